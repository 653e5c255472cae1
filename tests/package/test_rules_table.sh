#!/bin/sh
# The table of kinds in docs/rules.md is the one that sudoku-solve lists.
#
# usage: test_rules_table.sh SUDOKU-SOLVE docs/rules.md [--write]; with --write it is put there
set -u

solve=$1 document=$2
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

"$solve" --list-rules >"$scratch/list" || exit 1
[ -s "$scratch/list" ] || exit 1
awk -F '\t' '{ gsub(/\|/, "\\|"); printf "| `%s` | %s | %s | ![](pictures/rules/%s.svg) |\n", $1, $2 == "" ? "" : "`" $2 "`", $3, $1 }' "$scratch/list" >"$scratch/rows"
awk -v rows="$scratch/rows" '
    /^\| kind \|/ { print; getline; print; inside = 1; while ((getline line <rows) > 0) print line; next }
    !/^\|/ { inside = 0 }
    !inside' "$document" >"$scratch/document" || exit 1

if [ "${3-}" = --write ]; then
    cat "$scratch/document" >"$document"
elif ! diff "$document" "$scratch/document" >"$scratch/difference"; then
    echo "$document (<) has another table than sudoku-solve --list-rules (>); run"
    echo "$0 $solve $document --write"
    cat "$scratch/difference"
    exit 1
fi
