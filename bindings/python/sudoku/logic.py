"""Solving as people do: the next step, why it holds, the whole path, how hard it is."""

import ctypes
from dataclasses import dataclass
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _sudoku as c
from ._library import Guard, check, init, lib, numbers, optional, own, whole, written
from ._sudoku import Detail, Hint, Level, Profile, Status, Verdict
from .errors import ArgumentError
from .layout import Layout
from .solver import Givens, Limits, Solver, puzzle_of


@dataclass(frozen=True)
class Technique:
    """One row of the table of techniques, which goes from easy to hard."""

    index: int
    #: As players call it, such as "Locked Candidates, pointing".
    name: str
    #: HoDoKu's number, and abbreviation.
    code: str
    abbreviation: str
    #: Sudoku Explainer's rating times ten; 0 where it does not know the technique.
    rating: int
    #: HoDoKu's score, and level.
    score: int
    level: Level


class Link(NamedTuple):
    """A link of a chain between a digit in some cells and another: at least one is true if it is strong, at most one
    if it is weak."""

    from_digit: int
    from_cells: Tuple[int, ...]
    to_digit: int
    to_cells: Tuple[int, ...]
    is_strong: bool


class Step(NamedTuple):
    """What to do next, and why."""

    technique: str
    #: Cell and digit of each.
    placements: Tuple[Tuple[int, int], ...]
    eliminations: Tuple[Tuple[int, int], ...]
    #: Where to look; which technique, too; and the whole step with its reason.
    place: str
    hint: str
    text: str
    #: Premises: each of these cells holds one of its candidates, each unit has a place for its digit, and the
    #: candidates of a pattern cannot all be exchanged.
    cells: Tuple[int, ...] = ()
    places: Tuple[Tuple[int, int], ...] = ()
    pattern: Tuple[Tuple[int, int], ...] = ()
    #: For display.
    fins: Tuple[Tuple[int, int], ...] = ()
    links: Tuple[Link, ...] = ()
    #: Sudoku Explainer's rating, times ten; 0 if it lacks the technique.
    rating: int = 0

    def __str__(self) -> str:
        return self.text


class Rating(NamedTuple):
    """How hard a puzzle is by HoDoKu's scale; without a level where no technique helps all the way."""

    level: Optional[Level]
    score: int


class SeRating(NamedTuple):
    """How hard a puzzle is by Sudoku Explainer's scale, times ten."""

    #: ER, the hardest step of all.
    puzzle: int
    #: EP, the hardest up to the first placement.
    pearl: int
    #: ED, the first step.
    diamond: int


def _profile(name: Union[str, Profile]) -> Profile:
    if isinstance(name, Profile):
        return name
    for profile in Profile:
        if lib.sudoku_profile_name(profile).decode() == name:
            return profile
    raise ArgumentError(f"there is no profile {name!r}")


def _detail(detail: Union[int, Detail]) -> Detail:
    try:
        return Detail(detail)
    except ValueError:
        raise ArgumentError(f"there is no detail {detail!r}") from None


def _technique(index: int) -> Technique:
    row = lib.sudoku_technique_at(index).contents
    return Technique(index, row.name.decode(), row.code.decode(), row.abbreviation.decode(), row.rating,
                     row.score, Level(row.level))


class Wording(NamedTuple):
    """How an explainer words its steps."""

    #: FOLDED: long chains and nets are said by their length and their ends; FULL: with every link.
    detail: Detail = Detail.FOLDED
    #: The symbols of the digits 1, 2 ..., such as "A-I"; None: numbers.
    symbols: Optional[str] = None
    #: Returns what to say instead of a sentence of sentences(), or the name of a technique; None: the same. A
    #: translation has the same slots in braces as the sentence, in any order; one with others is ignored.
    translate: Optional[Callable[[str], Optional[str]]] = None


class _Translator:
    """What C calls to translate; the translations stay for it to read."""

    def __init__(self, translate: Callable[[str], Optional[str]], guard: Guard) -> None:
        self._translate, self._guard = translate, guard
        self._kept: Dict[bytes, Any] = {}
        # The result is an address, since ctypes would leak a new text.
        self._called = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(self._call)
        self.callback = ctypes.cast(self._called, c.sudoku_translate_callback)

    def _call(self, _user: Any, text: bytes) -> int:
        return self._guard.call(self._address, text, failed=0)

    def _address(self, text: bytes) -> int:
        if text not in self._kept:
            said = self._translate(text.decode("utf-8"))
            self._kept[text] = None if said is None else ctypes.create_string_buffer(said.encode("utf-8"))
        kept = self._kept[text]
        return 0 if kept is None else ctypes.addressof(kept)


def sentences() -> List[str]:
    """Every sentence of explanations: templates in English with slots in braces, for translations.

    >>> "{digit} in {unit} is confined to {into}" in sentences()
    True
    """
    return [lib.sudoku_sentence_at(index).decode() for index in range(lib.sudoku_sentence_count())]


def _index(name: str) -> int:
    index = ctypes.c_size_t()
    check(lib.sudoku_technique_from_name(name.encode(), index))
    return index.value


def _candidate(cell: int, digit: int) -> Any:
    return c.sudoku_candidate(whole(ctypes.c_uint16, cell, "cell"), whole(ctypes.c_uint16, digit, "digit"))


def techniques() -> List[Technique]:
    """Every technique, from easy to hard.

    >>> techniques()[0].name
    'Full House'
    """
    return [_technique(index) for index in range(lib.sudoku_technique_count())]


def technique(name: str) -> Technique:
    """The technique of that name, code or abbreviation.

    >>> technique("lc1").name
    'Locked Candidates, pointing'
    """
    return _technique(_index(name))


class Explainer:
    """Goes the way of a person through a puzzle. It belongs to one thread at a time.

    >>> steps = Explainer("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> next(steps).text
    'Naked Single: r5c5 has one candidate left: it sees 1, 2, 6, 7, 8 and 9 in column 5, and 3 and 4 in row 5, so r5c5 is 5'
    """

    def __init__(self, givens: Givens, *, layout: Optional[Layout] = None,
                 order: Optional[Sequence[Union[str, Technique]]] = None, is_unique: Optional[bool] = None,
                 seconds: float = 0, profile: Union[str, Profile] = Profile.HODOKU, wording: Wording = Wording()):
        """`order` names the techniques that are tried, in that order; else it is that of the `profile`, "hodoku",
        "human", "se" or "sukaku". `is_unique` says whether the given digits, without candidates, have one solution, so that
        techniques may rely on it; None lets a solver find out. Each call, and that search, ends after `seconds`,
        where they are not 0. `wording` is that of the steps.
        """
        puzzle = puzzle_of(givens)
        self.layout = layout or (puzzle.layout if puzzle.side else Layout.classic())
        puzzle.require(self.layout)
        options = init(c.sudoku_logic_options)
        # Kept: the explainer calls its progress callback, which lets Ctrl-C through.
        self._limits = Limits(0, 0, seconds)
        options.limits = ctypes.pointer(self._limits.struct)
        options.profile = _profile(profile)
        if order is not None:
            indices = [(technique(one) if isinstance(one, str) else one).index for one in order]
            options.order = numbers(ctypes.c_size_t, indices)
            options.order_length = len(indices)
        self._guard = Guard()
        self._translator = _Translator(wording.translate, self._guard) if wording.translate else None
        self._wording = init(c.sudoku_step_wording, detail=_detail(wording.detail))
        self._wording.symbols = None if wording.symbols is None else wording.symbols.encode("utf-8")
        if self._translator:
            self._wording.translate = self._translator.callback
        self._pointer = own(self, lib.sudoku_logic_create, lib.sudoku_logic_destroy, c.sudoku_logic,
                            self.layout._pointer, options)
        count = self.layout.cell_count
        position = init(c.sudoku_logic_position, is_unique=bool(is_unique))
        position.cells = numbers(ctypes.c_uint8, puzzle.givens, count)
        position.candidates = optional(ctypes.c_uint64, puzzle.candidates, count, "sets of candidates")
        position.is_placed = optional(ctypes.c_uint8, puzzle.placed, count, "marks of placed digits")
        #: How the puzzle stands: OK, SEVERAL_SOLUTIONS where a solver found more than one, END where it is solved, UNDECIDED where no technique helps, CANCELLED
        #: or TIME_LIMIT where the last call was stopped, after which the next one goes on; or what is wrong
        #: with it. Where the search for its solutions was stopped, there are no steps.
        self.status: Status = self._start(position, is_unique)
        self._has_begun = self.status in (Status.OK, Status.SEVERAL_SOLUTIONS)
        self._has_several = self.status == Status.SEVERAL_SOLUTIONS

    def _start(self, position: Any, is_unique: Optional[bool]) -> Status:
        if is_unique is not None:
            return check(lib.sudoku_logic_set_position(self._pointer, position))
        solver = Solver(self.layout)
        return self._limits.check(lib.sudoku_logic_start(self._pointer, solver._pointer, position, self._limits.struct))

    def _step(self, step: Any) -> Step:
        cells = (ctypes.c_uint8 * self.layout.cell_count)()
        candidates = (ctypes.c_uint64 * self.layout.cell_count)()
        check(lib.sudoku_logic_get_position(self._pointer, cells, candidates))
        self._wording.candidates = candidates
        self._wording.cells = cells

        def write(hint: Hint) -> str:
            said = written(lambda text, size: lib.sudoku_step_write(
                self.layout._pointer, step, hint, self._wording, text, size))
            self._guard.release()
            if not said:
                raise ArgumentError(lib.sudoku_argument_error().decode())
            return said

        def pairs(candidates: Any, count: int) -> Tuple[Tuple[int, int], ...]:
            return tuple((one.cell, one.digit) for one in candidates[:count])

        def node(one: Any) -> Tuple[int, Tuple[int, ...]]:
            return one.digit, tuple(one.cells[:one.cell_count])

        def link(one: Any) -> Link:
            return Link(*node(getattr(one, "from")), *node(one.to), bool(one.is_strong))

        found = step.contents
        return Step(found.technique.contents.name.decode(), pairs(found.placements, found.placement_count),
                    pairs(found.eliminations, found.elimination_count), write(Hint.PLACE),
                    write(Hint.TECHNIQUE), write(Hint.STEP), tuple(found.cells[:found.cell_count]),
                    tuple((one.unit, one.digit) for one in found.places[:found.place_count]),
                    pairs(found.pattern, found.pattern_count), pairs(found.fins, found.fin_count),
                    tuple(link(one) for one in found.links[:found.link_count]), found.rating)

    def cancel(self) -> None:
        """Stops the call that the explainer is in, or else its next one; any thread may do so."""
        lib.sudoku_logic_cancel(self._pointer)

    def _goes_on(self) -> bool:
        going = (Status.OK, Status.SEVERAL_SOLUTIONS, Status.CANCELLED, Status.TIME_LIMIT)
        return self._has_begun and self.status in going

    def _is_rated(self) -> bool:
        if self._has_several:
            self.status = Status.SEVERAL_SOLUTIONS
        return self._goes_on() and not self._has_several

    def _find(self, search: Callable[..., int]) -> Any:
        step = ctypes.POINTER(c.sudoku_step)()
        if self._goes_on():
            self.status = self._limits.check(search(self._pointer, ctypes.byref(step)))
        return step

    def find(self) -> Optional[Step]:
        """The next step, which is not done yet; None where there is none, and `status` says why."""
        step = self._find(lib.sudoku_logic_find_step)
        return self._step(step) if self.status == Status.OK else None

    def best(self) -> Optional[Step]:
        """As find(), but of all steps of that technique the one that does most."""
        step = self._find(lib.sudoku_logic_find_best_step)
        return self._step(step) if self.status == Status.OK else None

    def why(self, cell: int, digit: int) -> Optional[Step]:
        """The easiest step that excludes a candidate of the position; None where no technique does, or the time is
        over. A digit that is no candidate is an ArgumentError.
        """
        step = ctypes.POINTER(c.sudoku_step)()
        asked = _candidate(cell, digit)
        status = self._limits.check(lib.sudoku_logic_why(self._pointer, asked, ctypes.byref(step)))
        return self._step(step) if status == Status.OK else None

    def judge(self, cell: int, digit: int, is_placement: bool = True) -> Optional[Tuple[Verdict, Optional[Step]]]:
        """Whether a player's own step is right, which places a candidate or else excludes it, and the easiest step
        that shows the same; None where the position has no solution, or the time is over.
        """
        verdict, step = ctypes.c_int(), ctypes.POINTER(c.sudoku_step)()
        solver = Solver(self.layout)
        status = self._limits.check(lib.sudoku_logic_judge(
            self._pointer, solver._pointer, _candidate(cell, digit), is_placement, verdict,
            ctypes.byref(step)))
        if status != Status.OK:
            return None
        return Verdict(verdict.value), self._step(step) if step else None

    def apply(self, step: Step) -> None:
        """Does the placements and eliminations of a step, which may come from anywhere."""
        def candidates(pairs: Tuple[Tuple[int, int], ...]) -> Any:
            return (c.sudoku_candidate * len(pairs))(*(_candidate(cell, digit) for cell, digit in pairs))

        done = c.sudoku_step()
        done.placements, done.placement_count = candidates(step.placements), len(step.placements)
        done.eliminations, done.elimination_count = candidates(step.eliminations), len(step.eliminations)
        check(lib.sudoku_logic_apply(self._pointer, done))

    def all(self, name: Union[str, Technique]) -> List[Step]:
        """Every step of a technique that the position allows; none is done. Those found so far, where
        `status` says that the call was stopped.
        """
        found: List[Step] = []
        guard = Guard()
        index = (technique(name) if isinstance(name, str) else name).index
        keep = c.sudoku_step_callback(lambda _user, step: guard.call(lambda: found.append(self._step(step))))
        if self._goes_on():
            status = check(lib.sudoku_logic_enumerate_steps(self._pointer, index, keep, None))
            guard.release()
            self.status = self._limits.check(status)
        return found

    def __iter__(self) -> Iterator[Step]:
        return self

    def __next__(self) -> Step:
        """Finds the next step and does it."""
        step = self._find(lib.sudoku_logic_find_step)
        if self.status != Status.OK:
            raise StopIteration
        found = self._step(step)
        check(lib.sudoku_logic_apply(self._pointer, step))
        return found

    def position(self) -> Tuple[bytes, Tuple[int, ...]]:
        """The digits that stand by now, and the candidates that are left."""
        count = self.layout.cell_count
        cells, sets = (ctypes.c_uint8 * count)(), (ctypes.c_uint64 * count)()
        check(lib.sudoku_logic_get_position(self._pointer, cells, sets))
        return bytes(cells), tuple(sets)

    def rate(self) -> Rating:
        """Goes all the way, and says how hard it was; a puzzle that a solver found to have several solutions has no
        rating.
        """
        level, score = ctypes.c_int(), ctypes.c_uint()
        if self._is_rated():
            self.status = self._limits.check(lib.sudoku_logic_rate(self._pointer, level, score))
            if self.status == Status.OK:
                return Rating(Level(level.value), score.value)
        return Rating(None, 0)

    def rate_se(self) -> Optional[SeRating]:
        """Goes all the way, and says how hard it was by Sudoku Explainer's scale: as that program does where the
        profile is "se". None where no technique helps all the way.
        """
        rating = c.sudoku_se_rating()
        if self._is_rated():
            self.status = self._limits.check(lib.sudoku_logic_rate_se(self._pointer, rating))
            if self.status == Status.OK:
                return SeRating(rating.puzzle, rating.pearl, rating.diamond)
        return None


def explain(givens: Givens, *, layout: Optional[Layout] = None) -> Explainer:
    """Every step of a puzzle in the order of a person, in a loop; the explainer's `status` says how it ended.

    >>> steps = explain("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> sum(len(step.placements) for step in steps), steps.status.name
    (51, 'END')
    """
    return Explainer(givens, layout=layout, profile=Profile.HUMAN)


def hint(givens: Givens, *, layout: Optional[Layout] = None) -> Optional[Step]:
    """The next step of a puzzle in the order of a person; None where there is none.

    >>> hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").hint
    'Hidden Single in a box: look at box 2'
    """
    return Explainer(givens, layout=layout, profile=Profile.HUMAN).best()


def rate(givens: Givens, *, layout: Optional[Layout] = None) -> Rating:
    """How hard a puzzle is for people, by HoDoKu's scale.

    >>> rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    Rating(level=<Level.EASY: 1>, score=204)
    """
    return Explainer(givens, layout=layout).rate()


def rate_se(givens: Givens, *, layout: Optional[Layout] = None) -> Optional[SeRating]:
    """How hard a puzzle is for people, by Sudoku Explainer's scale; None where no technique helps all the way.

    >>> rate_se("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    SeRating(puzzle=12, pearl=12, diamond=12)
    """
    return Explainer(givens, layout=layout, profile=Profile.SE).rate_se()
