#!/usr/bin/env python3
"""Says what sudoku-solve costs beside the batch that solves its puzzles, and how much faster two threads are.

usage: process.py BUILD PUZZLES [COPIES] [ROUNDS]

COPIES (40) copies of PUZZLES are solved by one thread, then by two, ROUNDS (9) times in turns with bench_solve's
batch. The output goes to the null device. The first ratio is of processor time, the second of the clock.
"""
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

CELLS = 81


def batch_cost(build: pathlib.Path, puzzles: str) -> float:
    """Processor seconds that the batch takes for a puzzle: the median of some passes."""
    command = [str(build / "bench/bench_solve"), "--cpu", "--batch", "--plain", "--seconds=0.5", puzzles]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(run.stdout.split("\n")[1].split()[3]) * 1e-6


def run_tool(build: pathlib.Path, threads: int, text: str) -> "tuple[float, float]":
    """Processor seconds and those of the clock, from the start of the process to its end."""
    start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [str(build / "tools/sudoku-solve"), f"--threads={threads}", text]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    clock, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, clock


def show(what: str, ratios: "list[float]") -> None:
    print(f"{what}: {statistics.median(ratios):.3f} ({min(ratios):.3f} .. {max(ratios):.3f})")


def main(build: pathlib.Path, puzzles: str, copies: int = 40, rounds: int = 9) -> None:
    lines = [line[:CELLS] for line in pathlib.Path(puzzles).read_text().split("\n")]
    lines = [line for line in lines if len(line) == CELLS and line[0] in ".0123456789"]
    costs, speeds, works = [], [], []
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines * copies) + "\n")
        file.flush()
        for _ in range(rounds):
            cost = batch_cost(build, puzzles) * len(lines) * copies
            one, two = run_tool(build, 1, file.name), run_tool(build, 2, file.name)
            costs.append(one[0] / cost)
            works.append(two[0] / one[0])
            speeds.append(one[1] / two[1])
    show("processor time of sudoku-solve over its batch's", costs)
    show("processor time of two threads over one's", works)
    show("speed of two threads over one's", speeds)


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 5:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:]))
