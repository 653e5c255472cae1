#!/bin/sh
# Makes the npm package in the folder OUT from the engine in the folder ENGINE, which web/build.sh fills.
#
# usage: web/package/pack.sh ENGINE OUT
set -eu

package=$(cd "$(dirname "$0")" && pwd)
engine=$1 out=$2
rm -rf "$out"
mkdir -p "$out"
for name in engine remote sentences; do cp "$engine/$name.js" "$engine/$name.d.ts" "$out/"; done
for name in module message names encode decode worker; do cp "$engine/$name.js" "$out/"; done
cp "$engine"/vision*.wasm "$engine"/puzzles*.wasm "$engine"/table-*.bin "$out/"
cp "$package/package.json" "$package/README.md" "$package/index.js" "$package/index.d.ts" "$package/../../LICENSE" "$out/"
