#!/bin/sh
# sudoku-solve --repair. Usage: test_sudoku_repair.sh SUDOKU_SOLVE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1
puzzle=000000010400000000020000000000050407008000300001090000300400200050100000000806000

# A digit that stands twice: both contradict each other, and the true change is named.
run "$solve" --repair 000000011400000000020000000000050407008000300001090000300400200050100000000806000
expect_status 0
expect_out_has '^contradiction: r[0-9]c[0-9]=1, r[0-9]c[0-9]=1$'

changed=$(echo $puzzle | sed 's/^\(.\{7\}\)1/\15/')
run "$solve" --repair "$changed"
expect_status 0
expect_out_has '^change: r1c8=1$'

run "$solve" --repair --format=json "$changed"
expect_status 0
expect_out_has '"changes":\["r1c8=1"\],"redundant":0}'

# A given that is missing.
missing=$(echo $puzzle | sed 's/^\(.\{7\}\)1/\10/')
run "$solve" --repair "$missing"
expect_status 0
expect_out_has '^add: r.*(the fewest)$'

run "$solve" --repair $puzzle
expect_status 0
expect_out 'one solution: nothing to repair'

run "$solve" --repair --format=csv $puzzle
expect_status 1
finish
