// Hints in the game: their levels, what is drawn and said, their languages, the pages of techniques.
//
// usage: node test_page_hints.mjs SITE

import { launchChromium, openPage } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { openGame as openIn, puzzle } from './game.mjs';
import { serveFolder } from './server.mjs';

const [site] = process.argv.slice(2);
const server = await serveFolder(site);
const browser = await launchChromium({ noCamera: true });
const openGame = (text, options) => openIn(browser, server, text, options);

check('a hint is given in three levels, and drawn', async () => {
  const { context, page, problems } = await openGame(puzzle);
  const texts = [];
  for (let level = 1; level <= 3; level++) {
    await page.click('#board-commands [data-key="hint"]');
    await page.waitForFunction((old) => !old.includes(document.getElementById('board-message').textContent), ['', ...texts]);
    texts.push(await page.textContent('#board-message'));
    assert.equal(await page.isVisible('svg.step'), level === 3);
  }
  await page.click('#board-commands [data-key="do-step"]');
  await page.waitForFunction((given) => [...document.querySelectorAll('#board-grid .digit')].filter((cell) => cell.textContent).length === given + 1, 30);
  assert.deepEqual(problems, []);
  await context.close();
});

check('the candidates that a step rests on are drawn, its fins apart from them', async () => {
  const { context, page } = await openPage(browser, server.url);
  const drawn = await page.evaluate(async (files) => {
    const { drawStep } = await import(`${files}step_drawing.js`);
    const side = 4;
    const cells = Array.from({ length: side * side }, () => ({ placed: 0, excluded: 0n, pattern: 0n, fins: 0n, corner: 0n, center: 0n }));
    for (const cell of [0, 2, 8, 10]) cells[cell].pattern = 0b0010n;
    cells[1].fins = 0b0010n;
    cells[6].excluded = 0b0011n;
    cells[6].center = 0b1011n;
    const state = { side, cells, hint: { level: 3, technique: 'Finned X-Wing', links: [], groups: [] } };
    const places = { side, rows: cells.map((_, k) => Math.floor(k / side)), columns: cells.map((_, k) => k % side) };
    const svg = drawStep(state, places, String);
    return ['circle.premise', 'circle.fin', 'circle.excluded', 'text.note'].map((name) => svg.querySelectorAll(name).length);
  }, server.files);
  assert.deepEqual(drawn, [4, 1, 2, 1]);
  await context.close();
});

check('units of a fish are outlined, explained in a legend, and said of their cells', async () => {
  const { context, page, problems } = await openGame('1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5');
  const hint = async () => {
    for (let level = 1; level <= 3; level++) {
      const before = await page.textContent('#board-message');
      await page.click('#board-commands [data-key="hint"]');
      await page.waitForFunction((old) => document.getElementById('board-message').textContent !== old, before);
    }
    return (await page.textContent('#board-technique')).includes('X-Wing');
  };
  for (let steps = 0; !(await hint()); steps++) {
    assert.ok(steps < 10);
    await page.click('#board-commands [data-key="do-step"]');
    await page.waitForSelector('svg.step', { state: 'detached' });
  }
  assert.deepEqual(await page.$$eval('#board-legend li', (lines) => lines.map(({ textContent }) => textContent)), [
    'Base: row 2, row 6',
    'Cover: column 4, column 8',
  ]);
  const dashes = await page.$$eval('#board-grid path.group', (paths) => paths.map((path) => getComputedStyle(path).strokeDasharray !== 'none'));
  assert.deepEqual(dashes, [false, false, true, true]);
  assert.match(await page.getAttribute('#board-grid [data-cell="9"]', 'aria-label'), /in the base/);
  assert.match(await page.getAttribute('#board-grid [data-cell="3"]', 'aria-label'), /in the cover/);
  assert.doesNotMatch(await page.getAttribute('#board-grid [data-cell="0"]', 'aria-label'), /in the/);
  await page.click('#board-commands [data-key="do-step"]');
  await page.waitForSelector('#board-legend', { state: 'hidden' });
  assert.deepEqual(problems, []);
  await context.close();
});

check('almost locked sets have outlines and letters of their own, around whole parts', async () => {
  const { context, page } = await openPage(browser, server.url);
  const drawn = await page.evaluate(async (files) => {
    const { drawStep } = await import(`${files}step_drawing.js`);
    const { legendOf, groupWords } = await import(`${files}step_groups.js`);
    const side = 4;
    const cells = Array.from({ length: side * side }, () => ({ placed: 0, excluded: 0n, pattern: 0n, fins: 0n, corner: 0n, center: 0n }));
    const groups = [
      { kind: 'set', cells: [0, 1] },
      { kind: 'set', cells: [5, 10] },
    ];
    const places = { side, rows: cells.map((_, k) => Math.floor(k / side)), columns: cells.map((_, k) => k % side), boxes: cells.map(() => 0) };
    const svg = drawStep({ side, cells, hint: { level: 3, technique: 'ALS-XZ', links: [], groups } }, places, String);
    return {
      // A side of an outline is a line: two cells in a row have six, two apart from each other eight.
      sides: [...svg.querySelectorAll('path.group')].map((path) => [path.getAttribute('class'), path.getAttribute('d').split('M').length - 1]),
      letters: [...svg.querySelectorAll('text.letter')].map(({ textContent }) => textContent),
      legend: legendOf(groups, places).map(({ text }) => text),
      words: groupWords(groups, 10),
    };
  }, server.files);
  assert.deepEqual(drawn, {
    sides: [['group set-1', 6], ['group set-2', 8]],
    letters: ['A', 'B'],
    legend: ['Set A: r1c1, r1c2', 'Set B: r2c2, r3c3'],
    words: ['in set B'],
  });
  await context.close();
});

check('the page and its hints speak German, and keep the language', async () => {
  const { context, page, problems } = await openGame(puzzle, { locale: 'de-DE' });
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  await page.locator('#board-commands [data-key="undo"]', { hasText: 'zurück' }).waitFor();
  for (let level = 0; level < 3; level++) await page.click('#board-commands [data-key="hint"]');
  await page.waitForFunction(() => /Block|Zeile|Spalte/.test(document.getElementById('board-message').textContent));
  await page.click('#open-settings');
  await page.check('input[value="fr"]');
  await page.locator('#board-commands [data-key="undo"]', { hasText: 'annuler' }).waitFor();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  assert.deepEqual(problems, []);
  await context.close();
});

check('a game goes on, with English names of techniques, where the page cannot fetch their translations', async () => {
  const { context, page } = await openGame(puzzle, { locale: 'de-DE' });
  let refused = 0;
  await page.route('**/sentences.js', (route) => {
    refused++;
    return route.abort();
  });
  for (let level = 0; level < 2; level++) await page.click('#board-commands [data-key="hint"]');
  await page.waitForFunction(() => /^Lernen: (Naked|Hidden) Single/.test(document.getElementById('board-technique').textContent));
  assert.ok(refused > 0);
  await context.close();
});

check('the technique of a hint has a page with an example', async () => {
  const { context, page, problems } = await openGame(puzzle);
  await page.click('#board-commands [data-key="hint"]');
  await page.click('#board-commands [data-key="hint"]');
  await page.click('#board-technique');
  await page.waitForSelector('#technique-page img');
  const name = await page.textContent('#technique-title');
  const alt = await page.getAttribute('#technique-page img', 'alt');
  assert.ok(alt.startsWith(`${name}: `), `${alt} is a step of ${name}`);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a page of a technique that is ready late is not shown with another', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#technique`);
  await page.waitForSelector('#technique-page a');
  await page.evaluate(() => {
    for (const name of ['X-Wing', 'Swordfish', 'Hidden Pair', 'X-Wing']) {
      location.hash = `#technique=${encodeURIComponent(name)}`;
      dispatchEvent(new HashChangeEvent('hashchange'));
    }
  });
  await page.waitForSelector('#technique-page img');
  await page.waitForTimeout(1000);
  assert.equal(await page.textContent('#technique-title'), 'X-Wing');
  const pictures = await page.$$eval('#technique-page img', (images) => images.map(({ alt }) => alt));
  assert.equal(pictures.length, 1);
  assert.ok(pictures[0].startsWith('X-Wing: '), pictures[0]);
  assert.equal(await page.$$eval('#technique-page ul', (lists) => lists.length), 1);
  assert.deepEqual(problems, []);
  await context.close();
});

const failed = await runChecks();
await browser.close();
server.close();
process.exit(failed ? 1 : 0);
