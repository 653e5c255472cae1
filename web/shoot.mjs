// Photographs the page for README.md: a phone reads a puzzle by its camera, shows the next step, and plays on.
//
// usage: node web/shoot.mjs SITE FRAMES    FRAMES: the folder of the pictures, 001.png and on

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, openPage } from '../tests/web/page/browser.mjs';
import { writeFilm } from '../tests/web/page/film.mjs';
import { serveFolder } from '../tests/web/page/server.mjs';

const [site, frames] = process.argv.slice(2);
const photo = join(dirname(fileURLToPath(import.meta.url)), '../examples/photo.jpg');
const scratch = mkdtempSync(join(tmpdir(), 'page-'));
const film = join(scratch, 'film.y4m');

const drawing = await launchChromium();
await writeFilm(await drawing.newPage(), readFileSync(photo), film, { width: 600, height: 800 });
await drawing.close();

const server = await serveFolder(site);
const browser = await launchChromium({ film });
const { page } = await openPage(browser, server.url, { viewport: { width: 390, height: 780 }, hasTouch: true, permissions: ['camera'] });
let count = 0;

/** Takes a picture, and repeats it for a film in which it stands for COPIES frames. */
async function shoot(copies = 1) {
  for (let k = 0; k < copies; k++) await page.screenshot({ path: join(frames, `${String(++count).padStart(3, '0')}.png`) });
}

/** @param {RegExp} text */
function said(text) {
  return page.waitForFunction((source) => new RegExp(source).test(document.getElementById('scan-status').textContent), text.source);
}

mkdirSync(frames, { recursive: true });
await shoot(3);
await page.click('#home .choices a[href="#scan"]');
await page.click('#scan-camera');
await page.waitForFunction(() => document.getElementById('picture').width === 600);
await shoot(2);
await said(/solution/);
await page.waitForTimeout(300);
await shoot(5);
await page.click('#scan-step');
await said(/r\dc\d/);
await page.waitForTimeout(400);
await shoot(5);
await page.click('#picture');
await page.waitForSelector('#stage[data-camera=""]');
await page.click('#scan-play');
await page.waitForSelector('#board-grid [data-look~="given"]');
await page.waitForTimeout(300);
await shoot(3);
for (let level = 0; level < 3; level++) {
  await page.click('#board-commands [data-key="hint"]');
  await page.waitForTimeout(300);
  await shoot(level === 2 ? 6 : 2);
}
await browser.close();
server.close();
rmSync(scratch, { recursive: true });
