// Pictures: reads them, follows a camera, paints overlays. Pixels stay in this worker.

import { loadEngine } from './engine.js';
import { Moved, serve } from './rpc.js';

/** @typedef {import('./engine.js').Overlay} Overlay */
/** @typedef {import('./engine.js').Picture} Picture */
/** @typedef {import('./engine.js').Track} Track */

/**
 * What is painted on the grid of each frame, apart from its place.
 * @typedef {Omit<Overlay, 'crossings'>} Content
 */

/** @type {Promise<import('./engine.js').Engine> | null} */
let loading = null;

/** Loads the engine once; the next call tries again after a failure, as of the network. */
function load() {
  loading ??= loadEngine({ parts: ['vision'] }).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

const canvas = new OffscreenCanvas(1, 1);
const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));

/**
 * The picture or frame shown last, unpainted.
 * @type {ImageData | null}
 */
let shown = null;
/**
 * Room that each frame uses again: for the camera's pixels, and for those with an overlay.
 * @type {{ camera: ImageData | null, painted: ImageData | null }}
 */
const rooms = { camera: null, painted: null };

/**
 * The room NAME, of WIDTH x HEIGHT pixels.
 * @param {'camera' | 'painted'} name
 * @param {number} width
 * @param {number} height
 */
function roomFor(name, width, height) {
  let room = rooms[name];
  if (room?.width !== width || room.height !== height) room = new ImageData(width, height);
  rooms[name] = room;
  return room;
}

/**
 * What was found in the frame shown last; null for a still picture.
 * @type {Track | null}
 */
let followed = null;
/** @type {Content | null} */
let content = null;

/**
 * @param {ImageBitmap | VideoFrame} picture
 * @param {number} width
 * @param {number} height
 */
function drawn(picture, width, height) {
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  // Paper is under what is transparent; without it, that is black, or what was drawn before.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(/** @type {any} */ (picture), 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/**
 * Copies FRAME, which Chromium's canvases would keep a shared copy of for half a minute. Null where the browser
 * does not convert to RGBA, or the frame is to be turned or stretched.
 * @param {VideoFrame} frame
 */
async function copied(frame) {
  const { displayWidth: width, displayHeight: height, visibleRect, rotation, flip } = frame;
  if (rotation || flip || visibleRect?.width !== width || visibleRect?.height !== height) return null;
  try {
    const layout = { format: 'RGBA' };
    // Browsers that do not know the format have their own size.
    if (frame.allocationSize(layout) !== 4 * width * height) return null;
    const room = roomFor('camera', width, height);
    await frame.copyTo(room.data, layout);
    return room;
  } catch {
    return null;
  }
}

/**
 * The pixels of PICTURE, which is closed.
 * @param {ImageBitmap | VideoFrame} picture
 * @returns {Promise<ImageData>}
 */
async function pixelsOf(picture) {
  try {
    if (picture instanceof ImageBitmap) return drawn(picture, picture.width, picture.height);
    return (await copied(picture)) ?? drawn(picture, picture.displayWidth, picture.displayHeight);
  } finally {
    picture.close();
  }
}

/**
 * Paints OVERLAYS on a copy of PICTURE.
 * @param {ImageData} picture
 * @param {Overlay[]} overlays
 */
async function painted(picture, overlays) {
  const engine = await load();
  const room = roomFor('painted', picture.width, picture.height);
  let seen = picture;
  for (const overlay of overlays) {
    engine.paint(seen, overlay, room.data);
    seen = room;
  }
  return createImageBitmap(seen);
}

/**
 * @param {Track} track
 * @returns {Overlay[]}
 */
function overlaysOf(track) {
  const reading = track.reading;
  if (!reading || track.visibility <= 0) return [];
  const { crossings, layout, symbols, hasNumbers } = reading;
  const place = { layout, crossings, symbols, hasNumbers, opacity: track.visibility };
  if (track.state !== 'committed' || !content)
    return [{ ...place, outline: 0.09, outlineColor: 0xffb000, opacity: 0.9 * track.visibility }];
  const open = (/** @type {number} */ cell) => !track.covered[cell];
  return [
    {
      ...content,
      ...place,
      digits: content.digits?.map((digit, cell) => (open(cell) ? digit : 0)),
      badges: content.badges?.map((badge, cell) => (open(cell) ? badge : 'none')),
    },
  ];
}

serve({
  /** Resolves when the engine is loaded. */
  async ready() {
    return (await load()).version();
  },

  /**
   * Reads a still picture.
   * @param {ImageBitmap} bitmap
   */
  async open(bitmap) {
    shown = await pixelsOf(bitmap);
    followed = null;
    return (await load()).read(shown);
  },

  /**
   * What is in the frame shown last: the track that is committed there, or what is read from the frame as
   * a still picture.
   */
  async freeze() {
    const engine = await load();
    if (followed?.state === 'committed' && followed.isSeen && followed.reading) return { track: followed, result: null };
    return { track: null, result: shown ? engine.read(shown) : { readings: [], diagnosis: null } };
  },

  /**
   * Paints OVERLAYS on the picture shown last.
   * @param {Overlay[]} overlays
   */
  async paint(overlays) {
    if (!shown) return null;
    const bitmap = await painted(shown, overlays);
    return new Moved(bitmap, [bitmap]);
  },

  /**
   * Reads the next frame of a camera and paints on it.
   * @param {ImageBitmap | VideoFrame} picture
   * @param {number} seconds
   */
  async follow(picture, seconds) {
    shown = await pixelsOf(picture);
    const engine = await load();
    const track = engine.follow(shown, seconds);
    followed = track;
    if (track.isNew) content = null;
    const frame = await painted(shown, overlaysOf(track));
    return new Moved({ track, frame }, [frame]);
  },

  /**
   * What is read with certainty from the frame shown last as a still picture, or null: boards that cannot be followed,
   * such as those with regions of any shape.
   */
  async attempt() {
    const result = shown && (await load()).read(shown);
    return result?.readings.length && result.readings.every((reading) => reading.sure) ? result : null;
  },

  /**
   * Sets what is painted on the committed grid of the camera.
   * @param {Content | null} wanted
   */
  setContent(wanted) {
    content = wanted;
  },

  /** Forgets the grid that the camera showed. */
  async reset() {
    content = shown = followed = null;
    (await load()).resetTracker();
  },
});
