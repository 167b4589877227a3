// What comes from Rust as lines of text, with tabs between their fields, made into objects.

const table = (lines) => (lines ? lines.split("\n").map((line) => line.split("\t")) : []);
export const move = ([uci, san]) => ({ uci, san, from: uci.slice(0, 2), to: uci.slice(2, 4) });
export const moves = (lines) => table(lines).map(move);
export const game = (lines) => table(lines).map(([uci, san, numbered, told]) => ({ ...move([uci, san]), numbered, told }));
export const refusal = ([code, article, text, squares]) => ({
  legal: false,
  code,
  article: article || undefined,
  text,
  squares: squares ? squares.split(" ") : [],
});

// What comes from Rust as lines, as the detail of an event.
export const DETAILS = {
  "before-move": (lines) => ({ ...move(lines.split("\t")), fen: lines.split("\t")[2] }),
  move: (lines) => ({ ...move(lines.split("\t")), fen: lines.split("\t")[2] }),
  refused: (lines) => {
    const [tried, ...verdict] = lines.split("\t");
    return { tried, ...refusal(verdict) };
  },
  change: standing,
  solved: standing,
  play: (fen) => ({ fen }),
};

function standing(lines) {
  const [fen, ...made] = lines.split("\n");
  return { fen, moves: moves(made.join("\n")) };
}
