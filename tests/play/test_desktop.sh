#!/bin/sh
# What desktops show of sudoku-play is sound. Usage: test_desktop.sh FOLDER-OF-THE-FILES [ICON]
set -u
folder=$1 icon=${2:-}
failed=0 looked=0

# Runs a validator, where there is one.
try()
{
    command -v "$1" >/dev/null || { echo "skipped: no $1"; return; }
    looked=1
    "$@" || { echo "$* failed"; failed=1; }
}

try desktop-file-validate "$folder/sudoku-play.desktop"
try appstreamcli validate --no-net "$folder/sudoku-play.metainfo.xml"
if [ -n "$icon" ]; then
    looked=1
    grep -q '<svg' "$icon" || { echo "$icon is no picture"; failed=1; }
fi
# Each language of the game has its line.
for language in de es fr; do
    if ! grep -q "^Comment\[$language\]=" "$folder/sudoku-play.desktop" ||
        ! grep -q "<summary xml:lang=\"$language\">" "$folder/sudoku-play.metainfo.xml"; then
        echo "$language is not spoken"
        failed=1
    fi
done
[ $failed -eq 0 ] || exit 1
[ $looked -eq 1 ] || exit 77
