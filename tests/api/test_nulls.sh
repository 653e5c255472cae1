#!/bin/sh
# Each function that a library exports is called by the test of NULL.
#
# usage: test_nulls.sh EXPORTS.txt TEST.c
set -u

status=0
while read -r name; do
    grep -q "[^a-z_]$name(" "$2" || { echo "$name() is not tried with NULL"; status=1; }
done <"$1"
exit "$status"
