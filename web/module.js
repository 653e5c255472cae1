// The WebAssembly module: where it comes from, what it imports, and calls that survive a trap.

import { Reply, Request } from './message.js';

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

function requireVectors() {
  if (!WebAssembly.validate(VECTOR_PROBE))
    throw new EngineError('unsupported', 'WebAssembly has no vectors here; use Chrome 91, Firefox 89, Safari 16.4, node 16.4 or later');
}

/** Reads a file at once, in node; set when the first module is loaded there.
 * @type {((url: URL) => Uint8Array) | null} */
let readFile = null;

/** @param {URL} url */
async function isFile(url) {
  if (url.protocol !== 'file:') return false;
  // Not a literal, which tools for browsers would follow.
  const files = 'node:fs';
  readFile = readFile || (await import(files)).readFileSync;
  return true;
}

/** @param {URL} url
 * @returns {Promise<Response>} */
async function request(url) {
  const response = await fetch(url);
  if (!response.ok) throw new EngineError('read', `${url.pathname}: ${response.status} ${response.statusText}`);
  return response;
}

/** @param {URL} url
 * @returns {Promise<WebAssembly.Module>} */
async function fetchModule(url) {
  if (await isFile(url)) return WebAssembly.compile(/** @type {any} */ (readFile)(url));
  const response = await request(url);
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {WebAssembly.Module | BufferSource | URL | string} source
 * @returns {Promise<WebAssembly.Module>} */
export async function compileModule(source) {
  requireVectors();
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  return fetchModule(new URL(source, import.meta.url));
}

/** The bytes of a file, which a call waits for. Browsers allow that in workers only.
 * @param {URL} url
 * @returns {Uint8Array} */
function readAtOnce(url) {
  if (readFile) return readFile(url);
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch (error) {
    throw new EngineError('read', `${url.pathname}: ${/** @type {Error} */ (error).message}`, error);
  }
  if (request.status !== 200) throw new EngineError('read', `${url.pathname}: ${request.status}`);
  return new Uint8Array(request.response);
}

/** Tables that were needed or are about to be, by their names. @type {Map<string, Uint8Array>} */
const tables = new Map();

/** @param {string} name */
function tableUrl(name) {
  return new URL(`./table-${name}.bin`, import.meta.url);
}

/** @param {string} name */
function table(name) {
  const data = tables.get(name) || readAtOnce(tableUrl(name));
  tables.set(name, data);
  return data;
}

/** Fetches tables, so that no call waits for them.
 * @param {Iterable<string>} names */
async function fetchTables(names) {
  for (const name of names) {
    const url = tableUrl(name);
    if (tables.has(name) || (await isFile(url))) continue;
    tables.set(name, new Uint8Array(await (await request(url)).arrayBuffer()));
  }
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
    /** The tables of the module, by their addresses. @type {Map<number, string>} */
    this.tables = new Map();
    this.imports = {
      wasi_snapshot_preview1: wasi(() => this.memory.buffer),
      engine: {
        stopped: () => (stop ? Atomics.load(stop, 0) : 0),
        table: (/** @type {number} */ address) => this.fill(address),
      },
    };
    this.exports = this.start();
  }

  /** @returns {Record<string, Function>} */
  start() {
    const exports = /** @type {any} */ (new WebAssembly.Instance(this.module, this.imports).exports);
    exports._initialize();
    return exports;
  }

  /** Finds out which tables the module asks for, and fetches them where a call cannot wait for them. */
  async prepareTables() {
    const reply = this.call('tables', new Request());
    reply.list(() => {
      const name = reply.string();
      this.tables.set(reply.number(), name);
      reply.number(); // the size
    });
    if (typeof document !== 'undefined') await fetchTables(this.tables.values());
  }

  /** Stores the table at its ADDRESS, in the middle of a call.
   * @param {number} address */
  fill(address) {
    const data = table(/** @type {string} */ (this.tables.get(address)));
    new Uint8Array(this.memory.buffer).set(data, address);
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
      if (error instanceof EngineError && error.failure !== 'read') throw error;
      this.exports = this.start();
      if (error instanceof EngineError) throw error; // a table is missing
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
