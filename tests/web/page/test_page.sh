#!/bin/sh
# Runs a test of the page in a browser.
#
# usage: test_page.sh WEB SCRIPT [ARGUMENT]...    WEB: the folder that web/build.sh fills
web=$1 script=$2
shift 2
if ! command -v node >/dev/null; then
    echo "skipped: there is no node"
    exit 77
fi
if [ ! -f "$web/site/index.html" ]; then
    echo "skipped: $web/site is not built; './run web test' builds it (clang's WebAssembly target, wasi-libc)"
    exit 77
fi
NODE_PATH="$web/node_modules:${NODE_PATH:-}" exec node "$script" "$web/site" "$@"
