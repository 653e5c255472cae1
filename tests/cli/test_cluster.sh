#!/bin/sh
# A file solved in parts, some of which are killed: what comes out in the end is what comes out of
# the whole file.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

export SUDOKU_SOLVE="$1" SLURM_ARRAY_TASK_COUNT=5
cluster=$2
puzzles=$work/puzzles.txt folder=$work/solved

# $1 puzzles, of which each tenth has no solution.
write_puzzles() {
    awk -v count="$1" 'BEGIN {
        line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        for (i = 0; i < count; i++)
            print i % 10 == 9 ? "55" substr(line, 3) : line
    }' >"$puzzles"
}

# Part $1 of all.
part() {
    SLURM_ARRAY_TASK_ID=$1 sh "$cluster" "$puzzles" "$folder"
}

write_puzzles 2003
"$SUDOKU_SOLVE" "$puzzles" >"$work/whole" 2>/dev/null

# Some are killed as they work, at whatever they do; none of them leaves half a part.
for number in 0 1 2; do
    part "$number" >"$work/out" 2>"$work/err" &
    [ "$number" -eq 0 ] || kill -9 $!
    wait $! 2>/dev/null
done
for number in 0 1 2 3 4; do
    run part "$number"
    expect_status 0
done
cat "$folder"/part-* | cmp -s - "$work/whole" || fail "the parts are not the whole"

# What is done is not done again.
printf 'kept\n' >"$folder/part-000003"
run part 3
expect_status 0
[ "$(cat "$folder/part-000003")" = kept ] || fail "a part was solved again"

rm "$puzzles" "$folder/part-000003"
run part 3
expect_status 1
[ ! -e "$folder/part-000003" ] || fail "there is a part of a file that is not there"

finish
