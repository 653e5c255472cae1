// Pixels of what the user sees, and of picture files, decoded by the browser itself.

import { readFileSync } from 'node:fs';

/**
 * Decodes a picture file's bytes. Returns width, height and RGBA bytes.
 * @param {import('playwright-core').Page} page
 * @param {Buffer} bytes
 * @param {{ width: number, height: number }} [size] to scale it to
 */
export async function decode(page, bytes, size) {
  const { width, height, data } = await page.evaluate(
    async ([base64, wanted]) => {
      const binary = Uint8Array.from(atob(base64), (symbol) => symbol.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary]));
      const { width, height } = wanted ?? bitmap;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height).data;
      let text = '';
      for (let at = 0; at < pixels.length; at += 32768) text += String.fromCharCode(...pixels.subarray(at, at + 32768));
      return { width, height, data: btoa(text) };
    },
    [bytes.toString('base64'), size ?? null],
  );
  return { width, height, data: Buffer.from(data, 'base64') };
}

/** The element SELECTOR as it is on the screen, scaled to SIZE. */
export async function onScreen(page, selector, size) {
  return decode(page, await page.locator(selector).screenshot({ animations: 'disabled' }), size);
}

export function decodeFile(page, path, size) {
  return decode(page, readFileSync(path), size);
}

/** @param {{ data: Buffer }} picture @param {(r: number, g: number, b: number) => boolean} isLike */
function count({ data }, isLike) {
  let found = 0;
  for (let at = 0; at < data.length; at += 4) if (isLike(data[at], data[at + 1], data[at + 2])) found++;
  return found;
}

/** The part of PICTURE from (X, Y) on; of what is outside of it, nothing. */
export function cut({ width, height, data }, x, y, columns, rows) {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const [right, bottom] = [Math.min(width, Math.round(x + columns)), Math.min(height, Math.round(y + rows))];
  const parts = [];
  for (let row = top; row < bottom; row++) parts.push(data.subarray(4 * (row * width + left), 4 * (row * width + right)));
  return { width: right - left, height: bottom - top, data: Buffer.concat(parts) };
}

/** Number of pixels of PICTURE that are as green as painted digits. */
export function countGreen(picture) {
  return count(picture, (r, g, b) => g > r + 40 && g > b + 30);
}

/** Number of pixels of PICTURE that are as blue as the units of a step. */
export function countBlue(picture) {
  return count(picture, (r, g, b) => b > r + 15 && g > r + 5);
}

/** The difference of the pixels at AT of A and B, 0..765. */
function distance(a, b, at) {
  return Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]);
}

/** Number of pixels that differ between the pictures BEFORE and AFTER, of one size. */
export function countChanged({ data: before }, { data: after }) {
  let changed = 0;
  for (let at = 0; at < before.length; at += 4) if (distance(before, after, at) > 60) changed++;
  return changed;
}

/**
 * Of the pixels that differ between the pictures BEFORE and AFTER, the share where SHOWN is nearer to
 * AFTER; 0 if fewer than 500 differ.
 */
export function likeness(before, after, shown) {
  let differing = 0;
  let near = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    if (distance(before.data, after.data, at) < 120) continue;
    differing++;
    if (distance(shown.data, after.data, at) < distance(shown.data, before.data, at)) near++;
  }
  return differing < 500 ? 0 : near / differing;
}
