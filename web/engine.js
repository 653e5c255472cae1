// The engine: libsudoku and libsudokuvision. engine.d.ts describes what this file exports.

import { EngineError, FAILURES, Instance, compileModule } from './module.js';
import { Request } from './message.js';
import { readNames } from './names.js';
import { putLayout, putPicture, putStep } from './encode.js';
import {
  getConflict,
  getDiagnosis,
  getPuzzle,
  getReading,
  getStep,
  getTechnique,
  getTrack,
  getUnit,
} from './decode.js';

export { EngineError } from './module.js';

/** @typedef {import("./engine.js").Engine} EngineInterface */
/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine.js").Position} Position */
/** @typedef {import("./engine.js").Limits} Limits */

/** @param {bigint} set */
export function digitsOf(set) {
  const digits = [];
  for (let digit = 1; set !== 0n; digit++, set >>= 1n) if (set & 1n) digits.push(digit);
  return digits;
}

/** @param {bigint} set
 * @param {number} digit */
export function hasDigit(set, digit) {
  return ((set >> BigInt(digit - 1)) & 1n) === 1n;
}

/** Steps in English need no translation.
 * @type {Record<string, string>} */
const ENGLISH = {};

const PUZZLES = 1000;
const STEPS = 2000;
const SVG_WIDTH = 640;

// What a reply of parse() says next; numbers of enum sudoku_status.
const PUZZLE = 0;
const TEXT_ERROR = -3;

/** @implements {EngineInterface} */
class Engine {
  /** @param {Instance[]} instances of the parts */
  constructor(instances) {
    this.instances = instances;
    /** @type {Record<string, string>} */
    this.sentences = ENGLISH;
    this.names = readNames(this.call('names', new Request()));
    for (const [number, text] of this.list('status').pairs)
      if (number < 0) FAILURES.set(number, /** @type {any} */ (text));
  }

  /** The instance that answers the call NAME.
   * @param {string} name */
  instanceFor(name) {
    const instance = this.instances.find(({ exports }) => name in exports);
    if (!instance) throw new EngineError('argument', `${name} is a call of a part that was not loaded`);
    return instance;
  }

  /** @param {string} name
   * @param {Request} request */
  call(name, request) {
    return this.instanceFor(name).call(name, request);
  }

  /** The names of an enumeration.
   * @param {string} name */
  list(name) {
    const names = this.names.get(name);
    if (!names) throw new RangeError(`there is no list ${name}`);
    return names;
  }

  /** @param {number} number
   * @returns {any} */
  status(number) {
    return this.list('status').text(number);
  }

  /** A request about a board of `layout`.
   * @param {import("./engine.js").Layout | undefined} layout */
  onBoard(layout) {
    return putLayout(new Request(), layout, this.list('variant'));
  }

  version() {
    return this.call('version', new Request()).string();
  }

  techniques() {
    const reply = this.call('techniques', new Request());
    return reply.list(() => getTechnique(reply, this.list('level')));
  }

  /** @param {import("./engine.js").Layout} [layout] */
  layoutInfo(layout) {
    const reply = this.call('layoutInfo', this.onBoard(layout));
    const side = reply.number(),
      cellCount = reply.number();
    const boxRows = reply.number(),
      boxColumns = reply.number();
    const rows = [],
      columns = [];
    for (let cell = 0; cell < cellCount; cell++) {
      rows.push(reply.number());
      columns.push(reply.number());
    }
    const units = reply.list(() => getUnit(reply, this.list('unitKind')));
    return { side, cellCount, boxRows, boxColumns, rows, columns, units };
  }

  /** @param {string} text
   * @param {{ limit?: number }} [options] */
  parse(text, options = {}) {
    const bytes = new TextEncoder().encode(text);
    const reply = this.call('parse', new Request().array(bytes).number(options.limit || PUZZLES));
    const puzzles = [],
      errors = [];
    for (;;) {
      const next = reply.number();
      if (next === PUZZLE) puzzles.push(getPuzzle(reply, this));
      else if (next === TEXT_ERROR)
        errors.push({ line: reply.number(), column: reply.number(), message: reply.string() });
      else return { puzzles, errors, more: reply.boolean() };
    }
  }

  /** @type {EngineInterface["write"]} */
  write(board, format) {
    const request = this.onBoard(board.layout).number(this.list('textFormat').number(format));
    request.array(board.cells).array(board.givens).array(board.candidates).string(board.symbols);
    return this.call('write', request).string();
  }

  /** @type {EngineInterface["check"]} */
  check(board) {
    const request = this.onBoard(board.layout).array(board.cells).array(board.candidates);
    const reply = this.call('check', request);
    const status = this.status(reply.number());
    return { status, conflicts: reply.list(() => getConflict(reply, this.list('conflictKind'))) };
  }

  /** @type {EngineInterface["candidates"]} */
  candidates(board) {
    return this.call('candidates', this.onBoard(board.layout).array(board.cells)).sets();
  }

  /** @param {Puzzle} puzzle
   * @param {Limits} limits */
  aboutPuzzle(puzzle, limits) {
    const request = this.onBoard(puzzle.layout).array(puzzle.givens).array(puzzle.candidates);
    return request.number(limits.seconds || 0).number(limits.nodes || 0);
  }

  /** @param {Puzzle} puzzle
   * @param {Limits} [limits] */
  solve(puzzle, limits = {}) {
    const reply = this.call('solve', this.aboutPuzzle(puzzle, limits));
    const board = reply.array8();
    const status = this.status(reply.number());
    const solution = reply.boolean() ? board : null;
    return { status, solution, nodes: reply.number() };
  }

  /** @type {EngineInterface["count"]} */
  count(puzzle, limits = {}) {
    const request = this.aboutPuzzle(puzzle, limits).number(limits.solutions || 0);
    const reply = this.call('count', request);
    return { status: this.status(reply.number()), count: reply.word() };
  }

  /** @param {Position} position
   * @param {Limits} limits */
  aboutPosition(position, limits) {
    const request = this.onBoard(position.layout);
    request.array(position.cells).array(position.placed).array(position.candidates);
    return request.number(limits.seconds || 0).number(limits.nodes || 0);
  }

  /** @type {EngineInterface["rate"]} */
  rate(puzzle, options = {}) {
    const position = { layout: puzzle.layout, cells: puzzle.givens, candidates: puzzle.candidates };
    const request = this.aboutPosition(position, options).number(options.se ? 1 : 0);
    const reply = this.call('rate', request);
    const status = this.status(reply.number());
    const level = reply.number(),
      score = reply.number();
    const se = { puzzle: reply.number(), pearl: reply.number(), diamond: reply.number() };
    return {
      status,
      level: level ? /** @type {any} */ (this.list('level').text(level)) : null,
      score,
      se: se.puzzle ? se : null,
    };
  }

  /** Translates the words of the steps that follow by `sentences`.
   * @param {Record<string, string>} [sentences] */
  speak(sentences = ENGLISH) {
    if (sentences === ENGLISH && this.sentences === ENGLISH) return;
    const pairs = Object.entries(sentences);
    const request = new Request().number(pairs.length);
    for (const [text, translation] of pairs) request.string(text).string(translation);
    this.call('sentences', request);
    this.sentences = sentences;
  }

  /** @type {EngineInterface["hint"]} */
  hint(position, options = {}) {
    this.speak(options.sentences);
    const request = this.aboutPosition(position, options);
    const reply = this.call('hint', request.number(this.profile(options.profile)));
    const step = reply.boolean() ? getStep(reply) : null;
    if (step) reply.number();
    return { status: this.status(reply.number()), step };
  }

  /** @type {EngineInterface["explain"]} */
  explain(position, options = {}) {
    this.speak(options.sentences);
    const request = this.aboutPosition(position, options).number(this.profile(options.profile));
    const reply = this.call('explain', request.number(options.steps || STEPS));
    const steps = [];
    while (reply.boolean()) steps.push(getStep(reply));
    return { status: this.status(reply.number()), steps };
  }

  /** @param {import("./engine.js").Profile} [profile] */
  profile(profile) {
    return this.list('profile').number(profile || 'hodoku');
  }

  /** @type {EngineInterface["generate"]} */
  generate(job) {
    const request = this.onBoard(job.layout).word(BigInt(job.seed));
    request.number(this.list('symmetry').number(job.symmetry || 'none')).number(job.minGivens || 0);
    request.number(job.level ? this.list('level').number(job.level) : 0);
    request.number(job.technique === undefined ? 0 : 1).number(job.technique || 0);
    const reply = this.call('generate', request.number(job.seconds || 0));
    const boards = reply.array8();
    const status = this.status(reply.number());
    const seed = reply.word();
    const level = reply.number(),
      score = reply.number();
    return {
      status,
      givens: boards.slice(0, boards.length / 2),
      solution: boards.slice(boards.length / 2),
      seed,
      rating: level ? { level: /** @type {any} */ (this.list('level').text(level)), score } : null,
    };
  }

  /** A request about a picture.
   * @param {import("./engine.js").Picture} picture */
  onPicture(picture) {
    return putPicture(new Request(), picture, this.list('pictureFormat'));
  }

  /** @type {EngineInterface["read"]} */
  read(picture, options = {}) {
    const reply = this.call('read', this.onPicture(picture).number(options.maxGrids || 0));
    const readings = reply.list(() => getReading(reply, this));
    return { readings, diagnosis: readings.length > 0 ? null : getDiagnosis(reply, this) };
  }

  /** @type {EngineInterface["follow"]} */
  follow(picture, seconds) {
    const reply = this.call('follow', this.onPicture(picture).number(seconds));
    return getTrack(reply, this);
  }

  resetTracker() {
    this.call('resetTracker', new Request());
  }

  /** @type {EngineInterface["judgeEntries"]} */
  judgeEntries(reading, expected) {
    const request = new Request().array(reading.entries).array(reading.entryEvidence).array(expected);
    const verdicts = this.call('judgeEntries', request).array8();
    return Array.from(verdicts, (verdict) => /** @type {any} */ (this.list('verdict').text(verdict)));
  }

  /** @type {EngineInterface["paint"]} */
  paint(picture, overlay, pixels) {
    const badges = overlay.badges && Uint8Array.from(overlay.badges, (badge) => this.list('badge').number(badge));
    const request = putLayout(this.onPicture(picture), overlay.layout, this.list('variant'));
    request.array(overlay.crossings).array(overlay.digits).array(overlay.givens).array(overlay.candidates);
    request.array(badges).number(overlay.color || 0);
    request.number(overlay.opacity === undefined ? 1 : overlay.opacity).number(overlay.lit ? 1 : 0);
    request
      .number(overlay.outline || 0)
      .number(overlay.outlineColor || 0)
      .string(overlay.symbols);
    request
      .number(overlay.hasNumbers ? 1 : 0)
      .array(overlay.stepCells)
      .array(overlay.stepCandidates);
    const reply = this.call('paint', putStep(request, overlay.step));
    if (!pixels) return new Uint8ClampedArray(reply.array8().buffer);
    reply.copyTo(pixels);
    return pixels;
  }

  /** @type {EngineInterface["drawSvg"]} */
  drawSvg(drawing) {
    const request = this.onBoard(drawing.layout).array(drawing.cells).array(drawing.givens);
    request.array(drawing.candidates).string(drawing.symbols).string(drawing.title);
    request.number(drawing.width || SVG_WIDTH);
    return this.call('drawSvg', putStep(request, drawing.step)).string();
  }

  memory() {
    return this.instances.reduce((sum, { memory }) => sum + memory.buffer.byteLength, 0);
  }
}

/** @param {import("./engine.js").Part} part
 * @param {import("./engine.js").EngineOptions} options */
async function loadPart(part, { stop }) {
  const instance = new Instance(await compileModule(`./${part}.wasm`), stop);
  if ('tables' in instance.exports) await instance.prepareTables();
  return instance;
}

/** @param {import("./engine.js").EngineOptions} [options] */
export async function loadEngine(options = {}) {
  const parts = options.parts || ['vision', 'puzzles'];
  return new Engine(await Promise.all(parts.map((part) => loadPart(part, options))));
}
