#!/bin/sh
# Each kind of rule has a puzzle whose digits obey it, and a picture as sudoku-solve draws it.
#
# usage: test_rule_pictures.sh SUDOKU-SOLVE docs/pictures/rules [--write]; with --write the pictures
# are put there
set -u

solve=$1 folder=$2 mode=${3-}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0

complain()
{
    printf '%s\n' "$*"
    failed=1
}

# The digits $1 of the grid with the shape in the rules $2, as givens.
givens()
{
    printf '%s\n' "$1" | awk -v rules="$2" '$0 != "-" {
        columns = match(rules, /Shape~[0-9]+x[0-9]+/) ? substr(rules, RSTART, RLENGTH) : "x9"
        sub(/.*x/, "", columns)
        for (i = 0; i < length($0); i++)
            printf ".~R%dC%d_%s", int(i / columns) + 1, i % columns + 1, substr($0, i + 1, 1)
    }'
}

"$solve" --list-rules | cut -f 1 >"$scratch/kinds" || exit 1
grep -v '^#' "$folder/puzzles.txt" >"$scratch/puzzles" || exit 1
cut -d ' ' -f 1 "$scratch/puzzles" | diff "$scratch/kinds" - >"$scratch/difference" ||
    complain "puzzles.txt (>) lacks kinds of --list-rules (<): $(cat "$scratch/difference")"

while read -r kind rules digits; do
    text=$rules$(givens "$digits" "$rules")
    if [ "$digits" != - ] && [ "$("$solve" --check "$text" </dev/null 2>&1)" != solved ]; then
        complain "$kind: the digits do not obey $rules"
    fi
    "$solve" --convert --format=svg --size=200 --output="$scratch/$kind.svg" "$text" </dev/null ||
        complain "$kind: not drawn"
    if [ "$mode" = --write ]; then
        cp "$scratch/$kind.svg" "$folder/$kind.svg" || exit 1
    elif ! cmp -s "$scratch/$kind.svg" "$folder/$kind.svg"; then
        complain "$folder/$kind.svg is not what sudoku-solve draws; run $0 $solve $folder --write"
    fi
done <"$scratch/puzzles"
exit $failed
