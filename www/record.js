// The moves of a board as a list: each leads to its place in the game, and so do four buttons and the arrow keys.
// They are written as in a game record, or in words where their reader wants only those.

const page = document.documentElement;
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };
const WAYS = { first: -Infinity, back: -1, forward: 1, last: Infinity };

/** Fills the list in `part` with the moves of `board`, now and whenever `show` is called; `went` hears of every way. */
export function record(part, board, went) {
  const list = part.querySelector("ol");
  const ways = [...part.querySelectorAll("[data-intent]")];
  let listed = "";

  part.addEventListener("click", ({ target }) => {
    const button = target.closest("button:not([aria-disabled])");
    if (!button) return;
    const way = WAYS[button.dataset.intent];
    go(way === undefined ? [...list.children].indexOf(button.parentNode) : board.ply + way);
  });
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(board.ply + step);
    list.querySelector("[aria-current]").focus();
  });

  function go(ply) {
    board.ply = Math.max(0, Math.min(ply, list.children.length - 1));
    show();
    went();
  }

  function show() {
    const game = board.game;
    // A line has its own list, and its own buttons.
    part.hidden = game.length === 0 || board.line !== "";
    const moves = game.map(({ numbered, told }) => (page.dataset.moves === "words" ? told : numbered));
    if (moves.join() !== listed) list.replaceChildren(...[list.dataset.start, ...moves].map(entry));
    listed = moves.join();
    mark(board.ply);
  }

  function mark(ply) {
    for (const [number, { firstChild: button }] of [...list.children].entries()) {
      const isHere = number === ply;
      // One stop for the Tab key: a game has a hundred moves.
      button.tabIndex = isHere ? 0 : -1;
      if (isHere) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    for (const way of ways) {
      way.disabled = false;
      const isEnd = WAYS[way.dataset.intent] < 0 ? ply === 0 : ply === list.children.length - 1;
      if (isEnd) way.setAttribute("aria-disabled", "true");
      else way.removeAttribute("aria-disabled");
    }
    // Only the list scrolls, never the page under somebody's hands.
    const here = list.children[ply];
    if (here) list.scrollTop = here.offsetTop - (list.clientHeight - here.offsetHeight) / 2;
  }

  // Its reader chooses, perhaps in another window, how moves are told.
  new MutationObserver(show).observe(page, { attributeFilter: ["data-moves"] });
  return show;
}

/** A move of the list: Black's has no number of its own beside White's. */
function entry(text, place) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = place > 1 ? text.replace(/^\d+… /, "") : text;
  if (button.textContent !== text) button.setAttribute("aria-label", text);
  const item = document.createElement("li");
  item.append(button);
  return item;
}
