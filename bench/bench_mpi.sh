#!/bin/sh
# How much faster two processes of sudoku-mpi are than one, over a file made of COPIES (100) copies of
# PUZZLES; ROUNDS (5) runs of each in turns, by the tool's own figure, which leaves mpirun's start out.
#
# usage: bench_mpi.sh SUDOKU_MPI PUZZLES [COPIES] [ROUNDS]
set -eu

tool=$1 puzzles=$2 copies=${3:-100} rounds=${4:-5}
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for _ in $(seq "$copies"); do cat "$puzzles"; done >"$work/puzzles"

# Seconds that $1 processes take.
seconds()
{
    mpirun --oversubscribe -n "$1" "$tool" -q --stats "$work/puzzles" "$work/solved" 2>&1 |
        sed -n 's/^\([0-9.]*\) s with.*/\1/p'
}

for _ in $(seq "$rounds"); do
    echo "$(seconds 1) $(seconds 2)"
done | awk '{ print $1 / $2, $1, $2 }' | sort -n |
    awk '{ ratio[NR] = $1; one[NR] = $2; two[NR] = $3 }
        END { m = int((NR + 1) / 2)
              printf "two processes: %.2f x one (%.2f-%.2f); %.2f s, %.2f s\n",
                  ratio[m], ratio[1], ratio[NR], one[m], two[m] }'
