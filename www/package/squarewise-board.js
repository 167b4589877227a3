// <squarewise-board>: a chess board that draws itself, plays by the Laws, and says why a move is refused.
// What it can do is described in squarewise-board.d.ts and custom-elements.json; all of it is done in
// Rust, and the files beside this make attributes, properties, objects and events of it.

import { ADDRESSES, KEYS } from "./attributes.js";
import { Asked } from "./ask.js";
import { Carried } from "./carry.js";
import { Field } from "./field.js";
import { LivingBoard } from "./life.js";

export class SquarewiseBoard extends Field(Carried(Asked(LivingBoard))) {
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
