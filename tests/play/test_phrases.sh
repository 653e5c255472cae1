#!/bin/sh
# Each phrase of the game is in the table, and something says it. Usage: test_phrases.sh FOLDER-OF-PLAY
set -u
cd "$1" || exit 1
# What is reached by counting on from the first of its kind.
units='COLUMN BOX REGION DIAGONAL WINDOW DISJOINT_GROUP ASTERISK CENTER_DOT GIRANDOLA UNIT'
counted=" $units EASY MEDIUM HARD UNFAIR EXTREME LIGHT DARK CONTRAST COLORBLIND COUNT "
failed=0 phrases=0
for phrase in $(sed -n 's/^    PHRASE_\([A-Z_]*\),*$/\1/p' core/words/phrases.h); do
    phrases=$((phrases + 1))
    case $counted in *" $phrase "*) continue ;; esac
    grep -q "\[PHRASE_$phrase\]" core/words/phrases.c || { echo "$phrase is not in the table"; failed=1; }
    grep -rqw "PHRASE_$phrase" --include='*.c' --exclude=phrases.c . || { echo "nothing says $phrase"; failed=1; }
done
[ $phrases -gt 40 ] || { echo "only $phrases phrases were found"; failed=1; }
exit $failed
