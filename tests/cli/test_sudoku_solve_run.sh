#!/bin/sh
# How sudoku-solve takes files of many puzzles, and what it leaves however it ends. Usage:
# test_sudoku_solve_run.sh PATH-OF-sudoku-solve
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
# shellcheck source=tests/cli/puzzles.sh
. "$(dirname "$0")/puzzles.sh"
solve=$1

# The most severe outcome of a batch counts: 1, 6, 4, 7, 5.
printf '%s\n%s\n' "$empty" "$stuck" >"$work/batch.txt"
run "$solve" "$work/batch.txt"
expect_status 4
printf '%s\n' "$twice" >>"$work/batch.txt"
run "$solve" "$work/batch.txt"
expect_status 6
run "$solve" "$work/batch.txt" "$work/missing.txt"
expect_status 1
expect_err_has 'missing.txt: No such file'

# Malformed text is reported with its place; the rest of the collection is processed.
printf '%s\n%s\n%s\n' "$puzzle" "53..7...." "$puzzle" >"$work/malformed.txt"
run "$solve" "$work/malformed.txt"
expect_status 6
expect_err_has 'malformed.txt:2:'
expect_out "$(printf '%s\n%s\n' "$solution" "$solution")"

# A text without a puzzle is an error, not silence.
: >"$work/empty.txt"
run "$solve" "$work/empty.txt"
expect_status 6
expect_err_has 'empty.txt:1:1: expected a puzzle'

# Threads change nothing but the time.
i=0
while [ $i -lt 700 ]; do
    printf '%s\n%s\n' "$puzzle" "$twice"
    i=$((i + 1))
done >"$work/many.txt"
"$solve" "$work/many.txt" >"$work/one.out" 2>"$work/one.err"
run "$solve" --threads=3 "$work/many.txt"
expect_status 6
cmp -s "$work/out" "$work/one.out" || fail 'another output with three threads'
cmp -s "$work/err" "$work/one.err" || fail 'another stderr with three threads'

# Lines of a collection, which are taken many at a time, get what the same puzzles get one by one: a
# blank behind each makes them no such lines.
i=0
while [ $i -lt 1500 ]; do
    case $((i % 500)) in
    300) printf '%s\n' "$twice" "$puzzle" ;;
    301) printf '# comment\n%s\n\n%s\r\n%s\r\n' "$puzzle" "$puzzle" "$stuck" ;;
    302) printf '%s\n%s\n' "$almost" "$empty" ;;
    303) printf '%s x\n1234\n' "$puzzle" ;;
    *) printf '%s\n' "$puzzle" ;;
    esac
    i=$((i + 1))
done >"$work/lines.txt"
sed 's/^\([0-9.]\{81\}\)/\1 /' "$work/lines.txt" >"$work/single.txt"
for options in '' --first --check --format=grid '--format=%l:%n:%s'; do
    # shellcheck disable=SC2086
    "$solve" $options "$work/single.txt" 2>&1 >"$work/one.out" | sed s/single/lines/ >"$work/one.err"
    # shellcheck disable=SC2086
    run "$solve" --threads=2 $options "$work/lines.txt"
    cmp -s "$work/out" "$work/one.out" || fail "another output for lines together: $options"
    cmp -s "$work/err" "$work/one.err" || fail "another stderr for lines together: $options"
done

# JSON Lines carry what scripts need.
run "$solve" --format=json "$puzzle"
expect_status 0
for key in puzzle status solutions count conflicts nodes microseconds; do
    expect_out_has "\"$key\":"
done
expect_out_has "$solution"
if command -v python3 >/dev/null; then
    "$solve" -q -f json "$work/batch.txt" "$puzzle" |
        python3 -c 'import json, sys; sys.exit(len([json.loads(l) for l in sys.stdin]) != 4)' ||
        fail 'not four JSON objects'
fi
run "$solve" --format=csv "$puzzle" "$puzzle"
[ "$(wc -l <"$work/out")" -eq 3 ] || fail 'a CSV header and two lines expected'

# An output file appears whole or not at all, and keeps what it held before a failure.
run "$solve" --output="$work/answer.txt" "$puzzle"
expect_status 0
expect_no_out
[ "$(cat "$work/answer.txt")" = "$solution" ] || fail 'the output file is not the solution'
run "$solve" --output="$work/answer.txt" "$work/missing.txt"
expect_status 1
[ "$(cat "$work/answer.txt")" = "$solution" ] || fail 'a failure changed the output file'
expect_no_leftover answer.txt
run "$solve" --output="$work/no/such/dir.txt" "$puzzle"
expect_status 1
expect_err_has 'No such file'

# Output that cannot be written is an error; a closed pipe ends quietly.
if [ -c /dev/full ]; then
    "$solve" "$puzzle" >/dev/full 2>"$work/err" && fail 'writing to a full device succeeded'
    expect_err_has 'No space'
fi
"$solve" --all "$empty" 2>"$work/err" | head -n 1 >"$work/out"
expect_no_err

# A signal ends a long search at once and leaves no file behind. What started the tests may have
# some of them ignored, and shells have SIGINT ignored by what they start behind them: then they stay
# so. The limit keeps a search that nothing ends from filling the disk.
for signal in HUP:129 INT:130 USR1:138 ALRM:142 TERM:143; do
    env --default-signal true 2>/dev/null || break
    (
        ulimit -f 4000000
        exec env --default-signal "$solve" --all --output="$work/long.txt" "$empty"
    ) 2>"$work/err" &
    until set -- "$work"/long.txt?* && [ -s "$1" ]; do sleep 0.01; done
    kill "-${signal%:*}" $!
    wait $!
    [ $? -eq "${signal#*:}" ] || fail "$signal did not end the search"
    expect_no_leftover long.tx
done

# An ignored signal stays ignored.
if env --ignore-signal=INT true 2>/dev/null; then
    env --default-signal --ignore-signal=INT "$solve" --all --output="$work/long.txt" "$empty" \
        2>"$work/err" &
    until set -- "$work"/long.txt?* && [ -s "$1" ]; do sleep 0.01; done
    kill -INT $!
    kill -TERM $!
    wait $!
    [ $? -eq 143 ] || fail 'an ignored SIGINT ended the search'
    expect_no_leftover long.tx
fi

# A pipe that pauses gets the answers to what it wrote so far.
mkfifo "$work/fifo"
: >"$work/out"
"$solve" <"$work/fifo" >"$work/out" 2>"$work/err" &
exec 3>"$work/fifo"
printf '%s\n' "$puzzle" >&3
tries=0
while [ ! -s "$work/out" ] && [ $tries -lt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
expect_out "$solution"
exec 3>&-
wait $!

finish
