// The life of a board in its element: drawn and woken when it comes into a page, drawn again when it is another,
// unhooked when it goes.

import { ADDRESSES, ATTRIBUTES } from "./attributes.js";
import { fetchKit, FIRST, languageOf, LANGUAGES, speakApart, spoken } from "./kits.js";
import { address, led } from "./lead.js";
import { TOLD } from "./share.js";
import { ARRIVE, BEGIN, BOARD, CHANGE, IDLE, INTERNALS, KEPT, KIT, OPEN, READ, READY, REPORT, RESTORE, SAID, TURN_TO, WAITING } from "./shared.js";
import { DETAILS } from "./told.js";
import { keepDrags, keepOut } from "./touch.js";

let count = 0;

export class LivingBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  [INTERNALS] = this.attachInternals();
  #name = `squarewise-${++count}`;
  [BOARD];
  [KIT];
  [READ];
  #readIn;
  #language = FIRST;
  #isStale = true;
  // Whether the picture may be another than the page came with.
  #isDrawn = false;
  // Moves that are still to be made on a board which has not been drawn, or was taken out of the page.
  [WAITING] = "";
  #trouble;
  #isReady;
  [READY] = new Promise((resolve) => (this.#isReady = resolve));

  constructor() {
    super();
    // The form in which moves are typed is the board's own affair.
    this.addEventListener("submit", (event) => event.stopPropagation());
    this.addEventListener("submit", ({ target }) => this.#readTyped(target), { capture: true });
    this.addEventListener("click", (event) => this.#rewind(event));
    // A form that finds it unsolved gives it the focus, which belongs to a square.
    this.addEventListener("focus", () => this.focus());
    keepDrags(this);
  }

  connectedCallback() {
    for (const key of [...ATTRIBUTES, "name", "value", "share", "ply"]) {
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

  // Moved as a whole it keeps its state and its focus; the page round it may speak another language there.
  connectedMoveCallback() {
    this.#wake();
  }

  attributeChangedCallback(key, before, after) {
    if (before === after || key === "disabled") return;
    if (key === "lang") return void (this.isConnected && this.#wake());
    if (key === "required" || ADDRESSES.includes(key)) {
      this[REPORT]();
      return queueMicrotask(() => this.#sayIdle());
    }
    this.#isStale = this.#isDrawn = true;
    this[WAITING] = "";
    queueMicrotask(() => this[OPEN]());
  }

  async #wake() {
    const language = languageOf(spoken(this));
    const isOther = this[KIT] && language !== this.#language;
    this.#language = language;
    try {
      const { kit, read, readIn } = await fetchKit(language);
      // Meanwhile it may have come to speak another.
      if (language !== this.#language) return;
      [this[KIT], this[READ], this.#readIn] = [kit, read, readIn];
    } catch (error) {
      return this.#complain(this[SAID].asleep, error);
    }
    if (isOther) this.#again();
    else this[OPEN]();
    this[ARRIVE]();
  }

  get [SAID]() {
    return LANGUAGES[this.#language].said;
  }

  // Draws the board anew, with the moves that have been made.
  #again() {
    this[WAITING] ||= this.value;
    this.#isStale = this.#isDrawn = true;
    this[OPEN]();
  }

  // A page that draws its elements again may have emptied this one.
  #watch = new MutationObserver(() => this[BOARD] && !this.querySelector(".cells") && this.#again());

  // Draws the board if that is still to be done; the board, if there is one.
  [OPEN]() {
    if (!this.#isStale || !this[KIT] || !this.isConnected) return this[BOARD];
    this.#isStale = false;
    this[BOARD]?.free();
    this[BOARD] = undefined;
    if (this.hasAttribute("data-awake")) {
      // Awake by the script of its own site: it is that one's board.
      if (globalThis.squarewise) return;
      // A copy of one that was awake.
      this.removeAttribute("data-awake");
      this.#isDrawn = true;
    }
    try {
      const draw = this.#isDrawn ? "draw" : "open";
      this[BOARD] = this[KIT][draw](this, this.id || this.#name, this.#host);
      this.#isDrawn = true;
      this.#trouble?.remove();
      speakApart(this);
      keepOut(this);
      if (this[WAITING]) this[RESTORE](this[BOARD]);
      else this.#sayIdle();
    } catch (error) {
      // Sentences come as text; whatever else is thrown is for the author.
      return typeof error === "string" ? this.#complain(error) : this.#complain(this[SAID].asleep, error);
    }
    this[REPORT]();
    this.#isReady(this);
    return this[BOARD];
  }

  // Says which of its attributes do nothing, and why.
  #sayIdle() {
    if (!this[BOARD]) return;
    const idle = this[IDLE]();
    if (idle) this[BOARD].say(idle);
  }

  // The first of them, and why; empty, if there is none.
  [IDLE]() {
    return this[KIT].idleOf(this, ADDRESSES.find((key) => this[key] && !address(this[key])) ?? "");
  }

  // Makes the moves that wait, and says which of them cannot be made.
  [RESTORE](board) {
    const trouble = board.restore(this[WAITING]);
    this[WAITING] = "";
    if (trouble) board.say(trouble);
  }

  // Unhooks the board; the picture stays as it is, and the moves are made again should it come back.
  #sleep() {
    if (!this[BOARD]) return;
    this[WAITING] = this.value;
    this[BOARD].free();
    this[BOARD] = undefined;
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
    this[REPORT]();
  }

  #host = {
    // A sentence comes whole, for whoever hears it must not hear it twice: with squares by the names that the page tells,
    // and with the article of a refusal as a link to where the lessons of a site teach it.
    write: (status, text) => {
      const told = globalThis.squarewise?.spoken?.(text) ?? text;
      const lessons = this.lessons && address(this.lessons);
      const { said, taught } = LANGUAGES[this.#language];
      status.replaceChildren(...(lessons ? led(told, status.dataset.article, said.article, taught, lessons) : [told]));
    },
    tell: (name, lines) => {
      if (name === "change" || name === "solved") this[REPORT]();
      const detail = DETAILS[name](lines);
      const cancelable = name === "before-move" || name === "play";
      const goesOn = this.dispatchEvent(new CustomEvent(`squarewise-${name}`, { detail, cancelable, bubbles: true, composed: true }));
      if (name === "play" && goesOn) this[TURN_TO]("explore", detail.fen);
      return goesOn;
    },
  };

  // Becomes the board that is told of, whatever it was before: what is not told goes.
  [BEGIN](told) {
    const hadFocus = this.contains(this.getRootNode().activeElement);
    for (const key of TOLD) {
      if (told[key]) this.setAttribute(key, told[key]);
      else this.removeAttribute(key);
    }
    this.#isStale = this.#isDrawn = true;
    this[CHANGE]((board) => hadFocus && board.focus());
  }

  // In a shadow tree nobody else hears that a move has been typed.
  #readTyped(form) {
    const box = form.matches(".typed") && form.elements.move;
    if (box) this.#readIn?.(box);
  }

  // A game that is begun again is not lost: its moves can be made once more.
  #rewind(event) {
    const isReset = event.target.closest?.("[data-intent=reset]");
    const isGame = !this[BOARD]?.isSettingUp() && !["line", "stars", "answers", "squares"].some((key) => this[key]);
    if (!isReset || !isGame || this.moves.length === 0) return;
    event.stopImmediatePropagation();
    this[CHANGE]((board) => {
      board.arrive(this[KEPT][1], "0");
      board.introduce();
      // The button closes; the focus goes where a game begins.
      board.focus();
    });
    this.#host.tell("change", this.position);
  }

  // The side at the bottom, the moves, and how many of them are made.
  get [KEPT]() {
    return this[OPEN]()?.kept().split("\n") ?? ["white", "", "0"];
  }

  // Tells the form what it asks for, and the style sheet what it may show.
  [REPORT]() {
    const isSolved = this.solved;
    this[INTERNALS].setFormValue(this.value);
    if (this.required && !isSolved) {
      const place = this.querySelector(".cells button[tabindex='0']") ?? undefined;
      // Some browsers ask that it can have the focus itself.
      if (!this.hasAttribute("tabindex")) this.tabIndex = -1;
      this[INTERNALS].setValidity({ customError: true }, this[SAID].unsolved, place);
    } else {
      this[INTERNALS].setValidity({});
    }
    try {
      this[INTERNALS].states[isSolved ? "add" : "delete"]("solved");
    } catch {
      // A browser from before the states were named like this: there is nothing to style.
    }
  }

  // Changes the board by order of the program, which is told nothing of it.
  [CHANGE](change) {
    const board = this[OPEN]();
    if (board) change(board);
    this[REPORT]();
  }
}
