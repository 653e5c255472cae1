// The step of a hint, drawn over a board: eliminated candidates, links between candidates, units and sets, placements.

import { markedGroups, outlineOf } from './step_groups.js';

/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./board_state.js').BoardPlaces} BoardPlaces */
/** @typedef {import('./engine.js').Node} Node */
/** @typedef {{ x: number, y: number }} Point in cells */

/**
 * The digits of a set whose bit d - 1 stands for the digit d.
 * @param {bigint} set
 */
export function digitsIn(set) {
  /** @type {number[]} */
  const digits = [];
  for (let digit = 1; set >> BigInt(digit - 1); digit++) if ((set >> BigInt(digit - 1)) & 1n) digits.push(digit);
  return digits;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function shape(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text) made.textContent = text;
  return made;
}

/**
 * The middle of DIGIT among the candidates of CELL.
 * @param {BoardPlaces} places
 * @param {number} cell
 * @param {number} digit
 * @returns {Point}
 */
function placeOf({ side, rows, columns }, cell, digit) {
  const inner = Math.ceil(Math.sqrt(Math.min(side, 9)));
  return {
    x: columns[cell] + (((digit - 1) % inner) + 0.5) / inner,
    y: rows[cell] + (Math.floor((digit - 1) / inner) + 0.5) / inner,
  };
}

/**
 * @param {BoardPlaces} places
 * @param {Node} node
 * @returns {Point} the mean of its candidates
 */
function middleOf(places, { digit, cells }) {
  const points = cells.map((cell) => placeOf(places, cell, digit));
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/**
 * The candidates of each cell that the step of STATE is about, as sets; none unless a step is shown.
 * @param {GameState} state
 */
function drawnSets({ cells, hint }) {
  if (hint.level < 3) return cells.map(() => 0n);
  const sets = cells.map(({ pattern, fins, excluded }) => pattern | fins | excluded);
  for (const { from, to } of hint.links)
    for (const { digit, cells: at } of [from, to]) for (const cell of at) sets[cell] |= 1n << BigInt(digit - 1);
  return sets;
}

/**
 * The cells whose candidates the step of STATE draws, in place of the player's own.
 * @param {GameState} state
 */
export function drawnCells(state) {
  return new Set(drawnSets(state).flatMap((set, cell) => (set ? [cell] : [])));
}

/**
 * @param {GameState} state
 * @param {BoardPlaces} places
 * @param {(digit: number) => string} symbolOf
 */
function candidates(state, places, symbolOf) {
  const radius = 0.42 / Math.ceil(Math.sqrt(state.side));
  const one = (/** @type {number} */ cell, /** @type {number} */ digit, /** @type {string} */ name) => {
    const { x, y } = placeOf(places, cell, digit);
    return [
      shape('circle', { cx: x, cy: y, r: radius, class: name }),
      shape('text', { x, y, 'font-size': radius * 1.6, class: `${name}-digit` }, symbolOf(digit)),
    ];
  };
  const every = (/** @type {'pattern' | 'fins'} */ list, /** @type {string} */ name) =>
    state.cells.flatMap(({ [list]: set }, cell) => digitsIn(set).flatMap((digit) => one(cell, digit, name)));
  const nodes = state.hint.links.flatMap(({ from, to }) => [from, to]);
  const premises = nodes.flatMap(({ digit, cells }) => cells.flatMap((cell) => one(cell, digit, 'premise')));
  const excluded = state.cells.flatMap(({ excluded: set }, cell) =>
    digitsIn(set).flatMap((digit) => {
      const { x, y } = placeOf(places, cell, digit);
      const cross = `M${x - radius} ${y - radius}L${x + radius} ${y + radius}M${x - radius} ${y + radius}L${x + radius} ${y - radius}`;
      return [...one(cell, digit, 'excluded'), shape('path', { d: cross, class: 'cross' })];
    }),
  );
  const others = drawnSets(state).flatMap((set, cell) => {
    if (!set) return [];
    const { corner, center } = state.cells[cell];
    return digitsIn((corner | center) & ~set).map((digit) => {
      const { x, y } = placeOf(places, cell, digit);
      return shape('text', { x, y, 'font-size': radius * 1.6, class: 'note' }, symbolOf(digit));
    });
  });
  return [...others, ...every('pattern', 'premise'), ...premises, ...every('fins', 'fin'), ...excluded];
}

/**
 * @param {GameState} state
 * @param {BoardPlaces} places
 */
function links(state, places) {
  return state.hint.links.map(({ from, to, strong }) => {
    const a = middleOf(places, from);
    const b = middleOf(places, to);
    return shape('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: strong ? 'link' : 'link weak' });
  });
}

/**
 * Outlines of units and sets.
 * @param {GameState} state
 * @param {BoardPlaces} places
 */
function outlines(state, places) {
  return markedGroups(state.hint.groups).map((group) => shape('path', { d: outlineOf(group, places), class: group.classes }));
}

/** Half the side of a set's letter, in cells. */
const TAG = 0.13;

/**
 * The letters of sets, on the edge of their first cells, between two candidates.
 * @param {GameState} state
 * @param {BoardPlaces} places
 */
function letters(state, { rows, columns }) {
  const sets = markedGroups(state.hint.groups).filter(({ letter }) => letter);
  return sets.flatMap(({ cells: [first], classes, letter }) => {
    const [x, y] = [columns[first] + 1 / 3, rows[first] + TAG];
    return [
      shape('rect', { x: x - TAG, y: y - TAG, width: 2 * TAG, height: 2 * TAG, rx: 0.04, class: `${classes} tag` }),
      shape('text', { x, y, 'font-size': 2 * TAG, class: 'letter' }, letter),
    ];
  });
}

/**
 * @param {GameState} state
 * @param {BoardPlaces} places
 * @param {(digit: number) => string} symbolOf
 */
function placements(state, { rows, columns }, symbolOf) {
  return state.cells.flatMap(({ placed }, cell) => {
    if (!placed) return [];
    const x = columns[cell];
    const y = rows[cell];
    return [
      shape('rect', { x: x + 0.08, y: y + 0.08, width: 0.84, height: 0.84, rx: 0.08, class: 'placed' }),
      shape('text', { x: x + 0.5, y: y + 0.5, 'font-size': 0.65, class: 'placed-digit' }, symbolOf(placed)),
    ];
  });
}

/**
 * A piece of an outline of CLASSES, for a legend.
 * @param {string} classes
 */
export function swatch(classes) {
  const drawing = shape('svg', { viewBox: '0 0 1 0.6', class: 'step swatch', 'aria-hidden': 'true' });
  drawing.append(shape('rect', { x: 0.08, y: 0.08, width: 0.84, height: 0.44, class: classes }));
  return drawing;
}

/**
 * Makes the drawing of the hint in STATE, or null if no step is shown.
 * @param {GameState} state
 * @param {BoardPlaces} places
 * @param {(digit: number) => string} symbolOf
 */
export function drawStep(state, places, symbolOf) {
  if (state.hint.level < 3) return null;
  const drawing = shape('svg', { viewBox: `0 0 ${places.side} ${places.side}`, class: 'step', 'aria-hidden': 'true' });
  drawing.append(
    ...outlines(state, places),
    ...links(state, places),
    ...candidates(state, places, symbolOf),
    ...placements(state, places, symbolOf),
    ...letters(state, places),
  );
  return drawing;
}
