// Settings that outlive the page: language and theme.

import { browserLanguage, language, languageNames, languages, setLanguage, word } from './words.js';
import { makeDialog } from './dialog.js';

/** @typedef {import('./words.js').Language} Language */

/** The names of the core's themes. */
export const themes = ['light', 'dark', 'contrast', 'colorblind'];

/** @param {string} name */
function setTheme(name) {
  document.documentElement.dataset.theme = name;
}

/** @returns {string} what the system prefers */
function systemTheme() {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * The value of the line NAME of the game's settings, such as "theme dark", or "".
 * @param {string} settings
 * @param {string} name
 */
export function valueOf(settings, name) {
  return new RegExp(`^${name} (.*)$`, 'm').exec(settings)?.[1] ?? '';
}

/**
 * SETTINGS with the value of NAME set.
 * @param {string} settings
 * @param {string} name
 * @param {string} value
 */
export function withValue(settings, name, value) {
  const others = settings.split('\n').filter((line) => line && !line.startsWith(`${name} `));
  return `${[...others, `${name} ${value}`].join('\n')}\n`;
}

/** What the browser prefers, as settings of the game. */
export function defaultSettings() {
  return `language ${browserLanguage()}\ntheme ${systemTheme()}\n`;
}

/**
 * Applies the game's SETTINGS, or what the browser prefers where they say nothing.
 * @param {string} settings
 */
export function applySettings(settings) {
  const tag = /** @type {Language} */ (valueOf(settings, 'language'));
  const theme = valueOf(settings, 'theme');
  setLanguage(languages.includes(tag) ? tag : browserLanguage());
  setTheme(themes.includes(theme) ? theme : systemTheme());
}

/**
 * @param {string} name
 * @param {string} label
 * @param {[string, string][]} options
 * @param {string} now
 * @param {(value: string) => void} change
 */
function choice(name, label, options, now, change) {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = label;
  group.append(legend);
  for (const [value, text] of options) {
    const line = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = name;
    input.value = value;
    input.checked = value === now;
    input.onchange = () => change(value);
    line.append(input, text);
    group.append(line);
  }
  return group;
}

/**
 * Shows the settings; CHANGE receives them after each change.
 * @param {string} settings of the game
 * @param {(settings: string) => void} change
 */
export function showSettings(settings, change) {
  const dialog = makeDialog('settings');
  let now = settings;
  const set = (/** @type {string} */ name, /** @type {string} */ value) => {
    now = withValue(now, name, value);
    applySettings(now);
    change(now);
  };
  const fill = () => {
    dialog.setTitle(word('settings'));
    dialog.setContent(
      choice('theme', word('theme'), themes.map((name) => [name, word(name)]), document.documentElement.dataset.theme ?? '', (name) => set('theme', name)),
      choice('language', word('language'), languages.map((tag) => [tag, languageNames[tag]]), language(), (tag) => {
        set('language', tag);
        fill();
        /** @type {HTMLElement | null} */ (document.querySelector(`input[value=${tag}]`))?.focus();
      }),
    );
  };
  fill();
  dialog.open();
}
