#!/bin/sh
# Standard streams that are closed, in every combination, and files that are full.
# Usage: test_streams.sh SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" PAGE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
solve=$1 scan=$2 cam=$3 page=$4
# shellcheck source=tests/faults/writers.sh
. "$(dirname "$0")/writers.sh"

# What is closed is not taken for the file that is opened next.
close_all() {
    sound "$@"
    shift
    for closed in '' '<&-' '>&-' '<&- >&-' '2>&-' '<&- 2>&-' '>&- 2>&-' '<&- >&- 2>&-'; do
        cp "$work/old" "$work/there/$name"
        run sh -c "exec \"\$@\" $closed" sh "$@"
        command="$* $closed"
        expect_old_or_new
        case $closed in
        *'>&- '* | *' >&-' | '>&-') [ "$status" -le 1 ] || fail "status $status" ;;
        *) expect_status 0 ;;
        esac
        case $closed in
        *2*) ;;
        *) [ "$status" -eq 0 ] || [ -s "$work/err" ] || fail 'no word about it' ;;
        esac
    done
}
each_writer close_all

# What does not reach standard output is an error.
expect_full() {
    run sh -c 'exec "$@" >/dev/full' sh "$@"
    expect_status 1
    expect_err_has 'No space left'
}
for tool in "$solve" "$(dirname "$solve")/sudoku-gen" ${scan:+"$scan"} ${cam:+"$cam"}; do
    for answer in --help --version --completion=bash --completion=fish --completion=zsh; do
        expect_full "$tool" $answer
    done
done
for format in line grid pretty csv json svg png; do
    case $format in svg | png) draws "$solve" $format || continue ;; esac
    expect_full "$solve" --format=$format $puzzle
done
for question in --count --all --unique --check --candidates --explain --hint; do
    expect_full "$solve" $question $puzzle
done
gen=$(dirname "$solve")/sudoku-gen
for format in line grid pretty json ss library pdf svg; do
    case $format in svg | pdf) draws "$solve" $format || continue ;; esac
    expect_full "$gen" --format=$format --seed=1
done
for task in --minimize --canonical; do
    echo $puzzle >"$work/puzzle.txt"
    expect_full "$gen" $task "$work/puzzle.txt"
done
if [ -n "$scan" ]; then
    expect_full "$scan" "$work/photo.pgm"
    expect_full "$scan" --format=json "$work/photo.pgm"
fi
if [ -n "$cam" ]; then
    expect_full "$cam" --headless --quiet --input="$work/clip.y4m" --record=-
    expect_full "$cam" --headless --quiet --input="$work/clip.y4m" --output=-
fi

# Nor is a file that is full: it stays what it is, a device.
fill() {
    name=$1
    shift
    rm -f "$work/there"/*
    ln -s /dev/full "$work/there/$name"
    run "$@"
    expect_status 1
    expect_err_has 'No space left'
    [ "$(ls "$work/there")" = "$name" ] || fail "left over: $(ls "$work/there")"
    [ -c "$work/there/$name" ] || fail 'the device is gone'
}
each_writer fill
finish
