// What replies hold, in the order in which shim/*.c puts it.

/** @typedef {import("./message.js").Reply} Reply */
/** @typedef {{ text(number: number): any, flags(flags: number): any[] }} Names */
/** @typedef {{ list(name: string): Names }} Lists */

/** @param {Reply} reply
 * @param {Lists} lists
 * @returns {import("./engine.js").Layout} */
export function getLayout(reply, lists) {
  const side = reply.number(),
    boxRows = reply.number(),
    boxColumns = reply.number();
  const variants = lists.list('variant').flags(reply.number());
  return {
    side,
    boxRows,
    boxColumns,
    variants,
    regions: reply.maybeArray8(),
    places: reply.maybeArray16(),
  };
}

/** @param {Reply} reply
 * @param {Names} levels */
export function getTechnique(reply, levels) {
  return {
    name: reply.string(),
    code: reply.string(),
    abbreviation: reply.string(),
    rating: reply.number(),
    score: reply.number(),
    level: levels.text(reply.number()),
    onRequest: reply.boolean(),
  };
}

/** @param {Reply} reply
 * @param {Names} kinds */
export function getUnit(reply, kinds) {
  return { kind: kinds.text(reply.number()), name: reply.string(), cells: Array.from(reply.array16()) };
}

/** @param {Reply} reply
 * @param {Lists} lists
 * @returns {import("./engine.js").TextPuzzle} */
export function getPuzzle(reply, lists) {
  return {
    layout: getLayout(reply, lists),
    givens: reply.array8(),
    candidates: reply.maybeSets(),
    placed: reply.maybeArray8(),
    format: lists.list('textFormat').text(reply.number()),
    symbols: reply.string(),
    name: reply.string(),
    number: reply.number(),
    comment: reply.string(),
    rule: reply.string(),
    line: reply.number(),
  };
}

/** @param {Reply} reply
 * @param {Names} kinds */
export function getConflict(reply, kinds) {
  return {
    kind: kinds.text(reply.number()),
    digit: reply.number(),
    unit: reply.number(),
    cells: Array.from(reply.array16()),
    text: reply.string(),
  };
}

/** Pairs of numbers as objects.
 * @template T
 * @param {Reply} reply
 * @param {(first: number, second: number) => T} make */
function getPairs(reply, make) {
  const numbers = reply.array16();
  const pairs = [];
  for (let i = 0; i < numbers.length; i += 2) pairs.push(make(numbers[i], numbers[i + 1]));
  return pairs;
}

/** @param {Reply} reply */
function getCandidates(reply) {
  return getPairs(reply, (cell, digit) => ({ cell, digit }));
}

const NODE = 10;
const LINK = 2 * NODE + 1;

/** @param {Uint16Array} packed */
function unpackNode(packed) {
  return { digit: packed[0], cells: Array.from(packed.subarray(2, 2 + packed[1])) };
}

/** @param {Reply} reply */
function getLinks(reply) {
  const packed = reply.array16();
  const links = [];
  for (let at = 0; at < packed.length; at += LINK)
    links.push({
      from: unpackNode(packed.subarray(at)),
      to: unpackNode(packed.subarray(at + NODE)),
      strong: packed[at + 2 * NODE] !== 0,
    });
  return links;
}

/** @param {Reply} reply */
function getSets(reply) {
  const members = Array.from(reply.array16());
  return Array.from(reply.array16(), (size) => members.splice(0, size));
}

/** @param {Reply} reply
 * @returns {import("./engine.js").Step} */
export function getStep(reply) {
  return {
    technique: reply.number(),
    rating: reply.number(),
    placements: getCandidates(reply),
    eliminations: getCandidates(reply),
    cells: Array.from(reply.array16()),
    places: getPairs(reply, (unit, digit) => ({ unit, digit })),
    pattern: getCandidates(reply),
    fins: getCandidates(reply),
    links: getLinks(reply),
    bases: Array.from(reply.array16()),
    covers: Array.from(reply.array16()),
    sets: getSets(reply),
    words: { place: reply.string(), technique: reply.string(), step: reply.string() },
  };
}

/** The numbers of the cells that are set.
 * @param {Reply} reply */
function getCells(reply) {
  const marked = reply.array8();
  return Array.from(marked.keys()).filter((cell) => marked[cell] !== 0);
}

/** @param {Reply} reply
 * @param {Lists} lists
 * @returns {import("./engine.js").Diagnosis} */
export function getDiagnosis(reply, lists) {
  return {
    reason: lists.list('reason').text(reply.number()),
    edges: lists.list('edge').flags(reply.number()),
    cells: getCells(reply),
    digit: reply.number(),
    text: reply.string(),
    hint: reply.string(),
    advice: reply.string(),
  };
}

/** @param {Reply} reply */
function getPlace(reply) {
  const place = reply.maybeArray16();
  return place && /** @type {[number, number]} */ ([place[0], place[1]]);
}

/** @param {Reply} reply
 * @param {Names} names */
function getNamed(reply, names) {
  return Array.from(reply.array8(), (number) => names.text(number));
}

/** @param {Reply} reply
 * @param {Lists} lists
 * @returns {import("./engine.js").Reading} */
export function getReading(reply, lists) {
  const layout = getLayout(reply, lists);
  const side = layout.side || 0;
  return {
    layout,
    side,
    place: getPlace(reply),
    symbols: reply.string(),
    hasNumbers: reply.boolean(),
    givens: reply.array8(),
    solution: reply.array8(),
    entries: reply.array8(),
    rawEntries: reply.array8(),
    sure: reply.boolean(),
    solutionSure: reply.boolean(),
    solutionCount: reply.number(),
    probability: reply.number(),
    diagnosis: getDiagnosis(reply, lists),
    marks: getNamed(reply, lists.list('mark')),
    verdicts: getNamed(reply, lists.list('verdict')),
    candidates: reply.sets(),
    entryEvidence: reply.maybeFloats(),
    confidence: reply.maybeFloats() || new Float32Array(0),
    unreadMarks: lists.list('unreadMark').flags(reply.number()),
    unreadSides: lists.list('edge').flags(reply.number()),
    corners: reply.doubles(),
    crossings: reply.doubles(),
  };
}

/** @param {Reply} reply
 * @param {Lists} lists
 * @returns {import("./engine.js").Track} */
export function getTrack(reply, lists) {
  return {
    state: lists.list('trackState').text(reply.number()),
    diagnosis: getDiagnosis(reply, lists),
    puzzle: reply.number(),
    isNew: reply.boolean(),
    isSeen: reply.boolean(),
    frames: reply.number(),
    unseen: reply.number(),
    visibility: reply.number(),
    covered: reply.array8(),
    unread: reply.array8(),
    reading: reply.boolean() ? getReading(reply, lists) : null,
  };
}
