#!/bin/sh
# What sudoku-scan says about digits written by hand, on made-up pages where 0 to 3 of them are wrong, and
# about the next step.
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

# Nothing wrong: nothing is called so, most are right, and all are shown as they were written.
"$page" 0 1 "$work/page.ppm" >"$work/page.txt" || exit 1
printed=$(sed -n 1p "$work/page.txt")
entries=$(sed -n 2p "$work/page.txt")
count=$(printf '%s' "$entries" | tr -d . | wc -c)
run "$scan" "$work/page.ppm"
expect_status 0
expect_out "$printed
# by hand: $entries"
run "$scan" --check "$work/page.ppm"
expect_out_has "^$printed\$"
expect_out_has "^# by hand: $entries\$"
expect_out_has '^# check: .* right, 0 wrong, '
right=$(sed -n 's/^# check: \([0-9]*\) right.*/\1/p' "$work/out")
doubtful=$(grep -c 'is not sure$' "$work/out")
[ $((right + doubtful)) -eq "$count" ] || fail "$right right and $doubtful not sure of $count"
[ $((10 * right)) -ge $((7 * count)) ] || fail "$right right of $count"
expect_status $((doubtful ? 7 : 0))
"$solve" "$work/out" >"$work/solved" || fail "sudoku-solve does not read the answer"
run "$scan" --check --format=json "$work/page.ppm"
expect_out_has '"mistakes":\[\],"right":\["r.*\],"undecided":\['
run "$scan" --givens "$work/page.ppm"
expect_status 0
expect_out "$printed"
run "$scan" --givens --format=json "$work/page.ppm"
expect_out_has "\"entries\":\"$(printf '%081d' 0 | tr 0 .)\""

# Some are wrong: none of those is called right, nothing else is called a mistake, and half or more are found.
wanted=0 found=0
for seed in 1 9 24; do
    for wrong in 1 3; do
        "$page" $wrong $seed "$work/page.ppm" >"$work/page.txt" || exit 1
        cells=$(sed -n 3p "$work/page.txt")
        run "$scan" --check --format=json "$work/page.ppm"
        mistakes=$(list mistakes)
        within "$mistakes" "$cells" || fail "seed $seed: $mistakes called mistakes, not $cells"
        for cell in $cells; do
            wanted=$((wanted + 1))
            within "$cell" "$mistakes" && found=$((found + 1))
            within "$cell" "$(list right)" && fail "seed $seed: $cell called right"
        done
        [ -z "$mistakes" ] || [ "$status" -eq 8 ] || fail "seed $seed: exit status $status"
        [ -n "$mistakes" ] || [ "$status" -eq 7 ] || fail "seed $seed: exit status $status"
    done
done
[ $((2 * found)) -ge "$wanted" ] || fail "$found of $wanted mistakes found"

# The next step in words, as far as it is asked for; the digit comes last.
"$page" 0 1 "$work/page.ppm" >"$work/page.txt" || exit 1
run "$scan" --hint "$work/page.ppm"
expect_status 0
expect_out_has '^# hint: .* r[1-9]c[1-9]'
run "$scan" --hint=1 --format=json "$work/page.ppm"
expect_out_has '"hint":{"text":"[^"]*"},"unread":\[\],"votes":{.*},"probability":0\.[0-9]*,"confidence"'
run "$scan" --hint=2 --format=json "$work/page.ppm"
expect_out_has '"hint":{"text":"[^"]*","technique":"[^"]*"},"unread":\[\],"votes":{.*},"probability":0\.[0-9]*,"confidence"'
run "$scan" --hint=3 --format=json "$work/page.ppm"
expect_out_has '"technique":"[^"]*","placements":\[.*\],"eliminations":\[.*\]},"unread":\[\],"votes":{.*},"probability":0\.[0-9]*,"confidence"'
run "$scan" --hint=4 "$work/page.ppm"
expect_status 1

# What is painted: the solution, marks, both, and the step, which all differ.
"$page" 2 5 "$work/page.ppm" >"$work/page.txt" || exit 1
for paint in '' '--check' '--check --answer' '--hint' '--check --hint' '--hint=1'; do
    # shellcheck disable=SC2086
    run "$scan" $paint --overlay="$work/painted.png" "$work/page.ppm"
    cksum <"$work/painted.png" >>"$work/sums"
done
[ "$(sort -u "$work/sums" | wc -l)" -eq 6 ] || fail "pictures of different questions are the same"

for wrong in --check\ --givens --check\ --format=csv --check\ --format=%p --hint\ --format=csv; do
    # shellcheck disable=SC2086
    run "$scan" $wrong "$work/page.ppm"
    expect_status 1
    expect_no_out
done

finish
