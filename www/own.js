// The page with a board of one's own. Its address holds the board, behind a "#", which no server is told:
// whoever opens the address again, or sends it to somebody, has the same board at the same move.
import "./package/squarewise-board.js";
import "./line.js";
import { describe } from "./keys.js";
import { record } from "./record.js";

const board = document.querySelector("#own");
const form = document.querySelector(".put-in form");
const task = document.querySelector("[data-task]");
// An address like those that this page gives away, put in as a text.
const LINK = /^(?:https?:\S+)?[#?](\S+=\S+|start)$/;
const TASK = `fen=8/8/8/8/8/8/8/8&mode=setup&goal=${task.dataset.goal}`;

await board.ready;
const listMoves = record(document.querySelector(".record"), board, keep);
for (const asleep of document.querySelectorAll(".beside [disabled]")) asleep.disabled = false;
showMoves();
arrive();
addEventListener("hashchange", () => arrive());
for (const event of ["change", "solved", "play"]) board.addEventListener(`squarewise-${event}`, keep);
board.addEventListener("click", ({ target }) => target.closest("[data-intent=turn], [data-extra=set-up]") && keep());

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { text } = form.elements;
  if (!text.value.trim()) return text.focus();
  const [, shared] = LINK.exec(text.value.trim()) ?? [];
  if (shared) {
    arrive(shared);
    return keep();
  }
  const before = board.share;
  board.load(text.value);
  if (board.share !== before) keep();
  bringIntoSight();
});
task.addEventListener("click", () => {
  show(TASK);
  keep();
});

function arrive(wanted = location.hash.slice(1)) {
  if (wanted === "start") show(TASK);
  else if (wanted.includes("=")) show(wanted);
}

function showMoves() {
  listMoves();
  describe();
}

function show(shared) {
  board.share = shared;
  showMoves();
  bringIntoSight();
}

// Of a board that is higher than the window, its beginning: the squares.
function bringIntoSight() {
  board.scrollIntoView({ block: board.offsetHeight > innerHeight ? "start" : "nearest" });
}

// Every move has its place in the address, but not in the history: the button Back leaves the page.
function keep() {
  queueMicrotask(() => {
    showMoves();
    try {
      if (board.share) history.replaceState(null, "", `#${board.share}`);
    } catch {
      // A browser lets an address change only so often; the next move brings it up to date.
    }
  });
}
