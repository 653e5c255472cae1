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

# Builds the module of web/cross/$1.ini as $2.
build()
{
    sed "s/^c = \['clang'/c = [$cache'clang'/" "$web/cross/$1.ini" >"$out/$1.ini"
    [ -f "$out/$1/build.ninja" ] ||
        meson setup "$out/$1" "$web/.." --cross-file="$out/$1.ini" --buildtype=release -Dwerror=true -Dtests=false
    ninja -C "$out/$1" web/engine.wasm
    cp "$out/$1/web/engine.wasm" "$out/engine/$2"
}

mkdir -p "$out/engine"
# What the caller says of compilers is about this machine.
unset CC CXX CFLAGS LDFLAGS
build plain engine.wasm
ninja -C "$out/plain" web/game.wasm
cp "$out/plain/web/game.wasm" "$out/engine/game.wasm"
build simd engine-simd.wasm
cp "$web"/*.js "$web"/*.d.ts "$out/engine/"
node "$web/sentences.mjs" "$web/../po" >"$out/engine/sentences.js"
echo '{"type": "module"}' >"$out/engine/package.json"
if [ -f "$web/assemble.mjs" ]; then node "$web/assemble.mjs" "$out/site" "$out/engine"; fi
