#!/bin/sh
# Each reason for which the sources of a library refuse an argument is provoked by a test, and each
# sentence that they say of an order of techniques.
#
# usage: test_reasons.sh SOURCES TEST.c...
set -u

sources=$1
shift
# The first quoted text of each call.
reasons=$(find "$sources" -name '*.c' -exec cat {} + | tr '\n' ' ' |
    sed 's/#define [A-Z_]*(//g; s/\(argument_expect\|argument_refuse\|IN_EACH_ORDER\)(/\
&/g' | sed -n 's/^[A-Za-z_]*([^";]*"\([^"]*\)".*/\1/p' | sort -u)
count=$(printf '%s\n' "$reasons" | wc -l)
[ "$count" -gt 30 ] || { echo "found only $count reasons in $sources"; exit 1; }
status=0
printf '%s\n' "$reasons" | {
    while read -r reason; do
        grep -qF "\"$reason\"" "$@" || { echo "no test provokes: $reason"; status=1; }
    done
    exit "$status"
}
