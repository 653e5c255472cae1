// What is said of a reading: its questions, the check of its entries, its next step.

import { cellName } from './page.js';
import { reasonText } from './reasons.js';
import { word } from './words.js';

/** @typedef {import('./sheet.js').Sheet} Sheet */

/**
 * Why SHEET has no certain solution, and what its owner can do.
 * @param {Sheet} sheet
 */
export function questionOf(sheet) {
  const { reading, doubtful, status } = sheet;
  if (reading.diagnosis.reason === 'unread-marks' && !sheet.corrected.size) return word('other_rules');
  if (doubtful.size) {
    const cells = [...doubtful].slice(0, 8).map((cell) => cellName(cell, reading.side));
    return word('doubtful_cells', { cells: cells.join(', ') + (doubtful.size > 8 ? ' …' : '') });
  }
  if (!sheet.isConfirmed) return word('doubtful_all', { reason: reasonText(reading.diagnosis, 'text') });
  if (!sheet.isSettled) return word('doubtful_other');
  const phrases = new Map([
    ['several-solutions', 'several_solutions'],
    ['no-solution', 'no_solution'],
    ['conflict', 'no_solution'],
  ]);
  return word(phrases.get(status) ?? 'not_solved_in_time');
}

/** @param {import('./engine.js').Verdict[]} verdicts */
export function checkOf(verdicts) {
  const count = (/** @type {string} */ wanted) => verdicts.filter((verdict) => verdict === wanted).length;
  const [right, wrong, unsure] = ['right', 'mistake', 'undecided'].map(count);
  if (right + wrong + unsure === 0) return word('no_entries');
  return wrong + unsure ? word('entries_checked', { right, wrong, unsure }) : word('all_entries_right', { right });
}

/** @param {Sheet} sheet */
export function stepText(sheet) {
  if (sheet.step) return sheet.step.words.step;
  return word(sheet.position?.cells.includes(0) ? 'no_step' : 'solved');
}

/**
 * The verdicts of all entries of SHEETS; cells that grids of a figure share count once.
 * @param {Sheet[]} sheets
 * @param {import('./engine.js').RemoteEngine} logic
 */
export async function verdictsOf(sheets, logic) {
  /** @type {Map<string, import('./engine.js').Verdict>} */
  const found = new Map();
  for (const sheet of sheets) {
    const { side, place } = sheet.reading;
    const [top, left] = place ?? [0, 0];
    (await sheet.verdicts(logic)).forEach((verdict, cell) => {
      const at = `${top + Math.floor(cell / side)} ${left + (cell % side)}`;
      if (verdict !== 'none') found.set(at, verdict);
    });
  }
  return [...found.values()];
}
