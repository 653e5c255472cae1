#!/bin/sh
# Puzzles with rules: texts, questions, formats, and rules on the command line. Usage:
# test_sudoku_solve_rules.sh PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1

# A latin square of three thermometers.
thermos='.Shape~4x4.NoBoxes.Thermo~R1C1~R1C2~R1C3~R1C4.Thermo~R1C1~R2C1~R3C1~R4C1.~R2C2_3~R3C2_4~R2C3_4'
run "$solve" "$thermos"
expect_status 0
expect_out 1234234134124123

# The same from a file, among comments, on several lines, and as lines of one rule each.
{
    printf '# a comment\n%s\n' "$thermos"
    printf '.Shape~4x4.NoBoxes\n  .Thermo~R1C1~R1C2~R1C3~R1C4.Thermo~R1C1~R2C1~R3C1~R4C1\n'
    printf '  .~R2C2_3~R3C2_4~R2C3_4\n'
    printf '.Shape~4x4\n.NoBoxes\n.Thermo~R1C1~R1C2~R1C3~R1C4\n.Thermo~R1C1~R2C1~R3C1~R4C1\n.~R2C2_3~R3C2_4~R2C3_4\n'
} >"$work/rules.txt"
run "$solve" "$work/rules.txt"
expect_status 0
expect_out "$(printf '1234234134124123\n1234234134124123\n1234234134124123')"

# Questions.
run "$solve" --unique "$thermos"
expect_out 'one solution'
run "$solve" --count '.Shape~4x4.NoBoxes'
expect_status 0
expect_out 576
run "$solve" --count=5 '.Shape~4x4.NoBoxes'
expect_status 0
expect_out 5
run "$solve" --all '.Shape~2x2'
expect_out "$(printf '1221\n2112')"
run "$solve" --candidates=true '.Shape~3x3~0-2.Thermo~R1C1~R1C2'
expect_status 0
expect_out "$(printf '01 12 012\n012 012 012\n012 012 012')"
run "$solve" --backbone '.Shape~3x3~0-2.Thermo~R1C1~R1C2~R1C3'
expect_out '012......'
run "$solve" '.Shape~4x4.AntiKnight'
expect_status 5
expect_err_has 'several solutions'

# Broken rules are named with their cells.
run "$solve" --check "$thermos"
expect_status 0
expect_out 'no conflict'
run "$solve" --check '.Shape~4x4.Cage~3~R1C1~R1C2.~R1C1_4'
expect_status 6
expect_err_has 'cage of 3 at r1c1 r1c2'
run "$solve" '.Shape~4x4.Thermo~R1C1~R1C2.~R1C1_4'
expect_status 6
expect_err_has 'thermometer at r1c1 r1c2'

# A full board is not solved if a cell beside it has no value: here one equal to two digits.
full='.Shape~2x2~4.~R1C1_1~R1C2_2~R2C1_3~R2C2_4.Var~A.Pair~hQI~~VA~R1C1'
run "$solve" --check "$full"
expect_status 0
expect_out solved
run "$solve" --check "$full.Pair~hQI~~VA~R1C2"
expect_status 4
expect_no_out
expect_err_has 'no solution'

# An automaton that is too large for its line is an error: 330 times ".*" on 256 cells.
states=$(awk 'BEGIN { for (i = 0; i < 110; i++) printf "LiouKi4q" }')
cells=$(awk 'BEGIN { for (i = 0; i < 256; i++) printf "~R%dC%d", i % 9 + 1, i / 9 % 9 + 1 }')
run "$solve" ".Regex~$states$cells"
expect_status 1
expect_no_out
expect_err_has 'an automaton is too large for its line'

# Unknown rules are refused, never left out.
run "$solve" '.Thermo~R1C1~R1C2.Quibble~R1C1'
expect_status 6
expect_no_out
expect_err_has 'puzzle:1:19: Quibble is not supported'
run "$solve" --rule=quibble:1 '.AntiKing'
expect_status 1
expect_err_has 'quibble is not supported'

# Rules of the command line are added to boards and to texts.
grid=1234341221434321
classic=4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1
run "$solve" --rule=Thermo:r1c1,r1c2 --rule=antiknight --check "$grid"
expect_status 6
expect_err_has 'anti-knight at'
for question in --first --unique --check; do
    run "$solve" $question --rule=cage:3,r1c1,r1c2 "$classic"
    [ "$status" -eq 0 ] && fail "$question: solved without its rule"
    run "$solve" $question --rule=cage:13,r1c1,r1c2 "$classic"
    expect_status 0
done
run "$solve" --rule=cage:3,r1c1,r1c2 "$classic"
expect_no_out
expect_status 6
run "$solve" --rule=cage:13,r1c1,r1c2 "$classic"
expect_out 495187632712396548683254179369578214871642953254913786526831497137429865948765321
# A fault of theirs is named as one of the option, not at a column that the puzzle does not have.
for text in "$classic" .AntiKing; do
    run "$solve" --rule=antiknight --rule=cage:99,r1c1,r1c20 "$text"
    expect_status 6
    expect_no_out
    expect_err_has '^puzzle:1: --rule: r1c20 is not a cell$'
done
run "$solve" --rule=cage:9,r1c1,r1c2 '.Thermo~R1C1~R1C20'
expect_status 6
expect_err_has '^puzzle:1:14: R1C20 is not a cell$'
run "$solve" --rule=cage:3,r1c1,r1c2 --count '...................................'"$(printf '%046d' 0)" --nodes=50
expect_status 7
run "$solve" --rule=thermo:r1c1,r2c1 '.Shape~2x2'
expect_out 1221

# Rules have numbers, and boxes where the size of the grid has them.
for board in ABCD............ 0123............ 1230............; do
    run "$solve" --first --symbols="$(echo "$board" | cut -c1-4)" --rule=cage:3,r1c1,r1c2 "$board"
    expect_status 1
    expect_no_out
    expect_err_has 'rules cannot be added to boards of other symbols than 1 2 3'
done
run "$solve" --first --symbols=1-4 --rule=cage:3,r1c1,r1c2 ................
expect_out 1234341221434321
run "$solve" --box=3x2 --rule=windoku "$(printf '%036d' 0)"
expect_status 6
expect_err_has 'Windoku needs the usual boxes of the grid'

# Options for the shape of a board are not ignored where a text with rules has its own.
printf '1122\n1322\n1344\n3344\n' >"$work/regions"
for option in --box=4x1 --variant=diagonal --variant=samurai --regions="$work/regions" --symbols=0-3; do
    run "$solve" --count "$option" '.Shape~4x4.Thermo~R1C1~R1C2'
    expect_status 1
    expect_no_out
    expect_err_has 'are for boards without rules of their own: use --rule'
done

# Forms of answers.
run "$solve" --format=pretty '.Shape~2x2~0-11.Thermo~R1C1~R1C2.~R1C1_10~R2C1_0~R2C2_1'
expect_out "$(printf '10 11\n 0  1')"
run "$solve" --format=json '.Shape~2x2.Thermo~R1C1~R1C2'
expect_out '{"puzzle":".Shape~2x2.Thermo~R1C1~R1C2","solution":"1221","status":"unique","number":1,"file":"puzzle","line":1,"comment":""}'
run "$solve" --explain '.Shape~2x2.Thermo~R1C1~R1C2'
expect_status 1
expect_err_has 'not supported for puzzles with rules'

# Pictures, where this build draws them: the puzzle, or its solution as found digits.
if draws "$solve" svg; then
    run "$solve" --convert --format=svg '.Shape~2x2.Cage~3~R1C1~R1C2'
    expect_status 0
    expect_out_has 'stroke-dasharray'
    run "$solve" --format=svg '.Shape~2x2.Thermo~R1C1~R1C2'
    expect_status 0
    [ "$(grep -c '<use.*#1a5fb4' "$work/out")" -eq 4 ] || fail "four digits are not found ones"
    run "$solve" --candidates --format=svg '.Shape~4x4.Thermo~R1C1~R1C2~R1C3'
    expect_status 0
    expect_out_has '#707070'
    run "$solve" --format=svg '.Shape~2x2.Cage~9~R1C1~R1C2'
    expect_status 4
    expect_out_has 'stroke-dasharray'
    run "$solve" --rule=cage:3,r1c1,r1c2 --format=svg "$classic"
    expect_out_has 'stroke-dasharray'
fi

# Whatever the question, givens that break a rule are reported as on boards without rules; a rule that
# nothing obeys is no fault of the givens.
blank72=$(printf '%072d' 0)
twice=550000000$blank72
for question in --first --all --unique --count --candidates --candidates=true --backbone --check; do
    run "$solve" $question --rule=cage:15,r5c1,r5c2 "$twice"
    expect_status 6
    expect_err_has 'puzzle:1: the givens break a rule: different digits in row 1'
done
run "$solve" --format=csv --rule=cage:15,r5c1,r5c2 "$twice"
expect_out_has ',conflict,,0,true,'
run "$solve" --rule=cage:3,r1c1,r1c2 "900000000$blank72"
expect_status 6
expect_err_has 'the givens break a rule: cage of 3 at r1c1 r1c2'
for row in 900000000 000900000; do
    run "$solve" --rule=cage:3,r1c1,r1c2,r1c3 "$row$blank72"
    expect_status 4
    expect_err_has 'no digits obey the rule: cage of 3 at r1c1 r1c2 r1c3'
done
impossible=.Shape~6x4~6.NoBoxes.ChaosConstruction.ChaosCount~R1C1~1~CC1
for given in '' .~R1C1_2; do
    run "$solve" "$impossible$given"
    expect_status 4
    expect_err_has 'no digits obey the rule: chaos count at r1c1 x1'
done

# A board without rules is converted with its boxes only if they are not those of its size.
run "$solve" --convert --rule=cage:3,r1c1,r1c2 "100000000$blank72"
expect_out '.Shape~9x9.~R1C1_1.cage~3~r1c1~r1c2'
run "$solve" --convert --box=2x3 --rule=cage:3,r1c1,r1c2 "$(printf '%036d' 0)"
expect_out '.Shape~6x6.cage~3~r1c1~r1c2'
run "$solve" --convert --box=3x2 --rule=cage:3,r1c1,r1c2 "$(printf '%036d' 0)"
expect_out '.Shape~6x6.NoBoxes.Jigsaw~AABBCCAABBCCAABBCCDDEEFFDDEEFFDDEEFF.cage~3~r1c1~r1c2'

# Conflicts of givens with a rule as a whole: none of its parts shows them alone.
run "$solve" --check '.Thermo~R1C1~R1C2~R1C3.~R1C1_5~R1C3_6'
expect_status 6
expect_err_has 'the givens break a rule: thermometer at r1c1 r1c2 r1c3'
run "$solve" --check '.Thermo~R1C1~R1C2~R1C3.~R1C1_5~R1C3_7'
expect_status 0
expect_out 'no conflict'
run "$solve" --check '.Palindrome~R1C1~R2C2~R3C1~R4C4.~R1C1_5~R4C4_6'
expect_err_has 'palindrome line at r1c1 r2c2 r3c1 r4c4'
run "$solve" --check '.Whisper~R1C1~R2C2~R3C3~R4C4.~R1C1_1_2~R4C4_1_2'
expect_err_has 'whisper line of 5 at'
run "$solve" '.Renban~R1C1~R2C2~R3C3~R4C4.~R1C1_1~R4C4_6'
expect_err_has 'renban line at r1c1 r2c2 r3c3 r4c4'

# Records: rows of CSV, and lines of a pattern.
run "$solve" --format=csv '.Shape~2x2.Thermo~R1C1~R1C2'
expect_status 0
expect_out_has '^puzzle,status,solutions,count,count_exact'
expect_out_has '^".Shape~2x2.Thermo~R1C1~R1C2",unique,1221,1,true,'
run "$solve" --count --format=csv '.Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4'
expect_out_has '^".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4",several,,12,true,'
run "$solve" --first --format=csv '.Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4'
expect_out_has ',solved,1234[1-4]*,1,false,'
run "$solve" --format=csv --candidates '.Shape~2x2.Thermo~R1C1~R1C2'
expect_out_has '^".Shape~2x2.Thermo~R1C1~R1C2",solved,"1 2 2 1",1,'
run "$solve" --format=csv '.Shape~2x2.Cage~9~R1C1~R1C2'
expect_status 4
expect_out_has ',none,,0,true,.*"no solution"$'
run "$solve" --check --format=csv '.Shape~2x2.Thermo~R1C1~R1C2'
expect_out_has ',solved,,0,false,'
run "$solve" --all --format='%n %s' '.Shape~2x2.~R1C1_1_2'
expect_out "$(printf '1 1221\n1 2112')"
run "$solve" --convert --format='%p %g' ' .Shape~2x2 .~R1C1_1'
expect_out '.Shape~2x2.~R1C1_1 1'
run "$solve" --format='%r: %a: %e' '.Shape~2x2.Cage~9~R1C1~R1C2'
expect_out 'none: : no solution'

# Texts of other programs: what is only drawn is named, rules can be added, and --convert writes dots.
json='{"size":2,"grid":[[{},{}],[{},{}]],"thermometer":[{"lines":[["R1C1","R1C2"]]}],"line":[{}]}'
run "$solve" "$json"
expect_status 0
expect_out 1221
expect_err_has 'warning: left out: line'
run "$solve" --convert "$json"
expect_out '.Shape~2x2.Thermo~R1C1~R1C2'
run "$solve" --convert --rule=antiking "$json"
expect_out '.Shape~2x2.Thermo~R1C1~R1C2.antiking'
expect_err_has 'warning: left out: line'
run "$solve" --rate "$json"
expect_status 1
expect_err_has 'warning: left out: line'
expect_err_has 'not supported for puzzles with rules'
run "$solve" 'https://sudokupad.app/abc'
expect_status 6
expect_err_has "the puzzle 'abc' is kept by a server"

# Identifiers of games: a calcudoku and an inequality square.
run "$solve" --count '4dn:a_5a5_a_a__,a7s2d2m6d4a3a7d2'
expect_out 2
run "$solve" --convert '2de:0R,0,0U,0,'
expect_out '.Shape~2x2.NoBoxes.GreaterThan~R1C1~R1C2.GreaterThan~R2C1~R1C1'

# A board without rules stays one.
run "$solve" --convert --format=line 1...............
expect_out 1...............

# Puzzles in the form of f-puzzles, boards without rules too.
run "$solve" --convert --rule-form=f-puzzles '.Shape~2x2.Thermo~R1C1~R1C2'
expect_out '{"size":2,"grid":[[{},{}],[{},{}]],"thermometer":[{"lines":[["R1C1","R1C2"]]}]}'
run "$solve" --convert --rule-form=link 1...............
expect_status 0
expect_out_has 'https://www.f-puzzles.com/?load='
link=$(cat "$work/out")
run "$solve" --convert "$link"
expect_out '.Shape~4x4.~R1C1_1'
run "$solve" --convert --rule-form=f-puzzles '.Shape~4x4.AntiTaxicab'
expect_status 1
expect_err_has 'f-puzzles cannot say this: anti-taxicab'
printf '%s\n' '{"size":2,"grid":[[{"givenPencilMarks":[1,2]},{"value":1,"given":true}],[{},{}]]}' >"$work/marks"
run "$solve" "$work/marks"
expect_out 2112
run "$solve" --convert --rule-form=chess "$classic"
expect_status 1
run "$solve" --rule-form=link "$classic"
expect_status 1
expect_no_out
expect_err_has '--rule-form is for --convert$'

# The table of rules.
run "$solve" --list-rules
expect_status 0
expect_out_has 'Thermo'
finish
