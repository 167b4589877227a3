// A board that is put in as a text, and carried away and brought back as part of an address.

import { ATTRIBUTES } from "./attributes.js";
import { copy } from "./clipboard.js";
import { address } from "./lead.js";
import { LETTERS_MAX, read as readShared, unknown, write } from "./share.js";
import { ARRIVE, BEGIN, CHANGE, IDLE, KEPT, KIT, OPEN, SAID, SAY, TURN_TO } from "./shared.js";

// What nobody sees in a text that was copied somewhere.
const UNSEEN = /\p{Cf}|(?!\s)\p{Cc}/gu;

export const Carried = (Board) => class extends Board {
  // What a board is to be brought to that cannot be drawn yet, or was taken out of the page.
  #shared;

  constructor() {
    super();
    this.addEventListener("click", ({ target }) => this.#extra(target.closest?.("[data-extra]")));
  }

  // What is wrong with a board that is told of by its attributes; empty, if it can be shown.
  #problemOf(told) {
    const board = document.createElement("p");
    for (const [key, value] of Object.entries(told)) board.setAttribute(key, value);
    const problem = this[KIT].faultsOf(board);
    return problem && this[SAID].badBoard.replace("\u0001", problem);
  }

  // Shows a position and moves from it as the board is seen now, and says so.
  [TURN_TO](mode, fen, moves = "") {
    const coordinates = this[OPEN]() && this.coordinates;
    this[BEGIN]({ mode, fen, coordinates, below: this[KEPT][0] });
    this[CHANGE]((board) => {
      if (moves) board.arrive(moves, "");
      board.introduce();
    });
  }

  load(text) {
    // A board that is asleep over its attributes wakes with others.
    if (!this[KIT]) return;
    const seen = String(text).replace(UNSEEN, "");
    const [fen, made, trouble] = this[KIT].readPasted(seen).split("\n");
    if (!fen) return this[SAY](trouble);
    // A position that cannot be played from is one to be set right.
    const mode = this.#problemOf({ fen, mode: "explore" }) ? "setup" : "explore";
    const problem = this.#problemOf({ fen, mode });
    if (problem) return this[SAY](problem);
    this[TURN_TO](mode, fen, made);
    return trouble && this[SAY](trouble);
  }
  [SAY](text) {
    this[CHANGE]((board) => board.say(text));
    return text;
  }

  get share() {
    const board = this[OPEN]();
    if (!board) return this.#shared ?? "";
    return write(this, this[KEPT], board.isSettingUp() ? board.position() : this.fen);
  }
  set share(text) {
    this.#shared = String(text);
    this[ARRIVE]();
  }
  [ARRIVE]() {
    if (!this[KIT] || !this.isConnected) return;
    const text = this.#shared;
    this.#shared = undefined;
    if (text !== undefined) this.#arrive(text);
    super[ARRIVE]();
  }
  get address() {
    const base = address(this.link) ?? new URL(location.href);
    base.hash = this.share;
    return base.href;
  }
  #arrive(text) {
    if (text.length > LETTERS_MAX) return this[SAY](this[SAID].tooLong);
    const { moves = "", step = "", ...told } = readShared(text);
    const problem = this.#problemOf(told);
    // Who follows a link has not written it: what is wrong in it is kept for whoever points at the sentence.
    if (problem) this[SAY](this[SAID].badLink);
    const status = this.querySelector("[role=status]");
    if (status) status.title = problem;
    if (problem) return;
    this[BEGIN](told);
    // A line is the moves already: the step says how far.
    let trouble;
    this[CHANGE]((board) => (trouble = board.arrive(this.line ? this[KEPT][1] : moves, step)));
    const left = unknown(text, [...ATTRIBUTES, "theme"]);
    if (left !== undefined) return this[SAY](this[SAID].unknown.replace("\u0001", left));
    // What does nothing is told where there is nothing worse to tell.
    const idle = !trouble && this[IDLE]();
    if (idle) this[SAY](idle);
  }

  // What a button does that the page has asked for.
  async #extra(button) {
    const board = button && this[OPEN]();
    if (!board) return;
    if (button.dataset.extra === "set-up") return this[TURN_TO]("setup", board.position());
    const text = button.dataset.extra === "copy-fen" ? board.position() : this.address;
    const isCopied = await copy(text, button.parentNode, this[SAID].box);
    this[CHANGE]((board) => board.say(isCopied ? this[SAID].copied : this[SAID].byHand));
  }
};
