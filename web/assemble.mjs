// Puts the page together: its files, the engine's and the list of both, with a version that changes
// whenever one of them does.
//
// usage: node web/assemble.mjs OUT [ENGINE...]
//
// OUT is the folder to write, and ENGINE the files or folders of the engine: JavaScript and modules.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = join(dirname(fileURLToPath(import.meta.url)), 'page');
const published = /\.(html|css|js|wasm|bin|svg|png|webmanifest)$/;

/**
 * The published files of PATH, a file or a folder.
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const names = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  return names.filter((name) => published.test(name) && statSync(name).isFile());
}

/** @param {string[]} files */
function versionOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/**
 * The digest of FILE as browsers check it.
 * @param {string} file
 */
function digestOf(file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

const [out, ...engine] = process.argv.slice(2);
if (!out) {
  console.error('usage: node web/assemble.mjs OUT [ENGINE...]');
  process.exit(2);
}
const files = [page, ...engine].flatMap(filesOf).sort();
const version = versionOf(files);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const file of files) copyFileSync(file, join(out, basename(file)));
const kept = files.filter((file) => basename(file) !== 'sw.js');
/** @param {string} file */
const addressOf = (file) => (basename(file) === 'index.html' ? './' : basename(file));
const digests = Object.fromEntries(kept.map((file) => [addressOf(file), digestOf(file)]));
writeFileSync(join(out, 'files.js'), `self.pageFiles = ${JSON.stringify({ version, files: digests }, null, 1)};\n`);
console.log(`${out}: version ${version}, ${kept.length} files`);
