#!/bin/sh
# sudoku-gen gives the same for a seed, whatever the threads. Usage: test_gen_threads.sh SUDOKU_GEN
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
gen=$1

# expect_same OPTION...: three threads, and as many as there are processors, make what one makes.
expect_same() {
    run "$gen" --threads=1 "$@"
    mv "$work/out" "$work/one.out"
    mv "$work/err" "$work/one.err"
    one=$status
    for threads in 3 0; do
        run "$gen" --threads=$threads "$@"
        expect_status "$one"
        cmp -s "$work/out" "$work/one.out" || fail 'another output than with one thread'
        cmp -s "$work/err" "$work/one.err" || fail 'other messages than with one thread'
    done
}

expect_same --count=12 --seed=5
expect_same --count=4 --seed=5 --level=hard
expect_same --count=3 --seed=5 --symmetry=rotate180 --box=3x2 --format=json
expect_same --count=6 --seed=7 --format=svg --title='Sun & moon'
# What cannot be made is as far from it.
expect_same --clues=17 --attempts=9 --seed=1
[ "$one" -ne 0 ] || fail 'made'

# Time that is over ends all of them.
for threads in 1 3; do
    run "$gen" --count=1000000 --timeout=0.2 --threads=$threads
    expect_err_has 'the time limit was reached'
done
finish
