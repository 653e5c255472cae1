// Puts the page together: index.html, the service worker, and a folder with all other files, including the engine's,
// named after the version, which changes whenever a file does. A page, its workers and its modules request files from
// their own folder only, so versions never mix, even while a server is being updated.
//
// usage: node web/assemble.mjs OUT [ENGINE...]
//
// OUT is the folder to write, and ENGINE the files or folders of the engine: JavaScript and modules.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** @param {Map<string, Buffer>} files */
function versionOf(files) {
  const hash = createHash('sha256');
  for (const [name, data] of files) hash.update(name).update(data);
  return hash.digest('hex').slice(0, 12);
}

/**
 * The digest of DATA as browsers check it.
 * @param {Buffer} data
 */
function digestOf(data) {
  return `sha256-${createHash('sha256').update(data).digest('base64')}`;
}

/**
 * The page HTML, whose links to FILES lead to their folder.
 * @param {Buffer} html
 * @param {Map<string, Buffer>} files
 * @param {string} folder
 */
function linked(html, files, folder) {
  const text = html.toString().replace(/(href|src)="([^"#]+)"/g, (link, attribute, name) => {
    return files.has(name) ? `${attribute}="${folder}/${name}"` : link;
  });
  return Buffer.from(text);
}

const [out, ...engine] = process.argv.slice(2);
if (!out) {
  console.error('usage: node web/assemble.mjs OUT [ENGINE...]');
  process.exit(2);
}
const paths = [page, ...engine].flatMap(filesOf).sort();
const sources = new Map(paths.map((path) => [basename(path), readFileSync(path)]));
const version = versionOf(sources);
const files = new Map([...sources].filter(([name]) => name !== 'index.html' && name !== 'sw.js'));
const index = linked(/** @type {Buffer} */ (sources.get('index.html')), files, version);
const digests = Object.fromEntries([
  ['./', digestOf(index)],
  ...[...files].map(([name, data]) => [`${version}/${name}`, digestOf(data)]),
]);
rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, version), { recursive: true });
for (const [name, data] of files) writeFileSync(join(out, version, name), data);
writeFileSync(join(out, 'index.html'), index);
writeFileSync(join(out, 'sw.js'), `self.pageFiles = ${JSON.stringify({ version, files: digests }, null, 1)};\n\n${sources.get('sw.js')}`);
console.log(`${out}: version ${version}, ${files.size + 2} files`);
