#!/bin/sh
# Reads every sixth photo with handwriting in $SUDOKU_TEST_DATA/photos/mixed, where each open cell is
# filled in, and every tenth of photos/handwritten, a book. Nothing that is sure may be wrong, and
# most must be right: print in "cells", told from it the hand in "entries". Stains on pages that
# nobody has written on, two of photos/train among them, are no entries.
# Usage: test_handwriting.sh SUDOKU-SCAN
set -u
scan=$1 photos=${SUDOKU_TEST_DATA:-}/photos
[ -d "$photos/mixed" ] && [ -d "$photos/handwritten" ] || exit 77

# The string behind "$1" in the JSON of the first grid.
field() {
    printf '%s' "$json" | sed "s/.*\"grids\":\[{[^}]*\"$1\":\"\([^\"]*\)\".*/\1/"
}

truth() {
    tail -n +3 "$1" | tr -dc '0-9' | tr 0 .
}

# What stands in the cells, by whomever: the digit of one of two strings.
merge() {
    printf '%s\n%s\n' "$1" "$2" | awk 'NR == 1 { print_ = $0 } NR == 2 {
        for (i = 1; i <= 81; i++) {
            c = substr(print_, i, 1)
            printf "%s", c == "." ? substr($0, i, 1) : c
        }
    }'
}

count=0 right=0 told=0 lies=0
# Reads $1; $2 is the .dat of what is printed there, if that is known.
read_photo() {
    json=$("$scan" --format=json "$1" 2>/dev/null)
    cells=$(field cells) entries=$(field entries) wanted=$(truth "${1%.jpg}.dat")
    count=$((count + 1))
    if [ "$(merge "$cells" "$entries")" = "$wanted" ]; then
        right=$((right + 1))
        [ -z "$2" ] || [ "$cells" != "$(truth "$2")" ] || told=$((told + 1))
    elif [ "$(field status)" = ok ]; then
        lies=$((lies + 1))
        echo "$1: sure and wrong"
    fi
}

number=0
for photo in "$photos"/mixed/*.jpg; do
    number=$((number + 1))
    [ $((number % 6)) -eq 0 ] || continue
    name=${photo##*/}
    read_photo "$photo" "$photos/train/${name%.jpg}.dat"
done
mixed=$count
for photo in "$photos"/handwritten/*.jpg; do
    number=$((number + 1))
    [ $((number % 10)) -eq 0 ] && read_photo "$photo" ''
done
# Small candidates: what they are, and that they are no digits of the solution.
marked=0 confused=0
for photo in "$photos"/handwritten/02_2[24]_*.jpg; do
    [ -f "${photo%.jpg}.marks" ] || continue
    json=$("$scan" --format=json "$photo" 2>/dev/null)
    counts=$(printf '%s\n%s\n%s\n' "$(tr -d '\n' <"${photo%.jpg}.marks")" "$(truth "${photo%.jpg}.dat")" \
        "$(field kinds)" | awk '{ line[NR] = $0 } END {
            for (i = 1; i <= 81; i++) {
                small = substr(line[1], i, 1) == "x"; digit = substr(line[2], i, 1) != "."
                kind = substr(line[3], i, 1)
                if (small && kind == "m") marked++
                if ((small && kind ~ /[ph]/) || (digit && kind == "m")) confused++
            }
            print marked + 0, confused + 0
        }')
    marked=$((marked + ${counts% *})) confused=$((confused + ${counts#* }))
done
json=$("$scan" --format=json "$photos/handwritten/02_24_iphone_14_0.jpg" 2>/dev/null)
case $json in
*'"56"'*'"29"'*) ;;
*) marked=0 && echo "candidates are not read: $json" ;;
esac
echo "$marked cells with candidates found, $confused taken for a digit or the other way round"
stained=0
for photo in "$photos"/train/image10[48]*.jpg; do
    json=$("$scan" --format=json "$photo" 2>/dev/null)
    case $(field entries) in
    *[1-9]*) stained=$((stained + 1)) && echo "$photo: a stain is read as an entry" ;;
    esac
done
echo "$count photos, $right right, print and handwriting distinguished in $told of $mixed, $lies sure and wrong"
[ "$count" -gt 0 ] && [ "$lies" -eq 0 ] && [ $((5 * right)) -ge $((4 * count)) ] &&
    [ "$marked" -ge 60 ] && [ $((20 * confused)) -le "$marked" ] && [ $((5 * told)) -ge $((4 * mixed)) ] && [ "$stained" -eq 0 ]
