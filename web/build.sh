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

# Builds the modules $3... of web/cross/$1.ini; their names in the engine end in $2. Inner loops are optimized for
# speed, whatever the rest is.
build()
{
    form=$1 suffix=$2
    shift 2
    sed "s/^c = \['clang'/c = [$cache'clang'/" "$web/cross/$form.ini" >"$out/$form.ini"
    [ -f "$out/$form/build.ninja" ] ||
        meson setup "$out/$form" "$web/.." --cross-file="$out/$form.ini" -Ddebug=false -Doptimization=s \
            -Db_ndebug=true -Dwerror=true -Dtests=false
    for module in "$@"; do
        ninja -C "$out/$form" "web/$module.wasm"
        cp "$out/$form/web/$module.wasm" "$out/engine/$module$suffix.wasm"
    done
}

mkdir -p "$out/engine"
# What the caller says of compilers is about this machine.
unset CC CXX CFLAGS LDFLAGS
build plain '' vision puzzles game
build simd -simd vision puzzles
for module in vision vision-simd; do
    node "$web/split.mjs" "$out/engine/$module.wasm" "$out/engine"
done
cp "$web"/*.js "$web"/*.d.ts "$out/engine/"
node "$web/sentences.mjs" "$web/../po" >"$out/engine/sentences.js"
echo '{"type": "module"}' >"$out/engine/package.json"
node "$web/assemble.mjs" "$out/site" "$out/engine"
