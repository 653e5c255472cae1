#!/bin/sh
# sudoku-cam holds no more memory after many frames than after the first 500.
# Usage: test_sudoku_cam_memory.sh PATH-OF-sudoku-cam PATH-OF-make_film [FRAMES]
# FRAMES is a multiple of 500: 1000 where it is left out, for the sake of sanitizers.
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
cam=$(cd "$(dirname "$1")" && pwd)/${1##*/}
film=$(cd "$(dirname "$2")" && pwd)/${2##*/}
frames=${3:-1000}
[ -r /proc/self/status ] || exit 77
cd "$work" || exit 1
"$film" 10 0 small >film.y4m
head -n 1 film.y4m >header
tail -c +$(($(wc -c <header) + 1)) film.y4m >page
# Five hundred frames: a page comes into sight and goes.
frame=$(($(wc -c <page) / 10))
{
    printf 'FRAME\n'
    head -c $((frame - 6)) /dev/zero | tr '\0' '\200'
} >empty
cp page round
for _ in $(seq 490); do cat empty >>round; done

# A pipe holds a few frames: when all are written, nearly all have been read.
pass() {
    for _ in $(seq "$1"); do cat round >&3; done
}

# Kilobytes that the process holds.
held() {
    sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$process/status"
}

command="sudoku-cam --input=- and $frames frames"
mkfifo pipe
"$cam" --headless --input=- <pipe >out 2>err &
process=$!
exec 3>pipe
cat header >&3
pass 1
early=$(held)
pass $((frames / 500 - 1))
late=$(held)
exec 3>&-
wait $process
status=$?
runs=$((runs + 1))
expect_status 0
expect_err_has "^$frames frames"
expect_out_has '^53..7....6..195'
echo "$early kB after 500 frames, $late kB after $frames"
[ $((late - early)) -le 512 ] || fail "memory grew from $early to $late kB"
finish
