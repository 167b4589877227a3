// A move as people type it, made into the short form that a board reads: "knight takes f3" and "nf3"
// become Nf3, and stand so in the box for the learner to see. Whether it is a move, the board says.

// The words for these, with commas between them: the build writes those of a language in here.
const SPOKEN = {};
const SIGNS = { castling: "O", kingside: "<", queenside: ">", king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P", left_out: "" };
// The letters of the language's own pieces, and what a board reads for them, whose order is the same. Where
// they have no such letter, that of the English ones is understood too.
const PIECES = "NBRQK";
const LETTERS = SPOKEN.letters?.split(" ") ?? [...PIECES];
const sign = (letter) => PIECES[LETTERS.indexOf(letter.toUpperCase())] ?? letter;
const FIGURINES = "♔K♕Q♖R♗B♘N♙P♚K♛Q♜R♝B♞N♟P";

// Whole words, the longest first: "e" must not be found in "e.p.".
const words = (list) => {
  const each = list.split(", ").sort((one, other) => other.length - one.length);
  const plain = each.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain.join("|")})(?![\\p{L}\\p{N}])`, "gu");
};
const WORDS = Object.entries(SIGNS).map(([key, sign]) => [words(SPOKEN[key]), sign]);
const SHORT = /^(?:O{1,3}|[KQRBNP]?(?:[a-h]?[1-8]?[a-h][1-8][KQRBN]?)?)$/;

/** The short form, or the text itself if it is not to be understood. */
export function read(text) {
  let move = text.normalize("NFKC").trim();
  // A piece's letter stands before one or two squares, where a small one may be a file, or after them.
  move = move.replace(/^[^a-h](?=[\s:x×–-]*[a-h]?[1-8]?[\s:x×–-]*[a-h][1-8])/u, sign);
  move = move.replace(/(?<=[1-8][\s=]*)\p{L}(?=[\s+#!?.]*$)/u, sign);
  // A capital B is a bishop and a small b a file, so only words are made small.
  move = move.replace(/[\p{L}'-]{3,}(?![\p{L}\d])/gu, (word) => word.toLowerCase());
  for (const [word, sign] of WORDS) move = move.replace(word, sign);
  move = move.replace(/[♔-♟]/g, (man) => FIGURINES[FIGURINES.indexOf(man) + 1]);
  move = move.replace(/[\s\-–—x×:=+#!?().,\ufe0e\ufe0f]/giu, "");
  if (/^[O0o]{2,3}$/.test(move)) move = "O".repeat(move.length);
  else if (/^[O<>KQ]*O[O<>KQ]*$/.test(move)) move = /[>Q]/.test(move) ? "OOO" : /[<K]/.test(move) ? "OO" : "O";
  // "nf3" can be nothing but a knight's move, and "e pawn e4" is a pawn's.
  move = move
    .replace(/^[kqrnp](?=[a-h1-8])/, (letter) => letter.toUpperCase())
    .replace(/^([a-h])P/, "P$1")
    .replace(/[A-H](?=[1-8])/g, (letter) => letter.toLowerCase())
    .replace(/[kqrbn]$/, (letter) => letter.toUpperCase());
  return move && SHORT.test(move) ? move : text;
}

// Before the board hears of it.
globalThis.document?.addEventListener("submit", ({ target }) => {
  const box = target.matches(".typed") && target.elements.move;
  if (!box) return;
  const move = (box.value = read(box.value));
  // What is refused stands in the box as its reader would write it.
  const own = SHORT.test(move) ? move.replace(/[NBRQK]/g, (piece) => LETTERS[PIECES.indexOf(piece)]) : move;
  setTimeout(() => box.value === move && (box.value = own));
}, true);
