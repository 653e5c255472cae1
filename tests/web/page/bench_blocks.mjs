// Times the blocks that reading begins with beside those of OpenCV.js, in one page of Chromium.
//
// usage: node bench_blocks.mjs BLOCKS OPENCV PHOTO    BLOCKS: blocks.wasm; OPENCV: opencv.js

import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './browser.mjs';
import { decodeFile } from './pixels.mjs';
import { serveFolder } from './server.mjs';

const [blocks, opencv, photo] = process.argv.slice(2);
const WIDTH = 640;
const HEIGHT = 480;
const ROUNDS = 40;

if (!existsSync(opencv)) {
  console.error(`bench_blocks: there is no ${opencv}`);
  process.exit(2);
}

/** Runs in the page. Returns the times of each block in each round, own and OpenCV's, in milliseconds. */
async function timeBlocks([base64, width, height, rounds]) {
  const cv = window.cv instanceof Promise ? await window.cv : window.cv;
  if (!cv.Mat) await new Promise((resolve) => (cv.onRuntimeInitialized = () => resolve(null)));
  const bytes = Uint8Array.from(atob(base64), (symbol) => symbol.charCodeAt(0));
  const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => () => 0 }) });
  const module = await WebAssembly.compileStreaming(fetch('blocks.wasm'));
  const { exports } = new WebAssembly.Instance(module, imports);
  exports._initialize();
  const at = exports.blocks_open(width, height);
  new Uint8Array(exports.memory.buffer).set(bytes, at);
  const picture = cv.matFromImageData(new ImageData(new Uint8ClampedArray(bytes), width, height));
  const [gray, mask, view] = [new cv.Mat(), new cv.Mat(), new cv.Mat()];
  const corners = [0.2, 0.08, 0.85, 0.12, 0.8, 0.93, 0.15, 0.9].map((share, k) => share * (k % 2 ? height : width));
  const side = 450;
  const from = cv.matFromArray(4, 1, cv.CV_32FC2, corners);
  const to = cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, side - 1, 0, side - 1, side - 1, 0, side - 1]);
  const map = cv.getPerspectiveTransform(from, to);
  const size = new cv.Size(side, side);
  const pairs = {
    gray: [exports.blocks_gray, () => cv.cvtColor(picture, gray, cv.COLOR_RGBA2GRAY)],
    threshold: [
      exports.blocks_threshold,
      () => cv.adaptiveThreshold(gray, mask, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV, 15, 5),
    ],
    contours: [
      exports.blocks_contours,
      () => {
        const [contours, levels] = [new cv.MatVector(), new cv.Mat()];
        cv.findContours(mask, contours, levels, cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
        const found = contours.size();
        contours.delete();
        levels.delete();
        return found;
      },
    ],
    warp: [exports.blocks_warp, () => cv.warpPerspective(gray, view, map, size)],
  };
  const times = Object.fromEntries(Object.keys(pairs).map((name) => [name, [[], []]]));
  // A call takes less than the clock's step: several are timed together.
  const REPEATS = 4;
  for (let round = -10; round < rounds; round++)
    for (const [name, calls] of Object.entries(pairs))
      for (const k of round % 2 ? [0, 1] : [1, 0]) {
        if (calls[k]() === 0) throw new Error(`${name} found nothing`);
        const begin = performance.now();
        for (let repeat = 0; repeat < REPEATS; repeat++) calls[k]();
        if (round >= 0) times[name][k].push((performance.now() - begin) / REPEATS);
      }
  return times;
}

const folder = mkdtempSync(join(tmpdir(), 'blocks-'));
copyFileSync(blocks, join(folder, 'blocks.wasm'));
copyFileSync(opencv, join(folder, 'opencv.js'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blocks</title><script src="opencv.js"></script>');
const server = await serveFolder(folder);
const browser = await launchChromium({ noCamera: true });
const page = await browser.newPage();
await page.goto(server.url);
const { data } = await decodeFile(page, photo, { width: WIDTH, height: HEIGHT });
const times = await page.evaluate(timeBlocks, [data.toString('base64'), WIDTH, HEIGHT, ROUNDS]);
await browser.close();
server.close();
rmSync(folder, { recursive: true });

// The machine may be busy: the least is what a block takes, the median what it took.
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
const least = (numbers) => Math.min(...numbers);
console.log(`a photo of ${WIDTH} x ${HEIGHT}, milliseconds: least and median of ${ROUNDS} rounds`);
console.log(`${''.padEnd(10)}     own             OpenCV.js       own : OpenCV.js`);
for (const [name, [own, others]] of Object.entries(times)) {
  const figures = [least(own), median(own), least(others), median(others)].map((time) => time.toFixed(3).padStart(7));
  console.log(`${name.padEnd(10)} ${figures[0]} ${figures[1]} ${figures[2]} ${figures[3]}     ${(least(own) / least(others)).toFixed(2)}`);
}
