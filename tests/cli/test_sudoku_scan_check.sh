#!/bin/sh
# What sudoku-scan says about digits written by hand, on made-up pages where 0 to 3 of them are wrong.
# Usage: test_sudoku_scan_check.sh PATH-OF-sudoku-scan PATH-OF-page_picture PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
scan=$1
page=$2
solve=$3

# The cells in the list "$1" of the JSON, one after another.
list() {
    sed "s/.*\"$1\":\[\([^]]*\)\].*/\1/; s/\"//g; s/,/ /g" "$work/out"
}

# Whether each word of $1 is one of $2.
within() {
    for word in $1; do
        case " $2 " in *" $word "*) ;; *) return 1 ;; esac
    done
}

# Nothing wrong: all entries are right, and shown as they were written.
"$page" 0 1 "$work/page.ppm" >"$work/page.txt" || exit 1
printed=$(sed -n 1p "$work/page.txt")
entries=$(sed -n 2p "$work/page.txt")
count=$(printf '%s' "$entries" | tr -d . | wc -c)
run "$scan" "$work/page.ppm"
expect_status 0
expect_out "$printed
# by hand: $entries"
run "$scan" --check "$work/page.ppm"
expect_status 0
expect_out "$printed
# by hand: $entries
# check: $((count)) right, 0 wrong, 0 not sure"
"$solve" "$work/out" >"$work/solved" || fail "sudoku-solve does not read the answer"
run "$scan" --check --format=json "$work/page.ppm"
expect_status 0
expect_out_has '"mistakes":\[\],"right":\["r.*\],"undecided":\[\]'
run "$scan" --givens "$work/page.ppm"
expect_status 0
expect_out "$printed"
run "$scan" --givens --format=json "$work/page.ppm"
expect_out_has "\"entries\":\"$(printf '%081d' 0 | tr 0 .)\""

# Some are wrong: each is a mistake or not sure, and nothing else is called a mistake.
for seed in 1 5; do
    for wrong in 1 3; do
        "$page" $wrong $seed "$work/page.ppm" >"$work/page.txt" || exit 1
        cells=$(sed -n 3p "$work/page.txt")
        run "$scan" --check --format=json "$work/page.ppm"
        mistakes=$(list mistakes)
        case $status in 7 | 8) ;; *) fail "seed $seed: exit status $status with $wrong mistakes" ;; esac
        within "$mistakes" "$cells" || fail "seed $seed: $mistakes called mistakes, not $cells"
        within "$cells" "$mistakes $(list undecided)" || fail "seed $seed: $cells not all in doubt"
        [ -z "$mistakes" ] || [ "$status" -eq 8 ] || fail "seed $seed: exit status $status"
    done
done

for wrong in --givens --format=csv --format=%p; do
    run "$scan" --check $wrong "$work/page.ppm"
    expect_status 1
    expect_no_out
done

finish
