#!/bin/sh
# The manual pages that are written have no fault that mandoc finds, say what the headers say, and lead from each
# function to its page.
#
# usage: test_manual.sh SOURCE_ROOT PAGES EXPORTS...    PAGES is a folder
set -u

source=$1 pages=$2
shift 2
fail()
{
    echo "$*"
    exit 1
}

cd "$pages" || exit 1
faults=$(awk '
NR == FNR || FILENAME ~ /exports/ { exported[$1] = 1; next }
FNR == 1 { page = FILENAME; sub(/^\.\//, "", page); sub(/\.3$/, "", page) }
/^\.so / { target = $2; sub(/^man3\//, "", target); sub(/\.3$/, "", target); home[page] = target; next }
/^\.Fo / { declared[page, $2] = 1; if (page == $2) home[page] = page }
/^\.It Fn / { described[page, $3] = 1 }
END {
    for (name in exported) {
        count++
        if (!((home[name], name) in declared) || !((home[name], name) in described))
            print "no page describes " name "()"
    }
    if (count < 50)
        print "only " count " functions"
}' "$@" ./*.3)
[ -z "$faults" ] || fail "$faults"
grep -q 'ENGINE_CDCL' sudoku_solver.3 || fail "sudoku_solver.3 lacks an enumerator"
grep -q 'HoDoKu' sudoku.5 || fail "sudoku.5 lacks a form"

command -v mandoc >/dev/null || { echo "no mandoc"; exit 77; }
# It looks for pages that are referred to in its folder.
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
cp ./*.3 ./*.5 "$source"/docs/man/*.1 "$scratch" && cd "$scratch" || exit 1
# Names of our own files, none with a space.
# shellcheck disable=SC2046
mandoc -T lint $(grep -L '^\.so' ./*.[35]) || fail "see above"
text=$(mandoc -T ascii ./sudoku_batch.3 | sed 's/.\x08//g' | tr -s ' \n' ' ')
case $text in
*'SYNOPSIS #include <sudoku/batch.h>'*'Frees batch. NULL is left alone.'*) ;;
*) fail "sudoku_batch.3 reads: $text" ;;
esac
