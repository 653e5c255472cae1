// The game: a board, its keys, and what the game says.

import { CallError } from './rpc.js';
import { Grid } from './grid.js';
import { byId, notify, reasonOf } from './page.js';
import { commandWord, techniqueNames, word } from './words.js';
import { digitOfKey, showKeys, symbolOf } from './pad.js';
import { digitsIn, drawStep, drawnCells, swatch } from './step_drawing.js';
import { groupWords, legendOf } from './step_groups.js';

/** @typedef {import('./board_state.js').BoardState} BoardState */
/** @typedef {import('./board_state.js').BoardPlaces} BoardPlaces */
/** @typedef {import('./game.js').GameCell} GameCell */

/** Seconds that rating a puzzle may take. */
const PATIENCE = 20;

const modes = ['digits', 'corners', 'centers', 'colors'];
const commands = ['undo', 'redo', 'hint', 'do-step', 'check', 'fill', 'pause'];

/**
 * Keys besides digits and arrows: those of the game's core.
 * @type {Record<string, string>}
 */
const keys = {
  ' ': 'next-mode',
  z: 'digits',
  x: 'corners',
  c: 'centers',
  v: 'colors',
  u: 'undo',
  r: 'redo',
  h: 'hint',
  d: 'do-step',
  k: 'check',
  a: 'name-step',
  f: 'fill',
  p: 'pause',
  w: 'conflicts',
  m: 'tidy',
  Escape: 'clear',
};

/** Calls that the user makes, after which earlier notices are out of date. */
const userCalls = new Set(['begin', 'daily', 'paste', 'load', 'resume', 'run', 'digit']);

/** @type {Record<string, string>} */
const controlledKeys = { z: 'undo', y: 'redo', a: 'select-all' };

export class BoardView {
  /** @type {BoardState | null} */
  #state = null;
  /** @type {BoardPlaces} */
  #places = { side: 0, rows: [], columns: [], boxes: [] };
  #board = -1;
  #wasPaused = false;
  /** Calls are answered in order; states of earlier ones are not shown after later ones. */
  #calls = 0;

  /**
   * @param {import('./rpc.js').Remote} game
   * @param {import('./engine.js').RemoteEngine} logic
   * @param {(state: BoardState) => void} onPage when the game shows a page of text
   */
  constructor(game, logic, onPage) {
    this.game = game;
    this.logic = logic;
    this.onPage = onPage;
    this.grid = new Grid(byId('board-grid'), {
      onSelect: () => this.#select(),
      onKey: (event) => this.#key(event),
    });
    setInterval(() => this.#tick(), 1000);
    document.addEventListener('visibilitychange', () => this.#followVisibility());
  }

  get state() {
    return this.#state;
  }

  focus() {
    this.grid.focus(true);
  }

  /**
   * Calls NAME of the game and shows the state that follows.
   * @param {string} name
   * @param {...unknown} args
   */
  async call(name, ...args) {
    const call = ++this.#calls;
    try {
      const state = /** @type {BoardState | null} */ (await this.game.call(name, args));
      if (state && !state.trouble && userCalls.has(name)) notify('');
      if (state && call === this.#calls) await this.#show(state);
      return state;
    } catch (error) {
      notify(failureText(error));
      return null;
    }
  }

  /** @param {string} command */
  run(command) {
    return this.call('run', command);
  }

  /** @param {BoardState} state */
  async #show(state) {
    if (state.board !== this.#board) await this.#setBoard(state);
    this.#state = state;
    this.grid.setLabel(word('board_label'));
    const drawn = drawnCells(state);
    this.grid.show(state.cells.map((_, at) => lookOf(this.#places, state, at, drawn.has(at))));
    this.grid.draw(drawStep(state, this.#places, symbolOf));
    this.#showLegend(state);
    this.#showText(state);
    this.#showTechnique(state);
    this.#showKeys(state);
    if (state.page) this.onPage(state);
  }

  /** @param {BoardState} state */
  async #setBoard(state) {
    const { side, rows, columns, units } = await this.logic.layoutInfo(state.layout);
    const boxes = new Array(rows.length).fill(-1);
    units.forEach(({ kind, cells }, unit) => {
      if (kind === 'box' || kind === 'region') for (const cell of cells) boxes[cell] = unit;
    });
    this.#board = state.board;
    this.#places = { side: Math.max(side, ...rows.map((row) => row + 1)), rows, columns, boxes };
    this.#state = null;
    this.grid.setShape(shapeOf(this.#places));
    this.grid.select(state.cursor);
    if (state.phase === 'play' && !state.level) this.#rate(state);
  }

  /**
   * Finds the level of a puzzle that came without one.
   * @param {BoardState} state
   */
  async #rate({ board, layout, cells }) {
    const givens = Uint8Array.from(cells, ({ digit, given }) => (given ? digit : 0));
    const { level, score } = await this.logic.rate({ layout, givens }, { seconds: PATIENCE }).catch((error) => {
      if (error.failure !== 'argument') throw error;
      return { level: null, score: 0 }; // boards too large to explain, such as a samurai, have no level
    });
    if (level && board === this.#board) await this.call('setLevel', board, level, score);
  }

  /** @param {BoardState} state */
  #showText(state) {
    byId('board-state').textContent = state.status;
    const message = byId('board-message');
    if (message.textContent !== state.message) message.textContent = state.message;
    if (state.trouble) notify(word('not_saved', { reason: word(state.trouble) }));
  }

  /**
   * Links to the page of the step's technique, once names in the language of the page are loaded.
   * @param {BoardState} state
   */
  async #showTechnique(state) {
    const { technique } = state.hint;
    const link = /** @type {HTMLAnchorElement} */ (byId('board-technique'));
    link.hidden = !technique;
    if (!technique) return;
    const nameOf = await techniqueNames();
    if (state !== this.#state) return;
    link.href = `#technique=${encodeURIComponent(technique)}`;
    link.textContent = word('learn', { technique: nameOf(technique) });
  }

  /**
   * Says what the outlines of the step mean.
   * @param {BoardState} state
   */
  #showLegend(state) {
    const legend = byId('board-legend');
    const lines = legendOf(state.hint.groups, this.#places);
    legend.hidden = !lines.length;
    legend.setAttribute('aria-label', word('legend_label'));
    legend.replaceChildren(
      ...lines.map(({ classes, text }) => {
        const line = document.createElement('li');
        line.append(swatch(classes), text);
        return line;
      }),
    );
  }

  /** @param {BoardState} state */
  #showKeys(state) {
    showKeys(
      byId('board-modes'),
      modes.map((mode) => ({
        name: mode,
        text: commandWord(mode),
        isPressed: `${state.mode}s` === mode,
        run: () => this.run(mode),
      })),
    );
    showKeys(byId('board-digits'), [...this.#digitKeys(state), this.#commandKey(state, 'erase')]);
    byId('board-digits').dataset.mode = state.mode;
    showKeys(
      byId('board-commands'),
      commands.map((name) => this.#commandKey(state, name)),
    );
  }

  /**
   * @param {BoardState} state
   * @param {string} name
   * @returns {import('./pad.js').Key}
   */
  #commandKey(state, name) {
    const isOff = !state.possible.includes(name);
    return { name, text: commandWord(name), isOff, run: () => this.run(name) };
  }

  /**
   * @param {BoardState} state
   * @returns {import('./pad.js').Key[]}
   */
  #digitKeys(state) {
    const isColor = state.mode === 'color';
    return Array.from({ length: isColor ? 9 : state.remaining.length }, (_, k) => ({
      name: `digit-${k + 1}`,
      text: isColor ? String(k + 1) : symbolOf(k + 1),
      label: isColor
        ? word('color_number', { number: k + 1 })
        : word('digit_remaining', { digit: symbolOf(k + 1), count: state.remaining[k] }),
      isOff: state.phase !== 'play',
      run: () => this.call('digit', k + 1),
    }));
  }

  #select() {
    if (!this.#state) return;
    const others = [...this.grid.selected].filter((cell) => cell !== this.grid.cursor);
    this.call('select', [...others, this.grid.cursor]);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const digit = this.#state ? digitOfKey(event, this.#state.remaining.length) : -1;
    const isControlled = event.ctrlKey || event.metaKey;
    const table = isControlled ? controlledKeys : keys;
    const command = event.altKey ? undefined : table[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (digit < 0 && !command) return;
    event.preventDefault();
    if (digit > 0) this.call('digit', digit);
    else if (digit === 0) this.run('erase');
    else if (command === 'select-all') this.grid.selectAll();
    else if (command) this.run(command);
  }

  /** Shows the clock. */
  #tick() {
    if (this.#state?.phase === 'play' && !document.hidden && !byId('board').hidden) this.#showClock();
  }

  async #showClock() {
    const state = /** @type {BoardState} */ (await this.game.call('state'));
    if (state.board === this.#board) byId('board-state').textContent = state.status;
  }

  /** The clock stands while the page is hidden. */
  #followVisibility() {
    const state = this.#state;
    if (!state || (state.phase !== 'play' && state.phase !== 'pause')) return;
    const isPaused = state.phase === 'pause';
    if (document.hidden) this.#wasPaused = isPaused;
    if (!this.#wasPaused && isPaused !== document.hidden) this.run('pause');
  }
}

/**
 * What is said of ERROR: the game goes on after a text without a puzzle.
 * @param {unknown} error
 */
function failureText(error) {
  const isText = error instanceof CallError && error.failure === 'text';
  const reason = reasonOf(error).replace(/^game\w+: /, '');
  return word(isText ? 'text_unreadable' : 'game_failed', { reason });
}

/**
 * @param {BoardPlaces} places
 * @returns {import('./grid.js').Shape}
 */
function shapeOf({ side, rows, columns, boxes }) {
  /** @type {(number | null)[]} */
  const at = new Array(side * side).fill(null);
  rows.forEach((row, cell) => (at[row * side + columns[cell]] = cell));
  return { side, at, boxOf: (cell) => boxes[cell] };
}

/** @param {bigint} set */
function symbolsIn(set) {
  return digitsIn(set).map((digit) => symbolOf(digit));
}

/**
 * @param {BoardPlaces} places
 * @param {BoardState} state
 * @param {number} at
 * @param {boolean} isDrawn whether a step draws its candidates
 * @returns {import('./grid.js').Look}
 */
function lookOf(places, { cells, hint }, at, isDrawn) {
  const cell = cells[at];
  const flags = /** @type {(keyof GameCell)[]} */ (['given', 'peer', 'same', 'wrong', 'place', 'premise', 'shaded']);
  return {
    text: symbolOf(cell.digit),
    label: [...labelOf(places, cell, at), ...groupWords(hint.groups, at)].join(', '),
    classes: [...flags.filter((flag) => cell[flag]), ...(isDrawn ? ['drawn'] : [])],
    corner: symbolsIn(cell.corner),
    center: symbolsIn(cell.center),
    color: cell.color,
  };
}

/**
 * CELL in words, in the order in which a player wants to hear them.
 * @param {BoardPlaces} places
 * @param {GameCell} cell
 * @param {number} at
 */
function labelOf({ rows, columns }, cell, at) {
  const words = [word('row_column', { row: rows[at] + 1, column: columns[at] + 1 })];
  words.push(symbolOf(cell.digit) || word('empty_cell'));
  if (cell.given) words.push(word('given'));
  if (cell.wrong) words.push(word('wrong'));
  if (cell.corner) words.push(`${commandWord('corners')} ${symbolsIn(cell.corner).join(' ')}`);
  if (cell.center) words.push(`${commandWord('centers')} ${symbolsIn(cell.center).join(' ')}`);
  if (cell.color) words.push(word('color_number', { number: cell.color }));
  if (cell.placed) words.push(word('step_places', { digit: symbolOf(cell.placed) }));
  if (cell.excluded) words.push(word('step_excludes', { digits: symbolsIn(cell.excluded).join(' ') }));
  return words;
}
