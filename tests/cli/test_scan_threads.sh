#!/bin/sh
# sudoku-scan reads several photos at a time. Usage: test_scan_threads.sh SUDOKU-SCAN PAGE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
scan=$1 page=$2

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
several=53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................
"$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/photo.pgm"
"$page" $several 0 0 1 0 0 0 >"$work/several.pgm"
mkdir "$work/stages"

# Texts in the order of the operands, a picture and stages for each.
"$page" $puzzle 0 0 1 8 0 0 >"$work/blurred.pgm"
set -- "$work/photo.pgm" "$work/blurred.pgm" "$work/several.pgm" "$work/missing.pgm" "$work/photo.pgm"
run "$scan" --format=grid "$@"
mv "$work/out" "$work/one.out"
mv "$work/err" "$work/one.err"
for threads in 3 0; do
    rm -f "$work"/stages/* "$work"/*-many.jpg
    run "$scan" --format=grid --threads=$threads --overlay="$work/%f-many.jpg" \
        --debug="$work/stages" "$@"
    expect_status 1
    cmp -s "$work/one.out" "$work/out" || fail "another output than with one thread"
    cmp -s "$work/one.err" "$work/err" || fail "other messages than with one thread"
    for name in photo blurred several; do
        [ -s "$work/$name-many.jpg" ] || fail "no overlay of $name"
        [ -s "$work/stages/$name-01-gray.png" ] || fail "no stages of $name"
    done
done
expect_err_has 'blurred.pgm: no grid: blurred (too blurred)'
umask 027
run "$scan" --threads=2 --overlay="$work/%f-mode.png" "$work/photo.pgm" "$work/several.pgm"
umask 022
[ -z "$(find "$work" -name '*-mode.png' ! -perm 640)" ] || fail "other permissions than the umask's"
expect_no_leftover photo-mode.png

# Interrupted, it ends by the signal after whole answers.
many=
while [ ${#many} -lt 60000 ]; do many="$many $work/photo.pgm"; done
for threads in 1 2; do
    rm -f "$work/out"
    # A shell without job control starts what runs behind it deaf to SIGINT; TERM is the same here.
    # shellcheck disable=SC2086
    "$scan" --threads=$threads $many >"$work/out" 2>"$work/err" &
    while [ ! -s "$work/out" ]; do sleep 0.01; done
    kill -TERM $!
    wait $!
    status=$?
    command="interrupted with $threads threads"
    expect_status 143
    ! grep -q -v -x -F "$puzzle $work/photo.pgm" "$work/out" || fail "half an answer"
done
finish
