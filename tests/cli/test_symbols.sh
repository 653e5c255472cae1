#!/bin/sh
# What comes out of sudoku-solve has the symbols of what went in, in every form, and reads back.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1

# A solved board of side 16 with shifted rows, in the usual symbols; a third of it is blank.
usual=$(awk 'BEGIN {
    for (i = 0; i < 256; i++) {
        row = int(i / 16); column = i % 16
        digit = (4 * (row % 4) + int(row / 4) + column) % 16
        printf "%s", (row + 2 * column) % 3 ? substr("123456789ABCDEFG", digit + 1, 1) : "."
    }
}')
echo "$usual" >"$work/usual"
echo "$usual" | tr G 0 >"$work/0-F"
echo "$usual" | tr 1-9A-G A-P >"$work/A-P"
echo "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........" >"$work/nine"
tr 1-9 A-I <"$work/nine" >"$work/A-I"
tr 1-9 adefhiluw <"$work/nine" >"$work/adefhiluw"

# Usual symbols of file $1 in place of those that $2 names.
usual_of() {
    case $2 in
    0-F) tr 0 G <"$1" ;;
    A-P) tr A-P 1-9A-G <"$1" ;;
    A-I) tr A-I 1-9 <"$1" ;;
    *) tr ADEFHILUW 1-9 <"$1" ;;
    esac
}

# What the file $1 in usual symbols, and its other self $2, become in each form is the same.
check() {
    for form in line grid pretty ss '%p %s'; do
        run "$solve" -q --format="$form" "$work/$1"
        expect_status 0
        mv "$work/out" "$work/expected"
        run "$solve" -q --format="$form" "$work/$2"
        expect_status 0
        mv "$work/out" "$work/own"
        usual_of "$work/own" "$2" | diff "$work/expected" - || fail "$2 as $form"
        if cmp -s "$work/own" "$work/expected"; then fail "$2 as $form has the usual symbols"; fi
    done
    for form in line grid pretty sdk ss json csv; do
        run "$solve" --convert --format="$form" "$work/$2"
        expect_status 0
        mv "$work/out" "$work/converted"
        run "$solve" --convert --format=line "$work/converted"
        expect_status 0
        tr -d '\r' <"$work/out" | cut -d' ' -f1 >"$work/back"
        tr '[:lower:]' '[:upper:]' <"$work/$2" | diff - "$work/back" || fail "$2 by way of $form"
    done
}

# Sentences name digits as the puzzle writes them: $2 is the symbol of its 2, and of its 10.
speaks() {
    tr "$3" "$2" <"$work/usual" >"$work/spoken"
    sed "s/^../$(echo 22 | tr "$3" "$2")/" "$work/spoken" >"$work/broken"
    ten=$(echo A | tr "$3" "$2") two=$(echo 2 | tr "$3" "$2")
    run "$solve" --format=json "$work/broken"
    expect_status 6
    expect_err_has "$two twice in row 1: r1c1, r1c2"
    expect_err_has "likely mistyped: $two in r1c1"
    expect_out_has "\"conflicts\":\[\"$two twice in row 1: r1c1, r1c2\""
    run "$solve" --repair "$work/broken"
    expect_out_has "r1c1=$two, r1c2=$two"
    run "$solve" --explain "$work/spoken"
    expect_status 0
    expect_out_has "so r[0-9c]* is $ten\$"
    run "$solve" --explain --format=json "$work/spoken"
    expect_out_has "so r[0-9c]* is $ten\""
    expect_out_has '=10"'
}
speaks usual 1-9A-G 1-9A-G
speaks A-P A-P 1-9A-G
speaks 0-F 1-9A-F0 1-9A-G

check usual 0-F
check usual A-P
check nine A-I
check nine adefhiluw

# Results say which symbols they have.
run "$solve" --format=json "$work/0-F"
expect_out_has '"symbols":"123456789ABCDEF0"'
expect_out_has "{\"puzzle\":\"$(cat "$work/0-F")\""
if sed "s|$work||" "$work/out" | grep -q G; then fail "G in 0-F"; fi
run "$solve" --convert --format=json "$work/A-P"
expect_out_has '"symbols":"ABCDEFGHIJKLMNOP"'
run "$solve" --format=json "$work/nine"
if grep -q '"symbols"' "$work/out"; then fail "usual symbols are named"; fi
run "$solve" --format=csv "$work/A-I"
expect_out_has "^$(cat "$work/A-I"),unique,[A-I]*,"

# Two solutions, and what they share.
run "$solve" DCBA............
expect_status 5
expect_out_has '^DCBA[A-D]*$'
expect_err_has 'one more: DCBA[A-D]*$'

# Pictures: the glyph of A, and none of 1.
if draws "$solve" svg; then
    run "$solve" --format=svg "$work/A-I"
    expect_status 0
    expect_out_has 'id="g65"'
    if grep -q 'id="g49"' "$work/out"; then fail "1 is drawn in a puzzle of A-I"; fi
fi

# A puzzle that does not show all of its letters is told by the symbols that are named, and the JSON of it names them.
tr 1-9 ADEFHILUW <"$work/nine" | tr H . >"$work/lacking"
run "$solve" --convert "$work/lacking"
expect_status 6
expect_err_has 'expected 9 different letters, found fewer'
for form in --convert --first; do
    run "$solve" $form --symbols=ADEFHILUW --format=json "$work/lacking"
    mv "$work/out" "$work/named.json"
    run "$solve" --convert --format='%p' "$work/named.json"
    expect_status 0
    cmp -s "$work/out" "$work/lacking" || fail "$form: not the same board"
done

# Numbers have no symbols: the same board comes back in the usual ones.
for form in numbers giant; do
    run "$solve" --convert --format=$form "$work/A-P"
    mv "$work/out" "$work/converted"
    run "$solve" --convert --format='%p' "$work/converted"
    expect_status 0
    diff "$work/usual" "$work/out" || fail "A-P by way of $form"
done
finish
