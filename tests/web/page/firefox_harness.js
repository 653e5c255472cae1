// Drives the page in a frame, and posts what it found: a photo is read, a camera's frames are followed, a game is played.

const frame = document.getElementById('frame');
const TIMEOUT = 60_000;

/** Resolves with the first value of READ that is not falsy. */
async function until(name, read) {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    const value = read();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} did not happen`);
}

const byId = (id) => frame.contentDocument?.getElementById(id);
const digits = () => [...frame.contentDocument.querySelectorAll('#board-grid .digit')].map((cell) => cell.textContent || '.').join('');

/** Number of pixels of the canvas that are as green as painted digits. */
function countGreen(canvas) {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, copy.width, copy.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 1] > data[at] + 40 && data[at + 1] > data[at + 2] + 30) count++;
  return count;
}

async function readPhoto() {
  const photo = await (await fetch('/photo.jpg')).blob();
  const data = new DataTransfer();
  data.items.add(new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
  frame.contentDocument.dispatchEvent(new frame.contentWindow.DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await until('the photo is solved', () => /solution/.test(byId('scan-status').textContent));
  return countGreen(byId('picture'));
}

/** A camera whose frames are the photo, which moves a little. */
async function fakeCamera() {
  const bitmap = await createImageBitmap(await (await fetch('/photo.jpg')).blob());
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  const scale = 470 / bitmap.height;
  let frame = 0;
  setInterval(() => {
    context.fillStyle = '#707070';
    context.fillRect(0, 0, 640, 480);
    const sway = 3 * Math.sin(frame++ / 4);
    context.drawImage(bitmap, 320 - (scale * bitmap.width) / 2 + sway, 5, scale * bitmap.width, 470);
  }, 66);
  return canvas.captureStream(15);
}

async function followCamera() {
  const stream = await fakeCamera();
  frame.contentWindow.navigator.mediaDevices.getUserMedia = async () => stream;
  byId('scan-camera').click();
  await until('a frame is shown', () => byId('picture').width === 640);
  await until('the puzzle is solved', () => /solution/.test(byId('scan-status').textContent));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const green = countGreen(byId('picture'));
  byId('scan-freeze').click();
  await until('the frame is frozen', () => byId('scan-freeze').hidden && /solution/.test(byId('scan-status').textContent));
  return green;
}

async function playGame(puzzle, solution) {
  frame.contentWindow.location.hash = `#p=${puzzle}`;
  await until('the game begins', () => digits() === puzzle);
  for (let cell = 0; cell < 81; cell++) {
    if (puzzle[cell] !== '.') continue;
    const box = frame.contentDocument.querySelector(`#board-grid [data-cell="${cell}"]`);
    const pointer = { bubbles: true, cancelable: true, pointerId: 1, button: 0, buttons: 1 };
    box.dispatchEvent(new frame.contentWindow.PointerEvent('pointerdown', pointer));
    box.dispatchEvent(new frame.contentWindow.PointerEvent('pointerup', { ...pointer, buttons: 0 }));
    byId('board-digits').querySelector(`[data-key="digit-${solution[cell]}"]`).click();
  }
  await until('the game is solved', () => digits() === solution);
  await until('the game ends', () => frame.contentDocument.querySelector('dialog#page-end[open]'));
}

async function run() {
  await until('the page starts', () => frame.contentDocument?.documentElement?.dataset.ready);
  const green = await readPhoto();
  const live = await followCamera();
  const { puzzle, solution } = await (await fetch('/game.json')).json();
  await playGame(puzzle, solution);
  return { green, live };
}

const result = await run().catch((error) => ({ error: String(error) }));
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
