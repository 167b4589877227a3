// The JavaScript API as a program uses it, over the module in target/js.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ChessError, Game } from "../../../target/js/squarewise.js";

// The rows of a table of `rules`, each with its columns by name; `-` stands for nothing.
function rows(name) {
  const text = readFileSync(new URL(`../../rules/tests/cases/${name}.tsv`, import.meta.url), "utf8");
  const [head, ...lines] = text.trimEnd().split("\n").map((line) => line.split("\t"));
  return lines.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i] === "-" ? "" : cells[i]])));
}

function played(row) {
  const options = { chess960: row.variant === "chess960", lesson: row.variant === "lesson" };
  const game = new Game(row.start_fen, options);
  row.moves.split(" ").filter(Boolean).forEach((uci) => game.play(uci));
  return game;
}

test("every reason of the table is the same", () => {
  let judged = 0;
  for (const row of rows("illegal-reasons").filter((row) => !row.ended)) {
    const verdict = played(row).judge(row.attempt, row.actor || undefined);
    assert.equal(verdict.legal ? "legal" : verdict.code, row.code, row.id);
    if (verdict.legal) continue;
    assert.equal(verdict.article, row.article, row.id);
    assert.deepEqual(verdict.squares.toSorted(), row.squares.split(/[ ,;]+/).filter(Boolean).toSorted(), row.id);
    judged++;
  }
  assert.ok(judged > 100, `${judged} rows`);
});

test("perft counts the same", () => {
  for (const row of rows("perft")) {
    const counts = row.counts.split(" ").slice(0, 3).map(Number);
    const game = new Game(row.fen);
    assert.deepEqual(counts.map((_, i) => game.perft(i + 1)), counts, row.fen);
  }
});

test("moves are objects", () => {
  const game = new Game("1n5k/P7/8/8/8/8/8/7K w - - 0 1");
  const moves = game.movesWithSan("a7");
  assert.deepEqual(moves.map(({ san }) => san).toSorted(), ["a8=B", "a8=N", "a8=Q", "a8=R", "axb8=B", "axb8=N", "axb8=Q+", "axb8=R+"]);
  assert.deepEqual(moves.find(({ san }) => san === "axb8=Q+"), { uci: "a7b8q", from: "a7", to: "b8", promotion: "q", capture: true, san: "axb8=Q+" });
  assert.deepEqual(game.moves("a7").map(({ uci }) => uci), moves.map(({ uci }) => uci));
  assert.equal(new Game().moves().length, 20);
  assert.deepEqual(new Game().moves("e5"), []);
});

test("a game goes back and forth", () => {
  const game = new Game();
  ["e4", "d5", "exd5", "Nf6"].forEach((san) => assert.equal(game.play(san).san, san));
  assert.equal(game.undo().uci, "g8f6");
  const taken = game.undo();
  assert.deepEqual([taken.uci, taken.capture], ["e4d5", true]);
  assert.deepEqual(game.redo(), taken);
  assert.deepEqual(game.history().map(({ san }) => san), ["e4", "d5", "exd5"]);
  assert.equal(game.fen(), "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2");
  assert.equal(new Game().undo(), undefined);
});

test("games end", () => {
  const mate = new Game();
  ["f3", "e5", "g4", "Qh4#"].forEach((san) => mate.play(san));
  const { status, result, article } = mate.status();
  assert.deepEqual({ status, result, article }, { status: "checkmate", result: "0-1", article: "5.1.1" });
  assert.deepEqual(mate.moves(), []);
  assert.equal(mate.judge("a2a3").code, "game_over");
  assert.deepEqual(new Game().end("flag", "white"), { result: "0-1", article: "6.9" });
  assert.throws(() => new Game().end("agreement"), { name: "ChessError", code: "too_early" });
});

test("draws are claimed", () => {
  const game = new Game("4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
  assert.deepEqual(game.claim("fifty"), { allowed: false, article: "9.3.2" });
  assert.deepEqual(game.claim("fifty", "a1a2"), { allowed: true, article: "9.3.1" });
  assert.equal(game.claim("fifty", "a1b2").refusal.code, "wrong_pattern");
});

test("whether a side can win", () => {
  assert.deepEqual(new Game("8/8/2q1k3/8/8/3K1N2/8/8 w - - 0 1").canWin("white"), { can_win: false, why: "material" });
  assert.equal(new Game("8/8/2n1k3/8/8/3K1N2/8/8 w - - 0 1").canWin("white").can_win, true);
  assert.deepEqual(new Game("8/8/8/8/3R4/8/8/8 w - - 0 1", { lesson: true }).canWin("white"), { can_win: null });
});

test("Chess960 castles onto the rook", () => {
  const game = new Game("4k3/8/8/8/8/8/8/1RK4R w KB - 0 1", { chess960: true });
  assert.equal(game.play("c1h1").san, "O-O");
  assert.equal(game.fen(), "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1");
});

test("every fault of a FEN is told", () => {
  const { code, errors, message } = thrown(() => new Game("8/8/8/8/3R4/8/8/8 w - - 0 1"));
  assert.deepEqual([code, errors], ["fen", ["no_king", "no_king"]]);
  assert.equal(message, "White has no king; Black has no king");
});

test("a refused move is thrown with its reason", () => {
  const { code, squares, article, message } = thrown(() => new Game().play("d1d3"));
  assert.deepEqual({ code, squares, article }, { code: "path_blocked", squares: ["blocker=d2"], article: "3.5" });
  assert.equal(message, "d1d3: path_blocked blocker=d2 (3.5)");
});

test("no bad value reaches the module", () => {
  const game = new Game();
  const bad = [null, 0, NaN, -1, 7, 2 ** 40, 1n, true, Symbol("e2"), {}, [], ["e2"], () => "e2", "", "\0", "e2\0", "\ud800", "\udc00e2", "😀", "x".repeat(1e7)];
  const questions = {
    fen: (value) => new Game(value),
    options: (value) => new Game(undefined, { chess960: value, lesson: value }),
    moves: (value) => game.moves(value),
    judge: (value) => game.judge(value),
    from: (value) => game.judge({ from: value, to: "e4" }),
    promotion: (value) => game.judge({ from: "e2", to: "e4", promotion: value }),
    actor: (value) => game.judge("e2e4", value),
    play: (value) => game.play(value),
    claim: (value) => game.claim(value),
    written: (value) => game.claim("fifty", value),
    end: (value) => game.end(value, "white"),
    side: (value) => game.end("flag", value),
    canWin: (value) => game.canWin(value),
  };
  for (const [name, ask] of Object.entries(questions)) {
    for (const value of bad) {
      if (name === "options" && value === true) continue;
      assert.ok(thrown(() => ask(value)) instanceof ChessError, `${name}: ${String(value).slice(0, 20)}`);
    }
  }
  [null, -1, 1.5, 7, NaN, "3", undefined].forEach((depth) => assert.equal(thrown(() => game.perft(depth)).code, "depth"));
  assert.equal(game.perft(3), 8902, "the module still answers");
});

function thrown(ask) {
  try {
    ask();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}
