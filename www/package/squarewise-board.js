// <squarewise-board>: a chess board that draws itself, plays by the Laws, and says why a move is refused.
// What it can do is described in squarewise-board.d.ts and custom-elements.json; all of it is done in
// Rust, and this file makes attributes, properties, objects and events of it.

import { copy } from "./clipboard.js";
import { fetchKit, FIRST, languageOf, LANGUAGES, speakApart, spoken } from "./kits.js";
import { address, lead } from "./lead.js";
import { LETTERS_MAX, TOLD, read as readShared, unknown, write } from "./share.js";
import { DETAILS, game, move, moves, refusal } from "./told.js";
import { keepDrags, keepOut } from "./touch.js";

const KEYS = ["fen", "piece", "below", "mode", "coordinates", "stars", "answer", "line", "ask", "squares", "goal", "answers", "caption", "tools"];
const ADDRESSES = ["link", "lessons"];
export const ATTRIBUTES = [...KEYS, "link", "lessons", "orientation", "required", "disabled", "lang"];

let count = 0;

export class SquarewiseBoard extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ATTRIBUTES;

  #internals = this.attachInternals();
  #name = `squarewise-${++count}`;
  #board;
  #kit;
  #read;
  #readIn;
  #language = FIRST;
  #isStale = true;
  // Whether the picture may be another than the page came with.
  #isDrawn = false;
  // Moves that are still to be made on a board which has not been drawn, or was taken out of the page.
  #waiting = "";
  #trouble;
  #isReady;
  #ready = new Promise((resolve) => (this.#isReady = resolve));

  constructor() {
    super();
    // The form in which moves are typed is the board's own affair.
    this.addEventListener("submit", (event) => event.stopPropagation());
    this.addEventListener("submit", ({ target }) => this.#readTyped(target), { capture: true });
    this.addEventListener("click", ({ target }) => this.#extra(target.closest?.("[data-extra]")));
    this.addEventListener("click", (event) => this.#rewind(event));
    // A form that finds it unsolved gives it the focus, which belongs to a square.
    this.addEventListener("focus", () => this.focus());
    keepDrags(this);
    this.#told.observe(this, { subtree: true, attributeFilter: ["data-tone"] });
  }

  connectedCallback() {
    for (const key of [...ATTRIBUTES, "name"]) {
      // Set before this class was known, it hides the property.
      if (!Object.hasOwn(this, key)) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
    this.#watch.observe(this, { childList: true });
    // What the parser has not reached yet, a caption perhaps, belongs to the board too.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.#wake(), { once: true });
    else this.#wake();
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    this.#sleep();
  }

  attributeChangedCallback(key, before, after) {
    if (before === after) return;
    if (key === "disabled") return;
    if (key === "lang") return void (this.isConnected && this.#wake());
    if (key === "required" || ADDRESSES.includes(key)) {
      this.#report();
      return queueMicrotask(() => this.#sayIdle());
    }
    this.#isStale = this.#isDrawn = true;
    this.#waiting = "";
    queueMicrotask(() => this.#open());
  }

  formResetCallback() {
    this.reset();
  }

  formStateRestoreCallback(state) {
    this.value = state;
  }

  async #wake() {
    const language = languageOf(spoken(this));
    const isOther = this.#kit && language !== this.#language;
    this.#language = language;
    try {
      const { kit, read, readIn } = await fetchKit(language);
      // Meanwhile it may have come to speak another.
      if (language !== this.#language) return;
      [this.#kit, this.#read, this.#readIn] = [kit, read, readIn];
    } catch (error) {
      return this.#complain(this.#said.asleep, error);
    }
    if (isOther) this.#again();
    else this.#open();
  }

  get #said() {
    return LANGUAGES[this.#language].said;
  }

  // Draws the board anew, with the moves that have been made.
  #again() {
    this.#waiting ||= this.value;
    this.#isStale = this.#isDrawn = true;
    this.#open();
  }

  // A page that draws its elements again may have emptied this one.
  #watch = new MutationObserver(() => this.#board && !this.querySelector(".cells") && this.#again());

  // The article of a refusal leads to where the lessons of a site teach it.
  #told = new MutationObserver((changes) => {
    const lessons = this.lessons && address(this.lessons);
    const { said, taught } = LANGUAGES[this.#language];
    if (lessons) for (const { target } of changes) lead(target, said.article, taught, lessons);
  });

  // Draws the board if that is still to be done; the board, if there is one.
  #open() {
    if (!this.#isStale || !this.#kit || !this.isConnected) return this.#board;
    this.#isStale = false;
    this.#board?.free();
    this.#board = undefined;
    if (this.hasAttribute("data-awake")) {
      // Awake by the script of its own site: it is that one's board.
      if (globalThis.squarewise) return;
      // A copy of one that was awake.
      this.removeAttribute("data-awake");
      this.#isDrawn = true;
    }
    try {
      const draw = this.#isDrawn ? "draw" : "open";
      this.#board = this.#kit[draw](this, this.id || this.#name, this.#host);
      this.#isDrawn = true;
      this.#trouble?.remove();
      speakApart(this);
      keepOut(this);
      if (this.#waiting) this.#restore(this.#board);
      else this.#sayIdle();
    } catch (error) {
      // Sentences come as text; whatever else is thrown is for the author.
      return typeof error === "string" ? this.#complain(error) : this.#complain(this.#said.asleep, error);
    }
    this.#report();
    this.#isReady(this);
    return this.#board;
  }

  // Says which of its attributes do nothing, and why.
  #sayIdle() {
    if (!this.#board) return;
    const idle = this.#kit.idleOf(this, ADDRESSES.find((key) => this[key] && !address(this[key])) ?? "");
    if (idle) this.#board.say(idle);
  }

  // Makes the moves that wait, and says which of them cannot be made.
  #restore(board) {
    const trouble = board.restore(this.#waiting);
    this.#waiting = "";
    if (trouble) board.say(trouble);
  }

  // Unhooks the board; the picture stays as it is, and the moves are made again should it come back.
  #sleep() {
    if (!this.#board) return;
    this.#waiting = this.value;
    this.#board.free();
    this.#board = undefined;
    this.#isStale = true;
  }

  // Whatever is in the element stays; one line says why it does not move.
  #complain(text, error = "") {
    let status = this.querySelector("[role=status]");
    if (!status) {
      status = this.#trouble ??= document.createElement("p");
      status.className = "status";
      status.setAttribute("role", "status");
      this.append(status);
    }
    status.textContent = text;
    status.title = String(error);
    this.#report();
  }

  #host = {
    tell: (name, lines) => {
      if (name === "change" || name === "solved") this.#report();
      const detail = DETAILS[name](lines);
      const cancelable = name === "before-move" || name === "play";
      const goesOn = this.dispatchEvent(new CustomEvent(`squarewise-${name}`, { detail, cancelable, bubbles: true, composed: true }));
      if (name === "play" && goesOn) this.#turnTo("explore", detail.fen);
      return goesOn;
    },
  };

  // What is wrong with a board that is told of by its attributes; empty, if it can be shown.
  #problemOf(told) {
    const board = document.createElement("p");
    for (const [key, value] of Object.entries(told)) board.setAttribute(key, value);
    const problem = this.#kit.faultsOf(board);
    return problem && this.#said.badBoard.replace("\u0001", problem);
  }

  // Becomes the board that is told of, whatever it was before: what is not told goes.
  #begin(told) {
    const hadFocus = this.contains(this.getRootNode().activeElement);
    for (const key of TOLD) {
      if (told[key]) this.setAttribute(key, told[key]);
      else this.removeAttribute(key);
    }
    this.#isStale = this.#isDrawn = true;
    this.#change((board) => hadFocus && board.focus());
  }

  // Shows a position and moves from it as the board is seen now, and says so.
  #turnTo(mode, fen, moves = "") {
    const coordinates = this.#open() && this.coordinates;
    this.#begin({ mode, fen, coordinates, below: this.#kept[0] });
    this.#change((board) => {
      if (moves) board.arrive(moves, "");
      board.introduce();
    });
  }

  // In a shadow tree nobody else hears that a move has been typed.
  #readTyped(form) {
    const box = form.matches(".typed") && form.elements.move;
    if (box) this.#readIn?.(box);
  }

  // A game that is begun again is not lost: its moves can be made once more.
  #rewind(event) {
    const isReset = event.target.closest?.("[data-intent=reset]:not([aria-disabled])");
    const isGame = !this.#board?.isSettingUp() && !["line", "stars", "answers", "squares"].some((key) => this[key]);
    if (!isReset || !isGame || this.moves.length === 0) return;
    event.stopImmediatePropagation();
    this.#change((board) => {
      board.arrive(this.#kept[1], "0");
      board.introduce();
      // The button closes; the focus goes where a game begins.
      board.focus();
    });
    this.#host.tell("change", this.position);
  }

  // What a button does that the page has asked for.
  async #extra(button) {
    const board = button && this.#open();
    if (!board) return;
    if (button.dataset.extra === "set-up") return this.#turnTo("setup", board.position());
    const text = button.dataset.extra === "copy-fen" ? board.position() : this.address;
    const isCopied = await copy(text, button.parentNode, this.#said.box);
    this.#change((board) => board.say(isCopied ? this.#said.copied : this.#said.byHand));
  }

  // The side at the bottom, the moves, and how many of them are made.
  get #kept() {
    return this.#open()?.kept().split("\n") ?? ["white", "", "0"];
  }

  // Tells the form what it asks for, and the style sheet what it may show.
  #report() {
    const isSolved = this.solved;
    this.#internals.setFormValue(this.value);
    if (this.required && !isSolved) {
      const place = this.querySelector(".cells button[tabindex='0']") ?? undefined;
      // Some browsers ask that it can have the focus itself.
      if (!this.hasAttribute("tabindex")) this.tabIndex = -1;
      this.#internals.setValidity({ customError: true }, this.#said.unsolved, place);
    } else {
      this.#internals.setValidity({});
    }
    try {
      this.#internals.states[isSolved ? "add" : "delete"]("solved");
    } catch {
      // A browser from before the states were named like this: there is nothing to style.
    }
  }

  // Changes the board by order of the program, which is told nothing of it.
  #change(change) {
    const board = this.#open();
    if (board) change(board);
    this.#report();
  }

  get ready() {
    return this.#ready;
  }
  get position() {
    return this.#open()?.position();
  }
  get turn() {
    return { w: "white", b: "black" }[this.position?.split(" ")[1]];
  }
  get moves() {
    return moves(this.#open()?.moves());
  }
  get game() {
    return game(this.#open()?.game());
  }
  get ply() {
    return Number(this.#kept[2]);
  }
  set ply(wanted) {
    const [, made, before] = this.#kept;
    const ply = Math.max(0, Math.min(Math.trunc(wanted) || 0, made ? made.split(" ").length : 0));
    const [back, forward] = this.line ? ["back", "forward"] : ["undo", "redo"];
    // One step is told as a move; a leap, by what is shown then.
    const one = { [-1]: back, 1: forward }[ply - before];
    if (one) return this.#act(one);
    this.#change((board) => {
      board.arrive(made, String(ply));
      board.introduce();
    });
  }
  get legalMoves() {
    return moves(this.#open()?.legalMoves(""));
  }
  get solved() {
    return this.#open()?.isSolved() ?? false;
  }
  movesFrom(square) {
    return this.legalMoves.filter(({ from }) => from === square);
  }
  judge(text) {
    const board = this.#open();
    if (!board) return;
    const [code, ...more] = board.judge(this.#read(String(text))).split("\t");
    return code === "legal" ? { legal: true, ...move(more) } : refusal([code, ...more]);
  }
  move(text) {
    const verdict = this.judge(text);
    if (verdict?.legal) this.#change((board) => board.write(verdict.uci));
    return verdict;
  }

  get faults() {
    return this.#open()?.faults().split("\n").filter(Boolean) ?? [];
  }
  place(square, piece = "") {
    this.#change((board) => board.place(String(square), String(piece ?? "")));
  }
  clear() {
    this.#act("clear");
  }
  load(text) {
    // A board that is asleep over its attributes wakes with others.
    if (!this.#kit) return;
    const [fen, made, trouble] = this.#kit.readPasted(String(text)).split("\n");
    if (!fen) return this.#say(trouble);
    // A position that cannot be played from is one to be set right.
    const mode = this.#problemOf({ fen, mode: "explore" }) ? "setup" : "explore";
    const problem = this.#problemOf({ fen, mode });
    if (problem) return this.#say(problem);
    this.#turnTo(mode, fen, made);
    return trouble && this.#say(trouble);
  }
  #say(text) {
    this.#change((board) => board.say(text));
    return text;
  }

  get share() {
    const board = this.#open();
    if (!board) return "";
    return write(this, this.#kept, board.isSettingUp() ? board.position() : this.fen);
  }
  set share(text) {
    this.#ready.then(() => this.#arrive(String(text)));
  }
  get address() {
    const base = address(this.link) ?? new URL(location.href);
    base.hash = this.share;
    return base.href;
  }
  #arrive(text) {
    if (text.length > LETTERS_MAX) return this.#say(this.#said.tooLong);
    const { moves = "", step = "", ...told } = readShared(text);
    const problem = this.#problemOf(told);
    // Who follows a link has not written it: what is wrong in it is kept for whoever points at the sentence.
    if (problem) this.#say(this.#said.badLink);
    this.querySelector("[role=status]").title = problem;
    if (problem) return;
    this.#begin(told);
    // A line is the moves already: the step says how far.
    this.#change((board) => board.arrive(this.line ? this.#kept[1] : moves, step));
    const left = unknown(text, [...ATTRIBUTES, "theme"]);
    if (left !== undefined) this.#say(this.#said.unknown.replace("\u0001", left));
  }

  get value() {
    if (this.#board?.isSettingUp()) return this.#board.position();
    return this.#board ? moves(this.#board.moves()).map(({ uci }) => uci).join(" ") : this.#waiting;
  }
  set value(made) {
    this.#waiting = String(made ?? "");
    if (!this.#open()) return;
    this.#change((board) => this.#restore(board));
  }

  get required() {
    return this.hasAttribute("required");
  }
  set required(on) {
    this.toggleAttribute("required", Boolean(on));
  }
  get disabled() {
    return this.hasAttribute("disabled");
  }
  set disabled(on) {
    this.toggleAttribute("disabled", Boolean(on));
  }
  get name() {
    return this.getAttribute("name") ?? "";
  }
  set name(name) {
    this.setAttribute("name", name);
  }
  get type() {
    return this.localName;
  }
  get form() {
    return this.#internals.form;
  }
  get labels() {
    return this.#internals.labels;
  }
  get validity() {
    return this.#internals.validity;
  }
  get validationMessage() {
    return this.#internals.validationMessage;
  }
  get willValidate() {
    return this.#internals.willValidate;
  }
  checkValidity() {
    return this.#internals.checkValidity();
  }
  reportValidity() {
    return this.#internals.reportValidity();
  }
  focus() {
    this.#change((board) => board.focus());
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
    this.#change((board) => board.act(intent));
  }

  static {
    // Each attribute is a property too; what is not there is empty.
    for (const key of [...KEYS, ...ADDRESSES, "orientation"]) {
      Object.defineProperty(this.prototype, key, {
        configurable: true,
        enumerable: true,
        get() {
          return this.getAttribute(key) ?? "";
        },
        set(value) {
          if (value == null) this.removeAttribute(key);
          else this.setAttribute(key, value);
        },
      });
    }
  }
}

// However many copies of this script a page has, the first one's class is the class.
if (!customElements.get("squarewise-board")) customElements.define("squarewise-board", SquarewiseBoard);

