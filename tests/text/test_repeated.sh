#!/bin/sh
# Pasted texts repeated to a megabyte, with a stack of 128 KiB: memory does not grow with the text. Usage:
#
#   test_repeated.sh PATH-OF-sudoku-solve
set -u
case $1 in
*/*) solve=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") ;;
*) solve=$1 ;;
esac
cd "$(dirname "$0")/forms" || exit 1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The status of sudoku-solve on file $1, with a stack of $stack KiB.
status_of() {
    # shellcheck disable=SC3045 # where the shell cannot, the test is skipped
    (ulimit -s "$stack" && "$solve" -u "$1") >"$work/out" 2>"$work/err"
    printf '%s' "$?"
}

# A megabyte of file $1.
repeat() {
    copies=$((1000000 / $(wc -c <"$1") + 1))
    yes "$1" | head -n "$copies" | xargs cat 2>/dev/null | head -c 1000000
}

# Sanitizers need a stack of their own, and a system may refuse a smaller one.
stack=128
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
yes '1 2 3 4' | head -n 100000 >"$work/text"
check 'numbers of columns'
exit "$failed"
