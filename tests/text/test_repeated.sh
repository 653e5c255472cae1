#!/bin/sh
# Pasted texts repeated many times, with a small stack: memory does not grow with the text. Usage:
#
#   test_repeated.sh PATH-OF-sudoku-solve [BYTES [STACK]]
#
# BYTES of each text (64000), with a stack of STACK KiB (88). The stack that the program needs for any one
# text is at most 80 KiB, so that a function that recurs once for each line fails in either form: 64000 bytes
# with 88 KiB, or a megabyte with 128 KiB.
set -u
case $1 in
*/*) solve=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") ;;
*) solve=$1 ;;
esac
bytes=${2:-64000}
stack=${3:-88}
cd "$(dirname "$0")/forms" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The status of sudoku-solve on file $1, with a stack of $stack KiB.
status_of() {
    # shellcheck disable=SC3045 # where the shell cannot, the test is skipped
    (ulimit -s "$stack" && "$solve" --convert --format=line "$1") >"$work/out" 2>"$work/err"
    printf '%s' "$?"
}

# File $1 again and again, $bytes in all.
repeat() {
    copies=$((bytes / $(wc -c <"$1") + 1))
    yes "$1" | head -n "$copies" | xargs cat 2>/dev/null | head -c "$bytes"
}

# Sanitizers need a stack of their own, and a system may refuse a smaller one.
[ "$(status_of line-dots.txt)" = 0 ] || exit 77

failed=0
check() {
    status=$(status_of "$work/text")
    if [ "$status" -gt 6 ]; then
        echo "$1: status $status"
        failed=1
    fi
}

while IFS="$(printf '\t')" read -r name _; do
    [ -s "$name" ] || continue
    repeat "$name" >"$work/text"
    check "$name"
done <list

# Each of these lines may number the columns of the next ones.
yes '1 2 3 4' | head -n $((bytes / 10)) >"$work/text"
check 'numbers of columns'
exit "$failed"
