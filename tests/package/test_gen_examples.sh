#!/bin/sh
# The examples in docs/generate.md print what the document says, and draw its picture.
#
# usage: test_gen_examples.sh SUDOKU-GEN docs/generate.md [--write]; with --write they are put there
set -u

gen=$1 document=$2 mode=${3-}
folder=$(dirname "$document")
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
picture=docs/pictures/sheet.svg

# The output of the example $1, a command as in the document; the picture goes to the scratch folder.
answer()
{
    arguments=${1#sudoku-gen }
    case $arguments in
    *"--output=$picture") arguments="${arguments%"--output=$picture"}--output=$scratch/sheet.svg" ;;
    esac
    # Arguments without blanks.
    # shellcheck disable=SC2086
    "$gen" $arguments 2>&1
}

# Examples are indented lines that begin with $; the indented lines after them are what they print.
inside=0
while IFS= read -r line; do
    case $line in
    '    $ '*)
        printf '%s\n' "$line"
        answer "${line#    \$ }" | sed 's/^/    /'
        inside=1
        ;;
    '    '*) [ "$inside" -eq 1 ] || printf '%s\n' "$line" ;;
    *)
        printf '%s\n' "$line"
        inside=0
        ;;
    esac
done <"$document" >"$scratch/document"
grep -c '^    \$ ' "$document" >"$scratch/count"

if [ "$mode" = --write ]; then
    cat "$scratch/document" >"$document"
    cp "$scratch/sheet.svg" "$folder/pictures/sheet.svg"
    exit
fi
[ "$(cat "$scratch/count")" -ge 10 ] || exit 1
failed=0
if ! diff "$document" "$scratch/document" >"$scratch/difference"; then
    echo "$document (<) says something else than sudoku-gen (>); run $0 $gen $document --write"
    cat "$scratch/difference"
    failed=1
fi
if ! cmp -s "$scratch/sheet.svg" "$folder/pictures/sheet.svg"; then
    echo "$folder/pictures/sheet.svg is not what sudoku-gen draws; run $0 $gen $document --write"
    failed=1
fi
exit $failed
