#!/bin/sh
# What sudoku-solve explains: paths, hints, steps and ratings. Usage: FILE PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1

puzzle=4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1
twice=44951........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1
hardest=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
two=.................................................................................
position=':0100:4:4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1:211 212:::'

# A path is one line a step, from the first to the last.
run "$solve" --explain "$puzzle"
expect_status 0
expect_no_err
expect_out_has '^Hidden Single in a box: 6 has one place left in box 1: the other empty cells see 6 in r2c6 and r4c2, so r3c1 is 6$'
expect_out_has '^Locked Candidates, pointing: '
expect_out_has '^Full House: '

# With the candidates before each step there are nine rows a step besides.
steps=$(wc -l <"$work/out")
run "$solve" --explain=candidates "$puzzle"
expect_status 0
[ "$(wc -l <"$work/out")" -ge $((steps * 10)) ] || fail "candidates are missing"

# JSON is one object a puzzle.
run "$solve" --explain --profile=hodoku --format=json "$puzzle"
expect_status 0
[ "$(wc -l <"$work/out")" -eq 1 ] || fail "not one line"
expect_out_has '"steps":\[{"technique":"Naked Single","code":"0003","placements":\["r9c8=2"\],'
expect_out_has "^{\"puzzle\":\"$puzzle\",.*\"status\":\"unique\",\"number\":1,\"file\":\"puzzle\",\"line\":1,"

# A technique goes with its kinds.
run "$solve" --explain --without=h1 "$puzzle"
! grep -q '^Hidden Single' "$work/out" || fail 'hidden singles although they are excluded'
run "$solve" --hint --techniques=h1 "$puzzle"
expect_out_has '^Hidden Single in a box: '

# Why a candidate goes, and whether a player's own step is right.
singles=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
run "$solve" --why=r1c3=1 "$singles"
expect_status 0
expect_out 'Hidden Single in a line: 1 has one place left in column 8: the other empty cells see 1 in r5c9, r2c4 and r8c5, so r1c8 is 1'
run "$solve" --why=r1c3=4 "$singles"
expect_status 7
expect_no_out
expect_err_has 'no technique excludes 4 from r1c3 here'
run "$solve" --judge=r5c5=5 "$singles"
expect_status 0
expect_out_has '^right: Naked Single: r5c5 '
run "$solve" --judge='r1c3<>1' "$singles"
expect_status 0
expect_out_has '^right: .*r1c8 is 1$'
run "$solve" --judge=r1c3=4 --techniques=h1 "$singles"
expect_status 0
expect_out 'right, but no technique shows it yet'
run "$solve" --judge=R1C3=1 --format=json "$singles"
expect_status 0
expect_out_has '"steps":\[\],"verdict":"wrong","status":"unique",'
run "$solve" --judge=r5c5=5 --format=csv "$singles"
expect_out_has ',1,"Naked Single","0003","r5c5=5","","Naked Single: .*","right",1,'
run "$solve" --judge=r1c3=1 --format=csv "$singles"
expect_out_has ',unique,,,,,,,"wrong",1,'
# A digit of one of several solutions is not right because of that.
several=5................................................................................
run "$solve" --judge=r9c9=5 "$several"
expect_status 0
expect_out 'possible, but no technique shows that all solutions have it'
run "$solve" --judge='r1c2<>4' "$several"
expect_out 'wrong'
# Pictures do not show the verdict.
run "$solve" --judge=r1c3=1 --format=svg "$singles"
expect_status 0
expect_err_has ': wrong$'
run "$solve" --judge=r5c5=5 --format=svg "$singles"
expect_status 0
expect_out_has '<svg'
expect_err_has ': right$'
run "$solve" --judge=r1c3=1 "$twice"
expect_status 6
expect_no_out
while read -r asked words; do
    run "$solve" "--judge=$asked" "$singles"
    expect_status 1
    expect_no_out
    expect_err_has "$words"
done <<'END'
r1c3=7 7 is no candidate of r1c3: the given r1c5 in row 1 is 7
r1c1=5 r1c1 has a digit already
r10c1=5 the board has no cell r10c1
r1c3=15 the board has no digit 15
r1c3 expected a step such as
r0c3=1 expected a step such as
c3r1=1 expected a step such as
r1c3= expected a step such as
END
run "$solve" --why=r1c3=7 "$singles"
expect_status 1
expect_err_has '7 is no candidate of r1c3: the given r1c5 in row 1 is 7$'
run "$solve" --why=r1c8=9 ":0000:x:53..7.+9..6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:113::"
expect_status 1
expect_err_has '9 is no candidate of r1c8: r1c7 in row 1 is 9$'
run "$solve" --why=r1c3=1 ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:113::"
expect_status 1
expect_err_has '1 is no candidate of r1c3: it was excluded before$'
run "$solve" --why='r1c3<>1' "$singles"
expect_status 1
expect_err_has 'such as r1c2=5'

# What earlier steps excluded is said, be it one digit or several.
run "$solve" --explain .53.21.9......38.1.8....5..74....9.......9....2..5...8.39....24..2.8.......7.....
expect_out_has '^Naked Single: r9c3 has one candidate left: .* in row 9, with 1 and 6 excluded before, so r9c3 is 4$'

# Premises have the candidates that they are about.
run "$solve" --steps=lc1,n1 --format=json "$puzzle"
expect_out_has '"premises":{"cells":\["r9c8"\],"candidates":{"r9c8":\[2\]},"places":\[\]'
expect_out_has '"places":\[{"unit":"box [1-9]","digit":[1-9],"cells":\["r[1-9]c[1-9]","r[1-9]c[1-9]"'

# Digits are written as in the puzzle.
run "$solve" --hint --profile=hodoku --symbols=A-I "$(echo "$puzzle" | tr 1-9 A-I)"
expect_out_has '^Naked Single: r9c8 has one candidate left: it sees A, C, D, F, G and H in box 9, and E and I in row 9, so r9c8 is B$'

# A hint tells as much as it is asked for.
run "$solve" --hint=1 "$puzzle"
expect_out_has '^Look at box 1$'
run "$solve" --hint=2 "$puzzle"
expect_out_has '^Hidden Single in a box: look at box 1$'
run "$solve" --hint "$puzzle"
expect_out_has '^Hidden Single in a box: 6 .* box 1.*, so r3c1 is 6$'
run "$solve" --hint=4 "$puzzle"
expect_status 1
expect_err_has '1, 2 or 3'

# Techniques are tried in the order of a profile or a file, without those that a player does not know.
run "$solve" --hint --profile=hodoku "$puzzle"
expect_out_has '^Naked Single: '
run "$solve" --hint --profile=se "$puzzle"
expect_out_has '^Hidden Single in a box: '
printf '%s\n' '# as I do' 'h1l' '' 'Naked Single # last' >"$work/order"
run "$solve" --hint --profile="$work/order" "$puzzle"
expect_out_has '^Hidden Single in a line: '
run "$solve" --explain --techniques=n1 "$puzzle"
expect_status 7
expect_err_has 'one solution, but the techniques end with 51 cells open$'
run "$solve" --explain --without=h1b,h1l,fh "$puzzle"
! grep -q 'Single in a\|Full House' "$work/out" || fail 'an unknown technique'
printf '%s\n' 'n1' 'xwing' >"$work/order"
run "$solve" --hint --profile="$work/order" "$puzzle"
expect_status 1
expect_err_has 'order:2: no technique has this name: xwing$'
printf '%s\n' 'n1' '0003' >"$work/order"
run "$solve" --hint --profile="$work/order" "$puzzle"
expect_err_has 'order:2: the technique is listed twice: 0003$'
run "$solve" --hint --profile=/dev/null "$puzzle"
expect_err_has '/dev/null: no techniques$'
run "$solve" --hint --profile=humna "$puzzle"
expect_err_has 'did you mean human?$'
run "$solve" --rate --profile=se "$puzzle"
expect_status 1
expect_err_has 'are for --explain, --hint, --why and --judge$'

# Steps by name, code and abbreviation; a library line is a position.
run "$solve" --steps=h1,0003 "$puzzle"
expect_status 0
expect_out_has '^Naked Single'
expect_out_has '^Hidden Single'
printf '%s\n' "$position" >"$work/position.txt"
run "$solve" --steps='Naked Single' --format=json "$work/position.txt"
expect_status 0
expect_out_has '"placements":\["r9c8=2"\]'
run "$solve" --steps=nonsense "$puzzle"
expect_status 1
expect_err_has 'list-techniques'

# Ratings are HoDoKu's.
run "$solve" --rate "$puzzle"
expect_status 0
expect_out 'Hard 696'
run "$solve" --rate=hodoku --format=json "$puzzle"
expect_out_has "^{\"puzzle\":\"$puzzle\",.*,\"level\":\"Hard\",\"score\":696,\"status\":\"unique\",\"number\":1,"

# Or Sudoku Explainer's.
hidden_pair='2.873...476.29...3....1....8.46....7...8.3.4.......96...9...7..3...4.....8...2...'
run "$solve" --rate=se "$hidden_pair"
expect_status 0
expect_out '2.0 1.2 1.2'
run "$solve" --rate=se --format=json "$hidden_pair"
expect_out_has '"er":2.0,"ep":1.2,"ed":1.2,"approximate":false,"status":"unique"'
run "$solve" --rate=nonsense "$puzzle"
expect_status 1
expect_err_has 'expected hodoku, se or sukaku'

# Or those of Sukaku Explainer, whose fish of strong links are tried in another order or missing.
bent=.2...1.5...8.9.7..5...243....1.......9.2...1.4.3..927....6.......9....4..8...7..6
run "$solve" --rate=sukaku "$bent"
expect_status 0
expect_out '6.4 1.2 1.2 (approximate)'
run "$solve" --rate=sukaku "$hidden_pair"
expect_out '2.0 1.2 1.2'
run "$solve" --rate=sukaku .67.......5....3..8..........1..24387...8.......5..9....2..4.5..38.7.2......21..9
expect_out '4.2 1.2 1.2 (approximate)'
run "$solve" --rate=sukaku --format=csv "$bent"
expect_out_has "^$bent,unique,6.4,1.2,1.2,true,1,"

# Several solutions: only one has a rating, and steps hold in all of them.
several=..2.2.....3..3..
for profile in hodoku se; do
    run "$solve" --rate=$profile "$several"
    expect_status 5
    expect_no_out
    expect_err_has 'puzzle:1: several solutions: only a puzzle with one has a rating$'
done
run "$solve" --hint "$several"
expect_status 0
expect_out_has '^Hidden Single in a box: '
expect_err_has 'puzzle:1: several solutions: the step holds in all of them$'
run "$solve" --steps=h1 "$several"
expect_status 0
expect_err_has 'puzzle:1: several solutions: the steps hold in all of them$'
run "$solve" --explain "$several"
expect_status 5
expect_err_has 'puzzle:1: several solutions, but the techniques end with 8 cells open$'

# A puzzle that is too hard has one solution and no rating.
run "$solve" --rate=se --box=4x4 .24E.1.5..C.D...5.8.....9..7.6.....A...86FG..7.C.6G..D.....3....61.2..B..D..93.8...73GA.E...5.B..3..8....A9.1.7..E....9..B...C..4...2..C7..6..EAGC...61....2.4D....1.78.....B.......A....9FD.8...7.C......1.3..9..E..8.D......G..B5.7....46...C.D...9.3...A.8...
expect_status 7
expect_no_out
expect_err_has 'puzzle:1: one solution, but the techniques end with [1-9][0-9]* cells open$'

# Ratings above 11.3 are marked as approximate.
nested=57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..
run "$solve" --rate=se "$hardest" "$nested"
expect_status 0
expect_out '10.7 10.7 9.7
11.9 1.2 1.2 (approximate)'
run "$solve" --rate=se --format=csv "$nested"
expect_out_has "^$nested,unique,11.9,1.2,1.2,true,1,"
run "$solve" --rate=se --format=csv "$hidden_pair"
expect_out_has "^$hidden_pair,unique,2.0,1.2,1.2,false,1,"

# A position with a mistake: the first wrong digit or missing candidate is named, for every question.
paper=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
digit=":0000:x:53+1${paper#53.}::::"
candidate=":0000:x:$paper:413:::"
for question in '' --hint --steps --explain --rate --repair; do
    run "$solve" $question "$candidate"
    expect_status 4
    expect_err_has 'puzzle:1: candidate 4 in r1c3 is missing: the solution of the givens has it there$'
    [ "$question" != --repair ] || break
    run "$solve" $question "$digit"
    expect_status 4
    expect_err_has 'puzzle:1: digit 1 in r1c3 is wrong: the solution of the givens has another there$'
    run "$solve" $question --format=json "$digit"
    expect_out_has '"status":"none".*"error":"digit 1 in r1c3 is wrong: '
done
run "$solve" --hint "$paper"
expect_no_err

# What has no path says so by its exit status.
run "$solve" --explain "$twice"
expect_status 6
run "$solve" --explain "$two"
expect_status 5
expect_err_has 'several solutions, but the techniques end with 81 cells open$'

# Candidates may be conditions of a puzzle: digits that change places break them, and its one solution
# says nothing of rectangles.
printf '%s\n' '34 24 4 1234' '1234 124 1234 2' '1 4 1234 234' '234 134 1234 124' >"$work/conditions"
run "$solve" --steps=u1,u2,u3,u4,u5,u6,hr --input=candidates --variant=disjoint "$work/conditions"
expect_status 0
expect_no_out

# Nor do digits that were placed: without them the givens have many solutions.
placed=':0607::2.+31+9+7+5+48+7+51+8+4+6+3+2.4+89+3.+56+7.9+1+4+7+3..+6...+6+41.9...+2.6+59+7+1.+8+9+5+2+7..+3.+1.+7964..+2.+4..8+3+1+9.::::'
run "$solve" --steps=ar1,ar2 "$placed"
expect_status 0
expect_no_out

# But cells with one candidate stand, where others write a board on its way.
run "$solve" --convert --format=candidates \
    ...19.5.8.....6.2...9.....1.1.....655.6..298....6.........7..3.1..9.......2.83...
cp "$work/out" "$work/way"
run "$solve" --steps=u1 --input=candidates "$work/way"
expect_status 0
expect_out_has '^Uniqueness Test 1: '

run "$solve" --list-techniques
expect_status 0
expect_out_has '| X-Wing | 0300 | bf2 | 3.2 | 140 | Hard |'

# Without a step there is no picture, and a file of that name stays as it is.
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
for puzzle in $solved 55...............................................................................; do
    rm -f "$work/absent.png"
    echo 'another picture' >"$work/present.png"
    for file in absent present; do
        run "$solve" --hint --format=png -o "$work/$file.png" "$puzzle"
        [ "$puzzle" = $solved ] || expect_status 6
        [ "$puzzle" != $solved ] || { expect_status 0 && expect_err_has 'no step is left to draw'; }
    done
    [ ! -e "$work/absent.png" ] || fail 'a file without a picture was made'
    [ "$(cat "$work/present.png")" = 'another picture' ] || fail 'a file was replaced by no picture'
done

# Techniques take a second or more on these boards: a time limit or a signal ends them before.
blank=$(printf '%0256d' 0)
slow=........7.........9.................4....25.....61.........3.....1....7..........
for question in --explain --hint --steps '--rate=se --variant=diagonal,windoku'; do
    board=$blank
    [ "${question#--rate}" = "$question" ] || board=$slow
    # Plain words.
    # shellcheck disable=SC2086
    run "$solve" $question --timeout=0.01 "$board"
    expect_status 7
    expect_err_has 'puzzle:1: limit on time reached$'
    # Shells have SIGINT ignored by what they start behind them.
    for signal in INT:130 TERM:143 HUP:129; do
        env --default-signal true 2>/dev/null || break
        command="$solve $question, ended by $signal"
        # shellcheck disable=SC2086
        env --default-signal "$solve" $question "$board" >"$work/out" 2>"$work/err" &
        wait_for_program $! "$solve"
        sleep 0.05
        kill "-${signal%:*}" $!
        wait $!
        status=$?
        runs=$((runs + 1))
        expect_status "${signal#*:}"
        expect_no_err
    done
done

# Steps are seen as they are found: before the search ends, as text and as an object that has begun.
for format in line json; do
    : >"$work/early" # the steps of the format before
    "$solve" --explain --variant=diagonal,windoku --format=$format "$slow" "$blank" >"$work/early" 2>"$work/err" &
    command="$solve --explain --format=$format, on its way"
    runs=$((runs + 1))
    while ! grep -q Nested "$work/early" && kill -0 $! 2>/dev/null; do
        sleep 0.1
    done
    grep -q Nested "$work/early" || fail 'no step yet'
    kill -0 $! 2>/dev/null || fail 'it has ended'
    kill -TERM $!
    wait $!
done

# A search that ends before it is known whether there is one solution, on which techniques rely, leaves no
# answer that looks like the whole one.
hard=98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6
run "$solve" --rate --nodes=100000 "$hard"
expect_status 0
expect_out "$("$solve" --rate "$hard")"
expect_out_has '^Extreme [0-9]*$'
for question in --explain --hint --steps --rate --rate=se; do
    run "$solve" $question --nodes=1 "$hard"
    expect_status 7
    [ ! -s "$work/out" ] || fail 'an answer'
    expect_err_has 'puzzle:1: limit on nodes reached$'
    run "$solve" $question --nodes=1 --format=json "$hard"
    expect_status 7
    expect_out_has '"status":"node_limit".*"error":"limit on nodes reached"}$'
    run "$solve" $question --engine=logic "$hard"
    expect_status 7
    expect_err_has 'puzzle:1: undecided by logic alone$'
done
finish
