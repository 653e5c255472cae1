// Small helpers of all views.

import { word } from './words.js';

/**
 * The element ID of the document.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  return /** @type {T} */ (document.getElementById(id));
}

/**
 * A cell's name as players say it, such as "r3c7".
 * @param {number} cell
 * @param {number} side
 */
export function cellName(cell, side) {
  return `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
}

/**
 * Shows MESSAGE above the views until it is replaced; "" hides it.
 * @param {string} message
 */
export function notify(message) {
  const notice = byId('notice');
  notice.hidden = !message;
  // Screen readers read out every change.
  if (notice.textContent !== message) notice.textContent = message;
}

/** True if workers can be modules: other browsers take them for scripts, in which import is a syntax error. */
function hasModuleWorkers() {
  let isKnown = false;
  const options = {
    get type() {
      isKnown = true;
      return /** @type {const} */ ('module');
    },
  };
  try {
    new Worker('http://', options); // not an address: no worker starts
  } catch {
    // Browsers that know modules have asked for the type before.
  }
  return isKnown;
}

/**
 * Returns why something failed, in words.
 * @param {unknown} error
 */
export function reasonOf(error) {
  const { failure } = /** @type {{ failure?: string }} */ (error ?? {});
  if (failure === 'unsupported' || !hasModuleWorkers()) return word('browser_old');
  return error instanceof Error ? error.message : String(error);
}
