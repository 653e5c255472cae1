// Prints what a browser fetches of the engine, compressed by brotli, and fails if too much comes before the first
// answer to a printed photo.
//
// usage: node sizes.mjs ENGINE NATIVE PHOTO

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Native, importEngine, pixelsOf } from './harness.mjs';

const MOST = 450000;

const [folder, program, photo] = process.argv.slice(2);
const { loadEngine, ...messages } = await importEngine(folder);
const native = new Native(program);
const picture = await pixelsOf(native, messages, photo);
await native.close();

/** The tables that reading the photo needs, by the words that are no longer zero. */
async function neededTables() {
  const engine = await loadEngine({ parts: ['vision'] });
  const { readings } = engine.read({ ...picture, format: picture.channels === 3 ? 'rgb' : 'gray' });
  if (!readings[0]?.sure) throw new Error('the photo is not read with certainty');
  const { memory, tables } = engine.instanceFor('read');
  const loaded = ([address]) => new Uint32Array(memory.buffer, address, 256).some((word) => word !== 0);
  return [...tables].filter(loaded).map(([, name]) => `table-${name}.bin`);
}

// What the worker for pictures imports.
const code = ['engine.js', 'module.js', 'message.js', 'names.js', 'encode.js', 'decode.js'];
const first = [...code, 'vision-simd.wasm', ...(await neededTables())];
let sum = 0;
for (const name of readdirSync(folder).filter((name) => /\.(js|wasm|bin)$/.test(name))) {
  const bytes = readFileSync(join(folder, name));
  const size = brotliCompressSync(bytes).length;
  if (first.includes(name)) sum += size;
  console.log(
    `${String(bytes.length).padStart(8)} ${String(size).padStart(7)} ${first.includes(name) ? '*' : ' '} ${name}`
  );
}
console.log(`* before the first answer to ${photo}: ${sum} bytes, at most ${MOST}`);
process.exit(sum > MOST ? 1 : 0);
