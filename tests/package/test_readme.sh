#!/bin/sh
# What README.md shows is what happens: its commands print what it says, and its programs, which are
# compiled as they stand there, too.
#
# usage: test_readme.sh SOURCE_ROOT FOLDER_OF_TOOLS PROGRAM...
set -u

source=$1 tools=$(cd "$2" && pwd) || exit 1
shift 2
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
folder=$(dirname "$0")
status=0

# Compares what is shown in file $1 with what came out, in $2, of $3.
compare()
{
    diff "$1" "$2" >"$scratch/difference" && return
    echo "README.md (<) shows another output than $3 (>):"
    cat "$scratch/difference"
    status=1
}

# Each program prints the block of output that follows it. The second one gets a photo.
number=0
for program in "$@"; do
    number=$((number + 1))
    "$folder/readme_block.sh" "$source/README.md" output $number >"$scratch/shown"
    [ -s "$scratch/shown" ] || { echo "program $number shows no output"; status=1; }
    "$program" "$source/examples/photo.jpg" >"$scratch/output" || { echo "program $number failed"; status=1; }
    compare "$scratch/shown" "$scratch/output" "program $number"
done

# Commands stand behind a dollar sign, above what they print.
run_shown()
{
    [ -n "$shown_command" ] || return
    count=$((count + 1))
    (cd "$source" && PATH=$tools:$PATH sh -c "$shown_command") >"$scratch/output" 2>/dev/null
    compare "$scratch/shown" "$scratch/output" "$shown_command"
}
count=0 block=0 shown_command=
while block=$((block + 1)) && "$folder/readme_block.sh" "$source/README.md" console $block >"$scratch/block" &&
    [ -s "$scratch/block" ]; do
    # One that the build has no tool for is passed over.
    while IFS= read -r line; do
        case $line in
        '$ '*)
            run_shown
            shown_command=${line#'$ '}
            [ -x "$tools/${shown_command%% *}" ] || [ "${shown_command%% *}" = cat ] || shown_command=
            : >"$scratch/shown"
            ;;
        *) printf '%s\n' "$line" >>"$scratch/shown" ;;
        esac
    done <"$scratch/block"
    run_shown
    shown_command=
done
[ $count -ge 2 ] || { echo "only $count commands were found"; status=1; }
exit $status
