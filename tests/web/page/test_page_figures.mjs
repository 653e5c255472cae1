// Pictures of grids that share boxes: they are one puzzle.
//
// usage: node test_page_figures.mjs SITE

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, openPage } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { countGreen, cut, onScreen } from './pixels.mjs';
import { openWith, waitForStatus } from './scan.mjs';
import { serveFolder } from './server.mjs';

const [site] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'page-'));
const server = await serveFolder(site);
const browser = await launchChromium({ noCamera: true });
const SIDE = 1000;
const MARGIN = 50;

/** Runs in the page: a puzzle with at least MIN_GIVENS givens, whose grids are at PLACES, and its picture as base64. */
async function drawFigure([files, places, minGivens, side, margin]) {
  const { loadEngine } = await import(`${files}engine.js`);
  const engine = await loadEngine({ parts: ['puzzles'] });
  const layout = { side: 9, places: Uint16Array.from(places) };
  const { givens } = engine.generate({ layout, seed: 1, minGivens });
  const width = side - 2 * margin;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([engine.drawSvg({ layout, cells: givens, width })], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, margin, margin, width, (width * image.height) / image.width);
  return { givens: [...givens], picture: canvas.toDataURL('image/png').split(',')[1] };
}

/** The givens and the picture file of a puzzle with at least MIN_GIVENS givens, whose grids are at PLACES. */
async function figure(name, places, minGivens) {
  const { context, page } = await openPage(browser, server.url);
  const { givens, picture } = await page.evaluate(drawFigure, [server.files, places, minGivens, SIDE, MARGIN]);
  await context.close();
  const path = join(scratch, name);
  writeFileSync(path, Buffer.from(picture, 'base64'));
  return { givens, path };
}

const twins = await figure('twins.png', [0, 0, 6, 6], 0);

/** Fails unless PAGE shows the solutions of both twins, or of neither. */
async function assertTwinsAreSolved(page, wanted) {
  const shown = await onScreen(page, '#picture', { width: SIDE, height: SIDE });
  for (const [x, y] of [[50, 50], [600, 600]])
    assert.equal(countGreen(cut(shown, x, y, 350, 350)) > 500, wanted, `the grid at ${x}, ${y} is solved`);
}

check('all grids of a figure that share boxes are solved at once', async () => {
  const { context, page, problems } = await openWith(browser, server, twins.path, /solution\./);
  await assertTwinsAreSolved(page, true);
  assert.equal(await page.locator('#scan-choices button').count(), 2);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a shared cell that is corrected in one grid is corrected in the other', async () => {
  const { context, page, problems } = await openWith(browser, server, twins.path, /solution\./);
  // The shared box is the last of the first grid and the first of the other one; a given is in it.
  const digitAt = (cell) => page.textContent(`#reading-grid [data-cell="${cell}"] .digit`);
  const box = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row, column]));
  const digits = await Promise.all(box.map(([row, column]) => digitAt(9 * (row + 6) + column + 6)));
  const place = digits.findIndex((digit) => digit);
  const [row, column] = box[place];
  const [first, other] = [9 * (row + 6) + column + 6, 9 * row + column];
  const right = Number(digits[place]);
  const wrong = (right % 9) + 1;
  await page.locator(`#reading-grid [data-cell="${first}"]`).click();
  await page.click(`#reading-pad [data-key="digit-${wrong}"]`);
  await waitForStatus(page, /no solution|several solutions/);
  await assertTwinsAreSolved(page, false);
  await page.click('#scan-choices [data-key="1"]');
  await page.waitForFunction(([cell, digit]) => document.querySelector(`#reading-grid [data-cell="${cell}"] .digit`).textContent === digit, [other, String(wrong)]);
  await waitForStatus(page, /no solution|several solutions/);
  await page.locator(`#reading-grid [data-cell="${other}"]`).click();
  await page.click(`#reading-pad [data-key="digit-${right}"]`);
  await waitForStatus(page, /solution\./);
  await assertTwinsAreSolved(page, true);
  await page.click('#scan-choices [data-key="0"]');
  await page.waitForFunction(([cell, digit]) => document.querySelector(`#reading-grid [data-cell="${cell}"] .digit`).textContent === digit, [first, String(right)]);
  assert.deepEqual(problems, []);
  await context.close();
});

/** Fails unless the COUNT grids of FIGURE are played as a whole. */
async function assertIsPlayed(figure, count) {
  const { context, page, problems } = await openWith(browser, server, figure.path, /solution\./);
  assert.equal(await page.locator('#scan-choices button').count(), count);
  await page.click('#scan-play');
  await page.waitForFunction((cells) => document.querySelectorAll('#board-grid [data-cell]').length === cells, figure.givens.length);
  const givens = await page.$$eval('#board-grid [data-cell]', (cells) =>
    cells.sort((a, b) => a.dataset.cell - b.dataset.cell).map((cell) => Number(cell.querySelector('.digit').textContent)),
  );
  assert.deepEqual(givens, figure.givens);
  assert.deepEqual(problems, []);
  await context.close();
}

check('grids that share boxes are played as a whole', async () => {
  await assertIsPlayed(twins, 2);
  await assertIsPlayed(await figure('samurai.png', [0, 0, 0, 12, 6, 6, 12, 0, 12, 12], 200), 5);
});

const failed = await runChecks();
await browser.close();
server.close();
rmSync(scratch, { recursive: true });
process.exit(failed ? 1 : 0);
