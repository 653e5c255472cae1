// A call that cannot go on is an error, after which the engine answers as before.
//
// usage: node test_failures.mjs ENGINE

import assert from 'node:assert';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importEngine, runTests } from './harness.mjs';

const [folder] = process.argv.slice(2);
const { loadEngine } = await importEngine(folder);
const { connectEngine } = await import(pathToFileURL(join(folder, 'remote.js')));
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** A gray picture without a grid. */
const blank = (width, height) => ({ data: new Uint8Array(width * height).fill(200), width, height, format: 'gray' });

await runTests({
  async 'a call that breaks off is reported, and the module begins anew'() {
    // The module's question whether to stop throws, in the middle of a call.
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const engine = await loadEngine({ stop });
    const { puzzles } = engine.parse(classic);
    const { memory } = engine.instanceFor('count');
    const { load } = Atomics;
    Atomics.load = () => assert.fail('stopped here');
    assert.throws(() => engine.count({ givens: new Uint8Array(81) }), { name: 'EngineError', failure: 'trap' });
    Atomics.load = load;
    assert.notEqual(engine.instanceFor('count').memory, memory);
    assert.equal(engine.solve(puzzles[0]).status, 'ok');
  },

  async 'memory that cannot be had is an error, and the next call works'() {
    const engine = await loadEngine({ parts: ['vision'] });
    const { memory } = engine.instanceFor('read');
    const most = 65536 - memory.buffer.byteLength / 65536;
    assert.throws(() => engine.instanceFor('read').run('read', { length: (most + 1) * 65536, store() {} }), {
      name: 'EngineError',
      failure: 'memory',
    });
    assert.equal(engine.read(blank(100, 100)).readings.length, 0);
  },

  async 'a browser without vectors is an error that says which have them'() {
    const { validate } = WebAssembly;
    WebAssembly.validate = () => false;
    const unsupported = { name: 'EngineError', failure: 'unsupported', message: /Firefox 89/ };
    await assert.rejects(loadEngine({ parts: ['puzzles'] }), unsupported);
    WebAssembly.validate = validate;
    await loadEngine({ parts: ['puzzles'] });
  },

  async 'malformed requests are errors that say why'() {
    const engine = await loadEngine();
    const argument = { name: 'EngineError', failure: 'argument' };
    assert.throws(() => engine.solve({ givens: new Uint8Array(80) }), argument);
    assert.throws(() => engine.solve({ givens: new Uint8Array(81).fill(10) }), argument);
    assert.throws(() => engine.read({ ...blank(100, 100), height: 101 }), /fewer bytes/);
    assert.throws(() => engine.read(blank(100, 100), { maxGrids: 9 }), argument);
    assert.throws(() => engine.layoutInfo({ side: 65 }), argument);
    assert.throws(() => engine.layoutInfo({ variants: ['sideways'] }), RangeError);
    assert.throws(() => engine.generate({ seed: 1, technique: 10000 }), argument);
  },

  async 'a call ends at its limit of time, or when it is asked to stop'() {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const engine = await loadEngine({ stop, parts: ['puzzles'] });
    const empty = { givens: new Uint8Array(81) };
    const begin = performance.now();
    assert.equal(engine.count(empty, { seconds: 0.05 }).status, 'time-limit');
    assert(performance.now() - begin < 5000);
    stop[0] = 1;
    assert.equal(engine.count(empty).status, 'cancelled');
    stop[0] = 0;
    assert.equal(engine.solve({ givens: empty.givens }).status, 'several-solutions');
  },

  async 'a worker that could not start is replaced by the next call'() {
    const workers = [];
    const startWorker = () => {
      const worker = {
        terminate: () => (worker.isEnded = true),
        postMessage({ id }) {
          const isFirst = worker === workers[0];
          queueMicrotask(() => (isFirst ? worker.onerror({ message: 'offline' }) : worker.onmessage({ data: { id, result: '1' } })));
        },
      };
      workers.push(worker);
      return worker;
    };
    const engine = connectEngine({ startWorker });
    await assert.rejects(engine.version(), { name: 'EngineError', failure: 'trap', message: 'offline' });
    assert.equal(workers[0].isEnded, true);
    assert.equal(await engine.version(), '1');
  },

  async 'tables that few pictures need are not in the modules'() {
    const engine = await loadEngine({ parts: ['vision'] });
    const instance = engine.instanceFor('read');
    assert.deepEqual([...instance.tables.values()].sort(), ['arabic', 'convolution', 'letters', 'struck']);
    for (const address of instance.tables.keys()) {
      const words = new Uint32Array(instance.memory.buffer, address, 1000);
      assert(words.every((word) => word === 0));
      instance.fill(address);
      assert(words.some((word) => word !== 0));
    }
  },
});
