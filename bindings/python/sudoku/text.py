"""Puzzles as text, in and out, in every form that the library knows."""

import ctypes
import io
import os
from dataclasses import dataclass
from typing import IO, Any, FrozenSet, Iterator, Optional, Sequence, Set, Tuple, Union

from . import _sudoku as c
from ._library import Cells, Guard, check, init, lib, numbers, optional, own, written
from ._sudoku import TextFormat, UnitKind, Variant
from .errors import ArgumentError, TextError
from .layout import Layout

Source = Union[str, "os.PathLike[str]", IO[bytes], IO[str]]


@dataclass(frozen=True)
class Puzzle:
    """One puzzle of a text."""

    #: A number for each cell, row by row, 0 for an empty one.
    givens: bytes
    #: Digits, and cells in a row.
    side: int
    #: Rows and columns of a box, where the text shows or says them.
    box: Optional[Tuple[int, int]] = None
    #: Where the text gives candidates, a set for each cell: bit D-1 stands for digit D.
    candidates: Optional[Tuple[int, ...]] = None
    #: Where the text tells placed digits from given ones, not 0 for each cell with a placed one.
    placed: Optional[bytes] = None
    format: Optional[TextFormat] = None
    #: What stood after the cells, or in the header lines.
    comment: str = ""
    #: Where it starts in the text, counted from 1.
    line: int = 0
    #: The title above it, or what a record calls it; and its number there, 0 for none.
    name: str = ""
    number: int = 0
    #: The symbols of the digits 1, 2 ... where they are not the usual ones.
    symbols: Optional[str] = None
    #: Where there are regions in place of boxes, that of each cell, from 0.
    regions: Optional[bytes] = None
    #: Extra units that the text names.
    variants: Tuple[Variant, ...] = ()
    #: A rule that its title or comment names, such as "Anti-knight", and nothing else shows: it was read without.
    rule: str = ""

    @property
    def layout(self) -> Layout:
        """The board that its text says."""
        if self.side == 9 and self.box in (None, (3, 3)) and not self.regions and not self.variants:
            return Layout.classic()
        return Layout(self.side, box=self.box, variants=self.variants, regions=self.regions)

    def require(self, layout: Layout) -> None:
        """Raises where the text says other boxes or regions, or more units, than `layout` has: solutions would be
        those of another puzzle.
        """
        has_other_box = self.box is not None and layout.box not in (None, self.box)
        if not (self.regions or self.variants or has_other_box):
            return

        def units(board: Layout, is_box: bool) -> Set[FrozenSet[int]]:
            return {frozenset(unit.cells) for unit in board.units
                    if (unit.kind in (UnitKind.BOX, UnitKind.REGION)) == is_box}

        said = self.layout
        has_other_regions = self.regions is not None and units(said, True) != units(layout, True)
        if has_other_box or has_other_regions or not units(said, False) <= units(layout, False):
            raise ArgumentError("the text of the puzzle says another board than the layout; its givens are for any")


def format_of(name: Union[str, TextFormat]) -> TextFormat:
    """The format called so, such as "line", "pretty" or "sdk"."""
    if isinstance(name, TextFormat):
        return name
    found = ctypes.c_int()
    check(lib.sudoku_text_format_from_name(name.encode(), found))
    return TextFormat(found.value)


def _raise_text_error(error: c.sudoku_text_error) -> None:
    raise TextError(error.line, error.column, error.message.decode("utf-8", "replace"))


def _words(text: Any, length: int) -> str:
    """Text that has a length, and no zero at its end."""
    return str(text[:length].decode("utf-8", "replace")) if text else ""


class TextReader(Iterator[Puzzle]):
    """Goes through the puzzles of a text. A malformed one raises TextError; going on reads the next.

    >>> import io
    >>> [puzzle.side for puzzle in TextReader(io.StringIO("1.....2..3.....4\\n" + "." * 81))]
    [4, 9]
    """

    def __init__(self, source: IO[Any], *, format: Union[str, TextFormat] = TextFormat.AUTO, side: int = 0,
                 symbols: str = ""):
        """Reads from `source`, a file that is open for bytes or text. What is not named is found out; `symbols` are
        those of the digits 1, 2 ..., or the first and the last of them, as in "0-F".
        """
        self._guard = Guard()
        self._rest = b""
        self._source = source
        self._read = c.sudoku_text_read_callback(self._fill)
        options = init(c.sudoku_text_options, format=format_of(format), side=side,
                       symbols=symbols.encode("utf-8") or None)
        self._pointer = own(self, lib.sudoku_text_reader_create, lib.sudoku_text_reader_destroy,
                            c.sudoku_text_reader, options, self._read, None)

    def _fill(self, _user: Any, buffer: Any, size: int) -> int:
        def fill() -> int:
            if not self._rest:
                more = self._source.read(size)
                self._rest = more.encode("utf-8") if isinstance(more, str) else bytes(more or b"")
            part, self._rest = self._rest[:size], self._rest[size:]
            ctypes.memmove(buffer, part, len(part))
            return len(part)

        return self._guard.call(fill, failed=-1)

    def __next__(self) -> Puzzle:
        puzzle, error = init(c.sudoku_text_puzzle), c.sudoku_text_error()
        status = lib.sudoku_text_reader_next(self._pointer, puzzle, error)
        self._guard.release()
        if status == c.Status.ERR_TEXT:
            _raise_text_error(error)
        if check(status) == c.Status.END:
            raise StopIteration
        cells = puzzle.side * puzzle.side
        return Puzzle(
            givens=bytes(puzzle.givens[:cells]),
            side=puzzle.side,
            box=(puzzle.box_rows, puzzle.box_columns) if puzzle.box_rows else None,
            candidates=tuple(puzzle.candidates[:cells]) if puzzle.candidates else None,
            placed=bytes(puzzle.is_placed[:cells]) if puzzle.is_placed else None,
            format=TextFormat(puzzle.format),
            comment=_words(puzzle.comment, puzzle.comment_length),
            line=puzzle.line,
            name=_words(puzzle.name, puzzle.name_length),
            number=puzzle.number,
            symbols=_words(puzzle.symbols, puzzle.side) or None,
            regions=bytes(puzzle.regions[:cells]) if puzzle.regions else None,
            variants=tuple(variant for variant in Variant if puzzle.variants & variant),
            rule=_words(puzzle.rule, puzzle.rule_length),
        )


def read(source: Source, *, format: Union[str, TextFormat] = TextFormat.AUTO, side: int = 0) -> Iterator[Puzzle]:
    """The puzzles of a file: its path, or what open() gave. Memory does not grow with it.

    A malformed puzzle raises TextError; a TextReader can go on behind one.
    """
    if not isinstance(source, (str, os.PathLike)):
        yield from TextReader(source, format=format, side=side)
        return
    with open(source, "rb") as opened:
        yield from TextReader(opened, format=format, side=side)


def parse(text: Union[str, bytes], *, format: Union[str, TextFormat] = TextFormat.AUTO, side: int = 0) -> Puzzle:
    """The one puzzle of a text.

    >>> parse("1.....2..3.....4").side
    4
    """
    data = text.encode("utf-8") if isinstance(text, str) else bytes(iter(text))
    reader = TextReader(io.BytesIO(data), format=format, side=side)
    first = next(reader, None)
    if first is None:
        raise TextError(1, 1, "there is no puzzle")
    second = next(reader, None)
    if second is not None:
        raise TextError(second.line, 1, "more than one puzzle")
    return first


def parse_regions(text: str) -> bytes:
    """A map of jigsaw regions, equal letters or digits for cells of one region: a number for each cell."""
    data = text.encode("utf-8")
    regions = (ctypes.c_uint8 * c.SUDOKU_MAX_CELLS)()
    side, error = ctypes.c_uint(), c.sudoku_text_error()
    status = lib.sudoku_text_parse_regions(data, len(data), regions, len(regions), side, error)
    if status == c.Status.ERR_TEXT:
        _raise_text_error(error)
    check(status)
    return bytes(regions[:side.value * side.value])


def write(cells: Cells, *, layout: Optional[Layout] = None, format: Union[str, TextFormat] = "pretty",
          givens: Optional[Cells] = None, candidates: Optional[Sequence[int]] = None, comment: str = "",
          color: bool = False, symbols: str = "") -> str:
    """A board as text. `givens` tells given digits from found ones, in forms that show it; `symbols` are those of the
    digits, as for `TextReader`.

    >>> write(bytes(16), layout=Layout(4), format="line")
    '................\\n'
    """
    layout = layout or Layout.classic()
    pointer, count = layout._pointer, layout.cell_count
    board = init(c.sudoku_text_board, format=format_of(format), color=color,
                 symbols=symbols.encode("utf-8") or None)
    board.cells = numbers(ctypes.c_uint8, cells, count)
    board.givens = optional(ctypes.c_uint8, givens, count, "givens")
    board.candidates = optional(ctypes.c_uint64, candidates, count, "sets of candidates")
    words = comment.encode("utf-8")
    if words:
        board.comment = ctypes.create_string_buffer(words)
        board.comment_length = len(words)
    text = written(lambda buffer, size: lib.sudoku_text_write_board(pointer, board, buffer, size))
    if not text:
        raise ArgumentError(lib.sudoku_argument_error().decode())
    return text
