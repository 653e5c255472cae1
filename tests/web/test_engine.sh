#!/bin/sh
# Runs a test of the web's engine in node.
#
# usage: test_engine.sh ENGINE SCRIPT [ARGUMENT]...    ENGINE: the folder that web/build.sh fills
engine=$1 script=$2
shift 2
if ! command -v node >/dev/null; then
    echo "skipped: there is no node"
    exit 77
fi
if [ ! -f "$engine/vision.wasm" ]; then
    echo "skipped: $engine/vision.wasm is not built; './run web test' builds it (clang's WebAssembly target, wasi-libc)"
    exit 77
fi
exec node "$script" "$engine" "$@"
