// A board of cells for eyes, fingers, keyboard and screen readers. It shows what it is given, and
// reports the cells that are selected and the keys that are pressed.

/**
 * How a cell looks.
 * @typedef {object} Look
 * @property {string} text the digit, or ""
 * @property {string} label the cell in words
 * @property {string[]} classes of board.css
 * @property {string[]} [corner] candidates
 * @property {string[]} [center]
 * @property {number} [color] 1..9; 0: none
 */

/**
 * @typedef {{ side: number, boxOf: (cell: number) => number, at?: (number | null)[] }} Shape the box or
 * region of a cell; cells by row and column where some places have none
 */

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes
 */
function element(tag, attributes) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/**
 * @param {HTMLElement} host
 * @param {string} name
 * @param {string[]} digits
 */
function setDigits(host, name, digits) {
  let box = /** @type {HTMLElement | null} */ (host.querySelector(`.${name}`));
  if (!digits.length) {
    box?.remove();
    return;
  }
  if (!box) {
    box = element('span', { class: name, 'aria-hidden': 'true' });
    host.append(box);
  }
  const text = digits.join(name === 'corner' ? ' ' : '');
  // Drawn by the style sheet: the label of the cell has them for screen readers.
  box.dataset.digits = text;
  box.classList.toggle('many', digits.length > 5);
}

const arrows = new Map([
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
]);

export class Grid {
  /** @type {HTMLElement[]} */
  cells = [];
  /** @type {Set<number>} */
  selected = new Set();
  cursor = 0;
  side = 0;
  /**
   * Cells by place, null for none.
   * @type {(number | null)[]}
   */
  #at = [];
  #isDragging = false;

  /**
   * @param {HTMLElement} host
   * @param {{ onSelect: () => void, onKey: (event: KeyboardEvent) => void }} user
   */
  constructor(host, user) {
    this.user = user;
    this.board = element('div', { role: 'grid', class: 'grid', 'aria-multiselectable': 'true' });
    host.append(this.board);
    this.board.addEventListener('keydown', (event) => this.#key(event));
    this.board.addEventListener('pointerdown', (event) => this.#press(event));
    this.board.addEventListener('pointermove', (event) => this.#drag(event));
    this.board.addEventListener('focusin', (event) => this.#focus(event));
    for (const name of ['pointerup', 'pointercancel'])
      this.board.addEventListener(name, () => (this.#isDragging = false));
  }

  /** @param {string} label */
  setLabel(label) {
    this.board.setAttribute('aria-label', label);
  }

  /** @param {Shape} shape */
  setShape(shape) {
    const { side, boxOf } = shape;
    this.#at = shape.at ?? Array.from({ length: side * side }, (_, cell) => cell);
    this.side = side;
    this.cells = [];
    this.cursor = this.#at.find((cell) => cell !== null) ?? 0;
    this.selected = new Set([this.cursor]);
    this.board.style.setProperty('--side', String(side));
    this.board.setAttribute('aria-rowcount', String(side));
    this.board.setAttribute('aria-colcount', String(side));
    this.board.replaceChildren(...Array.from({ length: side }, (_, row) => this.#makeRow(row, boxOf)));
    this.#mark();
  }

  /**
   * @param {number} row
   * @param {(cell: number) => number} boxOf
   */
  #makeRow(row, boxOf) {
    const line = element('div', { role: 'row', class: 'row' });
    for (let column = 0; column < this.side; column++) {
      const cell = this.#at[row * this.side + column];
      const box = element('div', cell === null ? { class: 'gap', role: 'presentation' } : { role: 'gridcell', class: 'cell', 'aria-colindex': String(column + 1) });
      line.append(box);
      if (cell === null) continue;
      box.dataset.cell = String(cell);
      box.append(element('span', { class: 'digit', 'aria-hidden': 'true' }));
      this.cells[cell] = box;
      const edge = (/** @type {number} */ down, /** @type {number} */ right) => {
        const beside = row + down < this.side && column + right < this.side ? this.#at[(row + down) * this.side + column + right] : null;
        return beside === null || boxOf(beside) !== boxOf(cell);
      };
      box.classList.toggle('thick-end', edge(0, 1));
      box.classList.toggle('thick-bottom', edge(1, 0));
      box.classList.toggle('thick-start', column === 0 || this.#at[row * this.side + column - 1] === null);
      box.classList.toggle('thick-top', row === 0 || this.#at[(row - 1) * this.side + column] === null);
    }
    return line;
  }

  /** @param {Look[]} looks */
  show(looks) {
    looks.forEach((look, cell) => {
      const box = this.cells[cell];
      const digit = /** @type {HTMLElement} */ (box.firstElementChild);
      if (digit.textContent !== look.text) digit.textContent = look.text;
      if (box.getAttribute('aria-label') !== look.label) box.setAttribute('aria-label', look.label);
      box.dataset.look = look.classes.join(' ');
      box.dataset.color = String(look.color ?? 0);
      setDigits(box, 'corner', look.corner ?? []);
      setDigits(box, 'center', look.center ?? []);
    });
  }

  /**
   * Selects CELL, in addition with ADD, and moves the focus there.
   * @param {number} cell
   * @param {boolean} [add]
   */
  select(cell, add = false) {
    if (!add) this.selected.clear();
    this.selected.add(cell);
    this.cursor = cell;
    this.#mark();
    this.user.onSelect();
  }

  /**
   * Shows DRAWING over the board, or nothing.
   * @param {Element | null} drawing
   */
  draw(drawing) {
    this.board.querySelector(':scope > svg')?.remove();
    if (drawing) this.board.append(drawing);
  }

  selectAll() {
    this.selected = new Set(this.cells.keys());
    this.#mark();
    this.user.onSelect();
  }

  /** @param {boolean} [isStill] true: what is on the screen stays there */
  focus(isStill = false) {
    this.cells[this.cursor]?.focus({ preventScroll: isStill });
  }

  #mark() {
    this.cells.forEach((box, cell) => {
      box.tabIndex = cell === this.cursor ? 0 : -1;
      box.setAttribute('aria-selected', String(this.selected.has(cell)));
    });
  }

  /**
   * @param {Event} event
   * @returns {number} the cell at EVENT, or -1
   */
  #cellOf(event) {
    const box = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.('[data-cell]'));
    return box ? Number(box.dataset.cell) : -1;
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const cell = this.#cellOf(event);
    if (cell < 0 || event.button) return;
    event.preventDefault();
    this.#isDragging = true;
    // A touch is captured by its first cell, but a drag selects those below it.
    const target = /** @type {Element} */ (event.target);
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
    this.select(cell, event.shiftKey || event.ctrlKey || event.metaKey);
    this.focus();
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const cell = this.#cellOf(event);
    if (this.#isDragging && event.buttons && cell >= 0 && !this.selected.has(cell)) this.select(cell, true);
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const cell = this.#cellOf(event);
    if (cell >= 0 && cell !== this.cursor) this.select(cell);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = arrows.get(event.key);
    if (!step || event.ctrlKey || event.altKey || event.metaKey) {
      this.user.onKey(event);
      return;
    }
    event.preventDefault();
    this.select(this.#beside(step[0], step[1]), event.shiftKey);
    this.focus();
  }

  /**
   * The next cell from the cursor in a direction, around the edges.
   * @param {number} down
   * @param {number} right
   */
  #beside(down, right) {
    const { side } = this;
    let place = this.#at.indexOf(this.cursor);
    for (;;) {
      const row = (Math.floor(place / side) + down + side) % side;
      place = row * side + (((place % side) + right + side) % side);
      const cell = this.#at[place];
      if (cell !== null) return cell;
    }
  }
}

/**
 * The shape of LAYOUT, a board without joined parts.
 * @param {import('./engine.js').Layout} layout
 * @returns {Shape}
 */
export function shapeOf(layout) {
  const side = layout.side ?? 9;
  const regions = layout.regions;
  if (regions) return { side, boxOf: (cell) => regions[cell] };
  const rows = layout.boxRows || largestDivisor(side);
  const columns = layout.boxColumns || side / rows;
  const across = side / columns;
  return { side, boxOf: (cell) => Math.floor(Math.floor(cell / side) / rows) * across + Math.floor((cell % side) / columns) };
}

/**
 * The largest divisor of SIDE that is not above its root.
 * @param {number} side
 */
function largestDivisor(side) {
  let divisor = Math.floor(Math.sqrt(side));
  while (side % divisor) divisor--;
  return divisor;
}
