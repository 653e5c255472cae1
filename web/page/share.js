// A game for others: a link, text, a picture, a file.

/** @typedef {import('./board_state.js').BoardState} BoardState */

/**
 * True for the board that every program knows.
 * @param {import('./engine.js').Layout} layout
 */
function isClassic(layout) {
  return (layout.side ?? 9) === 9 && !layout.regions && !layout.places && !layout.variants?.length;
}

/**
 * The fragment that begins the puzzle of STATE elsewhere: 81 symbols, or for other boards the first
 * lines of its save, which are a save themselves.
 * @param {BoardState} state
 * @param {string} save
 */
export function fragmentOf(state, save) {
  if (isClassic(state.layout)) return `#p=${state.cells.map(({ digit, given }) => (given ? digit : '.')).join('')}`;
  return `#game=${encodeURIComponent(save.split('\n').slice(0, 3).join('\n') + '\n')}`;
}

/**
 * The puzzle or save in the FRAGMENT of an address, or "".
 * @param {string} fragment
 */
export function sharedText(fragment) {
  const [, text] = /^#(?:p|game)=(.+)$/.exec(fragment) ?? [];
  try {
    return text ? decodeURIComponent(text) : '';
  } catch {
    return '';
  }
}

/**
 * @param {string} svg
 * @returns {Promise<Blob>} a PNG of twice its size
 */
async function rasterized(svg) {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 2 * image.width;
    canvas.height = 2 * image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG')))));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * What can be shared of the game in STATE.
 * @param {BoardState} state
 * @param {import('./rpc.js').Remote} game
 * @param {import('./engine.js').RemoteEngine} logic
 */
export async function shareItems(state, game, logic) {
  const save = /** @type {string} */ (await game.call('save'));
  const cells = Uint8Array.from(state.cells, ({ digit }) => digit);
  const givens = Uint8Array.from(state.cells, ({ digit, given }) => (given ? digit : 0));
  return {
    save,
    link: location.href.replace(/#.*/, '') + fragmentOf(state, save),
    text: await logic.write({ layout: state.layout, cells }, isClassic(state.layout) ? 'line' : 'grid'),
    picture: async () => rasterized(await logic.drawSvg({ layout: state.layout, cells, givens })),
  };
}

/**
 * Hands BLOB to the user as a file NAME.
 * @param {string} name
 * @param {Blob} blob
 */
export function saveFile(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
