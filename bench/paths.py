#!/usr/bin/env python3
"""Compares a person's paths with and without the patterns that spare forcing chains.

usage: paths.py [--without=NAMES] SUDOKU_SOLVE FILE

Each line of FILE ends with a puzzle of 81 cells, after its name. NAMES are the techniques left out of the first path:
those that neither HoDoKu nor Sudoku Explainer has unless others are given. A line shows, for the path without and with
them, the number of steps other than singles, of forcing chains and nets, of nested nets, of trials, and the length of
the sentences in characters.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys

#: Number of the first technique that neither HoDoKu nor Sudoku Explainer has.
FIRST_OTHER = 2016


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def others(solve: str) -> str:
    rows = re.findall(r"^\| [^|]+ \| (2\d+) \| (\w+) ", run(solve, "--list-techniques"), re.MULTILINE)
    return ",".join(name for code, name in rows if int(code) >= FIRST_OTHER)


def figures(solve: str, puzzle: str, *arguments: str) -> tuple[int, ...]:
    steps = json.loads(run(solve, "--explain", "--details", "--format=json", "--profile=human", *arguments, puzzle))["steps"]
    names = [step["technique"] for step in steps]
    return (
        sum(not re.search("Single|Full House", name) for name in names),
        sum("Forcing" in name for name in names),
        names.count("Nested Forcing Nets"),
        names.count("Brute Force"),
        sum(len(step["text"]) for step in steps),
    )


def row(name: str, before: tuple[int, ...], after: tuple[int, ...]) -> str:
    return f"{name:20}" + "".join(f"{one:8} {other:6}" for one, other in zip(before, after))


def main(arguments: list[str]) -> None:
    options = [text for text in arguments if text.startswith("--")]
    solve, path = [text for text in arguments if not text.startswith("--")]
    without = options[0] if options else f"--without={others(solve)}"
    print(f"{'':20}{'steps':>15}{'forcing':>15}{'nested':>15}{'trials':>15}{'characters':>15}")
    sums = ((0,) * 5, (0,) * 5)
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            name, _, puzzle = line.strip().rpartition(" ")
            if len(puzzle) != 81:
                continue
            pair = figures(solve, puzzle, without), figures(solve, puzzle)
            print(row(name, *pair), flush=True)
            sums = tuple(tuple(map(sum, zip(total, new))) for total, new in zip(sums, pair))
    print(row("all", *sums))


if __name__ == "__main__":
    main(sys.argv[1:])
