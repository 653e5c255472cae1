"""Judges canonical forms and transforms against the smallest image found by going through all orders of lines.

usage: judge_canonical.py SUDOKU-GEN [--cases=N] [--seed=WORD]
"""

import itertools
import subprocess
import sys
from random import Random
from typing import Dict, List, NamedTuple, Optional, Tuple

from board import Board, leave, random_grid
from judging import Judge, run

CLASSIC = Board(9, (3, 3))
Cells = Tuple[int, ...]


def orders() -> List[Tuple[int, ...]]:
    """The orders of nine lines that keep bands together."""
    threes = list(itertools.permutations(range(3)))
    return [tuple(3 * band + line for band, lines in zip(bands, inside) for line in lines)
            for bands in threes for inside in itertools.product(threes, repeat=3)]


ORDERS = orders()


class Partial(NamedTuple):
    """An image whose first rows are chosen: the order of its columns, the rows used, the names of digits so far."""

    board: Cells
    columns: Tuple[int, ...]
    rows: Tuple[int, ...]
    names: Tuple[int, ...]


def named(row: List[int], names: Tuple[int, ...]) -> Tuple[Tuple[int, ...], Tuple[int, ...]]:
    """The row with digits named in the order in which they come."""
    known, shown = list(names), []
    for digit in row:
        if digit and not known[digit]:
            known[digit] = max(known) + 1
        shown.append(known[digit] if digit else 0)
    return tuple(shown), tuple(known)


def rows_left(rows: Tuple[int, ...]) -> List[int]:
    """What the next row may be: any of a new band, or of the band that has begun."""
    if len(rows) % 3 == 0:
        return [row for row in range(9) if row // 3 not in {used // 3 for used in rows}]
    return [row for row in range(9) if row // 3 == rows[-1] // 3 and row not in rows]


def smallest(cells: Cells) -> Cells:
    """Row by row: of all images those whose rows so far are the smallest."""
    transposed = tuple(cells[9 * (i % 9) + i // 9] for i in range(81))
    images = [Partial(board, order, (), (0,) * 10) for board in (cells, transposed) for order in ORDERS]
    form: List[int] = []
    for _ in range(9):
        best: Optional[Tuple[int, ...]] = None
        kept: Dict[Partial, None] = {}
        for image in images:
            for row in rows_left(image.rows):
                shown, names = named([image.board[9 * row + column] for column in image.columns], image.names)
                if best is None or shown < best:
                    best, kept = shown, {}
                if shown == best:
                    kept[Partial(image.board, image.columns, image.rows + (row,), names)] = None
        images = list(kept)
        form += best or ()
    return tuple(form)


def random_image(cells: Cells, random: Random) -> Cells:
    rows, columns = random.choice(ORDERS), random.choice(ORDERS)
    names = [0] + random.sample(range(1, 10), 9)
    image = [names[cells[9 * row + column]] for row in rows for column in columns]
    return tuple(image[9 * (i % 9) + i // 9] for i in range(81)) if random.random() < 0.5 else tuple(image)


class Canonical(Judge):
    def __init__(self, tool: str) -> None:
        self.tool = tool

    def make(self, random: Random) -> Optional[Tuple[Cells, Cells]]:
        grid = random_grid(CLASSIC, random)
        if not grid:
            return None
        cells = tuple(leave(random, grid, random.choice([0.25, 0.4, 0.7, 1])))
        return cells, random_image(cells, random)

    def ask(self, case: Tuple[Cells, Cells]) -> List[Cells]:
        text = "".join("".join(map(str, cells)) + "\n" for cells in case)
        run = subprocess.run([self.tool, "--canonical", "-"], input=text, stdout=subprocess.PIPE, text=True, check=True)
        return [tuple(int(c) if c.isdigit() else 0 for c in line[:81]) for line in run.stdout.splitlines()]

    def wrong(self, case: Tuple[Cells, Cells], answer: List[Cells]) -> List[str]:
        if len(answer) != 2:
            return [f"{len(answer)} forms of two boards"]
        words = [] if answer[0] == answer[1] else ["a board and its image have other forms"]
        return words + ([] if answer[0] == smallest(case[0]) else ["the form is not the smallest image"])

    def spoil(self, case: Tuple[Cells, Cells], answer: List[Cells], random: Random) -> Optional[List[Cells]]:
        wrong = random_image(answer[0], random)
        return None if wrong == answer[0] else [wrong, wrong]


if __name__ == "__main__":
    sys.exit(run("canonical forms", Canonical(sys.argv[1])))
