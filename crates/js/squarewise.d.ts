/** The Laws of Chess: every legal move, and for every other attempt the rule that forbids it. */

export type Side = "white" | "black";
type File = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
type Rank = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type Square = `${File}${Rank}`;
export type Promotion = "n" | "b" | "r" | "q";

/** A legal move. */
export interface Move {
  /** As chess engines write it: `e2e4`, `e7e8q`, `e1g1`; in Chess960 castling is `e1h1`, onto the rook. */
  uci: string;
  from: Square;
  /** Where the piece is put to make the move: in Chess960, to castle, onto the rook. */
  to: Square;
  promotion: Promotion | undefined;
  /** Whether a piece is captured, en passant too. */
  capture: boolean;
  san: string | undefined;
}

/** A legal move as players write it. */
export interface MoveWithSan extends Move {
  san: string;
}

/** A try: `"e2e4"`, `"e7e8q"`, two squares by name, or a legal move as players write it, like `"Nf3"`. */
export type Attempt = string | { from: string; to: string; promotion?: string | undefined };

/** Why a move is refused. */
export interface Refusal {
  legal: false;
  /** The reason, like `path_blocked`: the codes of `crates/rules/src/refusal.rs`. */
  code: string;
  /** The squares that prove it, each with its part: `blocker=d2`. */
  squares: string[];
  /** The article of the FIDE Laws. */
  article: string;
  /** All of it on one line. */
  text: string;
}

export type Verdict = (MoveWithSan & { legal: true }) | Refusal;

export interface Status {
  status:
    | "ongoing" | "check" | "checkmate" | "stalemate" | "dead" | "fivefold" | "seventyfive"
    | "resignation" | "agreement" | "flag" | "second_illegal";
  result: "*" | "1-0" | "0-1" | "1/2-1/2";
  /** The article by which the game has ended. */
  article: string | undefined;
  turn: Side;
  /** The draws that the player to move may claim now. */
  claims: ("threefold" | "fifty")[];
  /** How often this position has appeared. */
  count: number;
  /** Moves by either side since the last capture or pawn move. */
  halfmove: number;
  /** Whether a legal capture en passant exists. */
  ep_possible: boolean;
  castling: string;
  fen: string;
}

export interface Claim {
  allowed: boolean;
  article: string;
  /** Why the move that was written down is not legal, if it is not. */
  refusal?: Refusal;
}

export type CanWin = { can_win: true; line: string[] } | { can_win: false; why: string } | { can_win: null };

/**
 * What is thrown, always with a code: the name of the argument that is wrong (`fen`, `from`, `move`,
 * `depth`…), the reason why `play` refuses a move, or `too_early`.
 */
export class ChessError extends Error {
  name: "ChessError";
  code: string;
  /** Of a FEN: a code for each fault. */
  errors?: string[];
  /** Of a refused move: what `judge` says. */
  squares?: string[];
  article?: string;
}

/** A game with its history. */
export class Game {
  /**
   * Begins in the position of a FEN with all its six fields, or in the initial one.
   * @param options `chess960`: castling is the king's move onto its rook, and X-FEN and Shredder-FEN are
   *   read; `lesson`: kings may be missing.
   * @throws {ChessError} with all faults of the FEN at once
   */
  constructor(fen?: string, options?: { chess960?: boolean; lesson?: boolean });
  /** The legal moves, of all pieces or of one; none once the game has ended. */
  moves(from?: string): Move[];
  /** The same, written as players do, which takes longer. */
  movesWithSan(from?: string): MoveWithSan[];
  /** Whether a try is legal and, if not, why; perhaps for a side that is not to move. */
  judge(attempt: Attempt, actor?: Side): Verdict;
  /**
   * Plays a legal move.
   * @throws {ChessError} with the code of the refusal
   */
  play(attempt: Attempt): MoveWithSan;
  /** Takes the last move back, if there is one. */
  undo(): Move | undefined;
  /** Plays the move last taken back once more, if there is one. */
  redo(): Move | undefined;
  /** The moves played so far. */
  history(): MoveWithSan[];
  status(): Status;
  fen(): string;
  /** Whether the player to move may claim a draw, perhaps with a move that is written down first. */
  claim(rule: "threefold" | "fifty", written?: Attempt): Claim;
  /** Ends the game by something that is not on the board; one that has ended before keeps its ending. */
  end(event: "flag" | "resign" | "second_illegal", side: Side): { result: Status["result"]; article: string };
  end(event: "agreement"): { result: Status["result"]; article: string };
  /** Whether a side can still give checkmate by any series of legal moves; `null` if it is not known. */
  canWin(side: Side): CanWin;
  /** How many games of so many moves there are, at most 6. */
  perft(depth: number): number;
  /** Gives the memory back at once; otherwise it is given back when nobody holds the game. */
  free(): void;
}
