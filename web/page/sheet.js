// A puzzle read from a picture, as its owner has confirmed and corrected it.

import { Figure } from './figure.js';
import { language, sentencesOf } from './words.js';

/** @typedef {import('./engine.js').Reading} Reading */
/** @typedef {import('./engine.js').Step} Step */
/** @typedef {import('./engine.js').Status} Status */
/** @typedef {import('./engine.js').Badge} Badge */
/** @typedef {import('./engine.js').Verdict} Verdict */
/** @typedef {import('./engine.js').Position} Position */
/** @typedef {import('./engine.js').RemoteEngine} RemoteEngine */

/** Minimum confidence of a cell that is not doubtful, that of sudoku-play. */
const MIN_CONFIDENCE = 0.98;

/** Seconds that the solver may take: large boards with few givens would take hours. */
const PATIENCE = 20;

/** Reasons that concern the cells that the diagnosis names; for others the whole reading is to be compared. */
const cellReasons = new Set(['glare', 'faint', 'ambiguous', 'overruled', 'conflict', 'covered', 'few-frames']);

/**
 * @param {Reading} reading
 * @returns {Set<number>} the cells to confirm; none of a certain reading
 */
function doubtfulCells(reading) {
  /** @type {Set<number>} */
  const cells = new Set();
  if (reading.sure) return cells;
  for (const cell of reading.diagnosis.cells) cells.add(cell);
  reading.confidence.forEach((confidence, cell) => {
    if (confidence < MIN_CONFIDENCE || reading.marks[cell] === 'crossed-out') cells.add(cell);
  });
  return cells;
}

export class Sheet {
  /**
   * This grid, and those that share cells with it.
   * @type {Figure}
   */
  #figure;
  /**
   * The solution, if it is certain.
   * @type {Uint8Array | null}
   */
  solution = null;
  /**
   * Of the givens; "undecided" until settled.
   * @type {Status}
   */
  status = 'undecided';
  /**
   * The position that the step shown follows from.
   * @type {Position | null}
   */
  position = null;
  /**
   * The step shown; null if none applies.
   * @type {Step | null}
   */
  step = null;
  #isEdited = false;
  /** Number of corrections so far: what was asked of the engine before the last one is out of date. */
  #corrections = 0;

  /** @param {Reading} reading */
  constructor(reading) {
    this.reading = reading;
    this.#figure = new Figure([this]);
    this.givens = reading.givens.slice();
    this.entries = reading.entries.slice();
    this.doubtful = doubtfulCells(reading);
    this.isConfirmed = reading.sure;
    /** @type {Set<number>} */
    this.corrected = new Set();
    if (reading.solutionSure) this.#accept(reading.solution);
  }

  /** @param {Uint8Array} solution */
  #accept(solution) {
    this.solution = solution;
    this.status = 'ok';
  }

  /**
   * The digit of CELL, printed or written.
   * @param {number} cell
   */
  digit(cell) {
    return this.givens[cell] || this.entries[cell];
  }

  /**
   * Makes SHEETS, whose readings have a place, one puzzle.
   * @param {Sheet[]} sheets
   */
  static join(sheets) {
    const figure = new Figure(sheets);
    for (const sheet of sheets) sheet.#figure = figure;
  }

  /**
   * Sets CELL to DIGIT, 0 for blank, in all grids that share it.
   * @param {number} cell
   * @param {number} digit
   * @param {boolean} [isHand] whether it is handwriting; as before if absent
   */
  correct(cell, digit, isHand = !this.givens[cell] && this.entries[cell] > 0) {
    for (const { sheet, cell: at } of this.#figure.placesOf(this, cell)) {
      sheet.givens[at] = isHand ? 0 : digit;
      sheet.entries[at] = isHand ? digit : 0;
      sheet.corrected.add(at);
    }
    this.confirm(cell);
    for (const sheet of this.#figure.sheets) sheet.#forget();
  }

  /**
   * The owner has compared CELL with the paper.
   * @param {number} cell
   */
  confirm(cell) {
    for (const { sheet, cell: at } of this.#figure.placesOf(this, cell)) sheet.#confirmOwn(at);
  }

  /** @param {number} cell */
  #confirmOwn(cell) {
    const wasDoubtful = this.doubtful.delete(cell);
    if (wasDoubtful && !this.doubtful.size && cellReasons.has(this.reading.diagnosis.reason)) this.isConfirmed = true;
  }

  /** The owner has compared all cells of this grid with the paper. */
  confirmAll() {
    this.givens.forEach((_, cell) => this.confirm(cell));
    this.isConfirmed = true;
  }

  get #isClear() {
    return this.solution !== null || (this.isConfirmed && !this.doubtful.size);
  }

  /** True if nothing is left to ask: the solution is certain, or the owner has confirmed all cells of all grids. */
  get isSettled() {
    return this.#figure.sheets.every((sheet) => sheet.#isClear);
  }

  /**
   * What a game can begin with: this grid, or all that share boxes with it.
   * @param {RemoteEngine} logic
   */
  async puzzle(logic) {
    if (this.#figure.isJoined) return this.#figure.puzzle(logic);
    const { givens, entries, reading } = this;
    return { layout: reading.layout, givens, entries, candidates: reading.candidates };
  }

  #forget() {
    this.#isEdited = true;
    this.#corrections++;
    this.solution = null;
    this.status = 'undecided';
    this.step = null;
    this.position = null;
  }

  /**
   * Solves the givens of all grids, once nothing is doubtful and the owner has seen them.
   * @param {RemoteEngine} logic
   */
  async settle(logic) {
    if (this.status !== 'undecided' || !this.isSettled) return;
    const corrections = this.#corrections;
    const { sheets } = this.#figure;
    const { status, solutions } = this.#figure.isJoined ? await this.#figure.solve(logic, PATIENCE) : await this.#solve(logic);
    if (corrections !== this.#corrections) return;
    sheets.forEach((sheet, k) => {
      sheet.status = status;
      if (status === 'ok' && solutions) sheet.solution = solutions[k];
    });
  }

  /** @param {RemoteEngine} logic */
  async #solve(logic) {
    const puzzle = { layout: this.reading.layout, givens: this.givens };
    const { status, solution } = await logic.solve(puzzle, { seconds: PATIENCE });
    return { status, solutions: solution && [solution] };
  }

  /**
   * What is to be said of each entry.
   * @param {RemoteEngine} logic
   * @returns {Promise<Verdict[]>}
   */
  async verdicts(logic) {
    const { reading, solution } = this;
    // Those of a reading that was not certain are undecided; its owner may have confirmed it since.
    if (!this.#isEdited && (reading.solutionSure || !solution)) return reading.verdicts;
    const judged = solution && reading.entryEvidence ? await logic.judgeEntries(reading, solution) : reading.verdicts;
    return judged.map((verdict, cell) => {
      if (!this.entries[cell]) return 'none';
      if (!solution) return 'undecided';
      if (!this.corrected.has(cell)) return verdict;
      return this.entries[cell] === solution[cell] ? 'right' : 'mistake';
    });
  }

  /**
   * @param {Verdict[]} verdicts
   * @returns {Position} the givens and the entries that are right
   */
  #begin(verdicts) {
    const placed = this.entries.map((entry, cell) => (verdicts[cell] === 'right' ? 1 : 0));
    const cells = this.givens.map((given, cell) => given || (placed[cell] && this.solution ? this.solution[cell] : 0));
    return { layout: this.reading.layout, cells, placed };
  }

  /**
   * Applies the step shown last and finds the next one.
   * @param {RemoteEngine} logic
   */
  async nextStep(logic) {
    const corrections = this.#corrections;
    let { position } = this;
    if (!position) position = this.#begin(await this.verdicts(logic));
    else if (this.step) position = await applied(position, this.step, logic);
    const { step } = await logic.hint(position, { sentences: await sentencesOf(language()) });
    if (corrections !== this.#corrections) return;
    this.position = position;
    this.step = step;
  }

  /**
   * Says the step shown in the language of the page.
   * @param {RemoteEngine} logic
   */
  async retell(logic) {
    const { position } = this;
    const spoken = language();
    if (!position) return;
    const { step } = await logic.hint(position, { sentences: await sentencesOf(spoken) });
    if (position === this.position && spoken === language()) this.step = step;
  }
}

/**
 * @param {Position} position
 * @param {Step} step
 * @param {RemoteEngine} logic
 * @returns {Promise<Position>}
 */
export async function applied(position, step, logic) {
  const cells = position.cells.slice();
  const placed = (position.placed ?? new Uint8Array(cells.length)).slice();
  for (const { cell, digit } of step.placements) {
    cells[cell] = digit;
    placed[cell] = 1;
  }
  const candidates = await logic.candidates({ layout: position.layout, cells });
  position.candidates?.forEach((set, cell) => (candidates[cell] &= set));
  for (const { cell, digit } of step.eliminations) candidates[cell] &= ~(1n << BigInt(digit - 1));
  return { layout: position.layout, cells, placed, candidates };
}

/**
 * @param {Verdict[]} verdicts
 * @returns {Badge[]}
 */
export function badgesOf(verdicts) {
  /** @type {Record<Verdict, Badge>} */
  const badges = { none: 'none', right: 'tick', mistake: 'ring', undecided: 'query' };
  return verdicts.map((verdict) => badges[verdict]);
}
