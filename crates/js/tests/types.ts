// What the types allow and refuse; the compiler runs this, nothing else does.
import { ChessError, Game, type Move, type MoveWithSan, type Refusal } from "../squarewise.js";

const game = new Game(undefined, { chess960: true });
const moves: Move[] = game.moves("e2");
const written: MoveWithSan = game.play("e4");
const verdict = game.judge({ from: "d1", to: "d3" }, "black");
if (verdict.legal) verdict.san.length;
else ((refusal: Refusal) => refusal.squares)(verdict);
new ChessError().errors?.length;
game.end("agreement");
game.play(moves[0] ?? written);

// @ts-expect-error: a flag falls on a side
game.end("flag");
// @ts-expect-error: there is no such rule
game.claim("sixty");
// @ts-expect-error: a FEN is a text
new Game(1);
