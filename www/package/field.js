// A board as a field of a form: it sends its moves, and the form may wait until it is solved.

import { BOARD, CHANGE, INTERNALS, OPEN, RESTORE, WAITING } from "./shared.js";
import { moves } from "./told.js";

export const Field = (Board) => class extends Board {
  static formAssociated = true;

  formResetCallback() {
    this.reset();
  }

  formStateRestoreCallback(state) {
    this.value = state;
  }

  get value() {
    if (this[BOARD]?.isSettingUp()) return this[BOARD].position();
    return this[BOARD] ? moves(this[BOARD].moves()).map(({ uci }) => uci).join(" ") : this[WAITING];
  }
  set value(made) {
    // A board that is still to be drawn again for another attribute takes up at once what waits for it.
    const board = this[OPEN]();
    this[WAITING] = String(made ?? "");
    if (board) this[CHANGE](() => this[RESTORE](board));
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
    return this[INTERNALS].form;
  }
  get labels() {
    return this[INTERNALS].labels;
  }
  get validity() {
    return this[INTERNALS].validity;
  }
  get validationMessage() {
    return this[INTERNALS].validationMessage;
  }
  get willValidate() {
    return this[INTERNALS].willValidate;
  }
  checkValidity() {
    return this[INTERNALS].checkValidity();
  }
  reportValidity() {
    return this[INTERNALS].reportValidity();
  }
};
