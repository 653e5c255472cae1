#!/bin/sh
# Sentences about steps in the language of the user. Usage: test_translations.sh SUDOKU-SOLVE CATALOGUES
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1
TEXTDOMAINDIR=$2
export TEXTDOMAINDIR

puzzle=4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1
unset LC_MESSAGES
LANG=de_DE.UTF-8
export LANG
run "$solve" --hint "$puzzle"
expect_status 0
expect_out 'Versteckter Einer im Block: Für 6 bleibt in Block 1 nur ein Platz: Die anderen freien Zellen sehen 6 in r2c6 und r4c2; also: r3c1 ist 6'
run "$solve" --hint=1 "$puzzle"
expect_out 'Sieh dir Block 1 an'
LANG=fr_FR.UTF-8
run "$solve" --hint "$puzzle"
expect_out "Singleton caché dans un bloc : il ne reste qu'une place pour 6 dans le bloc 1 : les autres cases vides voient 6 en r2c6 et r4c2 ; donc r3c1 vaut 6"
LANG=es_MX.UTF-8
run "$solve" --hint=2 "$puzzle"
expect_out 'Único oculto en un bloque: mire el bloque 1'

# Cases of one cell are clauses after "angenommen," and "si".
grep -aqF 'sie ist {digit}' "$TEXTDOMAINDIR/de/LC_MESSAGES/sudoku.mo" || fail "not a German clause"
! grep -aqF "si c'est le cas" "$TEXTDOMAINDIR/fr/LC_MESSAGES/sudoku.mo" || fail "si is said twice"

# Several units need no article: "in Zeile 1 und 4".
grep -aqF 'Zeile {numbers}' "$TEXTDOMAINDIR/de/LC_MESSAGES/sudoku.mo" || fail "a German plural lacks its article"

# The most specific variable counts; names of techniques in data stay as they are.
LC_MESSAGES=de
export LC_MESSAGES
run "$solve" --hint --format=json "$puzzle"
expect_out_has '"technique":"Hidden Single in a box",.*"text":"Versteckter Einer im Block: '
LC_ALL=C
export LC_ALL
run "$solve" --hint=1 "$puzzle"
expect_out 'Look at box 1'
LC_ALL=ja_JP.UTF-8
run "$solve" --hint=1 "$puzzle"
expect_out 'Look at box 1'
finish
