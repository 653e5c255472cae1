#!/bin/sh
# The behavior of sudoku-scan as a user sees it. Usage: test_sudoku_scan.sh SUDOKU-SCAN PAGE [SUDOKU-SOLVE]
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
scan=$1 page=$2 solve=${3:-}

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
several=53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................
"$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/photo.pgm"
"$page" $several 0 0 1 0 0 0 >"$work/several.pgm"
printf 'P5 100 100 255\n' >"$work/flat.pgm"
head -c 10000 /dev/zero >>"$work/flat.pgm"

# A line by default; other forms on request.
run "$scan" "$work/photo.pgm"
expect_status 0
expect_out "$puzzle"
expect_no_err
run "$scan" --solve "$work/photo.pgm"
expect_out "$solution"
run "$scan" --format=grid "$work/photo.pgm"
expect_out "$(printf '%s\n' "$puzzle" | fold -w 9)"
run "$scan" --format=pretty --solve "$work/photo.pgm"
expect_out_has "^│ 5  3  4' │ 6' 7  8' │ 9' 1' 2' │$"
# Boards of several lines have an empty one between them.
run "$scan" --format=grid "$work/photo.pgm" "$work/photo.pgm"
rows=$(printf '# %s\n' "$work/photo.pgm"; printf '%s\n' "$puzzle" | fold -w 9)
expect_out "$rows

$rows"

# Grids of other sides are read; which, can be asked for.
small=5......6..42...42......5...1....423.
"$page" $small 20 0.1 1 0.5 2 0 2 3 >"$work/small.pgm"
run "$scan" "$work/small.pgm"
expect_status 0
expect_out "$small"
run "$scan" --format=grid "$work/small.pgm"
expect_out "$(printf '%s\n' "$small" | fold -w 6)"
run "$scan" --format=pretty "$work/small.pgm"
expect_out_has '^│ 5 \. \. │ \. \. \. │$'
run "$scan" --format=giant "$work/small.pgm"
expect_status 1
expect_no_out
expect_err_has 'a grid of side 6 with these boxes cannot be written as giant'
run "$scan" --format=json --box=2x3 "$work/small.pgm"
expect_out_has '"side":6,"box":\[2,3\],'
run "$scan" --side=6 --overlay="$work/small-answer.png" --rectified="$work/small-flat.png" \
    "$work/small.pgm"
expect_status 0
run "$scan" --side=6 "$work/small-answer.png"
expect_status 0
run "$scan" --side=9 "$work/small.pgm"
expect_status 4
run "$scan" --side=6 "$work/photo.pgm"
expect_status 4
run "$scan" --side=7 "$work/photo.pgm"
expect_status 1
expect_err_has 'expected auto, 4, 6, 8, 9, 10, 12, 15, 16 or 25'
run "$scan" --side=6 --box=3x3 "$work/photo.pgm"
expect_status 1
run "$scan" --box=3 "$work/photo.pgm"
expect_status 1

# Boards that count from 0 are written with it, in texts that say by themselves what a 0 is.
zero=....8024B5.A.5B.179.2.4..0.4A5B3.7...6AB.4...3.07..9.382A6B..38.56AB.497.B0.6....214.95...71.B8342...B085..6.....1.54..2..6528.7...B...7.....159
"$page" $zero 20 0.1 1 0.5 2 0 3 4 >"$work/zero.pgm"
run "$scan" "$work/zero.pgm"
expect_status 0
expect_out "$zero"
run "$scan" --format=json "$work/zero.pgm"
expect_out_has "\"symbols\":\"123456789AB0\",\"cells\":\"$zero\""
run "$scan" --overlay="$work/zero-answer.png" "$work/zero.pgm"
run "$scan" --side=12 "$work/zero-answer.png"
expect_out 17968024B53AA5B3179620488024A5B3976156AB7419832074190382A6B5038256AB14973B08695A7214695A42710B8342713B0859A6BA3091654872916528473A0B2847BA306159
ten=53217.4.9..68...7..51..4386.799..762.54145..2089..7.93.5216.3.....5486.1485907..84601....2..359.16.8
"$page" $ten 180 0 1 0.5 2 0 2 5 >"$work/ten.pgm"
run "$scan" "$work/ten.pgm"
expect_status 0
expect_out "$(echo $ten | tr 0 A)"
if [ -n "$solve" ]; then
    "$scan" --format=json "$work/ten.pgm" >"$work/ten.json"
    run "$solve" "$work/ten.json"
    expect_out_has '^[0-9]*0[0-9]*$'
fi

# Standard input is read with "-".
input=$work/photo.pgm
run "$scan" -
expect_status 0
expect_out "$puzzle"
input=/dev/null

# JSON has it all, in one line a photo.
if [ -n "$solve" ]; then
    "$scan" --format=json "$work/photo.pgm" | "$solve" --unique --quiet || fail 'the puzzle in JSON is not read'
fi
run "$scan" --format=json "$work/photo.pgm" "$work/flat.pgm"
expect_status 4
expect_out_has "\"width\":640,\"height\":480"
expect_out_has "\"status\":\"ok\",\"reason\":\"none\",\"suspects\":\[\],\"edges\":\[\],\"advice\":\"\",\"cells\":\"$puzzle\""
expect_out_has '"votes":{},"probability"'
expect_out_has '],"probabilities":{"board":0.99[0-9]*,"blanks":\(0[.]9\|1[.]0\)[0-9]*,"writer":1.0000,"split":1.0000},"corners"'
expect_out_has "\"solution\":\"$solution\",\"solutions\":1"
expect_out_has '"grids":\[\],"reason":"no-outline"'
[ "$(wc -l <"$work/out")" -eq 2 ] || fail "not one line a photo"

# CSV has a row for each, and sudoku-solve reads it.
run "$scan" --format=csv "$work/photo.pgm" "$work/several.pgm" "$work/flat.pgm" "$work/none.pgm"
expect_status 1
expect_out "puzzle,status,solutions,certainty,reason,number,file
$puzzle,unique,$solution,sure,\"none\",1,\"$work/photo.pgm\"
$several,several,,uncertain,\"several-solutions\",1,\"$work/several.pgm\"
,,,no-grid,\"no-outline\",0,\"$work/flat.pgm\"
,,,unreadable,\"No such file or directory\",0,\"$work/none.pgm\""
head -n 2 "$work/out" >"$work/answers.csv"
run "$solve" "$work/answers.csv"
expect_status 0
expect_out "$solution"

# What is not certain is called so, and why.
run "$scan" "$work/several.pgm"
expect_status 7
expect_out "$several"
expect_err_has 'uncertain: several-solutions'
run "$scan" --min-confidence=1 "$work/photo.pgm"
expect_status 7
expect_err_has 'below the confidence'
run "$scan" "$work/flat.pgm"
expect_status 4
expect_no_out
expect_err_has 'no grid: no-outline'

# Pictures are written, and what was painted can be read again: as entries, by its color.
painted="$puzzle
# by hand: ..46.8912.72...3481..3425.7.597.142..26.5.79..139.485.9.1537..4287...63.3452.61.."
for ending in png jpg; do
    run "$scan" --overlay="$work/%f-answer.$ending" "$work/photo.pgm"
    expect_status 0
    run "$scan" "$work/photo-answer.$ending"
    expect_out "$painted"
done
run "$scan" --rectified="$work/square.png" "$work/photo.pgm"
expect_status 0
[ -s "$work/square.png" ] || fail "no picture"
run "$scan" --debug="$work/stages" "$work/photo.pgm"
expect_status 0
for name in 01-gray 02-detect 03-cells 04-digits 05-read; do
    [ -s "$work/stages/photo-$name.png" ] || fail "no picture $name"
done
for line in 'probability: 0\.[0-9]*' 'probability of split: [01]\.[0-9]*' 'several solutions:' 'ink:'; do
    grep -qx "$line" "$work/stages/photo-06-votes.txt" || fail "no line $line among the votes"
done
# The pictures show what they are called: grids can be read in three of them.
for name in 01-gray 02-detect 04-digits; do
    run "$scan" "$work/stages/photo-$name.png"
    expect_out "$puzzle"
done
run "$scan" "$work/stages/photo-05-read.png"
expect_out "$painted"
run "$scan" --debug="$work/photo.pgm" "$work/photo.pgm"
expect_status 1
expect_err_has 'debug=.*Not a directory'

# Files that are no pictures, are cut off, or are missing.
printf 'hello' >"$work/text.jpg"
run "$scan" "$work/text.jpg"
expect_status 1
expect_err_has 'not a picture'
# Texts have a tool of their own, which is named, whatever their encoding; other bytes do not.
printf '%s\n' "$puzzle" >"$work/board.txt"
printf '4\342\200\242\342\200\2428\t\r\n' >"$work/utf8.txt"
for name in text.jpg board.txt utf8.txt; do
    run "$scan" "$work/$name"
    expect_status 1
    expect_err_has "$name: text, not a picture; sudoku-solve reads text"
done
printf 'hello\0\1\2\3' >"$work/bytes.jpg"
run "$scan" "$work/bytes.jpg"
expect_status 1
expect_err_has 'bytes.jpg: not a known picture format'
head -c 3000 "$work/photo-answer.jpg" >"$work/cut.jpg"
run "$scan" "$work/cut.jpg"
expect_status 4
head -c 300 "$work/photo-answer.png" >"$work/cut.png"
run "$scan" "$work/cut.png"
expect_status 1
run "$scan" "$work/missing.jpg" "$work/photo.pgm"
expect_status 1
expect_out "# $work/missing.jpg: unreadable: No such file or directory
$puzzle $work/photo.pgm"
run "$scan" --overlay="$work/no/such/folder.png" "$work/photo.pgm"
expect_status 1

# Of several photos each has an answer with its name in every form; one alone has none beside its board.
set -- "$work/photo.pgm" "$work/flat.pgm" "$work/missing.pgm" "$work/several.pgm"
run "$scan" --format='%f|%n|%p|%s|%q|%r' "$@"
expect_status 1
expect_out "$work/photo.pgm|1|$puzzle|$solution|sure|unique
$work/flat.pgm|0|||no-grid|
$work/missing.pgm|0|||unreadable|
$work/several.pgm|1|$several||uncertain|several"
run "$scan" --format='%f' "$work/flat.pgm"
expect_no_out
run "$scan" --format=json "$@"
[ "$(sed 's/^{"file":"\([^"]*\)".*/\1/' "$work/out")" = "$(printf '%s\n' "$@")" ] || fail "other names in JSON"
for form in line pencilmarks library; do
    run "$scan" --format=$form "$@"
    expect_out_has "^[^#].* $work/photo.pgm\$"
    expect_out_has "^# $work/flat.pgm: no-grid: no-outline\$"
    expect_out_has "^# $work/missing.pgm: unreadable: No such file or directory\$"
    expect_out_has "^[^#].* $work/several.pgm\$"
done
for form in grid pretty numbers giant sdk candidates ss; do
    run "$scan" --format=$form "$@"
    [ "$(grep "^# $work" "$work/out" | sed "s/: No such.*//")" = "# $work/photo.pgm
# $work/flat.pgm: no-grid: no-outline
# $work/missing.pgm: unreadable
# $work/several.pgm" ] || fail "other names"
done
cp "$work/photo.pgm" "$work/$(printf 'two\nlines').pgm"
run "$scan" "$work/$(printf 'two\nlines').pgm" "$work/photo.pgm"
expect_out "$puzzle $work/two?lines.pgm
$puzzle $work/photo.pgm"

# sudoku-solve takes the names for comments, and all boards for what they are.
if [ -n "$solve" ]; then
    for form in line grid pretty numbers giant sdk ss; do
        "$scan" --format=$form "$@" 2>/dev/null >"$work/boards"
        run "$solve" --format='%p' "$work/boards"
        expect_out "$puzzle
$several"
    done
    "$scan" "$@" 2>/dev/null >"$work/boards"
    run "$solve" --format='%c' "$work/boards"
    expect_out "$work/photo.pgm
$work/several.pgm"
fi

# Usage.
run "$scan"
expect_status 1
for wrong in --threads=x --threads=1025 --threads= --overlay= --overlay=x.gif --overlay=.png \
    --rectified=picture --debug=/no/such/folder --debug="$work/photo.pgm" --min-confidence=-1 \
    --format= --all-grids=1 --bogus; do
    run "$scan" "$wrong" "$work/photo.pgm"
    expect_status 1
    expect_no_out
    expect_err_has "$(printf '%s' "$wrong" | sed 's/=.*//')\|--help"
done
for wrong in --overlay=%%f.png --rectified=a.png; do
    run "$scan" "$wrong" "$work/photo.pgm" "$work/several.pgm"
    expect_status 1
    expect_no_out
    expect_err_has 'the name needs %f'
done
mkdir -p "$work/elsewhere"
cp "$work/photo.pgm" "$work/elsewhere/photo.pgm"
for wrong in --overlay="$work/%f.png" --debug="$work/elsewhere"; do
    run "$scan" "$wrong" "$work/photo.pgm" "$work/several.pgm" "$work/elsewhere/photo.pgm"
    expect_status 1
    expect_no_out
    expect_err_has 'the same name'
done
run "$scan" --format=xml "$work/photo.pgm"
expect_status 1
run "$scan" --min-confidence=2 "$work/photo.pgm"
expect_status 1
run "$scan" --help
expect_status 0
expect_out_has '--overlay=FILE'
run "$scan" --version
expect_status 0

finish
