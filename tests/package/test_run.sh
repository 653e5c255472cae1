#!/bin/sh
# What `./run help` lists is what ./run does, and nothing else.
#
# usage: test_run.sh SOURCE_ROOT
set -u
export LC_ALL=C

run=$1/run
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

fail()
{
    echo "$*"
    exit 1
}

"$run" help >"$scratch/help" || fail "./run help failed"
sed -n 's/^  \([a-z]\{1,\}\) .*/\1/p' "$scratch/help" | sort >"$scratch/listed"
sed -n 's/^command_\([a-z]*\)()$/\1/p' "$run" | sort >"$scratch/defined"
[ -s "$scratch/listed" ] || fail "./run help lists no command"
diff "$scratch/listed" "$scratch/defined" || fail "what is listed (<) and what is there (>) differ"

while read -r name; do
    "$run" "$name" --help | diff "$scratch/help" - >"$scratch/difference" ||
        fail "./run $name --help says something else than ./run help"
    "$run" "$name" --no-such-option >"$scratch/output" 2>&1 && fail "./run $name takes any option"
    grep -q 'unknown option' "$scratch/output" || fail "./run $name does not know its options"
done <"$scratch/listed"

"$run" | diff "$scratch/help" - || fail "./run alone says something else than ./run help"
"$run" no-such-command >"$scratch/output" 2>&1 && fail "./run takes any command"
grep -q 'unknown command no-such-command' "$scratch/output" || fail "an unknown command has no message"
"$run" 'com.*' >"$scratch/output" 2>&1 && fail "./run takes a pattern for a command"
"$run" . >"$scratch/output" 2>&1 && fail "./run takes a dot for a command"
echo "$(wc -l <"$scratch/listed") commands"
