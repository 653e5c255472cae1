#!/bin/sh
# sudoku-solve's pictures as a user sees them. Usage: test_pictures.sh PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
stuck=12345678.........9...............................................................

if ! draws "$solve" png; then
    echo "no PNG in this build"
    exit 77
fi

# Width and height in the header of PNG file $1.
png_size() {
    od -An -tu1 -j16 -N8 "$1" | tr -s ' \n' ' ' |
        awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'
}

expect_png() {
    [ "$(head -c 4 "$1" | od -An -tx1 | tr -d ' \n')" = 89504e47 ] || fail "$1 is no PNG file"
    [ "$(tail -c 8 "$1" | od -An -tx1 | tr -d ' \n')" = 49454e44ae426082 ] || fail "$1 has no end"
    [ "$(png_size "$1")" = "$2" ] || fail "$1 is $(png_size "$1"), expected $2"
}

# A parser reads all of it, and it has $2 digits.
expect_svg() {
    [ "$(grep -c '<use ' "$1")" -eq "$2" ] || fail "$1 does not have $2 digits"
    command -v python3 >/dev/null || return 0
    python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])' "$1" 2>"$work/err" ||
        fail "$1 is not well-formed"
}

# A solved puzzle, as PNG, on standard output and in a file.
run "$solve" --format=png "$puzzle"
expect_status 0
expect_no_err
expect_png "$work/out" 720x720
run "$solve" --format=png --size=300 --title='A puzzle' --output="$work/one.png" "$puzzle"
expect_status 0
expect_no_out
expect_png "$work/one.png" 300x327
expect_no_leftover one.png

# As SVG: 81 digits, 51 of them in color; a title that needs escaping.
run "$solve" --format=svg "$puzzle"
expect_status 0
expect_svg "$work/out" 81
[ "$(grep -c '<use .*stroke="#1a5fb4"' "$work/out")" -eq 51 ] || fail "no 51 found digits"
run "$solve" -f svg -T 'a<b>&"c"' "$puzzle"
expect_svg "$work/out" 89
expect_out_has '<title>a&lt;b&gt;&amp;"c"</title>'

# Titles beyond ASCII stay text in SVG; in PNG they are drawn where Pango is there, and refused where it is not.
run "$solve" --format=svg --title='Größe & 数独' "$puzzle"
expect_status 0
expect_svg "$work/out" 81
expect_out_has '>Größe &amp; 数独</text>'
run "$solve" --format=png --title='Größe' --output="$work/letters.png" "$puzzle"
if [ "$status" -eq 0 ]; then
    expect_no_err
    expect_png "$work/letters.png" 720x785
    run "$solve" --format=png --title='Gräße' --output="$work/others.png" "$puzzle"
    cmp -s "$work/letters.png" "$work/others.png" && fail 'letters look alike'
    run "$solve" --format=png --title="$(printf 'a \364\217\277\275')" "$puzzle"
    expect_status 1
    expect_no_out
    expect_err_has 'the title could not be drawn: no installed font has the character'
else
    expect_status 1
    expect_no_out
    expect_err_has 'the title could not be drawn: .*[Pp]ango'
fi

# A puzzle without a solution is drawn as it came.
run "$solve" --format=svg --quiet "$stuck"
expect_status 4
expect_svg "$work/out" 9

# Candidates are drawn small: one digit, 8 for each of its 20 peers, 9 for the rest.
run "$solve" --candidates --format=svg "................................................................................1"
expect_status 0
expect_svg "$work/out" 701

# Other sizes and forms of boards.
run "$solve" --format=svg --first --box=4x4 "$(printf '%256s' '' | tr ' ' .)"
expect_status 0
expect_svg "$work/out" 256
run "$solve" --format=svg --first --variant=diagonal "$(printf '%81s' '' | tr ' ' .)"
expect_status 0
[ "$(grep -c '<path d="M' "$work/out")" -eq 2 ] || fail "no two diagonals"
run "$solve" --format=svg --first --variant=windoku "$(printf '%81s' '' | tr ' ' .)"
expect_status 0
[ "$(grep -c 'fill="#e3eaf3"' "$work/out")" -eq 36 ] || fail "no 36 shaded cells"
[ "$(grep -c '<path d="M' "$work/out")" -eq 4 ] || fail "no four frames"

# Several puzzles need a place for their number; nothing is written without.
printf '%s\n%s\n%s\n' "$puzzle" "$stuck" "$puzzle" >"$work/three.txt"
run "$solve" --format=png "$work/three.txt"
expect_status 1
expect_no_out
expect_err_has 'several pictures'
run "$solve" --format=svg --output="$work/many.svg" "$work/three.txt"
expect_status 1
[ ! -e "$work/many.svg" ] || fail "a picture of several puzzles appeared"
for threads in 1 3; do
    run "$solve" --format=svg --quiet --threads=$threads --output="$work/p%d-%02d.svg" \
        "$work/three.txt"
    expect_status 4
    expect_no_out
    expect_svg "$work/p1-%02d.svg" 81
    expect_svg "$work/p2-%02d.svg" 9
    expect_svg "$work/p3-%02d.svg" 81
    rm -f "$work"/p?-*.svg
done
run "$solve" --format=png --output="$work/q%03d.png" "$puzzle" "$puzzle"
expect_status 0
expect_png "$work/q001.png" 720x720
cmp -s "$work/q001.png" "$work/q002.png" || fail "the pictures of one puzzle differ"

# A hint is a picture of the step, or of where to look; paths have one a step, numbered through.
run "$solve" --hint --format=svg "$puzzle"
expect_status 0
expect_out_has '<title>[A-Z]'
expect_out_has 'fill="#007d5a"'
run "$solve" --hint=1 --format=svg "$puzzle"
expect_status 0
! grep -q -e '<title>' -e 'fill="#007d5a"' "$work/out" || fail "the place tells the step"
run "$solve" --explain --format=svg "$puzzle"
expect_status 1
expect_err_has 'of the step'
run "$solve" --explain --format=svg --output="$work/s%02d.svg" "$puzzle"
expect_status 0
run "$solve" --explain "$puzzle"
last=$(wc -l <"$work/out")
[ -e "$work/s01.svg" ] && [ -e "$work/s$last.svg" ] && [ ! -e "$work/s$((last + 1)).svg" ] ||
    fail "not one picture a step"
run "$solve" --explain --format=pdf --output="$work/s.pdf" "$puzzle"
expect_status 1

# Each picture may have a title of its own.
printf '%s\n%s\n' "$puzzle" "$puzzle" >"$work/two.txt"
run "$solve" --format=svg --title='%f: %d, 100%% or 50%' --output="$work/t%d.svg" "$work/two.txt"
expect_status 0
for number in 1 2; do
    grep -q "<title>$work/two.txt: $number, 100% or 50%</title>" "$work/t$number.svg" ||
        fail "no title with the number $number"
done

# A file that cannot be written is an error, and so is a full disk.
run "$solve" --format=png --output="$work/none/%d.png" "$puzzle"
expect_status 1
expect_err_has 'none/1.png: '
if [ -e /dev/full ]; then
    run "$solve" --format=png --output=/dev/full "$puzzle"
    expect_status 1
fi

# What does not go together, or is out of range.
for wrong in --format=gif --size=15 --size=8193 --size=x; do
    run "$solve" "$wrong" --format=png "$puzzle"
    [ "$wrong" = --format=gif ] && run "$solve" "$wrong" "$puzzle"
    expect_status 1
    expect_no_out
done
run "$solve" --title=T "$puzzle"
expect_status 1
expect_err_has 'png, svg or pdf'
for question in --all --count --unique --check; do
    run "$solve" $question --format=svg "$puzzle"
    expect_status 1
    expect_no_out
done

# A terminal is spared the bytes of a PNG file.
if command -v python3 >/dev/null; then
    run python3 -c 'import os, pty, sys
status = pty.spawn(sys.argv[1:])
sys.exit(os.waitstatus_to_exitcode(status))' "$solve" --format=png "$puzzle"
    expect_status 1
    expect_out_has 'cannot go to a terminal'
fi

finish
