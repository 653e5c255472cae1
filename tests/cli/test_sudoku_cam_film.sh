#!/bin/sh
# sudoku-cam reads, paints and records a film at a time, with all of its threads.
# Usage: test_sudoku_cam_film.sh PATH-OF-sudoku-cam PATH-OF-make_film
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
cam=$1
"$2" 10 0 small >"$work/film.y4m"
run "$cam" --headless --quiet --input="$work/film.y4m" --record="$work/copy.y4m" \
    --output="$work/painted.mjpeg"
expect_status 0
expect_no_err
expect_out_has '^53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 '
[ "$(wc -c <"$work/copy.y4m")" -ge "$(($(wc -c <"$work/film.y4m") - 100))" ] || fail 'frames are missing'
[ -s "$work/painted.mjpeg" ] || fail 'nothing was painted'
finish
