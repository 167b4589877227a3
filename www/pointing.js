// Prose and board point at each other: a square or a piece named in the text, on the board beside it; a
// square of the board, wherever the text names it. By pointer, by finger, and by the keyboard on a board:
// names in the text are no stops of the Tab key, of which there would be dozens.
function point({ target }) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  const idea = target.closest(".idea");
  const { square, men } = target.closest("[data-square], [data-men]")?.dataset ?? {};
  const css = [`[data-square="${square}"]`];
  for (const { dataset } of idea?.querySelectorAll(".stage [data-piece]") ?? []) {
    if (men?.includes(dataset.man)) css.push(`[data-square=${dataset.piece}]`);
    if (square === dataset.piece) css.push(`[data-men*=${dataset.man}]`);
  }
  for (const place of idea?.querySelectorAll(css) ?? []) place.classList.add("lit");
}
addEventListener("pointerover", point);
addEventListener("focusin", point);
