// Requests and replies: sequences of slots of 8 bytes, as shim/message.h describes them.

const SLOT = 8;
const NOTHING = new ArrayBuffer(0);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {number} bytes */
function padded(bytes) {
  return Math.ceil(bytes / SLOT) * SLOT;
}

/** A request that is being written. */
export class Request {
  constructor() {
    /** @type {(number | bigint | Uint8Array)[]} */
    this.parts = [];
    this.length = 0;
  }

  /** @param {number} number */
  number(number) {
    this.parts.push(number);
    this.length += SLOT;
    return this;
  }

  /** 64 bits.
   * @param {bigint} word */
  word(word) {
    this.parts.push(word);
    this.length += SLOT;
    return this;
  }

  /** The bytes of an array, or none.
   * @param {ArrayBufferView | null | undefined} array */
  array(array) {
    if (!array) return this.number(-1);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    this.number(bytes.length);
    this.parts.push(bytes);
    this.length += padded(bytes.length);
    return this;
  }

  /** @param {string | null | undefined} text */
  string(text) {
    return this.array(text ? encoder.encode(text + '\0') : null);
  }

  /** Writes the request at byte `at` of `buffer`.
   * @param {ArrayBuffer} buffer
   * @param {number} at */
  store(buffer, at) {
    const view = new DataView(buffer);
    const memory = new Uint8Array(buffer);
    for (const part of this.parts) {
      if (typeof part === 'number') {
        view.setFloat64(at, part, true);
        at += SLOT;
      } else if (typeof part === 'bigint') {
        view.setBigUint64(at, BigInt.asUintN(64, part), true);
        at += SLOT;
      } else {
        memory.set(part, at);
        at += padded(part.length);
      }
    }
  }
}

/** A reply that is being read. What it returns are copies. */
export class Reply {
  /** @param {ArrayBuffer} buffer
   * @param {number} at */
  constructor(buffer, at) {
    this.buffer = buffer;
    this.view = new DataView(buffer);
    this.at = at;
  }

  number() {
    this.at += SLOT;
    return this.view.getFloat64(this.at - SLOT, true);
  }

  boolean() {
    return this.number() !== 0;
  }

  word() {
    this.at += SLOT;
    return this.view.getBigUint64(this.at - SLOT, true);
  }

  /** The bytes of an array, in a buffer of their own; or null.
   * @returns {ArrayBuffer | null} */
  bytes() {
    const length = this.number();
    if (length < 0) return null;
    const bytes = this.buffer.slice(this.at, this.at + length);
    this.at += padded(length);
    return bytes;
  }

  /** Copies the bytes of an array to TARGET, which has room for them.
   * @param {Uint8ClampedArray} target */
  copyTo(target) {
    const length = this.number();
    target.set(new Uint8Array(this.buffer, this.at, length));
    this.at += padded(length);
  }

  string() {
    const bytes = this.bytes();
    return bytes ? decoder.decode(new Uint8Array(bytes, 0, bytes.byteLength - 1)) : '';
  }

  maybeArray8() {
    const bytes = this.bytes();
    return bytes && new Uint8Array(bytes);
  }

  array8() {
    return new Uint8Array(this.bytes() || NOTHING);
  }

  array16() {
    return new Uint16Array(this.bytes() || NOTHING);
  }

  maybeArray16() {
    const bytes = this.bytes();
    return bytes && new Uint16Array(bytes);
  }

  maybeFloats() {
    const bytes = this.bytes();
    return bytes && new Float32Array(bytes);
  }

  doubles() {
    return new Float64Array(this.bytes() || NOTHING);
  }

  sets() {
    return new BigUint64Array(this.bytes() || NOTHING);
  }

  maybeSets() {
    const bytes = this.bytes();
    return bytes && new BigUint64Array(bytes);
  }

  /** Calls `read` as many times as the next number says.
   * @template T
   * @param {() => T} read
   * @returns {T[]} */
  list(read) {
    const items = [];
    for (let left = this.number(); left > 0; left--) items.push(read());
    return items;
  }
}
