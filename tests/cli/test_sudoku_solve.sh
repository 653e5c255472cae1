#!/bin/sh
# The behavior of sudoku-solve as a user sees it. Usage: test_sudoku_solve.sh PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
# shellcheck source=tests/cli/puzzles.sh
. "$(dirname "$0")/puzzles.sh"
solve=$1

# A puzzle on the command line is solved in the form in which it came.
run "$solve" "$puzzle"
expect_status 0
expect_out "$solution"
expect_no_err

# Standard input is read without operands and with "-".
printf '%s\n' "$puzzle" >"$work/line.txt"
input=$work/line.txt
run "$solve"
expect_status 0
expect_out "$solution"
run "$solve" -
expect_out "$solution"
input=/dev/null

# Text in gzip is read as text, whole files one after another too; damage is told. A picture is named.
printf '%s\n' "$puzzle" | gzip -c >"$work/line.gz"
cat "$work/line.gz" "$work/line.gz" >"$work/two.gz"
head -c 40 "$work/line.gz" >"$work/short.gz"
run "$solve" "$work/two.gz"
if ! grep -q 'without zlib' "$work/err"; then
    expect_status 0
    expect_out "$(printf '%s\n%s' "$solution" "$solution")"
    input=$work/two.gz
    run "$solve"
    expect_status 0
    input=/dev/null
    run "$solve" "$work/short.gz"
    expect_status 1
    expect_err_has 'short.gz: damaged: ends early'
    (cat "$work/line.gz" && head -c 1000 /dev/zero) >"$work/filled.gz"
    run "$solve" "$work/filled.gz"
    expect_status 0
    expect_out "$solution"
    (cat "$work/line.gz" && echo junk) >"$work/junk.gz"
    run "$solve" "$work/junk.gz"
    expect_status 1
    expect_err_has 'junk.gz: damaged: not gzip from here on'
    # A megabyte that becomes more than a gigabyte is left before its end.
    if [ "${2:-}" = --full ]; then
        head -c 1200000000 /dev/zero | tr '\0' '#' | gzip -1 >"$work/bomb.gz"
        run "$solve" "$work/bomb.gz"
        expect_status 1
        expect_err_has 'more than 1 GiB'
    fi
fi
printf 'RIFF....WEBPVP8 ' >"$work/photo"
run "$solve" "$work/photo"
expect_status 1
expect_err_has 'photo: a picture (WebP): use sudoku-scan'

# A grid gives a grid.
printf '%s\n' "$puzzle" | fold -w 9 >"$work/grid.txt"
run "$solve" "$work/grid.txt"
expect_status 0
expect_out "$(printf '%s\n' "$solution" | fold -w 9)"

# Every output form can be read again.
for format in line grid pretty numbers giant sdk candidates pencilmarks; do
    run "$solve" --format=$format "$puzzle"
    expect_status 0
    cp "$work/out" "$work/again.txt"
    run "$solve" --format=line "$work/again.txt"
    expect_status 0
    expect_out "$solution"
done

# A board that a form cannot hold is no empty answer.
run "$solve" --quiet --first --format=giant 1......2......3......4......5......6
expect_status 1
expect_no_out
run "$solve" --first --format=pencilmarks 1......2......3......4......5......6
expect_status 1
expect_err_has 'puzzle:1: .* cannot be written in this form'

# Conflicts name cells, unit and digit, the file and the line; a likely culprit is named.
printf '%s\n%s\n' "$puzzle" "$twice" >"$work/twice.txt"
run "$solve" "$work/twice.txt"
expect_status 6
expect_err_has 'twice.txt:2: 5 twice in row 1: r1c1, r1c9'
expect_err_has 'twice.txt:2: likely mistyped: 5 in r1c9'
expect_out "$(printf '%s\n%s\n' "$solution" "$twice")"
run "$solve" --quiet "$work/twice.txt"
expect_status 6
expect_no_err

# A puzzle without solution says where it is stuck.
run "$solve" "$stuck"
expect_status 4
expect_err_has 'no candidate left for r1c9'

# Several solutions are an exit status of their own, and no matter to --first.
run "$solve" "$empty"
expect_status 5
expect_err_has 'several solutions'
run "$solve" --first "$empty"
expect_status 0
expect_no_err

# --count counts, up to its limit; a count of none is an answer too.
run "$solve" --count "$almost"
expect_status 0
expect_out 1
run "$solve" --count=1000 "$empty"
expect_status 0
expect_out 1000
run "$solve" --count "$stuck"
expect_status 0
expect_out 0
run "$solve" --count ................
expect_status 0
expect_out 288
# Little memory changes time alone.
run "$solve" --count --memory=1 --box=2x3 ....................................
expect_status 0
expect_out 28200960
run "$solve" --memory=1 "$puzzle"
expect_status 1
expect_err_has 'memory is for --count$'
run "$solve" --count --memory=0 "$puzzle"
expect_status 1
expect_err_has 'expected a whole number from 1 to 1048576$'
# What says how to solve is for what solves.
for option in --engine=dlx --seed=3 --nodes=5 --timeout=1; do
    for question in --check --convert; do
        run "$solve" $question $option "$puzzle"
        expect_status 1
        expect_err_has 'are for questions that solve, not for --check and --convert$'
    done
done

# --unique answers in words and by its status.
run "$solve" --unique "$puzzle"
expect_status 0
expect_out 'one solution'
run "$solve" --unique "$empty"
expect_status 5
expect_out 'several solutions'

# --all writes every solution once.
run "$solve" --all ................
expect_status 0
[ "$(sort -u "$work/out" | wc -l)" -eq 288 ] || fail '288 different solutions expected'
run "$solve" -a=7 ................
expect_status 0
[ "$(wc -l <"$work/out")" -eq 7 ] || fail '7 solutions expected'

# --check looks at the givens only.
run "$solve" --check "$puzzle"
expect_status 0
expect_out 'no conflict'
run "$solve" --check "$solution"
expect_status 0
expect_out 'solved'
run "$solve" --check "$twice"
expect_status 6
expect_err_has '5 twice in row 1'

# What all solutions share, what some solution has, and how many there are.
two=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........
run "$solve" --backbone "$two"
expect_status 0
expect_out 534678..2672195348198342567859761423426853..1713924856961537284287419635345286..9
run "$solve" --candidates=true "$two"
expect_status 0
expect_out_has '| 5 *3 *4 *| 6 *7 *8 *| 19 *19 *2 *|'
run "$solve" --estimate "$two"
expect_status 0
expect_out 2
run "$solve" --estimate=20 --seed=1 --format=json "$empty"
expect_status 0
expect_out_has '"estimate":[0-9.]*e+21,"low":[0-9.e+]*,"high":[0-9.e+]*,"exponent":0,"exact":false,"samples":20,'
run "$solve" --estimate "$stuck"
expect_status 0
expect_out 0
run "$solve" --backbone --format=json "$two"
expect_status 0
expect_out_has '"backbone":"534678..2672.*"status":"solved","number":1,'

# --candidates shows what logic leaves.
run "$solve" --candidates "$puzzle"
expect_status 0
run "$solve" --candidates --format=pencilmarks "$empty"
expect_status 0
expect_out "$(yes 123456789 | head -n 81 | tr -d '\n')"

# Variants and boxes change what a solution is.
run "$solve" --count --variant=diagonal ................
expect_status 0
expect_out 48
for box in 3x4 4x3 2x3; do
    run "$solve" --box=$box "$puzzle"
    expect_status 6
    expect_no_out
    expect_err_has 'boxes of this size do not fit'
done
run "$solve" --box=1x4 --count ................
expect_status 0
expect_out 576
run "$solve" --box=2x2 "$puzzle"
expect_status 6
expect_err_has 'boxes of this size do not fit'

# Jigsaw regions are read from a file.
printf '%s\n' AABB AABB CCDD CCDD >"$work/regions.txt"
run "$solve" --regions="$work/regions.txt" --count ................
expect_status 0
expect_out 288
printf '%s\n' AABB AABB CCDD CCDA >"$work/regions.txt"
run "$solve" --regions="$work/regions.txt" --count ................
expect_status 1
expect_err_has 'regions.txt:'

# Every engine gives the same answer; logic alone may get stuck.
for engine in auto simple cdcl dlx engine9 logic; do
    run "$solve" --engine=$engine "$puzzle"
    expect_status 0
    expect_out "$solution"
done
run "$solve" --engine=logic "$empty"
expect_status 7
expect_err_has 'undecided'

# Limits end a search.
run "$solve" --nodes=1 --engine=simple "$empty"
expect_status 7
expect_err_has 'limit on nodes'
run "$solve" --timeout=0.2 --count "$empty"
expect_status 7
expect_err_has 'limit on time'
expect_out_has '^at least [1-9][0-9]*$'
run "$solve" --nodes=1 --count "$empty"
expect_status 7
expect_out 'at least 0'

# The same seed gives the same order.
run "$solve" --seed=7 --first "$empty"
cp "$work/out" "$work/seed7"
run "$solve" --seed=7 --first "$empty"
cmp -s "$work/out" "$work/seed7" || fail 'another solution with the same seed'
run "$solve" --seed=8 --first "$empty"
cmp -s "$work/out" "$work/seed7" && fail 'the same solution with another seed'

# Wrong usage is exit status 1 with a hint.
run "$solve" --no-such-option
expect_status 1
expect_err_has 'Try'
for wrong in --format=x --input=json --box=0x3 --box=9x9 --variant=x,y --engine=fast --nodes=0 \
    --timeout=-1 --threads=x --seed=-3 --count=0 --color=red "--count --all"; do
    # Two options in one word are meant to be two.
    # shellcheck disable=SC2086
    run "$solve" $wrong "$puzzle"
    expect_status 1
    expect_err_has 'sudoku-solve: --'
    expect_no_out
done
run "$solve" shortword
expect_status 1
run "$solve" /
expect_status 1

# Found digits are colored on request, and not on their way to a file.
escape=$(printf '\033')
for option in --color --color=always --colour=always --colour; do
    run "$solve" --format=pretty $option "$puzzle"
    expect_out_has "$escape\\[36m4$escape"
done
for option in --color=never --color=auto --quiet; do
    run "$solve" --format=pretty $option "$puzzle"
    ! grep -q "$escape" "$work/out" || fail "color with $option"
done

# Numbers are decimal, all of an argument, and within bounds.
for number in 0x10 0X1p3 +5 ' 5' '5 ' 5s inf nan '' 1e999 -1; do
    run "$solve" "--timeout=$number" 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
    expect_status 1
    expect_no_out
    expect_err_has "^sudoku-solve: --timeout=$number: expected a time in seconds above 0"
done
for number in 0x2 +2 ' 2' 1e1 2.0 -1 99999999999999999999; do
    run "$solve" "--threads=$number" 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
    expect_status 1
    expect_no_out
    expect_err_has "^sudoku-solve: --threads=$number: expected"
done

# Help and version.
run "$solve" --help
expect_status 0
expect_out_has 'Usage: sudoku-solve'
expect_out_has '--timeout=SECONDS'
run "$solve" --version
expect_status 0
expect_out_has '^sudoku-solve [0-9]'

# A title that names a rule which the board does not show is told, unless the board is named.
printf 'Anti-knight\n%s\n' "$puzzle" >"$work/titled"
run "$solve" "$work/titled"
expect_status 0
expect_err_has 'titled:2: warning: "Anti-knight" may be a rule, which was ignored'
run "$solve" --quiet "$work/titled"
expect_no_err
run "$solve" --count --variant=diagonal "$work/titled"
expect_no_err
printf '%s\n\nRules: anti-knight\n' "$puzzle" >"$work/below"
run "$solve" "$work/below"
expect_status 0
expect_err_has 'below: warning: "anti-knight" below the last puzzle may be a rule, which was ignored'
run "$solve" --quiet "$work/below"
expect_no_err

finish
