#!/bin/sh
# Builds the engine for browsers and node, and the page around it.
#
# usage: web/build.sh OUT    OUT/engine: the engine's files; OUT/site: the page and all it needs
#
# Needs clang, lld, llvm, wasi-libc, libclang-rt-dev-wasm32, meson, ninja and node.
set -eu

web=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)

# Objects are kept for the next time where there is ccache.
cache='' && ! command -v ccache >/dev/null || cache="'ccache', "

rm -rf "$out/engine"
mkdir "$out/engine"
# What the caller says of compilers is about this machine.
unset CC CXX CFLAGS LDFLAGS
sed "s/^c = \['clang'/c = [$cache'clang'/" "$web/wasm.ini" >"$out/wasm.ini"
# Inner loops are optimized for speed, whatever the rest is.
[ -f "$out/wasm/build.ninja" ] ||
    meson setup "$out/wasm" "$web/.." --cross-file="$out/wasm.ini" -Ddebug=false -Doptimization=s \
        -Db_ndebug=true -Dwerror=true -Dtests=false
ninja -C "$out/wasm" web/vision.wasm web/puzzles.wasm web/game.wasm
for module in vision puzzles game; do cp "$out/wasm/web/$module.wasm" "$out/engine/"; done
node "$web/split.mjs" "$out/engine/vision.wasm" "$out/engine"
cp "$web"/*.js "$web"/*.d.ts "$out/engine/"
node "$web/sentences.mjs" "$web/../po" >"$out/engine/sentences.js"
echo '{"type": "module"}' >"$out/engine/package.json"
node "$web/assemble.mjs" "$out/site" "$out/engine"
