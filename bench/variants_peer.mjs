// Times of the Interactive Sudoku Solver: for each puzzle of a file its number, and milliseconds of building and solving.
//
// usage: node variants_peer.mjs CHECKOUT FILE SECONDS REPEAT
//
// A worker solves the puzzles in turn, so that its code is warm; one that takes too long is ended, and the next begins
// with the puzzle after it. Its time is then the limit.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

const [checkout, file, seconds, repeat] = isMainThread ? process.argv.slice(2) : workerData.options;
const inputs = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line).input);

const load = async () => {
  const at = (path) => pathToFileURL(`${checkout}/${path}`).href;
  const { ensureGlobalEnvironment } = await import(at('tests/helpers/test_env.js'));
  ensureGlobalEnvironment();
  const { SudokuParser } = await import(at('js/sudoku_parser.js') + self.VERSION_PARAM);
  const { SudokuBuilder } = await import(at('js/solver/sudoku_builder.js') + self.VERSION_PARAM);
  return { SudokuParser, SudokuBuilder };
};

const now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };

const solve = ({ SudokuParser, SudokuBuilder }, input) => {
  const start = now();
  const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(input)));
  const begin = now();
  solver._internalSolver.run({ maxSolutions: 2 }, () => {});
  return [begin - start, now() - begin];
};

const work = async () => {
  const program = await load();
  for (let i = workerData.first; i < inputs.length; i++) {
    parentPort.postMessage({ begins: i });
    let best = null;
    for (let run = 0; run < +repeat; run++) {
      const times = solve(program, inputs[i]);
      if (!best || times[1] < best[1]) best = times;
    }
    parentPort.postMessage({ done: i, times: best });
  }
};

const direct = (first) => {
  if (first >= inputs.length) return;
  let timer = null, current = first;
  const worker = new Worker(new URL(import.meta.url), { workerData: { first, options: [checkout, file, seconds, repeat] } });
  const giveUp = async () => {
    await worker.terminate();
    console.log(`${current} 0 ${1000 * seconds}`);
    direct(current + 1);
  };
  worker.on('message', ({ begins, done, times }) => {
    clearTimeout(timer);
    if (begins !== undefined) {
      current = begins;
      timer = setTimeout(giveUp, 1000 * seconds * repeat + 1000);
    } else {
      console.log(`${done} ${times[0]} ${times[1]}`);
    }
  });
  worker.on('error', () => { clearTimeout(timer); direct(current + 1); });
};

if (isMainThread) direct(0);
else await work();
