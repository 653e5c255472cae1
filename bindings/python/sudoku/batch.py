"""Many classic puzzles in one call, on any number of threads."""

import ctypes
from typing import List, NamedTuple, Optional, Sequence, Union

from . import _sudoku as c
from ._library import check, init, lib, numbers, own
from ._sudoku import Status
from .errors import ArgumentError


class BatchAnswer(NamedTuple):
    """What came of one puzzle."""

    status: Status
    solution: Optional[bytes]


class Batch:
    """Keeps its threads' memory from call to call. It belongs to one thread at a time.

    >>> [answer.status.name for answer in Batch(threads=2).solve(["." * 81, "55" + "." * 79])]
    ['OK', 'CONFLICT']
    """

    def __init__(self, threads: int = 1):
        options = init(c.sudoku_batch_options, threads=threads)
        self._pointer = own(self, lib.sudoku_batch_create, lib.sudoku_batch_destroy, c.sudoku_batch, options)

    def solve(self, puzzles: Sequence[Union[str, bytes]], *, unique: bool = False) -> List[BatchAnswer]:
        """Solves puzzles of 81 cells each: lines with 0 or . for an empty cell, or numbers 0..9. With
        `unique` it also proves that there is no other solution.
        """
        # A number is none, although bytes() would make so many zeros of it.
        texts = [puzzle.encode("latin-1", "replace") if isinstance(puzzle, str) else bytes(iter(puzzle))
                 for puzzle in puzzles]
        if any(len(text) != 81 for text in texts):
            raise ArgumentError("one of the puzzles has not 81 cells")
        count = len(texts)
        if count == 0:
            return []
        solutions, statuses = (ctypes.c_uint8 * (81 * count))(), (ctypes.c_int8 * count)()
        job = init(c.sudoku_batch_job, count=count, limit=2 if unique else 1, solutions=solutions,
                   statuses=statuses, puzzles=numbers(ctypes.c_uint8, b"".join(texts)))
        check(lib.sudoku_batch_solve(self._pointer, job))
        found = bytes(solutions)
        return [BatchAnswer(Status(status), found[81 * i:81 * i + 81] if found[81 * i] else None)
                for i, status in enumerate(statuses)]


def solve_many(puzzles: Sequence[Union[str, bytes]], *, threads: int = 1, unique: bool = False) -> List[BatchAnswer]:
    """Batch.solve() in one call."""
    return Batch(threads).solve(puzzles, unique=unique)
