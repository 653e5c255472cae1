#!/bin/sh
# Every n-th call that may fail, fails: the tool says so and ends with 1, or gives all that it gives
# otherwise; it does not crash, leaves no file of its own, and what was there is whole.
# Usage: test_faults.sh PRELOAD SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" PAGE each_writer|each_question
#        [--full]
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
preload=$1 solve=$2 scan=$3 cam=$4 page=$5 each=$6 full=${7:-}
# shellcheck source=tests/faults/writers.sh
. "$(dirname "$0")/writers.sh"

# The tool says how it ended.
expect_honest() {
    case $status in
    "$wanted") cmp -s "$work/out" "$work/sound.out" || fail 'done, but not all of it' ;;
    1) is_whole "$work/there/$name" || [ -s "$work/err" ] || fail 'no word about it' ;;
    *) fail "status $status" ;;
    esac
}

# The next number after $1: all of the first, where programs begin, then some.
next() {
    if [ "$full" ] || [ "$1" -lt 12 ]; then echo $(($1 + 1)); else echo $(($1 + $1 / 4)); fi
}

# break_all NAME COMMAND...
break_all() {
    sound "$@"
    shift
    for call in malloc write close rename open ftruncate; do
        n=1 count=0
        while :; do
            cp "$work/old" "$work/there/$name"
            rm -f "$work/mark"
            run env "LD_PRELOAD=$preload" FAULT=$call "FAULT_NUMBER=$n" "FAULT_MARK=$work/mark" "$@"
            [ -e "$work/mark" ] || break
            command="$call $n of $*"
            expect_honest
            expect_old_or_new
            count=$((count + 1))
            n=$(next "$n")
        done
        case $call in
        malloc | write | close | rename) [ $count -gt 0 ] || fail "no $call failed" ;;
        esac
        printf '%-10s %-10s %4d failures, the last below number %d\n' "${1##*/}" $call $count "$n"
    done
}

"$each" break_all
finish
