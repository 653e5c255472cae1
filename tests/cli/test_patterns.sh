#!/bin/sh
# Lines by patterns: the same letters in all tools, and none that is unknown.
# usage: test_patterns.sh SUDOKU_SOLVE [SUDOKU_SCAN PAGE [SUDOKU_CAM MAKE_FILM]]
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179

{
    echo "$puzzle from the paper"
    echo 12..34..........
    echo
    echo 11..............
} >"$work/three"
run "$solve" --quiet --format='%n|%f|%l|%r|%g|%c|%p|%s' "$work/three"
expect_status 6
expect_out "1|$work/three|1|unique|30|from the paper|$puzzle|$solution
2|$work/three|2|several|4||12..34..........|1234341221434321
3|$work/three|4|conflict|2||11..............|"
run "$solve" --format='100%%\t\\%n\nend' "$puzzle"
expect_out "$(printf '100%%\t\\1\nend')"
run "$solve" --first --format='%r %s' 12..34..........
expect_status 0
expect_out_has '^solved 12343412'
run "$solve" --all --format='%n %s' 12..34..........
[ "$(grep -c '^1 ................$' "$work/out")" -eq "$("$solve" --count 12..34..........)" ] ||
    fail "not a line for each solution"
run "$solve" --convert --format='%c%s: %p' "$work/three"
expect_out "from the paper: $puzzle
: 12..34..........
: 11.............."
for pattern in '%x' '%' 'a%%b%' '%N'; do
    run "$solve" --format="$pattern" "$puzzle"
    expect_status 1
    expect_no_out
    expect_err_has 'stands for nothing; there are: %p puzzle'
done
run "$solve" --count --format='%a %r %p' "$puzzle"
expect_status 0
expect_out "1 unique $puzzle"

# What is not known to be unique is not called so.
run "$solve" --first --format=json 12..34..........
expect_out_has '"status":"solved".*"count_exact":false'

if [ $# -ge 3 ]; then
    "$3" "$puzzle" 0 0 1 0 0 0 >"$work/photo.pgm"
    run "$2" --format='%n|%f|%r|%q|%p|%s' "$work/photo.pgm"
    expect_status 0
    expect_out "1|$work/photo.pgm|unique|sure|$puzzle|$solution"
    run "$2" --format='%l' "$work/photo.pgm"
    expect_status 1
    expect_err_has 'stands for nothing; there are: %p puzzle'
fi
if [ $# -ge 5 ]; then
    "$5" 16 0 >"$work/film.y4m"
    run "$4" --headless --quiet --format='%n|%f|%r|%p|%s' "$work/film.y4m"
    expect_status 0
    expect_out "1|$work/film.y4m|unique|$puzzle|$solution"
    run "$4" --headless --quiet --format=line "$work/film.y4m"
    expect_out "$solution"
    run "$4" --headless --quiet --format='%c' "$work/film.y4m"
    expect_status 1
fi
finish
