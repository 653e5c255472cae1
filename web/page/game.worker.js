// The game, and its saves in IndexedDB: each change is stored before the next call is answered.

import { loadGame } from './game.js';
import { openStore } from './store.js';
import { serve } from './rpc.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./engine.js').Layout} Layout */
/** @typedef {import('./board_state.js').BoardState} BoardState */
/** @typedef {import('./board_state.js').NewGame} NewGame */
/** @typedef {import('./store.js').SavedGame} SavedGame */

const opening = openStore();
const loading = opening.then(async (store) =>
  loadGame({ now: () => performance.now() / 1000, settings: await store.get('settings', 'game') }),
);

/**
 * The save of the game; its text is empty while there is none.
 * @type {SavedGame}
 */
let save = { id: '', text: '', played: 0 };
/** The id of the next game that begins; "": a new one. */
let nextId = '';
let settings = '';
let trouble = '';
/** Resolves when all is stored. */
let storing = Promise.resolve();

/** An id for another game. */
function newId() {
  return `game-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
}

/**
 * Lets STORE_IT store something, and notes what prevents it.
 * @param {(store: import('./store.js').Store) => Promise<unknown>} storeIt
 */
async function put(storeIt) {
  const store = await opening;
  try {
    await storeIt(store);
    trouble = store.isKept ? '' : 'no_store';
  } catch (error) {
    trouble = error instanceof Error ? error.message || error.name : String(error);
  }
}

/**
 * Stores what STATE says is new.
 * @param {GameState} state
 */
function keep(state) {
  const { text, begins } = state.save;
  if (begins) save = { id: nextId || newId(), text: '', played: 0 };
  if (text) {
    const game = save;
    game.text += text;
    game.played = Date.now();
    storing = storing.then(() => put(async (store) => (game.id = await store.putGame(game, newId()))));
  }
  if (state.settings !== settings) {
    settings = state.settings;
    storing = storing.then(() => put((store) => store.put('settings', state.settings, 'game')));
  }
}

/**
 * What the page is told of STATE. The next call waits until the game is stored, so that what was
 * answered is never lost.
 * @param {GameState} state
 * @returns {Promise<BoardState>}
 */
async function told(state) {
  keep(state);
  const game = await loading;
  const layout = state.phase === 'none' ? {} : game.layout();
  await storing;
  return { ...state, id: save.id, layout, trouble };
}

/**
 * Enters the digits of ENTRIES, 0 for none.
 * @param {Game} game
 * @param {Uint8Array} entries
 */
function enterDigits(game, entries) {
  const { mode } = game.state();
  game.command('digits');
  entries.forEach((digit, cell) => {
    if (!digit) return;
    keep(game.select(cell));
    keep(game.digit(digit));
  });
  game.command(`${mode}s`);
}

/**
 * Enters the candidates of SETS as center candidates.
 * @param {Game} game
 * @param {BigUint64Array} sets
 */
function enterCandidates(game, sets) {
  const { mode } = game.state();
  game.command('centers');
  sets.forEach((set, cell) => {
    if (!set || game.state().cells[cell].digit) return;
    keep(game.select(cell));
    for (let digit = 1; set >> BigInt(digit - 1); digit++) if ((set >> BigInt(digit - 1)) & 1n) keep(game.digit(digit));
  });
  game.command(`${mode}s`);
}

serve({
  async state() {
    return told((await loading).state());
  },

  /**
   * Begins a game of cells.
   * @param {NewGame} wanted
   * @param {string} id
   */
  async begin({ layout, givens, entries, candidates, rating }, id) {
    const game = await loading;
    nextId = id;
    // Drafts have one grid only; entries of joined grids are entered in their game.
    if (entries?.some((entry) => entry) && !layout.places) {
      const digits = givens.map((given, cell) => given || entries[cell]);
      const handwritten = entries.map((entry) => (entry ? 1 : 0));
      game.draft({ layout, digits, handwritten, doubtful: new Uint8Array(digits.length) });
      keep(game.command('begin'));
      if (game.state().phase === 'draft') keep(game.command('begin'));
    } else {
      keep(game.beginCells(layout, givens));
      if (entries) enterDigits(game, entries);
    }
    if (candidates?.some((set) => set !== 0n)) enterCandidates(game, candidates);
    if (rating) keep(game.setLevel(rating.level, rating.score));
    return told(game.state());
  },

  /**
   * Begins the puzzle of the day DATE, such as "2026-11-28".
   * @param {string} date
   * @param {string} id
   */
  async daily(date, id) {
    const game = await loading;
    nextId = id;
    return told(game.daily(date));
  },

  /**
   * Begins the game in a text of any form.
   * @param {string} text
   */
  async paste(text) {
    nextId = '';
    return told((await loading).begin(text));
  },

  /**
   * Continues a save as a new one.
   * @param {string} text
   */
  async load(text) {
    nextId = '';
    return told((await loading).load(text));
  },

  /**
   * Continues the save ID.
   * @param {string} id
   */
  async resume(id) {
    const saved = /** @type {SavedGame | undefined} */ (await (await opening).get('games', id));
    if (!saved) throw new Error(id);
    nextId = id;
    return told((await loading).load(saved.text));
  },

  /** Continues the unsolved game that was played last; null if there is none. */
  async resumeLast() {
    const game = await loading;
    const games = /** @type {SavedGame[]} */ (await (await opening).all('games'));
    games.sort((a, b) => b.played - a.played);
    const last = games.find(({ text }) => game.course(text)?.solved === false);
    if (!last) return null;
    nextId = last.id;
    return told(game.load(last.text));
  },

  /** All saved games, the last played first. */
  async list() {
    const game = await loading;
    await storing;
    const games = /** @type {SavedGame[]} */ (await (await opening).all('games'));
    games.sort((a, b) => b.played - a.played);
    return games.flatMap(({ id, text, played }) => {
      const course = game.course(text);
      return course ? [{ id, played, course }] : [];
    });
  },

  /** @param {string} id */
  async remove(id) {
    await (await opening).remove('games', id);
  },

  /** @param {string} name */
  async run(name) {
    return told((await loading).command(name));
  },

  /** @param {number} digit */
  async digit(digit) {
    return told((await loading).digit(digit));
  },

  /**
   * Selects CELLS, with the cursor at the last one.
   * @param {number[]} cells
   */
  async select(cells) {
    const game = await loading;
    cells.forEach((cell, k) => game.select(cell, k > 0));
    return told(game.state());
  },

  /**
   * Sets the level of the puzzle, if BOARD is still shown.
   * @param {number} board
   * @param {import('./engine.js').Level} level
   * @param {number} score
   */
  async setLevel(board, level, score) {
    const game = await loading;
    return told(game.state().board === board ? game.setLevel(level, score) : game.state());
  },

  async save() {
    return (await loading).store();
  },

  /** Resolves when everything is stored. */
  async stored() {
    await storing;
  },

  /** @param {string} text */
  async setSettings(text) {
    return told((await loading).setSettings(text));
  },

  async commands() {
    return (await loading).commands();
  },
});
