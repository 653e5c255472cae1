// Prints what a browser fetches of the engine, compressed by brotli, and fails if too much comes before the first
// answer to a printed page. A photo with handwriting may need more.
//
// usage: node sizes.mjs ENGINE NATIVE PHOTO

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Native, importEngine, pageOf, pixelsOf } from './harness.mjs';

const MOST = 450000;

const [folder, program, photo] = process.argv.slice(2);
const { loadEngine, ...messages } = await importEngine(folder);
const native = new Native(program);
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const page = await pageOf(
  native,
  messages,
  Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0)
);
const handwritten = await pixelsOf(native, messages, photo);
await native.close();

/** The files of the tables that reading PICTURE needs: they are no longer zeros. */
async function neededTables(picture) {
  const engine = await loadEngine({ parts: ['vision'] });
  const { readings } = engine.read({ ...picture, format: picture.channels === 3 ? 'rgb' : 'gray' });
  if (!readings[0]?.sure) throw new Error('the picture is not read with certainty');
  const { memory, tables } = engine.instanceFor('read');
  const loaded = ([address]) => new Uint32Array(memory.buffer, address, 256).some((word) => word !== 0);
  return [...tables].filter(loaded).map(([, name]) => `table-${name}.bin`);
}

const sizes = new Map();
console.log('   bytes  brotli');
for (const name of readdirSync(folder).filter((name) => /\.(js|wasm|bin)$/.test(name))) {
  const bytes = readFileSync(join(folder, name));
  sizes.set(name, brotliCompressSync(bytes).length);
  console.log(`${String(bytes.length).padStart(8)} ${String(sizes.get(name)).padStart(7)} ${name}`);
}

// What the worker for pictures imports.
const code = ['engine.js', 'module.js', 'message.js', 'names.js', 'encode.js', 'decode.js', 'vision.wasm'];

async function sumFor(picture, what) {
  const tables = await neededTables(picture);
  const sum = [...code, ...tables].reduce((total, name) => total + sizes.get(name), 0);
  console.log(`before the first answer to ${what}: ${sum} bytes (${[...code, ...tables].join(', ')})`);
  return sum;
}

await sumFor(handwritten, photo);
const sum = await sumFor(page, `a printed page, at most ${MOST}`);
process.exit(sum > MOST ? 1 : 0);
