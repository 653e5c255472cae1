#!/bin/sh
# What is said of puzzles with several solutions, held against all of their solutions.
# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/harness.sh"

solve=$1

# The cells that are alike in all lines of file $1; a point for others.
common() {
    awk '{
        for (i = 1; i <= length($0); i++) {
            digit = substr($0, i, 1)
            if (NR == 1)
                all[i] = digit
            else if (all[i] != digit)
                all[i] = "."
        }
    } END {
        for (i = 1; i in all; i++)
            printf "%s", all[i]
        print ""
    }' "$1"
}

# With engine $1: the puzzle $2 has the solutions that --all finds, two of which are shown.
check() {
    run "$solve" --engine="$1" --all "$2"
    expect_status 0
    [ "$(wc -l <"$work/out")" -gt 1 ] || fail "not several solutions"
    cp "$work/out" "$work/all"
    backbone=$(common "$work/all")
    run "$solve" --engine="$1" "$2"
    expect_status 5
    shown=$(cat "$work/out") other=$(sed -n 's/.*: one more: //p' "$work/err")
    grep -q -x "$shown" "$work/all" || fail "no solution: $shown"
    grep -q -x "$other" "$work/all" || fail "no solution: $other"
    [ "$shown" != "$other" ] || fail "two times the same solution"
    case $backbone in
    "$2") expect_err_has ': 0 of ' ;;
    *) expect_err_has "the same in all solutions: $backbone\$" ;;
    esac
    run "$solve" --engine="$1" --format=json "$2"
    expect_out_has "\"backbone\":\"$backbone\",\"backbone_exact\":true}\$"
    run "$solve" --engine="$1" --format=csv "$2"
    sed -n 's/.*,several,\([^,]*\),.*/\1/p' "$work/out" | tr ';' '\n' >"$work/two"
    [ "$(sort -u "$work/two" | wc -l)" -eq 2 ] || fail "CSV has no two solutions"
}

for engine in auto cdcl dlx simple; do
    check $engine 9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8
    check $engine 12..34..........
    check $engine 1234............
done
check auto 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...................

# The cells that differ are named.
run "$solve" 9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8
expect_err_has 'they differ in 4 cells: r6c5 r6c6 r7c5 r7c6$'
# Candidates bound what may differ.
run "$solve" --format=json --input=candidates "1 2 34 34
34 34 1 2
2 1 34 34
34 34 2 1"
expect_status 5
expect_out_has '"backbone":"12....1221....21"'

# The nodes that the figures in the messages tell.
nodes() {
    sed -n 's/.* solutions, \([0-9]*\) nodes.*/\1/p' "$work/err"
}

# The cells of large boards are not gone through to the end: that would take millions of nodes.
head -c 1296 /dev/zero | tr '\0' . >"$work/empty"
run "$solve" --variant=diagonal --stats "$work/empty"
expect_status 5
expect_err_has 'at least 0 of 1296 empty cells are the same in all solutions$'
[ "$(nodes)" -lt 100000 ] || fail "$(nodes) nodes for what nobody asked for"
# What the messages took is in the figures, too.
run "$solve" --stats 12..34..........
all=$(nodes)
run "$solve" --stats --quiet 12..34..........
[ "$(nodes)" -lt "$all" ] || fail "$all nodes with messages, $(nodes) without"

# Nothing of it where it is not wanted, or where it would hold up a collection.
run "$solve" --quiet 12..34..........
expect_no_err
run "$solve" --first 12..34..........
expect_status 0
expect_no_err
i=0
while [ $i -lt 120 ]; do
    echo 12..34..........
    i=$((i + 1))
done >"$work/many"
run "$solve" "$work/many"
[ "$(grep -c ': several solutions' "$work/err")" -eq 120 ] || fail "not all are said to have several"
[ "$(grep -c ': one more: ' "$work/err")" -eq 100 ] || fail "not a hundred are explained"
finish
