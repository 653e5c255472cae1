// Times the engine in node, whose WebAssembly is Chromium's: photos and camera frames of 640 x 480, and puzzles.
//
// usage: node bench.mjs ENGINE NATIVE PHOTO [DATA]

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Native, importEngine, pixelsOf } from './harness.mjs';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 8;

const [folder, program, photo, data] = process.argv.slice(2);
const { loadEngine, ...messages } = await importEngine(folder);
const native = new Native(program);
const page = await pixelsOf(native, messages, photo);
await native.close();

/** The page turned by a quarter and moved, as a frame of a camera. */
function frame(dx, dy) {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const scale = Math.min(page.height / WIDTH, page.width / HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const column = Math.min(Math.max(Math.round((y + dy) * scale), 0), page.width - 1);
      const row = Math.min(Math.max(Math.round(page.height - 1 - (x + dx) * scale), 0), page.height - 1);
      const from = (row * page.width + column) * page.channels;
      for (let c = 0; c < 3; c++) pixels[(y * WIDTH + x) * 4 + c] = page.data[from + (page.channels === 3 ? c : 0)];
    }
  return { data: pixels, width: WIDTH, height: HEIGHT };
}

/** Prints the least and the median of the times of COUNT calls, after some to warm up. */
function time(what, count, call) {
  const times = [];
  for (let i = -20; i < count; i++) {
    const begin = performance.now();
    call(i + 20);
    if (i >= 0) times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const [least, median] = [times[0], times[count >> 1]].map((ms) => ms.toFixed(3).padStart(8));
  console.log(`${what.padEnd(44)} ${least} ${median} ms`);
}

const frames = Array.from({ length: FRAMES }, (_, i) => frame(3 * Math.sin(i), 3 * Math.cos(i)));
console.log(`${''.padEnd(44)}    least   median`);
const engine = await loadEngine();
time(`frame of ${WIDTH} x ${HEIGHT}`, 200, (i) => engine.follow(frames[i % FRAMES], i / 30));
time(`photo of ${WIDTH} x ${HEIGHT}`, 60, (i) => engine.read(frames[i % FRAMES]));
const file = data && join(data, 'puzzles/17-clue.txt');
if (file && existsSync(file)) {
  const { puzzles } = engine.parse(readFileSync(file, 'utf8').slice(0, 82 * 1000), { limit: 1000 });
  time('puzzle of 17 clues', 1000, (i) => engine.solve(puzzles[i % puzzles.length]));
}
