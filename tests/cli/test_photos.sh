#!/bin/sh
# Reads every eighth training photo in $SUDOKU_TEST_DATA/photos/train: each must be read rightly,
# and nearly all of them as sure. Usage: photos_test.sh SUDOKU-SCAN
set -u
scan=$1 folder=${SUDOKU_TEST_DATA:-}/photos/train
[ -d "$folder" ] || exit 77

photos=0 wrong=0 unsure=0
for photo in "$folder"/*.jpg; do
    photos=$((photos + 1))
    [ $((photos % 8)) -eq 0 ] || continue
    truth=$(tail -n +3 "${photo%.jpg}.dat" | tr -dc '0-9' | tr 0 .)
    read=$("$scan" "$photo" 2>/dev/null) || unsure=$((unsure + 1))
    if [ "$read" != "$truth" ]; then
        wrong=$((wrong + 1))
        printf '%s\n  read  %s\n  truth %s\n' "$photo" "$read" "$truth"
    fi
done
echo "$((photos / 8)) photos, $wrong wrong, $unsure unsure"
[ "$photos" -gt 0 ] && [ "$wrong" -eq 0 ] && [ "$unsure" -le 1 ]
