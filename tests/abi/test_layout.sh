#!/bin/sh
# The fields of public structs lie where layout.c says; `./run abi` writes it anew.
#
# usage: test_layout.sh LAYOUT.c SOURCE_ROOT CC [ARGUMENT]...
set -u

layout=$1 root=$2
shift 2
"$@" -std=c11 -fsyntax-only -I"$root/libsudoku/include" -I"$root/libsudokuvision/include" "$layout" ||
    { echo "a public struct changed: see docs/abi.md; ./run abi writes $layout anew"; exit 1; }
grep -q '^PLACE' "$layout" || { echo "$layout pins nothing"; exit 1; }
