// The engine's modules give the answers of the native libraries, byte by byte.
//
// usage: node test_answers.mjs ENGINE NATIVE PHOTO [DATA [--all]]
//
// ENGINE is the folder of the engine's files, NATIVE the native program, PHOTO a picture of a Sudoku, DATA the folder
// with collections of puzzles and photos, of which every fourth photo is read, or all.

import assert from 'node:assert';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Native, importEngine, pixelsOf, replyOf, runTests } from './harness.mjs';

const [folder, program, photo, data, extent] = process.argv.slice(2);
const photoStep = extent === '--all' ? 1 : 4;
const { loadEngine, getTrack, Reply, Request } = await importEngine(folder);
const { sentences } = await import(pathToFileURL(join(folder, 'sentences.js')));
const native = new Native(program);
const engine = await loadEngine();

/** Fails unless FOUND and EXPECTED are the same bytes. */
function same(found, expected, what) {
  assert(Buffer.compare(found, expected) === 0, `${what} differs from the native answer`);
}

/** Makes the request that MAKE writes for the call NAME twice, and compares replies by CHECK. Returns the native one. */
async function compare(name, make, what, check = same) {
  const expected = await native.call(name, make(new Request()));
  check(replyOf(engine.instanceFor(name), name, make(new Request())), expected, `${name} of ${what}`);
  return new Reply(expected.buffer, 16);
}

/** The number of nodes, in the last slot, depends on the vectors that a machine has. */
function sameSolution(found, expected, what) {
  same(found.subarray(0, -8), expected.subarray(0, -8), what);
}

/** Fails unless FOUND and EXPECTED are the same, apart from fractions that differ by less than a millionth. */
function near(found, expected, what) {
  if (typeof expected === 'number' && !Number.isInteger(expected))
    assert(Math.abs(found - expected) < 1e-6, `${what} is ${found}, natively ${expected}`);
  else if (expected === null || typeof expected !== 'object') assert.strictEqual(found, expected, what);
  else for (const key of Object.keys(expected)) near(found[key], expected[key], `${what}.${key}`);
}

/** Positions are smoothed by exp(), which C libraries round differently. */
function sameTrack(found, expected, what) {
  const [own, other] = [found, expected].map(({ buffer }) => getTrack(new Reply(buffer, 16), engine));
  near(own, other, what);
}

const classic = (request) => request.number(9).number(0).number(0).number(0).array(null).array(null);
const layouts = {
  classic,
  '4 x 4': (request) => request.number(4).number(2).number(2).number(0).array(null).array(null),
  '6 x 6': (request) => request.number(6).number(2).number(3).number(0).array(null).array(null),
  '16 x 16': (request) => request.number(16).number(4).number(4).number(0).array(null).array(null),
  diagonal: (request) => request.number(9).number(3).number(3).number(1).array(null).array(null),
  windoku: (request) => request.number(9).number(3).number(3).number(2).array(null).array(null),
};

const cellsOf = (text) => Uint8Array.from(text, (symbol) => Number(symbol) || 0);

/** Puzzles of seeds, with the layouts that make them. */
async function generated(layout, seeds, symmetry = 0, minGivens = 0) {
  const puzzles = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const make = (request) =>
      layouts[layout](request)
        .word(BigInt(seed))
        .number(symmetry)
        .number(minGivens)
        .number(0)
        .number(0)
        .number(0)
        .number(0);
    const boards = (await compare('generate', make, `${layout}, seed ${seed}`)).array8();
    puzzles.push(boards.slice(0, boards.length / 2));
  }
  return puzzles;
}

/** Lines of a file of DATA, every STEP-th; none without it. */
function sample(file, step) {
  const path = data && join(data, file);
  if (!path || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line, i) => /^[0-9.]{81}/.test(line) && i % step === 0)
    .map((line) => cellsOf(line.slice(0, 81)));
}

async function solveAll(puzzles, layout, what) {
  for (const [i, cells] of puzzles.entries())
    await compare(
      'solve',
      (request) => layouts[layout](request).array(cells).array(null).number(60).number(0),
      `${what} ${i + 1}`,
      sameSolution
    );
}

/** Positions along the path of a puzzle: its givens and the first digits of its solution. */
function positions(cells, solution) {
  const open = [...cells.keys()].filter((cell) => cells[cell] === 0);
  return [0, open.length / 4, open.length / 2].map((count) => {
    const position = Uint8Array.from(cells);
    for (const cell of open.slice(0, count)) position[cell] = solution[cell];
    return position;
  });
}

const FORMATS = { 1: 0, 3: 1 };

const onPicture = (request, picture) =>
  request
    .number(picture.width)
    .number(picture.height)
    .number(FORMATS[picture.channels])
    .number(picture.stride || 0)
    .array(picture.data);

/** The view of PICTURE from column X and row Y on, which shares its pixels. */
function cut(picture, x, y, width, height) {
  const stride = picture.width * picture.channels;
  const first = y * stride + x * picture.channels;
  return { ...picture, width, height, stride, data: picture.data.subarray(first, first + height * stride) };
}

async function readAll(folder) {
  const path = data && join(data, folder);
  const names = path && existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.jpg')) : [];
  const read = names.filter((_, i) => i % photoStep === 0);
  let found = 0;
  for (const name of read) {
    const picture = await pixelsOf(native, { Reply, Request }, join(path, name));
    const reply = await compare('read', (request) => onPicture(request, picture).number(0), name);
    found += reply.number() > 0 ? 1 : 0;
  }
  return `${read.length} photos, ${found} with a grid`;
}

await runTests({
  async 'names, techniques and layouts are the same'() {
    await compare('names', (request) => request, '');
    await compare('techniques', (request) => request, '');
    for (const [name, layout] of Object.entries(layouts)) await compare('layoutInfo', layout, name);
  },

  async 'puzzles of every layout are generated from seeds alike, and solved alike'() {
    for (const layout of Object.keys(layouts)) {
      const large = layout === '16 x 16';
      const puzzles = await generated(layout, large ? 2 : 6, 0, large ? 150 : 0);
      await solveAll(puzzles, layout, layout);
    }
    for (let symmetry = 1; symmetry <= 9; symmetry++) await generated('classic', 2, symmetry);
  },

  async 'puzzles are rated, hinted and explained alike'() {
    const puzzles = [...(await generated('classic', 12)), ...sample('puzzles/magictour-top1465.txt', 200)];
    for (const [i, cells] of puzzles.entries()) {
      const { solution } = engine.solve({ givens: cells });
      const at = (request, cells) => classic(request).array(cells).array(null).array(null).number(60).number(0);
      await compare('rate', (request) => at(request, cells).number(0), `puzzle ${i}`);
      await compare('explain', (request) => at(request, cells).number(1).number(500), `puzzle ${i}`);
      for (const position of positions(cells, solution))
        for (const profile of [0, 1, 2])
          await compare('hint', (request) => at(request, position).number(profile), `puzzle ${i}`);
    }
    return `${puzzles.length} puzzles`;
  },

  async 'steps are said in another language alike, and in English again'() {
    const [cells] = await generated('classic', 1);
    const hint = (request) => classic(request).array(cells).array(null).array(null).number(60).number(0).number(0);
    const pairs = Object.entries(sentences.de);
    const german = (request) => {
      request.number(pairs.length);
      for (const [text, translation] of pairs) request.string(text).string(translation);
      return request;
    };
    await compare('sentences', german, 'German');
    await compare('hint', hint, 'a puzzle in German');
    assert.match(engine.hint({ cells }, { sentences: sentences.de }).step.words.step, /; also: r\dc\d ist \d$/);
    await compare('sentences', (request) => request.number(0), 'English');
    assert.match(engine.hint({ cells }).step.words.step, /, so r\dc\d is \d$/);
  },

  async 'puzzle files are read and solved alike'() {
    const hard = sample('puzzles/17-clue.txt', 100);
    await solveAll(hard, 'classic', '17-clue.txt');
    for (const name of ['qqwing-any', 'forum-hardest-1106', 'serg-benchmark']) {
      const path = data && join(data, 'puzzles', `${name}.txt`);
      if (!path || !existsSync(path)) continue;
      const text = readFileSync(path).subarray(0, 60000);
      await compare('parse', (request) => request.array(text).number(100000), name);
    }
    return `${hard.length} puzzles of 17 clues`;
  },

  async 'a photo is read, followed and painted alike'() {
    const picture = await pixelsOf(native, { Reply, Request }, photo);
    const reply = await compare('read', (request) => onPicture(request, picture).number(0), photo);
    assert(reply.number() > 0, 'no grid was found');
    const { readings } = engine.read({ ...picture, format: picture.channels === 3 ? 'rgb' : 'gray' });
    const [reading] = readings;
    assert(reading.sure, reading.diagnosis.text);
    const paint = (request) =>
      classic(onPicture(request, picture))
        .array(reading.crossings)
        .array(reading.solution)
        .array(reading.givens)
        .array(null)
        .array(null)
        .number(0x008000)
        .number(0.9)
        .number(1)
        .number(0.1)
        .number(0xff0000)
        .string('')
        .number(0)
        .array(null)
        .array(null)
        .number(0);
    await compare('paint', paint, photo);
    for (let frame = 0; frame < 12; frame++) {
      const seen = cut(picture, frame, 2 * frame, picture.width - 24, picture.height - 24);
      await compare('follow', (request) => onPicture(request, seen).number(frame / 30), `frame ${frame}`, sameTrack);
    }
  },

  async 'training photos are read alike, to the last bit of each confidence'() {
    return readAll('photos/train');
  },

  async 'the native program ends well'() {
    await native.close();
  },
});
