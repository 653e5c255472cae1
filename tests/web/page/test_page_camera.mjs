// The camera: the answer on its frames, frozen frames, its end.
//
// usage: node test_page_camera.mjs SITE EXAMPLES

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, openPage } from './browser.mjs';
import { assert, check, runChecks } from './checks.mjs';
import { writeFilm } from './film.mjs';
import { countGreen, onScreen } from './pixels.mjs';
import { phone, waitForStatus } from './scan.mjs';
import { serveFolder } from './server.mjs';

const [site, examples] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'page-'));
const film = join(scratch, 'film.y4m');
const server = await serveFolder(site);

/** A browser without a camera makes the film of the other one, which is chosen at its start. */
const withoutCamera = await launchChromium({ noCamera: true });
await writeFilm(await withoutCamera.newPage(), readFileSync(join(examples, 'photo.jpg')), film, { width: 960, height: 720 });
const browser = await launchChromium({ film });

/** Hides the page, as another tab does, or shows it again. */
async function setHidden(page, isHidden) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

check('the camera shows the answer, freezes, and stops while the page is hidden', async () => {
  const { context, page, problems } = await openPage(browser, server.url, { ...phone, permissions: ['camera'] });
  await page.click('#home .choices a[href="#scan"]');
  await page.click('#scan-camera');
  await waitForStatus(page, /solution/);
  await page.waitForFunction(() => document.getElementById('picture').width === 960);
  await page.waitForTimeout(500);
  await setHidden(page, true);
  await page.waitForSelector('#stage[data-camera=""]');
  await setHidden(page, false);
  await page.waitForSelector(`#stage[data-camera="${film}"]`);
  await page.waitForTimeout(500);
  const live = countGreen(await onScreen(page, '#picture'));
  assert.ok(live > 2000, `${live} green pixels are shown`);
  await page.click('#picture');
  await page.waitForSelector('#stage[data-camera=""]');
  const frozen = countGreen(await onScreen(page, '#picture'));
  assert.ok(frozen > 2000, `${frozen} green pixels are shown once frozen`);
  await page.click('#scan-check');
  await waitForStatus(page, /correct/);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a camera that was left while it was being opened stays off', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#scan`, { ...phone, permissions: ['camera'] });
  await page.evaluate(() => {
    window.streams = [];
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      window.streams.push(stream);
      return stream;
    };
    const button = document.getElementById('scan-camera');
    for (let k = 0; k < 3; k++) button.click();
    location.hash = '#technique';
  });
  await page.waitForSelector('#technique-page a');
  await page.waitForTimeout(1500);
  const live = await page.evaluate(() => window.streams.filter((stream) => stream.active).length);
  assert.equal(live, 0);
  // Hidden and shown again while the camera is being opened: one stream.
  await page.evaluate(() => (location.hash = '#scan'));
  await page.click('#scan-camera');
  await setHidden(page, true);
  await setHidden(page, false);
  await page.waitForSelector(`#stage[data-camera="${film}"]`);
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(() => window.streams.filter((stream) => stream.active).length), 1);
  assert.deepEqual(problems, []);
  await context.close();
});

/** Fails unless the answer is painted on the camera's frames in PAGE. */
async function assertCameraWorks(page) {
  await page.click('#scan-camera');
  await waitForStatus(page, /solution/);
  await page.waitForTimeout(500);
  const live = countGreen(await onScreen(page, '#picture'));
  assert.ok(live > 2000, `${live} green pixels are shown`);
}

check('the camera works in browsers without frames of WebCodecs and without callbacks for them', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#scan`, { ...phone, permissions: ['camera'] });
  await page.evaluate(() => {
    delete window.VideoFrame;
    delete HTMLVideoElement.prototype.requestVideoFrameCallback;
  });
  await assertCameraWorks(page);
  assert.deepEqual(problems, []);
  await context.close();
});

check('the camera works in browsers that do not convert frames to RGBA', async () => {
  const { context, page, problems } = await openPage(browser, server.url, { ...phone, permissions: ['camera'] });
  let replaced = 0;
  await page.route('**/vision.worker.js', async (route) => {
    const response = await route.fetch();
    replaced++;
    await route.fulfill({ response, body: `VideoFrame.prototype.allocationSize = () => 1;\n${await response.text()}` });
  });
  await page.goto(`${server.url}?plain#scan`);
  await page.waitForSelector('html[data-ready]');
  await assertCameraWorks(page);
  assert.equal(replaced, 1);
  assert.deepEqual(problems, []);
  await context.close();
});

check('a frame frozen after the puzzle has left is not given its solution', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#scan`, { ...phone, permissions: ['camera'] });
  await page.evaluate(() => {
    const Frame = window.VideoFrame;
    // From then on the camera shows a white wall.
    window.VideoFrame = function (source) {
      if (!window.isAway) return new Frame(source);
      const canvas = document.createElement('canvas');
      canvas.width = source.videoWidth;
      canvas.height = source.videoHeight;
      const context = canvas.getContext('2d');
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      return new Frame(canvas, { timestamp: 0 });
    };
  });
  await page.click('#scan-camera');
  await waitForStatus(page, /solution/);
  await page.evaluate(() => (window.isAway = true));
  await page.waitForTimeout(1500);
  await page.click('#picture');
  await page.waitForSelector('#stage[data-camera=""]');
  await page.waitForFunction(() => !document.getElementById('scan-status').textContent.includes('Reading'));
  assert.ok(countGreen(await onScreen(page, '#picture')) < 200, 'no solution is painted');
  assert.equal(await page.isVisible('#scan-actions'), false);
  assert.deepEqual(problems, []);
  await context.close();
});

/**
 * Runs in the page. Shows frames of an uncertain grid, which are read as pictures after a while, and notes what the
 * worker for pictures is asked.
 */
async function followUncertain(files) {
  const { ScanView } = await import(`${files}scan_view.js`);
  const { now } = performance;
  let later = 0;
  const until = async (isTrue) => {
    const end = now.call(performance) + 20_000;
    while (!isTrue()) {
      if (now.call(performance) > end) throw new Error(`only ${asked} were asked for`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  performance.now = () => now.call(performance) + later;
  const track = { state: 'outlined', isNew: false, reading: null, diagnosis: null };
  const asked = [];
  let endAttempt = () => {};
  const vision = {
    call(name) {
      asked.push(name);
      if (name === 'attempt') return new Promise((resolve) => (endAttempt = () => resolve(null)));
      return Promise.resolve(name === 'follow' ? { track, frame: null } : null);
    },
  };
  const count = (wanted) => asked.filter((name) => name === wanted).length;
  const view = new ScanView(vision, {}, () => {});
  await view.openCamera();
  await until(() => count('follow') > 0);
  later += 3000;
  await until(() => count('attempt') === 1);
  // Another stream, as after the page was hidden.
  const before = count('follow');
  view.camera.close();
  await view.camera.open();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const meanwhile = count('follow') - before;
  endAttempt();
  await until(() => count('follow') > before + 1);
  view.stopCamera();
  later += 10_000;
  await view.openCamera();
  const reopened = count('follow');
  await until(() => count('follow') > reopened + 3);
  view.stopCamera();
  performance.now = now;
  return { meanwhile, attempts: count('attempt') };
}

check('no frame takes the place of one that is read as a picture, and a reopened camera begins anew', async () => {
  const { context, page, problems } = await openPage(browser, `${server.url}#scan`, { ...phone, permissions: ['camera'] });
  assert.deepEqual(await page.evaluate(followUncertain, server.files), { meanwhile: 0, attempts: 1 });
  assert.deepEqual(problems, []);
  await context.close();
});

check('a refused camera is said, and a picture offered', async () => {
  const { context, page } = await openPage(withoutCamera, `${server.url}#scan`, phone);
  await page.click('#scan-camera');
  await waitForStatus(page, /refused|no camera|in use/);
  assert.equal(await page.isVisible('#scan-picture'), true);
  await context.close();
});

const failed = await runChecks();
await browser.close();
await withoutCamera.close();
server.close();
rmSync(scratch, { recursive: true });
process.exit(failed ? 1 : 0);
