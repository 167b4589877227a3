// Whose hands a board is in: nobody's while it is disabled, and its own while a piece is dragged.

const HANDS = ["pointerdown", "click", "keydown", "submit"];
const READS = /^(Arrow|Home|End|Page|Tab)/;

/** Keeps hands off a board while it is disabled, which can still be read, by the arrow keys too. At its parts, for of a disabled
 * element itself and of what is round it browsers keep clicks away, and not of what is in it. */
export function keepOut(board) {
  for (const part of board.children) for (const type of HANDS) part.addEventListener(type, stop, { capture: true });
}

function stop(event) {
  if (READS.test(event.key) || !event.currentTarget.closest("squarewise-board")?.matches(":disabled")) return;
  event.stopPropagation();
  if (event.type === "submit") event.preventDefault();
}

/** Keeps what is round a board from being dragged off with its pieces, as an element that is draggable would. */
export function keepDrags(board) {
  board.addEventListener("pointerdown", ({ target }) => {
    if (!target.closest(".cells, .palette")) return;
    // Told to the element that would be dragged, so somewhere above.
    const keep = (event) => event.target.contains?.(board) && event.preventDefault();
    document.addEventListener("dragstart", keep, { capture: true });
    const letGo = () => document.removeEventListener("dragstart", keep, { capture: true });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo, { once: true, capture: true });
  });
}
