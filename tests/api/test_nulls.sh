#!/bin/sh
# Each function that a library exports is called by a test of NULL.
#
# usage: test_nulls.sh EXPORTS.txt TEST.c...
set -u

exports=$1
shift
status=0
while read -r name; do
    grep -q "[^a-z_]$name(" "$@" || { echo "$name() is not tried with NULL"; status=1; }
done <"$exports"
exit "$status"
