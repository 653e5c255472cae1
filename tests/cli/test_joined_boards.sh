#!/bin/sh
# Boards that share cells through the tools, in text and JSON, there and back; and what is wrong with damaged ones.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1
gen=$2

# --------------------------------------------------------------------- what is made can be solved
run "$gen" --variant=samurai --seed=5
expect_status 0
[ "$(wc -l <"$work/out")" -eq 21 ] || fail 'a samurai has 21 lines'
cp "$work/out" "$work/samurai"
run "$gen" --variant=samurai --seed=5 --format=json
expect_out_has '"parts":\[{"at":"r1c1"},{"at":"r1c13"},{"at":"r7c7"},{"at":"r13c1"},{"at":"r13c13"}\]'
cp "$work/out" "$work/json"
run "$gen" --variant=samurai --seed=5 --format=line
[ "$(wc -c <"$work/out")" -eq 370 ] || fail 'a samurai has 369 cells'
cp "$work/out" "$work/line"

# The five boards of the file $1, one a line.
boards_of() {
    for place in '1 1' '1 13' '7 7' '13 1' '13 13'; do
        # shellcheck disable=SC2086
        set -- "$1" $place
        awk -v top="$2" -v left="$3" 'NR >= top && NR < top + 9 { printf "%s", substr($0 "            ", left, 9) }
            END { print "" }' "$1"
    done
}
boards_of "$work/samurai" >"$work/boards"
sed 's/./& /g; s/^/  /; y/./0/' "$work/samurai" >"$work/spaced"

run "$solve" "$work/samurai"
expect_status 0
[ "$(wc -l <"$work/out")" -eq 21 ] || fail 'a solved samurai has 21 lines'
! grep -q '\.' "$work/out" || fail 'cells are open'
cp "$work/out" "$work/solved"
boards_of "$work/solved" >"$work/solved_boards"
# Each board of the solution keeps the rules by itself.
run "$solve" --check "$work/solved_boards"
expect_status 0
expect_out 'solved
solved
solved
solved
solved'

for form in spaced json; do
    run "$solve" "$work/$form"
    expect_status 0
    cmp -s "$work/solved" "$work/out" || fail "another solution of $form"
done
for form in samurai spaced json line boards; do
    run "$solve" --variant=samurai --format=grid "$work/$form"
    expect_status 0
    cmp -s "$work/solved" "$work/out" || fail "another solution of $form"
    run "$solve" --variant=samurai --convert --format=json "$work/$form"
    expect_out_has '"parts":'
    sed 's/,"number".*//' "$work/out" >"$work/converted"
    [ "$form" = samurai ] && cp "$work/converted" "$work/expected"
    cmp -s "$work/converted" "$work/expected" || fail "another puzzle in $form"
done
"$solve" --format=json "$work/samurai" >"$work/result"
run "$solve" "$work/result"
cmp -s "$work/solved" "$work/out" || fail 'a result in JSON is another puzzle'

# --------------------------------------------------------------------- questions
run "$solve" --count "$work/samurai" "$work/json"
expect_out '1
1'
run "$solve" --unique "$work/spaced"
expect_out 'one solution'
run "$solve" --check "$work/samurai"
expect_out 'no conflict'
# Candidates count in JSON of joined boards as in that of one.
awk 'BEGIN { for (i = 0; i < 153; i++) printf "%s%s", i ? "," : "", i == 0 ? "[1,2]" : i == 152 ? "[3]" : "[1,2,3,4,5,6,7,8,9]" }' \
    >"$work/sets"
printf '{"puzzle":"%153s","box":[3,3],"parts":["r1c1","r7c7"],"candidates":[%s]}\n' '' "$(cat "$work/sets")" | tr ' ' . \
    >"$work/narrowed.json"
run "$solve" --first --format=json "$work/narrowed.json"
expect_status 0
expect_out_has '"solutions":\["[12][1-9]*3"\]'
expect_out_has '"candidates":\[\[1,2\],\[1,2,3'
sed 's/"candidates":\[\[1,2\]/"candidates":[[]/' "$work/narrowed.json" >"$work/none.json"
run "$solve" --first "$work/none.json"
expect_status 4
expect_err_has 'no candidate left for r1c1'
# Four boards that fill a square are taken for one where nothing says that they are joined.
printf '{"puzzle":"%144s","box":[3,3],"parts":["r1c1","r1c4","r4c1","r4c4"]}\n' '' | tr ' ' . >"$work/square.json"
run "$solve" --convert --format=grid "$work/square.json"
expect_err_has 'square.json:1: written without its joined boards, which form json has'
run "$solve" --convert --format=grid --variant=butterfly "$work/square.json"
expect_no_err
run "$solve" --convert --format=grid "$work/json"
expect_no_err
# Steps are for boards up to 256 cells, and sheets for single ones.
for question in --rate --hint --explain --steps; do
    run "$solve" "$question" "$work/samurai"
    expect_status 1
    expect_no_out
    expect_err_has 'samurai:1: boards over 16 digits or 256 cells are not explained'
done
if draws "$solve" pdf; then
    run "$solve" --format=pdf --output="$work/picture" "$work/samurai"
    expect_err_has 'samurai:1: sheets have no place for joined boards'
fi
if draws "$solve" svg; then
    run "$solve" --format=svg "$work/samurai"
    expect_status 0
    [ "$(grep -o '<use' "$work/out" | wc -l)" -ge 369 ] || fail 'a picture lacks digits'
fi
for form in pretty candidates sdk giant library ss; do
    run "$solve" --format="$form" "$work/samurai"
    expect_no_out
    expect_err_has 'cannot be written in this form'
done
run "$gen" --variant=twodoku --seed=3
cp "$work/out" "$work/twins"
run "$solve" --explain "$work/twins"
expect_status 0
run "$solve" --hint=1 "$work/twins"
expect_status 0

# --------------------------------------------------------------------- faults
run "$solve" --repair "$work/samurai"
expect_out 'one solution: nothing to repair'
sed '5s/^\(.\)./\1?/' "$work/samurai" >"$work/letter"
run "$solve" "$work/letter"
expect_status 6
expect_err_has 'letter:5:2: expected a digit 1..9 or a blank at r5c2, found .?'
sed 5d "$work/samurai" >"$work/short"
run "$solve" "$work/short"
expect_status 6
expect_err_has 'short:21:1: expected a multiple of 3 rows, found 20'
head -n 3 "$work/boards" >"$work/three"
run "$solve" --variant=samurai "$work/three"
expect_status 6
expect_err_has 'three:4:1: expected 5 boards for a puzzle, found 3'
# A figure that is not the one named.
run "$solve" --variant=twodoku "$work/samurai"
expect_status 6
# A digit three times in a row of the board in the middle, in cells that no other has: a rule is named.
sed '10s/^\(      \).../\1777/' "$work/samurai" >"$work/broken"
run "$solve" "$work/broken"
expect_status 6
expect_err_has 'broken:1: 7 3 times in row 4 of board 3: r10c7, r10c8, r10c9'
sed 's/{"at":"r7c7"},//' "$work/json" >"$work/fewer"
run "$solve" "$work/fewer"
expect_status 6
expect_err_has 'expected the 324 cells of 4 boards, found 369'
sed 's/"at":"r7c7"/"at":"x"/' "$work/json" >"$work/nowhere"
run "$solve" "$work/nowhere"
expect_status 6
expect_err_has "expected the first cell of another board, such as r1c13, found 'x'"

# --------------------------------------------------------------------- options that do not go together
for wrong in --variant=samurai,diagonal '--variant=samurai --box=3x3' --variant=samurai,flower; do
    # shellcheck disable=SC2086
    run "$solve" $wrong "$work/samurai"
    expect_status 1
done
run "$solve" --box=3x3 "$work/samurai"
expect_err_has 'joined boards have 3x3 boxes and no extra units'
run "$solve" --variant=diagonal "$work/samurai"
expect_err_has 'joined boards have 3x3 boxes and no extra units'
for wrong in --level=easy --symmetry=rotate180 --canonical --format=svg; do
    run "$gen" --variant=samurai "$wrong"
    expect_status 1
done
run "$gen" --minimize "$work/twins"
expect_status 6
expect_err_has 'twins:1: 2 boards that share cells, expected one (--variant)'
run "$gen" --minimize --variant=twodoku "$work/twins"
expect_status 0
cp "$work/out" "$work/minimal"
run "$solve" --variant=twodoku --unique "$work/minimal"
expect_out 'one solution'

# --------------------------------------------------------------------- the shape of other boards in results
run "$solve" --format=json 1.............2.
expect_out_has '"box":\[2,2\],"number":1'
printf '1122\n1122\n3344\n3344\n' >"$work/regions"
run "$solve" --regions="$work/regions" --format=json 1.............2.
expect_out_has '"regions":\[1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4\],"number":1'
run "$solve" --variant=diagonal --format=json 1.............2.
expect_out_has '"box":\[2,2\],"variants":\["diagonal"\],"number":1'
finish
