// A board that is disabled can be read, by the arrow keys too, and not be touched.

const HANDS = ["pointerdown", "click", "keydown", "submit"];
const READS = /^(Arrow|Home|End|Page|Tab)/;

/** Keeps hands off a board while it is disabled, before it hears of them: at its parts, for of a disabled
 * element itself and of what is round it browsers keep clicks away, and not of what is in it. */
export function keepOut(board) {
  for (const part of board.children) for (const type of HANDS) part.addEventListener(type, stop, { capture: true });
}

function stop(event) {
  if (READS.test(event.key) || !event.currentTarget.closest("squarewise-board")?.matches(":disabled")) return;
  event.stopPropagation();
  if (event.type === "submit") event.preventDefault();
}
