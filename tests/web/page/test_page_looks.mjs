// Accessibility and looks: axe-core on every view in every theme, and screenshots to look at.
//
// usage: node test_page_looks.mjs SITE EXAMPLES [SCREENSHOTS]    SCREENSHOTS: a folder for them

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage, launchChromium, openPage, skip } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { serveFolder } from './server.mjs';

const [site, examples, screenshots] = process.argv.slice(2);
const axe = findPackage('axe-core');
if (!axe) skip('axe-core is not installed (npm install axe-core)');
if (screenshots) mkdirSync(screenshots, { recursive: true });
const server = await serveFolder(site);
const browser = await launchChromium({ noCamera: true });
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const themes = ['light', 'dark', 'contrast', 'colorblind'];
const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800] };

/** Every view, by what leads there. */
const views = {
  home: async (page) => page.goto(`${server.url}#home`),
  scan: async (page) => {
    await page.goto(`${server.url}#scan`);
    await page.setInputFiles('#file', join(examples, 'photo.jpg'));
    await page.waitForFunction(() => /solution/.test(document.getElementById('scan-status').textContent), null, { timeout: 60_000 });
  },
  board: async (page) => {
    await page.goto(`${server.url}#p=${puzzle}`);
    await page.waitForFunction(() => document.querySelectorAll('#board-grid [data-look~="given"]').length === 30);
    await page.click('#board-grid [data-cell="2"]');
    await page.click('#board-commands [data-key="fill"]');
    await page.waitForSelector('#board-grid .center[data-digits]');
    for (let level = 0; level < 3; level++) await page.click('#board-commands [data-key="hint"]');
    await page.waitForSelector('svg.step');
  },
  settings: async (page) => page.click('#open-settings'),
  games: async (page) => {
    await page.keyboard.press('Escape');
    await page.click('#board-menu [data-key="games"]');
    await page.waitForSelector('dialog#games');
  },
  new_game: async (page) => {
    await page.keyboard.press('Escape');
    await page.click('#board-menu [data-key="new_game"]');
    await page.waitForSelector('dialog#new-game');
  },
};

/** Violations of the view that PAGE shows, in words. axe runs in a world of its own, past the page's policy. */
async function violations(page) {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`);
}

for (const [size, [width, height]] of Object.entries(sizes))
  for (const theme of themes) {
    if (size !== 'phone' && theme !== 'light' && !screenshots) continue;
    check(`${size}, ${theme}`, async () => {
      const { context, page, problems } = await openPage(browser, server.url, { viewport: { width, height } });
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      for (const [name, open] of Object.entries(views)) {
        await open(page);
        await page.waitForTimeout(150);
        if (screenshots) await page.screenshot({ path: join(screenshots, `${name}-${size}-${theme}.png`) });
        assert.deepEqual(await violations(page), [], name);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.ok(overflow <= 0, `${name} is ${overflow} pixels wider than the screen`);
      }
      assert.deepEqual(problems, []);
      await context.close();
    });
  }

const failed = await runChecks();
await browser.close();
server.close();
process.exit(failed ? 1 : 0);
