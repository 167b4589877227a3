// What the types of <squarewise-board> allow and refuse; the compiler runs this, nothing else does.
import { SquarewiseBoard, type Legal, type Move, type Refusal } from "../../../../www/package/squarewise-board.js";

const board: SquarewiseBoard = document.createElement("squarewise-board");
board.fen = "8/8/8/8/3R4/8/8/8 w";
board.ready.then((awake: SquarewiseBoard) => awake.forward());
const verdict: Legal | Refusal | undefined = board.judge("d4d8");
if (verdict?.legal) verdict.san.length;
else verdict?.squares.join(" ");
const moves: readonly Move[] = board.movesFrom("d4");
const turn: "white" | "black" | undefined = board.turn;
board.addEventListener("squarewise-before-move", (event) => {
  if (event.detail.uci === "d4d7") event.preventDefault();
});
board.addEventListener("squarewise-refused", function ({ detail }) {
  detail.article?.length;
  this.undo();
});
document.querySelector("squarewise-board")?.addEventListener("squarewise-change", ({ detail }) => detail.moves.length + moves.length + (turn ?? "").length);
document.addEventListener("squarewise-solved", ({ detail }) => detail.fen.length);
Object.assign(board, { lang: "en", lessons: "https://chess.example/en/" } satisfies Partial<SquarewiseBoard>);
board.disabled = board.required;

// @ts-expect-error: there is no such square
board.movesFrom("i9");
// @ts-expect-error: the board says where it is, and is not told
board.position = "";
// @ts-expect-error: a refusal has no move
if (verdict && !verdict.legal) verdict.san;
