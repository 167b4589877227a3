// What a program asks of a board, and tells it to do.

import { ARRIVE, CHANGE, KEPT, OPEN, READ, READY } from "./shared.js";
import { game, move, moves, refusal } from "./told.js";

export const Asked = (Board) => class extends Board {
  // The place in its game to which a board goes that cannot be drawn yet, or was taken out of the page.
  #place;

  get ready() {
    return this[READY];
  }
  get position() {
    return this[OPEN]()?.position();
  }
  get turn() {
    return { w: "white", b: "black" }[this.position?.split(" ")[1]];
  }
  get moves() {
    return moves(this[OPEN]()?.moves());
  }
  get game() {
    return game(this[OPEN]()?.game());
  }
  get ply() {
    return this.#place ?? Number(this[KEPT][2]);
  }
  set ply(wanted) {
    if (!this[OPEN]()) return void (this.#place = Math.max(0, Math.trunc(wanted) || 0));
    const [, made, before] = this[KEPT];
    const ply = Math.max(0, Math.min(Math.trunc(wanted) || 0, made ? made.split(" ").length : 0));
    const [back, forward] = this.line ? ["back", "forward"] : ["undo", "redo"];
    // A promotion that is asked, or a move that was tried in vain, is no step.
    this.#act("cancel");
    // One step is told as a move; a leap, by what is shown then.
    const one = { [-1]: back, 1: forward }[ply - before];
    if (one) return this.#act(one);
    this[CHANGE]((board) => {
      board.arrive(made, String(ply));
      // What the board replies by itself goes with the move that it answers: a leap forward ends behind both.
      if (ply > before && this.ply < ply) board.act(forward);
      board.introduce();
    });
  }
  [ARRIVE]() {
    const place = this.#place;
    if (place === undefined || !this[OPEN]()) return;
    this.#place = undefined;
    this.ply = place;
  }
  get legalMoves() {
    return moves(this[OPEN]()?.legalMoves(""));
  }
  get solved() {
    return this[OPEN]()?.isSolved() ?? false;
  }
  movesFrom(square) {
    return this.legalMoves.filter(({ from }) => from === square);
  }
  judge(text) {
    const board = this[OPEN]();
    if (!board) return;
    const [code, ...more] = board.judge(this[READ](String(text))).split("\t");
    return code === "legal" ? { legal: true, ...move(more) } : refusal([code, ...more]);
  }
  move(text) {
    const verdict = this.judge(text);
    if (verdict?.legal) this[CHANGE]((board) => board.write(verdict.uci));
    return verdict;
  }

  get faults() {
    return this[OPEN]()?.faults().split("\n").filter(Boolean) ?? [];
  }
  place(square, piece = "") {
    this[CHANGE]((board) => board.place(String(square), String(piece ?? "")));
  }
  clear() {
    this.#act("clear");
  }

  focus() {
    this[CHANGE]((board) => board.focus());
  }
  undo() {
    this.#act("undo");
  }
  redo() {
    this.#act("redo");
  }
  reset() {
    this.#act("reset");
  }
  flip() {
    this.#act("turn");
  }
  first() {
    this.#act("first");
  }
  back() {
    this.#act("back");
  }
  forward() {
    this.#act("forward");
  }
  last() {
    this.#act("last");
  }
  #act(intent) {
    this[CHANGE]((board) => board.act(intent));
  }
};
