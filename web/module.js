// The WebAssembly module: where it comes from, what it imports, and calls that survive a trap.

import { Reply } from './message.js';

/** @typedef {import("./engine.js").Failure} Failure */

export class EngineError extends Error {
  /** @param {Failure} failure
   * @param {string} message
   * @param {unknown} [cause] */
  constructor(failure, message, cause) {
    super(message);
    this.name = 'EngineError';
    this.failure = failure;
    this.cause = cause;
  }
}

// A module of one function that uses a vector: it is valid where vectors are.
const VECTOR_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** The name of the file for this machine. */
export function moduleName() {
  return WebAssembly.validate(VECTOR_PROBE) ? 'engine-simd.wasm' : 'engine.wasm';
}

/** @param {URL} url
 * @returns {Promise<BufferSource>} */
async function readFile(url) {
  // Not a literal, which tools for browsers would follow.
  const files = 'node:fs/promises';
  return (await import(files)).readFile(url);
}

/** @param {URL} url
 * @returns {Promise<WebAssembly.Module>} */
async function fetchModule(url) {
  if (url.protocol === 'file:') return WebAssembly.compile(await readFile(url));
  const response = await fetch(url);
  if (!response.ok) throw new EngineError('read', `${url.pathname}: ${response.status} ${response.statusText}`);
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {import("./engine.js").EngineOptions["module"]} source
 * @returns {Promise<WebAssembly.Module>} */
export async function compileModule(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  return fetchModule(new URL(source || `./${moduleName()}`, import.meta.url));
}

const WASI_BADF = 8;
const NANOSECONDS = 1e6;

/** What the C library imports: a clock. There are no files; writing to one fails.
 * @param {() => ArrayBuffer} memory */
function wasi(memory) {
  const noFile = () => WASI_BADF;
  return {
    /** @param {number} _clock
     * @param {bigint} _precision
     * @param {number} at */
    clock_time_get(_clock, _precision, at) {
      const now = BigInt(Math.round(performance.now() * NANOSECONDS));
      new DataView(memory()).setBigUint64(at, now, true);
      return 0;
    },
    fd_close: noFile,
    fd_seek: noFile,
    fd_write: noFile,
    fd_fdstat_get: noFile,
    /** @param {number} code */
    proc_exit(code) {
      throw new Error(`the module ended with ${code}`);
    },
  };
}

/** An instance of a module, which is replaced by a new one after a trap. */
export class Instance {
  /** @param {WebAssembly.Module} module
   * @param {Int32Array | undefined} stop */
  constructor(module, stop) {
    this.module = module;
    this.imports = {
      wasi_snapshot_preview1: wasi(() => this.memory.buffer),
      engine: { stopped: () => (stop ? Atomics.load(stop, 0) : 0) },
    };
    this.exports = this.start();
  }

  /** @returns {Record<string, Function>} */
  start() {
    const exports = /** @type {any} */ (new WebAssembly.Instance(this.module, this.imports).exports);
    exports._initialize();
    return exports;
  }

  /** @returns {WebAssembly.Memory} */
  get memory() {
    return /** @type {any} */ (this.exports.memory);
  }

  /** Makes a call; after a trap the module begins anew.
   * @param {string} name
   * @param {import("./message.js").Request} request
   * @returns {Reply} */
  call(name, request) {
    try {
      return this.run(name, request);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      this.exports = this.start();
      throw new EngineError('trap', `${name}: ${/** @type {Error} */ (error).message}`, error);
    }
  }

  /** @param {string} name
   * @param {import("./message.js").Request} request */
  run(name, request) {
    const at = this.exports.input(request.length);
    if (at === 0) throw new EngineError('memory', `${name}: no memory for ${request.length} bytes`);
    request.store(this.memory.buffer, at);
    const from = this.exports[name](request.length);
    if (from === 0) throw new EngineError('memory', `${name}: no memory for the answer`);
    const reply = new Reply(this.memory.buffer, from);
    reply.number();
    const status = reply.number();
    if (status < 0) throw new EngineError(FAILURES.get(status) || 'internal', `${name}: ${reply.string()}`);
    return reply;
  }
}

/** Filled by engine.js with the names of negative statuses. @type {Map<number, Failure>} */
export const FAILURES = new Map();
