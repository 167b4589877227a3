// Each move in the list of a line becomes a button that leads to its place, by way of the buttons of its board: as
// it is written, or in words where its reader sees only those.

const told = document.documentElement.dataset.moves === "words" ? "span" : "b";
for (const board of document.querySelectorAll("squarewise-board:has([data-intent=first])")) {
  for (const move of board.querySelectorAll(`ol.line .move > ${told}`)) {
    const button = document.createElement("button");
    button.type = "button";
    move.replaceWith(button);
    button.append(move);
    button.addEventListener("click", () => lead(board, button.closest("li")));
  }
}

function lead(board, item) {
  const items = [...item.parentNode.children];
  const way = items.indexOf(item) - items.findIndex((other) => other.matches("[aria-current]"));
  const step = board.querySelector(`[data-intent=${way < 0 ? "back" : "forward"}]`);
  for (let left = Math.abs(way); left > 0; left -= 1) step.click();
}
