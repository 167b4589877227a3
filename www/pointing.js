// Squares and pieces that the text names light up on its boards while they are pointed at, by mouse, finger
// or focus; and on the way back the words light up with their square. Each word says what it means: a
// square, or letters of pieces, which are looked for where they stand now. Nothing is announced, and the
// words are no stops for the Tab key: by keys one goes over the squares, and the same pairs light up.
function point({ target }) {
  for (const lit of document.querySelectorAll("[data-lit]")) delete lit.dataset.lit;
  // What has the focus lights up again once the pointer has left.
  const at = named(target) ?? named(document.activeElement);
  const seen = at?.closest(".idea");
  for (const board of seen?.querySelectorAll("squarewise-board") ?? []) {
    for (const one of at.dataset.at ? [at] : seen.querySelectorAll("[data-at]")) {
      // A caption is about its own board.
      if (!board.contains(one.closest("squarewise-board") ?? board)) continue;
      for (const square of squares(one.dataset.at, board)) {
        const there = board.querySelector(`.cells [data-square="${square}"]`);
        if (there && (at === one || at === there)) one.dataset.lit = there.dataset.lit = "";
      }
    }
  }
}

function named(element) {
  return element?.closest?.("[data-at], .cells [data-square]");
}

function squares(means, board) {
  if (/\d/.test(means)) return [means];
  const men = [...board.querySelectorAll(".stage [data-piece]")].map((man) => man.dataset);
  return men.filter(({ man }) => means.includes(man)).map(({ piece }) => piece);
}

for (const event of ["pointerover", "focusin"]) addEventListener(event, point);
