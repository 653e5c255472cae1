#!/bin/sh
# sudoku-mpi loses nothing and says nothing false, whatever happens to it and to its files.
# Usage: test_mpi.sh PATH-OF-sudoku-solve PATH-OF-sudoku-mpi
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"

solve=$(cd "$(dirname "$1")" && pwd)/${1##*/}
tool=$(cd "$(dirname "$2")" && pwd)/${2##*/}
command -v mpirun >/dev/null || exit 77
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 TMPDIR="$work"
cd "$work" || exit 1
line=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179

# Runs sudoku-mpi by $1 processes, with the arguments that follow.
run_job() {
    count=$1
    shift
    run mpirun --oversubscribe -n "$count" "$tool" "$@"
}

# The same behind the shell's back: $job is mpirun.
start() {
    count=$1
    shift
    mpirun --oversubscribe -n "$count" "$tool" "$@" >/dev/null 2>started &
    job=$!
}

# Continues a job whose mpirun was killed, once its processes have ended.
go_on() {
    for attempt in 1 2 3 4 5 6 7 8 9 10; do
        run_job "$@"
        grep -q 'another job is at work' "$work/err" || break
        sleep 0.$attempt
    done
}

# $1 puzzles, of the board $2 if any.
write_puzzles() {
    awk -v count="$1" -v line="${2:-$line}" 'BEGIN { for (i = 0; i < count; i++)
        print i % 7 ? line : "." substr(line, 2) }' >puzzles
    "$solve" -q puzzles >whole 2>/dev/null
}

expect_whole() {
    cmp -s answers whole || fail "$1: the answers are not those of one run"
    rm -f answers
    expect_no_leftover answers.
}

# Waits until the job $1 has recorded something, or is over.
wait_for_record() {
    while kill -0 "$1" 2>/dev/null && [ "$(sed -n 4p answers.record 2>/dev/null || echo 0)" = 0 ]; do
        sleep 0.01
    done
}

# ------------------------------------------------------------------------------------- full disks

# Some implementations of MPI report success for what was not written.
cat >limited <<'END'
#!/bin/sh
trap '' XFSZ
ulimit -f 800
exec "$@"
END
chmod +x limited
write_puzzles 20000
run mpirun -n 1 ./limited "$tool" -q --range=5000 puzzles answers
[ "$status" -ne 0 ] || fail "what was not written is called done"
expect_err_has 'answers: could not be written completely'
[ ! -e answers ] || fail "a part of the answers has the name of the whole"
run_job 2 -q puzzles answers
expect_status 0
expect_whole 'full disk'

# Processes that fail at once end together: none of them cuts the others off.
write_puzzles 2000
long_line()
{
    head -c 100000 /dev/zero | tr '\0' x
    echo
}
{
    cat puzzles && long_line
    cat puzzles && long_line
    cat puzzles && long_line
} >long
for range in 500 100000; do
    run_job 3 -q --range=$range --record=0.01 long answers
    expect_status 1
    expect_err_has 'sudoku-mpi: long: a line is too long'
    grep -q MPI_ABORT "$work/err" && fail "a process ended the job of the others"
    [ ! -e answers ] || fail "a part of the answers has the name of the whole"
    [ -e answers.record ] || fail "what was recorded is gone"
    rm -f answers.*
done

# ------------------------------------------------------------------------------------ at any moment

# A process is killed, or mpirun, or all are told to end, after some tenths of a second; the next job
# has other processes and ranges.
write_puzzles 3000
moment=0
for count in 2 1 3 5 4 2 1; do
    start $count -q --range=$((count * 173)) --record=0.01 puzzles answers
    sleep 0.$((30 + moment * 37 % 50))
    moment=$((moment + 1))
    victim=$(ps -o pid= --ppid $job | head -n 1)
    case $((moment % 3)) in
    0) kill -TERM $job ;;
    1) kill -KILL "${victim:-$job}" ;;
    2) kill -KILL $job ;;
    esac 2>/dev/null
    # An mpirun that loses a process while all begin may wait for ever.
    sleep 0.5
    kill -KILL $job 2>/dev/null
    wait $job 2>/dev/null
    if [ -e answers ]; then
        cmp -s answers whole || fail "killed: what has the name of the whole is not whole"
        rm answers
    fi
done
go_on 2 -q puzzles answers
expect_status 0
expect_whole 'killed'

# ---------------------------------------------------------------------------------- two jobs at once

# A puzzle that takes ten times as long as others, however fast the machine.
hard=..4....9..1...58..86....1...3...1.....754.......7...5...2.9..7......63..........8
# The number of puzzles that keeps a job at work for a third of a second after its first record.
many=30000
while [ ! -e answers.record ]; do
    rm -f answers
    many=$((2 * many))
    write_puzzles $many $hard
    start 2 -q --range=300 --record=0.02 puzzles answers
    wait_for_record $job
    sleep 0.3
    kill -TERM $job 2>/dev/null
    wait $job 2>/dev/null
done
rm answers.*
start 1 -q --range=300 --record=0.02 puzzles answers
wait_for_record $job
run_job 2 -q puzzles answers
if kill -0 $job 2>/dev/null; then
    expect_status 1
    expect_err_has 'answers: another job is writing it'
fi
wait $job
expect_whole 'two jobs'

# ------------------------------------------------------------------------ puzzles that become others

for change in 'echo >>puzzles' 'cp shorter puzzles' "printf 1 | dd of=puzzles conv=notrunc 2>/dev/null"; do
    write_puzzles $many $hard
    head -n 10 puzzles >shorter
    start 2 -q --range=300 --record=0.02 puzzles answers
    wait_for_record $job
    eval "$change"
    wait $job
    status=$?
    [ $status -eq 1 ] || fail "$change: status $status where the file was changed"
    grep -q 'puzzles: \(changed while it was being solved\|was truncated while it was being read\)' started ||
        fail "$change: $(cat started)"
    [ ! -e answers ] || fail "$change: answers to puzzles that are no more"
    run "$tool" puzzles answers
    expect_status 1
    expect_err_has 'the puzzles have changed since'
    rm -f answers.*
done

# ------------------------------------------------------------------------------------- odd puzzles

# A file that was not written to its end has zero bytes.
printf '%s\n\0\0\0\0\n%s\0,\n%s' $line $line $line >puzzles
run_job 2 --range=90 puzzles answers
expect_status 6
expect_err_has '^puzzles:2: expected a puzzle'
expect_err_has '^puzzles:3: expected a puzzle'
[ "$(cat answers)" = "$(printf '%s\n%s' $solved $solved)" ] || fail "zero bytes are no puzzle"
rm answers

printf '\357\273\277%s\r\n\r\n%s;x\r\n \t\r\n%s' $line $line $line >puzzles
for range in 1 3 1000; do
    run_job 2 --range=$range puzzles answers
    expect_status 0
    expect_no_err
    [ "$(tr '\n' ' ' <answers)" = "$solved $solved $solved " ] ||
        fail "a byte order mark, returns and a last line without an end, in ranges of $range"
    rm answers
done

# ------------------------------------------------------------------------------ what is in the way

# No file but the output is overwritten, and no work begun that cannot get its name.
write_puzzles 10
mkdir folder
mkfifo fifo
: >twice
ln twice other
for output in folder fifo twice /dev/null '' missing/answers; do
    run "$tool" puzzles "$output"
    expect_status 1
done
expect_no_leftover twice.
for left in /dev/null.lock .lock; do
    [ ! -e $left ] || fail "left over: $left"
done
[ -c /dev/null ] || fail "a device was replaced"
[ -p fifo ] || fail "a pipe was replaced"
for ending in '' .partial .record .record.new .lock; do
    cp puzzles "mine$ending"
    run "$tool" "mine$ending" mine
    expect_status 1
    expect_err_has "mine$ending: would overwrite the puzzles"
    cmp -s puzzles "mine$ending" || fail "mine$ending was changed"
    rm "mine$ending"
    expect_no_leftover mine.
done

# A link stays, and its file gets the answers.
: >answers
ln -s answers link
run_job 2 -q puzzles link
[ -L link ] || fail "a link was replaced"
expect_whole link
rm link

# ------------------------------------------------------------------------------- damaged records

write_puzzles $many $hard
start 2 -q --range=300 --record=0.02 puzzles answers
wait_for_record $job
kill -TERM $job
wait $job 2>/dev/null
cp answers.record record
cp answers.partial partial
for size in 0 1 13 40 $(($(wc -c <record) - 2)); do
    head -c "$size" record >answers.record
    run "$tool" puzzles answers
    expect_status 1
    expect_err_has 'answers.record: damaged'
done
cmp -s answers.partial partial || fail "answers were lost by a damaged record"
cp record answers.record
: >answers.partial
run "$tool" puzzles answers
expect_status 1
expect_err_has 'answers.partial: shorter than'
cp partial answers.partial
run_job 3 -q puzzles answers
expect_whole 'damaged record'

for wrong in --threads=0 --range=0 --record=x --nothing; do
    run "$tool" $wrong puzzles answers
    expect_status 1
done
expect_no_leftover answers

finish
