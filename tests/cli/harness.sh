# shellcheck shell=sh
# What the tests of the tools share; sourced by them. A test is a run and what is expected of it.
#
#   run COMMAND...         runs it with its input from $input, keeps $status, $out and $err
#   expect_status N        ... and so on: each prints what differs and makes the script fail
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
input=/dev/null
failures=0
runs=0

# Messages in English, letters as in the user's locale.
LC_CTYPE=${LC_ALL:-${LC_CTYPE:-${LANG:-C.UTF-8}}}
LC_MESSAGES=C
export LC_CTYPE LC_MESSAGES
unset LC_ALL

run() {
    runs=$((runs + 1))
    command="$*"
    "$@" <"$input" >"$work/out" 2>"$work/err"
    status=$?
}

fail() {
    failures=$((failures + 1))
    printf 'FAILED: %s\n  %s\n' "$command" "$*"
    sed 's/^/  out: /' "$work/out" | head -n 12
    sed 's/^/  err: /' "$work/err" | head -n 12
}

# Prints the path $1 so that it holds after a change of folders; nothing for none.
absolute() {
    case $1 in
    '' | /*) echo "$1" ;;
    *) echo "$PWD/$1" ;;
    esac
}

# Whether sudoku-solve $1 was built to draw boards in form $2.
draws() {
    "$1" --format="$2" 1.............2. >/dev/null 2>"$work/err"
    ! grep -q 'does not draw such pictures' "$work/err"
}

expect_status() {
    [ "$status" -eq "$1" ] || fail "exit status $status, expected $1"
}

expect_out() {
    printf '%s\n' "$1" | cmp -s - "$work/out" || fail "output is not: $1"
}

expect_out_has() {
    grep -q -e "$1" "$work/out" || fail "output lacks: $1"
}

expect_err_has() {
    grep -q -e "$1" "$work/err" || fail "stderr lacks: $1"
}

expect_no_out() {
    [ ! -s "$work/out" ] || fail "output is not empty"
}

expect_no_err() {
    [ ! -s "$work/err" ] || fail "stderr is not empty"
}

# No file in the work folder has a name that starts with $1 and goes on.
expect_no_leftover() {
    for leftover in "$work/$1"?*; do
        [ ! -e "$leftover" ] || fail "left over: $leftover"
    done
}

finish() {
    printf '%d runs, %d expectations failed\n' "$runs" "$failures"
    [ "$failures" -eq 0 ]
    exit
}

# Waits until process $1, which is to become program $2, is it: until then a signal finds another program,
# or the shell's own handling of it. Returns at once for a process that has ended.
wait_for_program() {
    while name=$(ps -o comm= -p "$1"); do
        case $name in "${2##*/}"* | *defunct*) break ;; esac
        sleep 0.01
    done
}
