// The page's Content-Security-Policy as a header, which workers obey too: that of its index.html, which no
// other page may show in a frame.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The policy of the page in FOLDER, or "" if there is no page.
 * @param {string} folder
 */
export function policyOf(folder) {
  try {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page) ?? [];
    return policy ? `${policy}; frame-ancestors 'none'` : '';
  } catch {
    return '';
  }
}
