"""Solving: one solution, uniqueness, counts, all solutions, the candidates after logic."""

import ctypes
from dataclasses import dataclass
from typing import Any, Callable, List, NamedTuple, Optional, Tuple, Union

from . import _sudoku as c
from ._library import Cells, Guard, check, init, lib, numbers, optional, own, words, whole
from ._sudoku import Engine, Status
from .errors import ArgumentError
from .layout import Layout
from .text import Puzzle, parse

#: A puzzle: its text, its cells, or what parse() and read() give.
Givens = Union[str, Puzzle, Cells]


class Stats(NamedTuple):
    """What the solver did."""

    solutions: int
    nodes: int
    guesses: int
    backtracks: int
    depth: int
    seconds: float


@dataclass(frozen=True)
class Answer:
    """What the solver says; true where that is what was asked for."""

    status: Status
    #: A solution, a digit for each cell, where one was found.
    solution: Optional[bytes]
    stats: Stats

    @property
    def text(self) -> str:
        """The library's words for the status, such as "no solution"."""
        return words(self.status)

    def __bool__(self) -> bool:
        return self.status == Status.OK


@dataclass(frozen=True)
class Count:
    """How many solutions there are: at least so many, unless it is exact."""

    count: int
    is_exact: bool
    status: Status
    stats: Stats

    def __int__(self) -> int:
        return self.count


@dataclass(frozen=True)
class Estimate:
    """About how many solutions there are: the mean of the samples, and two standard errors below and above."""

    #: An int where it is exact; else a float, or an int beyond the range of floats.
    count: Union[int, float]
    low: Union[int, float]
    high: Union[int, float]
    is_exact: bool
    #: How many there were; 0 where the number is exact, or where no sample came to a solution.
    samples: int
    status: Status

    def __int__(self) -> int:
        return int(self.count)


def puzzle_of(givens: Givens) -> Puzzle:
    """What is given, whichever way; of cells alone the board must be known."""
    if isinstance(givens, Puzzle):
        return givens
    return parse(givens) if isinstance(givens, str) else Puzzle(bytes(numbers(ctypes.c_uint8, givens)), 0)


class Limits:
    """When a call must end although it is not finished; Ctrl-C ends it in any case."""

    def __init__(self, solutions: int = 0, nodes: int = 0, seconds: float = 0):
        self.guard = Guard()
        kind: Any = dict(c.sudoku_limits._fields_)["progress"]
        looks: Any = self.guard.looks()
        next(looks)
        # USER, which is NULL, is all that it takes.
        self._progress = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(looks.send)
        self.struct = init(c.sudoku_limits, solutions=solutions, nodes=nodes, seconds=seconds,
                           progress=ctypes.cast(self._progress, kind))

    def check(self, status: int) -> Status:
        self.guard.release()
        return check(status)


class Solver:
    """Solves puzzles of one layout. It belongs to one thread at a time.

    >>> solver = Solver()
    >>> answer = solver.unique("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> answer.text, answer.solution[:9].hex()
    ('ok', '050304060708090102')
    """

    def __init__(self, layout: Optional[Layout] = None, *, engine: Union[str, Engine] = Engine.AUTO, seed: int = 0):
        """A `seed` other than 0 shuffles the order in which solutions are found."""
        self.layout = layout or Layout.classic()
        if isinstance(engine, str):
            found = ctypes.c_int()
            check(lib.sudoku_engine_from_name(engine.encode(), found))
            engine = Engine(found.value)
        options = init(c.sudoku_solver_options, engine=engine, seed=seed)
        self._pointer = own(self, lib.sudoku_solver_create, lib.sudoku_solver_destroy, c.sudoku_solver,
                            self.layout._pointer, options)

    @property
    def engine(self) -> Engine:
        return Engine(lib.sudoku_solver_engine(self._pointer))

    def set_seed(self, seed: int) -> None:
        """From the next call on, solutions come in the order of this seed."""
        lib.sudoku_solver_set_seed(self._pointer, whole(ctypes.c_uint64, seed, "seed"))

    def cancel(self) -> None:
        """Stops the call that the solver is in, or else its next one. Any thread may call it."""
        lib.sudoku_solver_cancel(self._pointer)

    @property
    def stats(self) -> Stats:
        """What the last call did."""
        done = lib.sudoku_solver_stats(self._pointer).contents
        return Stats(*(getattr(done, name) for name in Stats._fields))

    def _puzzle(self, givens: Givens) -> c.sudoku_puzzle:
        asked, count = puzzle_of(givens), self.layout.cell_count
        if asked.side not in (0, self.layout.side):
            raise ArgumentError(f"a puzzle of side {asked.side} for a solver of side {self.layout.side}")
        asked.require(self.layout)
        return c.sudoku_puzzle(numbers(ctypes.c_uint8, asked.givens, count),
                               optional(ctypes.c_uint64, asked.candidates, count, "sets of candidates"))

    def _ask(self, question: Callable[..., int], givens: Givens, nodes: int, seconds: float) -> Answer:
        puzzle, limits = self._puzzle(givens), Limits(0, nodes, seconds)
        solution = (ctypes.c_uint8 * self.layout.cell_count)()
        status = limits.check(question(self._pointer, puzzle, limits.struct, solution))
        return Answer(status, bytes(solution) if solution[0] else None, self.stats)

    def solve(self, givens: Givens, *, nodes: int = 0, seconds: float = 0) -> Answer:
        """Finds one solution, within so many nodes and so much time; 0 is no limit."""
        return self._ask(lib.sudoku_solver_solve, givens, nodes, seconds)

    def unique(self, givens: Givens, *, nodes: int = 0, seconds: float = 0) -> Answer:
        """Finds one solution and proves that there is no other."""
        return self._ask(lib.sudoku_solver_unique, givens, nodes, seconds)

    def count(self, givens: Givens, *, limit: int = 0, nodes: int = 0, seconds: float = 0, memory: int = 0) -> Count:
        """Counts solutions, up to `limit`; 0 is no limit. Where there are very many they are counted by parts of
        the board, in up to `memory` bytes; 0 is 256 MB.

        >>> Solver(Layout(6)).count(36 * ".").count
        28200960
        """
        puzzle, limits, count = self._puzzle(givens), Limits(limit, nodes, seconds), ctypes.c_uint64()
        status = limits.check(lib.sudoku_solver_count_cached(
            self._pointer, puzzle, limits.struct, whole(ctypes.c_size_t, memory, "memory"), count))
        exact = status in (Status.OK, Status.NO_SOLUTION, Status.CONFLICT)
        return Count(count.value, exact, status, self.stats)

    def each(self, givens: Givens, function: Callable[[bytes], Any], *, limit: int = 0, nodes: int = 0,
             seconds: float = 0) -> Status:
        """Hands every solution to `function`, until that gives something true."""
        puzzle, limits, cells = self._puzzle(givens), Limits(limit, nodes, seconds), self.layout.cell_count
        hand_over = c.sudoku_solution_callback(
            lambda _user, solution: limits.guard.call(lambda: bool(function(bytes(solution[:cells])))))
        return limits.check(lib.sudoku_solver_enumerate(self._pointer, puzzle, limits.struct, hand_over, None))

    def solutions(self, givens: Givens, *, limit: int = 1000) -> List[bytes]:
        """The solutions, the first `limit` of them."""
        found: List[bytes] = []
        self.each(givens, found.append, limit=limit)
        return found

    def candidates(self, givens: Givens) -> Tuple[Status, Tuple[int, ...]]:
        """What remains for each cell after logic alone, a set each."""
        sets = (ctypes.c_uint64 * self.layout.cell_count)()
        status = check(lib.sudoku_solver_candidates(self._pointer, self._puzzle(givens), sets))
        return status, tuple(sets)

    def true_candidates(self, givens: Givens, *, nodes: int = 0, seconds: float = 0) -> Tuple[Status, Tuple[int, ...]]:
        """The digits that each cell has in some solution, a set each; all of them where the status is OK."""
        sets, limits = (ctypes.c_uint64 * self.layout.cell_count)(), Limits(0, nodes, seconds)
        status = limits.check(lib.sudoku_solver_true_candidates(self._pointer, self._puzzle(givens), limits.struct, sets))
        return status, tuple(sets)

    def backbone(self, givens: Givens, *, nodes: int = 0, seconds: float = 0) -> Tuple[Status, Optional[bytes]]:
        """The digits that all solutions share, 0 where they differ; None where the status is not OK.

        >>> Solver(Layout(4)).backbone("1..." + 12 * ".")[1].hex()[:8]
        '01000000'
        """
        digits, limits = (ctypes.c_uint8 * self.layout.cell_count)(), Limits(0, nodes, seconds)
        status = limits.check(lib.sudoku_solver_backbone(self._pointer, self._puzzle(givens), limits.struct, digits))
        return status, bytes(digits) if status == Status.OK else None

    def estimate(self, givens: Givens, *, samples: int = 0, seed: int = 0, nodes: int = 0, seconds: float = 0) -> Estimate:
        """About how many solutions there are, by so many random ways (0: 1000), where they are too many to be counted.

        >>> Solver(Layout(4)).estimate(16 * ".").count
        288
        """
        found, limits = init(c.sudoku_estimate), Limits(0, nodes, seconds)
        status = limits.check(lib.sudoku_solver_estimate(
            self._pointer, self._puzzle(givens), limits.struct, whole(ctypes.c_uint64, samples, "samples"),
            whole(ctypes.c_uint64, seed, "seed"), found))

        def number(value: float) -> Union[int, float]:
            whole_number = found.is_exact or found.exponent > 0
            return int(value) * 10 ** found.exponent if whole_number else value

        return Estimate(number(found.count), number(found.low), number(found.high), found.is_exact, found.samples, status)


def _solver_of(puzzle: Puzzle, layout: Optional[Layout]) -> Solver:
    return Solver(layout or (puzzle.layout if puzzle.side else None))


def solve(givens: Givens, *, layout: Optional[Layout] = None, seconds: float = 0) -> Answer:
    """Solves one puzzle, and proves that there is no other solution. The layout is the text's.

    >>> solve("1.....2..3.....4").text
    'ok'
    """
    puzzle = puzzle_of(givens)
    return _solver_of(puzzle, layout).unique(puzzle, seconds=seconds)


def is_unique(givens: Givens, *, layout: Optional[Layout] = None) -> bool:
    """Whether a puzzle has exactly one solution.

    >>> is_unique("1.....2..3.....4"), is_unique("1...............")
    (True, False)
    """
    return bool(solve(givens, layout=layout))


def count(givens: Givens, *, layout: Optional[Layout] = None, limit: int = 0, seconds: float = 0) -> Count:
    """The number of solutions of a puzzle, up to `limit`; 0 is no limit.

    >>> count("1...............").count
    72
    """
    puzzle = puzzle_of(givens)
    return _solver_of(puzzle, layout).count(puzzle, limit=limit, seconds=seconds)
