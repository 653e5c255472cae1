#!/bin/sh
# Solves a file of any size in parts, as an array of Slurm jobs:
#
#     sbatch --array=0-999 cluster.sh puzzles.txt solved      # a folder, made where it is not there
#     cat solved/part-* > solutions.txt
#
# Parts end at ends of lines, and stand in their folder only when they are whole: after a failure
# the same command does those that are missing. One that was killed may leave a file cut-* there. Without
# Slurm, on the cores of one machine:
#
#     seq 0 999 | SLURM_ARRAY_TASK_COUNT=1000 xargs -P "$(nproc)" -I N \
#         env SLURM_ARRAY_TASK_ID=N sh cluster.sh puzzles.txt solved
set -eu

file=$1 folder=$2
number=$(printf %06d "$SLURM_ARRAY_TASK_ID")
part=$folder/part-$number
mkdir -p "$folder"
[ ! -e "$part" ] || exit 0

cut=$(mktemp "$folder/cut-$number.XXXXXX")
trap 'rm -f "$cut"' EXIT
split -n "l/$((SLURM_ARRAY_TASK_ID + 1))/$SLURM_ARRAY_TASK_COUNT" "$file" >"$cut"
status=0
"${SUDOKU_SOLVE:-sudoku-solve}" --threads=1 --output="$part" "$cut" || status=$?
# Puzzles without one solution are an answer, too; they are named on stderr.
[ "$status" -ne 1 ]
