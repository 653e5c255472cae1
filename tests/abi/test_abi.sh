#!/bin/sh
# What programs can rely on is what the committed description says; `./run abi` writes it anew.
#
# usage: test_abi.sh LIBRARY.so DESCRIPTION.abi
set -u
export LC_ALL=C

library=$1 committed=$2
for tool in abidw abidiff readelf; do
    command -v $tool >/dev/null || { echo "no $tool"; exit 77; }
done
readelf -S "$library" | grep -q ' \.debug_info ' || { echo "no debug information"; exit 77; }
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

"$(dirname "$0")/describe.sh" "$library" "$scratch/new.abi" || exit 1
architecture()
{
    sed -n "s/^<abi-corpus .*architecture='\([^']*\)'.*/\1/p" "$1"
}
[ "$(architecture "$committed")" = "$(architecture "$scratch/new.abi")" ] ||
    { echo "described for another processor"; exit 77; }

# abidiff passes over what it calls harmless, such as new enumerators, unless told.
abidiff --harmless "$committed" "$scratch/new.abi" || {
    echo "the ABI changed: see docs/abi.md; ./run abi writes the description anew"
    exit 1
}
grep -q "<class-decl name='[a-z_0-9]*' size-in-bits" "$scratch/new.abi" ||
    { echo "the description knows no struct"; exit 1; }
