// What a program sees of <squarewise-board>. The same is listed for tools in custom-elements.json.

/** A square by its name, from `"a1"` to `"h8"`. */
export type Square = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A move. */
export interface Move {
  /** As programs write it: `"e2e4"`, `"e7e8q"`. */
  readonly uci: string;
  /** As players write it: `"Nf3"`. */
  readonly san: string;
  readonly from: Square;
  readonly to: Square;
}

/** A move of the game on a board. */
export interface GameMove extends Move {
  /** As a game record has it, with its number and in the board's language: `"2… Qh4#"`. */
  readonly numbered: string;
  /** In words, as the board says it: `"Black queen to h4. It is checkmate."` */
  readonly told: string;
}

/** A move that may be made. */
export interface Legal extends Move {
  readonly legal: true;
}

/** A move that may not be made, and why. */
export interface Refusal {
  readonly legal: false;
  /** A short name that stays the same: `"path_blocked"`; `"unread"` for a text that is no move. */
  readonly code: string;
  /** The article of the FIDE Laws of Chess: `"3.5"`. */
  readonly article: string | undefined;
  /** The reason in a sentence, as the board says it. */
  readonly text: string;
  /** The squares that prove it, each with its role: `"blocker=d7"`. */
  readonly squares: readonly string[];
}

/** A move and a position: before the move in `squarewise-before-move`, after it in `squarewise-move`. */
export interface MoveDetail extends Move {
  readonly fen: string;
}

/** A refusal, and the move that was tried. */
export interface RefusedDetail extends Refusal {
  readonly tried: string;
}

/** How a board stands. */
export interface StandingDetail {
  readonly fen: string;
  readonly moves: readonly Move[];
}

/** A position to be played from. */
export interface PlayDetail {
  readonly fen: string;
}

/** The events of a board. All bubble, and none tells what the page has done itself. */
export interface SquarewiseBoardEvents {
  /** A move is about to be made; `preventDefault()` forbids it. */
  "squarewise-before-move": CustomEvent<MoveDetail>;
  /** A move has been made. */
  "squarewise-move": CustomEvent<MoveDetail>;
  /** A move was tried and refused. */
  "squarewise-refused": CustomEvent<RefusedDetail>;
  /** The goal has been reached. */
  "squarewise-solved": CustomEvent<StandingDetail>;
  /** The position has changed: by a move, one taken back, a step along the line. */
  "squarewise-change": CustomEvent<StandingDetail>;
  /** What is set up is to be played from; `preventDefault()` keeps the element from doing so itself. */
  "squarewise-play": CustomEvent<PlayDetail>;
}

/** Those and all that elements have. */
export interface SquarewiseBoardEventMap extends HTMLElementEventMap, SquarewiseBoardEvents {}

/** A chess board that draws itself, plays by the Laws, and says why a move is refused. */
export declare class SquarewiseBoard extends HTMLElement {
  static readonly formAssociated: true;
  static readonly observedAttributes: readonly string[];

  /** The position as a FEN; fields left out at its end are `w - - 0 1`; left out whole, a game begins. */
  fen: string;
  /** The square of the piece whose moves are shown from the beginning. */
  piece: string;
  /** Whose side is at the bottom: `white` or `black`. */
  below: string;
  /** The name that other boards have for `below`. */
  orientation: string;
  /** `explore`, `drill`, `step` or `setup`; left out, what the other attributes tell. */
  mode: string;
  /** `outside`, `inside` the squares, on `every` square, or `hidden`. */
  coordinates: string;
  /** The squares to collect: `d7 g7`. */
  stars: string;
  /** A shortest solution: `d4d7 d7g7`. */
  answer: string;
  /** Moves to go through, as in a PGN file. */
  line: string;
  /** What there is to point out or to say instead of a move. */
  ask: string;
  /** The squares to press in turn: `e4 a1 h8`. */
  squares: string;
  /** What there is to bring about: `mate`, `promote`, `castle`. Without a caption it is told in a sentence above the board. */
  goal: string;
  /** Which answers are right, and what is said of the others, a line each: `!a1a8: That is mate.` */
  answers: string;
  /** The sentence under the board. */
  caption: string;
  /** Buttons that a board has not got anyway: `copy-fen copy-link set-up`. */
  tools: string;
  /** The address that `copy-link` puts the board behind. */
  link: string;
  /** The address of a site's lessons, like `https://chess.example/en/`: articles in refusals become links. */
  lessons: string;
  /** The language that the board speaks, if the package has its words. */
  lang: string;

  /** Resolves when the board is alive: what was set before it counts by then, and what is set later is read at once. */
  readonly ready: Promise<this>;
  /** The position on the board as a FEN; `undefined` until it is alive. */
  readonly position: string | undefined;
  /** Whose turn it is. */
  readonly turn: "white" | "black" | undefined;
  /** The moves made so far. */
  readonly moves: readonly Move[];
  /** The moves made so far, and those that can be made again; of a line, all. */
  readonly game: readonly GameMove[];
  /**
   * How many of them are made. Set, the board goes there, forward or back. A move that the board answers by itself, as
   * `answers` say, is made and taken back with its reply.
   */
  ply: number;
  /** All legal moves. */
  readonly legalMoves: readonly Move[];
  /** Whether the goal has been reached. */
  readonly solved: boolean;
  /** While pieces are set up, everything that makes it no position of a game, a sentence each. */
  readonly faults: readonly string[];
  /** The board as part of an address, with its moves and its step. Set, the board is brought to that at once, or as soon as it is alive. */
  share: string;
  /** The whole address, as `copy-link` copies it. */
  readonly address: string;

  /** The legal moves of the piece on a square. */
  movesFrom(square: Square): readonly Move[];
  /** What would become of a move, written in any usual way: `"e2e4"`, `"Nf3"`, `"knight takes d7"`. */
  judge(move: string): Legal | Refusal | undefined;
  /** Makes a move, if it is legal. */
  move(move: string): Legal | Refusal | undefined;
  /** Takes the last move back. */
  undo(): void;
  /** Makes the move again that was taken back. */
  redo(): void;
  /** Begins again. */
  reset(): void;
  /** Turns the board round. */
  flip(): void;
  /** Goes to the start of the line. */
  first(): void;
  /** Goes back by one move of the line. */
  back(): void;
  /** Goes on by one move of the line. */
  forward(): void;
  /** Goes to the end of the line. */
  last(): void;
  /** Shows what a text says: a FEN, moves, or a game as in a PGN file. What is wrong is returned, and said. */
  load(text: string): string | undefined;
  /** While pieces are set up, puts one on a square by its letter in a FEN, or takes away what is there. */
  place(square: Square, piece?: string): void;
  /** While pieces are set up, takes everything away. */
  clear(): void;
  /** Puts the focus on the square that the Tab key reaches. */
  focus(): void;

  /** Whether its form cannot be sent before the goal is reached. */
  required: boolean;
  /** Whether the board can only be read. */
  disabled: boolean;
  /** The name of the field in its form. */
  name: string;
  /** The moves made so far, as its form sends them: `"d4d7 d7g7"`; the FEN, while pieces are set up. Set, they are made from the beginning. */
  value: string;
  readonly type: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;

  addEventListener<K extends keyof SquarewiseBoardEventMap>(
    type: K,
    listener: (this: SquarewiseBoard, event: SquarewiseBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof SquarewiseBoardEventMap>(
    type: K,
    listener: (this: SquarewiseBoard, event: SquarewiseBoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  /** As they bubble, a document and a window hear them too. */
  interface GlobalEventHandlersEventMap extends SquarewiseBoardEvents {}
  interface HTMLElementTagNameMap {
    "squarewise-board": SquarewiseBoard;
  }
}
