#!/bin/sh
# Of a log in which tests or checks failed, .ci/failures prints the name of each before all else, then what
# the tests wrote, briefly.
#
# usage: test_failures.sh SOURCE_ROOT
set -u
export LC_ALL=C

failures=$1/.ci/failures
# Source archives are without it.
[ -x "$failures" ] || exit 77
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

fail()
{
    cat "$scratch/answer"
    echo "$*"
    exit 1
}

answer_of()
{
    "$failures" "$scratch/$1" >"$scratch/answer" || fail "failed for $1"
}

# Whether the answer's lines up to number $1 have pattern $2.
shows()
{
    head -n "$1" "$scratch/answer" | grep -q -e "$2"
}

# Meson's own words, with much after what failed.
cat >"$scratch/meson.build" <<'END'
project('failing')
sh = find_program('sh')
test('sound', sh, args: ['-c', 'echo nothing of this'])
test('told at length', sh, args: ['-c', 'seq 1001 1090; echo the last words >&2; exit 1'])
test('slow', sh, args: ['-c', 'echo begun; sleep 20'], timeout: 1)
test('cannot begin', sh, args: ['-c', 'exit 99'])
test('skipped', sh, args: ['-c', 'exit 77'])
END
meson setup "$scratch/build" "$scratch" >"$scratch/answer" 2>&1 || fail "no setup"
meson test -C "$scratch/build" --print-errorlogs >"$scratch/tests" 2>&1
seq 2001 2300 >>"$scratch/tests"
answer_of tests
shows 3 'told at length FAIL' || fail "a failed test is not named first"
shows 3 'slow TIMEOUT' || fail "a test that took too long is not named first"
shows 3 'cannot begin ERROR' || fail "a test that could not begin is not named first"
for words in 1001 1090 'the last words' begun; do
    shows 100 "^ *$words\$" || fail "'$words' is not shown of what failed"
done
if shows 1000 'nothing of this'; then fail "a sound test is shown"; fi
if shows 1000 '^ *1050$'; then fail "all of a long output is shown"; fi
if shows 1000 '^ *2300$'; then fail "the end of a log is shown that has failed tests"; fi

{ seq 500 && echo 'a.c:3:7: error: no such thing' && seq 501 600; } >"$scratch/compiled"
answer_of compiled
shows 1 'a.c:3:7: error' || fail "an error of a compiler is not first"
shows 60 '^600$' || fail "the end of a log without tests is not shown"

seq 1000 >"$scratch/other"
answer_of other
shows 60 '^1000$' || fail "the end of another log is not shown"
if shows 100 '^900$'; then fail "more than the end of another log is shown"; fi
echo "3 logs"
