"""What all judges have in common: cases made from a number, the library's answer, and what is wrong with it.

Each judge also spoils answers, and must notice it: a judge that cannot fail proves nothing.
"""

import argparse
import sys
from random import Random
from typing import Any, List, Optional


class Judge:
    """Of one part of the library. A case of None is none, and does not count."""

    #: Every how many cases an answer is spoiled, too.
    spoiled_every = 5

    def make(self, random: Random) -> Any:
        raise NotImplementedError

    def ask(self, case: Any) -> Any:
        raise NotImplementedError

    def wrong(self, case: Any, answer: Any) -> List[str]:
        """What is wrong with the answer, by sentences; none where it is right."""
        raise NotImplementedError

    def spoil(self, case: Any, answer: Any, random: Random) -> Optional[Any]:
        """A wrong answer much like this one; None where there is none at hand."""
        raise NotImplementedError


class Tally:
    def __init__(self, name: str) -> None:
        self.name, self.judged, self.spoiled, self.faults = name, 0, 0, 0

    def fault(self, number: str, case: Any, words: str) -> None:
        self.faults += 1
        if self.faults <= 10:
            print(f"{self.name} case {number}: {words}\n  {case}")


def judge_one(judge: Judge, tally: Tally, number: str) -> None:
    random = Random(number)
    case = judge.make(random)
    if case is None:
        return
    answer = judge.ask(case)
    tally.judged += 1
    for words in judge.wrong(case, answer):
        tally.fault(number, case, words)
    if tally.judged % judge.spoiled_every == 0:
        spoiled = judge.spoil(case, answer, random)
        if spoiled is not None:
            tally.spoiled += 1
            if not judge.wrong(case, spoiled):
                tally.fault(number, case, f"the judge took a spoiled answer for right: {spoiled}")


def run(name: str, judge: Judge) -> int:
    """Judges as many cases as the command line says."""
    parser = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--seed", default="1")
    options, _ = parser.parse_known_args()
    tally, number = Tally(name), 0
    while tally.judged < options.cases and number < 20 * options.cases:
        judge_one(judge, tally, f"{options.seed}/{number}")
        number += 1
    print(f"{name}: {tally.judged} cases judged, {tally.spoiled} spoiled answers, {tally.faults} faults")
    enough = tally.judged >= options.cases and (tally.spoiled > 0 or options.cases < 2 * judge.spoiled_every)
    return 0 if enough and not tally.faults else 1
