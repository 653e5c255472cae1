"""Exact cover by dancing links, for any problem that can be put so."""

import ctypes
from typing import Any, Callable, List, Optional, Sequence, Tuple

from . import _sudoku as c
from ._library import check, init, lib, numbers, own, whole
from ._sudoku import Status
from .errors import ArgumentError
from .solver import Limits


class ExactCover:
    """Items and options, which are sets of items. A cover is a choice of options that has every primary item
    exactly once and every secondary item at most once. It belongs to one thread at a time.

    >>> problem = ExactCover(primary=3)
    >>> for items in ([0, 2], [1], [0, 1]):
    ...     problem.add(items)
    >>> problem.covers()
    [(0, 1)]
    """

    def __init__(self, primary: int, secondary: int = 0, *, seed: int = 0,
                 bounds: Optional[Sequence[Tuple[int, int]]] = None):
        """`bounds` are how often each primary item is covered, at least and at most, where that is not once."""
        options = init(c.sudoku_cover_options, primary=primary, secondary=secondary, seed=seed)
        if bounds is not None:
            if len(bounds) != primary:
                raise ArgumentError(f"there are {len(bounds)} bounds, and should be {primary}")
            options.bounds = (c.sudoku_cover_bounds * len(bounds))(
                *(c.sudoku_cover_bounds(whole(ctypes.c_uint32, lowest, "a bound"), whole(ctypes.c_uint32, highest, "a bound"))
                  for lowest, highest in bounds))
        self._pointer = own(self, lib.sudoku_cover_create, lib.sudoku_cover_destroy, c.sudoku_cover, options)

    def add(self, items: Sequence[int], colors: Optional[Sequence[int]] = None) -> None:
        """Adds an option; they are numbered from 0. Options that give a secondary item the same color, other
        than 0, can be chosen together.
        """
        array = numbers(ctypes.c_size_t, items)
        if colors is None:
            check(lib.sudoku_cover_add(self._pointer, array, len(items)))
            return
        shades = numbers(ctypes.c_uint32, colors, len(items), "colors")
        check(lib.sudoku_cover_add_colored(self._pointer, array, shades, len(items)))

    def each(self, function: Callable[[Tuple[int, ...]], Any], *, limit: int = 0, nodes: int = 0,
             seconds: float = 0) -> Status:
        """Hands every cover, the numbers of its options, to `function`, until that gives something true."""
        limits = Limits(limit, nodes, seconds)
        hand_over = c.sudoku_cover_callback(
            lambda _user, options, count: limits.guard.call(lambda: bool(function(tuple(options[:count])))))
        return limits.check(lib.sudoku_cover_search(self._pointer, limits.struct, hand_over, None))

    def covers(self, *, limit: int = 1000) -> List[Tuple[int, ...]]:
        """The covers, the first `limit` of them."""
        found: List[Tuple[int, ...]] = []
        self.each(found.append, limit=limit)
        return found

    def count(self) -> int:
        """How many covers there are."""
        limits = Limits()
        callback: Any = c.sudoku_cover_callback
        limits.check(lib.sudoku_cover_search(self._pointer, limits.struct, callback(), None))
        return int(lib.sudoku_cover_stats(self._pointer).contents.solutions)
