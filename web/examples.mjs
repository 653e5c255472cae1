// Writes web/page/technique_examples.js: a puzzle for each technique, made by the generator, whose path
// needs it. Techniques for which none is found in time have no example.
//
// usage: node web/examples.mjs ENGINE [SECONDS]    ENGINE: folder of engine.js; seconds a technique, 20

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder, seconds = '20'] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node web/examples.mjs ENGINE [SECONDS]');
  process.exit(2);
}
const out = join(dirname(fileURLToPath(import.meta.url)), 'page', 'technique_examples.js');
const { loadEngine } = await import(pathToFileURL(join(resolve(folder), 'engine.js')).href);
const engine = await loadEngine({ parts: ['puzzles'] });

/** @returns {Record<string, string>} the examples found so far */
function known() {
  try {
    return JSON.parse(/\{[\s\S]*\}/.exec(readFileSync(out, 'utf8'))[0].replace(/'/g, '"').replace(/,(\s*})/, '$1'));
  } catch {
    return {};
  }
}

const found = known();
engine.techniques().forEach(({ name, onRequest }, technique) => {
  if (onRequest || found[name]) return;
  const { status, givens } = engine.generate({ seed: 1, technique, seconds: Number(seconds) });
  if (status === 'ok') found[name] = givens.join('').replaceAll('0', '.');
  console.log(`${name}: ${found[name] ?? status}`);
});
const rows = Object.entries(found).map(([name, puzzle]) => `  ${name.includes("'") ? JSON.stringify(name) : `'${name}'`}: '${puzzle}',\n`);
writeFileSync(out, `// A puzzle for each technique whose path needs it; web/examples.mjs writes this file.\n\n/** @type {Record<string, string>} */\nexport const examples = {\n${rows.join('')}};\n`);
