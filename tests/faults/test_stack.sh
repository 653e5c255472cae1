#!/bin/sh
# Every question about a puzzle, making puzzles, reading a photo and following a film use no more than 80 kB of stack,
# including what starts a program; a call of a library uses at most 48 (support/stack_depth.h).
# Usage: test_stack.sh SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" EXAMPLES
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
solve=$1 scan=$2 cam=$3 examples=$4
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

# Both shells of Debian and the BSDs have -s.
# shellcheck disable=SC3045
ulimit -s 80 || exit 77
for question in '' --first --all=5 --count --unique --check --candidates --candidates=true --backbone --estimate=50 --convert \
    --explain --hint --steps=bf --rate --rate=se --repair --format=json --format=csv; do
    # No word for none.
    # shellcheck disable=SC2086
    run "$solve" $question "$examples/hard.txt"
    expect_status 0
done
gen=$(dirname "$solve")/sudoku-gen
for options in '' '--symmetry=full --minimal' --level=hard --variant=samurai --box=4x4 '--count=8 --threads=4'; do
    # shellcheck disable=SC2086
    run "$gen" --seed=1 $options
    expect_status 0
done
if [ "$scan" ]; then
    run "$scan" "$examples/photo.jpg"
    expect_status 0
    expect_out_has "^$puzzle\$"
    run "$scan" --side=auto --all-grids "$examples/photo.jpg"
    expect_status 0
fi
if [ "$cam" ]; then
    run "$cam" --headless --quiet --oneshot "--input=$examples/photo.jpg"
    expect_status 0
    expect_out_has "^$puzzle "
fi
finish
