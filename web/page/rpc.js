// Calls between the page and its workers: a name, arguments, and a promise of the value.

/** @typedef {{ id: number, name: string, args: unknown[] }} Call */
/** @typedef {{ id: number, value?: any, error?: string, failure?: string }} Reply */

/** Marks objects of a value that move to the other side instead of being copied. */
export class Moved {
  /**
   * @param {unknown} value
   * @param {Transferable[]} list
   */
  constructor(value, list) {
    this.value = value;
    this.list = list;
  }
}

/** An error of a worker's function; FAILURE is that of an EngineError. */
export class CallError extends Error {
  /**
   * @param {string} message
   * @param {string} [failure]
   */
  constructor(message, failure) {
    super(message);
    this.failure = failure;
  }
}

/** Thrown for calls to a worker that has stopped or could not be loaded. */
export class WorkerFailure extends Error {}

/** A worker, started at the first call. */
export class Remote {
  #next = 1;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();

  /**
   * @param {URL} url of a module
   * @param {string} name
   */
  constructor(url, name) {
    this.url = url;
    this.name = name;
  }

  #start() {
    const worker = new Worker(this.url, { type: 'module', name: this.name });
    worker.onmessage = (event) => this.#settle(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message || `the worker ${this.name} failed`);
    };
    return worker;
  }

  /**
   * Calls NAME and moves the objects of LIST.
   * @param {string} name
   * @param {unknown[]} args
   * @param {Transferable[]} [list]
   * @returns {Promise<any>}
   */
  call(name, args = [], list = []) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, name, args }, list);
    });
  }

  /** @param {Reply} reply */
  #settle(reply) {
    const call = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error !== undefined) call?.reject(new CallError(reply.error, reply.failure));
    else call?.resolve(reply.value);
  }

  /** @param {string} message */
  #fail(message) {
    this.#worker?.terminate();
    this.#worker = null;
    for (const call of this.#waiting.values()) call.reject(new WorkerFailure(message));
    this.#waiting.clear();
  }
}

/**
 * Answers calls in a worker by FUNCTIONS, one after another.
 * @param {Record<string, (...args: any[]) => any>} functions
 */
export function serve(functions) {
  const answer = async (/** @type {Call} */ { id, name, args }) => {
    try {
      const value = await functions[name](...args);
      if (value instanceof Moved) self.postMessage({ id, value: value.value }, { transfer: value.list });
      else self.postMessage({ id, value });
    } catch (error) {
      const { message = String(error), failure } = /** @type {Partial<CallError>} */ (error);
      self.postMessage({ id, error: message, failure });
    }
  };
  let answered = Promise.resolve();
  self.onmessage = (event) => (answered = answered.then(() => answer(event.data)));
}
