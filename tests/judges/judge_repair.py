"""Judges repairs: contradictions are some, and minimal; changes and additions leave one solution.

usage: judge_repair.py SUDOKU-SOLVE [--cases=N] [--seed=WORD]
"""

import json
import re
import subprocess
import sys
from random import Random
from typing import Any, Dict, List, Optional, Tuple

from board import Board, TooMany, leave, random_grid, solutions
from judging import Judge, run

CLASSIC = Board(9, (3, 3))


def changed(givens: List[int], changes: List[str]) -> List[int]:
    """The givens with "r1c2=3" and the like."""
    after = list(givens)
    for change in changes:
        row, column, digit = map(int, re.fullmatch(r"r(\d)c(\d)=(\d)", change).groups())  # type: ignore[union-attr]
        after[9 * row + column - 10] = digit
    return after


class Repair(Judge):
    def __init__(self, tool: str) -> None:
        self.tool = tool

    def make(self, random: Random) -> Optional[List[int]]:
        grid = random_grid(CLASSIC, random)
        if not grid:
            return None
        givens = leave(random, grid, random.uniform(0.33, 0.5))
        filled = [cell for cell, digit in enumerate(givens) if digit]
        if random.random() < 0.7:
            for cell in random.sample(filled, random.choice([1, 1, 2])):
                givens[cell] = random.randint(1, 9)
        return givens

    def ask(self, case: List[int]) -> Dict[str, Any]:
        run = subprocess.run([self.tool, "--repair", "--quiet", "--format=json", "".join(map(str, case))],
                             stdout=subprocess.PIPE, text=True)
        return json.loads(run.stdout) if run.stdout else {}

    def count(self, givens: List[int]) -> int:
        return len(solutions(CLASSIC, givens))

    def wrong(self, case: List[int], answer: Dict[str, Any]) -> List[str]:
        try:
            return self.wrong_answer(case, answer)
        except TooMany:
            return []

    def wrong_answer(self, case: List[int], answer: Dict[str, Any]) -> List[str]:
        number, words = self.count(case), []
        if not answer:
            return ["says nothing"]
        statuses = {0: ("none", "conflict"), 1: ("unique",)}.get(number, ("several",))
        if answer["status"] not in statuses:
            words.append(f"says {answer['status']}, there are {number} solutions or more")
        if "contradiction" in answer:
            words += self.wrong_contradiction(case, answer["contradiction"])
        elif number == 0:
            words.append("names no contradiction")
        for repair in answer.get("repairs", []):
            words += self.wrong_change(case, repair["changes"])
        if answer.get("additions") and self.count(changed(case, answer["additions"])) != 1:
            words.append("what is to be added does not leave one solution")
        return words[:3]

    def wrong_contradiction(self, case: List[int], names: List[str]) -> List[str]:
        part = changed([0] * 81, names)
        if any(digit and digit != given for digit, given in zip(part, case)):
            return ["a contradiction of digits that were not given"]
        if self.count(part):
            return ["a contradiction that has a solution"]
        for cell, digit in enumerate(part):
            if digit and not self.count(part[:cell] + [0] + part[cell + 1:]):
                return [f"cell {cell} is not needed for the contradiction"]
        return []

    def wrong_change(self, case: List[int], changes: List[str]) -> List[str]:
        after = changed(case, changes)
        differ = [cell for cell in range(81) if after[cell] != case[cell]]
        if len(differ) != len(changes) or any(not case[cell] for cell in differ):
            return [f"{changes} changes no given"]
        return [] if self.count(after) == 1 else [f"{changes} does not leave one solution"]

    def spoil(self, case: List[int], answer: Dict[str, Any], random: Random) -> Optional[Dict[str, Any]]:
        if answer.get("contradiction"):
            return {**answer, "contradiction": answer["contradiction"][1:]}
        if answer.get("repairs"):
            repair = answer["repairs"][0]
            change = repair["changes"][0]
            other = change[:-1] + str(case[9 * int(change[1]) + int(change[3]) - 10])
            return {**answer, "repairs": [{**repair, "changes": [other]}]}
        return {**answer, "status": "none" if answer.get("status") != "none" else "unique"}


if __name__ == "__main__":
    sys.exit(run("repairs", Repair(sys.argv[1])))
