// The units of a fish and the almost locked sets that a step distinguishes: outlines on the board, and their legend.

import { cellName } from './page.js';
import { word } from './words.js';

/** @typedef {import('./game.js').HintGroup} HintGroup */
/** @typedef {import('./board_state.js').BoardPlaces} BoardPlaces */

/**
 * A group with the classes of its outline, by which board.css distinguishes lines as well as colors.
 * @typedef {HintGroup & { classes: string, letter: string, inset: number }} Marked letter: of a set; inset: of the
 * outline from the edge of its cells
 */

/** Outlines of sets that differ. */
const SET_LOOKS = 4;

/**
 * @param {HintGroup[]} groups
 * @returns {Marked[]}
 */
export function markedGroups(groups) {
  let sets = 0;
  return groups.map((group) => {
    if (group.kind === 'base') return { ...group, classes: 'group base', letter: '', inset: 0.05 };
    if (group.kind === 'cover') return { ...group, classes: 'group cover', letter: '', inset: 0.12 };
    const number = sets++;
    const look = number % SET_LOOKS;
    return { ...group, classes: `group set-${look + 1}`, letter: String.fromCharCode(65 + number), inset: 0.04 + 0.045 * look };
  });
}

/**
 * The outline of the cells of GROUP as a path, around each part that is connected.
 * @param {Marked} group
 * @param {BoardPlaces} places
 */
export function outlineOf({ cells, inset }, { rows, columns }) {
  const taken = new Set(cells.map((cell) => `${rows[cell]} ${columns[cell]}`));
  return cells
    .map((cell) => {
      const [x, y] = [columns[cell] + 0.5, rows[cell] + 0.5];
      const reach = (/** @type {number} */ down, /** @type {number} */ right) =>
        taken.has(`${rows[cell] + down} ${columns[cell] + right}`) ? 0.5 : 0.5 - inset;
      const [up, down, left, right] = [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)];
      const corners = [
        [x - left, y - up],
        [x + right, y - up],
        [x + right, y + down],
        [x - left, y + down],
      ];
      return [up, right, down, left]
        .map((side, k) => (side < 0.5 ? `M${corners[k].join(' ')}L${corners[(k + 1) % 4].join(' ')}` : ''))
        .join('');
    })
    .join('');
}

/**
 * The name of the unit CELLS, such as "row 3", or its cells.
 * @param {number[]} cells
 * @param {BoardPlaces} places
 */
function unitName(cells, places) {
  const { rows, columns, boxes } = places;
  const [first] = cells;
  const share = (/** @type {number[]} */ of) => cells.every((cell) => of[cell] === of[first]);
  if (share(rows)) return word('unit_row', { number: rows[first] + 1 });
  if (share(columns)) return word('unit_column', { number: columns[first] + 1 });
  const numbers = [...new Set(boxes)].sort((a, b) => a - b);
  if (share(boxes)) return word('unit_box', { number: numbers.indexOf(boxes[first]) + 1 });
  return cellNames(cells, places);
}

/**
 * @param {number[]} cells
 * @param {BoardPlaces} places
 */
function cellNames(cells, { side, rows, columns }) {
  return cells.map((cell) => cellName(rows[cell] * side + columns[cell], side)).join(', ');
}

/**
 * The lines of the legend: the classes of an outline, and what it means.
 * @param {HintGroup[]} groups
 * @param {BoardPlaces} places
 * @returns {{ classes: string, text: string }[]}
 */
export function legendOf(groups, places) {
  const marked = markedGroups(groups);
  const units = /** @type {const} */ (['base', 'cover']).flatMap((kind) => {
    const own = marked.filter((group) => group.kind === kind);
    const names = own.map(({ cells }) => unitName(cells, places)).join(', ');
    return own.length ? [{ classes: own[0].classes, text: word(`legend_${kind}`, { units: names }) }] : [];
  });
  const sets = marked.filter(({ kind }) => kind === 'set');
  return [
    ...units,
    ...sets.map(({ classes, letter, cells }) => ({ classes, text: word('legend_set', { letter, cells: cellNames(cells, places) }) })),
  ];
}

/**
 * What CELL is of GROUPS, in words.
 * @param {HintGroup[]} groups
 * @param {number} cell
 */
export function groupWords(groups, cell) {
  const own = markedGroups(groups).filter(({ cells }) => cells.includes(cell));
  const names = own.map(({ kind, letter }) => (kind === 'set' ? word('in_set', { letter }) : word(`in_${kind}`)));
  return [...new Set(names)];
}
