// Writes the catalogues of sentences about steps as a JavaScript module.
//
// usage: node web/sentences.mjs PO >sentences.js    PO: the folder of the catalogues of gettext

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The strings of a catalogue, by their English.
 * @param {string} text
 */
function parse(text) {
  /** @type {Record<string, string>} */
  const strings = {};
  for (const entry of text.split(/\n\s*\n/)) {
    /** @type {Record<string, string>} */
    const parts = {};
    let part = '';
    for (const line of entry.split('\n')) {
      const found = /^(?:(\w+) )?(".*")$/.exec(line.trim());
      if (!found) continue;
      part = found[1] ?? part;
      parts[part] = (parts[part] ?? '') + JSON.parse(found[2]);
    }
    if (parts.msgid && parts.msgstr) strings[parts.msgid] = parts.msgstr;
  }
  return strings;
}

const folder = process.argv[2];
const languages = readFileSync(join(folder, 'LINGUAS'), 'utf8').split(/\s+/).filter(Boolean);
const sentences = Object.fromEntries(
  languages.map((language) => [language, parse(readFileSync(join(folder, `${language}.po`), 'utf8'))]),
);
console.log(`export const sentences = ${JSON.stringify(sentences)};`);
