// The cells of a reading, to be confirmed and corrected.

import { Grid, shapeOf } from './grid.js';
import { digitOfKey, showKeys, symbolOf } from './pad.js';
import { word } from './words.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */

export class ReadingEditor {
  /** @type {Sheet | null} */
  #sheet = null;
  #isHand = false;

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} pad
   * @param {() => void} onEdit
   */
  constructor(host, pad, onEdit) {
    this.pad = pad;
    this.onEdit = onEdit;
    this.grid = new Grid(host, { onSelect: () => this.#selected(), onKey: (event) => this.#key(event) });
  }

  /** @param {Sheet | null} sheet */
  show(sheet) {
    this.#sheet = sheet;
    if (!sheet) return;
    this.grid.setShape(shapeOf(sheet.reading.layout));
    const [first] = sheet.doubtful;
    this.grid.select(first ?? 0);
  }

  /** @param {number} cell */
  select(cell) {
    this.grid.select(cell);
    this.grid.focus();
  }

  update() {
    if (!this.#sheet) return;
    const sheet = this.#sheet;
    this.grid.setLabel(word('reading_title'));
    this.grid.show(Array.from(sheet.givens, (_, cell) => lookOf(sheet, cell)));
    this.#showPad(sheet);
  }

  #selected() {
    const sheet = this.#sheet;
    if (!sheet) return;
    const cell = this.grid.cursor;
    this.#isHand = !sheet.givens[cell] && sheet.entries[cell] > 0;
    this.update();
  }

  /** @param {Sheet} sheet */
  #showPad(sheet) {
    const { side, symbols } = sheet.reading;
    const now = sheet.digit(this.grid.cursor);
    const digits = Array.from({ length: side }, (_, k) => ({
      name: `digit-${k + 1}`,
      text: symbolOf(k + 1, symbols),
      isPressed: now === k + 1,
      run: () => this.#enter(k + 1),
    }));
    const isDoubtful = sheet.doubtful.has(this.grid.cursor);
    showKeys(this.pad, [
      ...digits,
      { name: 'blank', text: word('blank'), isPressed: !now, run: () => this.#enter(0) },
      { name: 'hand', text: word('handwriting'), isPressed: this.#isHand, run: () => this.#toggleHand() },
      { name: 'right', text: word('right_here'), isOff: !isDoubtful, run: () => this.#confirm() },
      { name: 'all', text: word('all_right'), isOff: sheet.isConfirmed && !sheet.doubtful.size, run: () => this.#confirmAll() },
    ]);
  }

  /** @param {number} digit */
  #enter(digit) {
    const cell = this.grid.cursor;
    if (this.#sheet?.digit(cell) === digit) this.#sheet.confirm(cell);
    else this.#sheet?.correct(cell, digit, this.#isHand);
    this.#changed();
  }

  #toggleHand() {
    const sheet = this.#sheet;
    const cell = this.grid.cursor;
    this.#isHand = !this.#isHand;
    if (sheet?.digit(cell)) sheet.correct(cell, sheet.digit(cell), this.#isHand);
    this.#changed();
  }

  #confirm() {
    this.#sheet?.confirm(this.grid.cursor);
    this.#changed();
  }

  #confirmAll() {
    this.#sheet?.confirmAll();
    this.#changed();
  }

  /** Goes on to the next doubtful cell; after the last one the reading counts as compared. */
  #changed() {
    const sheet = this.#sheet;
    if (!sheet) return;
    const next = [...sheet.doubtful].find((cell) => cell > this.grid.cursor) ?? [...sheet.doubtful][0];
    if (next !== undefined) this.grid.select(next);
    this.update();
    this.onEdit();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const sheet = this.#sheet;
    const digit = sheet ? digitOfKey(event, sheet.reading.side) : -1;
    if (digit < 0) return;
    event.preventDefault();
    this.#enter(digit);
  }
}

/**
 * @param {Sheet} sheet
 * @param {number} cell
 * @returns {import('./grid.js').Look}
 */
function lookOf(sheet, cell) {
  const { side, symbols } = sheet.reading;
  const text = symbolOf(sheet.digit(cell), symbols);
  const classes = [sheet.givens[cell] ? 'given' : 'entry'];
  const words = [word('row_column', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 }), text || word('empty_cell')];
  if (text) words.push(word(sheet.givens[cell] ? 'given' : 'handwriting'));
  if (sheet.doubtful.has(cell)) {
    classes.push('doubtful');
    words.push(word('doubtful'));
  }
  return { text, label: words.join(', '), classes };
}
