#!/bin/sh
# Solving, reading a photo and following a film take no more stack than 128 kB, start and libraries included.
# Usage: test_stack.sh SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" EXAMPLES
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
solve=$1 scan=$2 cam=$3 examples=$4
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

# Both shells of Debian and the BSDs have -s.
# shellcheck disable=SC3045
ulimit -s 128 || exit 77
run "$solve" "$examples/hard.txt"
expect_status 0
run "$solve" --rate=se "$examples/hard.txt"
expect_status 0
run "$solve" --explain "$examples/hard.txt"
expect_status 0
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
