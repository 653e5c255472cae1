"""New puzzles, each with one solution, and puzzles with fewer givens."""

import ctypes
from typing import Any, Iterable, List, NamedTuple, Optional, Tuple, Union

from . import _sudoku as c
from ._library import check, init, lib, member, numbers, own, whole
from ._sudoku import Level, Profile, Status, Symmetry
from .errors import ArgumentError
from .layout import Layout
from .logic import _index, _profile
from .solver import Givens, Limits, puzzle_of


class Generated(NamedTuple):
    """A puzzle and its solution; what the puzzle has instead where it has not one solution, and then no cells."""

    status: Status
    givens: Optional[bytes]
    solution: Optional[bytes]


Range = Tuple[int, int]


class Criteria(NamedTuple):
    """What puzzles must be like. Ranges are of two numbers, the lowest and the highest; techniques are named, by code
    or abbreviation if you like; `rating` is Sudoku Explainer's, times ten. The order of `profile` is that of the path,
    which `techniques`, `needs`, `hardest`, `steps` and `choices` are about.

    >>> Generator().find(Criteria(level="hard", clues=(24, 28)), seed=1)[0].status.name
    'OK'
    """

    level: Union[None, str, Level] = None
    score: Range = (0, 0)
    rating: Range = (0, 0)
    profile: Union[str, Profile] = Profile.HODOKU
    techniques: Iterable[str] = ()
    needs: Iterable[str] = ()
    hardest: Iterable[str] = ()
    steps: Range = (0, 0)
    choices: Range = (0, 0)
    clues: Range = (0, 0)
    minimal: bool = False
    symmetry: Union[str, Symmetry] = Symmetry.NONE


def _level(level: Union[None, str, Level]) -> int:
    if level is None:
        return 0
    if isinstance(level, str) and level.upper() not in Level.__members__:
        raise ArgumentError(f"there is no level {level!r}")
    return int(Level[level.upper()] if isinstance(level, str) else level)


def _criteria(asked: Criteria) -> Any:
    """The struct of `asked`; it keeps its arrays alive."""
    made = init(c.sudoku_generate_criteria, level=_level(asked.level), profile=_profile(asked.profile),
                is_minimal=asked.minimal)
    for name in ("score", "rating", "steps", "choices"):
        low, high = getattr(asked, name)
        setattr(made, f"min_{name}", whole(ctypes.c_uint, low, f"the lower end of {name}"))
        setattr(made, f"max_{name}", whole(ctypes.c_uint, high, f"the higher end of {name}"))
    for name, count in (("techniques", "technique_count"), ("needs", "need_count"), ("hardest", "hardest_count")):
        indices = [_index(one) for one in getattr(asked, name)]
        setattr(made, name, (ctypes.c_size_t * len(indices))(*indices))
        setattr(made, count, len(indices))
    return made


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

    def _run(self, count: int, seed: int, symmetry: Union[str, Symmetry], min_givens: int, puzzles: Any,
             **fields: Any) -> List[Generated]:
        cells = self.layout.cell_count
        limits = Limits()
        results, solutions = (ctypes.c_uint8 * (cells * count))(), (ctypes.c_uint8 * (cells * count))()
        statuses = (ctypes.c_int8 * count)()
        chosen = member(symmetry, Symmetry, lib.sudoku_symmetry_from_name)
        job = init(c.sudoku_generate_job, count=count, seed=seed, symmetry=chosen,
                   min_givens=min_givens, results=results, solutions=solutions, statuses=statuses, **fields)
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

    def find(self, criteria: Criteria, count: int = 1, *, seed: int = 0, attempts: int = 100000) -> List[Generated]:
        """The first `count` puzzles from `seed` on that meet `criteria`. Those that `attempts` candidates do not
        suffice for have status NOT_FOUND."""
        asked = _criteria(criteria)
        low, high = criteria.clues
        return self._run(count, seed, criteria.symmetry, low, None, criteria=ctypes.pointer(asked), max_givens=high,
                         attempts=max(1, attempts)) if count > 0 else []

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
