// Pictures: what was read is painted where the user sees it.
//
// usage: node test_page_scan.mjs SITE EXAMPLES PICTURES

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, openPage } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { countBlue, countGreen, decodeFile, likeness, onScreen } from './pixels.mjs';
import { phone, openWith as openIn, waitForStatus } from './scan.mjs';
import { serveFolder } from './server.mjs';

const [site, examples, pictures] = process.argv.slice(2);
const photo = join(examples, 'photo.jpg');
const scratch = mkdtempSync(join(tmpdir(), 'page-'));
const server = await serveFolder(site);
const browser = await launchChromium({ noCamera: true });
const openWith = (file, text) => openIn(browser, server, file, text);

check('a photo is solved on the screen as sudoku-scan solves it', async () => {
  const { context, page, problems } = await openWith(photo, /solution/);
  const size = await page.$eval('#picture', ({ width, height }) => ({ width, height }));
  const before = await decodeFile(page, photo, size);
  const after = await decodeFile(page, join(pictures, 'solved.jpg'), size);
  const shown = await onScreen(page, '#picture', size);
  const share = likeness(before, after, shown);
  assert.ok(share > 0.9, `${(100 * share).toFixed(1)} % of the painted pixels are shown`);
  assert.deepEqual(problems, []);
  await context.close();
});

const killer = join(process.env.SUDOKU_TEST_DATA ?? '', 'photos/failing/killer_read_as_classic_sure.jpg');
if (existsSync(killer))
  check('a solution by the digits alone says that other marks were not read', async () => {
    const { context } = await openWith(killer, /marks that the page does not read/);
    await context.close();
  });

check('the next step is drawn on the photo and said', async () => {
  const { context, page, problems } = await openWith(photo, /solution/);
  const solved = await onScreen(page, '#picture');
  await page.click('#scan-step');
  await waitForStatus(page, /r\dc\d/);
  const step = await onScreen(page, '#picture');
  assert.ok(countGreen(step) < countGreen(solved) / 2, 'the step hides the solution');
  assert.ok(countBlue(step) > countBlue(solved) + 2000, 'its unit is tinted');
  const first = await page.textContent('#scan-status');
  await page.click('#scan-step');
  await page.waitForFunction((text) => document.getElementById('scan-status').textContent !== text, first);
  assert.deepEqual(problems, []);
  await context.close();
});

check('the next step on the photo is said in German, then in French', async () => {
  const { context, page, problems } = await openPage(browser, server.url, { ...phone, locale: 'de-DE' });
  await page.setInputFiles('#file', photo);
  await waitForStatus(page, /Lösung/);
  await page.click('#scan-step');
  await waitForStatus(page, /; also: r\dc\d ist \d/);
  await page.click('#open-settings');
  await page.check('input[value="fr"]');
  await waitForStatus(page, / ; donc r\dc\d vaut \d/);
  assert.deepEqual(problems, []);
  await context.close();
});

check('entries are checked', async () => {
  const { context, page, problems } = await openWith(photo, /solution/);
  await page.click('#scan-check');
  await waitForStatus(page, /correct/);
  assert.match(await page.textContent('#scan-status'), /All 7 entries are correct|7 correct/);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a misread cell is corrected, and the puzzle solved anew', async () => {
  const { context, page } = await openWith(photo, /solution/);
  const cell = page.locator('#reading-grid [data-cell="0"]');
  assert.match(await cell.getAttribute('aria-label'), /^row 1, column 1, 5/);
  await cell.click();
  await page.click('#reading-pad [data-key="digit-6"]');
  await waitForStatus(page, /no solution/);
  assert.equal(await page.isDisabled('#scan-solution'), true);
  assert.ok(countGreen(await onScreen(page, '#picture')) < 200, 'no solution is painted');
  await page.click('#reading-pad [data-key="digit-5"]');
  await waitForStatus(page, /solution\./);
  assert.equal(await page.isDisabled('#scan-solution'), false);
  await context.close();
});

check('a puzzle that the solver gives up is not called unsolvable', async () => {
  const { context, page } = await openPage(browser, server.url, { serviceWorkers: 'block' });
  await page.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nconst answer = self.onmessage;
self.onmessage = (event) => event.data.name === 'solve' ? self.postMessage({ id: event.data.id, result: { status: 'time-limit', solution: null, nodes: 1 } }) : answer(event);`;
    await route.fulfill({ response, body });
  });
  await page.setInputFiles('#file', photo);
  await waitForStatus(page, /solution/);
  await page.locator('#reading-grid [data-cell="0"]').click();
  await page.click('#reading-pad [data-key="digit-6"]');
  await waitForStatus(page, /not be solved in time/);
  assert.equal(await page.isDisabled('#scan-solution'), true);
  await context.close();
});

check('a solution that comes after the next correction is dropped', async () => {
  const { context, page } = await openPage(browser, server.url);
  const outcome = await page.evaluate(async (files) => {
    const { Sheet } = await import(`${files}sheet.js`);
    const cells = 81;
    const reading = {
      layout: {},
      sure: true,
      solutionSure: false,
      givens: new Uint8Array(cells),
      entries: new Uint8Array(cells),
      diagnosis: { reason: 'none', cells: [] },
      confidence: new Float32Array(cells).fill(1),
      marks: new Array(cells).fill('none'),
      verdicts: new Array(cells).fill('none'),
    };
    const answers = [];
    const logic = { solve: () => new Promise((resolve) => answers.push(resolve)) };
    const sheet = new Sheet(reading);
    sheet.correct(0, 1, false);
    const first = sheet.settle(logic);
    sheet.correct(1, 2, false);
    const second = sheet.settle(logic);
    answers[0]({ status: 'ok', solution: new Uint8Array(cells).fill(1) });
    await first;
    const late = [sheet.status, sheet.solution];
    answers[1]({ status: 'no-solution', solution: null });
    await second;
    return { late, last: [sheet.status, sheet.solution] };
  }, server.files);
  assert.deepEqual(outcome, { late: ['undecided', null], last: ['no-solution', null] });
  await context.close();
});

/** The photo, drawn COPIES times side by side through FILTER, as a file. */
async function altered(name, filter, copies) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ([data, wanted, times]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (symbol) => symbol.charCodeAt(0))]));
      const canvas = document.createElement('canvas');
      canvas.width = times * bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d');
      context.filter = wanted;
      for (let k = 0; k < times; k++) context.drawImage(bitmap, k * bitmap.width, 0);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1];
    },
    [readFileSync(photo, 'base64'), filter, copies],
  );
  await page.close();
  const path = join(scratch, name);
  writeFileSync(path, Buffer.from(base64, 'base64'));
  return path;
}

check('a reading that is not certain is asked for, and not solved', async () => {
  const { context, page, problems } = await openWith(await altered('blurred.jpg', 'blur(4px)', 1), /Not certain/);
  assert.equal(await page.isDisabled('#scan-solution'), true);
  assert.equal(await page.isDisabled('#scan-play'), true);
  assert.ok((await page.locator('#reading-grid [data-look~="doubtful"]').count()) > 0, 'doubtful cells are marked');
  assert.ok(countGreen(await onScreen(page, '#picture')) < 200, 'no solution is painted');
  assert.deepEqual(problems, []);
  await context.close();
});

check('what is transparent in a picture is paper', async () => {
  const drawing = await openPage(browser, server.url);
  const base64 = await drawing.page.evaluate((puzzle) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 640;
    const context = canvas.getContext('2d');
    for (let k = 0; k <= 9; k++) {
      const thick = k % 3 ? 2 : 5;
      context.fillRect(50 + 60 * k - thick / 2, 50, thick, 540);
      context.fillRect(50, 50 + 60 * k - thick / 2, 540, thick);
    }
    context.font = '40px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    [...puzzle].forEach((symbol, cell) => {
      if (symbol !== '.') context.fillText(symbol, 80 + 60 * (cell % 9), 82 + 60 * Math.floor(cell / 9));
    });
    return canvas.toDataURL('image/png').split(',')[1];
  }, '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await drawing.context.close();
  const path = join(scratch, 'transparent.png');
  writeFileSync(path, Buffer.from(base64, 'base64'));
  const { context, problems } = await openWith(path, /solution\./);
  assert.deepEqual(problems, []);
  await context.close();
});

check('one of two puzzles is chosen by a tap', async () => {
  const { context, page, problems } = await openWith(await altered('two.jpg', 'none', 2), /tap one/);
  assert.ok(countGreen(await onScreen(page, '#picture')) < 200, 'neither is solved yet');
  const box = await page.locator('#picture').boundingBox();
  await page.touchscreen.tap(box.x + 0.8 * box.width, box.y + 0.35 * box.height);
  await waitForStatus(page, /solution/);
  assert.ok(countGreen(await onScreen(page, '#picture')) > 300, 'the one that was tapped is solved');
  assert.deepEqual(problems, []);
  await context.close();
});

check('what was read is played on, with its entries', async () => {
  const { context, page, problems } = await openWith(photo, /solution/);
  await page.click('#scan-play');
  await page.waitForFunction(() => document.querySelectorAll('#board-grid [data-look~="given"]').length === 30);
  const digits = await page.$$eval('#board-grid .digit', (cells) => cells.filter((cell) => cell.textContent).length);
  assert.equal(digits, 37);
  assert.deepEqual(problems, []);
  await context.close();
});

check('why a picture is not read is said in German', async () => {
  const { context, page, problems } = await openPage(browser, server.url, { locale: 'de-DE' });
  const missing = await page.evaluate(async (files) => {
    const { loadEngine } = await import(`${files}engine.js`);
    const { reasons } = await import(`${files}reasons.js`);
    const engine = await loadEngine({ parts: ['vision'] });
    return [...engine.list('reason').pairs].map(([, name]) => name).filter((name) => !reasons[name]);
  }, server.files);
  assert.deepEqual(missing, []);
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    return canvas.toDataURL('image/png').split(',')[1];
  });
  const path = join(scratch, 'blank.png');
  writeFileSync(path, Buffer.from(base64, 'base64'));
  await page.setInputFiles('#file', path);
  await waitForStatus(page, /Gitter/);
  assert.deepEqual(problems, []);
  await context.close();
});

check('files that are no pictures get a sentence each', async () => {
  const files = [
    ['a.pdf', '%PDF-1.7\n', /PDF/],
    ['a.heic', '\0\0\0\x18ftypheic\0\0\0\0heic', /HEIC/],
    ['a.png', '\x89PNG\r\n\0\0', /not a picture/],
  ];
  for (const [name, text, sentence] of files) {
    const path = join(scratch, name);
    writeFileSync(path, text, 'latin1');
    const { context } = await openWith(path, sentence);
    await context.close();
  }
});

check('a picture of one pixel gets a sentence, one without a grid advice', async () => {
  const browserPage = await openPage(browser, server.url);
  for (const [side, sentence] of [[1, /too small/], [400, /./]]) {
    const base64 = await browserPage.page.evaluate((size) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = size;
      canvas.getContext('2d').fillRect(0, 0, 1, 1);
      return canvas.toDataURL('image/png').split(',')[1];
    }, side);
    const path = join(scratch, `side-${side}.png`);
    writeFileSync(path, Buffer.from(base64, 'base64'));
    await browserPage.page.setInputFiles('#file', path);
    await waitForStatus(browserPage.page, sentence);
    await browserPage.page.waitForFunction(() => !document.getElementById('scan-status').textContent.includes('Reading'));
    assert.equal(await browserPage.page.isVisible('#scan-actions'), false);
  }
  await browserPage.context.close();
});

check('a picture is read once the network is back, though the reader could not be loaded before', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...phone });
  const page = await context.newPage();
  let failures = 0;
  await context.route(/vision[^/]*\.wasm/, (route) => {
    failures++;
    return route.abort();
  });
  await page.goto(server.url);
  await page.setInputFiles('#file', photo);
  await waitForStatus(page, /could not be started/);
  assert.ok(failures > 0);
  await context.unroute(/vision[^/]*\.wasm/);
  await page.setInputFiles('#file', photo);
  await waitForStatus(page, /solution/);
  await context.close();
});

const failed = await runChecks();
await browser.close();
server.close();
rmSync(scratch, { recursive: true });
process.exit(failed ? 1 : 0);
