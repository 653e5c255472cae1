// Puzzles in one call each. index.d.ts describes them.

import { EngineError, loadEngine } from './engine.js';

export * from './engine.js';

/** @typedef {import('./engine.js').Part} Part */
/** @typedef {import('./engine.js').Engine} Engine */

/** Engines of one part each, loaded by the first call. @type {Map<Part, Promise<Engine>>} */
const engines = new Map();

/** @param {Part} part
 * @returns {Promise<Engine>} */
function engineOf(part) {
  const loading = engines.get(part) || loadEngine({ parts: [part] });
  engines.set(part, loading);
  loading.catch(() => engines.delete(part)); // the next call tries again
  return loading;
}

/** The one puzzle of TEXT.
 * @param {Engine} engine
 * @param {string} text */
function parseOne(engine, text) {
  const { puzzles, errors, more } = engine.parse(text, { limit: 2 });
  if (errors.length > 0) {
    const { line, column, message } = errors[0];
    throw new EngineError('text', `line ${line}, column ${column}: ${message}`);
  }
  if (puzzles.length !== 1 || (more && puzzles.length > 1))
    throw new EngineError('text', puzzles.length === 0 ? 'there is no puzzle' : 'there is more than one puzzle');
  return puzzles[0];
}

/** @param {Engine} engine
 * @param {import('./engine.js').Layout | undefined} layout
 * @param {Uint8Array} cells
 * @param {string} [symbols] */
function lineOf(engine, layout, cells, symbols) {
  return engine.write({ layout, cells, symbols }, 'line').trimEnd();
}

/** @param {string} text
 * @param {import('./engine.js').Limits} [limits] */
export async function solve(text, limits) {
  const engine = await engineOf('puzzles');
  const puzzle = parseOne(engine, text);
  const { status, solution } = engine.solve(puzzle, limits);
  return { status, solution: solution && lineOf(engine, puzzle.layout, solution, puzzle.symbols) };
}

/** @param {string} text
 * @param {import('./engine.js').Limits & { profile?: import('./engine.js').Profile }} [options] */
export async function explain(text, options) {
  const engine = await engineOf('puzzles');
  const { layout, givens, candidates, placed } = parseOne(engine, text);
  return engine.explain({ layout, cells: givens, candidates, placed }, { profile: 'human', ...options });
}

/** @param {Partial<import('./engine.js').Generation>} [job] */
export async function generate(job = {}) {
  const engine = await engineOf('puzzles');
  const seed = job.seed === undefined ? BigInt(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)) : job.seed;
  const { status, givens, solution, seed: found, rating } = engine.generate({ ...job, seed });
  const [puzzle, solved] = [givens, solution].map((cells) => lineOf(engine, job.layout, cells));
  return { status, puzzle, solution: solved, seed: found, rating };
}

/** @param {import('./engine.js').Picture} picture
 * @param {import('./engine.js').ReadOptions} [options] */
export async function read(picture, options) {
  return (await engineOf('vision')).read(picture, options);
}
