#!/bin/sh
# What becomes of texts as people paste them: each file of tests/text/forms/ goes through sudoku-solve, and
# what comes out is compared with forms/expected. Usage:
#
#   test_pasted.sh PATH-OF-sudoku-solve            the test
#   test_pasted.sh PATH-OF-sudoku-solve --expect   writes what comes out, to be read before it is expected
#   test_pasted.sh PATH-OF-sudoku-solve --table    a table in Markdown of what is expected: docs/pasted.md
set -u
case $1 in
*/*) solve=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") ;;
*) solve=$1 ;;
esac
forms=$(dirname "$0")/forms
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What sudoku-solve says about $1: a line for each puzzle, without what depends on the machine (times, and which
# two of several solutions are compared), then what it could not read.
say() {
    (cd "$forms" && "$solve" --format=json "$1" 2>"$work/err") |
        sed 's/,"candidates":[[].*\]\]/,"candidates":"..."/
            s/,"differences":[[][^]]*\]/,"differences":"..."/
            s/\("status":"[a-z]*"\).*"microseconds":[0-9]*/\1/'
    sed "/^$1:[0-9]*: /d" "$work/err"
}

say_all() {
    while IFS="$(printf '\t')" read -r name what; do
        printf '## %s: %s\n' "$name" "$what"
        say "$name"
    done <"$forms/list"
}

# The section of the puzzle in a sentence: side, givens, status.
table() {
    cat <<'HEAD'
# What people paste, and what comes out

Written by `./run pasted` from `tests/text/forms/`, where each text is; a test holds `sudoku-solve` to it. Texts
that are refused are so with line, column and what was expected.

| text | what it is | what comes out |
|---|---|---|
HEAD
    awk '
    function flush() { if (name != "") printf "| `%s` | %s | %s |\n", name, what, out }
    function add(text) { out = out (out == "" ? "" : "<br>") text }
    /^## / {
        flush()
        name = $2; sub(/:$/, "", name)
        what = $0; sub(/^## [^ ]* /, "", what)
        gsub(/\|/, "\\|", what)
        out = ""
        next
    }
    /^\{"puzzle":/ {
        text = $0; sub(/^\{"puzzle":"/, "", text); board = text; sub(/".*/, "", board)
        status = $0; sub(/.*"status":"/, "", status); sub(/".*/, "", status)
        given = board; gsub(/[^0-9A-Z]/, "", given)
        side = int(sqrt(length(board)) + 0.5)
        about = ""
        rest = $0
        if (match(rest, /"symbols":"[^"]*"/)) about = about ", in " substr(rest, RSTART + 11, RLENGTH - 12)
        if (match(rest, /"name":"[^"]*"/)) about = about ", \"" substr(rest, RSTART + 8, RLENGTH - 9) "\""
        size = side " x " side
        boards = gsub(/"at":/, "", rest)
        if (boards) size = boards " joined boards"
        add(size ", " length(given) " given: " status about)
        next
    }
    /^sudoku-solve: / { sub(/^sudoku-solve: [^:]*: /, ""); add("refused, " $0); next }
    { sub(/^[^:]*:/, "line "); sub(/:/, ", column ", $0); gsub(/\|/, "\\|"); add("refused, " $0) }
    END { flush() }' "$forms/expected"
}

case ${2:-} in
--expect) say_all ;;
--table) table ;;
*)
    say_all >"$work/said"
    # Without zlib that is what is said of gzip.
    sed 's/^.*built without zlib$/{"puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79","status":"unique","box":[3,3],"number":1,"file":"line.txt.gz","line":1,"comment":""}/' \
        "$work/said" >"$work/same"
    diff "$forms/expected" "$work/same" || exit 1
    [ "$(grep -c '^## ' "$work/said")" -ge 60 ]
    ;;
esac
