// What requests hold, in the order in which shim/*.c takes it.

/** @typedef {import("./message.js").Request} Request */
/** @typedef {{ number(text: string): number, bits(texts: string[]): number }} Names */

const CLASSIC_SIDE = 9;

/** @param {Request} request
 * @param {import("./engine.js").Layout | undefined} layout
 * @param {Names} variants */
export function putLayout(request, layout = {}, variants) {
  request
    .number(layout.side || CLASSIC_SIDE)
    .number(layout.boxRows || 0)
    .number(layout.boxColumns || 0);
  request.number(variants.bits(layout.variants || []));
  return request.array(layout.regions).array(layout.places);
}

/** @param {Request} request
 * @param {import("./engine.js").Picture} picture
 * @param {Names} formats */
export function putPicture(request, picture, formats) {
  request
    .number(picture.width)
    .number(picture.height)
    .number(formats.number(picture.format || 'rgba'));
  return request.number(picture.stride || 0).array(picture.data);
}

const NODE_CELLS = 8;

/** @param {import("./engine.js").Node} node */
function packNode(node) {
  const cells = new Array(NODE_CELLS).fill(0);
  node.cells.forEach((cell, i) => {
    cells[i] = cell;
  });
  return [node.digit, node.cells.length, ...cells];
}

/** @param {import("./engine.js").Candidate[]} candidates */
function packCandidates(candidates) {
  return Uint16Array.from(candidates.flatMap(({ cell, digit }) => [cell, digit]));
}

/** @param {Request} request
 * @param {import("./engine.js").Step | null | undefined} step */
export function putStep(request, step) {
  if (!step) return request.number(0);
  const links = step.links.flatMap((link) => [...packNode(link.from), ...packNode(link.to), link.strong ? 1 : 0]);
  request.number(1).number(step.technique).number(step.rating);
  request.array(packCandidates(step.placements)).array(packCandidates(step.eliminations));
  request.array(Uint16Array.from(step.cells));
  request.array(Uint16Array.from(step.places.flatMap(({ unit, digit }) => [unit, digit])));
  request.array(packCandidates(step.pattern)).array(packCandidates(step.fins));
  request.array(Uint16Array.from(links));
  request.array(Uint16Array.from(step.bases)).array(Uint16Array.from(step.covers));
  request.array(Uint16Array.from(step.sets.flat()));
  return request.array(Uint16Array.from(step.sets, (set) => set.length));
}
