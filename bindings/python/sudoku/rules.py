"""Puzzles with rules: cages, thermometers, dots, clues outside the grid and many more, from text."""

import ctypes
from typing import List, Optional, Sequence, Tuple

from . import _sudoku as c
from ._library import check, lib, numbers, own, written
from ._sudoku import Status
from .errors import ArgumentError, TextError
from .solver import Answer, Count, Limits, Stats

#: An empty cell in values, of which 0 may be one.
EMPTY = 255


def kinds() -> List[Tuple[str, str, str]]:
    """The rules that texts may name: names, arguments, and meanings.

    >>> next(kind for kind in kinds() if kind[0] == "Thermo")
    ('Thermo', 'CELLS', 'The digits increase from the bulb.')
    """
    found: List[Tuple[str, str, str]] = []
    named = c.sudoku_named_rule()
    named.size = ctypes.sizeof(named)
    while check(lib.sudoku_named_rule_get(len(found), named)) == Status.OK:
        found.append((named.name.decode(), named.arguments.decode(), named.meaning.decode()))
    return found


class Rules:
    """A puzzle with rules and its solver, from dot notation or another form. It belongs to one thread at a time.

    >>> rules = Rules(".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.Cage~5~R3C1~R3C2.~R2C1_3~R3C4_1")
    >>> rules.count().count
    1
    >>> rules.unique().solution[:4].hex()
    '01020304'
    >>> Rules(".Thermo~R1C1~R1C2.Quibble~R1C1")
    Traceback (most recent call last):
    sudoku.errors.TextError: line 1, column 19: Quibble is not supported
    """

    def __init__(self, text: str):
        """A text that is malformed, or has an unknown rule, raises TextError."""
        data, error = text.encode(), c.sudoku_text_error()

        def checked(status: int) -> None:
            if status == Status.ERR_TEXT:
                raise TextError(error.line, error.column, error.message.decode("utf-8", "replace"))
            check(status)

        self._rules = own(
            self, lambda pointer: int(lib.sudoku_rules_read(data, len(data), None, pointer, error)),
            lib.sudoku_rules_destroy, c.sudoku_rules, checked=checked)
        #: Names of what the text has and the puzzle lacks, such as rules in words; "" for most.
        self.ignored = error.message.decode("utf-8", "replace")
        self._solver = own(self, lib.sudoku_rule_solver_create, lib.sudoku_rule_solver_destroy, c.sudoku_rule_solver,
                           self._rules)
        self.rows = int(lib.sudoku_rules_rows(self._rules))
        self.columns = int(lib.sudoku_rules_columns(self._rules))

    def _stats(self) -> Stats:
        stats = lib.sudoku_rule_solver_stats(self._solver).contents
        return Stats(stats.solutions, stats.nodes, stats.guesses, stats.backtracks, stats.depth, stats.seconds)

    def _answer(self, status: Status, values: "ctypes.Array[ctypes.c_uint8]") -> Answer:
        stats = self._stats()
        return Answer(status, bytes(values[:self.rows * self.columns]) if stats.solutions else None, stats)

    def _values(self) -> "ctypes.Array[ctypes.c_uint8]":
        values: "ctypes.Array[ctypes.c_uint8]" = (ctypes.c_uint8 * lib.sudoku_rules_cell_count(self._rules))()
        return values

    def solve(self, *, nodes: int = 0, seconds: float = 0) -> Answer:
        """One solution, the values of the grid row by row."""
        limits, values = Limits(0, nodes, seconds), self._values()
        return self._answer(limits.check(lib.sudoku_rule_solver_solve(self._solver, None, limits.struct, values)), values)

    def unique(self, *, nodes: int = 0, seconds: float = 0) -> Answer:
        """One solution, and whether it is the only one."""
        limits, values = Limits(0, nodes, seconds), self._values()
        return self._answer(limits.check(lib.sudoku_rule_solver_unique(self._solver, None, limits.struct, values)), values)

    def count(self, limit: int = 0, *, nodes: int = 0, seconds: float = 0) -> Count:
        """The number of solutions, up to `limit` unless that is 0."""
        limits, number = Limits(limit, nodes, seconds), ctypes.c_uint64()
        status = limits.check(lib.sudoku_rule_solver_count(self._solver, None, limits.struct, number))
        return Count(number.value, status in (Status.OK, Status.NO_SOLUTION), status, self._stats())

    def broken(self, values: Sequence[int]) -> Optional[str]:
        """The first rule that values of the grid break, with its cells; EMPTY cells break none. None if all are kept.

        >>> Rules(".Shape~2x2.Thermo~R1C1~R1C2").broken([2, 1, EMPTY, EMPTY])
        'thermometer at r1c1 r1c2'
        """
        cells = self.rows * self.columns
        if len(values) != cells:
            raise ArgumentError(f"there are {len(values)} values, and should be {cells}")
        missing = lib.sudoku_rules_cell_count(self._rules) - cells
        array, index = numbers(ctypes.c_uint8, list(values) + missing * [EMPTY]), ctypes.c_int()
        if check(lib.sudoku_rules_check(self._rules, array, index)) != Status.CONFLICT:
            return None
        if index.value < 0:
            return "a given or a candidate"
        return written(lambda text, size: lib.sudoku_rules_describe(self._rules, index.value, text, size))
