// A page for each technique: its difficulty, and a step of it in a puzzle that the generator made.

import { applied } from './sheet.js';
import { byId } from './page.js';
import { examples } from './technique_examples.js';
import { language, sentencesOf, techniqueNames, word } from './words.js';

/** @typedef {import('./engine.js').RemoteEngine} RemoteEngine */
/** @typedef {import('./engine.js').Technique} Technique */
/** @typedef {import('./engine.js').Position} Position */
/** @typedef {import('./engine.js').Step} Step */

/** The orders of techniques in which an example is sought: that of the generator, and that of hints. */
const profiles = /** @type {import('./engine.js').Profile[]} */ (['hodoku', 'human']);

/**
 * The position before the first step of TECHNIQUE on the path of PUZZLE, and that step.
 * @param {string} puzzle
 * @param {number} technique
 * @param {RemoteEngine} logic
 * @returns {Promise<{ position: Position, step: Step } | null>}
 */
async function findStep(puzzle, technique, logic) {
  const cells = Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);
  const sentences = await sentencesOf(language());
  for (const profile of profiles) {
    const { steps } = await logic.explain({ cells }, { profile, sentences });
    const last = steps.findIndex((step) => step.technique === technique);
    if (last < 0) continue;
    /** @type {Position} */
    let position = { cells };
    for (const step of steps.slice(0, last)) position = await applied(position, step, logic);
    return { position, step: steps[last] };
  }
  return null;
}

/**
 * @param {string} tag
 * @param {string} text
 */
function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/**
 * The drawing of STEP, described by its own words.
 * @param {string} puzzle
 * @param {Position} position
 * @param {Step} step
 * @param {RemoteEngine} logic
 */
async function picture(puzzle, position, step, logic) {
  const givens = Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);
  const candidates = position.candidates ?? (await logic.candidates(position));
  const svg = await logic.drawSvg({ cells: position.cells, givens, candidates, step, width: 560 });
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  image.alt = step.words.step;
  image.className = 'story';
  image.onload = () => URL.revokeObjectURL(image.src);
  return image;
}

/**
 * @param {Technique[]} techniques
 * @param {(name: string) => string} nameOf in the language of the page
 */
function list(techniques, nameOf) {
  const items = document.createElement('ul');
  for (const { name } of techniques.filter(({ name }) => examples[name])) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `#technique=${encodeURIComponent(name)}`;
    link.textContent = nameOf(name);
    item.append(link);
    items.append(item);
  }
  return items;
}

/**
 * @param {number} rating in tenths; 0: none
 */
function ratingText(rating) {
  return rating ? (rating / 10).toLocaleString(language(), { minimumFractionDigits: 1 }) : '–';
}

/**
 * The difficulty of a technique and, if there is one, an example.
 * @param {Technique[]} techniques
 * @param {number} index
 * @param {RemoteEngine} logic
 * @param {(technique: number) => void} practise
 */
async function describe(techniques, index, logic, practise) {
  const { name, level, score, rating } = techniques[index];
  const parts = [made('p', word('technique_difficulty', { level: word(level), score, rating: ratingText(rating) }))];
  const puzzle = examples[name] ?? examples['Hidden Single'];
  const example = await findStep(puzzle, index, logic);
  if (example) {
    const button = /** @type {HTMLButtonElement} */ (made('button', word('practise')));
    button.type = 'button';
    button.onclick = () => practise(index);
    parts.push(await picture(puzzle, example.position, example.step, logic), made('p', example.step.words.step), button);
  }
  return [...parts, made('h3', word('techniques'))];
}

/** Number of the last page asked for: an earlier one that is ready late is dropped. */
let pages = 0;

/**
 * Shows the page of the technique NAME; without one, the list of all.
 * @param {string} name
 * @param {RemoteEngine} logic
 * @param {(technique: number) => void} practise
 */
export async function showTechnique(name, logic, practise) {
  const page = ++pages;
  const techniques = await logic.techniques();
  const nameOf = await techniqueNames();
  const index = techniques.findIndex((technique) => technique.name === name);
  const parts = index < 0 ? [] : await describe(techniques, index, logic, practise);
  if (page !== pages) return;
  byId('technique-title').textContent = index < 0 ? word('techniques') : nameOf(name);
  byId('technique-page').replaceChildren(...parts, list(techniques, nameOf));
}
