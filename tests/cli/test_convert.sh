#!/bin/sh
# --convert: puzzles in every form that is written, pictures of them, and sheets for printing.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79

# Each form says the same puzzle.
for form in line sdm grid pretty boxed numbers giant sdk ss library; do
    run "$solve" --convert --format=$form "$puzzle"
    expect_status 0
    expect_no_err
    cp "$work/out" "$work/converted"
    run "$solve" --convert --format=line "$work/converted"
    expect_status 0
    expect_out "$puzzle"
done

# Candidates are those that the givens leave; a puzzle of candidates keeps them.
run "$solve" --convert --format=candidates "$puzzle"
expect_out_has '^| 5   3    124 '
cp "$work/out" "$work/candidates"
run "$solve" --convert --format=pencilmarks "$work/candidates"
expect_out_has '^....5......3......12.4.....'
run "$solve" --convert "$work/candidates"
cmp -s "$work/out" "$work/candidates" || fail "candidates are not kept"

# Forms of other programs, as these write them.
run "$solve" --convert --format=ss "$puzzle"
expect_out '*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*'
cells=53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
echo ":0201:1:$cells:614 816:136::" >"$work/library"
run "$solve" --convert --format=library "$work/library"
expect_status 0
expect_out ":0000:x:$cells:614 816:::"
run "$solve" --format=library 12..34.......1..
expect_out_has '^:0000:x:12+'
run "$solve" --convert --format=library "$(printf '%256s' '' | tr ' ' .)"
expect_status 1
expect_err_has 'cannot be written in this form'

# What stands beside a puzzle goes with it.
printf '%s easy "one"\n\n%s\n' "$puzzle" "$puzzle" >"$work/two"
run "$solve" --convert --format=csv "$work/two"
expect_status 0
expect_out_has '^puzzle,number,name,file,line,comment,error$'
expect_out_has "^$puzzle,1,\"\",\"$work/two\",1,\"easy \"\"one\"\"\",\"\"\$"
expect_out_has "^$puzzle,2,\"\",\"$work/two\",3,\"\",\"\"\$"
run "$solve" --convert --format=json "$work/two"
expect_out_has "\"puzzle\":\"$puzzle\",\"side\":9,\"box\":\[3,3\],\"number\":1,"
expect_out_has '"line":1,"comment":"easy \\"one\\""}$'
mv "$work/out" "$work/json"
run "$solve" --convert --format=line "$work/json"
expect_status 0
expect_out "$puzzle
$puzzle"

# Nothing is solved: not one with several solutions, nor one that breaks a rule.
run "$solve" --convert "11.............."
expect_status 0
expect_no_err
expect_out "11.............."
run "$solve" --convert --format=csv --candidates "$puzzle"
expect_status 1
expect_err_has 'one question'

if draws "$solve" svg; then
    run "$solve" --convert --format=svg "$puzzle"
    expect_status 0
    [ "$(grep -c '<use ' "$work/out")" -eq 30 ] || fail "not the 30 givens"
fi

if ! draws "$solve" pdf; then
    echo "no PDF in this build: sheets are not tested"
    finish
fi

pages() {
    grep -a -c '^<< /Type /Page %\|/Type /Page$' "$1"
}

# Four to a page and their solutions: 2 + 1 pages; two puzzles have no single solution.
{
    for _ in 1 2 3 4 5; do echo "$puzzle"; done
    echo "55${puzzle#53}"
} >"$work/six"
run "$solve" --convert --format=pdf --per-page=4 --title='Sunday' --output="$work/six.pdf" "$work/six"
expect_status 0
expect_no_err
[ "$(head -c 5 "$work/six.pdf")" = %PDF- ] || fail "no PDF"
[ "$(pages "$work/six.pdf")" -eq 3 ] || fail "$(pages "$work/six.pdf") pages, expected 3"
grep -a -q 'MediaBox \[ 0 0 595' "$work/six.pdf" || fail "not A4"
grep -a -q 'Title (Sunday)' "$work/six.pdf" || fail "no title"
# No bytes of a title spoil the document.
run "$solve" --convert --format=pdf --title="$(printf 'S\377nd\355\240\200y\001')" "$work/six"
expect_status 0
expect_no_err
# Without --per-page each puzzle has a page, and its solution is not shown.
run "$solve" --convert --format=pdf --paper=letter "$work/six"
expect_status 0
[ "$(pages "$work/out")" -eq 6 ] || fail "$(pages "$work/out") pages, expected 6"
grep -a -q 'MediaBox \[ 0 0 612 792' "$work/out" || fail "not letter"
# Threads change nothing but the time of making.
for threads in 1 3; do
    run "$solve" --convert --format=pdf --per-page=2 --threads=$threads "$work/six"
    grep -a -v CreationDate "$work/out" >"$work/made-$threads"
done
cmp -s "$work/made-1" "$work/made-3" || fail "threads change the document"
# Solutions below the puzzles, or none, need no further page.
for where in below none; do
    run "$solve" --convert --format=pdf --per-page=4 --solutions=$where "$work/six"
    expect_status 0
    [ "$(pages "$work/out")" -eq 2 ] || fail "$(pages "$work/out") pages, expected 2"
done
# Candidates in JSON are those of the puzzle where every cell has some; notes on a few cells are none.
printf '%s\n' '34 24 4 1234' '1234 124 1234 2' '1 4 1234 234' '234 134 1234 124' >"$work/conditions"
run "$solve" --convert --format=json --input=candidates --variant=disjoint "$work/conditions"
cp "$work/out" "$work/conditions.json"
run "$solve" --unique "$work/conditions.json"
expect_status 0
run "$solve" --convert --format=json "$work/conditions.json"
expect_out_has '"candidates":\[\[3,4\],\[2,4\],\[4\],'
printf '%s\n' '{"puzzle":"1234....2143....","candidates":[[],[],[],[],[3],[],[],[],[],[],[],[],[],[],[],[]]}' \
    '{"candidates":[["a"],{"b":[1]},null,[[2]],}],"puzzle":"1234....2143...."}' >"$work/notes.json"
run "$solve" --unique "$work/notes.json"
expect_status 5
# They stay those of the puzzle in the forms that have them, and it is told where they are left out.
for form in candidates json library; do
    run "$solve" --convert --format=$form --input=candidates "$work/conditions"
    expect_status 0
    expect_no_err
    cp "$work/out" "$work/kept"
    run "$solve" --count --variant=disjoint "$work/kept"
    expect_out 1
done
for form in line grid pretty numbers giant sdk ss csv %p; do
    run "$solve" --convert --format=$form --input=candidates "$work/conditions"
    expect_status 0
    expect_err_has 'conditions:1: written without its candidates: they narrow it'
    run "$solve" --convert --format=$form "$work/candidates"
    expect_no_err
done
for form in csv %p,%s; do
    run "$solve" --format=$form "$work/candidates"
    expect_status 0
    expect_out_has "^$puzzle"
    expect_no_err
    run "$solve" --format=$form --input=candidates "$work/conditions"
    expect_status 0
    expect_err_has 'conditions:1: written without its candidates: they narrow it'
done
run "$solve" --convert --quiet --format=line --input=candidates "$work/conditions"
expect_no_err

# A cell for which nothing is left has nothing left in JSON, too, whether it was converted or answered.
printf '%s\n' '1 2 3 4' '3 4 1 2' '! 1 4 34' '4 3 2 13' >"$work/nothing"
for question in --convert --first; do
    run "$solve" $question --format=json --input=candidates "$work/nothing"
    cp "$work/out" "$work/nothing.json"
    run "$solve" "$work/nothing.json"
    expect_status 4
    expect_err_has 'no candidate left for r3c1'
done

# So it is with the shape of a board, unless the options name it.
lose() {
    printf '%s\n' "{\"puzzle\":\"1..................................2\",$1}" >"$work/shaped.json"
    run "$solve" --convert --format=json "$work/shaped.json"
    expect_no_err
    for form in line csv %p $3; do
        run "$solve" --convert --format=$form "$work/shaped.json"
        expect_status 0
        expect_err_has "shaped.json:1: written without its $2, which ${4:-form json has}"
    done
}
lose '"box":[3,2]' boxes 'grid numbers'
lose '"box":[1,6]' boxes 'pretty candidates'
lose '"variants":["diagonal"],"box":[2,3]' 'extra units' 'pretty candidates'
lose '"regions":"AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF"' regions candidates 'forms pretty and json have'
lose '"regions":"AAAABBAABBBBCCCDDDCCCDDDEEEFFFEEEFFF"' regions candidates 'forms pretty and json have'
run "$solve" --convert --format=json "$work/shaped.json"
cp "$work/out" "$work/jigsaw.json"
run "$solve" --convert --format=pretty "$work/jigsaw.json"
expect_no_err
cp "$work/out" "$work/jigsaw.txt"
run "$solve" --convert --format=json "$work/jigsaw.txt"
expect_out_has '"regions":\[1,1,1,1,2,2,1,1,2,2,2,2,3,'
printf '%s\n' '{"puzzle":"1..................................2","box":[2,3]}' >"$work/shaped.json"
for form in line grid pretty; do
    run "$solve" --convert --format=$form "$work/shaped.json"
    expect_no_err
done
printf '%s\n' '{"puzzle":"1..................................2","box":[3,2],"variants":["x"]}' >"$work/shaped.json"
run "$solve" --convert --format=line --box=3x2 --variant=diagonal "$work/shaped.json"
expect_no_err

# Solved boards; boards of several sizes in one document.
{ echo "$puzzle"; echo; echo 1.3434.2.14.4.21; } >"$work/sizes"
run "$solve" --format=pdf "$work/sizes"
expect_status 0
[ "$(pages "$work/out")" -eq 2 ] || fail "$(pages "$work/out") pages, expected 2"

# What documents do not have.
for options in '--size=300' '--output=x%d.pdf' '--all' '--per-page=0' '--paper=b5'; do
    run "$solve" --format=pdf "$options" "$puzzle"
    expect_status 1
    expect_no_out
done
run "$solve" --format=svg --solutions=below "$puzzle"
expect_status 1
expect_err_has 'solutions are for documents'
run "$solve" --format=svg --per-page=2 "$puzzle"
expect_status 1
expect_err_has 'format=pdf'
finish
