// Grids that share boxes, such as those of a samurai: one puzzle, whose shared cells are the same everywhere.

/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('./engine.js').RemoteEngine} RemoteEngine */

export class Figure {
  /** @param {Sheet[]} sheets of readings with a place */
  constructor(sheets) {
    this.sheets = sheets;
    this.places = sheets.map(placeOf).sort(([top, left], [otherTop, otherLeft]) => top - otherTop || left - otherLeft);
  }

  /** True if there are several grids. */
  get isJoined() {
    return this.sheets.length > 1;
  }

  /**
   * CELL of SHEET in each grid that contains it.
   * @param {Sheet} sheet
   * @param {number} cell
   * @returns {{ sheet: Sheet, cell: number }[]}
   */
  placesOf(sheet, cell) {
    const [row, column] = spotOf(sheet, cell);
    return this.sheets.flatMap((other) => {
      const { side } = other.reading;
      const [top, left] = placeOf(other);
      const isInside = row >= top && row < top + side && column >= left && column < left + side;
      return isInside ? [{ sheet: other, cell: (row - top) * side + column - left }] : [];
    });
  }

  /**
   * The puzzle of all grids, and for each sheet the numbers of its cells in it.
   * @param {RemoteEngine} logic
   */
  async puzzle(logic) {
    const layout = { side: this.sheets[0].reading.side, places: Uint16Array.from(this.places.flat()) };
    const { rows, columns } = await logic.layoutInfo(layout);
    const at = new Map(rows.map((row, cell) => [`${row} ${columns[cell]}`, cell]));
    const cellsOf = this.sheets.map((sheet) => Array.from(sheet.givens, (_, cell) => Number(at.get(spotOf(sheet, cell).join(' ')))));
    const givens = new Uint8Array(rows.length);
    const entries = new Uint8Array(rows.length);
    const candidates = new BigUint64Array(rows.length);
    this.sheets.forEach((sheet, k) =>
      cellsOf[k].forEach((whole, cell) => {
        givens[whole] = sheet.givens[cell];
        entries[whole] = sheet.entries[cell];
        candidates[whole] |= sheet.reading.candidates[cell];
      }),
    );
    return { layout, givens, entries, candidates, cellsOf };
  }

  /**
   * Solves the givens of all grids. Returns the solution of each, if there is one.
   * @param {RemoteEngine} logic
   * @param {number} seconds
   */
  async solve(logic, seconds) {
    const { layout, givens, cellsOf } = await this.puzzle(logic);
    const { status, solution } = await logic.solve({ layout, givens }, { seconds });
    return { status, solutions: solution && cellsOf.map((cells) => Uint8Array.from(cells, (cell) => solution[cell])) };
  }
}

/**
 * @param {Sheet} sheet
 * @returns {[top: number, left: number]} in cells of the figure
 */
function placeOf({ reading }) {
  const [top, left] = reading.place ?? [0, 0];
  return [top, left];
}

/**
 * The row and column of CELL in the figure.
 * @param {Sheet} sheet
 * @param {number} cell
 */
function spotOf(sheet, cell) {
  const { side } = sheet.reading;
  const [top, left] = placeOf(sheet);
  return [top + Math.floor(cell / side), left + (cell % side)];
}
