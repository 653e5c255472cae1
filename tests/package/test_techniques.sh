#!/bin/sh
# The table of techniques in docs/logic.md is the one that sudoku-solve prints.
#
# usage: test_techniques.sh SUDOKU-SOLVE docs/logic.md [--write]; with --write it is put there
set -u

solve=$1 document=$2
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

"$solve" --list-techniques >"$scratch/table" || exit 1
[ -s "$scratch/table" ] || exit 1
grep -q '^| technique |' "$document" || { echo "$document: no table of techniques"; exit 1; }

# The document with the table in place of the one that it has.
awk -v table="$scratch/table" '
    /^\| technique \|/ { inside = 1; while ((getline line <table) > 0) print line }
    !/^\|/ { inside = 0 }
    !inside' "$document" >"$scratch/document" || exit 1

if [ "${3-}" = --write ]; then
    cat "$scratch/document" >"$document"
elif ! diff "$document" "$scratch/document" >"$scratch/difference"; then
    echo "$document (<) has another table than sudoku-solve --list-techniques (>); run"
    echo "$0 $solve $document --write"
    cat "$scratch/difference"
    exit 1
fi
