#!/bin/sh
# README.md shows examples/solve.c, what it prints, and what sudoku-solve makes of a puzzle, to the
# letter.
#
# usage: readme_test.sh PROGRAM SOURCE_ROOT [SUDOKU_SOLVE]
set -u

program=$1 source=$2 tool=${3:-}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# The code block of README.md that opens with ```$1.
block()
{
    sed -n '/^```'"$1"'$/,/^```$/p' "$source/README.md" | sed '/^```/d'
}

block c >"$scratch/shown"
diff "$scratch/shown" "$source/examples/solve.c" || { echo "README.md (<) is not examples/solve.c (>)"; exit 1; }
block output >"$scratch/shown"
"$program" >"$scratch/output" || { echo "examples/solve.c failed"; exit 1; }
diff "$scratch/shown" "$scratch/output" || { echo "README.md (<) shows another output (>)"; exit 1; }

[ -n "$tool" ] || exit 0
block console | sed 1d >"$scratch/shown"
"$tool" --format=pretty "$source/examples/puzzle.txt" >"$scratch/output" ||
    { echo "sudoku-solve failed"; exit 1; }
diff "$scratch/shown" "$scratch/output" ||
    { echo "README.md (<) shows another picture (>)"; exit 1; }
