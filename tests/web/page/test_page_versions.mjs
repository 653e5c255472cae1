// The page offline, and while its server goes over to a new version: all files of a visit are of one version.
//
// usage: node test_page_versions.mjs SITE EXAMPLES

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, openPage } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { puzzle, waitForDigits } from './game.mjs';
import { waitForStatus } from './scan.mjs';
import { serveFolder } from './server.mjs';
import { makeVersion, versionOf } from './site.mjs';

const [site, examples] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'versions-'));
const old = versionOf(site);
const next = join(scratch, 'next');
makeVersion(site, next, 'next', {
  'words.js': ["scan: ['Scan'", "scan: ['Scan anew'"],
  'index.html': ['<title>Sudoku<', '<title>Sudoku anew<'],
});
/** What a server has once the new version is there, the old one's files still beside it. */
const both = join(scratch, 'both');
cpSync(next, both, { recursive: true });
cpSync(join(site, old), join(both, old), { recursive: true });
/** A part of the new version. */
const part = join(scratch, 'part');
cpSync(next, part, { recursive: true });
rmSync(join(part, 'next/words.js'));

const browser = await launchChromium({ noCamera: true });

/** Waits until the board of PAGE shows the puzzle. */
const waitForPuzzle = (page) => waitForDigits(page, puzzle);

/** A page of SERVER, kept for use offline, that shows the puzzle. */
async function openKept(server) {
  const opened = await openPage(browser, `${server.url}#p=${puzzle}`, { serviceWorkers: 'allow' });
  await waitForPuzzle(opened.page);
  await opened.page.evaluate(() => navigator.serviceWorker.ready);
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller);
  return opened;
}

check('the page works offline', async () => {
  const server = await serveFolder(site);
  const { context, page, problems } = await openKept(server);
  await context.setOffline(true);
  await server.stop();
  await page.reload();
  await waitForPuzzle(page);
  await page.click('#board-commands [data-key="hint"]');
  await page.waitForFunction(() => document.getElementById('board-message').textContent);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a new version waits until it is asked for', async () => {
  let served = site;
  const server = await serveFolder(site, { folderFor: () => served });
  const { context, page, problems } = await openKept(server);
  served = part;
  const installed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const arrived = new Promise((resolve) => registration.addEventListener('updatefound', () => resolve(registration.installing)));
    registration.update();
    const worker = await arrived;
    if (worker.state === 'installing') await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker.state;
  });
  assert.equal(installed, 'redundant', 'a part is not installed');
  await page.goto(`${server.url}index.html#board`);
  await waitForPuzzle(page);
  assert.equal(await page.title(), 'Sudoku', 'index.html is of the old version too');
  served = next;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForSelector('#version button');
  assert.equal(await page.textContent('#nav-scan'), 'Scan');
  await page.reload();
  await waitForPuzzle(page);
  assert.equal(await page.textContent('#nav-scan'), 'Scan', 'a reload stays with the old version');
  await page.click('#version button');
  await page.waitForFunction(() => document.getElementById('nav-scan').textContent === 'Scan anew');
  await waitForPuzzle(page);
  assert.deepEqual(problems, []);
  await context.close();
  server.close();
});

/**
 * A server of the old version that goes over to the new one after COUNT requests for files, and the folders that files
 * were asked for from.
 */
async function serveChanging(count, after) {
  const folders = [];
  const server = await serveFolder(site, {
    folderFor: (path) => {
      const [, folder, name] = path.split('/');
      if (name) folders.push(folder);
      return folders.length > count ? after : site;
    },
  });
  return { server, folders };
}

for (const count of [0, 45])
  check(`a first visit is of one version, though the server changes after ${count} files`, async () => {
    const { server, folders } = await serveChanging(count, both);
    const { context, page, problems } = await openPage(browser, `${server.url}#p=${puzzle}`);
    await waitForPuzzle(page);
    await page.setInputFiles('#file', join(examples, 'photo.jpg'));
    await waitForStatus(page, /solution/);
    assert.deepEqual([await page.title(), await page.textContent('#nav-scan')], ['Sudoku', 'Scan']);
    assert.deepEqual([...new Set(folders)], [old]);
    assert.ok(folders.length > count, `${folders.length} files were asked for`);
    await page.goto(`${server.url}?again`);
    await page.waitForSelector('html[data-ready]');
    assert.deepEqual([await page.title(), await page.textContent('#nav-scan')], ['Sudoku anew', 'Scan anew']);
    assert.deepEqual(problems, []);
    await context.close();
    server.close();
  });

check('a page that began with the old version keeps to it when the service worker is of the new one', async () => {
  const { server, folders } = await serveChanging(30, both);
  const { context, page, problems } = await openKept(server);
  const ofPage = folders.filter((folder) => folder === old).length;
  await page.setInputFiles('#file', join(examples, 'photo.jpg'));
  await waitForStatus(page, /solution/);
  assert.ok(folders.filter((folder) => folder === old).length > ofPage, 'files that come late are of the old version');
  assert.equal(await page.textContent('#nav-scan'), 'Scan');
  await page.click('#nav-board');
  await waitForPuzzle(page);
  // Left before the server stops, as it may still be loading files, which are not kept.
  await page.goto('about:blank');
  await server.stop();
  await page.goto(`${server.url}#board`);
  await waitForPuzzle(page);
  assert.deepEqual([await page.title(), await page.textContent('#nav-scan')], ['Sudoku anew', 'Scan anew']);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a visit whose version is gone says so, and its reload is of the new version', async () => {
  const { server } = await serveChanging(3, next);
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('#loading').waitFor();
  assert.match(await page.textContent('#loading'), /reload/);
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  assert.equal(await page.textContent('#nav-scan'), 'Scan anew');
  assert.equal(await page.locator('#loading').count(), 0);
  await context.close();
  server.close();
});

check('a page whose puzzles cannot be loaded says why, not that it is loading', async () => {
  const server = await serveFolder(site);
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/puzzles.wasm', (route) => route.abort());
  await page.goto(`${server.url}#technique`);
  await page.waitForSelector('#notice:not([hidden])');
  assert.match(await page.textContent('#notice'), /fetch/);
  assert.equal(await page.locator('#loading').count(), 0);
  await context.close();
  server.close();
});

const failed = await runChecks();
await browser.close();
rmSync(scratch, { recursive: true });
process.exit(failed ? 1 : 0);
