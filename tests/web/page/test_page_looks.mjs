// Accessibility and looks: axe-core on every view in every theme, texts of every language that fit, and screenshots to
// look at.
//
// usage: node test_page_looks.mjs SITE EXAMPLES [SCREENSHOTS]    SCREENSHOTS: a folder for them

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage, launchChromium, openPage, skip } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { puzzle } from './game.mjs';
import { serveFolder } from './server.mjs';

const [site, examples, screenshots] = process.argv.slice(2);
const axe = findPackage('axe-core');
if (!axe) skip('axe-core is not installed (npm install axe-core)');
if (screenshots) mkdirSync(screenshots, { recursive: true });
const server = await serveFolder(site);
const browser = await launchChromium({ noCamera: true });
const themes = ['light', 'dark', 'contrast', 'colorblind'];
const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800] };
const nearlySolved = '53.678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Opens the dialog NAME by the key of the menu. */
const dialogBy = (key, name) => async (page) => {
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  await page.click(`#board-menu [data-key="${key}"]`);
  await page.waitForSelector(`dialog#${name}[open]`);
};

/** Begins the game TEXT with GIVENS givens. */
async function begin(page, text, givens) {
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  await page.goto(`${server.url}#p=${text}`);
  await page.waitForFunction((wanted) => document.querySelectorAll('#board-grid [data-look~="given"]').length === wanted, givens);
}

/** Every view, by what leads there from the one before it. */
const views = {
  home: async (page) => page.goto(`${server.url}#home`),
  scan: async (page) => {
    await page.goto(`${server.url}#scan`);
    await page.setInputFiles('#file', join(examples, 'photo.jpg'));
    await page.waitForSelector('#scan-solution:not([disabled])', { timeout: 60_000 });
  },
  techniques: async (page) => {
    await page.goto(`${server.url}#technique`);
    await page.waitForSelector('#technique-page a');
  },
  technique: async (page) => {
    await page.goto(`${server.url}#technique=X-Wing`);
    await page.waitForSelector('#technique-page img');
  },
  board: async (page) => {
    await begin(page, puzzle, 30);
    await page.click('#board-grid [data-cell="2"]');
    await page.click('#board-commands [data-key="fill"]');
    await page.waitForSelector('#board-grid .center[data-digits]');
    for (let level = 0; level < 3; level++) await page.click('#board-commands [data-key="hint"]');
    await page.waitForSelector('svg.step');
  },
  settings: async (page) => page.click('#open-settings'),
  games: dialogBy('games', 'games'),
  statistics: dialogBy('statistics', 'statistics'),
  share: dialogBy('share', 'share'),
  paste: dialogBy('paste_text', 'paste'),
  help: dialogBy('help', 'page-help'),
  new_game: dialogBy('new_game', 'new-game'),
  end: async (page) => {
    await begin(page, nearlySolved, 80);
    await page.click('#board-grid [data-cell="2"]');
    await page.keyboard.press('4');
    await page.waitForSelector('dialog#page-end[open]');
  },
};

/**
 * Violations of RULES (of all, if there are none) in the view that PAGE shows, in words. axe comes past the page's
 * policy.
 */
async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate((runOnly) => axe.run(document, { resultTypes: ['violations'], ...(runOnly.length && { runOnly }) }), rules);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`);
}

/** Texts that are cut off or wider than the screen. Runs in the page. */
function findCutTexts() {
  const found = [...document.querySelectorAll('dialog, table, button, a, p, h1, h2, h3, label, td, th, li, select')]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
    .filter((element) => !element.matches('.quiet'))
    .map((element) => `${element.tagName} ${element.id} "${element.textContent.slice(0, 40)}"`);
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return overflow > 0 ? [`the page is ${overflow} pixels wider than the screen`, ...found] : found;
}

/** True if the home link and the buttons of the head are on one line. Runs in the page. */
function hasOneLineHead() {
  const [link, nav] = [...document.querySelectorAll('.bar > *')].map((element) => element.getBoundingClientRect());
  return nav.top < link.bottom;
}

/** Shows PAGE in THEME, once its colors have changed. */
function setTheme(page, theme) {
  return page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}

/**
 * Goes through all views, and takes a picture of each named KIND in each theme.
 * @param {{ kind: string, size: [number, number], shown?: string[], locale?: string, isRightToLeft?: boolean, isChecked?: boolean }} look
 * shown: themes; isChecked: whether axe checks all views
 */
async function lookAtAll({ kind, size: [width, height], shown = ['light'], locale = 'en-US', isRightToLeft = false, isChecked = false }) {
  const { context, page, problems } = await openPage(browser, server.url, { viewport: { width, height }, locale });
  await page.evaluate((direction) => (document.documentElement.dir = direction), isRightToLeft ? 'rtl' : 'ltr');
  for (const [name, open] of Object.entries(views)) {
    await open(page);
    for (const theme of shown) {
      await setTheme(page, theme);
      if (screenshots) await page.screenshot({ path: join(screenshots, `${name}-${kind}-${theme}.png`) });
      // Themes differ in their colors alone.
      if (isChecked) assert.deepEqual(await violations(page, theme === 'light' ? [] : ['color-contrast']), [], `${name}, ${theme}`);
    }
    assert.deepEqual(await page.evaluate(findCutTexts), [], name);
    assert.ok(await page.evaluate(hasOneLineHead), name);
  }
  assert.deepEqual(problems, []);
  await context.close();
}

check('all views are accessible and fit on a phone, in all themes', () =>
  lookAtAll({ kind: 'phone', size: sizes.phone, shown: themes, isChecked: true }),
);

for (const size of ['tablet', 'desktop'])
  check(`all views fit on a ${size}`, () => lookAtAll({ kind: size, size: sizes[size], shown: screenshots ? themes : ['light'] }));

for (const locale of ['de-DE', 'fr-FR', 'es-ES'])
  check(`texts of ${locale} fit on a small phone`, () => lookAtAll({ kind: locale, size: [360, 640], locale }));

check('all views fit from right to left', () => lookAtAll({ kind: 'rtl', size: sizes.phone, isRightToLeft: true }));

const failed = await runChecks();
await browser.close();
server.close();
process.exit(failed ? 1 : 0);
