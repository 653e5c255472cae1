#!/bin/sh
# No function of libsudoku has the name of one of libsudokuvision: a program that links both statically, as
# the web's modules do, would call the wrong one. Both have those of common/.
# usage: test_symbols.sh LIBSUDOKU.a LIBSUDOKUVISION.a LIBCOMMON.a
set -u
command -v nm >/dev/null || { echo "skipped: there is no nm"; exit 77; }

# The names that the archive $1 defines for other files.
names()
{
    nm -g --defined-only "$1" 2>/dev/null | awk 'NF == 3 { print $3 }' | sort -u
}

work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT || exit 1
for archive; do
    names "$archive" >"$work/$(basename "$archive").names"
    [ -s "$work/$(basename "$archive").names" ] || { echo "$archive defines nothing" >&2; exit 1; }
done
both=$(comm -12 "$work/$(basename "$1").names" "$work/$(basename "$2").names" |
    comm -23 - "$work/$(basename "$3").names" | grep -v '^__')
[ -z "$both" ] || { echo "defined in both libraries: $both" >&2; exit 1; }
