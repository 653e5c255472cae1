#!/bin/sh
# A signal at any moment: what was there stays, or what the tool writes is whole, and nothing else
# is left. Moments are calls of the C library, so that they do not depend on the machine.
# Usage: test_signals.sh PRELOAD SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" PAGE [--full]
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
preload=$1 solve=$2 scan=$3 cam=$4 page=$5 full=${6:-}
# shellcheck source=tests/faults/writers.sh
. "$(dirname "$0")/writers.sh"
moments=12
[ -z "$full" ] || moments=200
# Dumps of SIGXFSZ would be left over.
# shellcheck disable=SC3045
ulimit -c 0

# A number from 1 to $1, the same ones on each run (Park and Miller's generator).
state=1
random() {
    state=$((state * 48271 % 2147483647))
    picked=$((state % $1 + 1))
}

# Sets $signal to one of HUP, INT, TERM, PIPE and XFSZ, $call to one, and $n to one of its first
# $most_CALL.
pick_moment() {
    random 5
    signal=$(echo 1 2 15 13 25 | cut -d ' ' -f $picked)
    random 5
    call=$(echo malloc open write close rename | cut -d ' ' -f $picked)
    eval "most=\$most_$call"
    # shellcheck disable=SC2154
    random "$most"
    n=$picked
}

interrupt_all() {
    sound "$@"
    shift
    # shellcheck disable=SC2034
    most_malloc=4000 most_open=40 most_write=40 most_close=40 most_rename=4
    met=0 stopped=0 kept=0
    while [ $met -lt $moments ]; do
        pick_moment
        cp "$work/old" "$work/there/$name"
        rm -f "$work/mark"
        run env "LD_PRELOAD=$preload" FAULT=$call "FAULT_NUMBER=$n" "FAULT_SIGNAL=$signal" \
            "FAULT_MARK=$work/mark" "$@"
        command="signal $signal at $call $n of $*"
        expect_old_or_new
        if [ ! -e "$work/mark" ]; then
            # There are not so many of these calls.
            [ "$status" -eq 0 ] || fail "status $status without a signal"
            [ "$n" -gt 1 ] || fail "no $call"
            eval "most_$call=\$((n - 1))"
            continue
        fi
        met=$((met + 1))
        case $status in
        0) ;;
        $((128 + signal))) stopped=$((stopped + 1)) ;;
        *) fail "status $status" ;;
        esac
        cmp -s "$work/there/$name" "$work/old" && kept=$((kept + 1))
    done
    printf '%-12s %-10s %4d signals, %4d ended it, %4d times the old file stayed\n' "${1##*/}" \
        "$name" $met $stopped $kept
}

each_writer interrupt_all
finish
