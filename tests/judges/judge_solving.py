"""Judges engines: solutions, uniqueness, counts, what solutions share, on boards of every kind, with candidates, within
limits.

usage: judge_solving.py [--cases=N] [--seed=WORD]
"""

import sys
from dataclasses import dataclass
from random import Random
from typing import Any, Dict, List, Optional, Sequence, Tuple

import sudoku

from board import Board, TooMany, board_with_grid, leave, solutions
from judging import Judge, run

LIMIT = 60
ENGINES = ("auto", "simple", "logic", "cdcl", "dlx")
DONE = ("OK", "NO_SOLUTION", "CONFLICT")


@dataclass
class Case:
    board: Board
    givens: List[int]
    candidates: Optional[List[int]]
    #: All of them, or LIMIT.
    solutions: List[Tuple[int, ...]]
    nodes: int

    def layout(self) -> sudoku.Layout:
        return layout_of(self.board)

    def puzzle(self) -> sudoku.Puzzle:
        return sudoku.Puzzle(bytes(self.givens), 0, candidates=tuple(self.candidates) if self.candidates else None)


def layout_of(board: Board) -> sudoku.Layout:
    if board.regions:
        return sudoku.Layout(board.side, regions=bytes(board.regions))
    return sudoku.Layout(board.side, box=board.box, variants=board.variants)


def random_candidates(random: Random, board: Board, grid: Sequence[int]) -> List[int]:
    """Some digits for each cell, most often the grid's among them."""
    sets = []
    for digit in grid:
        others = random.getrandbits(board.side) | random.getrandbits(board.side)
        keeps = random.random() < 0.999
        sets.append((others | 1 << (digit - 1)) if keeps else (others & ~(1 << (digit - 1))) or 1)
    return sets


def make_case(random: Random, has_candidates: float = 0.3) -> Optional[Case]:
    board, grid = board_with_grid(random)
    givens = leave(random, grid, random.uniform(0.25, 0.6))
    candidates = random_candidates(random, board, grid) if random.random() < has_candidates else None
    filled = [cell for cell, digit in enumerate(givens) if digit]
    if filled and random.random() < 0.25:
        cell = random.choice(filled)
        givens[cell] = random.randint(1, board.side)
    try:
        found = solutions(board, givens, candidates, LIMIT)
    except TooMany:
        return None
    return Case(board, givens, candidates, found, random.choice([0, 0, 1, 2, 5]))


def share(found: Sequence[Tuple[int, ...]]) -> List[int]:
    """The digits that each cell has in some of them, a set each."""
    sets = [0] * len(found[0])
    for solution in found:
        for cell, digit in enumerate(solution):
            sets[cell] |= 1 << (digit - 1)
    return sets


class Solving(Judge):
    def make(self, random: Random) -> Optional[Case]:
        return make_case(random)

    def ask(self, case: Case) -> Dict[str, Any]:
        layout, puzzle, answers = case.layout(), case.puzzle(), {}
        engines = ENGINES + (("engine9",) if case.board.side == 9 and not case.board.variants
                             and not case.board.regions else ())
        for engine in engines:
            solver = sudoku.Solver(layout, engine=engine)
            every: List[bytes] = []
            solver.each(puzzle, every.append, limit=LIMIT)
            first, unique = solver.solve(puzzle), solver.unique(puzzle)
            count, few = solver.count(puzzle, limit=LIMIT), solver.unique(puzzle, nodes=case.nodes)
            left = solver.candidates(puzzle)
            answers[engine] = dict(each=[tuple(one) for one in every],
                                   solve=(first.status.name, first.solution and tuple(first.solution)),
                                   unique=(unique.status.name, unique.solution and tuple(unique.solution)),
                                   few=(few.status.name, few.solution and tuple(few.solution)),
                                   count=(count.status.name, count.count), left=(left[0].name, left[1]))
        solver = sudoku.Solver(layout)
        status, sets = solver.true_candidates(puzzle)
        answers["true"] = (status.name, sets)
        status, backbone = solver.backbone(puzzle)
        answers["backbone"] = (status.name, backbone and tuple(backbone))
        return answers

    def wrong(self, case: Case, answers: Dict[str, Any]) -> List[str]:
        words = []
        for engine, answer in answers.items():
            if isinstance(answer, dict):
                words += [f"{engine}: {word}" for word in self.wrong_engine(case, engine, answer)]
        if len(case.solutions) < LIMIT:
            words += self.wrong_common(case, answers)
        return words

    def wrong_engine(self, case: Case, engine: str, answer: Dict[str, Any]) -> List[str]:
        words, number = [], len(case.solutions)
        is_stuck = answer["count"][0] == "UNDECIDED" and engine == "logic"
        if not is_stuck:
            if answer["count"][1] != number:
                words.append(f"counts {answer['count']}, there are {number}")
            if number < LIMIT and set(answer["each"]) != set(case.solutions):
                words.append("hands over other solutions")
            if len(set(answer["each"])) != len(answer["each"]) or len(answer["each"]) != number:
                words.append("hands a solution over twice, or not all")
        if not all(self.holds(case, solution) for solution in answer["each"]):
            words.append("hands over what is no solution")
        for question in ("solve", "unique", "few"):
            words += self.wrong_status(case, question, *answer[question], engine == "logic")
        words += self.wrong_left(case, *answer["left"])
        return words

    def holds(self, case: Case, solution: Sequence[int]) -> bool:
        fits = not case.candidates or all(given or (digit > 0 and case.candidates[i] >> (digit - 1) & 1)
                                          for i, (given, digit) in enumerate(zip(case.givens, solution)))
        return fits and case.board.is_solution(solution, case.givens)

    def wrong_status(self, case: Case, question: str, status: str, solution: Any, may_be_stuck: bool) -> List[str]:
        number = len(case.solutions)
        words = []
        if status == "UNDECIDED" and may_be_stuck:
            return words
        if solution is not None and not self.holds(case, solution):
            words.append(f"{question} gives what is no solution")
        if question == "few" and case.nodes and status == "NODE_LIMIT":
            return words
        conflict = case.board.has_conflict(case.givens)
        wanted = "CONFLICT" if conflict else "NO_SOLUTION" if number == 0 else \
            "OK" if number == 1 or question == "solve" else "SEVERAL_SOLUTIONS"
        if status != wanted:
            words.append(f"{question} says {status}, and should {wanted}")
        if (solution is None) != (number == 0):
            words.append(f"{question} has a solution: {solution is not None}, there are {number}")
        return words

    def wrong_left(self, case: Case, status: str, sets: Sequence[int]) -> List[str]:
        """Logic may leave too much, never too little."""
        if not case.solutions:
            return ["logic solves what has no solution"] if status == "OK" else []
        if status in ("NO_SOLUTION", "CONFLICT"):
            return [f"logic says {status}"]
        return ["logic takes a digit of a solution away"] if any(
            true & ~left for true, left in zip(share(case.solutions), sets)) else []

    def wrong_common(self, case: Case, answers: Dict[str, Any]) -> List[str]:
        (status, sets), (backbone_status, backbone) = answers["true"], answers["backbone"]
        if not case.solutions:
            return [] if status != "OK" and backbone_status != "OK" else ["solutions share something, of none"]
        wanted = share(case.solutions)
        words = [] if status == "OK" and list(sets) == wanted else ["other true candidates"]
        single = [left.bit_length() if not left & (left - 1) else 0 for left in wanted]
        return words + ([] if backbone_status == "OK" and list(backbone) == single else ["another backbone"])

    def spoil(self, case: Case, answers: Dict[str, Any], random: Random) -> Optional[Dict[str, Any]]:
        engine = random.choice([name for name, answer in answers.items()
                                if isinstance(answer, dict) and name != "logic"])
        answer = dict(answers[engine])
        question = random.choice(["solve", "unique", "count", "each"])
        if question == "count":
            answer["count"] = ("OK", answer["count"][1] + 1)
        elif question == "each":
            answer["each"] = answer["each"][1:] if answer["each"] else [tuple(range(len(case.givens)))]
        else:
            status, solution = answer[question]
            if solution is None:
                answer[question] = ("OK", solution)
            else:
                cell = random.randrange(len(solution))
                other = solution[cell] % case.board.side + 1
                answer[question] = (status, solution[:cell] + (other,) + solution[cell + 1:])
        return {**answers, engine: answer}


if __name__ == "__main__":
    sys.exit(run("solving", Solving()))
