// The buttons below the picture: what can be done with what was read.

import { showKeys } from './pad.js';
import { byId } from './page.js';
import { word } from './words.js';

/** @typedef {import('./engine.js').Reading} Reading */

/**
 * @typedef {object} Shown
 * @property {import('./sheet.js').Sheet | null} sheet the chosen reading
 * @property {Reading[]} readings
 * @property {import('./overlays.js').Mode} mode
 * @property {boolean} isLive whether the camera is wanted
 * @property {string} camera the label of the one that is open, or ""
 */

/**
 * @param {Shown} shown
 * @param {(reading: Reading) => void} choose
 */
export function showActions({ sheet, readings, mode, isLive, camera }, choose) {
  byId('scan-actions').hidden = !sheet && readings.length < 2;
  for (const name of ['step', 'check', 'solution']) {
    const button = /** @type {HTMLButtonElement} */ (byId(`scan-${name}`));
    button.hidden = !sheet;
    button.disabled = !sheet?.solution;
    button.setAttribute('aria-pressed', String(sheet?.solution !== null && mode === name));
  }
  const play = /** @type {HTMLButtonElement} */ (byId('scan-play'));
  play.hidden = !sheet;
  play.disabled = !sheet?.isSettled;
  byId('stage').dataset.camera = camera;
  byId('scan-freeze').hidden = !isLive;
  byId('scan-camera').textContent = word(isLive ? 'stop_camera' : 'scan_camera');
  byId('picture').setAttribute('aria-label', word('picture_label'));
  showChoices(sheet, readings.length > 1 ? readings : [], choose);
}

/**
 * A button for each puzzle, beside a tap on it.
 * @param {Shown['sheet']} sheet
 * @param {Reading[]} readings
 * @param {(reading: Reading) => void} choose
 */
function showChoices(sheet, readings, choose) {
  showKeys(
    byId('scan-choices'),
    readings.map((reading, k) => ({
      name: String(k),
      text: word('puzzle_number', { number: k + 1 }),
      isPressed: sheet?.reading === reading,
      run: () => choose(reading),
    })),
  );
}
