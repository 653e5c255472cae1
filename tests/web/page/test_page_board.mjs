// The game: whole games by keyboard and by touch, kept across reloads, offline, and as files.
//
// usage: node test_page_board.mjs SITE

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, openPage, startChromium } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { digitsOf, openGame as openIn, puzzle, waitForDigits } from './game.mjs';
import { serveFolder } from './server.mjs';

const [site] = process.argv.slice(2);
const server = await serveFolder(site);
const browser = await launchChromium({ noCamera: true });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const openGame = (text, options) => openIn(browser, server, text, options);

/** The centers of all elements SELECTOR on the screen, as x and y. */
function centersOf(page, selector) {
  return page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }),
  );
}

check('a whole game is played by keyboard', async () => {
  const { context, page, problems } = await openGame(puzzle);
  await page.focus('#board-grid [data-cell="0"]');
  for (let cell = 0; cell < 81; cell++) {
    if (puzzle[cell] === '.') await page.keyboard.press(solution[cell]);
    await page.keyboard.press('ArrowRight');
    if (cell % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await waitForDigits(page, solution);
  await page.waitForSelector('dialog#page-end[open]');
  assert.match(await page.textContent('dialog#page-end'), /Solved!.*time/s);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a whole game is played by touch', async () => {
  const { context, page, problems } = await openGame(puzzle, phone);
  await page.locator('#board-digits [data-key="digit-9"]').scrollIntoViewIfNeeded();
  const cells = await centersOf(page, '#board-grid [data-cell]');
  const digits = await centersOf(page, '#board-digits [data-key^="digit-"]');
  for (let cell = 0; cell < 81; cell++) {
    if (puzzle[cell] !== '.') continue;
    await page.touchscreen.tap(...cells[cell]);
    await page.touchscreen.tap(...digits[solution[cell] - 1]);
  }
  await page.waitForSelector('dialog#page-end[open]');
  assert.deepEqual(problems, []);
  await context.close();
});

check('candidates, colors, undo, conflicts and check', async () => {
  const { context, page, problems } = await openGame(puzzle);
  const cell = page.locator('#board-grid [data-cell="2"]');
  await cell.click();
  await page.keyboard.press('x');
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  await page.keyboard.press('4');
  await page.keyboard.press('v');
  await page.keyboard.press('3');
  await page.waitForFunction(() => document.querySelector('[data-cell="2"]').dataset.color === '3');
  assert.match(await cell.getAttribute('aria-label'), /corner.* 1.*center.* 4.*color 3/);
  await page.keyboard.press('z');
  await page.keyboard.press('5');
  await page.waitForSelector('[data-cell="2"][data-look~="wrong"]');
  assert.match(await cell.getAttribute('aria-label'), /wrong/);
  for (let k = 0; k < 4; k++) await page.keyboard.press('Control+z');
  await page.waitForFunction(() => document.querySelector('[data-cell="2"]').getAttribute('aria-label') === 'row 1, column 3, empty');
  await page.keyboard.press('1');
  await page.keyboard.press('k');
  await page.waitForFunction(() => /Mistakes: 1/.test(document.getElementById('board-message').textContent));
  assert.deepEqual(problems, []);
  await context.close();
});

check('a reload and a killed browser lose nothing', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const first = await startChromium(profile);
  const page = await first.browser.contexts()[0].newPage();
  await page.goto(`${server.url}#p=${puzzle}`);
  await waitForDigits(page, puzzle);
  await page.locator('#board-grid [data-cell="2"]').click();
  await page.keyboard.press('4');
  await waitForDigits(page, `${puzzle.slice(0, 2)}4${puzzle.slice(3)}`);
  await page.reload();
  await waitForDigits(page, `${puzzle.slice(0, 2)}4${puzzle.slice(3)}`);
  await page.locator('#board-grid [data-cell="3"]').click();
  await page.keyboard.press('6');
  await waitForDigits(page, `${puzzle.slice(0, 2)}46${puzzle.slice(4)}`);
  await first.kill();
  const second = await startChromium(profile);
  const next = await second.browser.contexts()[0].newPage();
  await next.goto(`${server.url}#board`);
  await waitForDigits(next, `${puzzle.slice(0, 2)}46${puzzle.slice(4)}`);
  await second.kill();
  rmSync(profile, { recursive: true, force: true });
});

check('a game that goes on in two tabs loses the moves of neither', async () => {
  const { context, page } = await openGame(puzzle);
  await waitForDigits(page, puzzle);
  const other = await context.newPage();
  await other.goto(`${server.url}#board`);
  await waitForDigits(other, puzzle);
  for (const [tab, cell, digit] of [[page, 2, '4'], [other, 3, '6'], [page, 5, '8'], [other, 6, '9']]) {
    await tab.bringToFront();
    await tab.locator(`#board-grid [data-cell="${cell}"]`).click();
    await tab.keyboard.press(digit);
    await tab.waitForFunction(([at, text]) => document.querySelector(`#board-grid [data-cell="${at}"] .digit`).textContent === text, [cell, digit]);
  }
  await other.click('#board-menu [data-key="games"]');
  await other.waitForSelector('dialog#games .line');
  assert.equal(await other.locator('dialog#games .line').count(), 2);
  await other.locator('dialog#games .line button.wide').nth(1).click();
  await waitForDigits(other, `${puzzle.slice(0, 2)}4${puzzle.slice(3, 5)}8${puzzle.slice(6)}`);
  await other.click('#board-menu [data-key="games"]');
  await other.locator('dialog#games .line button.wide').nth(1).click();
  await waitForDigits(other, `${puzzle.slice(0, 3)}6${puzzle.slice(4, 6)}9${puzzle.slice(7)}`);
  await context.close();
});

check('without storage the page says so, and games can be exported', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/store.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('indexedDB.open(', 'indexedDB.absent(') });
  });
  await page.goto(`${server.url}#p=${puzzle}`);
  await waitForDigits(page, puzzle);
  await page.waitForFunction(() => /not saved.*keeps no data/.test(document.getElementById('notice').textContent));
  await page.click('#board-menu [data-key="share"]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('dialog#share button:has-text("as a file")')]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^sudoku-play 1 #/);
  await context.close();
});

check('a game is saved as a file, and opened from one', async () => {
  const { context, page } = await openGame(puzzle);
  await page.locator('#board-grid [data-cell="2"]').click();
  await page.keyboard.press('4');
  await page.click('#board-menu [data-key="share"]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('dialog#share button:has-text("as a file")')]);
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /^sudoku-play 1 #/);
  assert.match(text, /move .*d2:4/);
  await page.keyboard.press('Escape');
  await page.setInputFiles('#file', { name: 'a.game', mimeType: '', buffer: Buffer.from(text) });
  await waitForDigits(page, `${puzzle.slice(0, 2)}4${puzzle.slice(3)}`);
  await context.close();
});

check('a puzzle is pasted as text', async () => {
  const { context, page } = await openPage(browser, `${server.url}#board`);
  await page.waitForSelector('dialog#new-game');
  await page.keyboard.press('Escape');
  await page.click('#board-menu [data-key="paste_text"]');
  await page.fill('dialog#paste textarea', puzzle.replaceAll('.', '_').replace(/(.{9})/g, '$1\n'));
  await page.click('dialog#paste .primary');
  await waitForDigits(page, puzzle);
  await context.close();
});

check('the help begins at its top and lists keys of the page only', async () => {
  const { context, page, problems } = await openGame(puzzle, phone);
  await page.click('#board-menu [data-key="help"]');
  await page.waitForSelector('dialog#page-help[open]');
  assert.equal(await page.$eval('dialog#page-help', (dialog) => dialog.scrollTop), 0);
  const keys = await page.$$eval('dialog#page-help td:first-child', (cells) => cells.map((cell) => cell.textContent));
  assert.ok(keys.includes('h') && keys.includes('ctrl a'), keys.join());
  assert.ok(!keys.includes('q') && !keys.includes('ctrl r'), keys.join());
  assert.deepEqual(problems, []);
  await context.close();
});

check('a text without a puzzle gets a sentence, and the game goes on', async () => {
  const { context, page, problems } = await openGame(puzzle);
  await waitForDigits(page, puzzle);
  await page.click('#board-menu [data-key="paste_text"]');
  await page.fill('dialog#paste textarea', 'hello');
  await page.click('dialog#paste .primary');
  await page.waitForFunction(() => /cannot be read.*there is no puzzle/.test(document.getElementById('notice').textContent));
  assert.doesNotMatch(await page.textContent('#notice'), /Reload|gameBegin/);
  await waitForDigits(page, puzzle);
  await page.locator('#board-grid [data-cell="2"]').click();
  await page.keyboard.press('4');
  await waitForDigits(page, `${puzzle.slice(0, 2)}4${puzzle.slice(3)}`);
  assert.equal(await page.isVisible('#notice'), false, 'the next move clears it');
  assert.deepEqual(problems, []);
  await context.close();
});

check('a part that does not load is reported', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/worker.js', (route) => route.abort());
  await page.goto(`${server.url}#technique`);
  await page.waitForFunction(() => /went wrong.*Reload/.test(document.getElementById('notice').textContent));
  await context.close();
});

check('a browser whose workers cannot be modules is said to be too old', async () => {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.Worker = class extends window.Worker {
      constructor(url) {
        super(url);
      }
    };
  });
  await page.goto(`${server.url}#technique`);
  await page.waitForFunction(() => /this browser is too old/.test(document.getElementById('notice').textContent));
  await context.close();
});

check('a new game of a level is generated', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#board`);
  await page.click('dialog#new-game .primary');
  await page.waitForSelector('#board-grid [data-look~="given"]');
  assert.match(await page.textContent('#board-state'), /^Easy +\d:\d\d:\d\d +digits +\d\d empty$/);
  assert.deepEqual(problems, []);
  await context.close();
});

check('the puzzle of the day is that of sudoku-play, and goes on when it is asked for again', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#board`);
  await page.click('dialog#new-game button:has-text("Puzzle of the day")');
  await page.waitForSelector('#board-grid [data-look~="given"]');
  const shown = await digitsOf(page);
  const expected = await page.evaluate(async (files) => {
    const { loadGame } = await import(`${files}game.js`);
    const game = await loadGame({ now: () => 0 });
    const day = new Date();
    game.daily([day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-'));
    return game.line(true);
  }, server.files);
  assert.equal(shown, expected);
  await page.click('#board-grid [data-look=""]');
  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await page.waitForSelector('#board-grid .center');
  await page.click('#board-menu [data-key="new_game"]');
  await page.click('dialog#new-game button:has-text("Puzzle of the day")');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.waitForSelector('#board-grid .center');
  await page.click('#board-menu [data-key="games"]');
  await page.waitForSelector('dialog#games .line');
  assert.equal(await page.locator('dialog#games .line').count(), 1);
  assert.deepEqual(problems, []);
  await context.close();
});

const failed = await runChecks();
await browser.close();
server.close();
process.exit(failed ? 1 : 0);
