//! What the headers of the C library declare as svision_*.
//!
//! Written by bindings/generate/to_rust.py; `./run abi` writes it anew.

use crate::*;
use std::os::raw::{c_char, c_int, c_uint, c_void};

/// The API version, from which the soname derives. MINOR increases with an addition, MAJOR with a
/// change or removal, PATCH with any other fix. It is independent of the project's version.
pub const SVISION_API_VERSION_MAJOR: u32 = 0;

pub const SVISION_API_VERSION_MINOR: u32 = 1;

pub const SVISION_API_VERSION_PATCH: u32 = 0;

pub const SVISION_API_VERSION: u32 = 100;

pub type svision_status = c_int;
/// Success; the outputs are set.
pub const SVISION_OK: svision_status = 0;
/// No grid was found in the picture.
pub const SVISION_NO_GRID: svision_status = 1;
/// The caller's buffer is too small and holds the first results only.
pub const SVISION_TRUNCATED: svision_status = 2;
/// The readings show different puzzles.
pub const SVISION_DIFFERENT: svision_status = 3;
/// An argument is out of range.
pub const SVISION_ERR_ARGUMENT: svision_status = -1;
/// The allocator returned NULL.
pub const SVISION_ERR_MEMORY: svision_status = -2;

/// Maximum width and height of a picture, in pixels.
pub const SVISION_MAX_SIDE: u32 = 32768;

pub type svision_format = c_int;
/// One byte per pixel: brightness.
pub const SVISION_GRAY8: svision_format = 0;
/// Three bytes per pixel.
pub const SVISION_RGB24: svision_format = 1;
pub const SVISION_BGR24: svision_format = 2;
/// Four bytes per pixel; the last one, opacity, is ignored.
pub const SVISION_RGBA32: svision_format = 3;
/// Four bytes for two pixels; bytes 0 and 2 are brightness. A row of odd width ends in half a
/// pair, which still occupies four bytes.
pub const SVISION_YUYV: svision_format = 4;
/// The same with brightness in bytes 1 and 3.
pub const SVISION_UYVY: svision_format = 5;
/// Two planes: brightness as in GRAY8, then interleaved color with half the rows (rounded up)
/// and the same stride.
pub const SVISION_NV12: svision_format = 6;
/// Three planes: brightness, then two of color with half the rows and half the stride, both
/// rounded up.
pub const SVISION_I420: svision_format = 7;

/// A picture. Row y starts at pixels + y * stride.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_image {
    pub pixels: *const u8,
    /// 1..SVISION_MAX_SIDE each.
    pub width: c_uint,
    pub height: c_uint,
    /// Bytes between the starts of two rows (of the first plane), at least
    /// svision_image_row_size().
    pub stride: usize,
    pub format: svision_format,
}

/// A writable picture, otherwise like struct svision_image. YUV formats use ITU-R BT.601 with
/// brightness 16..235, as cameras do. The fourth byte of RGBA32 becomes 255 if a function paints the
/// whole picture, and is unchanged if it paints on top of one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_canvas {
    pub pixels: *mut u8,
    pub width: c_uint,
    pub height: c_uint,
    pub stride: usize,
    pub format: svision_format,
}

/// A color: red in bits 16..23, green in bits 8..15, blue in bits 0..7.
pub type svision_color = u32;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_point {
    pub x: f64,
    pub y: f64,
}

/// Four corners, clockwise on the screen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_quad {
    pub corner: [svision_point; 4],
}

/// A projective map of the plane, in row-major order: (x, y) maps to ((m0 x + m1 y + m2) / w, (m3 x
/// + m4 y + m5) / w) with w = m6 x + m7 y + m8.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_homography {
    pub m: [f64; 9],
}

/// The border of an area (its outermost pixels, counter-clockwise on the screen) or of a hole (the
/// pixels of the area around it, clockwise).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_contour {
    /// The border's points are points\[first\] .. points\[first + length - 1\]: the first pixel met and
    /// each pixel where the border changes direction. Between neighbors, and from the last to the
    /// first, the border is a horizontal, vertical or diagonal line.
    pub first: usize,
    pub length: usize,
    /// Index of the surrounding border: an area's for a hole, a hole's for an area inside a hole,
    /// otherwise SVISION_NO_PARENT. It is smaller than this border's index.
    pub parent: usize,
    /// 1 for the border of a hole, otherwise 0.
    pub hole: u8,
}

/// Buffers for contours, and their contents. The caller sets the pointers and the capacities.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_contours {
    pub contours: *mut svision_contour,
    pub capacity: usize,
    pub count: usize,
    pub points: *mut svision_point,
    pub point_capacity: usize,
    pub point_count: usize,
}

/// Why there is no reading, why a reading is uncertain, or what a tracked puzzle still needs.
pub type svision_reason = c_int;
pub const SVISION_REASON_NONE: svision_reason = 0;
/// Nothing in the picture is dark and large enough to be a grid.
pub const SVISION_REASON_NO_OUTLINE: svision_reason = 1;
/// There are dark areas, but none with four sides.
pub const SVISION_REASON_NO_QUADRILATERAL: svision_reason = 2;
/// There are areas with four sides, but without the lines of a grid.
pub const SVISION_REASON_NO_LINES: svision_reason = 3;
/// The picture, or the part that resembles a grid, is too small.
pub const SVISION_REASON_TOO_SMALL: svision_reason = 4;
/// The cells are too few pixels wide.
pub const SVISION_REASON_LOW_RESOLUTION: svision_reason = 5;
/// The grid extends beyond an edge of the picture. Also without a reading.
pub const SVISION_REASON_CUT_OFF: svision_reason = 6;
/// Glare or a hard shadow covers cells.
pub const SVISION_REASON_GLARE: svision_reason = 7;
/// Cells that may or may not hold a digit.
pub const SVISION_REASON_FAINT: svision_reason = 8;
/// Digits that resemble several digits.
pub const SVISION_REASON_AMBIGUOUS: svision_reason = 9;
/// Digits that were changed to obey the rules of Sudoku.
pub const SVISION_REASON_OVERRULED: svision_reason = 10;
/// Digits that contradict each other: they look alike within one row, column or box.
pub const SVISION_REASON_CONFLICT: svision_reason = 11;
/// The digits read have several solutions.
pub const SVISION_REASON_SEVERAL_SOLUTIONS: svision_reason = 12;
/// The digits read have no solution.
pub const SVISION_REASON_NO_SOLUTION: svision_reason = 13;
/// Fewer digits than any puzzle with one solution has, such as 17 for nine rows. Also without a
/// reading, for a grid of a side other than nine.
pub const SVISION_REASON_FEW_DIGITS: svision_reason = 14;
/// Out of focus, or moved during the exposure. Also without a reading. With one, it replaces
/// reasons about digits.
pub const SVISION_REASON_BLURRED: svision_reason = 15;
/// The cells are not clear yet; more frames may help.
pub const SVISION_REASON_FEW_FRAMES: svision_reason = 16;
/// Something covers the cells, such as a hand, and the rest is not enough.
pub const SVISION_REASON_COVERED: svision_reason = 17;
/// The grid shares boxes with others, as in a samurai, and not all of them could be read with
/// certainty, so the puzzle is incomplete.
pub const SVISION_REASON_JOINED: svision_reason = 18;
/// The digits are not a puzzle with one solution, and other marks are printed that are not read
/// (enum svision_unread_mark): those of a puzzle with other rules.
pub const SVISION_REASON_UNREAD_MARKS: svision_reason = 19;

/// Edges of the picture, independent of the grid's orientation.
pub type svision_edge = c_int;
pub const SVISION_EDGE_LEFT: svision_edge = 1;
pub const SVISION_EDGE_TOP: svision_edge = 2;
pub const SVISION_EDGE_RIGHT: svision_edge = 4;
pub const SVISION_EDGE_BOTTOM: svision_edge = 8;

#[repr(C)]
pub struct svision_diagnosis {
    _private: [u8; 0],
}

/// Width and height of a cell, in pixels.
pub const SVISION_CELL_SIDE: u32 = 32;

/// Number of classes: no digit, and the digits 1..9.
pub const SVISION_DIGIT_CLASSES: u32 = 10;

/// Contents of a cell.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_digit {
    /// Negative natural logarithm of each class's probability, 0..21: \[0\] blank or not a digit,
    /// \[1..9\] digits.
    pub cost: [f32; 10],
    /// Contrast of the darkest part with the paper around it, 0..1.
    pub ink: f32,
    /// Brightness of the paper in the middle, 0..255; and the ratio of its brightest to its darkest
    /// part, at least 1: above 1.4 if the edge of a shadow crosses the cell.
    pub paper: f32,
    pub contrast: f32,
    /// 1 and the mark's bounding box, in pixels of the cell; 0 if the cell is empty.
    pub found: u8,
    pub left: u8,
    pub top: u8,
    pub width: u8,
    pub height: u8,
}

/// Maximum number of rows and columns of a drawn board.
pub const SVISION_DRAW_MAX_SIDE: u32 = 64;

/// Colors of a drawn board.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_draw_colors {
    pub paper: svision_color,
    /// Cells of windows, asterisks, center dots and girandolas.
    pub shade: svision_color,
    /// Thin lines separate cells and mark diagonals and the edges of windows; thick lines surround
    /// boxes and regions.
    pub thin: svision_color,
    pub thick: svision_color,
    pub title: svision_color,
    pub given: svision_color,
    pub found: svision_color,
    pub candidate: svision_color,
}

/// Colors of a step. Shapes make the same distinctions for readers who cannot distinguish the
/// colors: premises are discs, or rings where a chain begins a strong link; fins are diamonds,
/// candidates of a uniqueness pattern squares; eliminations are crossed out; placements are squares
/// in a framed cell. Strong links are solid arrows, weak links dashed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_step_colors {
    /// Units that must hold a digit, and cells that must hold a candidate.
    pub unit: svision_color,
    pub cell: svision_color,
    /// Marks of candidates, and their edges. Start is the inside of the ring where a strong link
    /// begins.
    pub start: svision_color,
    pub premise: svision_color,
    pub premise_edge: svision_color,
    pub fin: svision_color,
    pub fin_edge: svision_color,
    pub pattern: svision_color,
    pub pattern_edge: svision_color,
    pub elimination: svision_color,
    pub elimination_cross: svision_color,
    pub placement: svision_color,
    /// Digits on marks of placements, and on other marks.
    pub placed: svision_color,
    pub marked: svision_color,
    pub strong_link: svision_color,
    pub weak_link: svision_color,
}

/// A board to draw. Start from SVISION_DRAWING_INIT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_drawing {
    /// sizeof(struct svision_drawing); allows the struct to grow.
    pub size: usize,
    /// Ignored if there are RULES. At most SVISION_DRAW_MAX_SIDE rows and columns. In a layout
    /// without boxes and regions, units that fill a rectangle are drawn as boxes.
    pub layout: *const sudoku_layout,
    /// cell_count digits 0..side, 0 for an empty cell; NULL: an empty board. Up to side 35 they are
    /// drawn as 1..9 A..Z, on larger boards as numbers.
    pub cells: *const u8,
    /// cell_count digits 0..side; the other digits of CELLS are drawn as found. NULL: all are
    /// givens.
    pub givens: *const u8,
    /// cell_count sets, drawn in empty cells; NULL: none.
    pub candidates: *const sudoku_digitset,
    /// One line above the board, shrunk to fit; UTF-8, but only ASCII characters have glyphs. NULL
    /// or empty: none.
    pub title: *const c_char,
    /// NULL: givens black, found digits blue, on white paper; both paler if there is a step.
    pub colors: *const svision_draw_colors,
    /// side ASCII characters, the symbols of the digits 1..side. NULL: the usual ones.
    pub symbols: *const c_char,
    /// A step in the position given by CELLS and CANDIDATES; NULL: none. Omitted if candidates would
    /// be too small to see.
    pub step: *const sudoku_step,
    /// NULL: colors that most people with a color vision deficiency can distinguish (M. Okabe and K.
    /// Ito, Color Universal Design, 2008).
    pub step_colors: *const svision_step_colors,
    /// Writes TITLE instead of the library, centered at CENTER, with capitals HEIGHT pixels high and
    /// at most WIDTH pixels wide. NULL: the library writes it. Never called by svision_draw_svg(),
    /// which writes a title beyond ASCII as text in a font of the viewer.
    pub write_title: Option<unsafe extern "C" fn(user: *mut c_void, title: *const c_char, center: svision_point, height: f64, width: f64, color: svision_color)>,
    /// First argument of write_title().
    pub title_user: *mut c_void,
    /// A puzzle with rules in place of LAYOUT: its rules are drawn as setters draw them, with clues
    /// outside the board, and rules without a picture are named below it. CELLS and GIVENS then are
    /// cell_count values, SUDOKU_RULES_EMPTY for an empty cell, drawn as numbers; CELLS NULL: the
    /// given values; GIVENS NULL: those of RULES. CANDIDATES are values from the smallest, NULL:
    /// what RULES leave of cells with several; all even or all odd values are a shaded square or
    /// disc. The board must be a rectangle, SYMBOLS and STEP NULL. NULL: LAYOUT.
    pub rules: *const sudoku_rules,
}

impl svision_drawing {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        layout: std::ptr::null(),
        cells: std::ptr::null(),
        givens: std::ptr::null(),
        candidates: std::ptr::null(),
        title: std::ptr::null(),
        colors: std::ptr::null(),
        symbols: std::ptr::null(),
        step: std::ptr::null(),
        step_colors: std::ptr::null(),
        write_title: None,
        title_user: std::ptr::null_mut(),
        rules: std::ptr::null(),
    };
}

/// A drawing device other than a canvas: a page, a plotter, a window. Each function receives USER.
/// Positions are in pixels from the top left corner, x to the right, y down. move() begins a path,
/// or another part of it; close() closes the part. stroke() draws the path with a round pen of WIDTH
/// pixels, fill() fills its area, and either ends it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_pen {
    /// sizeof(struct svision_pen); allows the struct to grow.
    pub size: usize,
    pub user: *mut c_void,
    /// Fills a rectangle, independent of the path.
    pub rect: Option<unsafe extern "C" fn(user: *mut c_void, corner: svision_point, width: f64, height: f64, color: svision_color)>,
    pub r#move: Option<unsafe extern "C" fn(user: *mut c_void, to: svision_point)>,
    pub line: Option<unsafe extern "C" fn(user: *mut c_void, to: svision_point)>,
    /// A cubic Bezier curve: two control points, then the end.
    pub curve: Option<unsafe extern "C" fn(user: *mut c_void, points: svision_point)>,
    pub close: Option<unsafe extern "C" fn(user: *mut c_void)>,
    pub stroke: Option<unsafe extern "C" fn(user: *mut c_void, width: f64, color: svision_color)>,
    pub fill: Option<unsafe extern "C" fn(user: *mut c_void, color: svision_color)>,
}

impl svision_pen {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        user: std::ptr::null_mut(),
        rect: None,
        r#move: None,
        line: None,
        curve: None,
        close: None,
        stroke: None,
        fill: None,
    };
}

/// Maximum number of rows and columns of an overlaid grid.
pub const SVISION_OVERLAY_MAX_SIDE: u32 = 64;

/// Badges on cells; they differ in shape as well as color.
pub type svision_badge = c_int;
pub const SVISION_BADGE_NONE: svision_badge = 0;
/// small and faint, in the corner
pub const SVISION_BADGE_TICK: svision_badge = 1;
/// around the middle of the cell
pub const SVISION_BADGE_RING: svision_badge = 2;
/// a dashed ring, and a question mark in the corner
pub const SVISION_BADGE_QUERY: svision_badge = 3;

/// Colors of badges.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_badge_colors {
    pub tick: svision_color,
    pub ring: svision_color,
    pub query: svision_color,
}

/// An overlay to paint. Start from SVISION_OVERLAY_INIT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_overlay {
    /// sizeof(struct svision_overlay); allows the struct to grow.
    pub size: usize,
    /// Number of rows and columns: 2..SVISION_OVERLAY_MAX_SIDE.
    pub side: c_uint,
    /// Position of the grid. MAP maps the corners (0, 0), (side, 0), (side, side), (0, side) to the
    /// picture. CROSSINGS holds (side + 1) * (side + 1) points of the picture, row by row, and
    /// follows bent paper; it takes precedence. At least one is required.
    pub map: *const svision_homography,
    pub crossings: *const svision_point,
    /// side * side digits 0..side, 0 for none; NULL: no digits.
    pub digits: *const u8,
    /// side * side bytes; cells that are not 0 get no digit and no candidates. NULL: all cells are
    /// open.
    pub givens: *const u8,
    /// side * side sets, painted small in open cells without a digit; NULL: none.
    pub candidates: *const sudoku_digitset,
    pub color: svision_color,
    /// 0 (invisible) to 1 (opaque).
    pub opacity: f32,
    /// Multiplies the digits' color by the brightness of the paper in each cell relative to the
    /// brightest one, as if they were printed on it.
    pub lit: bool,
    /// Width of a line along the edge of the grid, in cells, 0..1; 0: no line.
    pub outline: f32,
    pub outline_color: svision_color,
    /// side * side of enum svision_badge, for givens too; NULL: none.
    pub badges: *const u8,
    /// NULL: green, red and brown.
    pub badge_colors: *const svision_badge_colors,
    /// A step for a board of LAYOUT, which has side rows and columns; NULL: none. Drawn as by
    /// svision_draw_board(): premise cells tinted, candidates marked, links as arrows.
    pub step: *const sudoku_step,
    pub layout: *const sudoku_layout,
    /// The position before the step: side * side digits, 0 for a cell that is empty, and side * side
    /// sets. NULL: an empty board; all candidates.
    pub step_cells: *const u8,
    pub step_candidates: *const sudoku_digitset,
    /// NULL: default colors for photographs.
    pub step_colors: *const svision_step_colors,
    /// side ASCII characters, the symbols of the digits 1..side. NULL: the usual ones.
    pub symbols: *const c_char,
    /// Whether digits above 9 are painted as numbers, except one whose symbol is 0.
    pub numbers: bool,
}

impl svision_overlay {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        side: 0,
        map: std::ptr::null(),
        crossings: std::ptr::null(),
        digits: std::ptr::null(),
        givens: std::ptr::null(),
        candidates: std::ptr::null(),
        color: 0,
        opacity: 0.0,
        lit: false,
        outline: 0.0,
        outline_color: 0,
        badges: std::ptr::null(),
        badge_colors: std::ptr::null(),
        step: std::ptr::null(),
        layout: std::ptr::null(),
        step_cells: std::ptr::null(),
        step_candidates: std::ptr::null(),
        step_colors: std::ptr::null(),
        symbols: std::ptr::null(),
        numbers: false,
    };
}

/// Number of cells in a classic grid.
pub const SVISION_CELLS: u32 = 81;

/// Number of values of svision_reading_entry_evidence() for each cell.
pub const SVISION_ENTRY_DIGITS: u32 = 10;

/// Maximum number of rows, cells and crossings of a reading, for sizing arrays. They do not change
/// while the soname stays the same.
pub const SVISION_MAX_ROW: u32 = 25;

pub const SVISION_MAX_CELLS: u32 = 625;

pub const SVISION_MAX_CROSSINGS: u32 = 676;

/// Whether a reading can be relied on.
pub type svision_certainty = c_int;
pub const SVISION_SURE: svision_certainty = 0;
/// The most likely reading, but to be checked; the diagnosis gives the reason.
pub const SVISION_UNCERTAIN: svision_certainty = 1;

/// The ink in a cell.
pub type svision_mark = c_int;
pub const SVISION_MARK_NONE: svision_mark = 0;
pub const SVISION_MARK_GIVEN: svision_mark = 1;
/// A digit written by hand.
pub const SVISION_MARK_ENTRY: svision_mark = 2;
/// Small digits written by hand: the candidates noted by a player.
pub const SVISION_MARK_CANDIDATES: svision_mark = 3;
/// Something that was crossed out or is illegible.
pub const SVISION_MARK_CROSSED_OUT: svision_mark = 4;

/// An entry compared with the solution of the givens.
pub type svision_verdict = c_int;
/// no entry
pub const SVISION_VERDICT_NONE: svision_verdict = 0;
pub const SVISION_VERDICT_RIGHT: svision_verdict = 1;
pub const SVISION_VERDICT_MISTAKE: svision_verdict = 2;
/// The entry is ambiguous, or the solution is not certain.
pub const SVISION_VERDICT_UNDECIDED: svision_verdict = 3;

/// Printed marks besides digits, of puzzles with other rules than the classic ones. They are
/// noticed, not read: cells and solutions are those of the digits alone.
pub type svision_unread_mark = c_int;
/// Outlines of groups of cells, or what stands in one and the same corner of many, such as the
/// cages and sums of a killer.
pub const SVISION_UNREAD_CAGES: svision_unread_mark = 1;
/// Circles, discs or squares around what stands in a cell.
pub const SVISION_UNREAD_CIRCLES: svision_unread_mark = 2;
/// Dots or letters on the lines between cells.
pub const SVISION_UNREAD_DOTS: svision_unread_mark = 4;
/// Numbers beside the grid.
pub const SVISION_UNREAD_OUTSIDE: svision_unread_mark = 8;
/// Cells on paper of another shade, other than boxes, givens, and the place of a player.
pub const SVISION_UNREAD_SHADED: svision_unread_mark = 16;
/// Strokes from cell to cell, such as thermometers, arrows and diagonals.
pub const SVISION_UNREAD_LINES: svision_unread_mark = 32;

/// The parts of svision_reading_probability().
pub type svision_part = c_int;
/// no rival board is right
pub const SVISION_PART_BOARD: svision_part = 0;
/// no print was missed in a cell
pub const SVISION_PART_BLANKS: svision_part = 1;
/// the apparent handwriting is not damaged print
pub const SVISION_PART_WRITER: svision_part = 2;
/// no printed digit is handwritten
pub const SVISION_PART_SPLIT: svision_part = 3;

#[repr(C)]
pub struct svision_reading {
    _private: [u8; 0],
}

/// The supported numbers of rows, with bit 1 << N set for N rows: 4, 6, 8, 9, 10, 12, 15, 16, 25.
pub const SVISION_SIDES: u32 = 33658704;

/// Maximum number of grids read in one picture.
pub const SVISION_MAX_GRIDS: u32 = 8;

/// Stages of reading, in order.
pub type svision_stage = c_int;
/// brightness at several sizes
pub const SVISION_STAGE_GRAY: svision_stage = 0;
/// threshold, outlines, quadrilaterals, lines
pub const SVISION_STAGE_DETECT: svision_stage = 1;
/// rectified cells
pub const SVISION_STAGE_CELLS: svision_stage = 2;
/// marks, digit scores, orientation
pub const SVISION_STAGE_DIGITS: svision_stage = 3;
/// the most likely reading that obeys the rules
pub const SVISION_STAGE_READ: svision_stage = 4;

/// Called after each stage by the thread that reads, with the stage's wall-clock time in SECONDS and
/// its result, a GRAY8 picture that is valid during the call, or NULL. A stage may be reported
/// several times, once for each grid or attempt.
pub type svision_trace = unsafe extern "C" fn(user: *mut c_void, stage: svision_stage, seconds: f64, picture: *const svision_image);

/// Options of svision_reader_create(). Start from SVISION_READER_OPTIONS_INIT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_reader_options {
    /// sizeof(struct svision_reader_options); allows the struct to grow.
    pub size: usize,
    /// NULL: no trace.
    pub trace: Option<svision_trace>,
    pub trace_user: *mut c_void,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// Accepted numbers of rows, a subset of SVISION_SIDES; 0: all. Grids of nine rows are searched
    /// for first, others only in pictures without one.
    pub sides: u32,
    /// Required size of a box, in rows and columns; 0: deduced from the lines and the rules.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// Maximum number of grids read in a picture, largest first: 1..SVISION_MAX_GRIDS; 0:
    /// SVISION_MAX_GRIDS.
    pub max_grids: c_uint,
}

impl svision_reader_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        trace: None,
        trace_user: std::ptr::null_mut(),
        allocator: std::ptr::null(),
        sides: 0,
        box_rows: 0,
        box_columns: 0,
        max_grids: 0,
    };
}

#[repr(C)]
pub struct svision_reader {
    _private: [u8; 0],
}

pub type svision_track_state = c_int;
/// No grid is tracked.
pub const SVISION_TRACK_NONE: svision_track_state = 0;
/// A grid is tracked, but its puzzle is not committed yet.
pub const SVISION_TRACK_OUTLINED: svision_track_state = 1;
/// The puzzle is committed.
pub const SVISION_TRACK_COMMITTED: svision_track_state = 2;

/// The state after a frame. All functions accept a NULL track and treat it as one without a grid.
/// Several threads may use a track while none changes it.
#[repr(C)]
pub struct svision_track {
    _private: [u8; 0],
}

/// Options of svision_tracker_create(). Start from SVISION_TRACKER_OPTIONS_INIT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_tracker_options {
    /// sizeof(struct svision_tracker_options); allows the struct to grow.
    pub size: usize,
    /// Time for which a grid is kept after it was last detected, in seconds, up to 60; 0: 2.
    pub hold: f64,
    /// Required lead of the most likely board with one solution over the next, as the natural
    /// logarithm of the odds, 1..100; 0: 8.
    pub margin: f64,
    /// Time after which the weight of evidence falls to 1/e, in seconds, up to 60; 0: 0.5. At low
    /// frame rates, the last few frames always count.
    pub time_constant: f64,
    /// As in struct svision_reader_options.
    pub trace: Option<svision_trace>,
    pub trace_user: *mut c_void,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// Accepted numbers of rows, a subset of SVISION_SIDES; 0: 9 only. Grids of other sides are
    /// searched for in frames without a grid of nine rows, which takes longer.
    pub sides: u32,
    /// Required size of a box, in rows and columns; 0: deduced from the lines and the rules.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
}

impl svision_tracker_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        hold: 0.0,
        margin: 0.0,
        time_constant: 0.0,
        trace: None,
        trace_user: std::ptr::null_mut(),
        allocator: std::ptr::null(),
        sides: 0,
        box_rows: 0,
        box_columns: 0,
    };
}

#[repr(C)]
pub struct svision_tracker {
    _private: [u8; 0],
}

extern "C" {
    /// Returns the project's version, such as "1.2.3". The string is static.
    pub fn svision_version() -> *const c_char;
    /// Returns SVISION_API_VERSION of the loaded library; compare it with the header's to detect a
    /// library older than the program.
    pub fn svision_api_version() -> c_uint;
    /// Returns a short English name of STATUS, such as "no grid found", or "unknown status" for an
    /// unknown number. The string is static. Thread-safe.
    pub fn svision_strstatus(status: svision_status) -> *const c_char;
    /// Returns why the calling thread's most recently rejected call was rejected, such as
    /// "options->max_grids is over 8", or "no argument was refused" if none was; never NULL. Arguments
    /// are named as in the headers, and the fields of a picture or canvas like those of
    /// svision_image_check()'s IMAGE. A call rejects an argument with SVISION_ERR_ARGUMENT or, if it
    /// returns no status, as its comment says. The string is static. Thread-safe.
    pub fn svision_argument_error() -> *const c_char;
    /// Returns the number of bytes in a row of WIDTH pixels (1..SVISION_MAX_SIDE) of FORMAT's first
    /// plane, which is the minimum stride, or 0 for an unknown format or a width out of range.
    /// Thread-safe.
    pub fn svision_image_row_size(format: svision_format, width: c_uint) -> usize;
    /// Checks IMAGE and stores in *SIZE (unless NULL) the total number of bytes of its pixels, including
    /// padding between rows but not after the last one. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for
    /// a NULL image or pixels, a size out of range, a stride shorter than a row, an unknown format, or a
    /// total that overflows size_t. Thread-safe.
    pub fn svision_image_check(image: *const svision_image, size: *mut usize) -> svision_status;
    /// Returns CANVAS as a picture to read from, which shares its pixels; for NULL one without pixels,
    /// which no function accepts. Thread-safe.
    pub fn svision_canvas_image(canvas: *const svision_canvas) -> svision_image;
    /// Encloses the convex polygon POINTS (COUNT >= 4 corners, in either direction) in a quadrilateral
    /// of small area by repeatedly removing the edge that adds the least area (Hormann & Goldenthal's
    /// greedy enclosing k-gon). WORK holds COUNT points, may be POINTS itself, and is overwritten.
    /// Returns SVISION_OK and sets *QUAD, which is clockwise, has a finite, positive area, and starts at
    /// the corner nearest to the top left corner of its bounding box; or SVISION_ERR_ARGUMENT for a
    /// NULL, fewer than 4 corners, or a polygon without such a quadrilateral.
    pub fn svision_quad_enclose(points: *const svision_point, count: usize, work: *mut svision_point, quad: *mut svision_quad) -> svision_status;
    /// Returns the area of QUAD in square pixels, positive if its corners are clockwise on the screen;
    /// NAN for NULL.
    pub fn svision_quad_area(quad: *const svision_quad) -> f64;
    /// Computes the homography that maps FROM to TO, COUNT >= 4 points each: exactly for four points;
    /// for more, by weighted least squares of w times the distance (normalized direct linear transform:
    /// Hartley & Zisserman, Multiple View Geometry, 2nd ed., section 4.4). WEIGHTS holds a nonnegative
    /// weight for each pair; NULL: equal weights. Returns SVISION_OK and sets *MAP, whose elements are
    /// all finite; or SVISION_ERR_ARGUMENT for a NULL, fewer than 4 points, a negative weight, or points
    /// that do not determine a map.
    pub fn svision_homography_fit(from: *const svision_point, to: *const svision_point, weights: *const f64, count: usize, map: *mut svision_homography) -> svision_status;
    /// Computes the homography that maps FROM to TO although some pairs are outliers. Does ROUNDS
    /// (1..100) fits as svision_homography_fit() does. Each fit after the first multiplies the weights
    /// by 1 / (1 + (r / s)^2), where r is the pair's distance and s is the greater of SCALE (> 0) and
    /// 1.5 times the median r of the pairs with a weight (iteratively reweighted least squares with
    /// Cauchy's weights: Holland & Welsch, 1977). WORK holds 2 * COUNT numbers and is overwritten.
    /// Returns the statuses of svision_homography_fit(); SVISION_ERR_ARGUMENT also for ROUNDS or SCALE
    /// out of range.
    pub fn svision_homography_fit_robust(from: *const svision_point, to: *const svision_point, weights: *const f64, count: usize, rounds: c_uint, scale: f64, work: *mut f64, map: *mut svision_homography) -> svision_status;
    /// Maps POINT by MAP. Returns infinite coordinates or NAN if POINT maps to infinity, and NAN for a
    /// NULL MAP.
    pub fn svision_homography_apply(map: *const svision_homography, point: svision_point) -> svision_point;
    /// Stores the inverse of MAP in *INVERSE, which may be MAP itself. Returns SVISION_OK, with all
    /// elements finite, or SVISION_ERR_ARGUMENT for a NULL or a singular MAP.
    pub fn svision_homography_invert(map: *const svision_homography, inverse: *mut svision_homography) -> svision_status;
    /// Stores in *PRODUCT the map that applies FIRST, then SECOND; the three may be one object. Does
    /// nothing if one is NULL.
    pub fn svision_homography_compose(first: *const svision_homography, second: *const svision_homography, product: *mut svision_homography);
    /// Traces all borders in MASK, WIDTH x HEIGHT bytes (each 1..SVISION_MAX_SIDE) without padding, 0
    /// for light and any other value for dark. Areas are 8-connected, holes 4-connected. WORK holds
    /// SVISION_CONTOUR_WORK(WIDTH, HEIGHT) elements and is overwritten. Borders are listed in
    /// raster-scan order (Suzuki & Abe, Topological Structural Analysis of Digitized Binary Images by
    /// Border Following, CVGIP 30, 1985, algorithm 1). Returns SVISION_OK; SVISION_TRUNCATED if the
    /// contours or points exceed the capacity, and FOUND holds the first ones; or SVISION_ERR_ARGUMENT
    /// for a NULL or a size out of range.
    pub fn svision_contour_find(mask: *const u8, width: c_uint, height: c_uint, work: *mut i32, found: *mut svision_contours) -> svision_status;
    /// Computes the convex hull of POINTS (COUNT >= 1, all finite) by Andrew's monotone chain (Another
    /// Efficient Algorithm for Convex Hulls in Two Dimensions, Information Processing Letters 9, 1979).
    /// WORK holds COUNT points, may be POINTS itself, and is overwritten. HULL holds COUNT points.
    /// Returns SVISION_OK, with *CORNERS corners in HULL (1 if all points coincide, 2 if they are
    /// collinear), clockwise on the screen from the leftmost one (the topmost of several), no three of
    /// them collinear. The result is exact as long as no nonzero coordinate is smaller than the largest
    /// by a factor of 2^900; beyond that, corners may be missing. Returns SVISION_ERR_ARGUMENT, with
    /// nothing written, for a NULL, no points, or a point that is not finite.
    pub fn svision_convex_hull(points: *const svision_point, count: usize, work: *mut svision_point, hull: *mut svision_point, corners: *mut usize) -> svision_status;
    /// Returns the reason; SVISION_REASON_NONE for NULL.
    pub fn svision_diagnosis_reason(diagnosis: *const svision_diagnosis) -> svision_reason;
    /// Returns the edges where the grid is cut off, a sum of enum svision_edge; 0 for NULL.
    pub fn svision_diagnosis_edges(diagnosis: *const svision_diagnosis) -> c_uint;
    /// Returns a byte for each cell of the reading, row by row, 1 if the reason concerns the cell and 0
    /// otherwise; NULL if there is no reading, and for NULL. The array belongs to DIAGNOSIS.
    pub fn svision_diagnosis_cells(diagnosis: *const svision_diagnosis) -> *const u8;
    /// Returns the digit read in both cells of a conflict; 0 if there are not exactly two, if they
    /// differ, and for NULL.
    pub fn svision_diagnosis_digit(diagnosis: *const svision_diagnosis) -> c_uint;
    /// Writes a description of DIAGNOSIS, such as "cut off at the left edge" or "glare at r3c7", with up
    /// to eight cells, to TEXT (CAPACITY bytes including the terminating zero; TEXT may be NULL if
    /// CAPACITY is 0). 120 bytes are enough. The description is empty if nothing is wrong, and for NULL.
    /// Returns its full length without the zero, like snprintf().
    pub fn svision_diagnosis_explain(diagnosis: *const svision_diagnosis, text: *mut c_char, capacity: usize) -> usize;
    /// Writes a hint for a person holding the camera, such as "move closer" or "r2c5 and r2c8 both read
    /// 7". As svision_diagnosis_explain(); 80 bytes are enough.
    pub fn svision_diagnosis_hint(diagnosis: *const svision_diagnosis, text: *mut c_char, capacity: usize) -> usize;
    /// Returns the identifier of REASON, such as "no-outline", or "unknown" for an unknown number. The
    /// string is static. Thread-safe.
    pub fn svision_reason_name(reason: svision_reason) -> *const c_char;
    /// Returns one English sentence on what to do about REASON. The string is static. Thread-safe.
    pub fn svision_reason_advice(reason: svision_reason) -> *const c_char;
    /// Classifies the digit in CELL: SVISION_CELL_SIDE x SVISION_CELL_SIDE pixels of GRAY8 with the
    /// cell's lines along the edges, as svision_warp() makes it from a photo. The mark is found by
    /// comparing the cell with its morphological closing (van Droogenbroeck & Talbot, 1996) and removing
    /// the remains of the border lines; its gradients (Liu, Nakashima, Sako & Fujisawa, Pattern
    /// Recognition 36, 2003, section 3.2) are projected and compared with learned templates (Goldberger
    /// et al., Neighborhood Components Analysis, 2004). The templates were learned from fonts, so
    /// handwriting is read only if it resembles print. Allocates nothing; uses about 32 KiB of stack.
    /// Thread-safe. Returns SVISION_OK and sets *DIGIT, or SVISION_ERR_ARGUMENT for a NULL, an invalid
    /// image, or another format or size.
    pub fn svision_digit_classify(cell: *const svision_image, digit: *mut svision_digit) -> svision_status;
    /// Stores in *HEIGHT the height in pixels of a picture WIDTH (1..SVISION_MAX_SIDE) pixels wide in
    /// which DRAWING has the same margin on all sides, wider where clues and names of rules are. Returns
    /// SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, too many rows or columns, a width out of range,
    /// or a height over SVISION_MAX_SIDE.
    pub fn svision_draw_height(drawing: *const svision_drawing, width: c_uint, height: *mut c_uint) -> svision_status;
    /// Draws DRAWING on CANVAS, all of which is painted: as large as it fits, centered, with a margin of
    /// half a cell, or wider for clues outside the board. Cells are squares of one size and lines are
    /// whole pixels wide; details too small to see are omitted, and everything but the paper if a cell
    /// is smaller than a pixel. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, an invalid
    /// canvas, too many rows or columns, a digit over the side, or a step of another layout.
    pub fn svision_draw_board(drawing: *const svision_drawing, canvas: *const svision_canvas) -> svision_status;
    /// Writes DRAWING as an SVG 1.1 document of WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE) that
    /// needs no fonts, except for a title beyond ASCII, to TEXT, SIZE bytes including the terminating
    /// zero; TEXT may be NULL if SIZE is 0. Returns the length of the whole document without the zero,
    /// like snprintf(); a longer one is truncated. Returns 0 for an argument that svision_draw_board()
    /// rejects, or a size out of range.
    pub fn svision_draw_svg(drawing: *const svision_drawing, width: c_uint, height: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Draws DRAWING with PEN, laid out as by svision_draw_board() on a canvas of WIDTH x HEIGHT pixels
    /// (each 1..SVISION_MAX_SIDE), but without the paper. Returns SVISION_OK, or SVISION_ERR_ARGUMENT
    /// for an argument that svision_draw_board() rejects, or a pen that lacks a function.
    pub fn svision_draw_board_with(drawing: *const svision_drawing, width: c_uint, height: c_uint, pen: *const svision_pen) -> svision_status;
    /// Writes TEXT with PEN as svision_draw_text() does on a canvas; CENTER is in the pen's coordinates.
    /// Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, a pen that lacks a function, or a HEIGHT
    /// or CENTER out of range.
    pub fn svision_draw_text_with(pen: *const svision_pen, text: *const c_char, center: svision_point, height: f64, color: svision_color) -> svision_status;
    /// Returns the width in pixels of TEXT (UTF-8) with capitals HEIGHT pixels high; 0 for NULL.
    pub fn svision_draw_text_width(text: *const c_char, height: f64) -> f64;
    /// Writes TEXT (UTF-8, one line) on CANVAS, centered at CENTER, in capitals HEIGHT pixels high
    /// (above 0, up to SVISION_MAX_SIDE), with an OPACITY of 0 (invisible) to 1. Text beyond the canvas
    /// is clipped. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL, an invalid canvas, a number
    /// out of range, or a center more than 2 * SVISION_MAX_SIDE pixels away.
    pub fn svision_draw_text(canvas: *const svision_canvas, text: *const c_char, center: svision_point, height: f64, color: svision_color, opacity: f64) -> svision_status;
    /// Paints OVERLAY on CANVAS, on top of its picture. Cells partly beyond the horizon are skipped, and
    /// anything outside the canvas is clipped. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for a NULL,
    /// an invalid canvas, a number out of range, neither a map nor crossings, a singular map, or a step
    /// without a layout of this size.
    pub fn svision_overlay_paint(overlay: *const svision_overlay, canvas: *const svision_canvas) -> svision_status;
    /// Returns whether READING can be relied on; SVISION_UNCERTAIN for NULL.
    pub fn svision_reading_certainty(reading: *const svision_reading) -> svision_certainty;
    /// Returns why READING is uncertain, with SVISION_REASON_NONE if it is certain. The diagnosis
    /// belongs to READING.
    pub fn svision_reading_diagnosis(reading: *const svision_reading) -> *const svision_diagnosis;
    /// Returns the number of rows, which is the number of columns.
    pub fn svision_reading_side(reading: *const svision_reading) -> c_uint;
    /// Return the number of rows and columns of a box; both 0 for a jigsaw.
    pub fn svision_reading_box_rows(reading: *const svision_reading) -> c_uint;
    pub fn svision_reading_box_columns(reading: *const svision_reading) -> c_uint;
    /// Returns a region number 0..side-1 for each cell, as in struct sudoku_layout_options, each
    /// occurring side times, if thick lines show a jigsaw; otherwise NULL.
    pub fn svision_reading_regions(reading: *const svision_reading) -> *const u8;
    /// Returns the row and column, from 0, where this grid begins in a figure of grids that share boxes,
    /// such as a samurai, as for sudoku_layout_create_joined(). All readings of the picture are then
    /// grids of one puzzle and share its number of solutions and its certainty. Returns NULL if the grid
    /// is a puzzle of its own or could not be joined with the others.
    pub fn svision_reading_place(reading: *const svision_reading) -> *const u16;
    /// Returns the printed puzzle: a digit 1..side for each cell, or 0 if nothing is printed there.
    pub fn svision_reading_givens(reading: *const svision_reading) -> *const u8;
    /// Returns the symbols printed for the digits 1..side, zero-terminated, if the highest digit is
    /// printed as 0, such as "123456789ABCDEF0" for hexadecimal boards; the form that struct
    /// sudoku_text_board and struct svision_overlay accept. Returns NULL if the symbols are the usual
    /// 1..9 A..Z, or if the highest digit is printed nowhere.
    pub fn svision_reading_symbols(reading: *const svision_reading) -> *const c_char;
    /// Returns whether digits above 9 are printed as numbers (10, 11 ...) rather than letters.
    pub fn svision_reading_has_numbers(reading: *const svision_reading) -> bool;
    /// Returns a digit 1..side for each cell that has an entry (a digit written by hand), otherwise 0:
    /// the digit as written, right or wrong, though an illegible one is assumed to be right. Entries are
    /// read in 9 x 9 grids with Latin digits only.
    pub fn svision_reading_entries(reading: *const svision_reading) -> *const u8;
    /// Returns the kind of mark in CELL (0..side * side - 1); SVISION_MARK_NONE for other numbers.
    pub fn svision_reading_mark(reading: *const svision_reading, cell: c_uint) -> svision_mark;
    /// Returns the candidates written in CELL (0..side * side - 1) as far as they are legible; the empty
    /// set for other numbers. It may be empty for SVISION_MARK_CANDIDATES, and always is in a track.
    pub fn svision_reading_candidates(reading: *const svision_reading, cell: c_uint) -> sudoku_digitset;
    /// Returns a digit 1..side for each cell that has an entry, otherwise 0: the digit that its shape
    /// resembles most, regardless of the solution.
    pub fn svision_reading_raw_entries(reading: *const svision_reading) -> *const u8;
    /// Returns whether the entry in CELL (0..side * side - 1) is right, judged by its shape rather than
    /// by the digit that belongs there. If the givens have several solutions, the entry is compared with
    /// the one that was written down, if it is unmistakable. Returns SVISION_VERDICT_NONE for cells
    /// without an entry and other numbers.
    pub fn svision_reading_verdict(reading: *const svision_reading, cell: c_uint) -> svision_verdict;
    /// Returns what the shape of each entry says for each digit: value cell * SVISION_ENTRY_DIGITS +
    /// digit is the logarithm of the likelihood ratio of that digit and any other one, negative where
    /// the entry contradicts it, and 0 where the mark may be no entry. It depends on no solution.
    /// Returns NULL for boards other than 9 x 9, which have no entries.
    pub fn svision_reading_entry_evidence(reading: *const svision_reading) -> *const f32;
    /// Stores in VERDICTS, for each of CELLS cells, whether its entry is the digit of EXPECTED (1..9; 0
    /// if unknown), given that EXPECTED is certain: enum svision_verdict, the rule of
    /// svision_reading_verdict(). ENTRIES is nonzero for cells with an entry, EVIDENCE that of
    /// svision_reading_entry_evidence(), of the same reading. Thus a caller who corrects a given can
    /// have the entries judged by the new solution. Returns false if a pointer is NULL, and, with all
    /// entries undecided, if EXPECTED is probably the solution of another puzzle, since many entries
    /// contradict it. Thread-safe.
    pub fn svision_entries_judge(entries: *const u8, evidence: *const f32, expected: *const u8, cells: c_uint, verdicts: *mut u8) -> bool;
    /// Returns the unique solution of the givens; all 0 if there is none or more than one.
    pub fn svision_reading_solution(reading: *const svision_reading) -> *const u8;
    /// Returns SVISION_SURE if the solution is certain, even if the reading is not because an entry or a
    /// blank cell may be misread. Returns SVISION_UNCERTAIN if there is not exactly one solution, and
    /// for NULL. For a track, it equals svision_reading_certainty().
    pub fn svision_reading_solution_certainty(reading: *const svision_reading) -> svision_certainty;
    /// Returns the number of solutions of the givens: 0, 1, or 2 for more than one.
    pub fn svision_reading_solution_count(reading: *const svision_reading) -> c_uint;
    /// Returns the calibrated probability, 0..1, that all givens are read correctly: that no digit is
    /// mistaken for another or missed. Each judge that votes against the reading
    /// (svision_reading_votes()) lowers it, also those that doubt entries. A reading of a single picture
    /// is sure from 0.93 on. 0 for a track.
    pub fn svision_reading_probability(reading: *const svision_reading) -> f32;
    /// Returns the probability 0..1 of PART (enum svision_part), as if the other parts were certain; 1
    /// for a part that does not apply, such as SVISION_PART_WRITER if nothing looks handwritten; 0 for
    /// other numbers, for a track and for NULL. For people who ask why a probability is low.
    pub fn svision_reading_part_probability(reading: *const svision_reading, part: c_uint) -> f32;
    /// Returns the name of PART (enum svision_part), such as "board", a static string; NULL if there is
    /// none of that number, so that all can be listed from 0 on. Thread-safe.
    pub fn svision_part_name(part: c_uint) -> *const c_char;
    /// Returns the judges that voted against CELL (0..side * side - 1) of READING, or against the page
    /// as a whole (CELL side * side): bit I for the judge with the name svision_judge_name(I). Each
    /// judge lowers svision_reading_probability() of a still picture by a learned factor; in a film a
    /// reading may be sure despite votes on cells. 0 for other cells and for NULL. For people who ask
    /// why a reading is uncertain: judges may change from version to version.
    pub fn svision_reading_votes(reading: *const svision_reading, cell: c_uint) -> u32;
    /// Returns the name of JUDGE, such as "glare", a static string; NULL if there is none of that
    /// number, so that all can be listed from 0 on. Thread-safe.
    pub fn svision_judge_name(judge: c_uint) -> *const c_char;
    /// Returns, for each cell, the probability 0..1 that it is read correctly.
    pub fn svision_reading_confidence(reading: *const svision_reading) -> *const f32;
    /// Returns the negative natural logarithm of the probability of each class in CELL (0..side * side -
    /// 1), 0..14, judged by appearance alone and not by the rules: \[0\] nothing printed, \[1..side\] a
    /// printed digit. In a track they are sums over all frames, relative to the likeliest class. Returns
    /// NULL for other cell numbers.
    pub fn svision_reading_costs(reading: *const svision_reading, cell: c_uint) -> *const f32;
    /// Returns the marks printed in the grid or beside it that are not read: sum of enum
    /// svision_unread_mark; 0: none. Set for still pictures, and for a track whose puzzle is committed.
    pub fn svision_reading_unread_marks(reading: *const svision_reading) -> c_uint;
    /// Returns those of them in CELL (0..side * side - 1) or on a line beside it; 0 for other cells.
    pub fn svision_reading_unread_marks_in(reading: *const svision_reading, cell: c_uint) -> c_uint;
    /// Returns the sides of the upright grid beside which SVISION_UNREAD_OUTSIDE stand: sum of enum
    /// svision_edge.
    pub fn svision_reading_unread_sides(reading: *const svision_reading) -> c_uint;
    /// Returns the name of one MARK for programs, such as "cages", a constant string; "unknown" for
    /// other numbers. Thread-safe.
    pub fn svision_unread_mark_name(mark: svision_unread_mark) -> *const c_char;
    /// Returns the outer corners of the grid in the picture, in pixels, clockwise, starting with the top
    /// left corner of the upright grid.
    pub fn svision_reading_corners(reading: *const svision_reading) -> *const svision_quad;
    /// Returns the crossings of the grid lines in the picture, in pixels: side + 1 rows of side + 1
    /// points, which follow bent paper.
    pub fn svision_reading_crossings(reading: *const svision_reading) -> *const svision_point;
    /// Creates an empty reading to copy others to and stores it in *READING, which the caller owns and
    /// frees with svision_reading_destroy(); stores NULL on failure. ALLOCATOR is copied; NULL: malloc()
    /// and free(). Returns SVISION_OK, SVISION_ERR_ARGUMENT for a NULL READING, or SVISION_ERR_MEMORY.
    /// Thread-safe.
    pub fn svision_reading_create(allocator: *const sudoku_allocator, reading: *mut *mut svision_reading) -> svision_status;
    /// Copies FROM to READING, which was made by svision_reading_create(). Allocates nothing. Does
    /// nothing if either is NULL.
    pub fn svision_reading_copy(reading: *mut svision_reading, from: *const svision_reading);
    /// Frees READING, which was made by svision_reading_create(). Does nothing for NULL.
    pub fn svision_reading_destroy(reading: *mut svision_reading);
    /// Creates a reader with OPTIONS (NULL: defaults) and stores it in *READER, which the caller owns
    /// and frees with svision_reader_destroy(); stores NULL on failure. Returns SVISION_OK;
    /// SVISION_ERR_ARGUMENT for a NULL READER, an option out of range, or sides and boxes that no
    /// supported grid has; or SVISION_ERR_MEMORY. Thread-safe; a reader may be used by one thread at a
    /// time.
    pub fn svision_reader_create(options: *const svision_reader_options, reader: *mut *mut svision_reader) -> svision_status;
    /// Frees READER. Does nothing for NULL.
    pub fn svision_reader_destroy(reader: *mut svision_reader);
    /// Allocates memory for pictures of up to WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE) unless
    /// READER has it already. svision_reader_read() does the same when it meets a larger picture, and
    /// allocates more for the first grid that does not have nine rows; no other call allocates. Returns
    /// SVISION_OK; SVISION_ERR_ARGUMENT for a NULL or a size out of range; or SVISION_ERR_MEMORY, with
    /// READER unchanged.
    pub fn svision_reader_resize(reader: *mut svision_reader, width: c_uint, height: c_uint) -> svision_status;
    /// Reads IMAGE. Stores the number of grids found in *COUNT, and in *DIAGNOSIS (unless NULL) why
    /// there are none; the diagnosis belongs to READER and is valid until the next call. Returns
    /// SVISION_OK if there is at least one grid, SVISION_NO_GRID if there are none, SVISION_ERR_ARGUMENT
    /// for a NULL or an invalid image, or SVISION_ERR_MEMORY.
    pub fn svision_reader_read(reader: *mut svision_reader, image: *const svision_image, count: *mut usize, diagnosis: *mut *const svision_diagnosis) -> svision_status;
    /// Returns reading INDEX of the picture that READER read last, certain readings first and then by
    /// size; or NULL for an index out of range or a NULL READER. The reading belongs to READER and is
    /// valid until the next svision_reader_read().
    pub fn svision_reader_reading(reader: *const svision_reader, index: usize) -> *const svision_reading;
    /// Combines COUNT (>= 1) READINGS of one puzzle into one, so that a cell that one picture shows
    /// badly is read from another. READINGS are the caller's copies (svision_reading_copy()) of readings
    /// by this or other readers. Stores the result in FUSED, made by svision_reading_create() and none
    /// of READINGS: a copy of the most certain reading, with the givens, solution and certainty that
    /// follow from all of them. A cell that a reading's diagnosis names, and a reading with a cut-off
    /// grid, are used only if there is nothing better. For jigsaws, and for grids that share boxes but
    /// are not certain, the result is the most certain reading itself. Stores in *WHICH (unless NULL)
    /// the index of the most certain reading. Returns SVISION_OK; SVISION_DIFFERENT if the readings show
    /// different puzzles, with FUSED unchanged and *WHICH the index of one that differs from the most
    /// certain; SVISION_ERR_ARGUMENT for a NULL, COUNT 0, or a reading that is empty or of a side that
    /// READER does not read; or SVISION_ERR_MEMORY, with FUSED unchanged. Allocates work memory, from
    /// the allocator of READER. READER may be used by one thread at a time.
    pub fn svision_reader_fuse(reader: *mut svision_reader, readings: *mut *const svision_reading, count: usize, fused: *mut svision_reading, which: *mut usize) -> svision_status;
    /// Converts IMAGE to gray and reduces it by FACTOR (1..32): each pixel of GRAY is the rounded mean
    /// of FACTOR x FACTOR pixels, with colors weighted (77 R + 150 G + 29 B) / 256, the luma of ITU-R
    /// BT.601. GRAY receives (width / FACTOR) x (height / FACTOR) bytes without padding; a remainder at
    /// the right and bottom is ignored. WORK holds width / FACTOR elements; it may be NULL if FACTOR is
    /// 1. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for an invalid image, a NULL, or a FACTOR out of
    /// range or over the width or height.
    pub fn svision_gray(image: *const svision_image, factor: c_uint, work: *mut u32, gray: *mut u8) -> svision_status;
    /// Binarizes IMAGE (GRAY8): MASK (width * height bytes) is set to 1 where a pixel is below (1 -
    /// OFFSET) times the mean of the WINDOW x WINDOW square around it, otherwise 0. WINDOW is odd,
    /// 3..63; OFFSET is 0..0.9. Edge pixels are repeated beyond the edges. WORK holds width + WINDOW
    /// elements. Running sums make the time independent of WINDOW (Bradley & Roth, Adaptive Thresholding
    /// Using the Integral Image, 2007, without the integral image). Returns SVISION_OK, or
    /// SVISION_ERR_ARGUMENT for an invalid image, a NULL, or a number out of range.
    pub fn svision_threshold(image: *const svision_image, window: c_uint, offset: f32, work: *mut u32, mask: *mut u8) -> svision_status;
    /// Samples IMAGE (GRAY8) through MAP: pixel (x, y) of VIEW, WIDTH x HEIGHT bytes (each
    /// 1..SVISION_MAX_SIDE), is the bilinear interpolation of IMAGE at MAP(x, y). Edge pixels are
    /// repeated beyond the edges. Returns SVISION_OK, or SVISION_ERR_ARGUMENT for an invalid image, a
    /// NULL, or a size out of range.
    pub fn svision_warp(image: *const svision_image, map: *const svision_homography, width: c_uint, height: c_uint, view: *mut u8) -> svision_status;
    /// Returns the state of TRACK; SVISION_TRACK_NONE for NULL.
    pub fn svision_track_state(track: *const svision_track) -> svision_track_state;
    /// Returns what is missing before the puzzle can be committed, with SVISION_REASON_NONE if it is
    /// committed; NULL for NULL. The diagnosis belongs to TRACK.
    pub fn svision_track_diagnosis(track: *const svision_track) -> *const svision_diagnosis;
    /// Returns the tracked grid, ready for an overlay: its smoothed position, and the puzzle or the most
    /// likely digits; certain if the puzzle is committed. Its entries are those read in the majority of
    /// recent frames, and their verdicts are undecided without one. Returns NULL in SVISION_TRACK_NONE,
    /// and for NULL. The reading belongs to TRACK.
    pub fn svision_track_reading(track: *const svision_track) -> *const svision_reading;
    /// Returns the number of the committed puzzle, counted from 1; 0 if none has been committed yet. A
    /// puzzle that reappears before another one is committed keeps its number.
    pub fn svision_track_puzzle_number(track: *const svision_track) -> c_uint;
    /// Returns whether the puzzle received its number in this frame.
    pub fn svision_track_is_new(track: *const svision_track) -> bool;
    /// Returns whether the grid was detected in this frame, as opposed to being placed by motion or by
    /// the previous frame.
    pub fn svision_track_is_seen(track: *const svision_track) -> bool;
    /// Returns the number of frames whose evidence was accumulated for this grid.
    pub fn svision_track_frames(track: *const svision_track) -> c_uint;
    /// Returns the time since the grid was last detected, in seconds.
    pub fn svision_track_time_unseen(track: *const svision_track) -> f64;
    /// Returns the recommended opacity of an overlay, 0..1: 1 while the picture shows the grid at its
    /// position; it falls to 0 within 0.15 seconds when it does not, and at once over another puzzle or
    /// when the position is lost. 0 if no grid is tracked.
    pub fn svision_track_visibility(track: *const svision_track) -> f64;
    /// Returns a byte for each cell of the reading, row by row, 1 if something such as a hand or a pen
    /// covers the cell in this frame, so that an overlay there would be painted on the hand; otherwise
    /// 0. On boards of more than nine rows all are 0 until a puzzle is committed. NULL in
    /// SVISION_TRACK_NONE, and for NULL. The array belongs to TRACK.
    pub fn svision_track_covered(track: *const svision_track) -> *const u8;
    /// Returns, in the same form, the cells that are blank in the puzzle although a digit may be printed
    /// there: they have always been covered, their digit may be handwritten, or they are barely visible,
    /// as in a highlight. The solution is the same with or without the digit. NULL in
    /// SVISION_TRACK_NONE, and for NULL. The array belongs to TRACK.
    pub fn svision_track_unread(track: *const svision_track) -> *const u8;
    /// Creates an empty track to copy others to and stores it in *TRACK, which the caller owns and frees
    /// with svision_track_destroy(); stores NULL on failure. ALLOCATOR is copied; NULL: malloc() and
    /// free(). Returns SVISION_OK, SVISION_ERR_ARGUMENT for a NULL TRACK, or SVISION_ERR_MEMORY.
    /// Thread-safe.
    pub fn svision_track_create(allocator: *const sudoku_allocator, track: *mut *mut svision_track) -> svision_status;
    /// Copies FROM to TRACK, which was made by svision_track_create(). Allocates nothing. Does nothing
    /// if either is NULL.
    pub fn svision_track_copy(track: *mut svision_track, from: *const svision_track);
    /// Frees TRACK, which was made by svision_track_create(). Does nothing for NULL.
    pub fn svision_track_destroy(track: *mut svision_track);
    /// Creates a tracker with OPTIONS (NULL: defaults) and stores it in *TRACKER, which the caller owns
    /// and frees with svision_tracker_destroy(); stores NULL on failure. Returns SVISION_OK;
    /// SVISION_ERR_ARGUMENT for a NULL TRACKER, an option out of range, or sides and boxes that no
    /// supported grid has; or SVISION_ERR_MEMORY. Thread-safe; a tracker may be used by one thread at a
    /// time.
    pub fn svision_tracker_create(options: *const svision_tracker_options, tracker: *mut *mut svision_tracker) -> svision_status;
    /// Frees TRACKER. Does nothing for NULL.
    pub fn svision_tracker_destroy(tracker: *mut svision_tracker);
    /// Forgets the grid and its evidence, as for a new recording. Does nothing for NULL.
    pub fn svision_tracker_reset(tracker: *mut svision_tracker);
    /// Processes IMAGE, the next frame, taken at SECONDS on any clock that does not run backwards, and
    /// stores the new state in *TRACK, which belongs to TRACKER and is changed by the next call. Memory
    /// is allocated only for the first frame and for a larger one. A frame of another size restarts
    /// tracking, but the last puzzle keeps its number. Returns SVISION_OK; SVISION_ERR_ARGUMENT for a
    /// NULL, an invalid image, or SECONDS that are not finite; or SVISION_ERR_MEMORY. A failed call
    /// changes nothing.
    pub fn svision_tracker_update(tracker: *mut svision_tracker, image: *const svision_image, seconds: f64, track: *mut *const svision_track) -> svision_status;
}
