#!/bin/sh
# Each reason for which the sources of a library refuse an argument is provoked by a test.
#
# usage: test_reasons.sh SOURCES TEST.c...
set -u

sources=$1
shift
# The first quoted text behind each call.
reasons=$(find "$sources" -name '*.c' -exec cat {} + | tr '\n' ' ' |
    sed 's/argument_\(expect\|refuse\)(/\
&/g' | sed -n 's/^argument_[a-z]*([^"]*"\([^"]*\)".*/\1/p' | sort -u)
count=$(printf '%s\n' "$reasons" | wc -l)
[ "$count" -gt 30 ] || { echo "found only $count reasons in $sources"; exit 1; }
status=0
printf '%s\n' "$reasons" | {
    while read -r reason; do
        grep -qF "\"$reason\"" "$@" || { echo "no test provokes: $reason"; status=1; }
    done
    exit "$status"
}
