#!/bin/sh
# What sudoku-solve asks at a terminal. Usage: test_sudoku_solve_terminal.sh PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
command='sudoku-solve at a terminal'
command -v script >/dev/null || { echo 'needs script, which makes a terminal'; exit 77; }

# It asks for the rows and re-asks a wrong one.
printf '%s\n' "$puzzle" | fold -w 9 >"$work/rows"
{ echo '53..7...5'; cat "$work/rows"; } >"$work/typed.txt"
script -qec "'$solve' --color=never --format=line" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has 'Row 1 of 9'
expect_out_has '5 twice in row 1'
expect_out_has "$solution"
# 81 characters are a puzzle.
printf '%s\n' "$puzzle" >"$work/typed.txt"
script -qec "'$solve' --color=never --format=line" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has "$solution"
# A wrong row that is seen late is taken back; one zero is a blank; a frame is no row.
{
    printf '%s\n' +---+---+---+ 530070000 '..5......' 600195004 undo '98.......' undo undo
    printf '%s\n' "$puzzle" | tr . 0 | fold -w 9 | sed 's/.../&|/; s/^/|/; s/$/|/'
} >"$work/typed.txt"
script -qec "'$solve' --color=never --format=line" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has '5 twice in box 1: r1c1, r2c3'
expect_out_has 'Type row 2 again, or undo to take row 1 back'
expect_out_has "$solution"
# Digits are called by their symbols, and the answer has them: named ones, and those of the row.
{ echo 'A.B.....A'; tr 1-9 A-I <"$work/rows"; } >"$work/typed.txt"
script -qec "'$solve' --color=never --format=line --symbols=A-I" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has 'Type 9 rows of 9 cells: ABCDEFGHI, with [.] for an empty cell'
expect_out_has 'A twice in row 1: r1c1, r1c9'
expect_out_has "$(echo "$solution" | tr 1-9 A-I)"
script -qec "'$solve' --color=never --format=line" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has 'A twice in row 1: r1c1, r1c9'
expect_out_has "$(echo "$solution" | tr 1-9 A-I)"
printf 'F.............0F\nA.............A.\n' >"$work/typed.txt"
script -qec "'$solve' --color=never --format=line --symbols=0-F" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has 'Type 16 rows of 16 cells: 123456789ABCDEF0'
expect_out_has 'F twice in row 1: r1c1, r1c16'
script -qec "'$solve' --color=never --format=line --box=4x4" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has 'A twice in row 1: r1c1, r1c15'
# The end of the input says what is missing.
printf '%s\n' 53..7.... 6..195... >"$work/typed.txt"
script -qec "'$solve' --color=never --format=line" /dev/null <"$work/typed.txt" >"$work/out" 2>&1
expect_out_has 'rows 3 to 9 are missing'

finish
