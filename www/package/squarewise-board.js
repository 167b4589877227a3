// <squarewise-board>: a chess board that draws itself, plays by the Laws, and says why a move is refused.
// What it can do is described in squarewise-board.d.ts and custom-elements.json; all of it is done in
// Rust, and this file makes attributes, properties, objects and events of it.

import { fetched, load } from "./load.js";
import { DETAILS, move, moves, refusal } from "./told.js";
import { read } from "./typed.js";

const KEYS = ["fen", "piece", "below", "mode", "coordinates", "stars", "answer", "line", "ask", "squares", "goal", "answers", "caption"];
export const ATTRIBUTES = [...KEYS, "orientation", "required"];

// One module and its words for all boards of a page, fetched when the first of them comes into it.
let loading;

async function kit() {
  const words = fetched(new URL("./words.txt", import.meta.url), "text");
  const [{ Kit }, text] = await Promise.all([load(), words]);
  return new Kit(text);
}

let count = 0;

export class SquarewiseBoard extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ATTRIBUTES;

  #internals = this.attachInternals();
  #name = `squarewise-${++count}`;
  #board;
  #kit;
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
    // A form that finds it unsolved gives it the focus, which belongs to a square.
    this.addEventListener("focus", () => this.focus());
  }

  connectedCallback() {
    for (const key of [...ATTRIBUTES, "name"]) {
      // Set before this class was known, it hides the property.
      if (!Object.hasOwn(this, key)) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
    // What the parser has not reached yet, a caption perhaps, belongs to the board too.
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.#wake(), { once: true });
    else this.#wake();
  }

  disconnectedCallback() {
    this.#sleep();
  }

  attributeChangedCallback(key, before, after) {
    if (before === after) return;
    if (key === "required") return this.#report();
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
    try {
      this.#kit ??= await (loading ??= kit());
    } catch (error) {
      // A later board may try again.
      loading = undefined;
      return this.#complain("This board cannot move now.", error);
    }
    this.#open();
  }

  // Draws the board if that is still to be done; the board, if there is one.
  #open() {
    if (!this.#isStale || !this.#kit || !this.isConnected) return this.#board;
    this.#isStale = false;
    this.#board?.free();
    this.#board = undefined;
    // Awake by another script: it is that one's board.
    if (this.hasAttribute("data-awake")) return;
    try {
      const draw = this.#isDrawn ? "draw" : "open";
      this.#board = this.#kit[draw](this, this.id || this.#name, this.#host);
      this.#isDrawn = true;
      this.#trouble?.remove();
      if (this.#waiting) this.#board.restore(this.#waiting);
      this.#waiting = "";
    } catch (error) {
      return this.#complain(String(error));
    }
    this.#report();
    this.#isReady(this);
    return this.#board;
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
      const cancelable = name === "before-move";
      return this.dispatchEvent(new CustomEvent(`squarewise-${name}`, { detail, cancelable, bubbles: true, composed: true }));
    },
  };

  // Tells the form what it asks for, and the style sheet what it may show.
  #report() {
    const isSolved = this.solved;
    this.#internals.setFormValue(this.value);
    if (this.required && !isSolved) {
      const place = this.querySelector(".cells button[tabindex='0']") ?? undefined;
      // Some browsers ask that it can have the focus itself.
      if (!this.hasAttribute("tabindex")) this.tabIndex = -1;
      this.#internals.setValidity({ customError: true }, "This exercise is not solved yet.", place);
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
    const [code, ...more] = board.judge(read(String(text))).split("\t");
    return code === "legal" ? { legal: true, ...move(more) } : refusal([code, ...more]);
  }
  move(text) {
    const verdict = this.judge(text);
    if (verdict?.legal) this.#change((board) => board.write(verdict.uci));
    return verdict;
  }

  get value() {
    return this.#board ? moves(this.#board.moves()).map(({ uci }) => uci).join(" ") : this.#waiting;
  }
  set value(made) {
    this.#waiting = String(made ?? "");
    if (!this.#open()) return;
    this.#change((board) => board.restore(this.#waiting));
    this.#waiting = "";
  }

  get required() {
    return this.hasAttribute("required");
  }
  set required(on) {
    this.toggleAttribute("required", Boolean(on));
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
    for (const key of [...KEYS, "orientation"]) {
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

