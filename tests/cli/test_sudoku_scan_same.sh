#!/bin/sh
# Several photos of one puzzle. Usage: test_sudoku_scan_same.sh SUDOKU-SCAN PAGE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
scan=$1 page=$2

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
other=..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..

# Burns out a square of $4 pixels at column $2 and row $3 of the photo $1.
burn() {
    row=$3 light=$(printf "%$4s" '' | tr ' ' '\377')
    while [ "$row" -lt $(($3 + $4)) ]; do
        printf %s "$light" | dd of="$1" bs=1 seek=$((15 + row * 640 + $2)) conv=notrunc 2>/dev/null
        row=$((row + 1))
    done
}

"$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/left.pgm"
"$page" $puzzle -8 0.1 1 0.5 3 0 >"$work/right.pgm"
"$page" $other 5 0.1 1 0.5 3 0 >"$work/other.pgm"
cp "$work/left.pgm" "$work/clear.pgm"
burn "$work/left.pgm" 200 100 50
burn "$work/right.pgm" 380 300 50
printf 'P5 100 100 255\n' >"$work/flat.pgm"
head -c 10000 /dev/zero >>"$work/flat.pgm"

# What glare hides in one photo, another shows: there is one answer, and it is sure.
for photo in left right; do
    run "$scan" "$work/$photo.pgm"
    expect_status 7
done
run "$scan" --same "$work/left.pgm" "$work/right.pgm"
expect_status 0
expect_out "$puzzle"
expect_no_err
run "$scan" --same --solve "$work/right.pgm" "$work/left.pgm"
expect_status 0
expect_out "$solution"
run "$scan" --same -j 4 --format=json "$work/left.pgm" "$work/right.pgm"
expect_status 0
[ "$(wc -l <"$work/out")" -eq 1 ] || fail "not one answer"
expect_out_has '"status":"ok","reason":"none","suspects":\[\]'
run "$scan" --same --format=csv "$work/left.pgm" "$work/right.pgm"
expect_status 0
[ "$(wc -l <"$work/out")" -eq 2 ] || fail "not one row"

# What no photo shows stays uncertain; one photo is as without --same.
run "$scan" --same "$work/left.pgm" "$work/left.pgm"
expect_status 7
expect_err_has 'left.pgm: uncertain: glare (glare at r2c1 r2c2)'
run "$scan" --same "$work/left.pgm"
expect_status 7
run "$scan" --same "$work/left.pgm" "$work/clear.pgm"
expect_status 0
expect_out "$puzzle"

# Photos of different puzzles are refused, and which one differs is named.
for photo in clear left; do
    run "$scan" --same "$work/$photo.pgm" "$work/other.pgm"
    expect_status 1
    expect_no_out
    expect_err_has "pgm: shows another puzzle than the other photos"
done

# A photo without a grid is told and left out; none with one is no grid; a bad file is an error.
run "$scan" --same "$work/left.pgm" "$work/flat.pgm" "$work/right.pgm"
expect_status 0
expect_out "$puzzle"
expect_err_has 'flat.pgm: no grid; left out'
run "$scan" --same "$work/flat.pgm" "$work/flat.pgm"
expect_status 4
expect_no_out
run "$scan" --same "$work/left.pgm" "$work/missing.pgm" "$work/right.pgm"
expect_status 1
expect_no_out
expect_err_has 'missing.pgm: No such file'

# One answer is drawn onto none of the photos.
for option in --all-grids --overlay="$work/%f.png" --rectified="$work/%f.png" --debug="$work/d"; do
    run "$scan" --same "$option" "$work/left.pgm" "$work/right.pgm"
    expect_status 1
    expect_err_has "\\-\\-same and ${option%%=*} exclude each other"
done
finish
