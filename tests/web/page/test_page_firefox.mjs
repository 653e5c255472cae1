// Firefox, which needs no driver: a page around the page drives it and posts the result.
//
// usage: node test_page_firefox.mjs SITE EXAMPLES

import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { skip } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { serveFolder } from './server.mjs';

const [site, examples] = process.argv.slice(2);
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
if (!firefox) skip('Firefox is not installed');
const here = dirname(fileURLToPath(import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'firefox-'));
const folder = join(scratch, 'site');

cpSync(site, folder, { recursive: true });
cpSync(join(examples, 'photo.jpg'), join(folder, 'photo.jpg'));
for (const name of ['firefox_harness.html', 'firefox_harness.js']) cpSync(join(here, name), join(folder, name));
writeFileSync(
  join(folder, 'game.json'),
  JSON.stringify({
    puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    solution: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  }),
);

check('Firefox reads a photo, follows a camera and plays a game', async () => {
  const server = await serveFolder(folder, { mayBeFramed: true });
  const child = spawn(firefox, ['--headless', '--no-remote', '--profile', scratch, `${server.url}firefox_harness.html`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: scratch, LANG: 'en_US.UTF-8', LANGUAGE: 'en' },
  });
  try {
    const result = await Promise.race([
      server.result,
      new Promise((_, reject) => setTimeout(() => reject(new Error('no result in time')), 100_000).unref()),
    ]);
    assert.equal(result.error, undefined);
    assert.ok(result.green > 1000, `${result.green} green pixels are shown`);
    assert.ok(result.live > 1000, `${result.live} green pixels are shown on the camera's frames`);
  } finally {
    process.kill(-child.pid, 'SIGKILL');
    server.close();
  }
});

const failed = await runChecks();
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
process.exit(failed ? 1 : 0);
