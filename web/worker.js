// A worker that makes calls of remote.js on an engine of its own.

import { loadEngine } from './engine.js';

/** @type {Promise<import('./engine.js').Engine> | null} */
let ready = null;

/** @param {unknown} error */
function describe(error) {
  const { name = 'Error', message = String(error), failure } = /** @type {any} */ (error);
  return { name, message, failure };
}

/** Lets the next call load the engine again, as after a failure of the network.
 * @param {unknown} error
 * @returns {never} */
function failToLoad(error) {
  ready = null;
  throw error;
}

self.onmessage = async ({ data: { id, parts, name, args } }) => {
  try {
    ready = ready || loadEngine({ parts });
    const engine = /** @type {any} */ (await ready.catch(failToLoad));
    self.postMessage({ id, result: engine[name](...args) });
  } catch (error) {
    self.postMessage({ id, error: describe(error) });
  }
};
