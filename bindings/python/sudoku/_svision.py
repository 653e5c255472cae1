"""What the headers of the C library declare as svision_*, for ctypes.

Written by bindings/generate/to_ctypes.py; `./run abi` writes it anew.
"""

# fmt: off
from ctypes import *  # noqa: F403
from enum import IntEnum, IntFlag
from typing import Any, Dict, Tuple

from ._sudoku import sudoku_allocator, sudoku_digitset, sudoku_layout, sudoku_rules, sudoku_step

SVISION_API_VERSION_MAJOR = 0

SVISION_API_VERSION_MINOR = 1

SVISION_API_VERSION_PATCH = 0

SVISION_API_VERSION = 100


class Status(IntEnum):
    """`enum svision_status` of the C library."""

    #: Success; the outputs are set.
    OK = 0
    #: No grid was found in the picture.
    NO_GRID = 1
    #: The caller's buffer is too small and holds the first results only.
    TRUNCATED = 2
    #: The readings show different puzzles.
    DIFFERENT = 3
    #: An argument is out of range.
    ERR_ARGUMENT = -1
    #: The allocator returned NULL.
    ERR_MEMORY = -2


SVISION_MAX_SIDE = 32768


class Format(IntEnum):
    """`enum svision_format` of the C library."""

    #: One byte per pixel: brightness.
    GRAY8 = 0
    #: Three bytes per pixel.
    RGB24 = 1
    BGR24 = 2
    #: Four bytes per pixel; the last one, opacity, is ignored.
    RGBA32 = 3
    #: Four bytes for two pixels; bytes 0 and 2 are brightness. A row of odd width ends in half a
    #: pair, which still occupies four bytes.
    YUYV = 4
    #: The same with brightness in bytes 1 and 3.
    UYVY = 5
    #: Two planes: brightness as in GRAY8, then interleaved color with half the rows (rounded up)
    #: and the same stride.
    NV12 = 6
    #: Three planes: brightness, then two of color with half the rows and half the stride, both
    #: rounded up.
    I420 = 7


class svision_image(Structure):
    _fields_ = [
        ("pixels", POINTER(c_uint8)),
        ("width", c_uint),
        ("height", c_uint),
        ("stride", c_size_t),
        ("format", c_int),
    ]


class svision_canvas(Structure):
    _fields_ = [
        ("pixels", POINTER(c_uint8)),
        ("width", c_uint),
        ("height", c_uint),
        ("stride", c_size_t),
        ("format", c_int),
    ]


svision_color = c_uint32


class svision_point(Structure):
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
    ]


class svision_quad(Structure):
    _fields_ = [
        ("corner", svision_point * 4),
    ]


class svision_homography(Structure):
    _fields_ = [
        ("m", c_double * 9),
    ]


class svision_contour(Structure):
    _fields_ = [
        ("first", c_size_t),
        ("length", c_size_t),
        ("parent", c_size_t),
        ("hole", c_uint8),
    ]


class svision_contours(Structure):
    _fields_ = [
        ("contours", POINTER(svision_contour)),
        ("capacity", c_size_t),
        ("count", c_size_t),
        ("points", POINTER(svision_point)),
        ("point_capacity", c_size_t),
        ("point_count", c_size_t),
    ]


class Reason(IntEnum):
    """Why there is no reading, why a reading is uncertain, or what a tracked puzzle still needs."""

    NONE = 0
    #: Nothing in the picture is dark and large enough to be a grid.
    NO_OUTLINE = 1
    #: There are dark areas, but none with four sides.
    NO_QUADRILATERAL = 2
    #: There are areas with four sides, but without the lines of a grid.
    NO_LINES = 3
    #: The picture, or the part that resembles a grid, is too small.
    TOO_SMALL = 4
    #: The cells are too few pixels wide.
    LOW_RESOLUTION = 5
    #: The grid extends beyond an edge of the picture. Also without a reading.
    CUT_OFF = 6
    #: Glare or a hard shadow covers cells.
    GLARE = 7
    #: Cells that may or may not hold a digit.
    FAINT = 8
    #: Digits that resemble several digits.
    AMBIGUOUS = 9
    #: Digits that were changed to obey the rules of Sudoku.
    OVERRULED = 10
    #: Digits that contradict each other: they look alike within one row, column or box.
    CONFLICT = 11
    #: The digits read have several solutions.
    SEVERAL_SOLUTIONS = 12
    #: The digits read have no solution.
    NO_SOLUTION = 13
    #: Fewer digits than any puzzle with one solution has, such as 17 for nine rows. Also without a
    #: reading, for a grid of a side other than nine.
    FEW_DIGITS = 14
    #: Out of focus, or moved during the exposure. Also without a reading. With one, it replaces
    #: reasons about digits.
    BLURRED = 15
    #: The cells are not clear yet; more frames may help.
    FEW_FRAMES = 16
    #: Something covers the cells, such as a hand, and the rest is not enough.
    COVERED = 17
    #: The grid shares boxes with others, as in a samurai, and not all of them could be read with
    #: certainty, so the puzzle is incomplete.
    JOINED = 18
    #: The digits are not a puzzle with one solution, and other marks are printed that are not read
    #: (enum svision_unread_mark): those of a puzzle with other rules.
    UNREAD_MARKS = 19


class Edge(IntFlag):
    """Edges of the picture, independent of the grid's orientation."""

    LEFT = 1
    TOP = 2
    RIGHT = 4
    BOTTOM = 8


class svision_diagnosis(Structure):
    pass


SVISION_CELL_SIDE = 32

SVISION_DIGIT_CLASSES = 10


class svision_digit(Structure):
    _fields_ = [
        ("cost", c_float * 10),
        ("ink", c_float),
        ("paper", c_float),
        ("contrast", c_float),
        ("found", c_uint8),
        ("left", c_uint8),
        ("top", c_uint8),
        ("width", c_uint8),
        ("height", c_uint8),
    ]


SVISION_DRAW_MAX_SIDE = 64


class svision_draw_colors(Structure):
    _fields_ = [
        ("paper", svision_color),
        ("shade", svision_color),
        ("thin", svision_color),
        ("thick", svision_color),
        ("title", svision_color),
        ("given", svision_color),
        ("found", svision_color),
        ("candidate", svision_color),
    ]


class svision_step_colors(Structure):
    _fields_ = [
        ("unit", svision_color),
        ("cell", svision_color),
        ("start", svision_color),
        ("premise", svision_color),
        ("premise_edge", svision_color),
        ("fin", svision_color),
        ("fin_edge", svision_color),
        ("pattern", svision_color),
        ("pattern_edge", svision_color),
        ("elimination", svision_color),
        ("elimination_cross", svision_color),
        ("placement", svision_color),
        ("placed", svision_color),
        ("marked", svision_color),
        ("strong_link", svision_color),
        ("weak_link", svision_color),
    ]


class svision_drawing(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("layout", POINTER(sudoku_layout)),
        ("cells", POINTER(c_uint8)),
        ("givens", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
        ("title", c_char_p),
        ("colors", POINTER(svision_draw_colors)),
        ("symbols", c_char_p),
        ("step", POINTER(sudoku_step)),
        ("step_colors", POINTER(svision_step_colors)),
        ("write_title", CFUNCTYPE(None, c_void_p, c_char_p, svision_point, c_double, c_double, svision_color)),
        ("title_user", c_void_p),
        ("rules", POINTER(sudoku_rules)),
    ]


class svision_pen(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("user", c_void_p),
        ("rect", CFUNCTYPE(None, c_void_p, svision_point, c_double, c_double, svision_color)),
        ("move", CFUNCTYPE(None, c_void_p, svision_point)),
        ("line", CFUNCTYPE(None, c_void_p, svision_point)),
        ("curve", CFUNCTYPE(None, c_void_p, svision_point)),
        ("close", CFUNCTYPE(None, c_void_p)),
        ("stroke", CFUNCTYPE(None, c_void_p, c_double, svision_color)),
        ("fill", CFUNCTYPE(None, c_void_p, svision_color)),
    ]


SVISION_OVERLAY_MAX_SIDE = 64


class Badge(IntEnum):
    """Badges on cells; they differ in shape as well as color."""

    NONE = 0
    #: small and faint, in the corner
    TICK = 1
    #: around the middle of the cell
    RING = 2
    #: a dashed ring, and a question mark in the corner
    QUERY = 3


class svision_badge_colors(Structure):
    _fields_ = [
        ("tick", svision_color),
        ("ring", svision_color),
        ("query", svision_color),
    ]


class svision_overlay(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("side", c_uint),
        ("map", POINTER(svision_homography)),
        ("crossings", POINTER(svision_point)),
        ("digits", POINTER(c_uint8)),
        ("givens", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
        ("color", svision_color),
        ("opacity", c_float),
        ("lit", c_bool),
        ("outline", c_float),
        ("outline_color", svision_color),
        ("badges", POINTER(c_uint8)),
        ("badge_colors", POINTER(svision_badge_colors)),
        ("step", POINTER(sudoku_step)),
        ("layout", POINTER(sudoku_layout)),
        ("step_cells", POINTER(c_uint8)),
        ("step_candidates", POINTER(sudoku_digitset)),
        ("step_colors", POINTER(svision_step_colors)),
        ("symbols", c_char_p),
        ("numbers", c_bool),
    ]


SVISION_CELLS = 81

SVISION_ENTRY_DIGITS = 10

SVISION_MAX_ROW = 25

SVISION_MAX_CELLS = 625

SVISION_MAX_CROSSINGS = 676


class Certainty(IntEnum):
    """Whether a reading can be relied on."""

    SURE = 0
    #: The most likely reading, but to be checked; the diagnosis gives the reason.
    UNCERTAIN = 1


class Mark(IntEnum):
    """The ink in a cell."""

    NONE = 0
    GIVEN = 1
    #: A digit written by hand.
    ENTRY = 2
    #: Small digits written by hand: the candidates noted by a player.
    CANDIDATES = 3
    #: Something that was crossed out or is illegible.
    CROSSED_OUT = 4


class Verdict(IntEnum):
    """An entry compared with the solution of the givens."""

    #: no entry
    NONE = 0
    RIGHT = 1
    MISTAKE = 2
    #: The entry is ambiguous, or the solution is not certain.
    UNDECIDED = 3


class UnreadMark(IntFlag):
    """Printed marks besides digits, of puzzles with other rules than the classic ones. They are
    noticed, not read: cells and solutions are those of the digits alone.
    """

    #: Outlines of groups of cells, or what stands in one and the same corner of many, such as the
    #: cages and sums of a killer.
    CAGES = 1
    #: Circles, discs or squares around what stands in a cell.
    CIRCLES = 2
    #: Dots or letters on the lines between cells.
    DOTS = 4
    #: Numbers beside the grid.
    OUTSIDE = 8
    #: Cells on paper of another shade, other than boxes, givens, and the place of a player.
    SHADED = 16
    #: Strokes from cell to cell, such as thermometers, arrows and diagonals.
    LINES = 32


class Part(IntEnum):
    """The parts of svision_reading_probability()."""

    #: no rival board is right
    BOARD = 0
    #: no print was missed in a cell
    BLANKS = 1
    #: the apparent handwriting is not damaged print
    WRITER = 2
    #: no printed digit is handwritten
    SPLIT = 3


class svision_reading(Structure):
    pass


SVISION_SIDES = 33658704

SVISION_MAX_GRIDS = 8


class Stage(IntEnum):
    """Stages of reading, in order."""

    #: brightness at several sizes
    GRAY = 0
    #: threshold, outlines, quadrilaterals, lines
    DETECT = 1
    #: rectified cells
    CELLS = 2
    #: marks, digit scores, orientation
    DIGITS = 3
    #: the most likely reading that obeys the rules
    READ = 4


svision_trace = CFUNCTYPE(None, c_void_p, c_int, c_double, POINTER(svision_image))


class svision_reader_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("trace", svision_trace),
        ("trace_user", c_void_p),
        ("allocator", POINTER(sudoku_allocator)),
        ("sides", c_uint32),
        ("box_rows", c_uint),
        ("box_columns", c_uint),
        ("max_grids", c_uint),
    ]


class svision_reader(Structure):
    pass


class TrackState(IntEnum):
    """`enum svision_track_state` of the C library."""

    #: No grid is tracked.
    NONE = 0
    #: A grid is tracked, but its puzzle is not committed yet.
    OUTLINED = 1
    #: The puzzle is committed.
    COMMITTED = 2


class svision_track(Structure):
    pass


class svision_tracker_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("hold", c_double),
        ("margin", c_double),
        ("time_constant", c_double),
        ("trace", svision_trace),
        ("trace_user", c_void_p),
        ("allocator", POINTER(sudoku_allocator)),
        ("sides", c_uint32),
        ("box_rows", c_uint),
        ("box_columns", c_uint),
    ]


class svision_tracker(Structure):
    pass


#: Result and parameters of every function.
FUNCTIONS: Dict[str, Tuple[Any, Tuple[Any, ...]]] = {
    "svision_version": (c_char_p, ()),
    "svision_api_version": (c_uint, ()),
    "svision_strstatus": (c_char_p, (c_int,)),
    "svision_argument_error": (c_char_p, ()),
    "svision_image_row_size": (c_size_t, (c_int, c_uint)),
    "svision_image_check": (c_int, (POINTER(svision_image), POINTER(c_size_t))),
    "svision_canvas_image": (svision_image, (POINTER(svision_canvas),)),
    "svision_quad_enclose": (c_int, (POINTER(svision_point), c_size_t, POINTER(svision_point), POINTER(svision_quad))),
    "svision_quad_area": (c_double, (POINTER(svision_quad),)),
    "svision_homography_fit": (c_int, (POINTER(svision_point), POINTER(svision_point), POINTER(c_double), c_size_t, POINTER(svision_homography))),
    "svision_homography_fit_robust": (c_int, (POINTER(svision_point), POINTER(svision_point), POINTER(c_double), c_size_t, c_uint, c_double, POINTER(c_double), POINTER(svision_homography))),
    "svision_homography_apply": (svision_point, (POINTER(svision_homography), svision_point)),
    "svision_homography_invert": (c_int, (POINTER(svision_homography), POINTER(svision_homography))),
    "svision_homography_compose": (None, (POINTER(svision_homography), POINTER(svision_homography), POINTER(svision_homography))),
    "svision_contour_find": (c_int, (POINTER(c_uint8), c_uint, c_uint, POINTER(c_int32), POINTER(svision_contours))),
    "svision_convex_hull": (c_int, (POINTER(svision_point), c_size_t, POINTER(svision_point), POINTER(svision_point), POINTER(c_size_t))),
    "svision_diagnosis_reason": (c_int, (POINTER(svision_diagnosis),)),
    "svision_diagnosis_edges": (c_uint, (POINTER(svision_diagnosis),)),
    "svision_diagnosis_cells": (POINTER(c_uint8), (POINTER(svision_diagnosis),)),
    "svision_diagnosis_digit": (c_uint, (POINTER(svision_diagnosis),)),
    "svision_diagnosis_explain": (c_size_t, (POINTER(svision_diagnosis), POINTER(c_char), c_size_t)),
    "svision_diagnosis_hint": (c_size_t, (POINTER(svision_diagnosis), POINTER(c_char), c_size_t)),
    "svision_reason_name": (c_char_p, (c_int,)),
    "svision_reason_advice": (c_char_p, (c_int,)),
    "svision_digit_classify": (c_int, (POINTER(svision_image), POINTER(svision_digit))),
    "svision_draw_height": (c_int, (POINTER(svision_drawing), c_uint, POINTER(c_uint))),
    "svision_draw_board": (c_int, (POINTER(svision_drawing), POINTER(svision_canvas))),
    "svision_draw_svg": (c_size_t, (POINTER(svision_drawing), c_uint, c_uint, POINTER(c_char), c_size_t)),
    "svision_draw_board_with": (c_int, (POINTER(svision_drawing), c_uint, c_uint, POINTER(svision_pen))),
    "svision_draw_text_with": (c_int, (POINTER(svision_pen), c_char_p, svision_point, c_double, svision_color)),
    "svision_draw_text_width": (c_double, (c_char_p, c_double)),
    "svision_draw_text": (c_int, (POINTER(svision_canvas), c_char_p, svision_point, c_double, svision_color, c_double)),
    "svision_overlay_paint": (c_int, (POINTER(svision_overlay), POINTER(svision_canvas))),
    "svision_reading_certainty": (c_int, (POINTER(svision_reading),)),
    "svision_reading_diagnosis": (POINTER(svision_diagnosis), (POINTER(svision_reading),)),
    "svision_reading_side": (c_uint, (POINTER(svision_reading),)),
    "svision_reading_box_rows": (c_uint, (POINTER(svision_reading),)),
    "svision_reading_box_columns": (c_uint, (POINTER(svision_reading),)),
    "svision_reading_regions": (POINTER(c_uint8), (POINTER(svision_reading),)),
    "svision_reading_place": (POINTER(c_uint16), (POINTER(svision_reading),)),
    "svision_reading_givens": (POINTER(c_uint8), (POINTER(svision_reading),)),
    "svision_reading_symbols": (c_char_p, (POINTER(svision_reading),)),
    "svision_reading_has_numbers": (c_bool, (POINTER(svision_reading),)),
    "svision_reading_entries": (POINTER(c_uint8), (POINTER(svision_reading),)),
    "svision_reading_mark": (c_int, (POINTER(svision_reading), c_uint)),
    "svision_reading_candidates": (sudoku_digitset, (POINTER(svision_reading), c_uint)),
    "svision_reading_raw_entries": (POINTER(c_uint8), (POINTER(svision_reading),)),
    "svision_reading_verdict": (c_int, (POINTER(svision_reading), c_uint)),
    "svision_reading_entry_evidence": (POINTER(c_float), (POINTER(svision_reading),)),
    "svision_entries_judge": (c_bool, (POINTER(c_uint8), POINTER(c_float), POINTER(c_uint8), c_uint, POINTER(c_uint8))),
    "svision_reading_solution": (POINTER(c_uint8), (POINTER(svision_reading),)),
    "svision_reading_solution_certainty": (c_int, (POINTER(svision_reading),)),
    "svision_reading_solution_count": (c_uint, (POINTER(svision_reading),)),
    "svision_reading_probability": (c_float, (POINTER(svision_reading),)),
    "svision_reading_part_probability": (c_float, (POINTER(svision_reading), c_uint)),
    "svision_part_name": (c_char_p, (c_uint,)),
    "svision_reading_votes": (c_uint32, (POINTER(svision_reading), c_uint)),
    "svision_judge_name": (c_char_p, (c_uint,)),
    "svision_reading_confidence": (POINTER(c_float), (POINTER(svision_reading),)),
    "svision_reading_costs": (POINTER(c_float), (POINTER(svision_reading), c_uint)),
    "svision_reading_unread_marks": (c_uint, (POINTER(svision_reading),)),
    "svision_reading_unread_marks_in": (c_uint, (POINTER(svision_reading), c_uint)),
    "svision_reading_unread_sides": (c_uint, (POINTER(svision_reading),)),
    "svision_unread_mark_name": (c_char_p, (c_int,)),
    "svision_reading_corners": (POINTER(svision_quad), (POINTER(svision_reading),)),
    "svision_reading_crossings": (POINTER(svision_point), (POINTER(svision_reading),)),
    "svision_reading_create": (c_int, (POINTER(sudoku_allocator), POINTER(POINTER(svision_reading)))),
    "svision_reading_copy": (None, (POINTER(svision_reading), POINTER(svision_reading))),
    "svision_reading_destroy": (None, (POINTER(svision_reading),)),
    "svision_reader_create": (c_int, (POINTER(svision_reader_options), POINTER(POINTER(svision_reader)))),
    "svision_reader_destroy": (None, (POINTER(svision_reader),)),
    "svision_reader_resize": (c_int, (POINTER(svision_reader), c_uint, c_uint)),
    "svision_reader_read": (c_int, (POINTER(svision_reader), POINTER(svision_image), POINTER(c_size_t), POINTER(POINTER(svision_diagnosis)))),
    "svision_reader_reading": (POINTER(svision_reading), (POINTER(svision_reader), c_size_t)),
    "svision_reader_fuse": (c_int, (POINTER(svision_reader), POINTER(POINTER(svision_reading)), c_size_t, POINTER(svision_reading), POINTER(c_size_t))),
    "svision_gray": (c_int, (POINTER(svision_image), c_uint, POINTER(c_uint32), POINTER(c_uint8))),
    "svision_threshold": (c_int, (POINTER(svision_image), c_uint, c_float, POINTER(c_uint32), POINTER(c_uint8))),
    "svision_warp": (c_int, (POINTER(svision_image), POINTER(svision_homography), c_uint, c_uint, POINTER(c_uint8))),
    "svision_track_state": (c_int, (POINTER(svision_track),)),
    "svision_track_diagnosis": (POINTER(svision_diagnosis), (POINTER(svision_track),)),
    "svision_track_reading": (POINTER(svision_reading), (POINTER(svision_track),)),
    "svision_track_puzzle_number": (c_uint, (POINTER(svision_track),)),
    "svision_track_is_new": (c_bool, (POINTER(svision_track),)),
    "svision_track_is_seen": (c_bool, (POINTER(svision_track),)),
    "svision_track_frames": (c_uint, (POINTER(svision_track),)),
    "svision_track_time_unseen": (c_double, (POINTER(svision_track),)),
    "svision_track_visibility": (c_double, (POINTER(svision_track),)),
    "svision_track_covered": (POINTER(c_uint8), (POINTER(svision_track),)),
    "svision_track_unread": (POINTER(c_uint8), (POINTER(svision_track),)),
    "svision_track_create": (c_int, (POINTER(sudoku_allocator), POINTER(POINTER(svision_track)))),
    "svision_track_copy": (None, (POINTER(svision_track), POINTER(svision_track))),
    "svision_track_destroy": (None, (POINTER(svision_track),)),
    "svision_tracker_create": (c_int, (POINTER(svision_tracker_options), POINTER(POINTER(svision_tracker)))),
    "svision_tracker_destroy": (None, (POINTER(svision_tracker),)),
    "svision_tracker_reset": (None, (POINTER(svision_tracker),)),
    "svision_tracker_update": (c_int, (POINTER(svision_tracker), POINTER(svision_image), c_double, POINTER(POINTER(svision_track)))),
}
