// The game's module plays as the native game does, byte by byte, and game.js says what it shows.
//
// usage: node test_game.mjs ENGINE NATIVE

import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Native, importEngine, replyOf, runTests } from './harness.mjs';

const [folder, program] = process.argv.slice(2);
const { Request } = await importEngine(folder);
const { EngineError, loadGame } = await import(pathToFileURL(join(folder, 'game.js')));
const module = readFileSync(join(folder, 'game.wasm'));

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const X_WING = '1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5';

/** A game whose clock stands at `clock.seconds`. */
async function open(clock, settings) {
  return loadGame({ now: () => clock.seconds, settings, module });
}

const tests = {
  async 'a game is played to its end and its save continues'() {
    const clock = { seconds: 100 };
    const game = await open(clock);
    assert.equal(game.state().phase, 'none');
    let state = game.begin(PUZZLE);
    assert.deepEqual([state.phase, state.side, state.cells.length], ['play', 9, 81]);
    assert(state.cells[0].given && state.cells[0].digit === 5 && !state.cells[2].digit);
    assert(state.save.begins && state.save.text.startsWith('sudoku-play 1 #'));
    let save = state.save.text;
    const keep = (next) => {
      assert(!next.save.begins);
      save += next.save.text;
      return next;
    };
    keep(game.select(2));
    state = keep(game.digit(1));
    assert(state.cells[2].digit === 1 && state.cells[2].cursor && state.possible.includes('undo'));
    state = keep(game.command('undo'));
    assert(state.result === 'done' && state.cells[2].digit === 0);
    assert.equal(keep(game.command('confirm')).result, 'not-now');
    assert.equal(keep(game.command('nonsense')).result, 'unknown');
    keep(game.command('centers'));
    assert.equal(keep(game.digit(4)).cells[2].center, 8n);
    clock.seconds = 160;
    for (state = keep(game.command('check')); !state.solved; ) state = keep(game.command('do-step'));
    assert.deepEqual([state.seconds, state.checks, state.mistakes], [60, 1, 1]);
    assert(state.phase === 'page' && state.page.kind === 'end');
    assert.equal(state.page.lines[state.page.row].name, 'new');
    assert.equal(save, game.store());
    const other = await open(clock);
    assert.deepEqual(other.course(save), { ...game.course(save) });
    assert(other.course(save).solved && other.course('nothing') === null);
    state = other.load(save);
    assert(state.solved && state.save.text === save && state.save.begins);
    assert.equal(other.line(true), PUZZLE);
  },

  async 'hints mark a place, a region and the step'() {
    const game = await open({ seconds: 0 });
    game.begin(X_WING);
    for (let state, steps = 0; ; steps++) {
      assert(steps < 50);
      state = game.command('hint');
      assert.equal(state.cells.filter(({ place }) => place).length, 9);
      assert(state.hint.level === 1 && state.hint.technique === '' && state.message.startsWith('Look at '));
      state = game.command('hint');
      assert(state.hint.level === 2 && state.hint.technique !== '');
      state = game.command('hint');
      if (state.hint.technique === 'X-Wing') {
        assert.equal(state.cells.filter(({ pattern }) => pattern).length, 4);
        assert(state.cells.some(({ excluded }) => excluded));
        assert.deepEqual(
          state.hint.groups.map(({ kind, cells }) => [kind, cells.length]),
          [
            ['base', 9],
            ['base', 9],
            ['cover', 9],
            ['cover', 9],
          ],
        );
        return;
      }
      game.command('do-step');
    }
  },

  async 'settings are text and languages the same table'() {
    const game = await open({ seconds: 0 }, 'language de\ntheme dark\nmode corner\n');
    let state = game.begin(PUZZLE);
    assert.deepEqual([state.mode, state.settings], ['corner', 'language de\ntheme dark\nmode corner\n']);
    assert.equal(game.commands().find(({ name }) => name === 'undo').text, 'zurück');
    state = game.setSettings('language fr\nlevel 3\n');
    assert.equal(state.settings, 'language fr\nlevel 3\n');
    assert(game.command('hint').message.startsWith('Regardez : '));
    game.command('hint');
    assert.match(game.command('hint').message, / ; donc r\dc\d vaut \d$/);
    game.setSettings('language de\n');
    game.command('do-step');
    for (let i = 0; i < 3; i++) state = game.command('hint');
    assert.match(state.message, /; also: r\dc\d ist \d$/);
    game.setSettings('');
    game.command('do-step');
    for (let i = 0; i < 3; i++) state = game.command('hint');
    assert.match(state.message, /, so r\dc\d is \d$/);
  },

  async 'drafts, cells, dates, levels and keys'() {
    const game = await open({ seconds: 0 });
    const digits = Uint8Array.from(PUZZLE, (symbol) => Number(symbol) || 0);
    const doubtful = new Uint8Array(81);
    doubtful[0] = 1;
    let state = game.draft({ layout: {}, digits, handwritten: new Uint8Array(81), doubtful });
    assert(state.phase === 'draft' && state.cells[0].doubtful && !state.cells[1].doubtful);
    state = game.key('Enter');
    assert(state.phase === 'play' && state.cells[0].given);
    state = game.beginCells({ side: 4 }, Uint8Array.from([1, 2, 3, 4, ...new Array(12).fill(0)]));
    assert.deepEqual([state.side, state.remaining], [4, [3, 3, 3, 3]]);
    assert.deepEqual([game.layout().side, game.layout().boxRows], [4, 2]);
    state = game.daily('2026-11-28');
    assert.equal(
      game.line(true),
      '4.2...65...57...29...2....4..1.6...3.9..3..6.3...9.1..8....5...12...35...53...8.1',
    );
    state = game.setLevel('unfair', 1000);
    assert.deepEqual([state.level, state.score], ['unfair', 1000]);
    const { cursor } = game.key('Home');
    assert.equal(cursor, 0);
    assert(game.key('ArrowRight', { shift: true }).cells[1].selected);
    assert.equal(game.key('Alt').result, 'unknown');
  },

  async 'what cannot be is an error and changes nothing'() {
    const game = await open({ seconds: 0 });
    assert.throws(() => game.layout(), EngineError);
    game.begin(PUZZLE);
    const before = game.line();
    for (const call of [
      () => game.begin('no puzzle'),
      () => game.load('no save'),
      () => game.daily('yesterday'),
      () => game.select(81),
      () => game.beginCells({ side: 4 }, new Uint8Array(3)),
      () => game.beginCells({ side: 65 }, new Uint8Array(65 * 65)),
      () => game.beginCells({ side: 6, boxRows: 4, boxColumns: 4 }, new Uint8Array(36)),
    ])
      assert.throws(call, (error) => error instanceof EngineError && error.message.length > 10);
    assert.equal(game.line(), before);
  },

  async 'after any call that breaks off, the game goes on'() {
    const game = await open({ seconds: 0 });
    game.begin(PUZZLE);
    game.select(2);
    game.digit(4);
    const before = game.line();
    const broken = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    for (const [name, call] of [['gameCourse', () => game.course('')], ['gameStore', () => game.store()]]) {
      game.instance.exports = { ...game.instance.exports, [name]: broken };
      assert.throws(call, { name: 'EngineError', failure: 'trap' });
      assert.equal(game.line(), before);
      assert.equal(game.state().phase, 'play');
    }
  },

  async 'replies are those of the native game'() {
    const native = new Native(program);
    const { instance } = await open({ seconds: 0 });
    let seconds = 0;
    const compare = async (name, put = (request) => request) => {
      seconds += 0.5;
      const make = () => put(new Request().number(seconds));
      const expected = await native.call(name, make());
      assert.equal(Buffer.compare(replyOf(instance, name, make()), expected), 0, `${name} differs`);
    };
    await compare('gameOpen', (request) => request.string('language es\n'));
    await compare('gameBegin', (request) => request.array(new TextEncoder().encode(X_WING)));
    for (let i = 0; i < 40; i++)
      for (const name of ['hint', 'hint', 'hint', 'do-step']) await compare('gameCommand', (request) => request.string(name));
    for (const day of ['23', '25', '27', '28', '29'])
      await compare('gameDaily', (request) => request.string(`2026-11-${day}`));
    await native.close();
  },
};

await runTests(tests);
