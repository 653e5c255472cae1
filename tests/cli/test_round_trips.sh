#!/bin/sh
# What sudoku-solve --convert writes is read again as the same puzzle, or refused, whatever the form, the side
# and the symbols are; never as another one.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1

# A puzzle of side $1, boxes $2 x $3, in the symbols $4 (empty: numbers), of which $5 of 10 cells are given:
# rows of a solved board, and what it is in numbers in $work/numbers.
puzzle() {
    awk -v side="$1" -v rows="$2" -v columns="$3" -v symbols="$4" -v given="$5" -v numbers="$work/numbers" '
    BEGIN {
        for (row = 0; row < side; row++) {
            line = wanted = ""
            for (column = 0; column < side; column++) {
                digit = (columns * (row % rows) + int(row / rows) + column) % side + 1
                shown = (7 * row + 3 * column + int(row * column / 3)) % 10 < given ? digit : 0
                wanted = wanted (column ? " " : "") shown
                if (symbols == "")
                    line = line (column ? " " : "") shown
                else
                    line = line (shown ? substr(symbols, shown, 1) : ".")
            }
            print line
            print wanted >numbers
        }
    }'
}

# $1 is read as the numbers of the puzzle at hand, with the options that follow, or refused.
read_back() {
    text=$1
    shift
    run "$solve" --convert --format=numbers "$@" "$text"
    if [ "$status" -ne 0 ]; then
        refused=$((refused + 1))
        [ -s "$work/err" ] && [ ! -s "$work/out" ] || fail "refused without a word"
        return
    fi
    same=$((same + 1))
    sed 's/^[[:space:]]*//; s/[[:space:]][[:space:]]*/ /g' "$work/out" | cmp -s - "$work/numbers" || fail "another puzzle: $form of side $side in '$symbols' $*"
}

# Forms of candidates show more than the givens: what is read again is written as it was.
read_candidates() {
    cp "$1" "$work/first"
    run "$solve" --convert --format="$form" "$work/first"
    [ "$status" -ne 0 ] || cmp -s "$work/out" "$work/first" || fail "other candidates: $form of side $side"
}

# The puzzle of $side in $symbols, with option $1 (empty: none), in every form and back.
try() {
    puzzle "$side" "$rows" "$columns" "$symbols" "$given" >"$work/puzzle"
    run "$solve" --convert --format=numbers ${1:+"$1"} "$work/puzzle"
    [ "$status" -eq 0 ] || return 0
    read_back "$work/puzzle" ${1:+"$1"}
    for form in line grid pretty numbers giant sdk ss csv json library candidates pencilmarks; do
        run "$solve" --convert --format=$form ${1:+"$1"} "$work/puzzle"
        [ "$status" -eq 0 ] || continue
        mv "$work/out" "$work/text"
        case $form in
        candidates | pencilmarks) read_candidates "$work/text" ;;
        *)
            read_back "$work/text"
            # Numbers have 0 for a blank, which named symbols may call a digit.
            [ -z "$1" ] || [ $form = numbers ] || read_back "$work/text" "$1"
            ;;
        esac
    done
}

usual=123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ
letters=ABCDEFGHIJKLMNOPQRSTUVWXYZ
own=Q7WE4RTZ1UIOP9ASD0FGHJ3KL
first() { printf '%s' "$1" | cut -c "1-$2"; }
# The last $1 letters: not those from A on, and in the order of the alphabet, as words are read. On small boards X
# is a blank.
last() {
    [ "$1" -gt 9 ] && echo $letters | tail -c $(($1 + 1)) || echo $letters | tr -d X | tail -c $(($1 + 1))
}

same=0 refused=0
# --full tries all sides and more densities. A full board is where 0 may be taken for a blank.
sizes='4:2:2 9:3:3 10:2:5 16:4:4' densities='4 10'
if [ "${2:-}" = --full ]; then
    sizes='4:2:2 6:2:3 8:2:4 9:3:3 10:2:5 12:3:4 15:3:5 16:4:4 25:5:5' densities='2 4 7 9 10'
fi
for size in $sizes; do
    side=${size%%:*} rows=${size#*:} columns=${size##*:}
    rows=${rows%:*}
    for given in $densities; do
        digits=$(first $usual $((side - 1)))
        symbols=${digits}0
        try "--symbols=0-${digits#"${digits%?}"}"
        [ "${2:-}" = --full ] || [ "$given" = 4 ] || continue
        for symbols in '' "$symbols" "$(first $usual "$side")" "$(first $letters "$side")" "$(last "$side")"; do
            try ''
        done
        symbols=$(first $own "$side")
        try "--symbols=$symbols"
    done
done
echo "$same read again as the same puzzle, $refused refused"
[ "$same" -gt 280 ] || fail "only $same were read again"

# A solved board with 0 once in each row: a digit, where letters say that symbols begin with 0.
printf '0123\n2301\n1032\n3210\n' >"$work/puzzle"
run "$solve" --convert --format=numbers "$work/puzzle"
expect_status 6
expect_err_has 'found 0 once in each row: it is a blank (symbols 1-4) or a digit (0-3)'
# Candidates are none of the form of giant boards.
printf '2\n1\n12 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n' >"$work/puzzle"
run "$solve" --convert --format=numbers "$work/puzzle"
expect_status 6
finish
