// The Laws of Chess for JavaScript: what a program sees of the wasm module beside this file.
// The types in squarewise.d.ts are its manual.
//
// Every argument is checked here, so that nothing but sound numbers, and the letters of a FEN, cross
// the border. Answers come back on a page of 16-bit numbers, and are unpacked into objects here.

import * as glue from "./rules_bg.js";

const url = new URL("rules_bg.wasm", import.meta.url);
// Node reads files, and everybody else fetches.
const bytes = url.protocol === "file:" ? (await import("node:fs")).readFileSync(url) : await fetched();
const { instance } = await WebAssembly.instantiate(bytes, { glue });
const wasm = instance.exports;
glue.__wbg_set_wasm(wasm);
wasm.__wbindgen_start();

async function fetched() {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  return response.arrayBuffer();
}

const SQUARES = [..."12345678"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank));
const NUMBERS = new Map(SQUARES.map((name, number) => [name, number]));
const KINDS = [undefined, "n", "b", "r", "q", "k", undefined, "p"];
const SIDES = ["white", "black"];
const RULES = ["threefold", "fifty"];
const EVENTS = ["agreement", "flag", "resign", "second_illegal"];
// In the order of `Game::ask` in game.rs.
const [START, MOVES, HISTORY, JUDGE, PLAY, UNDO, REDO, STATUS, CLAIM, END, PERFT, CAN_WIN] = Array(12).keys();
const ANY = 64;
const FEN_LENGTH_MAX = 999;
const DEPTH_MAX = 6;

export class ChessError extends Error {
  name = "ChessError";
  constructor(code, message, more) {
    super(message);
    Object.assign(this, { code, ...more });
  }
}

function fail(code, found, expected) {
  const shown = typeof found === "string" ? JSON.stringify(found.slice(0, 24)) : found === null ? found : typeof found;
  throw new ChessError(code, `${code}: found ${shown}, expected ${expected}`);
}

const square = (value, code) => NUMBERS.get(value) ?? fail(code, value, 'a square like "e4"');

function choice(value, names, code) {
  const index = names.indexOf(value);
  return index < 0 ? fail(code, value, `one of ${names.filter(Boolean)}`) : index;
}

function option(value = false, code) {
  return typeof value === "boolean" ? +value : fail(code, value, "true or false");
}

// The module's memory; when it grows, this is empty and taken anew.
let page = [];

// A page is how many moves there are, how many letters in two halves, then the moves, then the letters.
function lines(at) {
  const first = at + 3 + page[at];
  const end = first + page[at + 1] + page[at + 2] * 65536;
  let text = "";
  for (let i = first; i < end; i++) text += String.fromCharCode(page[i]);
  return text.split("\n");
}

function moves(at, sans = []) {
  const moves = [];
  for (let i = 0; i < page[at]; i++) moves.push(move(page[at + 3 + i], sans[i]));
  return moves;
}

function move(packed, san) {
  const from = SQUARES[packed & 63];
  const to = SQUARES[(packed >> 6) & 63];
  const promotion = KINDS[(packed >> 12) & 7];
  return { uci: promotion ? from + to + promotion : from + to, from, to, promotion, capture: packed > 32767, san };
}

// What players write in more than one way.
const bare = (san) => san.replace(/[+#!?=x\s-]/g, "").replaceAll("0", "O");

export class Game {
  #game = new glue.Game();

  constructor(fen = this.fen(), options = {}) {
    if (typeof fen !== "string" || fen.length > FEN_LENGTH_MAX || /\p{Surrogate}/u.test(fen)) {
      fail("fen", fen, `a text of at most ${FEN_LENGTH_MAX} whole characters`);
    }
    const { chess960, lesson } = options ?? fail("options", options, "an object");
    const flags = option(chess960, "chess960") + 2 * option(lesson, "lesson");
    const letters = new Uint16Array(wasm.memory.buffer, this.#game.room(fen.length), fen.length);
    for (let i = 0; i < fen.length; i++) letters[i] = fen.charCodeAt(i);
    const [message, ...errors] = lines(this.#ask(START, flags)).slice(0, -1);
    if (message) throw new ChessError("fen", message, { errors });
  }

  // Asks, and tells where on the page the answer begins.
  #ask(question, one = 0, two = 0) {
    const at = this.#game.ask(question, one, two) / 2;
    if (!page.length) page = new Uint16Array(wasm.memory.buffer);
    return at;
  }

  // Packs a try, read from a text or an object.
  #attempt(tried) {
    let { from, to, promotion } = tried ?? fail("move", tried, "a text or an object");
    if (typeof tried === "string") {
      const [, ...uci] = /^([a-h][1-8])[-x]?([a-h][1-8])=?([a-z])?$/.exec(tried) ?? [];
      [from, to, promotion] = uci[0] ? uci : this.#written(tried);
    }
    return square(from, "from") + square(to, "to") * 64 + choice(promotion, KINDS, "promotion") * 4096;
  }

  // The legal move that is written like this.
  #written(text) {
    const wanted = bare(text.slice(0, 20));
    const found = this.movesWithSan().find(({ san }) => bare(san) === wanted);
    const { from, to, promotion } = found ?? fail("move", text, "two squares like e2e4, or a legal move like Nf3");
    return [from, to, promotion];
  }

  moves(from) {
    return moves(this.#ask(MOVES, from === undefined ? ANY : square(from, "from")));
  }

  movesWithSan(from) {
    const at = this.#ask(MOVES, from === undefined ? ANY : square(from, "from"), 1);
    return moves(at, lines(at));
  }

  history() {
    const at = this.#ask(HISTORY);
    return moves(at, lines(at));
  }

  judge(tried, actor) {
    return this.#verdict(this.#attempt(tried), choice(actor, [...SIDES, undefined], "actor"));
  }

  #verdict(packed, actor = 2) {
    const at = this.#ask(JUDGE, packed, actor);
    const [code, article, ...squares] = lines(at);
    const [legal] = moves(at, [code]);
    if (legal) return { legal: true, ...legal };
    squares.pop();
    const { uci } = move(packed);
    return { legal: false, code, squares, article, text: `${[`${uci}:`, code, ...squares].join(" ")} (${article})` };
  }

  play(tried) {
    const packed = this.#attempt(tried);
    const { legal, ...played } = this.#verdict(packed);
    if (!legal) throw new ChessError(played.code, played.text, played);
    this.#ask(PLAY, packed);
    return played;
  }

  undo() {
    return moves(this.#ask(UNDO))[0];
  }

  redo() {
    return moves(this.#ask(REDO))[0];
  }

  status() {
    const [status, article, result, claims, count, fen] = lines(this.#ask(STATUS));
    const [, turn, castling, passed, halfmove] = fen.split(" ");
    return {
      status, result, article: article || undefined, turn: SIDES[+(turn === "b")],
      claims: RULES.filter((_, rule) => (claims >> rule) & 1),
      count: +count, halfmove: +halfmove, ep_possible: passed !== "-", castling, fen,
    };
  }

  fen() {
    return this.status().fen;
  }

  claim(rule, written) {
    const number = choice(rule, RULES, "rule");
    const packed = written === undefined ? 0 : this.#attempt(written);
    const refusal = packed ? this.#verdict(packed) : { legal: true };
    if (!refusal.legal) return { allowed: false, article: refusal.article, refusal };
    return { allowed: page[this.#ask(CLAIM, packed, number)] > 0, article: `9.${number + 2}.${packed ? 1 : 2}` };
  }

  end(event, side) {
    const number = choice(event, EVENTS, "event");
    if (page[this.#ask(END, number, number ? choice(side, SIDES, "side") : 0)]) {
      throw new ChessError("too_early", "a draw can be agreed only once both players have made a move");
    }
    const { result, article } = this.status();
    return { result, article };
  }

  canWin(side) {
    const at = this.#ask(CAN_WIN, 0, choice(side, SIDES, "side"));
    const [why] = lines(at);
    if (why === "yes") return { can_win: true, line: moves(at).map(({ uci }) => uci) };
    return why ? { can_win: false, why } : { can_win: null };
  }

  perft(depth) {
    const counts = Number.isInteger(depth) && depth >= 0 && depth <= DEPTH_MAX;
    if (!counts) fail("depth", depth, `a whole number from 0 to ${DEPTH_MAX}`);
    const at = this.#ask(PERFT, depth);
    return page[at + 3] + page[at + 4] * 2 ** 16 + page[at + 5] * 2 ** 32;
  }

  free() {
    this.#game.free();
  }
}
