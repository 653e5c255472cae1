"""Judges puzzles with rules: sudoku-solve finds all grids that plain definitions of the rules accept, and no other, and each
search of the solver counts as many solutions. Half of the puzzles have one kind of rule alone.

usage: judge_rules.py SUDOKU-SOLVE COUNT-RULES [--kind=NAME] [--cases=N] [--seed=WORD]
"""

import subprocess
import sys
from functools import lru_cache
from random import Random
from typing import FrozenSet, List, NamedTuple, Optional, Tuple

from dot_texts import WRITERS, Shape, rule_alone, rules_together
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
    #: Numbers of solutions by search, after trials, by both searches in turns (at most 2), and by learning.
    counts: Tuple[int, ...]
    #: The grids of solutions that were learned.
    learned: Tuple[str, ...]


@lru_cache(40)
def fillings(shape: Shape) -> List[Tuple[int, ...]]:
    return list(shape.fillings())


@lru_cache(8)
def accepted(case: Case) -> Grids:
    puzzle = Puzzle(case.text)
    return frozenset("".join(map(str, grid)) for grid in fillings(case.shape) if not puzzle.broken(grid))


def output(*command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=600,
                          check=False)


class Rules(Judge):
    def __init__(self, program: str, counter: str, kinds: List[str]) -> None:
        self.program, self.counter, self.kinds = program, counter, kinds

    def make(self, random: Random) -> Optional[Case]:
        if len(self.kinds) > 1 and random.random() < 0.5:
            return Case(*rules_together(random))
        return Case(*rule_alone(random, random.choice(self.kinds)))

    def ask(self, case: Case) -> Answer:
        done, counted = output(self.program, "--all", case.text), output(self.counter, case.text)
        first, *rest = counted.stdout.splitlines() or ["0 0 0", "0"]
        counts = first.split() + rest[-1:]
        return Answer(done.returncode, tuple(done.stdout.split()), done.stderr.strip() + counted.stderr.strip(),
                      tuple(map(int, counts)), tuple(rest[:-1]))

    def wrong(self, case: Case, answer: Answer) -> List[str]:
        expected, found = accepted(case), set(answer.lines)
        words = [f"{grid} is no solution" for grid in sorted(found - expected)[:1]]
        words += [f"{grid} is missing" for grid in sorted(expected - found)[:1]]
        words += [f"{grid} is learned wrongly" for grid in sorted(expected ^ set(answer.learned))[:1]]
        # A grid with regions to be found has a solution for each division into regions.
        has_regions = "ChaosConstruction" in case.text
        if len(found) != len(answer.lines) and not has_regions:
            words.append("a solution is there twice")
        search, trials, turns, learned = answer.counts
        if not (search == trials == learned == len(answer.learned) and turns == min(search, 2)):
            words.append(f"the searches count {answer.counts}")
        if search != len(expected) and not has_regions:
            words.append(f"the searches count {search} solutions of {len(expected)}")
        # 4: no solution; 6: the givens alone break a rule.
        if answer.status not in ((0,) if expected else (4, 6)):
            words.append(f"the exit status is {answer.status}: {answer.message}")
        return words

    def spoil(self, case: Case, answer: Answer, random: Random) -> Optional[Answer]:
        if not answer.lines:
            return None
        if random.random() < 0.5:
            return answer._replace(counts=answer.counts[:3] + (answer.counts[3] + 1,))
        lost = random.choice(answer.lines)
        return answer._replace(lines=tuple(line for line in answer.lines if line != lost))


if __name__ == "__main__":
    wanted = [argument[7:] for argument in sys.argv if argument.startswith("--kind=")]
    sys.exit(run("rules", Rules(sys.argv[1], sys.argv[2], wanted or list(WRITERS))))
