// Each move in the list of a line becomes a button that leads to its place, by way of the buttons of its board, once
// that is awake: as the move is written, or in words where its reader sees only those.

const page = document.documentElement;
const LINE = "squarewise-board[data-awake]:has([data-intent=first]) ol.line";

function open() {
  const [seen, unseen] = page.dataset.moves === "words" ? ["span", "b"] : ["b", "span"];
  for (const button of document.querySelectorAll(`${LINE} .move > button:has(> ${unseen})`)) {
    button.replaceWith(...button.childNodes);
  }
  for (const move of document.querySelectorAll(`${LINE} .move > ${seen}`)) {
    const button = document.createElement("button");
    button.type = "button";
    move.replaceWith(button);
    button.append(move);
    button.addEventListener("click", () => lead(button));
  }
}

function lead(button) {
  const item = button.closest("li");
  const items = [...item.parentNode.children];
  const way = items.indexOf(item) - items.findIndex((other) => other.matches("[aria-current]"));
  const step = button.closest("squarewise-board").querySelector(`[data-intent=${way < 0 ? "back" : "forward"}]`);
  for (let left = Math.abs(way); left > 0; left -= 1) step.click();
}

open();
// A board wakes, or its reader chooses, perhaps in another window, how moves are told.
new MutationObserver(open).observe(page, { subtree: true, attributeFilter: ["data-awake", "data-moves"] });
