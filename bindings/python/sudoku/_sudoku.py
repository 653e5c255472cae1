"""What the headers of the C library declare as sudoku_*, for ctypes.

Written by bindings/generate/to_ctypes.py; `./run abi` writes it anew.
"""

# fmt: off
from ctypes import *  # noqa: F403
from enum import IntEnum, IntFlag
from typing import Any, Dict, Tuple


class sudoku_allocator(Structure):
    _fields_ = [
        ("allocate", CFUNCTYPE(c_void_p, c_void_p, c_size_t)),
        ("release", CFUNCTYPE(None, c_void_p, c_void_p)),
        ("user", c_void_p),
    ]


SUDOKU_MAX_SIDE = 64

sudoku_digitset = c_uint64

SUDOKU_API_VERSION_MAJOR = 0

SUDOKU_API_VERSION_MINOR = 1

SUDOKU_API_VERSION_PATCH = 0

SUDOKU_API_VERSION = 100


class Status(IntEnum):
    """`enum sudoku_status` of the C library."""

    #: Success; the outputs hold the result.
    OK = 0
    #: The puzzle has no solution.
    NO_SOLUTION = 1
    #: The puzzle has more than one solution.
    SEVERAL_SOLUTIONS = 2
    #: The givens break a rule; sudoku_board_check() names the cells.
    CONFLICT = 3
    #: Propagation alone neither solves nor refutes the puzzle (engine `logic` only).
    UNDECIDED = 4
    #: The limit on solutions was reached; there may be more.
    SOLUTION_LIMIT = 5
    #: The limit on nodes was reached.
    NODE_LIMIT = 6
    #: The limit on time was reached.
    TIME_LIMIT = 7
    #: Another thread or a callback stopped the call.
    CANCELLED = 8
    #: Nothing is left to do: no further puzzle, step or change.
    END = 9
    #: Nothing suitable was found; the function's comment says whether that is proved.
    NOT_FOUND = 10
    #: An argument is out of range; sudoku_argument_error() says which.
    ERR_ARGUMENT = -1
    #: The allocator returned NULL.
    ERR_MEMORY = -2
    #: The text is malformed; the error has the place and what was expected.
    ERR_TEXT = -3
    #: The caller's read function reported a failure.
    ERR_READ = -4
    #: The check of a solution failed: a bug in this library.
    ERR_INTERNAL = -5


SUDOKU_MAX_CELLS = 4096


class Variant(IntFlag):
    """Extra units in addition to rows, columns and boxes; flags that combine with |."""

    #: Both main diagonals (Sudoku X); any side.
    DIAGONAL = 1
    #: Windows between the boxes, four on the classic board; square boxes only.
    WINDOKU = 2
    #: The cells at the same place in every box; any boxes.
    DISJOINT = 4
    #: Nine cells in the shape of an asterisk; side 9 only.
    ASTERISK = 8
    #: The centers of all boxes; boxes with odd numbers of rows and columns only.
    CENTER_DOT = 16
    #: Nine cells in the shape of a pinwheel; side 9 only.
    GIRANDOLA = 32


class UnitKind(IntEnum):
    """The kind of a unit, from which its name derives."""

    ROW = 0
    COLUMN = 1
    BOX = 2
    REGION = 3
    DIAGONAL = 4
    WINDOW = 5
    DISJOINT_GROUP = 6
    ASTERISK = 7
    CENTER_DOT = 8
    GIRANDOLA = 9
    CUSTOM = 10


class sudoku_layout(Structure):
    pass


class sudoku_layout_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("side", c_uint),
        ("box_rows", c_uint),
        ("box_columns", c_uint),
        ("variants", c_uint),
        ("regions", POINTER(c_uint8)),
        ("allocator", POINTER(sudoku_allocator)),
    ]


class sudoku_custom_layout(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("side", c_uint),
        ("cell_count", c_uint),
        ("unit_count", c_uint),
        ("units", POINTER(c_uint16)),
        ("positions", POINTER(c_uint16)),
        ("allocator", POINTER(sudoku_allocator)),
        ("unit_lengths", POINTER(c_uint8)),
    ]


class Engine(IntEnum):
    """`enum sudoku_engine` of the C library."""

    #: The fastest engine for the layout.
    AUTO = 0
    #: Depth-first search in scan order with digit sets: the baseline and the independent
    #: reference.
    SIMPLE = 1
    #: Propagation alone, without a guess: elimination, naked and hidden subsets of every size,
    #: locked candidates over all crossing units. Returns SUDOKU_UNDECIDED when it gets stuck.
    LOGIC = 2
    #: Conflict-driven clause learning, the method of SAT solvers; any layout, giants included.
    CDCL = 3
    #: Exact cover by Knuth's dancing links.
    DLX = 4
    #: Vectors of boards; only the classic layout or one with the same units.
    ENGINE9 = 5


class Simd(IntEnum):
    """The instructions that SUDOKU_ENGINE_ENGINE9 uses. All of them compute the same answers."""

    #: The fastest that both the build and the processor support.
    AUTO = 0
    #: Portable C.
    PORTABLE = 1
    #: SSE4.1, SSSE3 and POPCNT.
    SSE = 2
    AVX2 = 3
    #: AVX-512 F, BW, VL, VBMI, VNNI and BITALG.
    AVX512 = 4
    NEON = 5
    #: Vectors of 128 bits in WebAssembly.
    WASM = 6


class sudoku_solver(Structure):
    pass


class sudoku_solver_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("engine", c_int),
        ("seed", c_uint64),
        ("allocator", POINTER(sudoku_allocator)),
        ("simd", c_int),
        ("untimed", c_bool),
    ]


class sudoku_puzzle(Structure):
    _fields_ = [
        ("givens", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
    ]


class sudoku_stats(Structure):
    _fields_ = [
        ("solutions", c_uint64),
        ("nodes", c_uint64),
        ("guesses", c_uint64),
        ("backtracks", c_uint64),
        ("depth", c_uint64),
        ("seconds", c_double),
    ]


class sudoku_limits(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("solutions", c_uint64),
        ("nodes", c_uint64),
        ("seconds", c_double),
        ("progress", CFUNCTYPE(c_int, c_void_p, POINTER(sudoku_stats))),
        ("user", c_void_p),
    ]


sudoku_solution_callback = CFUNCTYPE(c_int, c_void_p, POINTER(c_uint8))


class sudoku_estimate(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("count", c_double),
        ("low", c_double),
        ("high", c_double),
        ("exponent", c_int),
        ("is_exact", c_bool),
        ("samples", c_uint64),
    ]


SUDOKU_BATCH_MAX_THREADS = 256


class sudoku_batch(Structure):
    pass


class sudoku_batch_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("threads", c_uint),
        ("simd", c_int),
        ("allocator", POINTER(sudoku_allocator)),
    ]


class sudoku_batch_job(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("puzzles", POINTER(c_uint8)),
        ("count", c_size_t),
        ("stride", c_size_t),
        ("limit", c_uint),
        ("solutions", POINTER(c_uint8)),
        ("statuses", POINTER(c_int8)),
    ]
    initial = {"stride": 81, "limit": 1}


class ConflictKind(IntEnum):
    """`enum sudoku_conflict_kind` of the C library."""

    #: The digit occurs several times in the unit.
    DUPLICATE = 0
    #: The empty cell has no candidate.
    NO_CANDIDATE = 1
    #: The unit has no cell left for the digit.
    NO_PLACE = 2


class sudoku_conflict(Structure):
    _fields_ = [
        ("kind", c_int),
        ("digit", c_uint),
        ("unit", c_uint),
        ("cell_count", c_uint),
        ("cells", c_uint16 * 64),
    ]


class sudoku_cover(Structure):
    pass


sudoku_cover_callback = CFUNCTYPE(c_int, c_void_p, POINTER(c_size_t), c_size_t)


class sudoku_cover_bounds(Structure):
    _fields_ = [
        ("min", c_uint32),
        ("max", c_uint32),
    ]


class sudoku_cover_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("primary", c_size_t),
        ("secondary", c_size_t),
        ("bounds", POINTER(sudoku_cover_bounds)),
        ("seed", c_uint64),
        ("allocator", POINTER(sudoku_allocator)),
    ]


class Level(IntEnum):
    """HoDoKu's levels of difficulty."""

    EASY = 1
    MEDIUM = 2
    HARD = 3
    UNFAIR = 4
    EXTREME = 5


class sudoku_technique(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("code", c_char_p),
        ("abbreviation", c_char_p),
        ("rating", c_uint),
        ("score", c_uint),
        ("level", c_int),
        ("is_on_request", c_bool),
    ]


class Profile(IntEnum):
    """Orders in which techniques are tried."""

    #: HoDoKu's: the order of the table, without techniques on request.
    HODOKU = 0
    #: That of a person: singles in boxes, then in lines, then naked singles; what is easy to see
    #: before what is easy to prove.
    HUMAN = 1
    #: Sudoku Explainer 1.2.1's, with its direct moves and its forcing chains.
    SE = 2
    #: Sukaku Explainer's default: the same with turbot fish, empty rectangles, and wings of up to
    #: six cells. Its direct moves only place a digit.
    SUKAKU = 3


class sudoku_candidate(Structure):
    _fields_ = [
        ("cell", c_uint16),
        ("digit", c_uint16),
    ]


class sudoku_place(Structure):
    _fields_ = [
        ("unit", c_uint16),
        ("digit", c_uint16),
    ]


SUDOKU_MAX_NODE_CELLS = 8


class sudoku_node(Structure):
    _fields_ = [
        ("digit", c_uint16),
        ("cell_count", c_uint16),
        ("cells", c_uint16 * 8),
    ]


class sudoku_link(Structure):
    _fields_ = [
        ("from", sudoku_node),
        ("to", sudoku_node),
        ("is_strong", c_bool),
    ]


class sudoku_step(Structure):
    _fields_ = [
        ("technique", POINTER(sudoku_technique)),
        ("placements", POINTER(sudoku_candidate)),
        ("placement_count", c_size_t),
        ("eliminations", POINTER(sudoku_candidate)),
        ("elimination_count", c_size_t),
        ("cells", POINTER(c_uint16)),
        ("cell_count", c_size_t),
        ("places", POINTER(sudoku_place)),
        ("place_count", c_size_t),
        ("pattern", POINTER(sudoku_candidate)),
        ("pattern_count", c_size_t),
        ("fins", POINTER(sudoku_candidate)),
        ("fin_count", c_size_t),
        ("links", POINTER(sudoku_link)),
        ("link_count", c_size_t),
        ("bases", POINTER(c_uint16)),
        ("base_count", c_size_t),
        ("covers", POINTER(c_uint16)),
        ("cover_count", c_size_t),
        ("set_cells", POINTER(c_uint16)),
        ("set_sizes", POINTER(c_uint16)),
        ("set_count", c_size_t),
        ("rating", c_uint),
    ]


class Hint(IntEnum):
    """The amount of detail of a hint."""

    #: Where to look: one unit, never the cell of a single.
    PLACE = 1
    #: The same and the technique.
    TECHNIQUE = 2
    #: The whole step with its reason.
    STEP = 3


sudoku_translate_callback = CFUNCTYPE(c_char_p, c_void_p, c_char_p)


class Detail(IntEnum):
    """The length of sentences."""

    #: Sentences of more than SUDOKU_FOLDED_LENGTH bytes are folded: long chains and nets are said
    #: by their length and their ends, and of many cases the first ones.
    FOLDED = 0
    #: Every link and every exclusion.
    FULL = 1


SUDOKU_FOLDED_LENGTH = 600


class sudoku_step_wording(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("symbols", c_char_p),
        ("candidates", POINTER(sudoku_digitset)),
        ("cells", POINTER(c_uint8)),
        ("translate", sudoku_translate_callback),
        ("user", c_void_p),
        ("detail", c_int),
    ]


class sudoku_logic_position(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("cells", POINTER(c_uint8)),
        ("is_placed", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
        ("is_unique", c_bool),
        ("is_partial", c_bool),
    ]


class sudoku_logic(Structure):
    pass


class sudoku_logic_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("order", POINTER(c_size_t)),
        ("order_length", c_size_t),
        ("allocator", POINTER(sudoku_allocator)),
        ("profile", c_int),
        ("limits", POINTER(sudoku_limits)),
    ]


sudoku_step_callback = CFUNCTYPE(c_int, c_void_p, POINTER(sudoku_step))


class Verdict(IntEnum):
    """Verdicts on a player's own step."""

    #: Right, and a technique shows it in this position.
    PROVED = 0
    #: Right, but no technique shows it yet.
    UNPROVED = 1
    #: Wrong: a placed digit is in no solution, or an excluded candidate is in one.
    WRONG = 2


SUDOKU_SE_MAX_EXACT = 113

SUDOKU_SUKAKU_MAX_EXACT = 39


class sudoku_se_rating(Structure):
    _fields_ = [
        ("puzzle", c_uint),
        ("pearl", c_uint),
        ("diamond", c_uint),
    ]


class Symmetry(IntEnum):
    """The symmetry of the pattern of givens, whatever their digits."""

    NONE = 0
    #: Rotation by a half turn; by a quarter turn.
    ROTATE180 = 1
    ROTATE90 = 2
    #: Reflection left to right; top to bottom; both.
    MIRROR = 3
    FLIP = 4
    CROSS = 5
    #: Reflection across the diagonal from the top left; across the other one; both.
    DIAGONAL = 6
    ANTIDIAGONAL = 7
    DIAGONALS = 8
    #: All of these.
    FULL = 9


class sudoku_generator(Structure):
    pass


class sudoku_generator_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("allocator", POINTER(sudoku_allocator)),
    ]


class sudoku_generate_criteria(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("level", c_uint),
        ("min_score", c_uint),
        ("max_score", c_uint),
        ("min_rating", c_uint),
        ("max_rating", c_uint),
        ("profile", c_int),
        ("techniques", POINTER(c_size_t)),
        ("technique_count", c_size_t),
        ("needs", POINTER(c_size_t)),
        ("need_count", c_size_t),
        ("hardest", POINTER(c_size_t)),
        ("hardest_count", c_size_t),
        ("min_steps", c_uint),
        ("max_steps", c_uint),
        ("min_choices", c_uint),
        ("max_choices", c_uint),
        ("is_minimal", c_bool),
        ("is_rated", c_bool),
    ]


class GenerateMiss(IntEnum):
    """The first criterion that a candidate misses."""

    NONE = 0
    #: More givens than the maximum.
    GIVENS = 1
    #: A redundant given.
    MINIMAL = 2
    LEVEL = 3
    SCORE = 4
    #: The techniques of the order do not solve it.
    PATH = 5
    #: A required technique is not in the path.
    TECHNIQUE = 6
    HARDEST = 7
    STEPS = 8
    CHOICES = 9
    #: Solved without a needed technique.
    NEED = 10
    #: Not solved by techniques up to the needed ones.
    BEYOND = 11
    #: Sudoku Explainer's rating.
    RATING = 12


class sudoku_generate_trial(Structure):
    _fields_ = [
        ("seed", c_uint64),
        ("status", c_int),
        ("miss", c_int),
        ("puzzle", POINTER(c_uint8)),
        ("solution", POINTER(c_uint8)),
        ("given_count", c_uint),
        ("level", c_uint),
        ("score", c_uint),
        ("rating", c_uint),
        ("step_count", c_uint),
        ("choices", c_uint),
        ("missing", POINTER(c_size_t)),
        ("missing_count", c_size_t),
    ]


sudoku_generate_callback = CFUNCTYPE(c_int, c_void_p, POINTER(sudoku_generate_trial))


class sudoku_generate_job(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("count", c_size_t),
        ("puzzles", POINTER(c_uint8)),
        ("seed", c_uint64),
        ("order", POINTER(c_uint16)),
        ("symmetry", c_int),
        ("min_givens", c_uint),
        ("results", POINTER(c_uint8)),
        ("solutions", POINTER(c_uint8)),
        ("statuses", POINTER(c_int8)),
        ("max_givens", c_uint),
        ("pattern", POINTER(c_uint8)),
        ("criteria", POINTER(sudoku_generate_criteria)),
        ("attempts", c_uint64),
        ("tried", sudoku_generate_callback),
        ("user", c_void_p),
    ]


class sudoku_change(Structure):
    _fields_ = [
        ("cell", c_uint16),
        ("digit", c_uint16),
    ]


SUDOKU_MAX_CHANGES = 2


class sudoku_repair(Structure):
    _fields_ = [
        ("change_count", c_uint),
        ("changes", sudoku_change * 2),
        ("cost", c_double),
        ("redundant", c_uint),
        ("solutions_without", c_uint),
    ]


class sudoku_repair_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("max_changes", c_uint),
        ("costs", POINTER(c_double)),
    ]
    initial = {"max_changes": 2}


SUDOKU_RULES_MAX_VALUES = 16

SUDOKU_RULES_MAX_CELLS = 1024

SUDOKU_RULES_EMPTY = 255

sudoku_valueset = c_uint16


class sudoku_rules(Structure):
    pass


class sudoku_rule_site(Structure):
    pass


class sudoku_rule_solver(Structure):
    pass


class sudoku_rule_kind(Structure):
    pass


class sudoku_rule(Structure):
    _fields_ = [
        ("kind", POINTER(sudoku_rule_kind)),
        ("spec", c_void_p),
        ("cells", POINTER(c_uint16)),
        ("cell_count", c_uint),
        ("min_value", c_uint),
        ("value_count", c_uint),
        ("parent", c_int),
        ("choice", c_uint),
    ]


class RuleWake(IntEnum):
    """The changes of sets that narrow() is called for."""

    #: Every one.
    ANY = 0
    #: The smallest or the largest value of a set has changed.
    BOUNDS = 1
    #: One value is left.
    SINGLE = 2


class RuleShape(IntEnum):
    """How a rule is drawn, in the color of its kind. Cells beside the board are not drawn."""

    #: Not at all: its name is written below the board.
    NONE = 0
    #: A row or a column: not at all; other cells: a thick border.
    UNIT = 1
    #: A thick border around the cells.
    REGION = 2
    #: Thick borders between the cells of the first half whose partners in the second half, which
    #: are beside the board, have different values.
    FOUND_REGIONS = 3
    #: A thin line from corner to corner of the cells.
    DIAGONAL = 4
    #: Colored cells.
    SHADE = 5
    #: The first cell colored; the name is written below the board.
    MARK = 6
    #: A dashed border, with the label in the corner.
    CAGE = 7
    #: A ring in each cell.
    RINGS = 8
    #: A thick line through the cells, with the label in the corner of the first.
    LINE = 9
    #: A line through cells that are in pairs from both ends to the center.
    FOLDED_LINE = 10
    #: A line back to the first cell.
    LOOP = 11
    #: A line with a bulb at the first cell.
    THERMOMETER = 12
    #: A line with a ring at either end.
    RING_LINE = 13
    #: A line with a diamond at either end.
    DIAMOND_LINE = 14
    #: A ring around the head cells, and a thin line with an arrowhead from the last of them.
    ARROW = 15
    #: A thin line between two rings.
    DOUBLE_ARROW = 16
    #: A ring around the head cells, and a thin line from the last of them.
    STEM = 17
    #: A disc in the middle of the cells, with the label.
    DOT = 18
    #: The label in the middle of the cells.
    LETTER = 19
    #: A sign between two cells that points to the second.
    GREATER = 20
    #: The label before the first cell, outside the board; the name is written below the board.
    OUTSIDE = 21
    #: The label before the first cell, and an arrow that points along the cells.
    OUTSIDE_ARROW = 22
    #: Labels around the board, for places from 0: before the first and after the last cell of each
    #: row from the top, then of each column from the left; the name is written below the board.
    AROUND = 23


sudoku_rule_kind._fields_ = [
    ("size", c_size_t),
    ("name", c_char_p),
    ("holds", CFUNCTYPE(c_bool, POINTER(sudoku_rule), POINTER(c_uint8))),
    ("expand", CFUNCTYPE(c_int, POINTER(sudoku_rule), POINTER(sudoku_rules))),
    ("narrow", CFUNCTYPE(c_bool, c_void_p, POINTER(sudoku_valueset), c_uint64)),
    ("prepare", CFUNCTYPE(c_int, POINTER(sudoku_rule), POINTER(sudoku_rule_site), POINTER(c_void_p))),
    ("say", CFUNCTYPE(c_size_t, POINTER(sudoku_rule), POINTER(c_char), c_size_t)),
    ("wake", c_int),
    ("is_stable", c_bool),
    ("shape", c_int),
    ("color", c_uint32),
    ("heads", c_uint),
    ("label", CFUNCTYPE(c_size_t, POINTER(sudoku_rule), c_uint, POINTER(c_char), c_size_t)),
]


class sudoku_rules_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("rows", c_uint),
        ("columns", c_uint),
        ("min_value", c_uint),
        ("value_count", c_uint),
        ("box_rows", c_uint),
        ("box_columns", c_uint),
        ("has_free_lines", c_bool),
        ("regions", POINTER(c_uint8)),
        ("layout", POINTER(sudoku_layout)),
        ("allocator", POINTER(sudoku_allocator)),
    ]
    initial = {"rows": 9, "columns": 9, "min_value": 1, "value_count": 9, "box_rows": 3, "box_columns": 3}


class sudoku_transition(Structure):
    _fields_ = [
        ("from", c_uint16),
        ("to", c_uint16),
        ("values", sudoku_valueset),
    ]


class sudoku_automaton(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("state_count", c_uint),
        ("transition_count", c_uint),
        ("transitions", POINTER(sudoku_transition)),
        ("is_start", POINTER(c_uint8)),
        ("is_final", POINTER(c_uint8)),
    ]


class TextFormat(IntEnum):
    """`enum sudoku_text_format` of the C library."""

    #: Reading: detected for each puzzle. Writing: rejected.
    AUTO = 0
    #: One puzzle per line, side * side symbols, followed by an optional comment; also .sdm
    #: files.
    LINE = 1
    #: side lines of side symbols.
    GRID = 2
    #: A grid framed in ASCII or Unicode box drawing; also Simple Sudoku's .ss files.
    PRETTY = 3
    #: side lines of side numbers separated by spaces, tabs or commas; 0 for an empty cell.
    NUMBERS = 4
    #: Two numbers (box side, 1), then side lines of numbers, -1 for an empty cell. Written for
    #: layouts with square boxes only.
    GIANT = 5
    #: SadMan Software's .sdk: header lines that start with #, then a grid.
    SDK = 6
    #: The candidates of every cell separated by spaces, framed or not: 134, or 1/3/12 for sides
    #: over 9; '!' for an empty set.
    CANDIDATES = 7
    #: 729 symbols, nine for each cell: the candidate, or a blank if it is excluded; side 9 only.
    PENCILMARKS = 8
    #: Writing only: a result as one line of comma-separated values.
    CSV = 9
    #: Writing only: a result as one JSON object on a line.
    JSON = 10


class sudoku_text_puzzle(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("format", c_int),
        ("side", c_uint),
        ("box_rows", c_uint),
        ("box_columns", c_uint),
        ("givens", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
        ("is_placed", POINTER(c_uint8)),
        ("comment", POINTER(c_char)),
        ("comment_length", c_size_t),
        ("line", c_uint64),
        ("symbols", POINTER(c_char)),
        ("name", POINTER(c_char)),
        ("name_length", c_size_t),
        ("number", c_uint64),
        ("regions", POINTER(c_uint8)),
        ("variants", c_uint),
        ("place_count", c_uint),
        ("places", POINTER(c_uint16)),
        ("cell_count", c_uint),
        ("rule", POINTER(c_char)),
        ("rule_length", c_size_t),
    ]


class sudoku_text_error(Structure):
    _fields_ = [
        ("line", c_uint64),
        ("column", c_uint64),
        ("message", c_char * 160),
    ]


sudoku_text_read_callback = CFUNCTYPE(c_ssize_t, c_void_p, POINTER(c_char), c_size_t)


class sudoku_text_options(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("format", c_int),
        ("side", c_uint),
        ("allocator", POINTER(sudoku_allocator)),
        ("symbols", c_char_p),
        ("joined", c_bool),
        ("place_count", c_uint),
        ("places", POINTER(c_uint16)),
    ]


class sudoku_text_reader(Structure):
    pass


class sudoku_text_lines(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("puzzles", POINTER(c_uint8)),
        ("count", c_size_t),
        ("stride", c_size_t),
        ("line", c_uint64),
    ]


class sudoku_text_board(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("format", c_int),
        ("cells", POINTER(c_uint8)),
        ("givens", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
        ("comment", POINTER(c_char)),
        ("comment_length", c_size_t),
        ("color", c_bool),
        ("symbols", c_char_p),
    ]
    initial = {"format": 1}


class sudoku_text_result(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("format", c_int),
        ("givens", POINTER(c_uint8)),
        ("candidates", POINTER(sudoku_digitset)),
        ("status", c_int),
        ("solutions", POINTER(c_uint8)),
        ("solution_count", c_size_t),
        ("count", c_uint64),
        ("count_is_exact", c_bool),
        ("conflicts", POINTER(sudoku_conflict)),
        ("conflict_count", c_size_t),
        ("stats", POINTER(sudoku_stats)),
        ("symbols", c_char_p),
    ]
    initial = {"format": 10}


class RuleTextForm(IntEnum):
    """The forms that sudoku_rules_convert() writes."""

    #: Dot notation, without blanks: every puzzle.
    DOTS = 0
    #: 3x3:k: or 3x3:d:k: and numbers, as SumoCue and JSudoku read them: classic boards with cages,
    #: each cell in one at most, and diagonals.
    KILLER = 1
    #: The JSON of f-puzzles: square boards with regions, and the rules that f-puzzles has.
    FPUZZLES = 2
    #: A link to f-puzzles that holds the same.
    LINK = 3


class sudoku_named_rule(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("name", c_char_p),
        ("arguments", c_char_p),
        ("meaning", c_char_p),
    ]


class sudoku_transform(Structure):
    _fields_ = [
        ("cells", c_uint8 * 81),
        ("digits", c_uint8 * 10),
    ]


#: Result and parameters of every function.
FUNCTIONS: Dict[str, Tuple[Any, Tuple[Any, ...]]] = {
    "sudoku_version": (c_char_p, ()),
    "sudoku_api_version": (c_uint, ()),
    "sudoku_strstatus": (c_char_p, (c_int,)),
    "sudoku_argument_error": (c_char_p, ()),
    "sudoku_variant_name": (c_char_p, (c_int,)),
    "sudoku_variant_from_name": (c_int, (c_char_p, POINTER(c_int))),
    "sudoku_layout_classic": (POINTER(sudoku_layout), ()),
    "sudoku_layout_create": (c_int, (POINTER(sudoku_layout_options), POINTER(POINTER(sudoku_layout)))),
    "sudoku_layout_create_custom": (c_int, (POINTER(sudoku_custom_layout), POINTER(POINTER(sudoku_layout)))),
    "sudoku_layout_create_joined": (c_int, (POINTER(c_uint16), c_uint, POINTER(sudoku_allocator), POINTER(POINTER(sudoku_layout)))),
    "sudoku_layout_destroy": (None, (POINTER(sudoku_layout),)),
    "sudoku_layout_side": (c_uint, (POINTER(sudoku_layout),)),
    "sudoku_layout_cell_count": (c_uint, (POINTER(sudoku_layout),)),
    "sudoku_layout_box_rows": (c_uint, (POINTER(sudoku_layout),)),
    "sudoku_layout_box_columns": (c_uint, (POINTER(sudoku_layout),)),
    "sudoku_layout_places": (c_uint, (POINTER(sudoku_layout), POINTER(POINTER(c_uint16)))),
    "sudoku_layout_cell_row": (c_uint, (POINTER(sudoku_layout), c_uint)),
    "sudoku_layout_cell_column": (c_uint, (POINTER(sudoku_layout), c_uint)),
    "sudoku_layout_unit_count": (c_uint, (POINTER(sudoku_layout),)),
    "sudoku_layout_unit_cells": (POINTER(c_uint16), (POINTER(sudoku_layout), c_uint)),
    "sudoku_layout_unit_length": (c_uint, (POINTER(sudoku_layout), c_uint)),
    "sudoku_layout_unit_kind": (c_int, (POINTER(sudoku_layout), c_uint)),
    "sudoku_layout_cell_units": (c_uint, (POINTER(sudoku_layout), c_uint, POINTER(POINTER(c_uint16)))),
    "sudoku_layout_cell_peers": (c_uint, (POINTER(sudoku_layout), c_uint, POINTER(POINTER(c_uint16)))),
    "sudoku_layout_unit_name": (c_size_t, (POINTER(sudoku_layout), c_uint, POINTER(c_char), c_size_t)),
    "sudoku_layout_cell_name": (c_size_t, (POINTER(sudoku_layout), c_uint, POINTER(c_char), c_size_t)),
    "sudoku_solver_create": (c_int, (POINTER(sudoku_layout), POINTER(sudoku_solver_options), POINTER(POINTER(sudoku_solver)))),
    "sudoku_solver_destroy": (None, (POINTER(sudoku_solver),)),
    "sudoku_solver_set_seed": (None, (POINTER(sudoku_solver), c_uint64)),
    "sudoku_solver_solve": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_solver_unique": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_solver_count": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), POINTER(c_uint64))),
    "sudoku_solver_count_cached": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), c_size_t, POINTER(c_uint64))),
    "sudoku_solver_enumerate": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), sudoku_solution_callback, c_void_p)),
    "sudoku_solver_candidates": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_digitset))),
    "sudoku_solver_true_candidates": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), POINTER(sudoku_digitset))),
    "sudoku_solver_backbone": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_solver_estimate": (c_int, (POINTER(sudoku_solver), POINTER(sudoku_puzzle), POINTER(sudoku_limits), c_uint64, c_uint64, POINTER(sudoku_estimate))),
    "sudoku_solver_stats": (POINTER(sudoku_stats), (POINTER(sudoku_solver),)),
    "sudoku_solver_engine": (c_int, (POINTER(sudoku_solver),)),
    "sudoku_solver_cancel": (None, (POINTER(sudoku_solver),)),
    "sudoku_engine_name": (c_char_p, (c_int,)),
    "sudoku_engine_from_name": (c_int, (c_char_p, POINTER(c_int))),
    "sudoku_batch_create": (c_int, (POINTER(sudoku_batch_options), POINTER(POINTER(sudoku_batch)))),
    "sudoku_batch_destroy": (None, (POINTER(sudoku_batch),)),
    "sudoku_batch_solve": (c_int, (POINTER(sudoku_batch), POINTER(sudoku_batch_job))),
    "sudoku_batch_stats": (POINTER(sudoku_stats), (POINTER(sudoku_batch),)),
    "sudoku_batch_cancel": (None, (POINTER(sudoku_batch),)),
    "sudoku_board_check": (c_int, (POINTER(sudoku_layout), POINTER(c_uint8), POINTER(sudoku_digitset), POINTER(sudoku_conflict), c_size_t, POINTER(c_size_t))),
    "sudoku_board_is_solution": (c_bool, (POINTER(sudoku_layout), POINTER(c_uint8), POINTER(c_uint8))),
    "sudoku_board_candidates": (c_int, (POINTER(sudoku_layout), POINTER(c_uint8), POINTER(sudoku_digitset))),
    "sudoku_conflict_write": (c_size_t, (POINTER(sudoku_layout), POINTER(sudoku_conflict), POINTER(c_char), c_size_t)),
    "sudoku_conflict_write_symbols": (c_size_t, (POINTER(sudoku_layout), POINTER(sudoku_conflict), c_char_p, POINTER(c_char), c_size_t)),
    "sudoku_cover_create": (c_int, (POINTER(sudoku_cover_options), POINTER(POINTER(sudoku_cover)))),
    "sudoku_cover_destroy": (None, (POINTER(sudoku_cover),)),
    "sudoku_cover_add": (c_int, (POINTER(sudoku_cover), POINTER(c_size_t), c_size_t)),
    "sudoku_cover_add_colored": (c_int, (POINTER(sudoku_cover), POINTER(c_size_t), POINTER(c_uint32), c_size_t)),
    "sudoku_cover_search": (c_int, (POINTER(sudoku_cover), POINTER(sudoku_limits), sudoku_cover_callback, c_void_p)),
    "sudoku_cover_stats": (POINTER(sudoku_stats), (POINTER(sudoku_cover),)),
    "sudoku_cover_cancel": (None, (POINTER(sudoku_cover),)),
    "sudoku_technique_count": (c_size_t, ()),
    "sudoku_technique_at": (POINTER(sudoku_technique), (c_size_t,)),
    "sudoku_technique_from_name": (c_int, (c_char_p, POINTER(c_size_t))),
    "sudoku_level_name": (c_char_p, (c_int,)),
    "sudoku_level_max_score": (c_uint, (c_int,)),
    "sudoku_profile_name": (c_char_p, (c_int,)),
    "sudoku_profile_order": (c_size_t, (c_int, POINTER(c_size_t), c_size_t)),
    "sudoku_sentence_count": (c_size_t, ()),
    "sudoku_sentence_at": (c_char_p, (c_size_t,)),
    "sudoku_step_write": (c_size_t, (POINTER(sudoku_layout), POINTER(sudoku_step), c_int, POINTER(sudoku_step_wording), POINTER(c_char), c_size_t)),
    "sudoku_step_check": (c_int, (POINTER(sudoku_layout), POINTER(sudoku_logic_position), POINTER(sudoku_step))),
    "sudoku_logic_create": (c_int, (POINTER(sudoku_layout), POINTER(sudoku_logic_options), POINTER(POINTER(sudoku_logic)))),
    "sudoku_logic_destroy": (None, (POINTER(sudoku_logic),)),
    "sudoku_logic_set_position": (c_int, (POINTER(sudoku_logic), POINTER(sudoku_logic_position))),
    "sudoku_logic_start": (c_int, (POINTER(sudoku_logic), POINTER(sudoku_solver), POINTER(sudoku_logic_position), POINTER(sudoku_limits))),
    "sudoku_logic_cancel": (None, (POINTER(sudoku_logic),)),
    "sudoku_logic_find_step": (c_int, (POINTER(sudoku_logic), POINTER(POINTER(sudoku_step)))),
    "sudoku_logic_find_best_step": (c_int, (POINTER(sudoku_logic), POINTER(POINTER(sudoku_step)))),
    "sudoku_logic_enumerate_steps": (c_int, (POINTER(sudoku_logic), c_size_t, sudoku_step_callback, c_void_p)),
    "sudoku_logic_why": (c_int, (POINTER(sudoku_logic), POINTER(sudoku_candidate), POINTER(POINTER(sudoku_step)))),
    "sudoku_logic_judge": (c_int, (POINTER(sudoku_logic), POINTER(sudoku_solver), POINTER(sudoku_candidate), c_bool, POINTER(c_int), POINTER(POINTER(sudoku_step)))),
    "sudoku_logic_rate": (c_int, (POINTER(sudoku_logic), POINTER(c_int), POINTER(c_uint))),
    "sudoku_logic_rate_se": (c_int, (POINTER(sudoku_logic), POINTER(sudoku_se_rating))),
    "sudoku_logic_apply": (c_int, (POINTER(sudoku_logic), POINTER(sudoku_step))),
    "sudoku_logic_get_position": (c_int, (POINTER(sudoku_logic), POINTER(c_uint8), POINTER(sudoku_digitset))),
    "sudoku_symmetry_name": (c_char_p, (c_int,)),
    "sudoku_symmetry_from_name": (c_int, (c_char_p, POINTER(c_int))),
    "sudoku_generator_create": (c_int, (POINTER(sudoku_layout), POINTER(sudoku_generator_options), POINTER(POINTER(sudoku_generator)))),
    "sudoku_generator_destroy": (None, (POINTER(sudoku_generator),)),
    "sudoku_generator_cancel": (None, (POINTER(sudoku_generator),)),
    "sudoku_generate_order": (c_size_t, (POINTER(sudoku_generate_criteria), POINTER(c_size_t), c_size_t)),
    "sudoku_generator_run": (c_int, (POINTER(sudoku_generator), POINTER(sudoku_generate_job), POINTER(sudoku_limits))),
    "sudoku_generator_find_redundant": (c_int, (POINTER(sudoku_generator), POINTER(c_uint8), POINTER(sudoku_limits), POINTER(c_uint16), POINTER(c_size_t))),
    "sudoku_generator_make_grid": (c_int, (POINTER(sudoku_generator), c_uint64, POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_generator_make_uniform_grid": (c_int, (POINTER(sudoku_generator), c_uint64, POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_generator_fit_pattern": (c_int, (POINTER(sudoku_generator), POINTER(c_uint8), c_uint64, POINTER(sudoku_limits), POINTER(c_uint8), POINTER(c_uint8))),
    "sudoku_generator_find_contradiction": (c_int, (POINTER(sudoku_generator), POINTER(c_uint8), POINTER(sudoku_limits), POINTER(c_uint16), POINTER(c_size_t))),
    "sudoku_generator_repair": (c_int, (POINTER(sudoku_generator), POINTER(c_uint8), POINTER(sudoku_repair_options), POINTER(sudoku_limits), POINTER(sudoku_repair), c_size_t, POINTER(c_size_t))),
    "sudoku_generator_complete": (c_int, (POINTER(sudoku_generator), POINTER(c_uint8), POINTER(sudoku_limits), POINTER(sudoku_change), POINTER(c_size_t), POINTER(c_bool))),
    "sudoku_rule_site_differ": (c_bool, (POINTER(sudoku_rule_site), c_uint, c_uint)),
    "sudoku_rule_site_values": (sudoku_valueset, (POINTER(sudoku_rule_site), c_uint)),
    "sudoku_rule_site_alloc": (c_void_p, (POINTER(sudoku_rule_site), c_size_t)),
    "sudoku_rules_create": (c_int, (POINTER(sudoku_rules_options), POINTER(POINTER(sudoku_rules)))),
    "sudoku_rules_destroy": (None, (POINTER(sudoku_rules),)),
    "sudoku_rules_cell_count": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_board_cell_count": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_rows": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_columns": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_min_value": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_value_count": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_rule_count": (c_uint, (POINTER(sudoku_rules),)),
    "sudoku_rules_rule": (POINTER(sudoku_rule), (POINTER(sudoku_rules), c_uint)),
    "sudoku_rules_describe": (c_size_t, (POINTER(sudoku_rules), c_uint, POINTER(c_char), c_size_t)),
    "sudoku_rules_add": (c_int, (POINTER(sudoku_rules), POINTER(sudoku_rule_kind), POINTER(c_uint16), c_uint, c_void_p)),
    "sudoku_rules_keep": (c_void_p, (POINTER(sudoku_rules), c_void_p, c_size_t)),
    "sudoku_rules_restrict": (c_int, (POINTER(sudoku_rules), c_uint, sudoku_valueset)),
    "sudoku_rules_give": (c_int, (POINTER(sudoku_rules), c_uint, c_uint)),
    "sudoku_rules_values": (sudoku_valueset, (POINTER(sudoku_rules), c_uint)),
    "sudoku_rules_add_cell": (c_int, (POINTER(sudoku_rules), c_bool, POINTER(c_uint16))),
    "sudoku_rules_add_different": (c_int, (POINTER(sudoku_rules), POINTER(c_uint16), c_uint)),
    "sudoku_rules_add_sum": (c_int, (POINTER(sudoku_rules), POINTER(c_uint16), POINTER(c_int), c_uint, c_int, c_int)),
    "sudoku_rules_add_pair": (c_int, (POINTER(sudoku_rules), c_uint, c_uint, POINTER(sudoku_valueset))),
    "sudoku_rules_add_count": (c_int, (POINTER(sudoku_rules), POINTER(c_uint16), c_uint, sudoku_valueset, c_uint64)),
    "sudoku_rules_add_element": (c_int, (POINTER(sudoku_rules), c_uint, c_int, c_uint, POINTER(c_uint16), c_uint)),
    "sudoku_rules_add_automaton": (c_int, (POINTER(sudoku_rules), POINTER(c_uint16), c_uint, POINTER(sudoku_automaton))),
    "sudoku_rules_begin_alternatives": (c_int, (POINTER(sudoku_rules),)),
    "sudoku_rules_next_alternative": (c_int, (POINTER(sudoku_rules),)),
    "sudoku_rules_end_alternatives": (c_int, (POINTER(sudoku_rules),)),
    "sudoku_rules_check": (c_int, (POINTER(sudoku_rules), POINTER(c_uint8), POINTER(c_int))),
    "sudoku_rule_solver_create": (c_int, (POINTER(sudoku_rules), POINTER(POINTER(sudoku_rule_solver)))),
    "sudoku_rule_solver_destroy": (None, (POINTER(sudoku_rule_solver),)),
    "sudoku_rule_solver_solve": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_rule_solver_unique": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(sudoku_limits), POINTER(c_uint8))),
    "sudoku_rule_solver_count": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(sudoku_limits), POINTER(c_uint64))),
    "sudoku_rule_solver_enumerate": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(sudoku_limits), sudoku_solution_callback, c_void_p)),
    "sudoku_rule_solver_candidates": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(sudoku_valueset))),
    "sudoku_rule_solver_true_candidates": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(sudoku_limits), POINTER(sudoku_valueset))),
    "sudoku_rule_solver_find_conflict": (c_int, (POINTER(sudoku_rule_solver), POINTER(sudoku_valueset), POINTER(c_int))),
    "sudoku_rule_solver_stats": (POINTER(sudoku_stats), (POINTER(sudoku_rule_solver),)),
    "sudoku_rule_solver_cancel": (None, (POINTER(sudoku_rule_solver),)),
    "sudoku_text_format_name": (c_char_p, (c_int,)),
    "sudoku_text_format_from_name": (c_int, (c_char_p, POINTER(c_int))),
    "sudoku_text_reader_create": (c_int, (POINTER(sudoku_text_options), sudoku_text_read_callback, c_void_p, POINTER(POINTER(sudoku_text_reader)))),
    "sudoku_text_reader_create_memory": (c_int, (POINTER(sudoku_text_options), c_char_p, c_size_t, POINTER(POINTER(sudoku_text_reader)))),
    "sudoku_text_reader_destroy": (None, (POINTER(sudoku_text_reader),)),
    "sudoku_text_reader_next": (c_int, (POINTER(sudoku_text_reader), POINTER(sudoku_text_puzzle), POINTER(sudoku_text_error))),
    "sudoku_text_reader_next_lines": (c_int, (POINTER(sudoku_text_reader), c_size_t, POINTER(sudoku_text_lines))),
    "sudoku_text_parse": (c_int, (POINTER(sudoku_text_options), c_char_p, c_size_t, POINTER(c_uint8), POINTER(sudoku_digitset), c_size_t, POINTER(c_uint), POINTER(sudoku_text_error))),
    "sudoku_text_parse_regions": (c_int, (c_char_p, c_size_t, POINTER(c_uint8), c_size_t, POINTER(c_uint), POINTER(sudoku_text_error))),
    "sudoku_text_write_board": (c_size_t, (POINTER(sudoku_layout), POINTER(sudoku_text_board), POINTER(c_char), c_size_t)),
    "sudoku_text_write_result": (c_size_t, (POINTER(sudoku_layout), POINTER(sudoku_text_result), POINTER(c_char), c_size_t)),
    "sudoku_text_csv_header": (c_char_p, ()),
    "sudoku_rules_detect": (c_bool, (c_char_p, c_size_t)),
    "sudoku_rules_read": (c_int, (c_char_p, c_size_t, POINTER(sudoku_allocator), POINTER(POINTER(sudoku_rules)), POINTER(sudoku_text_error))),
    "sudoku_rules_convert": (c_int, (c_char_p, c_size_t, c_int, POINTER(sudoku_allocator), POINTER(c_char), c_size_t, POINTER(c_size_t), POINTER(sudoku_text_error))),
    "sudoku_named_rule_get": (c_int, (c_uint, POINTER(sudoku_named_rule))),
    "sudoku_transform_random": (c_int, (c_uint64, POINTER(sudoku_transform))),
    "sudoku_transform_apply": (c_int, (POINTER(sudoku_transform), POINTER(c_uint8), POINTER(c_uint8))),
    "sudoku_transform_invert": (c_int, (POINTER(sudoku_transform), POINTER(sudoku_transform))),
    "sudoku_canonical_form": (c_int, (POINTER(c_uint8), POINTER(c_uint8), POINTER(sudoku_transform), POINTER(c_uint64))),
    "sudoku_transform_find": (c_int, (POINTER(c_uint8), POINTER(c_uint8), POINTER(sudoku_transform))),
}
