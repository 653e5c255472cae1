"""New puzzles, each with one solution, and puzzles with fewer givens."""

import ctypes
from typing import Any, Iterable, List, NamedTuple, Optional, Union

from . import _sudoku as c
from ._library import check, init, lib, member, numbers, own
from ._sudoku import Status, Symmetry
from .layout import Layout
from .solver import Givens, Limits, puzzle_of


class Generated(NamedTuple):
    """A puzzle and its solution; what the puzzle has instead where it has not one solution, and then no cells."""

    status: Status
    givens: Optional[bytes]
    solution: Optional[bytes]


class Generator:
    """Makes puzzles of one layout, the same for the same seed. It belongs to one thread at a time.

    >>> made = Generator().puzzles(2, seed=1, symmetry="rotate180")
    >>> [one.status.name for one in made], made[0].givens == Generator().puzzles(1, seed=1, symmetry="rotate180")[0].givens
    (['OK', 'OK'], True)
    """

    def __init__(self, layout: Optional[Layout] = None):
        self.layout = layout or Layout.classic()
        self._pointer = own(self, lib.sudoku_generator_create, lib.sudoku_generator_destroy, c.sudoku_generator,
                            self.layout._pointer, None)

    def cancel(self) -> None:
        """Stops the call that the generator is in, or else its next one. Any thread may call it."""
        lib.sudoku_generator_cancel(self._pointer)

    def _run(self, count: int, seed: int, symmetry: Union[str, Symmetry], min_givens: int, puzzles: Any) -> List[Generated]:
        cells = self.layout.cell_count
        limits = Limits()
        results, solutions = (ctypes.c_uint8 * (cells * count))(), (ctypes.c_uint8 * (cells * count))()
        statuses = (ctypes.c_int8 * count)()
        chosen = member(symmetry, Symmetry, lib.sudoku_symmetry_from_name)
        job = init(c.sudoku_generate_job, count=count, seed=seed, symmetry=chosen,
                   min_givens=min_givens, results=results, solutions=solutions, statuses=statuses)
        if puzzles is not None:
            job.puzzles = puzzles
        limits.check(lib.sudoku_generator_run(self._pointer, job, limits.struct))

        def board(boards: Any, index: int) -> bytes:
            return bytes(boards[cells * index:cells * (index + 1)])

        return [Generated(Status(status), board(results, i), board(solutions, i)) if status == Status.OK
                else Generated(Status(status), None, None) for i, status in enumerate(statuses)]

    def puzzles(self, count: int = 1, *, seed: int = 0, symmetry: Union[str, Symmetry] = Symmetry.NONE,
                min_givens: int = 0) -> List[Generated]:
        """New puzzles, number N by `seed` + N. No given goes that would leave fewer than `min_givens`."""
        return self._run(count, seed, symmetry, min_givens, None) if count > 0 else []

    def minimize(self, puzzles: Iterable[Givens], *, seed: int = 0, symmetry: Union[str, Symmetry] = Symmetry.NONE,
                 min_givens: int = 0) -> List[Generated]:
        """The same puzzles with as few givens as go, in the order of the seed."""
        asked = [puzzle_of(one) for one in puzzles]
        for one in asked:
            one.require(self.layout)
        boards = [numbers(ctypes.c_uint8, one.givens, self.layout.cell_count) for one in asked]
        if not boards:
            return []
        flat = numbers(ctypes.c_uint8, b"".join(map(bytes, boards)))
        return self._run(len(boards), seed, symmetry, min_givens, flat)


def generate(*, seed: int = 0, layout: Optional[Layout] = None,
             symmetry: Union[str, Symmetry] = Symmetry.NONE) -> Generated:
    """One new puzzle, minimal."""
    return Generator(layout).puzzles(1, seed=seed, symmetry=symmetry)[0]
