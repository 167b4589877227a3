// The legal moves of one square as objects: ours beside chess.js and chessops, in one run.
//
// `cargo run -p xtask -- bench-js` builds the module and runs this. Times guide; they fail nothing.

import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { Chess } from "chess.js";
import { Chess as Ops } from "chessops/chess";
import { makeFen, parseFen } from "chessops/fen";
import { makeSan } from "chessops/san";
import { makeSquare, parseSquare } from "chessops/util";
import { Game } from "../../../target/js/squarewise.js";

const ROUNDS = 15;
const PASSES = 4;
const FILES = ["rules_bg.wasm", "rules_bg.js", "squarewise.js"];
const PROMOTIONS = ["queen", "rook", "bishop", "knight"];

// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: thirty positions in a row.
const OPERA = `e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7
  O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+`.split(/\s+/);

function positions() {
  const game = new Game();
  const fens = OPERA.map((san) => (game.play(san), game.fen()));
  return fens.slice(-30).map((fen) => {
    const chess = new Chess(fen);
    const squares = chess.board().flat().filter((man) => man?.color === chess.turn()).map((man) => man.square);
    return { squares, ours: new Game(fen), chess, ops: Ops.fromSetup(parseFen(fen).unwrap()).unwrap() };
  });
}

function movesOfOps(position, name) {
  const from = parseSquare(name);
  const moves = [];
  for (const to of position.dests(from)) {
    const promotes = position.board.pawn.has(from) && (to < 8 || to > 55);
    for (const promotion of promotes ? PROMOTIONS : [undefined]) {
      moves.push({ from: name, to: makeSquare(to), promotion, capture: position.board.occupied.has(to), move: { from, to, promotion } });
    }
  }
  return moves;
}

const PLAYERS = [
  ["ours", ({ ours }, square) => ours.moves(square)],
  ["chessops", ({ ops }, square) => movesOfOps(ops, square)],
  ["ours, with SAN", ({ ours }, square) => ours.movesWithSan(square)],
  ["chessops, with SAN", ({ ops }, square) => movesOfOps(ops, square).map((m) => ({ ...m, san: makeSan(ops, m.move) }))],
  ["chess.js, with SAN", ({ chess }, square) => chess.moves({ square, verbose: true })],
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

// Microseconds that one square of this position takes.
function time(ask, position) {
  const start = performance.now();
  for (let pass = 0; pass < PASSES; pass++) for (const square of position.squares) ask(position, square);
  return ((performance.now() - start) * 1000) / PASSES / position.squares.length;
}

// Players take turns, so that whatever else the machine does strikes all alike.
const all = positions();
const times = PLAYERS.map(() => all.map(() => []));
for (let round = 0; round < ROUNDS; round++) {
  all.forEach((position, place) => PLAYERS.forEach(([, ask], player) => times[player][place].push(time(ask, position))));
}
console.log(`legal moves of one square as objects, ${all.length} positions, microseconds  median  slowest position`);
PLAYERS.forEach(([name], player) => {
  const each = times[player].map(median);
  console.log(`${name.padEnd(66)}${median(each).toFixed(2).padStart(8)}${Math.max(...each).toFixed(2).padStart(18)}`);
});

console.log("\nbytes                 raw     gzip -9");
const sizes = FILES.map((name) => readFileSync(new URL(`../../../target/js/${name}`, import.meta.url)));
const weighed = sizes.map((bytes) => [bytes.length, gzipSync(bytes, { level: 9 }).length]);
const total = weighed.reduce(([raw, gzip], [more, moreGzip]) => [raw + more, gzip + moreGzip]);
[...FILES, "together"].forEach((name, place) => {
  const [raw, gzip] = [...weighed, total][place];
  console.log(`${name.padEnd(16)}${String(raw).padStart(9)}${String(gzip).padStart(12)}`);
});
