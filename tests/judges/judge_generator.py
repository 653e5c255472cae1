"""Judges the generator: puzzles have one solution, are minimal, lie as their symmetry says, and lose only givens.

usage: judge_generator.py [--cases=N] [--seed=WORD]
"""

import sys
from random import Random
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Tuple

import sudoku

from board import Board, TooMany, board_with_grid, leave, solutions
from judge_solving import layout_of
from judging import Judge, run

Place = Tuple[int, int]
#: Where each symmetry takes a cell of a board whose last row and column is N.
TURNS: Dict[str, List[Callable[[int, Place], Place]]] = {
    "none": [],
    "rotate180": [lambda n, at: (n - at[0], n - at[1])],
    "rotate90": [lambda n, at: (at[1], n - at[0])],
    "mirror": [lambda n, at: (at[0], n - at[1])],
    "flip": [lambda n, at: (n - at[0], at[1])],
    "diagonal": [lambda n, at: (at[1], at[0])],
    "antidiagonal": [lambda n, at: (n - at[1], n - at[0])],
}


class Case(NamedTuple):
    board: Board
    symmetry: str
    seed: int
    #: To be made smaller; None: a new puzzle.
    before: Optional[List[int]]


class Answer(NamedTuple):
    status: str
    givens: Tuple[int, ...]
    solution: Tuple[int, ...]


def turned(board: Board, symmetry: str, cell: int) -> List[int]:
    places = [turn(board.side - 1, divmod(cell, board.side)) for turn in TURNS[symmetry]]
    return [row * board.side + column for row, column in places]


class Generator(Judge):
    def make(self, random: Random) -> Optional[Case]:
        board, grid = board_with_grid(random, plain=0.6)
        before = leave(random, grid, random.uniform(0.5, 0.9)) if random.random() < 0.4 else None
        return Case(board, random.choice(list(TURNS)) if before is None else "none", random.getrandbits(30), before)

    def ask(self, case: Case) -> Answer:
        generator = sudoku.Generator(layout_of(case.board))
        if case.before is None:
            made = generator.puzzles(1, seed=case.seed, symmetry=case.symmetry)[0]
        else:
            made = generator.minimize([case.before], seed=case.seed)[0]
        return Answer(made.status.name, tuple(made.givens or ()), tuple(made.solution or ()))

    def wrong(self, case: Case, answer: Answer) -> List[str]:
        try:
            if answer.status != "OK":
                return self.wrong_refusal(case, answer.status)
            return self.wrong_puzzle(case, answer)
        except TooMany:
            return []

    def wrong_refusal(self, case: Case, status: str) -> List[str]:
        if case.before is None:
            return [f"no puzzle: {status}"]
        number = len(solutions(case.board, case.before))
        return [f"says {status} of a puzzle with one solution"] if number == 1 else []

    def wrong_puzzle(self, case: Case, answer: Answer) -> List[str]:
        words, board, givens = [], case.board, answer.givens
        if solutions(board, givens) != [answer.solution]:
            words.append("has not the one solution that it says")
        if case.before and any(given not in (0, was) for given, was in zip(givens, case.before)):
            words.append("has givens that the puzzle had not")
        for cell, given in enumerate(givens):
            if any(bool(given) != bool(givens[other]) for other in turned(board, case.symmetry, cell)):
                words.append("is not symmetric")
                break
        return words + self.wrong_minimum(case, givens)

    def wrong_minimum(self, case: Case, givens: Tuple[int, ...]) -> List[str]:
        for cell, given in enumerate(givens):
            if not given:
                continue
            orbit, queue = {cell}, [cell]
            while queue:
                for other in turned(case.board, case.symmetry, queue.pop()):
                    if other not in orbit:
                        orbit.add(other)
                        queue.append(other)
            without = [0 if i in orbit else digit for i, digit in enumerate(givens)]
            if len(solutions(case.board, without)) == 1:
                return [f"is not minimal: cell {cell} can go"]
        return []

    def spoil(self, case: Case, answer: Answer, random: Random) -> Optional[Answer]:
        if answer.status != "OK":
            return None
        cell = random.randrange(len(answer.givens))
        if answer.givens[cell]:
            other = 0
        else:
            other = answer.solution[cell]
        return answer._replace(givens=answer.givens[:cell] + (other,) + answer.givens[cell + 1:])


if __name__ == "__main__":
    sys.exit(run("generator", Generator()))
