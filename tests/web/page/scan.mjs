// What tests of pictures and of the camera share.

import { openPage } from './browser.mjs';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** @param {import('playwright-core').Page} page @param {RegExp} text */
export async function waitForStatus(page, text) {
  await page.waitForFunction((source) => new RegExp(source).test(document.getElementById('scan-status').textContent), text.source, { timeout: 60_000 });
}

/** Opens FILE in a page of SERVER in BROWSER, and returns it once its answer matches TEXT. */
export async function openWith(browser, server, file, text = /./, options = phone) {
  const opened = await openPage(browser, server.url, options);
  await opened.page.setInputFiles('#file', file);
  await opened.page.waitForFunction(() => location.hash === '#scan');
  await waitForStatus(opened.page, text);
  return opened;
}
