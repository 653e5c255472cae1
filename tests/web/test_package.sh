#!/bin/sh
# The npm package is complete, has the project's version, and works when it is installed.
#
# usage: test_package.sh ENGINE PACK VERSION    PACK: web/package/pack.sh
set -eu

engine=$1 pack=$2 version=$3
if ! command -v npm >/dev/null || [ ! -f "$engine/vision.wasm" ]; then
    echo "skipped: there is no npm, or $engine is not built ('./run web test' builds it)"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$pack" "$engine" "$folder/package"
(cd "$folder/package" && npm pack --dry-run --json --ignore-scripts 2>/dev/null) >"$folder/list.json"
mkdir -p "$folder/user/node_modules"
cp -r "$folder/package" "$folder/user/node_modules/libsudoku"
cat >"$folder/user/use.mjs" <<'SCRIPT'
import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { EngineError, explain, generate, read, solve } from 'libsudoku';
import { loadEngine } from 'libsudoku/engine.js';
import { sentences } from 'libsudoku/sentences.js';

const [list, version] = process.argv.slice(2);
const [{ files, version: packed }] = JSON.parse(readFileSync(list, 'utf8'));
assert.equal(packed, version);
const names = files.map(({ path }) => path);
for (const name of ['index.js', 'index.d.ts', 'engine.d.ts', 'vision.wasm', 'puzzles.wasm', 'table-struck.bin', 'LICENSE'])
  assert(names.includes(name), `${name} is not packed`);

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
assert.deepEqual(await solve(puzzle), { status: 'ok', solution: solved });
const { status, steps } = await explain(puzzle);
assert.equal(status, 'end');
assert.match(steps[0].words.step, /r\dc\d is \d/);
const engine = await loadEngine({ parts: ['puzzles'] });
const { step } = engine.hint({ cells: engine.parse(puzzle).puzzles[0].givens }, { sentences: sentences.fr });
assert.match(step.words.step, / ; donc r\dc\d vaut \d$/);
const made = await generate({ seed: 5, level: 'easy' });
assert.equal(made.rating.level, 'easy');
assert.deepEqual(await solve(made.puzzle), { status: 'ok', solution: made.solution });
assert.equal((await generate({ seed: 5, level: 'easy' })).puzzle, made.puzzle);
await assert.rejects(solve('53..7'), (error) => error instanceof EngineError && /line 1, column/.test(error.message));
await assert.rejects(solve(`${puzzle}\n${puzzle}`), /more than one/);
const paper = { data: new Uint8Array(90000).fill(255), width: 300, height: 300, format: 'gray' };
const { readings, diagnosis } = await read(paper);
assert.equal(readings.length, 0);
assert.notEqual(diagnosis.advice, '');
SCRIPT
node "$folder/user/use.mjs" "$folder/list.json" "$version"
