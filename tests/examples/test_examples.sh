#!/bin/sh
# Runs the examples and compares what they print with NAME.out beside this script.
#
# usage: test_examples.sh EXAMPLES_SOURCE PAGE PROGRAM...    PAGE draws photos; '' where there is no vision
set -u

here=$(cd "$(dirname "$0")" && pwd) source=$1 page=$2
shift 2
line=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
status=0 count=0

# Runs a program, one built for another machine by what meson runs those with.
run()
{
    # shellcheck disable=SC2086 # words
    ${MESON_EXE_WRAPPER:-} "$@"
}

{
    printf '%s two clues a row\n\n' "$line"
    printf '1.....2..3.....4\n\n12..\n3.?1\n....\n....\n\n12..\n34..\n....\n....\n'
} >"$scratch/texts"
printf '%s\n%081d\n55%079d\n' "$line" 0 0 >"$scratch/lines"
if [ -n "$page" ]; then
    # DEGREES TILT SCALE BLUR NOISE SHADOW
    run "$page" "$line" 4 0.1 1 0.5 3 0.2 >"$scratch/photo.pgm" || exit 1
    for frame in 1 2 3 4 5 6 7 8 9 10 11 12; do
        run "$page" "$line" "$frame" 0.1 1 0.5 3 0.2
    done >"$scratch/film.pgm"
fi

# What example $1 reads.
input()
{
    case $1 in
    batch) echo "$scratch/lines" ;;
    convert) echo "$scratch/texts" ;;
    samurai) echo "$source/samurai.txt" ;;
    explain) echo "$source/puzzle.txt" ;;
    photo | overlay) echo "$scratch/photo.pgm" ;;
    track) echo "$scratch/film.pgm" ;;
    *) echo /dev/null ;;
    esac
}

for program in "$@"; do
    name=$(basename "$program")
    count=$((count + 1))
    run "$program" <"$(input "$name")" >"$scratch/$name.raw" 2>&1 || { echo "$name failed"; status=1; }
    case $name in
    # A picture: what is on it now is read by the example that reads photos.
    overlay) run "${program%overlay}photo" <"$scratch/$name.raw" >"$scratch/$name.out" ;;
    *) sed 's/ *$//' "$scratch/$name.raw" >"$scratch/$name.out" ;;
    esac
    diff "$here/$name.out" "$scratch/$name.out" || { echo "$name: expected (<), printed (>)"; status=1; }
done
[ $count -gt 4 ] || { echo "only $count examples"; status=1; }
exit $status
