"""What is wrong with a board, and what is left for its cells."""

import ctypes
from typing import Iterator, List, NamedTuple, Optional, Sequence, Tuple

from . import _sudoku as c
from ._library import Cells, check, lib, numbers, optional, written
from ._sudoku import ConflictKind
from .layout import Layout


class Conflict(NamedTuple):
    """One broken rule."""

    kind: ConflictKind
    #: 0 where a cell has no candidate.
    digit: int
    #: Cells in which the fault shows.
    cells: Tuple[int, ...]
    #: Such as "5 twice in row 3: r3c4, r3c7".
    text: str


def conflicts(cells: Cells, *, layout: Optional[Layout] = None,
              candidates: Optional[Sequence[int]] = None) -> List[Conflict]:
    """Every broken rule, by name.

    >>> [found.text for found in conflicts([5, 5] + [0] * 79)]
    ['5 twice in row 1: r1c1, r1c2', '5 twice in box 1: r1c1, r1c2']
    """
    layout = layout or Layout.classic()
    board = numbers(ctypes.c_uint8, cells, layout.cell_count)
    sets = optional(ctypes.c_uint64, candidates, layout.cell_count, "sets of candidates")
    count = ctypes.c_size_t()
    check(lib.sudoku_board_check(layout._pointer, board, sets, None, 0, count))
    found = (c.sudoku_conflict * count.value)()
    check(lib.sudoku_board_check(layout._pointer, board, sets, found if count.value else None,
                                 count.value, count))
    pointer = layout._pointer
    return [Conflict(ConflictKind(one.kind), one.digit, tuple(one.cells[:one.cell_count]),
                     written(lambda text, size: lib.sudoku_conflict_write(pointer, one, text, size)))
            for one in found]


def is_solution(solution: Cells, givens: Optional[Cells] = None, *, layout: Optional[Layout] = None) -> bool:
    """Whether it fills every cell, breaks no rule and keeps every given digit."""
    layout = layout or Layout.classic()
    return bool(lib.sudoku_board_is_solution(
        layout._pointer, optional(ctypes.c_uint8, givens, layout.cell_count, "givens"),
        numbers(ctypes.c_uint8, solution, layout.cell_count)))


def candidates(cells: Cells, *, layout: Optional[Layout] = None) -> Tuple[int, ...]:
    """What no peer holds, a set for each cell; `digits` lists one. A filled cell has its digit alone."""
    layout = layout or Layout.classic()
    sets = (ctypes.c_uint64 * layout.cell_count)()
    check(lib.sudoku_board_candidates(layout._pointer, numbers(ctypes.c_uint8, cells, layout.cell_count), sets))
    return tuple(sets)


def digits(candidate_set: int) -> Iterator[int]:
    """The digits of a set, in which bit D-1 stands for digit D.

    >>> list(digits(0b101))
    [1, 3]
    """
    return (bit + 1 for bit in range(candidate_set.bit_length()) if candidate_set >> bit & 1)
