// Calls to an engine in a worker. remote.d.ts and RemoteEngine in engine.d.ts describe it.

import { EngineError } from './module.js';

/** @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Waiting */

const CALLS = [
  'version',
  'techniques',
  'layoutInfo',
  'parse',
  'write',
  'check',
  'candidates',
  'solve',
  'count',
  'rate',
  'hint',
  'explain',
  'generate',
  'read',
  'follow',
  'resetTracker',
  'judgeEntries',
  'paint',
  'drawSvg',
  'memory',
];

class Remote {
  /** @param {() => Worker} startWorker
   * @param {import("./engine.js").Part[] | undefined} parts */
  constructor(startWorker, parts) {
    this.startWorker = startWorker;
    this.parts = parts;
    this.nextId = 0;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** Started by the first call. @type {Worker | null} */
    this.worker = null;
  }

  listen() {
    const worker = this.startWorker();
    worker.onmessage = ({ data: { id, result, error } }) => {
      const call = this.waiting.get(id);
      this.waiting.delete(id);
      if (!call) return;
      if (error) call.reject(error.failure ? new EngineError(error.failure, error.message) : new Error(error.message));
      else call.resolve(result);
    };
    worker.onerror = (event) => this.end(new EngineError('trap', event.message || 'the worker could not start'));
    return worker;
  }

  /** @param {Error} error */
  failAll(error) {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    waiting.forEach((call) => call.reject(error));
  }

  /** @param {string} name
   * @param {any[]} args */
  call(name, args) {
    const id = this.nextId++;
    const worker = this.worker || this.listen();
    this.worker = worker;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, parts: this.parts, name, args });
    });
  }

  /** Ends the worker; the next call starts another.
   * @param {EngineError} reason */
  end(reason) {
    if (this.worker) this.worker.terminate();
    this.worker = null;
    this.failAll(reason);
  }
}

/** @param {{ parts?: import("./engine.js").Part[], startWorker?: () => Worker }} [options]
 * @returns {import("./engine.js").RemoteEngine} */
export function connectEngine(options = {}) {
  const startWorker =
    options.startWorker || (() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));
  const remote = new Remote(startWorker, options.parts);
  const engine = /** @type {any} */ ({
    restart: () => remote.end(new EngineError('cancelled', 'the call was stopped')),
    close: () => remote.end(new EngineError('cancelled', 'the engine was closed')),
  });
  for (const name of CALLS) engine[name] = (/** @type {any[]} */ ...args) => remote.call(name, args);
  return engine;
}
