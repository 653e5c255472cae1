#!/bin/sh
# usage: test_gen_options.sh SUDOKU-GEN
# Options of sudoku-gen that go with no other are refused, not left out; what is written is what was
# asked for.
gen=$1
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"

"$gen" --count=3 --seed=1 --clues=30 >"$work/puzzles"

# New puzzles have these, those of files do not.
for option in --count=2 --level=easy --score=1-9 --technique=x --minimal --attempts=5; do
    for task in --minimize --canonical; do
        run "$gen" $task $option "$work/puzzles"
        expect_status 1
        expect_no_out
        expect_err_has 'are for new puzzles, not for those of files'
    done
done
for option in --symmetry=full --clues=30; do
    run "$gen" --canonical $option "$work/puzzles"
    expect_status 1
    expect_no_out
    expect_err_has 'are not for --canonical'
done
run "$gen" --canonical --minimize "$work/puzzles"
expect_status 1
expect_err_has 'minimize: one of --minimize and --canonical'

for option in --per-page=2 --paper=letter --solutions=none --title=Sunday; do
    run "$gen" $option
    expect_status 1
    expect_no_out
    expect_err_has 'are for sheets'
done

# A puzzle that is left with other numbers of givens is told, and not written.
run "$gen" --minimize --clues=17-18 "$work/puzzles"
expect_status 7
expect_no_out
expect_err_has 'puzzles:3: 2[0-9] givens are left, --clues asks for 17 to 18'
run "$gen" --minimize --clues=28 "$work/puzzles"
expect_status 0
[ "$(tr -d '.\n' <"$work/out" | wc -c)" -eq 84 ] || fail 'three puzzles of 28 givens'

# Boxes that the text says are not those of the board.
echo '{"puzzle":"1................................................................................","box":[1,9]}' >"$work/boxes"
run "$gen" --minimize "$work/boxes"
expect_status 6
expect_no_out
expect_err_has 'boxes:1: boxes of 1x9, expected --box'

# A title that names a rule.
(echo Anti-knight; head -n 1 "$work/puzzles") >"$work/titled"
run "$gen" --minimize "$work/titled"
expect_status 0
expect_err_has 'titled:2: warning: "Anti-knight" may be a rule, which was ignored'

# A rule below the last puzzle.
(head -n 1 "$work/puzzles"; echo; echo Rules: anti-knight) >"$work/below"
run "$gen" --canonical "$work/below"
expect_status 0
expect_err_has 'below: warning: "anti-knight" below the last puzzle may be a rule, which was ignored'

# Messages name an option as it was given.
run "$gen" --score=3-
expect_status 1
expect_err_has '^sudoku-gen: --score=3-: expected a number'
run "$gen" --rating=3-
expect_err_has '^sudoku-gen: --rating=3-: expected a number'

# Ranges say what is wrong with them.
for option in --choices=5-2 --clues=30-20 --steps=9-8 --rating=2-1 --se-rating=7.2-7.1; do
    run "$gen" "$option"
    expect_status 1
    expect_no_out
    expect_err_has "$option: the first number is above the second"
done
run "$gen" --choices=0
expect_status 1
expect_err_has 'choices=0: expected numbers up to 1000000, not 0 alone'
run "$gen" --se-rating=7.1-30
expect_status 1
expect_err_has 'se-rating=7.1-30: expected numbers up to 20$'
for range in -7.3 7.1- -; do
    run "$gen" --se-rating=$range
    expect_status 1
    expect_err_has "se-rating=$range: expected a rating such as 7.1, or two with - between"
done
run "$gen" --steps=x
expect_status 1
expect_err_has 'steps=x: expected a number, or two with - between'

# A technique that comes after all that puzzles of a level need is in none of their paths.
for request in '--level=easy --technique=lw' '--level=easy --needs=je' '--level=medium --technique=lw' \
    '--level=easy --profile=human --technique=lc1' '--level=medium --profile=human --hardest-step=xy' \
    '--level=easy --profile=human --hardest-step=lc1,xy' \
    '--level=easy --technique=ff2' '--level=easy --profile=se --technique=fc'; do
    # shellcheck disable=SC2086
    run "$gen" $request
    expect_status 1
    expect_no_out
    expect_err_has 'is in no path of a puzzle that is \(Easy\|Medium\), which easier techniques solve'
done
for request in '--level=easy --technique=dlc1' '--level=easy --hardest-step=h1,xy' '--level=easy --profile=human --technique=n1' \
    '--level=easy --profile=se --technique=dh2' '--level=hard --technique=lw'; do
    # shellcheck disable=SC2086
    run "$gen" $request --seed=1
    expect_status 0
done

# No path has a technique whose steps others always find first, by a profile.
for request in 'human --technique=h1' 'human --needs=l2' 'human --technique=lw' 'human --hardest-step=sc1,sc2' \
    'human --technique=sc2 --minimal' 'se --technique=dlc2' 'sukaku --needs=dlc2'; do
    # shellcheck disable=SC2086
    run "$gen" --profile=$request
    expect_status 1
    expect_no_out
    expect_err_has "^sudoku-gen: in the order ${request%% *}, [-A-Z].* is in no path after "
done
run "$gen" --profile=human --hardest-step=l2,n2 --seed=1
expect_status 0
# A tridagon with a pattern is tried, since some patterns have one.
"$gen" --seed=1 >"$work/pattern"
run "$gen" --technique=tri --pattern="$work/pattern" --attempts=20 --seed=1
expect_status 7
expect_err_has 'made 0 of 1 in 20 attempts'
finish
