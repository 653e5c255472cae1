#!/bin/sh
# sudoku-mpi writes what sudoku-solve does, with any number of processes, and goes on where it was killed.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1 tool=$2
puzzles=$work/puzzles.txt solved=$work/solved.txt
command -v mpirun >/dev/null || exit 77
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 TMPDIR="$work"

# sudoku-mpi by $1 processes, with the arguments that follow.
processes() {
    count=$1
    shift
    mpirun --oversubscribe -n "$count" "$tool" "$@"
}

# $1 puzzles of several kinds, some with a comment or a carriage return.
write_puzzles() {
    awk -v count="$1" 'BEGIN {
        line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        several = "53..7....6..195....98....6...........................................28....419..5"
        none = "1234.678................................5.....................5.................."
        print "# puzzles\n"
        for (i = 0; i < count; i++)
            print i % 50 == 9 ? "55" substr(line, 3) : i % 50 == 19 ? several ",two" : \
                i % 50 == 29 ? none "\r" : line
    }' >"$puzzles"
}

# Waits until there is something in the record, or the job is over.
wait_for_record() {
    while kill -0 "$1" 2>/dev/null; do
        done_bytes=$(sed -n 4p "$solved.record" 2>/dev/null)
        [ "${done_bytes:-0}" -le "$2" ] || break
    done
}

write_puzzles 3000
"$solve" -q "$puzzles" >"$work/whole" 2>/dev/null

# The processes get ranges of any size, also some in which no line begins.
for ranges in 1:1048576 2:1000 3:77; do
    # With many records messages come in many parts.
    run processes "${ranges%:*}" --stats --range="${ranges#*:}" ${record:-} "$puzzles" "$solved"
    record=--record=0.000001
    expect_status 6
    expect_err_has '3000 puzzles: 2820 ok, 60 several solutions, 60 no solution, 60 break a rule, 0 malf'
    expect_err_has "^$puzzles:12: 5 twice in row 1: r1c1, r1c2"
    expect_err_has "^$puzzles:22: several solutions"
    cmp -s "$solved" "$work/whole" || fail "the answers are not those of sudoku-solve"
    grep "^$puzzles" "$work/err" | sort -c -t : -k 2n || fail "messages are not in the order of lines"
done
expect_no_leftover solved.txt.

# Killed at several moments and started again with other numbers of processes.
rm "$solved"
reached=0
for count in 2 1 3; do
    processes "$count" -q --range=500 --record=0.000001 "$puzzles" "$solved" >/dev/null 2>&1 &
    job=$!
    wait_for_record $job "$reached"
    pkill -9 -f "$tool.*$solved"
    wait $job 2>/dev/null
    [ ! -e "$solved" ] || fail "half of an answer has the name of the whole"
    reached=$(sed -n 4p "$solved.record")
done
[ "$reached" -gt 0 ] || fail "nothing was recorded"
cp "$solved.record" "$work/record"
cp "$solved.partial" "$work/partial"
run processes 2 -q "$puzzles" "$solved"
expect_err_has 'resuming at line'
cmp -s "$solved" "$work/whole" || fail "the answers after a restart are not those of one run"
expect_no_leftover solved.txt.

# A record that was changed, or is of other puzzles, is not gone on with.
rm "$solved"
cp "$work/partial" "$solved.partial"
sed '4s/.*/500/' "$work/record" >"$solved.record"
run processes 2 "$puzzles" "$solved"
expect_status 1
expect_err_has "solved.txt.record: damaged"
cp "$work/record" "$solved.record"
cp -p "$puzzles" "$work/kept"
tr 5 6 <"$work/kept" >"$puzzles"
touch -r "$work/kept" "$puzzles"
run processes 2 "$puzzles" "$solved"
expect_status 1
expect_err_has 'the puzzles have changed'
cp -p "$work/kept" "$puzzles"
echo >>"$puzzles"
run processes 2 "$puzzles" "$solved"
expect_status 1
expect_err_has 'the puzzles have changed'
cmp -s "$solved.partial" "$work/partial" || fail "answers were lost"

# Nor is a file that is not ours overwritten.
rm "$solved.record"
run processes 1 "$puzzles" "$solved"
expect_status 1
expect_err_has 'solved.txt.partial is in the way'
rm "$solved.partial"

printf '%s\n' 123 >>"$puzzles"
run processes 2 "$puzzles" "$solved"
expect_status 6
expect_err_has "$puzzles:3004: expected a puzzle of 81 digits"

: >"$puzzles"
run processes 2 "$puzzles" "$solved"
expect_status 0
[ ! -s "$solved" ] || fail "answers to no puzzle"

awk 'BEGIN { for (i = 0; i < 70000; i++) printf "."; print "" }' >"$puzzles"
run processes 2 --range=100 "$puzzles" "$solved"
expect_status 1
expect_err_has 'a line is too long'

run processes 1 "$work/missing" "$solved"
expect_status 1
expect_err_has 'missing: No such file'

run "$tool" "$puzzles"
expect_status 1
expect_err_has 'expected a file of puzzles and the name of the output'
run "$tool" "$puzzles" "$puzzles"
expect_status 1
expect_err_has 'would overwrite the puzzles'

finish
