#!/bin/sh
# The types of the engine's JavaScript are right.
#
# usage: test_types.sh WEB
if ! command -v tsc >/dev/null; then
    echo "skipped: there is no tsc (Debian's node-typescript)"
    exit 77
fi
exec tsc --project "$1/tsconfig.engine.json"
