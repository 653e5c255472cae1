"""Judges the reader: boards in every dress that the documents name are read as they are; damaged ones are refused, or
read as they were.

usage: judge_texts.py [--cases=N] [--seed=WORD]
"""

import io
import sys
from random import Random
from typing import List, NamedTuple, Optional, Tuple

import sudoku

from board import Board, leave, random_grid
from dresses import BLANKS, DRESSES, damage
from judging import Judge, run

CLASSIC = Board(9, (3, 3))
#: Dresses in which a cell less or more need not show.
UNDAMAGED = ("candidates", "pencilmarks", "library", "line of numbers", "HTML", "UTF-16", "JSON", "line with a comment")


class Case(NamedTuple):
    cells: Tuple[int, ...]
    dress: str
    text: bytes
    is_damaged: bool


class Answer(NamedTuple):
    #: Of each puzzle: digits, those alone in a set of candidates among them, and the sets.
    boards: List[Tuple[Tuple[int, ...], Tuple[int, ...]]]
    errors: List[str]


class Texts(Judge):
    def make(self, random: Random) -> Optional[Case]:
        grid = random_grid(CLASSIC, random)
        if not grid:
            return None
        cells = leave(random, grid, random.uniform(0.28, 0.5))
        if cells.count(0) == 81 or len(set(cells)) < 9:
            return None
        dress = random.choice(list(DRESSES))
        rows = [cells[9 * row:9 * row + 9] for row in range(9)]
        text = DRESSES[dress](rows, random.choice(BLANKS))
        is_damaged = random.random() < 0.3 and dress not in UNDAMAGED
        if is_damaged:
            assert isinstance(text, str)
            text = damage(text, random)
        return Case(tuple(cells), dress, text if isinstance(text, bytes) else text.encode(), is_damaged)

    def ask(self, case: Case) -> Answer:
        boards: List[Tuple[Tuple[int, ...], Tuple[int, ...]]] = []
        errors: List[str] = []
        reader = sudoku.TextReader(io.BytesIO(case.text))
        while True:
            try:
                puzzle = next(reader)
            except StopIteration:
                return Answer(boards, errors)
            except sudoku.TextError as error:
                errors.append(str(error))
                if len(errors) > 20:
                    return Answer(boards, errors)
                continue
            sets = puzzle.candidates or ()
            digits = tuple(given or (sets[i].bit_length() if sets and not sets[i] & (sets[i] - 1) else 0)
                           for i, given in enumerate(puzzle.givens))
            boards.append((digits, tuple(sets)))

    def wrong(self, case: Case, answer: Answer) -> List[str]:
        if case.is_damaged:
            return [f"{case.dress}, damaged: reads another board: {case.text.decode()}"] if any(
                digits != case.cells for digits, _ in answer.boards) else []
        is_tie = any("expected a named side" in error for error in answer.errors)
        if is_tie and case.dress == "grid of boxes" and max(case.cells[:27]) <= 3:
            return []  # the first band may as well be three boards of side 3
        if answer.errors or len(answer.boards) != 1:
            return [f"{case.dress}: {answer.errors}, {len(answer.boards)} boards: {case.text!r}"]
        digits, sets = answer.boards[0]
        is_same = all(digit == cell for digit, cell in zip(digits, case.cells) if cell)
        if not sets:
            is_same = digits == case.cells
        return [] if is_same and len(digits) == 81 else [f"{case.dress}: reads another board: {case.text!r}"]

    def spoil(self, case: Case, answer: Answer, random: Random) -> Optional[Answer]:
        if not answer.boards:
            return None
        digits, sets = answer.boards[0]
        cell = random.choice([i for i, digit in enumerate(case.cells) if digit])
        other = digits[:cell] + (digits[cell] % 9 + 1,) + digits[cell + 1:]
        return Answer([(other, sets)], answer.errors)


if __name__ == "__main__":
    sys.exit(run("texts", Texts()))
