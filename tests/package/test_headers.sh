#!/bin/sh
# Holds every public header to compiling alone, twice in a file, without a warning: as C11 and, where
# CXX is given, as C++17; headers of C++ as C++ alone.
#
# usage: test_headers.sh HEADER...
#
# CC and CXX choose compilers; an empty CXX is none.
set -u

failures=0
strict='-Wall -Wextra -pedantic -Werror -fsyntax-only'

# check HEADER LANGUAGE STANDARD COMPILER
check()
{
    include=${1%/*/*} name=${1#"${1%/*/*}"/}
    # $strict, $paths and a compiler with a ccache before it are lists of plain words.
    # shellcheck disable=SC2086
    printf '#include <%s>\n#include <%s>\n' "$name" "$name" |
        $4 $strict $paths -I "$include" -x "$2" -std="$3" - && return
    echo "FAILED: $name as $3"
    failures=$((failures + 1))
}

paths=$(for header in "$@"; do echo "-I ${header%/*/*}"; done | sort -u)
for header in "$@"; do
    case $header in *.h) check "$header" c c11 "${CC:-cc}" ;; esac
    if [ -n "${CXX:-}" ]; then check "$header" c++ c++17 "$CXX"; fi
done
[ $# -gt 0 ] || { echo "no headers"; exit 1; }
echo "$# headers, $failures failures"
[ "$failures" -eq 0 ]
