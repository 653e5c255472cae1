#!/bin/sh
# bench_vision times the reader of another library in turns with its own: here the same one, with
# other kernels, which reads the same.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/../cli/harness.sh"

bench=$1
library=$2

run "$bench" --simd=portable --rounds=1 --sizes=1 --beside="$library"
expect_status 0
expect_no_err
expect_out_has '^  beside  *[0-9.]*  *[0-9.]*  *[0-9.]*$'
[ "$(grep -c '^  whole : beside  *[0-9.]* ([0-9.]* \.\. [0-9.]*), of the sums [0-9.]*$' "$work/out")" -ge 2 ] ||
    fail "no ratios of pages and of scenes"
expect_out_has '^read in another way than beside: 0 of [1-9][0-9]* frames$'

run "$bench" --simd=none
expect_status 1
expect_err_has 'no kernels for none'
expect_no_out

run "$bench" --beside="$work/none.so"
expect_status 1
expect_err_has 'none\.so'
expect_no_out

finish
