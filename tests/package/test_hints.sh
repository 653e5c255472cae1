#!/bin/sh
# Compares the examples in docs/hints.md with what sudoku-solve prints, or writes them with --write.
#
# usage: test_hints.sh SUDOKU-SOLVE CATALOGUES DOCUMENT [--write]
set -u
solve=$1 document=$3
TEXTDOMAINDIR=$2
export TEXTDOMAINDIR
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
unset LC_ALL LC_MESSAGES LANGUAGE

# Puzzles, and the techniques whose first step in each is shown.
examples()
{
    cat <<'PUZZLES'
4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1:Hidden Single in a box:Naked Single:Locked Candidates, pointing:2-String Kite:Full House
98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6:Naked Pair:Skyscraper:Empty Rectangle:Forcing Net Contradiction
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..:Hidden Pair:X-Wing:Uniqueness Test 1:ALS-XY-Wing:Multi-Sector Locked Sets
57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..:Tridagon
12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8:Junior Exocet
1.......2....1..3...5..34....2..1..4....8.7..6..9.......1..5.4.8.....5..9...6....:Senior Exocet
.5.4.....8.3..1...9..5...8...6.3..9..9.65.........2..3.2.1..7..6.....8.5....4.2..:Almost Locked Pair:Almost Locked Triple
8.2.....4.9......7..5..139..8..17......5.2..1.....8.36..71.....4...7....32...5...:Broken Wing
.2...3..48..7..39...7....61..3.7...8..6..213.5.........4.8....6..8.1..2..5...9...:3D Medusa Trap:3D Medusa Wrap
63..1......9.46...2..8..9..7...2.1.....9........3..84.9.........1.4..3.7.7....495:Extended Rectangle
..6..43.....3...7..1...7.4....9....536....1.8.2........9..86.....7......5....12..:Firework Triple
..........72.6.1....51...82.8...13..4.........37.9..1.....238..5.4..9.........79.:Reverse BUG
..3...67.5.....3...4.......6..3......8......4...7....12......5.....98.......41...:BUG+1
PUZZLES
}

# Writes the path of puzzle $1 in each language.
explain()
{
    for language in en de fr es; do
        LANG=$language.UTF-8 "$solve" --explain "$1" >"$scratch/$language" || return 1
    done
}

# Prints the step of technique $1 in each language.
show()
{
    line=$(awk -v name="$1: " 'index($0, name) == 1 { print NR; exit }' "$scratch/en")
    [ -n "$line" ] || { echo "no step of $1" >&2; return 1; }
    printf '\n## %s\n\n' "$1"
    for language in en de fr es; do
        sed -n "${line}s/^/- /p" "$scratch/$language"
    done
}

page()
{
    echo '# Examples of hints'
    echo
    # shellcheck disable=SC2016 # backquotes of Markdown
    echo 'What `sudoku-solve --explain` prints for some steps in English, German, French and Spanish.'
    echo '[logic.md](logic.md) lists the techniques.'
    examples | while IFS=: read -r puzzle techniques; do
        explain "$puzzle" || exit 1
        printf '%s\n' "$techniques" | tr : '\n' | while read -r name; do
            show "$name" || exit 1
        done || exit 1
    done
}

if [ "${4:-}" = --write ]; then
    page >"$document"
else
    page >"$scratch/page" && diff "$document" "$scratch/page"
fi
