// Films for the browser's camera: y4m files of a picture that moves a little.

import { closeSync, openSync, writeSync } from 'node:fs';

/** The y4m film GRAY, of mono frames, with planes of chroma: browsers' cameras take no other. */
export function colored(gray) {
  const end = gray.indexOf('\n') + 1;
  const head = gray.toString('latin1', 0, end);
  const [, width, height] = /W(\d+) H(\d+)/.exec(head).map(Number);
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const mark = Buffer.from('FRAME\n');
  const parts = [Buffer.from(head.replace('Cmono', 'C420jpeg'))];
  for (let at = end; at < gray.length; at += mark.length + width * height)
    parts.push(gray.subarray(at, at + mark.length + width * height), chroma);
  return Buffer.concat(parts);
}

/** PICTURE (RGBA) as planes of I420, by BT.601. */
function i420({ width, height, data }) {
  const luma = Buffer.alloc(width * height);
  const chroma = [Buffer.alloc((width * height) / 4), Buffer.alloc((width * height) / 4)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
      luma[y * width + x] = 16 + (65.5 * r + 128.6 * g + 25 * b) / 255;
      if (x % 2 || y % 2) continue;
      const half = (y / 2) * (width / 2) + x / 2;
      chroma[0][half] = 128 + (-37.8 * r - 74.2 * g + 112 * b) / 255;
      chroma[1][half] = 128 + (112 * r - 93.8 * g - 18.2 * b) / 255;
    }
  return [luma, ...chroma];
}

/**
 * Frames of the picture file BYTES, drawn by PAGE on a gray table: RGBA in base64.
 * @param {{ width?: number, height?: number, frames?: number, turn?: number }} [options] turn: in radians
 */
export async function* drawFrames(page, bytes, { width = 640, height = 480, frames = 12, turn = 0 } = {}) {
  for (let frame = 0; frame < frames; frame++)
    yield page.evaluate(drawFrame, [bytes.toString('base64'), width, height, frame / frames, turn]);
}

/** Writes the frames that drawFrames() draws to PATH. */
export async function writeFilm(page, bytes, path, options = {}) {
  const { width = 640, height = 480 } = options;
  const file = openSync(path, 'w');
  writeSync(file, `YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`);
  for await (const base64 of drawFrames(page, bytes, options)) {
    writeSync(file, 'FRAME\n');
    for (const plane of i420({ width, height, data: Buffer.from(base64, 'base64') })) writeSync(file, plane);
  }
  closeSync(file);
}

/** Runs in the page: the picture, turned by TURN and swaying with PHASE (0..1). Returns RGBA in base64. */
async function drawFrame([base64, width, height, phase, turn]) {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (symbol) => symbol.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const scale = (0.98 * height) / (bitmap.height * Math.cos(turn) + bitmap.width * Math.sin(turn));
  const sway = Math.sin(2 * Math.PI * phase);
  context.fillStyle = '#707070';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2 + 4 * sway, height / 2);
  context.rotate(turn + 0.01 * sway);
  context.scale(scale, scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  const pixels = context.getImageData(0, 0, width, height).data;
  let text = '';
  for (let at = 0; at < pixels.length; at += 32768) text += String.fromCharCode(...pixels.subarray(at, at + 32768));
  return btoa(text);
}
