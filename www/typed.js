// A move as people type it, made into the short form that a board reads: "knight takes f3" and "nf3"
// become Nf3. The box keeps what was typed. Whether it is a move, the board says.

// The words for these, with commas between them: the build writes those of a language in here.
const SPOKEN = {};
// In this order: left out last, so that an article is known by the piece after it.
const SIGNS = { castling: "O", kingside: "<", queenside: ">", king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P", white: "@", black: "~", takes: "x", from: "%", with: "&", becomes: "=", left_out: "" };
// The letters of the language's own pieces, and what a board reads for them, whose order is the same. Where
// they have no such letter, that of the English ones is understood too.
const PIECES = "NBRQK";
const LETTERS = SPOKEN.letters?.split(" ") ?? [...PIECES];
const english = (letter) => PIECES[LETTERS.indexOf(letter.toUpperCase())] ?? letter;
const FIGURINES = "♔K♕Q♖R♗B♘N♙P♚K♛Q♜R♝B♞N♟P";
// Letters of another keyboard that look like those of files, of taking and of castling.
const TWINS = "аaсcеeоoхxОO";
const latin = (pairs) => (sign) => pairs[pairs.indexOf(sign) + 1];

// Whole words, the longest first: "e" must not be found in "e.p.". An "a" may be a file: it is an article before
// a piece, and before a pawn that is not on it.
const words = (list) => {
  const each = list.replaceAll("’", "'").split(", ").sort((one, other) => other.length - one.length);
  const plain = each.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + (/^[a-h]$/.test(word) ? "(?=\\s+(?:[KQRBN]|P.*[^ab]\\d))" : ""));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain.join("|")})(?![\\p{L}\\p{N}])`, "giu");
};
const WORDS = Object.entries(SIGNS).map(([key, sign]) => [words(SPOKEN[key]), sign]);
// Any letter, file and rank: which there are, the board knows.
const SHORT = /^[A-Z]?[a-h]?[1-8]?[a-z]\d[KQRBNP]?$|^[KQRBNP]$/;

/** The short form, or the text itself if it is not to be understood, or names another side than is to move. */
export function read(text, toMove = "") {
  let move = text.normalize("NFKC").replace(/\p{Cf}/gu, "").replace(/[’ʼ]/g, "'").replace(/[-–—=]*[<>→⇒➔➝]/g, " ");
  move = move.replace(/["“„«‘‚`]/g, " ").trim();
  const plain = move.replace(/^[1-9]\d*(?:[.)]+|\s)\s*/, "");
  // Two moves, as in a game that is written down.
  if (plain !== move && /\d\s+\S*\d/.test(plain)) return text;
  // A piece's letter stands before one or two squares, where a small one may be a file, or after them.
  move = plain.replace(/^[^a-h](?=[\s:x×–-]*[a-h]?[1-8]?[\s:x×–-]*[a-h][1-8])/u, english);
  move = move.replace(/(?<=[1-8][\s=]*)\p{L}(?=[\s+#!?.]*$)/u, english);
  const endsInWord = /\p{L}{3,}\P{L}*$/u.test(move);
  for (const [word, sign] of WORDS) move = move.replace(word, sign);
  move = move.replace(/[♔-♟]/g, latin(FIGURINES)).replace(/[асеохО]/g, latin(TWINS));
  move = move.replace(/[\s\-‐-―−+#!?.,:;"'`´‘-‟«»()\ufe0e\ufe0f]/gu, "").replace(/(?<=\d)ep$/i, "");
  // Whose move it is has to be known where it is said.
  if (/^[@~]/.test(move)) {
    if (move[0] !== toMove) return text;
    move = move.slice(1);
  }
  const castled = castling(move);
  if (castled) return castled;
  move = move
    // "nf3" can be nothing but a knight's move, and "e pawn e4" is a pawn's.
    .replace(/^[kqrnp](?=[a-hx1-8])/i, (letter) => letter.toUpperCase())
    // Nor can a pawn go from the b-file any farther than to the next.
    .replace(/^b(?=x?[bd-h]\d)/, "B")
    .replace(/^([a-h])P/, "P$1")
    .replace(/[A-H](?=\d)/g, (letter) => letter.toLowerCase())
    // Told the other way round: a queen on e8, f3 from g1, f3 with the knight. At the edge a piece that comes
    // last is what a pawn becomes.
    .replace(/=([QRBN])(.+)/, "$2$1")
    .replace(/([a-h]\d)%([a-h]\d)/, "$2$1")
    .replace(/^(x?[a-h]\d)(&?)([KQRBNP])$/, (all, to, by, man) => (by || (endsInWord && /[2-7]$/.test(to)) ? man + to : all))
    .replace(/[%=&]/g, "")
    .replace(/[kqrbn]$/, (letter) => letter.toUpperCase())
    // It must be said who takes.
    .replace(/(?<=[A-Za-h1-8])[x×](?=[a-z]\d)/i, "");
  return SHORT.test(move) ? move : text;
}

// Castling, if it is that and no wing is named besides another.
function castling(move) {
  const [, before, noughts, after] = /^K?([<>]?)(O|[O0o]{2,3})([<>KQ]?)(?:&K)?$/.exec(move) ?? [];
  if (!noughts) return;
  const wings = [before, after.replace("K", "<").replace("Q", ">"), ["<", ">"][noughts.length - 2]].filter(Boolean);
  if (new Set(wings).size < 2) return { "<": "OO", ">": "OOO" }[wings[0]] ?? "O";
}

/** What a box of a board says, in the short form while the board reads it: what is refused stays as it was typed. */
export function readIn(box) {
  const typed = box.value;
  const board = box.closest("squarewise-board");
  const own = board?.querySelector(".cells [data-own]")?.dataset.square;
  const { man } = board?.querySelector(`.stage [data-piece="${own}"]`)?.dataset ?? {};
  const [toMove, pawn] = man < "a" ? ["@", "P"] : ["~", "p"];
  let short = read(typed, man && toMove);
  // A small b is the b-file, unless no pawn stands there.
  if (man && !board.querySelector(`.stage [data-piece^=b][data-man=${pawn}]`)) short = short.replace(/^b(?=[ac]\d$)/, "B");
  box.value = short;
  setTimeout(() => box.value === short && (box.value = typed));
}

function typedIn({ target }) {
  return target.matches?.(".typed, .typed *") && target.closest(".typed").elements.move;
}

// Before the board hears of it. Escape leads back to the squares.
globalThis.document?.addEventListener("submit", (event) => typedIn(event) && readIn(typedIn(event)), true);
globalThis.document?.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && typedIn(event)) typedIn(event).closest("squarewise-board").querySelector(".cells [tabindex='0']").focus();
});
