#!/bin/sh
# A FIFO in place of a file: what waits for its other end goes on when that comes, and a signal ends it.
# Usage: test_fifos.sh PRELOAD SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" PAGE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
preload=$1 solve=$2 scan=$3 cam=$4 page=$5
# shellcheck source=tests/faults/writers.sh
. "$(dirname "$0")/writers.sh"
# Seconds that nobody comes; a machine on which a tool has not begun to wait by then shows less.
alone=0.3

# Alone with the FIFO the command waits, and a signal ends it; so does one that comes just before open().
# What has to be killed ends with 137.
expect_end_by_signal() {
    run timeout --signal=KILL 30 env "LD_PRELOAD=$preload" FAULT=open FAULT_NUMBER=1 \
        FAULT_SIGNAL=15 "$@"
    expect_status 143
    run timeout --preserve-status --kill-after=30 $alone "$@"
    expect_status 143
}

write_to_fifo() {
    sound "$@"
    shift
    rm -f "$work/there/$name"
    mkfifo "$work/there/$name"
    expect_end_by_signal "$@"
    cat "$work/there/$name" >"$work/read" &
    run "$@"
    wait $!
    expect_status 0
    cmp -s "$work/read" "$work/sound" || fail 'something else came through the FIFO'
    [ -p "$work/there/$name" ] || fail 'the FIFO is gone'
}

# read_from_fifo FILE COMMAND...: the command reads the FIFO with FILE's name and content.
read_from_fifo() {
    file=$1 fifo=$work/fifo.${1##*.}
    shift
    mkfifo "$fifo"
    expect_end_by_signal "$@" "$fifo"
    run "$@" "$file"
    expect_status 0
    sed "s|$file|$fifo|" "$work/out" >"$work/sound.out"
    { sleep $alone && cat "$file" >"$fifo"; } &
    run "$@" "$fifo"
    wait $!
    expect_status 0
    cmp -s "$work/out" "$work/sound.out" || fail 'something else was read from the FIFO'
    rm "$fifo"
}

each_writer write_to_fifo
echo $puzzle >"$work/puzzle.txt"
read_from_fifo "$work/puzzle.txt" "$solve"
[ -z "$scan" ] || read_from_fifo "$work/photo.pgm" "$scan"
[ -z "$cam" ] || read_from_fifo "$work/clip.y4m" "$cam" --headless
finish
