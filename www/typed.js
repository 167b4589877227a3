// A move as people type it, made into the short form that a board reads: "knight takes f3" and "nf3"
// become Nf3, and stand so in the box for the learner to see. Whether it is a move, the board says.

const WORDS = [
  [/\b(?:castles?|castling)\b/g, "O"],
  [/\b(?:king-?side|short)\b/g, "<"],
  [/\b(?:queen-?side|long)\b/g, ">"],
  [/\bking(?:'s)?\b|[♔♚]/g, "K"],
  [/\bqueen(?:'s)?\b|[♕♛]/g, "Q"],
  [/\brook(?:'s)?\b|[♖♜]/g, "R"],
  [/\bbishop(?:'s)?\b|[♗♝]/g, "B"],
  [/\b(?:knight(?:'s)?|horse)\b|[♘♞]/g, "N"],
  [/\bpawn(?:'s)?\b|[♙♟]/g, "P"],
  [/\b(?:the|my|a|an|and|on|from|to|at|onto|in|with|goes|moves?|takes?|captures?|becom(?:es?|ing)|promotes?|promoting|check(?:mate)?|mate|en passant|e\.?p\.?)(?=\W|$)/g, ""],
];
const SHORT = /^(?:O{1,3}|[KQRBNP]?(?:[a-h]?[1-8]?[a-h][1-8][KQRBN]?)?)$/;

/** The short form, or the text itself if it is not to be understood. */
export function read(text) {
  let move = text.normalize("NFKC").trim();
  // A capital B is a bishop and a small b a file, so only words are made small.
  move = move.replace(/[\p{L}'-]{3,}(?![\p{L}\d])/gu, (word) => word.toLowerCase());
  for (const [word, sign] of WORDS) move = move.replace(word, sign);
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
  if (box) box.value = read(box.value);
}, true);
