// Builds of the page: what web/assemble.mjs puts together.

import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of SITE with all files but the page itself and the service worker; named after the version.
 * @param {string} site
 */
export function versionOf(site) {
  const [, version] = /src="(\w+)\/main\.js"/.exec(readFileSync(join(site, 'index.html'), 'utf8'));
  return version;
}

/** @param {string} text */
function digestOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Makes OUT another VERSION of SITE, with texts of files replaced.
 * @param {string} site
 * @param {string} out
 * @param {string} version
 * @param {Record<string, [from: string, to: string]>} changes by names of files
 */
export function makeVersion(site, out, version, changes) {
  const old = versionOf(site);
  cpSync(site, out, { recursive: true });
  renameSync(join(out, old), join(out, version));
  /** @type {(name: string, change: (text: string) => string) => string} */
  const edit = (name, change) => {
    const text = change(readFileSync(join(out, name), 'utf8'));
    writeFileSync(join(out, name), text);
    return digestOf(text);
  };
  const digests = new Map([['./', edit('index.html', (text) => text.replaceAll(old, version))]]);
  for (const [name, [from, to]] of Object.entries(changes)) {
    const path = name === 'index.html' ? name : `${version}/${name}`;
    digests.set(name === 'index.html' ? './' : path, edit(path, (text) => text.replace(from, to)));
  }
  edit('sw.js', (text) => {
    const renamed = text.replaceAll(old, version);
    return [...digests].reduce((list, [path, digest]) => list.replace(new RegExp(`"${path}": ".*"`), `"${path}": "${digest}"`), renamed);
  });
}
