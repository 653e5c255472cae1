#!/bin/sh
# Answers that can be joined to their puzzles: every question as CSV, JSON Lines and by a pattern, with
# texts that cannot be read among the puzzles. Usage: test_records.sh SUDOKU_SOLVE SUDOKU_GEN
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1
gen=$2

first=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
third=4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1
printf '%s\n' "$first, the first" "${first%?}" "$third" >"$work/three"
missing='column 81: expected 81 cells in this line, found 80'

# Every question has a row, an object or a line for each line that could be read, with its puzzle and its
# line, and with --keep-going one that says why for each that could not.
for question in '' --first --all --count --unique --check --candidates --candidates=true --backbone \
    --estimate --convert --hint --steps=n1 --explain --rate --rate=se --repair; do
    run "$solve" $question --quiet --format=json "$work/three"
    expect_status 6
    [ "$(wc -l <"$work/out")" -eq 2 ] || fail 'not two objects'
    run "$solve" $question --quiet --keep-going --format=json "$work/three"
    expect_status 6
    [ "$(wc -l <"$work/out")" -eq 3 ] || fail 'not three objects'
    expect_out_has "^{\"puzzle\":\"$first\",.*\"number\":1,\"file\":\"$work/three\",\"line\":1,\"comment\":\"the first\""
    expect_out_has "^{\"puzzle\":\"\",\"status\":\"malformed\",\"number\":2,\"file\":\"$work/three\",\"line\":2,\"comment\":\"\",\"error\":\"$missing\"}\$"
    expect_out_has "^{\"puzzle\":\"$third\",.*\"number\":3,\"file\":\"$work/three\",\"line\":3,"

    run "$solve" $question --quiet --keep-going --format=csv "$work/three"
    expect_status 6
    expect_out_has "^$first,.*1,\"\",\"$work/three\",1,\"the first\",\"\"\$"
    expect_out_has "^,.*2,\"\",\"$work/three\",2,\"\",\"$missing\"\$"
    expect_out_has "^$third,.*3,\"\",\"$work/three\",3,\"\",\"\"\$"
    columns=$(head -n 1 "$work/out" | tr -dc , | wc -c)
    sed 's/"[^"]*"//g' "$work/out" | tr -dc ',\n' | while read -r commas; do
        [ "${#commas}" -eq "$columns" ] || echo "$commas"
    done >"$work/uneven"
    [ ! -s "$work/uneven" ] || fail 'a row with more or fewer fields than the header'

    run "$solve" $question --quiet --keep-going --format='%n|%l|%p|%e' "$work/three"
    expect_status 6
    expect_out_has "^1|1|$first|\$"
    expect_out_has "^2|2||$missing\$"
    expect_out_has "^3|3|$third|\$"
done

# Lines out match lines in: with --keep-going a text without an answer is an empty line.
for question in '' --unique --check --count --estimate --convert --rate --rate=se --hint; do
    run "$solve" $question --quiet --keep-going "$work/three"
    expect_status 6
    [ "$(wc -l <"$work/out")" -eq 3 ] || fail 'not three lines'
    [ -z "$(sed -n 2p "$work/out")" ] || fail 'the second is not empty'
done
run "$solve" --rate --quiet --keep-going 12..34.......... "$third"
expect_status 5
expect_out "
Hard 696"
run "$solve" --quiet --keep-going --box=2x2 "$work/three" 12..34..........
expect_status 6
[ "$(wc -l <"$work/out")" -eq 4 ] || fail 'not four lines'
run "$solve" --quiet --keep-going --box=2x2 --format='%n|%r|%e' "$work/three" 12..34..........
expect_out_has '^1|error|boxes of this size do not fit a board of this side (side 9, boxes 2x2)$'
expect_out_has '^4|several|$'
run "$solve" --keep-going --format=svg "$first"
expect_status 1
expect_err_has 'keep-going'

# %a is the answer in words, on one line.
run "$solve" --rate --format='%n: %a' "$third"
expect_out '1: Hard 696'
run "$solve" --count --format='%a' 12..34..........
expect_out 12
run "$solve" --hint=2 --format='%r: %a' "$third"
expect_out_has '^unique: Hidden Single in a box: look at box 1$'
run "$solve" --repair --format='%r: %a' ..2.2.....3..3..
expect_out_has '^several: add: r1c2=1 (the fewest); change: r2c1=1, r4c2=4; '
run "$solve" --candidates --format='%a' 12..34..........
expect_out '1 2 34 34 3 4 12 12 24 13 1234 1234 24 13 1234 1234'

# Changed puzzles of files are joined to theirs in the same way.
for task in --canonical --minimize; do
    key=canonical
    [ $task = --canonical ] || key=minimized
    run "$gen" $task --seed=1 "$work/three"
    expect_status 6
    sed 's/^\(.*\)$/\1/' "$work/out" >"$work/plain"
    [ "$(wc -l <"$work/plain")" -eq 2 ] || fail 'not two lines'
    one=$(sed -n 1p "$work/plain")
    other=$(sed -n 2p "$work/plain")
    run "$gen" $task --seed=1 --keep-going "$work/three"
    expect_status 6
    expect_out "$one

$other"
    run "$gen" $task --seed=1 --keep-going --format=csv "$work/three"
    expect_status 6
    expect_out "puzzle,$key,number,name,file,line,comment,error
$first,$one,1,\"\",\"$work/three\",1,\"the first\",\"\"
,,2,\"\",\"$work/three\",2,\"\",\"$missing\"
$third,$other,3,\"\",\"$work/three\",3,\"\",\"\""
    run "$gen" $task --seed=1 --keep-going --format=json "$work/three"
    expect_status 6
    expect_out "{\"puzzle\":\"$first\",\"$key\":\"$one\",\"number\":1,\"file\":\"$work/three\",\"line\":1,\"comment\":\"the first\"}
{\"puzzle\":\"\",\"number\":2,\"file\":\"$work/three\",\"line\":2,\"comment\":\"\",\"error\":\"$missing\"}
{\"puzzle\":\"$third\",\"$key\":\"$other\",\"number\":3,\"file\":\"$work/three\",\"line\":3,\"comment\":\"\"}"
    run "$gen" $task --seed=1 --keep-going --format='%n|%l|%p|%a|%e' "$work/three"
    expect_status 6
    expect_out "1|1|$first|$one|
2|2|||$missing
3|3|$third|$other|"
done

# So are puzzles that were read and cannot be changed, of which a record says so without --keep-going.
printf '%s\n' "$first" "2....${third#4951.}" 12..34.......... | cut -c 1-81 >"$work/unfit"
run "$gen" --minimize --format='%n|%e' "$work/unfit"
expect_status 6
expect_out_has '^2|several solutions$'
expect_out_has '^3|a board of side 4, expected 9 (--box)$'
run "$gen" --minimize --seed=1 "$work/unfit"
[ "$(wc -l <"$work/out")" -eq 1 ] || fail 'a line for a puzzle without an answer'
run "$gen" --format=csv
expect_status 1
expect_err_has 'for --minimize and --canonical'
run "$gen" --format=%p
expect_status 1
run "$gen" --keep-going
expect_status 1
finish
