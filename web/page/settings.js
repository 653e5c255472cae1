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
 * Applies the settings kept in STORE.
 * @param {import('./store.js').Store} store
 */
export async function startSettings(store) {
  const kept = (await store.get('settings', 'look')) ?? {};
  setLanguage(languages.includes(kept.language) ? kept.language : browserLanguage());
  setTheme(themes.includes(kept.theme) ? kept.theme : systemTheme());
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
 * Shows the settings; ONCHANGE is called after each change.
 * @param {import('./store.js').Store} store
 * @param {() => void} onChange
 */
export function showSettings(store, onChange) {
  const keep = () => {
    store.put('settings', { language: language(), theme: document.documentElement.dataset.theme }, 'look').catch(() => {});
    onChange();
  };
  const dialog = makeDialog('settings');
  const fill = () => {
    dialog.setTitle(word('settings'));
    dialog.setContent(
      choice('theme', word('theme'), themes.map((name) => [name, word(name)]), document.documentElement.dataset.theme ?? 'light', (name) => {
        setTheme(name);
        keep();
      }),
      choice('language', word('language'), languages.map((tag) => [tag, languageNames[tag]]), language(), (tag) => {
        setLanguage(/** @type {Language} */ (tag));
        keep();
        fill();
        /** @type {HTMLElement | null} */ (document.querySelector(`input[value=${tag}]`))?.focus();
      }),
    );
  };
  fill();
  dialog.open();
}
