// Debian's Chromium, driven by playwright-core from npm. Tests end with 77, skipped, where either is absent.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SKIPPED = 77;
/** Of each wait, in milliseconds; generous for busy machines. */
const TIMEOUT = 20_000;

/** The package NAME from NODE_PATH or a folder node_modules here or above; null if there is none. */
export function findPackage(name) {
  const roots = [process.cwd(), import.meta.dirname ?? '.', ...(process.env.NODE_PATH ?? '').split(':').filter(Boolean)];
  for (const root of roots)
    try {
      return createRequire(join(root, 'x.js'))(name);
    } catch {
      // The next root may have it.
    }
  return null;
}

/** @param {string} reason */
export function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(SKIPPED);
}

const commonArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's driver and program; ends the test as skipped without them. */
function findChromium() {
  const playwright = findPackage('playwright-core');
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  if (!playwright) skip('playwright-core is not installed (npm install playwright-core)');
  if (!executablePath) skip('Chromium is not installed');
  return { chromium: playwright.chromium, executablePath };
}

/**
 * A browser that keeps its data in the folder PROFILE and can be killed like a power cut: kill() ends
 * it at once.
 * @param {string} profile
 */
export async function startChromium(profile) {
  const { chromium, executablePath } = findChromium();
  const child = spawn(
    executablePath,
    ['--headless', ...commonArguments, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const address = await new Promise((resolve, reject) => {
    let text = '';
    child.stderr.on('data', (data) => {
      text += data;
      const found = /DevTools listening on (ws:\S+)/.exec(text);
      if (found) resolve(found[1]);
    });
    child.on('exit', () => reject(new Error(text)));
  });
  const browser = await chromium.connectOverCDP(address);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    browser,
    kill: async () => {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** @param {{ film?: string, noCamera?: boolean }} [wanted] film: what the camera shows, a y4m file */
export async function launchChromium({ film, noCamera } = {}) {
  const { chromium, executablePath } = findChromium();
  const camera = noCamera ? [] : ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  if (film) camera.push(`--use-file-for-fake-video-capture=${film}`);
  return chromium.launch({
    executablePath,
    args: [...commonArguments, ...camera],
  });
}

/**
 * A page of URL, with every error and every violation of its policy collected in `problems`. Without OPTIONS that allow
 * service workers, it is not kept for use offline, which takes longer than most tests.
 */
export async function openPage(browser, url, options = {}) {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const problems = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(url).origin && !request.url().startsWith('blob:')) problems.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  return { context, page, problems };
}
