"""Judges steps: each placement and each elimination against every solution, on boards of every kind; paths and listed
steps, and the proofs that a path ends as it says.

usage: judge_steps.py [--cases=N] [--seed=WORD]
"""

import sys
from random import Random
from typing import Any, List, NamedTuple, Optional, Tuple

import sudoku

from judge_solving import LIMIT, Case, make_case
from judging import Judge, run


class Found(NamedTuple):
    technique: str
    placements: Tuple[Tuple[int, int], ...]
    eliminations: Tuple[Tuple[int, int], ...]


class Answer(NamedTuple):
    path: List[Found]
    listed: List[Found]
    status: str
    cells: Tuple[int, ...]
    rating: Optional[int]


def found(step: sudoku.Step) -> Found:
    return Found(step.technique, step.placements, step.eliminations)


class Steps(Judge):
    def make(self, random: Random) -> Optional[Case]:
        case = make_case(random, has_candidates=0.2)
        return case if case and 0 < len(case.solutions) < LIMIT else None

    def ask(self, case: Case) -> Answer:
        layout, puzzle = case.layout(), case.puzzle()
        explainer = sudoku.Explainer(puzzle, layout=layout, seconds=5)
        listed, path = [], []
        for step in explainer:
            path.append(found(step))
            if len(path) % 8 == 3:
                for technique in ("Naked Pair", "X-Wing", "Simple Colors", "Unique Rectangle Test 1",
                                  "Locked Candidates, pointing"):
                    try:
                        listed += [found(one) for one in explainer.all(technique)]
                    except sudoku.ArgumentError:
                        continue
        rating = sudoku.Explainer(puzzle, layout=layout, seconds=5).rate()
        cells, _ = explainer.position() if explainer.status.name != "CONFLICT" else (bytes(len(case.givens)), ())
        return Answer(path, listed, explainer.status.name, tuple(cells), rating.score if rating.level else None)

    def wrong(self, case: Case, answer: Answer) -> List[str]:
        words = []
        for step in answer.path + answer.listed:
            words += self.wrong_step(case, step)
        if answer.status == "NO_SOLUTION":
            words.append("ends without a solution, and there is one")
        if answer.status == "END" and answer.cells not in case.solutions:
            words.append("ends with what is no solution")
        if answer.status == "END" and len(case.solutions) > 1:
            words.append("solves by logic what has several solutions")
        if answer.rating is not None and (len(case.solutions) != 1 or answer.status == "UNDECIDED"):
            words.append("rates a puzzle that has several solutions, or no path")
        return words[:3]

    def wrong_step(self, case: Case, step: Found) -> List[str]:
        words = [f"{step.technique} places {digit} in cell {cell}" for cell, digit in step.placements
                 if any(solution[cell] != digit for solution in case.solutions)]
        words += [f"{step.technique} takes {digit} from cell {cell}" for cell, digit in step.eliminations
                  if any(solution[cell] == digit for solution in case.solutions)]
        return words if step.placements or step.eliminations else ["a step that does nothing"]

    def spoil(self, case: Case, answer: Answer, random: Random) -> Optional[Answer]:
        if not answer.path:
            return None
        number = random.randrange(len(answer.path))
        step, cell = answer.path[number], random.randrange(len(case.givens))
        digit = case.solutions[0][cell]
        if random.random() < 0.5:
            wrong = step._replace(eliminations=step.eliminations + ((cell, digit),))
        else:
            wrong = step._replace(placements=step.placements + ((cell, digit % case.board.side + 1),))
        return answer._replace(path=answer.path[:number] + [wrong] + answer.path[number + 1:])


if __name__ == "__main__":
    sys.exit(run("steps", Steps()))
