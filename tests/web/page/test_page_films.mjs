// Five films before the camera: each is read as the right puzzle, its solution painted cell by cell, its next step
// drawn, its entries checked.
//
// usage: node test_page_films.mjs SITE EXAMPLES MAKE_FILM    MAKE_FILM: the program tests/films/make_film

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, openPage } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { colored, writeFilm } from './film.mjs';
import { countChanged, countGreen, cut, onScreen } from './pixels.mjs';
import { serveFolder } from './server.mjs';

const [site, examples, makeFilm] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'page-'));
const film = join(scratch, 'film.y4m');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** Of each wait, in milliseconds; generous for busy machines. */
const TIMEOUT = 30_000;
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const harder = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

/** Writes a film that make_film makes by ARGUMENTS. */
const made = (...args) => async () => writeFileSync(film, colored(execFileSync(makeFilm, args, { maxBuffer: 2 ** 28 })));

/** Draws films; a browser that shows one to the page is started with it. */
const drawing = await launchChromium({ noCamera: true });
const server = await serveFolder(site);

/** Writes a film of a printed puzzle of LAYOUT, whose givens are stored in PUZZLES. */
const printed = (layout, puzzles) => async () => {
  const { context, page } = await openPage(drawing, server.url);
  const { givens, picture } = await page.evaluate(drawPuzzle, [server.files, layout]);
  puzzles[0] = givens;
  await writeFilm(page, Buffer.from(picture, 'base64'), film, { frames: 6 });
  await context.close();
};

/** Runs in the page: a puzzle of LAYOUT, and its picture as base64. */
async function drawPuzzle([files, layout]) {
  const { loadEngine } = await import(`${files}engine.js`);
  const engine = await loadEngine({ parts: ['puzzles'] });
  const regions = layout.regions && Uint8Array.from(layout.regions);
  const { givens } = engine.generate({ layout: { ...layout, regions }, seed: 2 });
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([engine.drawSvg({ layout: { ...layout, regions }, cells: givens, width: 900 })], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1000;
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1000, 1000);
  context.drawImage(image, 50, 50, 900, 900);
  return { givens: Array.from(givens, (digit) => digit || '.').join(''), picture: canvas.toDataURL('image/png').split(',')[1] };
}

/** Writes a film of the photo, whose handwritten digits are entries. */
async function photographed() {
  const page = await drawing.newPage();
  await writeFilm(page, readFileSync(join(examples, 'photo.jpg')), film, { width: 960, height: 720, turn: 0.05 });
  await page.close();
}

/** The puzzle that the film of a printed one shows, once it is made. */
const six = [''];
const jigsaw = [''];

/** Name, maker, the puzzles that are read, what the check of the entries says. */
const films = [
  ['a page before a still camera', made('45', '0'), [easy], /no handwriting/],
  ['another page that moves, turns, tilts and comes nearer', made('90', '-1', 'moving'), [harder], /no handwriting/],
  ['a page that is cut off at first', made('200', '0', 'close', '3'), [easy], /no handwriting/],
  ['a page that is swapped for another', made('150', '75'), [easy, harder], /no handwriting/],
  ['a page of 6 x 6', printed({ side: 6 }, six), six, /no handwriting/],
  ['a photo with handwriting, turned', photographed, [easy], /All 7 entries are correct|[3-7] correct, 0 wrong/],
];

/** Notes the reading that the worker for pictures found last, and the puzzles that it was certain of. */
function noteReadings() {
  const { Worker } = window;
  window.puzzles = {};
  window.Worker = function (url, options) {
    const worker = new Worker(url, options);
    worker.addEventListener('message', ({ data }) => {
      const reading = data.value?.track?.reading ?? data.value?.result?.readings[0];
      if (!reading) return;
      const { side, crossings, givens, entries } = reading;
      window.reading = { side, crossings: [...crossings], givens: [...givens], entries: [...entries] };
      window.isSeen = data.value.track?.isSeen;
      if (data.value.track?.isNew) window.puzzles[window.reading.givens.map((digit) => digit || '.').join('')] = true;
    });
    return worker;
  };
}

/** @param {import('playwright-core').Page} page @param {RegExp} text */
function waitForStatus(page, text) {
  return page.waitForFunction((source) => new RegExp(source, 'i').test(document.getElementById('scan-status').textContent), text.source, { timeout: TIMEOUT });
}

/** The inner part of CELL in PICTURE, of which crossings are in pixels. */
function inside(picture, { side, crossings }, cell) {
  const first = Math.floor(cell / side) * (side + 1) + (cell % side);
  const corners = [first, first + 1, first + side + 1, first + side + 2].map((at) => [crossings[2 * at], crossings[2 * at + 1]]);
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4);
  const reach = 0.3 * Math.hypot(corners[0][0] - corners[1][0], corners[0][1] - corners[1][1]);
  return cut(picture, x - reach, y - reach, 2 * reach, 2 * reach);
}

/** Fails unless PAGE shows a painted digit in every cell without ink, and in no other. */
async function assertSolutionIsShown(page) {
  const reading = await page.evaluate(() => window.reading);
  const size = await page.$eval('#picture', ({ width, height }) => ({ width, height }));
  const shown = await onScreen(page, '#picture', size);
  for (let cell = 0; cell < reading.givens.length; cell++) {
    const green = countGreen(inside(shown, reading, cell));
    const isInked = reading.givens[cell] || reading.entries[cell];
    assert.ok(isInked ? green < 4 : green > 8, `cell ${cell} has ${green} green pixels`);
  }
}

for (const [name, write, puzzles, entries] of films)
  check(name, async () => {
    await write();
    const browser = await launchChromium({ film });
    const { context, page, problems } = await openPage(browser, server.url, { ...phone, permissions: ['camera'] });
    await page.addInitScript(noteReadings);
    await page.goto(`${server.url}?films#scan`);
    await page.waitForSelector('html[data-ready]');
    await page.click('#scan-camera');
    await page.waitForFunction((wanted) => wanted.every((puzzle) => window.puzzles[puzzle]), puzzles, { timeout: TIMEOUT });
    await waitForStatus(page, /solution/);
    await page.waitForTimeout(300);
    await page.waitForFunction(() => window.isSeen);
    await page.click('#picture');
    await page.waitForSelector('#stage[data-camera=""]');
    await page.waitForSelector('#reading-grid [data-cell]');
    await waitForStatus(page, /solution/);
    await assertSolutionIsShown(page);
    const read = await page.$$eval('#reading-grid [data-cell]', (cells) =>
      cells.map((cell) => (/given/.test(cell.dataset.look) ? cell.querySelector('.digit').textContent : '') || '.').join(''),
    );
    assert.ok(puzzles.includes(read), read);
    await page.click('#scan-check');
    await waitForStatus(page, entries);
    const checked = await onScreen(page, '#picture');
    await page.click('#scan-step');
    await waitForStatus(page, /r\dc\d/);
    const step = await onScreen(page, '#picture');
    assert.ok(countChanged(checked, step) > 150, 'the step is drawn');
    assert.deepEqual(problems, []);
    await context.close();
    await browser.close();
  });

check('a jigsaw, which cannot be followed, is read from a frame', async () => {
  const regions = '111122333111222333112252333444552666444556666447555566477889999777888999777888899';
  await printed({ regions: [...regions].map((symbol) => Number(symbol) - 1) }, jigsaw)();
  const browser = await launchChromium({ film });
  const { context, page, problems } = await openPage(browser, `${server.url}#scan`, { ...phone, permissions: ['camera'] });
  await page.click('#scan-camera');
  await page.waitForSelector('#reading-grid [data-cell]');
  await waitForStatus(page, /solution/);
  assert.equal(await page.getAttribute('#stage', 'data-camera'), '');
  const read = await page.$$eval('#reading-grid [data-cell]', (cells) => cells.map((cell) => cell.querySelector('.digit').textContent || '.').join(''));
  assert.equal(read, jigsaw[0]);
  assert.ok(countGreen(await onScreen(page, '#picture')) > 1000, 'its solution is shown');
  assert.deepEqual(problems, []);
  await context.close();
  await browser.close();
});

const failed = await runChecks();
await drawing.close();
server.close();
rmSync(scratch, { recursive: true });
process.exit(failed ? 1 : 0);
