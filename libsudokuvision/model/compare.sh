#!/bin/sh
# Learns all tables anew and says whether they are those of the library, byte for byte.
#
# usage: compare.sh BUILD FONTS DATA [TABLE...]
#
# BUILD is a build folder with -Dtraining=true, FONTS a list of fonts (fonts.sh), DATA has
# handwriting/ and photos/. Tables are digits, letters, numerals, arabic, hand, convolution, struck, marks, notes and certainty, which take
# some minutes each; marks, notes and certainty are learned with the others in use. New ones stay in BUILD, to be copied
# over those of the library, in tables/.
set -u

build=$1 fonts=$2 data=$3
shift 3
here=$(dirname "$0")
programs=$build/libsudokuvision/model

learn()
{
    case $1 in
    digits | letters | numerals) "$programs/train" "$fonts" "$2" 600000 14 "$1" ;;
    arabic)
        "$here/fonts.sh" arabic >"$fonts.arabic" &&
            "$programs/train" "$fonts.arabic" "$2" 600000 28 arabic
        ;;
    certainty)
        "$here/fonts.sh" unseen >"$fonts.unseen" &&
            "$build/tests/pages/train_certainty" "$fonts.unseen" "$2"
        ;;
    hand) "$programs/train_hand" "$fonts" "$data/handwriting" "$data/photos" "$2" ;;
    convolution) "$programs/train_convolution" "$fonts" "$data/handwriting" "$data/photos" "$2" ;;
    struck) "$programs/train_struck" "$data/handwriting" "$data/photos" "$2" ;;
    marks) "$build/tests/pages/train_marks" "$data/photos" "$2" ;;
    notes) "$build/tests/pages/train_notes" "$data/photos" "$2" ;;
    *) echo "compare.sh: no such table: $1" >&2 && return 1 ;;
    esac
}

[ $# -gt 0 ] || set -- digits letters numerals arabic hand convolution struck marks notes certainty
differ=0
for table; do
    new=$build/${table}_model.c old=$here/tables/${table}_model.c
    learn "$table" "$new" || exit 1
    if cmp "$new" "$old"; then
        echo "$table: the same"
    else
        echo "$table: another table, in $new"
        differ=1
    fi
done
exit $differ
