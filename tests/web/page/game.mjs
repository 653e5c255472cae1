// What tests of the game share.

import { openPage } from './browser.mjs';

export const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** A page of SERVER in BROWSER with the game of TEXT, by a shared link. */
export async function openGame(browser, server, text, options = {}) {
  const opened = await openPage(browser, `${server.url}#p=${text}`, options);
  await opened.page.waitForSelector('#board-grid [data-cell]');
  await opened.page.waitForFunction(() => location.hash === '#board');
  return opened;
}

/** The digits on the board, '.' for none. */
export function digitsOf(page) {
  return page.$$eval('#board-grid [data-cell] .digit', (cells) => cells.map((cell) => cell.textContent || '.').join(''));
}

/** Waits until the board shows DIGITS. */
export async function waitForDigits(page, digits) {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('#board-grid [data-cell] .digit')].map((cell) => cell.textContent || '.').join('') === wanted,
    digits,
  );
}
