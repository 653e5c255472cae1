"""Judges puzzles with rules: sudoku-solve finds all grids that plain definitions of the rules accept, and no other.

usage: judge_rules.py SUDOKU-SOLVE [--cases=N] [--seed=WORD]
"""

import subprocess
import sys
from functools import lru_cache
from random import Random
from typing import FrozenSet, List, NamedTuple, Optional, Tuple

from dot_texts import SHAPES, Shape, random_text
from judging import Judge, run
from rules import Puzzle

Grids = FrozenSet[str]


class Case(NamedTuple):
    shape: Shape
    text: str


class Answer(NamedTuple):
    status: int
    lines: Tuple[str, ...]
    message: str


@lru_cache(None)
def fillings(shape: Shape) -> List[Tuple[int, ...]]:
    return list(shape.fillings())


@lru_cache(8)
def accepted(case: Case) -> Grids:
    puzzle = Puzzle(case.text)
    return frozenset("".join(map(str, grid)) for grid in fillings(case.shape) if not puzzle.broken(grid))


class Rules(Judge):
    def __init__(self, program: str) -> None:
        self.program = program

    def make(self, random: Random) -> Optional[Case]:
        shape = random.choice(SHAPES)
        return Case(shape, random_text(random, shape))

    def ask(self, case: Case) -> Answer:
        done = subprocess.run([self.program, "--all", case.text], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              universal_newlines=True, timeout=60, check=False)
        return Answer(done.returncode, tuple(done.stdout.split()), done.stderr.strip())

    def wrong(self, case: Case, answer: Answer) -> List[str]:
        expected, found = accepted(case), set(answer.lines)
        words = [f"{grid} is no solution" for grid in sorted(found - expected)[:1]]
        words += [f"{grid} is missing" for grid in sorted(expected - found)[:1]]
        if len(found) != len(answer.lines):
            words.append("a solution is there twice")
        # 4: no solution; 6: the givens alone break a rule.
        if answer.status not in ((0,) if expected else (4, 6)):
            words.append(f"the exit status is {answer.status}: {answer.message}")
        return words

    def spoil(self, case: Case, answer: Answer, random: Random) -> Optional[Answer]:
        if not answer.lines:
            return None
        lost = random.randrange(len(answer.lines))
        return answer._replace(lines=answer.lines[:lost] + answer.lines[lost + 1:])


if __name__ == "__main__":
    sys.exit(run("rules", Rules(sys.argv[1])))
