// What is painted on a picture: the look of sudoku-cam.

/** @typedef {import('./engine.js').Overlay} Overlay */
/** @typedef {import('./engine.js').Reading} Reading */
/** @typedef {import('./engine.js').Badge} Badge */
/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {'plain' | 'step' | 'check' | 'solution'} Mode */

/** Colors 0xRRGGBB: those of sudoku-cam. */
const GREEN = 0x008c28;
const AMBER = 0xffb000;

/**
 * @param {Reading} reading
 * @returns {Overlay} without content
 */
function placeOf({ layout, crossings, symbols, hasNumbers }) {
  return { layout, crossings, symbols, hasNumbers };
}

/**
 * Cells with print or handwriting, which a step is not painted over.
 * @param {Sheet} sheet
 */
function inkOf(sheet) {
  return sheet.givens.map((given, cell) => given || sheet.entries[cell]);
}

/**
 * The outline of READING, and a query on the cells to confirm.
 * @param {Reading} reading
 * @param {Set<number>} [doubtful]
 * @returns {Overlay}
 */
export function outline(reading, doubtful = new Set()) {
  /** @type {Badge[]} */
  const badges = Array.from(reading.givens, (_, cell) => (doubtful.has(cell) ? 'query' : 'none'));
  return { ...placeOf(reading), outline: 0.09, outlineColor: AMBER, opacity: 0.9, badges };
}

/**
 * @param {Sheet} sheet
 * @returns {Overlay} the digits that are missing on the paper
 */
function solution(sheet) {
  const digits = sheet.solution?.map((digit, cell) => (digit === sheet.entries[cell] ? 0 : digit));
  return { ...placeOf(sheet.reading), digits, givens: sheet.givens, color: GREEN, lit: true };
}

/**
 * @param {Sheet} sheet
 * @returns {Overlay} the next step, and the digits placed by those before it
 */
function step(sheet) {
  const { position } = sheet;
  return {
    ...placeOf(sheet.reading),
    digits: position?.cells,
    givens: inkOf(sheet),
    color: GREEN,
    lit: true,
    step: sheet.step,
    stepCells: position?.cells,
    stepCandidates: position?.candidates,
  };
}

/**
 * What MODE shows of SHEET; of one without a certain solution, the cells to confirm alone.
 * @param {Sheet} sheet
 * @param {Mode} mode
 * @param {Badge[] | null} badges
 * @returns {Overlay}
 */
export function overlayOf(sheet, mode, badges) {
  if (mode === 'check' && badges) return { ...placeOf(sheet.reading), badges };
  if (!sheet.solution) return outline(sheet.reading, sheet.doubtful);
  if (mode === 'solution') return solution(sheet);
  if (mode === 'step' && sheet.position) return step(sheet);
  return { ...placeOf(sheet.reading), outline: 0.05, outlineColor: GREEN };
}

/**
 * The cell of READING that contains the point (X, Y) of the picture, or -1.
 * @param {Reading} reading
 * @param {number} x
 * @param {number} y
 */
export function cellAt(reading, x, y) {
  const { side } = reading;
  for (let cell = 0; cell < side * side; cell++)
    if (isInside(cornersOf(reading, cell), x, y)) return cell;
  return -1;
}

/**
 * @param {Reading} reading
 * @param {number} cell
 * @returns {number[][]} clockwise from the top left
 */
function cornersOf({ side, crossings }, cell) {
  const first = Math.floor(cell / side) * (side + 1) + (cell % side);
  return [first, first + 1, first + side + 2, first + side + 1].map((at) => [crossings[2 * at], crossings[2 * at + 1]]);
}

/**
 * True if (X, Y) is on one side of all edges of the convex CORNERS.
 * @param {number[][]} corners
 * @param {number} x
 * @param {number} y
 */
function isInside(corners, x, y) {
  const sides = corners.map(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % 4];
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}
