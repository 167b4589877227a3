// Fetches the boards' module and wakes every board on the page. All that a board does is in Rust;
// this file only forwards. If anything is missing the page stays the complete lesson that it is,
// and each board says that it cannot move, as looks.js sees to: it does so too if this file is missing.
// The page knows where the words of its language are.
import { fetched, load } from "./load.js";

const script = document.querySelector("script[data-words]"), page = script.dataset;
// A press on a board that still sleeps counts when it wakes, if nothing else was pressed since.
let early;
const meet = (event) => (early = event);
addEventListener("click", meet);
try {
  // The boards live as long as this list holds them: whoever frees one unhooks its boards.
  const boards = (globalThis.squarewise ??= []);
  // Once, however many copies of this script run: a second module would take the place of the first.
  const [{ wake }, words] = await (boards.module ??= Promise.all([load(), fetched(page.words, "text")]));
  boards.tell = tell;
  boards.push(wake(document.documentElement, words));
  if (early) document.elementFromPoint(early.pageX - scrollX, early.pageY - scrollY)?.closest(".cells button")?.click();
  const later = (script) => import(script).catch(() => {});
  if (document.querySelector(".help")) later("./keys.js");
  if (document.querySelector("[data-at]")) later("./pointing.js");
  // Moves are typed in many ways. What makes them one is fetched when somebody begins to type; without
  // it the short forms are still understood.
  addEventListener("focusin", ({ target }) => {
    if (target.closest(".typed")) later(new URL(page.typed, document.baseURI));
  });
} catch (error) {
  script.dispatchEvent(new ErrorEvent("error", { message: String(error) }));
}
removeEventListener("click", meet);

// What the sentence under a board says concerns the page too, which writes it at once as it is to be read. The
// article of a refusal becomes a link to where it is taught, which the page has ready, as it has its words. That
// an exercise is solved is told by an event, once the board has done its part.
function tell(status, text) {
  const { article, reason, tone } = status.dataset;
  const said = globalThis.squarewise.spoken?.(text) ?? text;
  const taught = (which) => document.querySelector(`.taught [data-article="${article}"]${which}`);
  const law = taught(`[data-reason="${reason}"]`) ?? taught("");
  const [before, ...after] = law ? said.split(law.textContent) : [said];
  status.replaceChildren(before, ...after.flatMap((rest) => [law.cloneNode(true), rest]));
  const board = status.closest("squarewise-board");
  if (!board || tone !== "solved") return;
  board.dataset.solved = "";
  queueMicrotask(() => board.dispatchEvent(new CustomEvent("squarewise-solved", { bubbles: true, composed: true })));
}
