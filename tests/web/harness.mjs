// What tests of the engine share: the native program that answers the same requests, modules, checks.

import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAME = 32;
const SLOT = 8;

/** The files of the engine in FOLDER. */
export async function importEngine(folder) {
  const load = (name) => import(pathToFileURL(join(folder, name)));
  const files = ['engine.js', 'decode.js', 'message.js'].map(load);
  const [{ loadEngine }, { getTrack }, { Reply, Request }] = await Promise.all(files);
  return { loadEngine, getTrack, Reply, Request };
}

/** A process that answers requests, one at a time. */
export class Native {
  constructor(program) {
    this.child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.chunks = this.child.stdout[Symbol.asyncIterator]();
    this.rest = Buffer.alloc(0);
  }

  async take(bytes) {
    const parts = [this.rest];
    let length = this.rest.length;
    while (length < bytes) {
      const { value, done } = await this.chunks.next();
      assert(!done, 'the native program ended');
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    this.rest = all.subarray(bytes);
    return all.subarray(0, bytes);
  }

  /** The reply to REQUEST, with its length and status. */
  async call(name, request) {
    const frame = new ArrayBuffer(NAME + SLOT + request.length);
    new TextEncoder().encodeInto(name, new Uint8Array(frame));
    new DataView(frame).setFloat64(NAME, request.length, true);
    request.store(frame, NAME + SLOT);
    this.child.stdin.write(new Uint8Array(frame));
    const head = await this.take(SLOT);
    const rest = await this.take(head.readDoubleLE(0) - SLOT);
    return Uint8Array.from(Buffer.concat([head, rest]));
  }

  async close() {
    const ended = new Promise((resolve) => this.child.on('close', resolve));
    this.child.stdin.end();
    assert.equal(await ended, 0, 'the native program failed');
  }
}

/** The picture of the file PATH, decoded by NATIVE; MESSAGES is what importEngine() returns. */
export async function pixelsOf(native, messages, path) {
  return takePicture(messages, await native.call('@pixels', new messages.Request().string(path)));
}

/** A printed page with the digits CELLS, drawn by NATIVE. */
export async function pageOf(native, messages, cells) {
  return takePicture(messages, await native.call('@page', new messages.Request().array(cells)));
}

function takePicture({ Reply }, slots) {
  const reply = new Reply(slots.buffer, 2 * SLOT);
  const [width, height, channels] = [reply.number(), reply.number(), reply.number()];
  return { width, height, channels, data: reply.array8() };
}

/** The bytes of the reply of INSTANCE to REQUEST, failures included. */
export function replyOf(instance, name, request) {
  const at = instance.exports.input(request.length);
  request.store(instance.memory.buffer, at);
  const from = instance.exports[name](request.length);
  const length = new DataView(instance.memory.buffer).getFloat64(from, true);
  return new Uint8Array(instance.memory.buffer.slice(from, from + length));
}

/** Runs the tests of the object TESTS by their names; ends the process. */
export async function runTests(tests) {
  let failed = 0;
  for (const [name, test] of Object.entries(tests)) {
    const begin = performance.now();
    try {
      const remark = await test();
      console.log(`ok ${name} (${Math.round(performance.now() - begin)} ms)${remark ? `: ${remark}` : ''}`);
    } catch (error) {
      failed++;
      console.log(`FAILED ${name}: ${error.stack}`);
    }
  }
  process.exit(failed > 0 ? 1 : 0);
}
