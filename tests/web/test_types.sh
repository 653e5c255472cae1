#!/bin/sh
# The types of the page's and the engine's JavaScript are right.
#
# usage: test_types.sh PROJECT...    PROJECT: a tsconfig.json
if ! command -v tsc >/dev/null; then
    echo "skipped: there is no tsc (Debian's node-typescript)"
    exit 77
fi
for project in "$@"; do
    tsc --project "$project" || exit 1
done
