#!/bin/sh
# Four lists of names must be one: what the shared library exports, what the static one defines, what
# the linker map names and what the public headers declare; exports.txt is that list. And the library
# must not call what a library has no business to call.
#
# usage: test_exports.sh SHARED_LIBRARY STATIC_LIBRARY OBJECTS FOLDER
#
# OBJECTS is an archive of what both libraries are made of; FOLDER has exports.txt, *.map, include/.
set -u
export LC_ALL=C

shared=$1 static=$2 objects=$3 folder=$4
command -v nm >/dev/null || exit 77
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
status=0

# Compares list $2, which is called $1, with exports.txt.
compare()
{
    if ! diff "$folder/exports.txt" "$2" >"$scratch/difference"; then
        echo "exports.txt (<) and $1 (>) differ:"
        cat "$scratch/difference"
        status=1
    fi
}

# The version nodes are absolute symbols (A).
nm -D --defined-only "$shared" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort >"$scratch/exported"
compare "what $(basename "$shared") exports" "$scratch/exported"

nm -g --defined-only "$static" | awk 'NF == 3 { print $3 }' | sort >"$scratch/defined"
compare "what $(basename "$static") defines" "$scratch/defined"

sed -n 's/^    \([a-z0-9_]*\);$/\1/p' "$folder"/*.map | sort >"$scratch/mapped"
compare "the linker map" "$scratch/mapped"

sed -n '/^[A-Z]*_API [^(]*$/{ N; s/\n/ /; }
s/^[A-Z]*_API .*[ *]\([a-z0-9_]*\)(.*/\1/p' "$folder"/include/*/*.h | sort >"$scratch/declared"
compare "what the headers declare" "$scratch/declared"

# Memory comes through mem.c alone; nothing prints, ends the process or opens a file.
nm -A --undefined-only "$objects" | sed 's/.*\.a:\([^:]*\):.* U /\1 /' >"$scratch/calls"
if grep -E ' (malloc|calloc|realloc|aligned_alloc|posix_memalign|free)$' "$scratch/calls" |
    grep -v 'mem\.c\.o '; then
    echo "these modules go around mem.c"
    status=1
fi
if grep -E ' (printf|fprintf|vprintf|vfprintf|puts|fputs|putchar|fwrite|perror|fopen|open|exit|_exit|_Exit|abort|raise|signal|setlocale|getenv)$' \
    "$scratch/calls"; then
    echo "a library does not call these"
    status=1
fi
exit $status
