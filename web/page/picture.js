// Pictures from files, the clipboard and drops: decoded by the browser, turned as their EXIF data says.

/** Maximum length of a picture's longer side, in pixels; the reader needs about 25 a cell. */
const MAX_SIDE = 2560;

/** Why a file is not a picture; the names are words of the page. */
export class PictureError extends Error {
  /** @param {'picture_pdf' | 'picture_heic' | 'picture_unreadable' | 'picture_tiny' | 'picture_memory'} word */
  constructor(word) {
    super(word);
    this.word = word;
  }
}

/**
 * @param {Blob} file
 * @param {string} text
 */
async function beginsWith(file, text) {
  return (await file.slice(0, text.length).text()) === text;
}

/**
 * True for HEIC and HEIF, which are boxes of type "ftyp" with one of these brands.
 * @param {Blob} file
 */
async function isHeif(file) {
  const head = await file.slice(4, 12).text();
  return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/.test(head);
}

/**
 * @param {Blob} file
 * @returns {Promise<PictureError>}
 */
async function reasonOf(file) {
  if (await beginsWith(file, '%PDF-')) return new PictureError('picture_pdf');
  return new PictureError((await isHeif(file)) ? 'picture_heic' : 'picture_unreadable');
}

/**
 * @param {ImageBitmap} bitmap
 * @returns {Promise<ImageBitmap>} BITMAP, reduced if it is large
 */
async function reduced(bitmap) {
  const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  try {
    return await createImageBitmap(bitmap, {
      resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
      resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
      resizeQuality: 'high',
    });
  } catch {
    throw new PictureError('picture_memory');
  } finally {
    bitmap.close();
  }
}

/**
 * Decodes FILE. Throws a PictureError.
 * @param {Blob} file
 * @returns {Promise<ImageBitmap>}
 */
export async function decodePicture(file) {
  let bitmap;
  try {
    bitmap = await createImageBitmap(file, /** @type {any} */ ({ imageOrientation: 'from-image' }));
  } catch {
    throw await reasonOf(file);
  }
  if (Math.min(bitmap.width, bitmap.height) < 16) throw new PictureError('picture_tiny');
  return reduced(bitmap);
}

/**
 * Returns the first file or text of a paste or drop.
 * @param {DataTransfer | null} data
 * @returns {File | string | null}
 */
export function pastedItem(data) {
  if (!data) return null;
  if (data.files.length) return data.files[0];
  return data.getData('text/plain') || null;
}

/**
 * True if FILE is text, such as a saved game or a list of puzzles.
 * @param {Blob} file
 */
export async function isText(file) {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const isBinary = head.some((byte) => byte < 9 || (byte > 13 && byte < 32));
  return !isBinary && !(await beginsWith(file, '%PDF-'));
}
