#!/bin/sh
# sudoku-gen searches for puzzles with the path to the solution, or the pattern, that is asked for.
# Usage: test_gen_searches.sh SUDOKU_GEN SUDOKU_SOLVE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
gen=$1 solve=$2

# A way to the solution: a technique on request, one that is indispensable, the hardest step, the length.
run "$gen" --technique=squirmbag --seed=1
expect_status 0
[ "$(wc -l <"$work/out")" -eq 1 ] || fail 'not one puzzle'
run "$gen" --needs=xy --seed=5 --format=line
expect_status 0
needed=$(cat "$work/out")
simple=fh,n1,h1,l2,l3,lc1,lc2,n2,n3,h2,h3,n4,h4,bf2,bf3,bf4,rp,bug1,sk,2sk,tf,er,w,u1,u2,u3,u4,u5,u6,hr,ar1,ar2,fbf2,sbf2,sc1,sc2
run "$solve" --explain --profile=hodoku --techniques=$simple,xy "$needed"
expect_status 0
expect_out_has '^XY-Wing: '
run "$solve" --explain --profile=hodoku --techniques=$simple "$needed"
expect_status 7
run "$gen" --hardest-step=w --seed=5
expect_status 0
"$solve" --explain --profile=hodoku "$(cat "$work/out")" >"$work/steps"
grep -q '^W-Wing: ' "$work/steps" || fail 'no W-Wing'
! grep -q 'Chain\|Loop\|ALS\|Forcing' "$work/steps" || fail 'a harder step'
# Of techniques with the same score, each is the hardest; some puzzles need naked singles alone.
run "$gen" --hardest-step=n1 --clues=30-50 --seed=1
expect_status 0
"$solve" --explain --profile=hodoku "$(cat "$work/out")" >"$work/steps"
grep -q '^Naked Single: ' "$work/steps" || fail 'no naked single'
! grep -qv '^\(Naked Single\|Full House\): ' "$work/steps" || fail 'a harder step'
run "$gen" --steps=56-58 --seed=5
expect_status 0
lines=$("$solve" --explain --profile=hodoku "$(cat "$work/out")" | wc -l)
[ "$lines" -ge 56 ] && [ "$lines" -le 58 ] || fail "$lines steps"
run "$gen" --needs=nonsense
expect_status 1
expect_err_has 'list-techniques'
run "$gen" --score=400-500 --seed=1
expect_status 0
run "$solve" --rate "$(cat "$work/out")"
expect_out_has ' 4[0-9][0-9]$'

run "$gen" --technique='X-Wing' --seed=1
expect_status 0
"$solve" --explain --profile=hodoku "$(cat "$work/out")" >"$work/path"
grep -q '^X-Wing' "$work/path" || fail "no X-Wing on the way"

# Seeds that follow each other lead to different puzzles, though the first attempts miss; the seed
# that is written makes the puzzle alone.
for seed in 1 2 3; do
    run "$gen" --technique=xyz --seed=$seed --format=json
    expect_status 0
    cat "$work/out" >>"$work/neighbors"
done
[ "$(sort -u "$work/neighbors" | wc -l)" -eq 3 ] || fail 'neighboring seeds make one puzzle'
while IFS= read -r made; do
    seed=${made##*\"seed\":}
    run "$gen" --technique=xyz --seed="${seed%\}}" --attempts=1 --format=json
    expect_status 0
    [ "$(cat "$work/out")" = "$made" ] || fail "seed $seed makes another puzzle"
done <"$work/neighbors"

# So do those that differ in their highest bits alone, and the last seed.
: >"$work/neighbors"
for seed in 1 17592186044417 9223372036854775809 18446744073709551615; do
    run "$gen" --technique=xyz --seed=$seed
    expect_status 0
    cat "$work/out" >>"$work/neighbors"
done
[ "$(sort -u "$work/neighbors" | wc -l)" -eq 4 ] || fail 'high bits of a seed do nothing'
run "$gen" --seed=18446744073709551616
expect_status 1
grep -q 'a whole number below 2^64, from 0 on' "$work/err" || fail 'no range of seeds'

# Sudoku Explainer's rating, and the choices at the narrowest point.
run "$gen" --se-rating=7.1-7.3 --seed=1
expect_status 0
run "$solve" --rate=se "$(cat "$work/out")"
grep -q '7\.[123]' "$work/out" || fail 'another rating'
run "$gen" --choices=1 --level=easy --seed=1 --format=json
expect_status 0
grep -q '"choices":1,' "$work/out" || fail 'not one choice'
# Rare techniques are grown from positions, X-Wings are compared with what comes before them, and no
# technique hides behind one that has all its steps.
for request in --technique=fmf5 --technique=ff2 --technique=sff3 --technique=smf3 --technique=mc2 --needs=bf2; do
    run "$gen" $request --seed=1 --attempts=2000
    expect_status 0
    run "$solve" --unique --quiet "$(cat "$work/out")"
    expect_out_has 'one solution'
done
# Nested nets hardly ever occur by chance; they are found near hard puzzles, minimal ones as well.
for request in '' --minimal; do
    run "$gen" --technique=fnn $request --seed=1 --attempts=500 --format=json
    expect_status 0
    made=$(sed 's/^{"puzzle":"\([^"]*\)".*/\1/' "$work/out")
    "$solve" --explain --profile=hodoku "$made" >"$work/path"
    grep -q '^Nested Forcing Nets' "$work/path" || fail "no nested net: $request"
    [ -n "$request" ] || continue
    echo "$made" >"$work/minimal"
    run "$gen" --minimize "$work/minimal"
    cmp -s "$work/minimal" "$work/out" || fail 'a redundant given'
done
run "$gen" --needs=xy,xyz --attempts=5 --seed=1
expect_status 7
expect_err_has 'did not need XY-Wing'
# A pattern without a puzzle is left early, one with puzzles of other levels is not.
printf '1...\n.1..\n..1.\n...1\n' >"$work/diagonal"
run "$gen" --pattern="$work/diagonal" --box=2x2 --seed=1
expect_err_has "made 0 of 1 in 100 attempts; 100 had several solutions, the nearest [0-9]*\$"
printf '12..\n3...\n...1\n..4.\n' >"$work/feasible"
run "$gen" --pattern="$work/feasible" --box=2x2 --level=hard --seed=1
expect_err_has 'made 0 of 1 in 100000 attempts; 100000 were Easy'
finish
