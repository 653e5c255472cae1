#!/bin/sh
# Pages with joined boards on their way through the tools: made, photographed, read and solved. Usage:
# test_joined_pages.sh SUDOKU-SCAN SUDOKU-SOLVE SUDOKU-GEN PAGE-JOINED
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"
scan=$1 solve=$2 gen=$3 page=$4

"$gen" --variant=samurai --seed=5 >"$work/samurai"
"$gen" --variant=twodoku --seed=3 >"$work/twodoku"
for figure in samurai twodoku; do
    "$page" "$work/$figure" 5 0.1 1 0.7 3 0 >"$work/$figure.pgm"
    "$solve" "$work/$figure" >"$work/$figure.solved"
    run "$scan" "$work/$figure.pgm"
    expect_status 0
    cmp -s "$work/$figure" "$work/out" || fail "another $figure is read"
    for form in line json; do
        "$scan" --format="$form" "$work/$figure.pgm" >"$work/read"
        run "$solve" "$work/read"
        expect_status 0
        cmp -s "$work/$figure.solved" "$work/out" || fail "another solution of $figure by $form"
    done
    run "$scan" --solve "$work/$figure.pgm"
    cmp -s "$work/$figure.solved" "$work/out" || fail "another solution of $figure"
    run "$scan" --check "$work/$figure.pgm"
    expect_status 0
    expect_out_has '# check: 0 right, 0 wrong, 0 not sure'
    run "$scan" --rectified="$work/$figure.straight.png" "$work/$figure.pgm"
    expect_status 0
    run "$scan" --same "$work/$figure.pgm" "$work/$figure.pgm"
    expect_status 1
    expect_no_out
    expect_err_has 'shows grids that share boxes, which --same does not put together'
done
# All grids are made straight, fifty pixels a cell.
size_of() {
    run od -An -tu1 -j16 -N8 "$1"
    awk '{ print 256 * $3 + $4, 256 * $7 + $8 }' "$work/out"
}
[ "$(size_of "$work/samurai.straight.png")" = '1050 1050' ] || fail 'not all of a samurai is made straight'
[ "$(size_of "$work/twodoku.straight.png")" = '750 750' ] || fail 'not all of two boards is made straight'

# One photo after another: a figure each.
"$scan" "$work/samurai.pgm" "$work/twodoku.pgm" >"$work/both"
run "$solve" --count "$work/both"
expect_out '1
1'

run "$scan" --hint "$work/twodoku.pgm"
expect_out_has '^# hint: .* is [1-9]'
run "$scan" --hint --overlay="$work/hint.png" "$work/samurai.pgm"
expect_out_has '# hint: none: boards over 16 digits or 256 cells have none'
expect_err_has 'steps are not painted on grids that share boxes'

# Of a page that is cut off, nothing is solved as a puzzle of its own.
head -c $((15 + 1280 * 620)) "$work/samurai.pgm" | sed '2s/960/620/' >"$work/cut.pgm"
run "$scan" "$work/cut.pgm"
[ "$status" -ne 0 ] || fail 'a page that is cut off is sure'
finish
