#!/usr/bin/env python3
"""Compares ratings with those of Sukaku Explainer.

usage: ratings.py SUDOKU_SOLVE PROFILE FILE

PROFILE is se or sukaku. Each line of FILE has a puzzle of 81 cells and the ratings ER, EP and ED of its rater:
`serate --format="%g %r %p %d"`, whose default techniques are those of sukaku. Prints how many puzzles get the same
three, also without those marked as approximate, and the differences in ER.
"""

from __future__ import annotations

import collections
import json
import subprocess
import sys


def rate(solve: str, profile: str, puzzles: list[str]) -> list[dict[str, float]]:
    output = subprocess.run(
        [solve, f"--rate={profile}", "--format=json", "--keep-going", "-"],
        input="".join(f"{puzzle}\n" for puzzle in puzzles), capture_output=True, text=True, check=False,
    ).stdout
    return [json.loads(line) for line in output.splitlines()]


def ratio(part: int, whole: int) -> str:
    return f"{part} of {whole} equal ({100 * part / max(whole, 1):.1f} %)"


def main(arguments: list[str]) -> None:
    solve, profile, path = arguments
    with open(path, encoding="utf-8") as lines:
        rows = [line.split() for line in lines if len(line.split()) == 4]
    answers = rate(solve, profile, [row[0] for row in rows])
    assert len(answers) == len(rows), "a puzzle has no answer"
    theirs = [tuple(float(number) for number in row[1:]) for row in rows]
    ours = [tuple(round(answer[name], 1) for name in ("er", "ep", "ed")) for answer in answers]
    equal = [one == other for one, other in zip(ours, theirs)]
    exact = [same for same, answer in zip(equal, answers) if not answer["approximate"]]
    print(ratio(sum(equal), len(equal)))
    print("not approximate:", ratio(sum(exact), len(exact)))
    differences = collections.Counter((one[0], other[0]) for one, other in zip(ours, theirs) if one[0] != other[0])
    for (one, other), count in differences.most_common():
        print(f"ER {one} instead of {other}: {count}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(sys.argv[1:])
