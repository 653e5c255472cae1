"""Reads sudokus from photos and from the frames of a camera, and draws boards and answers.

>>> image = draw("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> reading = Reader().read(image)[0]
>>> reading.is_sure, reading.solution[:9].hex()
(True, '050304060708090102')

Pixels come from wherever there are some: `Image.from_pnm()` reads PGM and PPM files; of a picture of Pillow's,
`Image(picture.convert("L").tobytes(), picture.width, picture.height)`.
"""

import ctypes
from dataclasses import dataclass
from typing import Any, Callable, List, Optional, Sequence, Tuple, Union

from . import _svision as c
from ._library import Cells, init, load, numbers, optional, own, written, whole
from ._sudoku import sudoku_digitset
from ._svision import Certainty, Edge, Format, Reason, TrackState
from .errors import ArgumentError, MemoryShortage
from .layout import Layout
from .solver import Givens, puzzle_of

lib = load("sudokuvision", c.SVISION_API_VERSION_MAJOR, c.FUNCTIONS)

Point = Tuple[float, float]


def _check(status: int) -> c.Status:
    if status == c.Status.ERR_ARGUMENT:
        raise ArgumentError(lib.svision_argument_error().decode())
    if status == c.Status.ERR_MEMORY:
        raise MemoryShortage(lib.svision_strstatus(status).decode())
    return c.Status(status)


def _own(owner: object, create: Callable[..., int], destroy: Callable[[Any], None], kind: Any, options: Any) -> Any:
    return own(owner, create, destroy, kind, options, checked=_check)


@dataclass(frozen=True)
class Image:
    """A picture: rows of pixels, `stride` bytes from one to the next (0: those of a row)."""

    pixels: Union[bytes, bytearray]
    width: int
    height: int
    format: Format = Format.GRAY8
    stride: int = 0

    @classmethod
    def from_pnm(cls, data: bytes) -> "Image":
        """A binary PGM or PPM file of 8 bits a channel, as `djpeg` and Netpbm write it."""
        words: List[bytes] = []
        position = 0
        while len(words) < 4 and position < len(data):
            if data[position:position + 1] == b"#":
                position = data.find(b"\n", position) % (len(data) + 1)
            elif data[position:position + 1].isspace():
                position += 1
            else:
                end = position
                while end < len(data) and not data[end:end + 1].isspace():
                    end += 1
                words.append(data[position:end])
                position = end
        channels = {b"P5": 1, b"P6": 3}.get(words[0] if words else b"", 0)
        if not channels or len(words) < 4 or not all(word.isdigit() for word in words[1:]) or words[3] != b"255":
            raise ArgumentError("no binary PGM or PPM file of 8 bits")
        width, height = int(words[1]), int(words[2])
        pixels = data[position + 1:position + 1 + width * height * channels]
        return cls(pixels, width, height, Format.GRAY8 if channels == 1 else Format.RGB24)

    def to_pnm(self) -> bytes:
        """This picture, which is GRAY8 or RGB24 without padding, as a file."""
        if self.format not in (Format.GRAY8, Format.RGB24) or self.stride not in (0, self._row()):
            raise ArgumentError("only GRAY8 and RGB24 without padding")
        kind = "P5" if self.format == Format.GRAY8 else "P6"
        return f"{kind}\n{self.width} {self.height}\n255\n".encode() + bytes(self.pixels)

    def _row(self) -> int:
        return int(lib.svision_image_row_size(self.format, self.width))

    @classmethod
    def _blank(cls, width: int, height: int, format: Format) -> "Image":
        return cls(bytes(cls(b"", width, height, format)._size()), width, height, format)

    def _on(self, kind: Any, pixels: Any) -> Any:
        """A C image or canvas of this form."""
        if self.width < 0 or self.height < 0 or self.stride < 0:
            raise ArgumentError("a size is negative")
        return kind(ctypes.cast(pixels, ctypes.POINTER(ctypes.c_uint8)), self.width, self.height,
                    self.stride or self._row(), self.format)

    def _size(self) -> int:
        """How many bytes of pixels there should be."""
        size = ctypes.c_size_t()
        _check(lib.svision_image_check(self._on(c.svision_image, b" "), size))
        return size.value

    def _borrow(self, kind: Any, pixels: Any) -> Any:
        """A C image or canvas on these pixels, of which there are enough."""
        size = self._size()
        if len(self.pixels) < size:
            raise ArgumentError(f"there are {len(self.pixels)} bytes of pixels, and should be {size}")
        return self._on(kind, pixels)

    def _image(self) -> Any:
        return self._borrow(c.svision_image, bytes(self.pixels))

    def _painted(self, paint: Callable[[Any], Any]) -> "Image":
        """A copy of this picture on which `paint` has drawn."""
        pixels = bytearray(self.pixels)
        room = (ctypes.c_uint8 * len(pixels)).from_buffer(pixels)
        _check(paint(self._borrow(c.svision_canvas, room)))
        del room
        return Image(bytes(pixels), self.width, self.height, self.format, self.stride)


def _marked(marks: Any, count: int) -> Tuple[int, ...]:
    """The cells that have a mark; none where there are no marks."""
    return tuple(cell for cell in range(count if marks else 0) if marks[cell])


@dataclass(frozen=True)
class Diagnosis:
    """What is wrong, and what to do about it; nothing where the reason is NONE."""

    reason: Reason
    #: Such as "cut off at the left edge", and the few words for whoever holds a camera, such as "move closer".
    text: str
    hint: str
    advice: str
    #: Cells that the reason speaks of.
    cells: Tuple[int, ...]
    #: Edges of the picture at which the grid is cut off.
    edges: Edge
    #: What both cells of a conflict read; 0 where that is not so.
    digit: int

    @classmethod
    def _of(cls, pointer: Any, cell_count: int) -> "Diagnosis":
        reason = lib.svision_diagnosis_reason(pointer)
        return cls(
            reason=Reason(reason),
            text=written(lambda text, size: lib.svision_diagnosis_explain(pointer, text, size)),
            hint=written(lambda text, size: lib.svision_diagnosis_hint(pointer, text, size)),
            advice=lib.svision_reason_advice(reason).decode(),
            cells=_marked(lib.svision_diagnosis_cells(pointer), cell_count),
            edges=Edge(lib.svision_diagnosis_edges(pointer)),
            digit=lib.svision_diagnosis_digit(pointer),
        )


@dataclass(frozen=True)
class Reading:
    """One grid of a picture, the right way up."""

    #: Cells in a row, and rows; rows and columns of a box.
    side: int
    box: Tuple[int, int]
    #: Where it begins in a figure of grids that share boxes, row and column: it is part of a puzzle then.
    place: Optional[Tuple[int, int]]
    #: A number 0..side-1 for each cell where regions take the place of boxes, which are then (0, 0).
    regions: Optional[bytes]
    #: The symbols of the digits 1, 2 ... where 0 stands for the highest one; None: the usual ones.
    symbols: Optional[str]
    #: Whether digits past 9 are printed as numbers.
    has_numbers: bool
    #: The printed digit in each cell, row by row, 0 for none; and the one written by hand.
    givens: bytes
    entries: bytes
    #: Whether each of them is right: an enum svision_verdict for each cell, 0 where there is none.
    verdicts: bytes
    #: The small digits in each cell, as far as they can be read: bit d - 1 for digit d.
    candidates: Tuple[int, ...]
    #: The one solution; None where there are none or several.
    solution: Optional[bytes]
    #: How many solutions there are: 0, 1, or 2 for several.
    solution_count: int
    #: Whether it can be relied on; else the diagnosis says why not.
    is_sure: bool
    diagnosis: Diagnosis
    #: How likely each cell is read rightly, 0..1.
    confidence: Tuple[float, ...]
    #: Corners of the grid in the picture, the top left one first, clockwise.
    corners: Tuple[Point, ...]
    #: Crossings of the lines, row by row, side + 1 in each.
    crossings: Tuple[Point, ...]

    @property
    def layout(self) -> Layout:
        return Layout(self.side, box=self.box if self.regions is None else None, regions=self.regions)

    @classmethod
    def _of(cls, pointer: Any) -> "Reading":
        side = lib.svision_reading_side(pointer)
        count, solutions = side * side, lib.svision_reading_solution_count(pointer)
        regions = lib.svision_reading_regions(pointer)
        place = lib.svision_reading_place(pointer)
        symbols = lib.svision_reading_symbols(pointer)
        corners = lib.svision_reading_corners(pointer).contents.corner
        crossings = lib.svision_reading_crossings(pointer)[:(side + 1) * (side + 1)]
        return cls(
            side=side,
            box=(lib.svision_reading_box_rows(pointer), lib.svision_reading_box_columns(pointer)),
            place=(place[0], place[1]) if place else None,
            regions=bytes(regions[:count]) if regions else None,
            symbols=symbols.decode() if symbols else None,
            has_numbers=lib.svision_reading_has_numbers(pointer),
            givens=bytes(lib.svision_reading_givens(pointer)[:count]),
            entries=bytes(lib.svision_reading_entries(pointer)[:count]),
            candidates=tuple(lib.svision_reading_candidates(pointer, i) for i in range(count)),
            verdicts=bytes(lib.svision_reading_verdict(pointer, i) for i in range(count)),
            solution=bytes(lib.svision_reading_solution(pointer)[:count]) if solutions == 1 else None,
            solution_count=solutions,
            is_sure=lib.svision_reading_certainty(pointer) == Certainty.SURE,
            diagnosis=Diagnosis._of(lib.svision_reading_diagnosis(pointer), count),
            confidence=tuple(lib.svision_reading_confidence(pointer)[:count]),
            corners=tuple((corner.x, corner.y) for corner in corners),
            crossings=tuple((point.x, point.y) for point in crossings),
        )


class Readings(List[Reading]):
    """The grids of a picture, sure ones first and then the largest; where there is none, why."""

    diagnosis: Diagnosis


def _sides(sides: Sequence[int]) -> int:
    flags = 0
    for side in sides:
        flags |= 1 << side
    return flags


class Reader:
    """Reads photos. It belongs to one thread at a time."""

    def __init__(self, *, sides: Sequence[int] = (), box: Optional[Tuple[int, int]] = None, max_grids: int = 0):
        """`sides` are how many cells a row may have; none are named for all that can be read."""
        rows, columns = box or (0, 0)
        options = init(c.svision_reader_options, sides=_sides(sides), box_rows=rows, box_columns=columns,
                       max_grids=max_grids)
        self._pointer = _own(self, lib.svision_reader_create, lib.svision_reader_destroy, c.svision_reader, options)

    def read(self, image: Image) -> Readings:
        """The grids of a picture."""
        count = ctypes.c_size_t()
        diagnosis = ctypes.POINTER(c.svision_diagnosis)()
        borrowed = image._image()
        _check(lib.svision_reader_read(self._pointer, borrowed, count, ctypes.byref(diagnosis)))
        readings = Readings(Reading._of(lib.svision_reader_reading(self._pointer, index))
                            for index in range(count.value))
        readings.diagnosis = Diagnosis._of(diagnosis, 0)
        return readings


@dataclass(frozen=True)
class Track:
    """What is known after a frame."""

    state: TrackState
    #: The grid that is followed: the puzzle, or the most likely digits; None where there is none.
    reading: Optional[Reading]
    #: What is missing until the puzzle is committed.
    diagnosis: Diagnosis
    #: Counts the puzzles that were committed, from 1; 0: none yet.
    puzzle_number: int
    #: Whether it was counted in this very frame.
    is_new: bool
    #: Whether the grid was found in this very frame.
    is_seen: bool
    #: Frames whose evidence was added up.
    frames: int
    #: Seconds since the grid was seen.
    time_unseen: float
    #: How much of what is painted on the grid should be seen, 0..1.
    visibility: float
    #: The cells on which something lies in this frame, such as a hand.
    covered: Tuple[int, ...]
    #: Those on which something lay whenever the grid was seen: the puzzle may have digits there.
    unread: Tuple[int, ...]


class Tracker:
    """Follows a puzzle over the frames of a camera. It belongs to one thread at a time."""

    def __init__(self, *, hold: float = 0, margin: float = 0, time_constant: float = 0, sides: Sequence[int] = (),
                 box: Optional[Tuple[int, int]] = None):
        """`hold` is how long a grid that is not seen is kept, in seconds; `margin` how sure a puzzle has to be;
        `time_constant` how long frames count. 0 is the usual in each.
        """
        rows, columns = box or (0, 0)
        options = init(c.svision_tracker_options, hold=hold, margin=margin, time_constant=time_constant, sides=_sides(sides),
                       box_rows=rows, box_columns=columns)
        self._pointer = _own(self, lib.svision_tracker_create, lib.svision_tracker_destroy, c.svision_tracker,
                             options)

    def reset(self) -> None:
        """Forgets the grid, as for a new recording."""
        lib.svision_tracker_reset(self._pointer)

    def update(self, image: Image, seconds: float) -> Track:
        """Looks at the next frame, taken at `seconds` on any clock."""
        track = ctypes.POINTER(c.svision_track)()
        borrowed = image._image()
        _check(lib.svision_tracker_update(self._pointer, borrowed, seconds, ctypes.byref(track)))
        reading = lib.svision_track_reading(track)
        side = lib.svision_reading_side(reading)
        return Track(
            state=TrackState(lib.svision_track_state(track)),
            reading=Reading._of(reading) if reading else None,
            diagnosis=Diagnosis._of(lib.svision_track_diagnosis(track), side * side),
            puzzle_number=lib.svision_track_puzzle_number(track),
            is_new=lib.svision_track_is_new(track),
            is_seen=lib.svision_track_is_seen(track),
            frames=lib.svision_track_frames(track),
            time_unseen=lib.svision_track_time_unseen(track),
            visibility=lib.svision_track_visibility(track),
            covered=_marked(lib.svision_track_covered(track), side * side),
            unread=_marked(lib.svision_track_unread(track), side * side),
        )


def _drawing(cells: Givens, layout: Optional[Layout], givens: Optional[Cells], candidates: Optional[Sequence[int]],
             title: str) -> Tuple[Any, Layout]:
    puzzle = puzzle_of(cells)
    layout = layout or (puzzle.layout if puzzle.side else Layout.classic())
    count = layout.cell_count
    drawing = init(c.svision_drawing, layout=layout._pointer, title=title.encode("utf-8") or None)
    drawing.cells = numbers(ctypes.c_uint8, puzzle.givens, count)
    drawing.givens = optional(ctypes.c_uint8, givens, count, "givens")
    drawing.candidates = optional(sudoku_digitset, candidates or puzzle.candidates, count, "sets of candidates")
    return drawing, layout


def _height(drawing: Any, width: int) -> int:
    height = ctypes.c_uint()
    _check(lib.svision_draw_height(drawing, whole(ctypes.c_uint, width, "width"), height))
    return height.value


def draw(cells: Givens, *, layout: Optional[Layout] = None, givens: Optional[Cells] = None,
         candidates: Optional[Sequence[int]] = None, title: str = "", width: int = 640,
         format: Format = Format.RGB24) -> Image:
    """A board as a picture. What it has beyond `givens` is drawn as found."""
    drawing, _keep = _drawing(cells, layout, givens, candidates, title)
    blank = Image._blank(width, _height(drawing, width), format)
    return blank._painted(lambda canvas: lib.svision_draw_board(drawing, canvas))


def draw_svg(cells: Givens, *, layout: Optional[Layout] = None, givens: Optional[Cells] = None,
             candidates: Optional[Sequence[int]] = None, title: str = "", width: int = 640) -> str:
    """A board as an SVG document."""
    drawing, _keep = _drawing(cells, layout, givens, candidates, title)
    height = _height(drawing, width)
    text = written(lambda buffer, size: lib.svision_draw_svg(drawing, width, height, buffer, size))
    if not text:
        raise ArgumentError(lib.svision_argument_error().decode())
    return text


def paint(image: Image, reading: Reading, digits: Optional[Cells] = None, *, color: int = 0x0000FF,
          opacity: float = 1.0, is_lit: bool = True) -> Image:
    """The picture with digits on the paper, in perspective: the solution, or the digits given."""
    count = reading.side * reading.side
    shown = digits if digits is not None else reading.solution
    overlay = init(c.svision_overlay, side=reading.side, color=color, opacity=opacity, lit=is_lit)
    points = [c.svision_point(x, y) for x, y in reading.crossings]
    overlay.crossings = (c.svision_point * len(points))(*points)
    overlay.digits = optional(ctypes.c_uint8, shown, count, "digits")
    overlay.givens = numbers(ctypes.c_uint8, reading.givens, count)
    overlay.symbols = reading.symbols.encode() if reading.symbols else None
    overlay.numbers = reading.has_numbers
    return image._painted(lambda canvas: lib.svision_overlay_paint(overlay, canvas))
