// A board as part of an address, like "fen=8/8/8/8/3R4/8/8/8_w&moves=d4d7_d7g7&step=1": which board it is,
// the moves, and how many of them are made. Lines stand in it for spaces, so that people can read it.

export const TOLD = ["fen", "mode", "below", "line", "stars", "answer", "goal", "answers", "ask", "squares", "piece", "coordinates"];
const SPACED = ["fen", "moves", "line", "stars", "answer", "squares", "goal"];

// What an address means that tells of no position.
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

export const LETTERS_MAX = 30000;

// What stands in an address as it is; the rest is escaped.
const escaped = (text) => encodeURIComponent(text).replace(/%(?:2F|2C|3A)/g, decodeURIComponent);

/** The part of an address that shows a board as it is now. */
export function write(board, [below, moves, made], fen) {
  const told = Object.fromEntries(TOLD.map((key) => [key, board.getAttribute(key) ?? ""]));
  const all = moves ? moves.split(" ").length : 0;
  Object.assign(told, { fen, below: below === "white" ? "" : below, moves: told.line ? "" : moves });
  // Where each move stands in the address, a step is needed only if not all are made.
  told.step = told.line ? (Number(made) ? made : "") : Number(made) < all ? made : "";
  const parts = Object.entries(told).filter(([, value]) => value);
  return parts.map(([key, value]) => `${key}=${escaped(SPACED.includes(key) ? value.replaceAll(" ", "_") : value)}`).join("&");
}

const READ = [...TOLD, "moves", "step"];

/** The first name in such a part that means nothing, besides those that the page knows. */
export function unknown(text, known) {
  return [...new URLSearchParams(text).keys()].find((key) => ![...READ, ...known].includes(key));
}

/** What such a part says, by name. */
export function read(text) {
  const parts = [...new URLSearchParams(text)].filter(([key, value]) => value && READ.includes(key));
  const told = parts.map(([key, value]) => [key, SPACED.includes(key) ? value.replaceAll("_", " ") : value]);
  return { fen: START, ...Object.fromEntries(told) };
}
