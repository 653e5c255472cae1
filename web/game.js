// The game: its rules, moves and hints, in a module of its own. game.d.ts describes what this file exports.

import { FAILURES, Instance, compileModule } from './module.js';
import { Request } from './message.js';
import { readNames } from './names.js';
import { getLayout } from './decode.js';
import { putLayout } from './encode.js';
import { sentences } from './sentences.js';

export { EngineError } from './module.js';

/** @typedef {import("./message.js").Reply} Reply */
/** @typedef {import("./game.js").GameState} GameState */
/** @typedef {import("./game.js").GameCell} GameCell */
/** @typedef {import("./game.js").Game} GameInterface */

// Numbers of play/core/game.h, in their order.
const MODES = /** @type {const} */ (['digit', 'corner', 'center', 'color']);
const GROUPS = /** @type {const} */ (['base', 'cover', 'set']);
const PAGES = /** @type {const} */ (['none', 'help', 'statistics', 'games', 'levels', 'end']);
const PHASES = new Map([
  [0, 'none'],
  [1, 'play'],
  [2, 'pause'],
  [4, 'draft'],
  [8, 'wait'],
  [16, 'page'],
]);
const RESULTS = new Map([
  [0, 'done'],
  [1, 'not-now'],
  [-1, 'unknown'],
]);
const FLAGS = /** @type {const} */ ([
  'given',
  'selected',
  'cursor',
  'peer',
  'same',
  'wrong',
  'premise',
  'shaded',
  'doubtful',
  'handwritten',
  'leftOut',
  'place',
]);

// Keys that are not characters: enum key.
const SPECIAL_KEYS = new Map([
  ['Tab', 9],
  ['Enter', 13],
  ['Escape', 27],
  ['ArrowUp', 0x110000],
  ['ArrowDown', 0x110001],
  ['ArrowLeft', 0x110002],
  ['ArrowRight', 0x110003],
  ['Home', 0x110004],
  ['End', 0x110005],
  ['Backspace', 0x110006],
  ['Delete', 0x110006],
  ['F1', 0x110007],
]);
const SHIFT = 0x200000;
const CONTROL = 0x400000;

/** @param {string} key
 * @param {{ shift?: boolean, ctrl?: boolean }} modifiers */
function keyCode(key, { shift, ctrl }) {
  const special = SPECIAL_KEYS.get(key);
  if (special !== undefined) return special + (shift ? SHIFT : 0);
  if ([...key].length !== 1) return 0;
  const code = /** @type {number} */ (key.codePointAt(0));
  return ctrl && key >= 'a' && key <= 'z' ? CONTROL + code : code;
}

/** @param {Reply} reply
 * @returns {GameCell} */
function getCell(reply) {
  const digit = reply.number(),
    color = reply.number(),
    flags = reply.number(),
    placed = reply.number();
  const corner = reply.word(),
    center = reply.word(),
    excluded = reply.word(),
    pattern = reply.word(),
    fins = reply.word();
  const marks = Object.fromEntries(FLAGS.map((name, bit) => [name, (flags & (1 << bit)) !== 0]));
  return /** @type {any} */ ({ digit, color, ...marks, placed, corner, center, excluded, pattern, fins });
}

/** @param {Reply} reply */
function getNode(reply) {
  return { digit: reply.number(), cells: Array.from(reply.array16()) };
}

/** @param {Reply} reply */
function getHint(reply) {
  return {
    level: /** @type {0 | 1 | 2 | 3} */ (reply.number()),
    technique: reply.string(),
    links: reply.list(() => ({ from: getNode(reply), to: getNode(reply), strong: reply.boolean() })),
    groups: reply.list(() => ({ kind: GROUPS[reply.number()], cells: Array.from(reply.array16()) })),
  };
}

/** @param {Reply} reply */
function getPage(reply) {
  const kind = PAGES[reply.number()],
    row = reply.number(),
    hasChoice = reply.boolean();
  const lines = reply.list(() => ({
    left: reply.string(),
    right: reply.string(),
    name: reply.string(),
    isChoice: reply.boolean(),
  }));
  return kind === 'none' ? null : { kind, lines, row, hasChoice };
}

/** @implements {GameInterface} */
class Game {
  /** @param {Instance} instance
   * @param {() => number} now */
  constructor(instance, now) {
    this.instance = instance;
    this.now = now;
    this.names = readNames(instance.call('gameNames', new Request()));
    for (const [number, text] of this.list('status').pairs)
      if (number < 0) FAILURES.set(number, /** @type {any} */ (text));
    /** What brings the game back after a trap. */
    this.settings = '';
    this.save = '';
    /** The language of hints. */
    this.spoken = 'en';
  }

  /** @param {string} name */
  list(name) {
    const names = this.names.get(name);
    if (!names) throw new RangeError(`there is no list ${name}`);
    return names;
  }

  /** @param {number} level
   * @returns {any} */
  level(level) {
    return level ? this.list('level').text(level) : null;
  }

  /** A call that answers with the state.
   * @param {string} name
   * @param {(request: Request) => unknown} [put]
   * @returns {GameState} */
  act(name, put) {
    const request = new Request().number(this.now());
    if (put) put(request);
    return this.readState(this.call(name, request));
  }

  /** Makes a call; after a trap the game goes on where the last one left it.
   * @param {string} name
   * @param {Request} request */
  call(name, request) {
    try {
      return this.instance.call(name, request);
    } catch (error) {
      if (/** @type {{ failure?: string }} */ (error).failure === 'trap') this.recover();
      throw error;
    }
  }

  /** A new module goes on where the last call left the game. */
  recover() {
    const { settings, save } = this;
    this.spoken = 'en';
    this.readState(this.instance.call('gameOpen', new Request().number(this.now()).string(settings)));
    if (save)
      this.readState(
        this.instance.call('gameLoad', new Request().number(this.now()).array(new TextEncoder().encode(save))),
      );
  }

  /** @param {Reply} reply
   * @returns {import("./game.js").Course} */
  readCourse(reply) {
    return {
      level: this.level(reply.number()),
      score: reply.number(),
      seconds: reply.number(),
      hints: reply.number(),
      checks: reply.number(),
      mistakes: reply.number(),
      solved: reply.boolean(),
    };
  }

  /** @param {Reply} reply
   * @returns {GameState} */
  readState(reply) {
    const state = /** @type {any} */ ({
      result: RESULTS.get(reply.number()),
      phase: PHASES.get(reply.number()),
      board: reply.number(),
      side: reply.number(),
      cells: reply.list(() => getCell(reply)),
      cursor: reply.number(),
      mode: MODES[reply.number()],
      message: reply.string(),
      status: reply.string(),
      ...this.readCourse(reply),
      solved: reply.boolean(),
      remaining: reply.list(() => reply.number()),
      possible: reply.list(() => reply.string()),
      hint: getHint(reply),
      page: getPage(reply),
      settings: reply.string(),
    });
    const begins = reply.boolean();
    state.save = { text: reply.string(), begins };
    this.settings = state.settings;
    this.save = begins ? state.save.text : this.save + state.save.text;
    this.speak(/^language (\w+)$/m.exec(state.settings)?.[1] ?? 'en');
    return state;
  }

  /** Supplies the sentences of hints in `language`.
   * @param {string} language */
  speak(language) {
    if (language === this.spoken) return;
    this.spoken = language;
    const pairs = Object.entries(sentences[language] ?? {});
    const request = new Request().number(pairs.length);
    for (const [text, translation] of pairs) request.string(text).string(translation);
    this.instance.call('gameSentences', request);
  }

  state() {
    return this.act('gameState');
  }

  layout() {
    return getLayout(this.call('gameLayout', new Request()), this);
  }

  commands() {
    const reply = this.call('gameCommands', new Request());
    return reply.list(() => ({
      name: reply.string(),
      text: reply.string(),
      keys: reply.string(),
      hasButton: reply.boolean(),
    }));
  }

  /** @param {string} text */
  begin(text) {
    return this.act('gameBegin', (request) => request.array(new TextEncoder().encode(text)));
  }

  /** @param {import("./engine.js").Layout} layout
   * @param {import("./engine.js").Cells} givens */
  beginCells(layout, givens) {
    return this.act('gameBeginCells', (request) =>
      putLayout(request, layout, this.list('variant')).array(givens),
    );
  }

  /** @param {import("./game.js").GameDraft} draft */
  draft({ layout, digits, handwritten, doubtful }) {
    return this.act('gameDraft', (request) =>
      putLayout(request, layout, this.list('variant')).array(digits).array(handwritten).array(doubtful),
    );
  }

  /** @param {string} date */
  daily(date) {
    return this.act('gameDaily', (request) => request.string(date));
  }

  /** @param {string} save */
  load(save) {
    return this.act('gameLoad', (request) => request.array(new TextEncoder().encode(save)));
  }

  store() {
    return this.call('gameStore', new Request()).string();
  }

  line(onlyGivens = false) {
    return this.call('gameLine', new Request().number(onlyGivens ? 1 : 0)).string();
  }

  /** @param {string} save */
  course(save) {
    const reply = this.call('gameCourse', new Request().array(new TextEncoder().encode(save)));
    return reply.boolean() ? this.readCourse(reply) : null;
  }

  /** @param {string} name */
  command(name) {
    return this.act('gameCommand', (request) => request.string(name));
  }

  /** @param {number} digit */
  digit(digit) {
    return this.act('gameDigit', (request) => request.number(digit));
  }

  /** @param {string} key
   * @param {{ shift?: boolean, ctrl?: boolean }} [modifiers] */
  key(key, modifiers = {}) {
    return this.act('gameKey', (request) => request.number(keyCode(key, modifiers)));
  }

  /** @param {number} cell */
  select(cell, add = false) {
    return this.act('gameSelect', (request) => request.number(cell).number(add ? 1 : 0));
  }

  /** @param {number} row */
  chooseLine(row) {
    return this.act('gameChoose', (request) => request.number(row));
  }

  /** @param {string} settings */
  setSettings(settings) {
    return this.act('gameSettings', (request) => request.string(settings));
  }

  /** @param {import("./engine.js").Level} level
   * @param {number} score */
  setLevel(level, score) {
    return this.act('gameLevel', (request) => request.number(this.list('level').number(level)).number(score));
  }
}

/** @param {import("./game.js").GameOptions} options
 * @returns {Promise<import("./game.js").Game>} */
export async function loadGame({ now, settings, module }) {
  const source = module || new URL('./game.wasm', import.meta.url);
  const game = new Game(new Instance(await compileModule(source), undefined), now);
  game.act('gameOpen', (request) => request.string(settings));
  return game;
}
