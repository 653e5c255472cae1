#!/bin/sh
# Makes a static library that defines its public names only: all its objects become one, in which
# what was hidden from users of the shared library is local. A caller's own functions may then be
# called like internal ones, and two such libraries may share sources.
#
# usage: archive.sh OBJCOPY AR INPUT.a OUTPUT.a CC [ARGUMENT]...
set -eu

objcopy=$1 ar=$2 input=$3 output=$4
shift 4
object=${output%.a}.o
"$@" -r -nostdlib -o "$object" -Wl,--whole-archive "$input" -Wl,--no-whole-archive
"$objcopy" --localize-hidden "$object"
rm -f "$output"
"$ar" crsD "$output" "$object"
rm "$object"
