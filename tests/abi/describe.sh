#!/bin/sh
# Writes the description of what programs can rely on in the shared library: the functions, and the types
# of the public headers. What is defined elsewhere counts as opaque; nothing depends on the machine.
#
# usage: describe.sh LIBRARY.so OUTPUT.abi
set -eu

suppressions=$(mktemp) unsorted=$(mktemp)
trap 'rm -f "$suppressions" "$unsorted"' EXIT
# --headers-dir would go by the files' names alone, and internal headers share some. The label is the one
# that abidw gives to what it makes of that option: such types become opaque instead of unknown.
cat >"$suppressions" <<'EOF'
[suppress_type]
  label = Artificial private types suppression specification
  source_location_not_regexp = /include/(sudoku|sudokuvision)/
  drop = yes
EOF
abidw --suppressions "$suppressions" --no-corpus-path --no-comp-dir-path --no-show-locs \
    --type-id-style hash --drop-undefined-syms --no-elf-needed --no-parameter-names --out-file "$unsorted" "$1"
# Sources have paths from the build folder, which may be anywhere.
sed "s#path='[^']*/\(libsudoku\(vision\)\{0,1\}/\)#path='../\1#" "$unsorted" |
    LC_ALL=C awk -f "$(dirname "$0")/sort.awk" >"$2"
