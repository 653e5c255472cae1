/* The engine: libsudoku and libsudokuvision as one WebAssembly module.
 *
 *     const engine = await loadEngine();
 *     const { puzzles } = engine.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
 *     console.log(engine.solve(puzzles[0]).solution);
 *
 * Calls are synchronous: run them in a worker (remote.js) where a user waits. Results are copies that
 * the caller owns; nothing has to be freed. A call that fails throws an EngineError. */

/** An answer. Failures are exceptions. */
export type Status =
  | 'ok'
  | 'no-solution'
  | 'several-solutions'
  | 'conflict'
  | 'undecided'
  | 'solution-limit'
  | 'node-limit'
  | 'time-limit'
  | 'cancelled'
  | 'end'
  | 'not-found';

export type Failure =
  | 'argument'
  | 'memory'
  | 'text'
  | 'read'
  | 'internal'
  /** The browser or node is too old: it runs no WebAssembly with vectors of 128 bits. */
  | 'unsupported'
  /** A remote call that was stopped by restart() or close(). */
  | 'cancelled'
  /** The module stopped in the middle of a call. A new one has taken its place; trackers begin anew. */
  | 'trap';

export class EngineError extends Error {
  constructor(failure: Failure, message: string, cause?: unknown);
  readonly failure: Failure;
  readonly cause: unknown;
}

/** A digit 1..side for each cell, row by row, 0 for an empty cell. */
export type Cells = Uint8Array;
/** A set for each cell: bit d - 1 stands for the digit d. digitsOf() and hasDigit() read one. */
export type DigitSets = BigUint64Array;

export function digitsOf(set: bigint): number[];
export function hasDigit(set: bigint, digit: number): boolean;

export type Variant = 'diagonal' | 'windoku' | 'disjoint' | 'asterisk' | 'center-dot' | 'girandola';

/** The units of a board. An empty object is the classic layout. */
export interface Layout {
  /** 2..64; 9 if absent. */
  side?: number;
  /** Rows and columns of a box; the most nearly square ones if absent. */
  boxRows?: number;
  boxColumns?: number;
  variants?: Variant[];
  /** Jigsaw: a region 0..side-1 for each cell, in place of boxes. */
  regions?: Uint8Array | null;
  /** Overlapping boards of side 9: row and column of each one's top left cell. */
  places?: Uint16Array | null;
}

export type UnitKind =
  | 'row'
  | 'column'
  | 'box'
  | 'region'
  | 'diagonal'
  | 'window'
  | 'disjoint-group'
  | 'asterisk'
  | 'center-dot'
  | 'girandola'
  | 'custom';

export interface Unit {
  kind: UnitKind;
  /** In English, such as "row 3". */
  name: string;
  cells: number[];
}

export interface LayoutInfo {
  side: number;
  cellCount: number;
  boxRows: number;
  boxColumns: number;
  /** Row and column of each cell, from 0. */
  rows: number[];
  columns: number[];
  units: Unit[];
}

/** Limits of a call; without seconds, ten. */
export interface Limits {
  seconds?: number;
  nodes?: number;
}

export interface Puzzle {
  layout?: Layout;
  givens: Cells;
  /** Restrict the digits of empty cells. */
  candidates?: DigitSets | null;
}

/** A puzzle read from text. */
export interface TextPuzzle extends Puzzle {
  layout: Layout;
  candidates: DigitSets | null;
  /** Nonzero for digits that were placed, not given; null if the text does not say. */
  placed: Uint8Array | null;
  format: TextFormat;
  /** The symbols of the digits 1, 2 ..., if they are not 1..9 A..Z; otherwise "". */
  symbols: string;
  name: string;
  number: number;
  comment: string;
  /** A rule of another kind of puzzle that the text names and that is not followed; or "". */
  rule: string;
  /** Where the puzzle begins, from 1. */
  line: number;
}

export type TextFormat = 'line' | 'grid' | 'pretty' | 'numbers' | 'giant' | 'sdk' | 'candidates' | 'pencilmarks';

export interface TextError {
  line: number;
  column: number;
  /** In English: what was expected and what was found. */
  message: string;
}

export interface Conflict {
  kind: 'duplicate' | 'no-candidate' | 'no-place';
  /** 0 for "no-candidate". */
  digit: number;
  /** Not set for "no-candidate". */
  unit: number;
  cells: number[];
  /** In English, such as "5 twice in row 3: r3c4, r3c7". */
  text: string;
}

export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';

export interface Technique {
  name: string;
  /** HoDoKu's number and abbreviation, such as "0100" and "lc1". */
  code: string;
  abbreviation: string;
  /** Sudoku Explainer's rating times ten; 0 if it lacks the technique. */
  rating: number;
  /** HoDoKu's score and level. */
  score: number;
  level: Level;
  onRequest: boolean;
}

export interface Candidate {
  cell: number;
  digit: number;
}
export interface Place {
  unit: number;
  digit: number;
}
export interface Node {
  digit: number;
  cells: number[];
}
export interface Link {
  from: Node;
  to: Node;
  strong: boolean;
}

/** One deduction. Every field is described at struct sudoku_step in <sudoku/logic.h>. */
export interface Step {
  /** An index of techniques(). */
  technique: number;
  rating: number;
  placements: Candidate[];
  eliminations: Candidate[];
  /** Premises: cells that hold one of their candidates, units that hold a digit. */
  cells: number[];
  places: Place[];
  pattern: Candidate[];
  fins: Candidate[];
  links: Link[];
  bases: number[];
  covers: number[];
  sets: number[][];
  /** English: where to look; the technique and where to look; the whole step. */
  words: { place: string; technique: string; step: string };
}

/** A puzzle at any point of its solution. */
export interface Position {
  layout?: Layout;
  /** All digits on the board. */
  cells: Cells;
  /** Nonzero for digits that were placed, not given; absent: all were given. */
  placed?: Uint8Array | null;
  /** The candidates left; absent: all that the digits allow. */
  candidates?: DigitSets | null;
}

export type Profile = 'hodoku' | 'human' | 'se' | 'sukaku';

export type Symmetry =
  | 'none'
  | 'rotate180'
  | 'rotate90'
  | 'mirror'
  | 'flip'
  | 'cross'
  | 'diagonal'
  | 'antidiagonal'
  | 'diagonals'
  | 'full';

export interface Generation extends Limits {
  layout?: Layout;
  /** The same seed yields the same puzzle; the first of seed, seed + 1 ... with the level wanted. */
  seed: number | bigint;
  symmetry?: Symmetry;
  minGivens?: number;
  level?: Level;
  /** A step of the path to the solution uses this technique, an index of techniques(). */
  technique?: number;
}

export interface Generated {
  /** "time-limit" if no seed in time had the level or technique wanted. */
  status: Status;
  givens: Cells;
  solution: Cells;
  /** The seed of this puzzle, and after which to go on. */
  seed: bigint;
  /** Of layouts with 16 digits or fewer; otherwise null. */
  rating: { level: Level; score: number } | null;
}

/** Pixels; those of an ImageData as they are. */
export interface Picture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  /** "rgba" if absent. */
  format?: 'rgba' | 'rgb' | 'bgr' | 'gray' | 'yuyv' | 'uyvy' | 'nv12' | 'i420';
  /** Bytes between the starts of two rows; if absent, rows follow each other. */
  stride?: number;
}

export type Reason =
  | 'none'
  | 'no-outline'
  | 'no-quadrilateral'
  | 'no-lines'
  | 'too-small'
  | 'low-resolution'
  | 'cut-off'
  | 'glare'
  | 'faint'
  | 'ambiguous'
  | 'overruled'
  | 'conflict'
  | 'several-solutions'
  | 'no-solution'
  | 'few-digits'
  | 'blurred'
  | 'few-frames'
  | 'covered'
  | 'joined'
  | 'unread-marks';

export type Edge = 'left' | 'top' | 'right' | 'bottom';

export interface Diagnosis {
  reason: Reason;
  /** The edges of the picture, or of the upright grid for unreadSides. */
  edges: Edge[];
  /** The cells that the reason concerns. */
  cells: number[];
  /** The digit read in both cells of a conflict, or 0. */
  digit: number;
  /** English: what is wrong; a hint for a person holding the camera; a sentence on what to do. */
  text: string;
  hint: string;
  advice: string;
}

export type Mark = 'none' | 'given' | 'entry' | 'candidates' | 'crossed-out';
export type Verdict = 'none' | 'right' | 'mistake' | 'undecided';

/** One grid of a picture, upright. */
export interface Reading {
  layout: Layout;
  side: number;
  sure: boolean;
  /** The solution is certain, even if the reading is not. */
  solutionSure: boolean;
  /** 0, 1, or 2 for more than one. */
  solutionCount: number;
  probability: number;
  diagnosis: Diagnosis;
  /** Row and column where this grid begins in a figure of grids that share boxes; otherwise null. */
  place: [number, number] | null;
  symbols: string;
  /** Digits above 9 are printed as numbers. */
  hasNumbers: boolean;
  givens: Cells;
  /** The unique solution, or all 0. */
  solution: Cells;
  entries: Cells;
  rawEntries: Cells;
  marks: Mark[];
  candidates: DigitSets;
  verdicts: Verdict[];
  /** For judgeEntries(); null for boards other than 9 x 9. */
  entryEvidence: Float32Array | null;
  /** The probability that each cell is read correctly. */
  confidence: Float32Array;
  /** "cages", "circles", "dots", "outside", "shaded", "lines". */
  unreadMarks: string[];
  unreadSides: Edge[];
  /** x and y of the four outer corners, clockwise from the top left of the upright grid. */
  corners: Float64Array;
  /** x and y of side + 1 rows of side + 1 crossings of grid lines. */
  crossings: Float64Array;
}

export interface ReadResult {
  /** Certain ones first, then by size. */
  readings: Reading[];
  /** Why there are no readings; otherwise null. */
  diagnosis: Diagnosis | null;
}

export interface ReadOptions {
  /** Maximum number of grids, 1..8. */
  maxGrids?: number;
}

/** The state after a frame. */
export interface Track {
  state: 'none' | 'outlined' | 'committed';
  /** What is missing before the puzzle can be committed. */
  diagnosis: Diagnosis;
  reading: Reading | null;
  /** The number of the committed puzzle, from 1; 0 if none has been committed. */
  puzzle: number;
  isNew: boolean;
  isSeen: boolean;
  frames: number;
  /** Seconds since the grid was last detected. */
  unseen: number;
  /** Recommended opacity of an overlay. */
  visibility: number;
  /** Nonzero for cells that are covered in this frame; blank though a digit may be printed there. */
  covered: Uint8Array;
  unread: Uint8Array;
}

export type Badge = 'none' | 'tick' | 'ring' | 'query';

/** What paint() adds to a picture. Colors are 0xRRGGBB. */
export interface Overlay {
  layout?: Layout;
  /** Of a reading. */
  crossings: Float64Array;
  digits?: Cells | null;
  /** Cells that are not 0 get no digit. */
  givens?: Cells | null;
  candidates?: DigitSets | null;
  badges?: Badge[] | null;
  color?: number;
  /** 0..1; 1 if absent. */
  opacity?: number;
  /** Digits are lit like the paper. */
  lit?: boolean;
  /** Width of a line along the edge of the grid, in cells, 0..1; none if absent. */
  outline?: number;
  outlineColor?: number;
  symbols?: string;
  hasNumbers?: boolean;
  /** A step, and the position before it. */
  step?: Step | null;
  stepCells?: Cells | null;
  stepCandidates?: DigitSets | null;
}

/** A board as SVG, with a step if there is one. */
export interface Drawing {
  layout?: Layout;
  cells: Cells;
  givens?: Cells | null;
  candidates?: DigitSets | null;
  symbols?: string;
  title?: string;
  step?: Step | null;
  /** Pixels; 640 if absent. The height follows. */
  width?: number;
}

/** The language of the words of steps. */
export interface Wording {
  /** Translations of sentences by their English, such as those of a language in sentences.js. Absent: English. */
  sentences?: Record<string, string>;
}

export interface Engine {
  /** Versions of the project and of both APIs. */
  version(): string;
  techniques(): Technique[];
  layoutInfo(layout?: Layout): LayoutInfo;

  /** Reads puzzles in any usual form; limit (1000 if absent) bounds their number. */
  parse(text: string, options?: { limit?: number }): { puzzles: TextPuzzle[]; errors: TextError[]; more: boolean };
  write(
    board: {
      layout?: Layout;
      cells: Cells;
      givens?: Cells | null;
      candidates?: DigitSets | null;
      symbols?: string;
    },
    format: TextFormat
  ): string;

  /** "ok", "conflict", or "no-solution" if a cell has no candidate or a digit no place. */
  check(board: { layout?: Layout; cells: Cells; candidates?: DigitSets | null }): {
    status: Status;
    conflicts: Conflict[];
  };
  /** The digits that no peer holds. */
  candidates(board: { layout?: Layout; cells: Cells }): DigitSets;

  /** "ok" if there is exactly one solution; "several-solutions" comes with one of them. */
  solve(puzzle: Puzzle, limits?: Limits): { status: Status; solution: Cells | null; nodes: number };
  /** A lower bound unless the status is "ok" or "no-solution". */
  count(puzzle: Puzzle, limits?: Limits & { solutions?: number }): { status: Status; count: bigint };

  /** HoDoKu's level and score; with `se` Sudoku Explainer's ratings times ten, which takes longer. */
  rate(
    puzzle: Puzzle,
    options?: Limits & { se?: boolean }
  ): {
    status: Status;
    level: Level | null;
    score: number;
    se: { puzzle: number; pearl: number; diamond: number } | null;
  };
  /** The next step. "end" if the puzzle is solved, "undecided" if no technique applies. */
  hint(position: Position, options?: Limits & Wording & { profile?: Profile }): { status: Status; step: Step | null };
  /** The steps to the solution: "end" if they reach it. */
  explain(
    position: Position,
    options?: Limits & Wording & { profile?: Profile; steps?: number }
  ): { status: Status; steps: Step[] };

  generate(job: Generation): Generated;

  read(picture: Picture, options?: ReadOptions): ReadResult;
  /** The next frame of a camera, taken at `seconds` on a clock that does not run backwards. */
  follow(picture: Picture, seconds: number): Track;
  /** Forgets the grid, as for a new recording. */
  resetTracker(): void;
  /** Entries compared with `expected` (0 if unknown). */
  judgeEntries(reading: Reading, expected: Cells): Verdict[];

  /** Returns the picture with the overlay, in the same format: in `pixels`, if given, which has the length of the
   * picture's data and may be that data itself; otherwise in a new array. */
  paint(picture: Picture, overlay: Overlay, pixels?: Uint8ClampedArray): Uint8ClampedArray;
  drawSvg(drawing: Drawing): string;

  /** Bytes of memory of the module. */
  memory(): number;
}

/** A module: read() to paint() are of "vision", the other calls about puzzles of "puzzles"; version() and judgeEntries()
 * are of both. */
export type Part = 'vision' | 'puzzles';

export interface EngineOptions {
  /** Absent: both. A page loads them in two workers, the one for pictures first. */
  parts?: Part[];
  /** Nonzero stops the running call with "cancelled"; needs a SharedArrayBuffer to be of use. */
  stop?: Int32Array;
}

export function loadEngine(options?: EngineOptions): Promise<Engine>;

/** The same calls in a worker, as connectEngine() of remote.js returns it. */
export type RemoteEngine = {
  [Name in keyof Engine]: (...args: Parameters<Engine[Name]>) => Promise<Awaited<ReturnType<Engine[Name]>>>;
} & {
  /** Ends the running call and those that wait, which fail with "cancelled". */
  restart(): void;
  close(): void;
};
