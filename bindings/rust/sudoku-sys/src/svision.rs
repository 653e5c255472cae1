//! What the headers of the C library declare as svision_*.
//!
//! Written by bindings/generate/to_rust.py; `./run abi` writes it anew.

use crate::*;
use std::os::raw::{c_char, c_int, c_uint, c_void};

/// The API version: the soname comes from it. An addition raises MINOR, a change or a removal
/// raises MAJOR, and a repair that changes neither raises PATCH. It is not the project's version.
pub const SVISION_API_VERSION_MAJOR: u32 = 0;

pub const SVISION_API_VERSION_MINOR: u32 = 1;

pub const SVISION_API_VERSION_PATCH: u32 = 0;

pub const SVISION_API_VERSION: u32 = 100;

pub type svision_status = c_int;
/// Done: what was asked for is in the outputs.
pub const SVISION_OK: svision_status = 0;
/// The picture shows no grid.
pub const SVISION_NO_GRID: svision_status = 1;
/// There is more than the caller's memory holds, which holds what came first.
pub const SVISION_TRUNCATED: svision_status = 2;
/// The readings show different puzzles.
pub const SVISION_DIFFERENT: svision_status = 3;
/// An argument is out of its range.
pub const SVISION_ERR_ARGUMENT: svision_status = -1;
/// The allocator gave no memory.
pub const SVISION_ERR_MEMORY: svision_status = -2;

/// Largest width and height of a picture.
pub const SVISION_MAX_SIDE: u32 = 32768;

pub type svision_format = c_int;
/// One byte a pixel: brightness.
pub const SVISION_GRAY8: svision_format = 0;
/// Three bytes a pixel.
pub const SVISION_RGB24: svision_format = 1;
pub const SVISION_BGR24: svision_format = 2;
/// Four bytes a pixel; the last one, opacity, is not looked at.
pub const SVISION_RGBA32: svision_format = 3;
/// Four bytes for two pixels: brightness at 0 and 2. An odd width has half a pair at the end
/// of a row, which still takes four bytes.
pub const SVISION_YUYV: svision_format = 4;
/// The same with brightness at 1 and 3.
pub const SVISION_UYVY: svision_format = 5;
/// Planes: brightness as in GRAY8, then one of interleaved color with half the rows, rounded
/// up, of the same stride.
pub const SVISION_NV12: svision_format = 6;
/// Planes: brightness, then two of color with half the rows and half the stride, both rounded
/// up.
pub const SVISION_I420: svision_format = 7;

/// A picture: row y starts at pixels + y * stride.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_image {
    pub pixels: *const u8,
    /// 1..SVISION_MAX_SIDE each.
    pub width: c_uint,
    pub height: c_uint,
    /// Bytes from row to row (of the first plane), at least those of a row.
    pub stride: usize,
    pub format: svision_format,
}

/// Like struct svision_image, but for writing. Colors in YUV formats are those of ITU-R BT.601 with
/// brightness 16..235, as cameras give them. The fourth byte of RGBA32 becomes 255 where a function
/// paints the whole picture, and is left alone where it paints on top of one.
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

/// Four corners, clockwise as seen on the screen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_quad {
    pub corner: [svision_point; 4],
}

/// A projective map of the plane, row by row: (x, y) goes to ((m0 x + m1 y + m2) / w,
/// (m3 x + m4 y + m5) / w) with w = m6 x + m7 y + m8.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_homography {
    pub m: [f64; 9],
}

/// One border: of an area (its outermost pixels, counter-clockwise on the screen), or of a hole in
/// one (the area's pixels around it, clockwise).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_contour {
    /// Where its points begin, and how many there are: the pixel met first and those in which the
    /// line changes its direction. Between two of them, and from the last to the first, it runs
    /// straight: across, down or diagonally.
    pub first: usize,
    pub length: usize,
    /// Number of the border next around it: of an area for a hole, of a hole for an area that lies
    /// in one, else SVISION_NO_PARENT. It comes before this one.
    pub parent: usize,
    /// 1: the border of a hole.
    pub hole: u8,
}

/// Room for contours, and what was found. Set the pointers and capacities.
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

/// Why there is no reading, why it is uncertain, or what a puzzle lacks that is followed.
pub type svision_reason = c_int;
pub const SVISION_REASON_NONE: svision_reason = 0;
/// Nothing in the picture is dark and large enough to be a grid.
pub const SVISION_REASON_NO_OUTLINE: svision_reason = 1;
/// Dark areas, but none with four sides.
pub const SVISION_REASON_NO_QUADRILATERAL: svision_reason = 2;
/// Areas with four sides, but without the lines of a grid.
pub const SVISION_REASON_NO_LINES: svision_reason = 3;
/// The picture, or what looks like a grid in it, is too small.
pub const SVISION_REASON_TOO_SMALL: svision_reason = 4;
/// The cells are too few pixels wide.
pub const SVISION_REASON_LOW_RESOLUTION: svision_reason = 5;
/// The grid goes on beyond an edge of the picture. Also without a reading.
pub const SVISION_REASON_CUT_OFF: svision_reason = 6;
/// Glare or a hard shadow lies on cells.
pub const SVISION_REASON_GLARE: svision_reason = 7;
/// Cells that may hold a digit or none.
pub const SVISION_REASON_FAINT: svision_reason = 8;
/// Digits that look like others as well.
pub const SVISION_REASON_AMBIGUOUS: svision_reason = 9;
/// Digits that the rules of Sudoku overruled.
pub const SVISION_REASON_OVERRULED: svision_reason = 10;
/// Digits that cannot stand together: they look alike in one row, column or box.
pub const SVISION_REASON_CONFLICT: svision_reason = 11;
/// The digits read leave several solutions.
pub const SVISION_REASON_SEVERAL_SOLUTIONS: svision_reason = 12;
/// The digits read leave no solution.
pub const SVISION_REASON_NO_SOLUTION: svision_reason = 13;
/// Fewer digits than a puzzle with one solution needs: 17 of nine rows.
pub const SVISION_REASON_FEW_DIGITS: svision_reason = 14;
/// Out of focus, or moved while the picture was taken. Also without a reading. With one, it
/// stands for what would be said of the digits.
pub const SVISION_REASON_BLURRED: svision_reason = 15;
/// The cells named are not clear yet; more frames may do.
pub const SVISION_REASON_FEW_FRAMES: svision_reason = 16;
/// Something lies on the cells named, such as a hand, and what is seen is not enough.
pub const SVISION_REASON_COVERED: svision_reason = 17;
/// The grid shares boxes with others, such as those of a samurai, which cannot all be read for
/// sure: it is no whole puzzle.
pub const SVISION_REASON_JOINED: svision_reason = 18;

/// Edges of the picture, whichever way up the grid lies.
pub type svision_edge = c_int;
pub const SVISION_EDGE_LEFT: svision_edge = 1;
pub const SVISION_EDGE_TOP: svision_edge = 2;
pub const SVISION_EDGE_RIGHT: svision_edge = 4;
pub const SVISION_EDGE_BOTTOM: svision_edge = 8;

#[repr(C)]
pub struct svision_diagnosis {
    _private: [u8; 0],
}

/// Pixels of a cell, in a row and in a column.
pub const SVISION_CELL_SIDE: u32 = 32;

/// Answers: none, and the digits 1..9.
pub const SVISION_ANSWERS: u32 = 10;

/// What is in a cell.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_digit {
    /// Negative natural logarithm of each answer's probability, 0..21: \[0\] blank, or something that
    /// is no digit, \[1..9\] digits.
    pub cost: [f32; 10],
    /// How much darker than the paper around it the darkest part is, 0..1.
    pub ink: f32,
    /// Brightness of the paper in the middle, 0..255; and its brightest part by its darkest, 1 or
    /// more: over 1.4 where the edge of a shadow runs through the cell.
    pub paper: f32,
    pub contrast: f32,
    /// 1: there is a mark, and this is its box, in pixels of the cell; 0: the cell is empty.
    pub found: u8,
    pub left: u8,
    pub top: u8,
    pub width: u8,
    pub height: u8,
}

/// Rows, and columns, that a drawn board has at most.
pub const SVISION_DRAW_MAX_SIDE: u32 = 64;

/// Colors of a drawn board.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_draw_colors {
    pub paper: svision_color,
    /// Cells of windows, asterisks, center dots and girandolas.
    pub shade: svision_color,
    /// Between cells, along diagonals and within the edges of windows; around boxes and regions.
    pub thin: svision_color,
    pub thick: svision_color,
    pub title: svision_color,
    pub given: svision_color,
    pub found: svision_color,
    pub candidate: svision_color,
}

/// Colors of a step. Shapes tell the same for whoever does not see them: premises are discs, or
/// rings where a chain begins a strong link; fins are diamonds, patterns of uniqueness squares;
/// eliminations are crossed out; placements are squares in a framed cell. Strong links are whole
/// arrows, weak ones dashed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_step_colors {
    /// Units that must hold a digit, and cells that must take a candidate.
    pub unit: svision_color,
    pub cell: svision_color,
    /// Each mark of a candidate and its edge; where a strong link begins, the ring's inside.
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
    /// The digits on marks of placements, and on other marks.
    pub placed: svision_color,
    pub marked: svision_color,
    pub strong_link: svision_color,
    pub weak_link: svision_color,
}

/// What is drawn. Begin with SVISION_DRAWING_INIT, then set what there is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_drawing {
    /// sizeof(struct svision_drawing): lets the struct grow.
    pub size: usize,
    /// Up to SVISION_DRAW_MAX_SIDE rows and columns. In a layout without boxes and regions, units
    /// that fill a rectangle are taken for boxes.
    pub layout: *const sudoku_layout,
    /// Digits, cell_count numbers 0..side, 0 for an empty cell; NULL: an empty board. Up to side 35
    /// they are drawn as 1..9 A..Z, on larger boards as numbers.
    pub cells: *const u8,
    /// Digits that were given, cell_count numbers, 0 for none; what CELLS has beyond them was found.
    /// NULL: all were given.
    pub givens: *const u8,
    /// Drawn small in empty cells, cell_count sets; NULL: none.
    pub candidates: *const sudoku_digitset,
    /// Above the board, in one line, made smaller where it is long; UTF-8, of which ASCII has
    /// glyphs. NULL or empty: none.
    pub title: *const c_char,
    /// NULL: givens black, found digits blue, on white paper; both paler around a step.
    pub colors: *const svision_draw_colors,
    /// The symbols of the digits 1, 2 ... side: as many ASCII characters. NULL: the usual ones.
    pub symbols: *const c_char,
    /// A step that is shown among CELLS and CANDIDATES, the position before it; NULL: none. It is
    /// left out where candidates would be too small to see.
    pub step: *const sudoku_step,
    /// NULL: colors that most people with a color vision deficiency can tell apart (M. Okabe and
    /// K. Ito, Color Universal Design, 2008).
    pub step_colors: *const svision_step_colors,
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
    };
}

/// What draws on something that is no canvas: a page, a plotter, a window. Each function gets USER;
/// places are in pixels from the top left corner, x to the right, y down. A path is begun by move(),
/// may be closed, and is drawn by stroke() with a round pen of WIDTH, or its area by fill(); the
/// next move() begins another part of it, or after stroke() and fill() another path.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_pen {
    /// sizeof(struct svision_pen): lets the struct grow.
    pub size: usize,
    pub user: *mut c_void,
    /// Fills a rectangle, which has nothing to do with the path.
    pub rect: Option<unsafe extern "C" fn(user: *mut c_void, corner: svision_point, width: f64, height: f64, color: svision_color)>,
    pub r#move: Option<unsafe extern "C" fn(user: *mut c_void, to: svision_point)>,
    pub line: Option<unsafe extern "C" fn(user: *mut c_void, to: svision_point)>,
    /// A cubic Bezier curve: its two control points, then its end.
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

/// Cells in a row, and columns, of the largest grid.
pub const SVISION_OVERLAY_MAX_SIDE: u32 = 64;

/// Marks on a cell; their shapes differ as their colors do.
pub type svision_cell_mark = c_int;
pub const SVISION_CELL_PLAIN: svision_cell_mark = 0;
/// a small one in the corner, faint
pub const SVISION_CELL_TICK: svision_cell_mark = 1;
/// around the cell's middle
pub const SVISION_CELL_RING: svision_cell_mark = 2;
/// a dashed ring, and a question mark in the corner
pub const SVISION_CELL_QUERY: svision_cell_mark = 3;

/// Colors of marks.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_mark_colors {
    pub tick: svision_color,
    pub ring: svision_color,
    pub query: svision_color,
}

/// What is painted. Begin with SVISION_OVERLAY_INIT, then set what there is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_overlay {
    /// sizeof(struct svision_overlay): lets the struct grow.
    pub size: usize,
    /// Cells in a row, and rows: 2..SVISION_OVERLAY_MAX_SIDE.
    pub side: c_uint,
    /// Where the grid lies; one of the two, CROSSINGS where both are set. MAP takes the grid's
    /// corners (0, 0), (side, 0), (side, side), (0, side) to the picture. CROSSINGS holds
    /// (side + 1) * (side + 1) points of the picture, row by row: digits then follow bent paper.
    pub map: *const svision_homography,
    pub crossings: *const svision_point,
    /// side * side digits 0..side, 0 for none; NULL: none at all.
    pub digits: *const u8,
    /// Cells that are not 0 here are left alone, whatever else is asked for; NULL: all are open.
    pub givens: *const u8,
    /// Painted small in open cells without a digit, side * side sets; NULL: none.
    pub candidates: *const sudoku_digitset,
    pub color: svision_color,
    /// 0: invisible, the picture stays as it is; 1: hides what is below.
    pub opacity: f32,
    /// Multiplies the digits' color by how bright the paper is in each cell, beside the brightest
    /// one, as if they had been printed on it.
    pub lit: bool,
    /// A line along the grid's edge, as many cells wide (up to 1); 0: none.
    pub outline: f32,
    pub outline_color: svision_color,
    /// Marks of cells, given ones too: side * side of enum svision_cell_mark; NULL: none.
    pub marks: *const u8,
    /// NULL: green, red and brown.
    pub mark_colors: *const svision_mark_colors,
    /// A step for a board of LAYOUT, which has side rows and columns; NULL: none. Cells that it
    /// rests on are tinted, its candidates marked and its links drawn as by svision_draw_board().
    pub step: *const sudoku_step,
    pub layout: *const sudoku_layout,
    /// The position before the step: side * side digits, 0 for a cell that it takes for empty, and
    /// sets; NULL: an empty board, with all candidates.
    pub step_cells: *const u8,
    pub step_candidates: *const sudoku_digitset,
    /// NULL: colors of its own.
    pub step_colors: *const svision_step_colors,
    /// The symbols of the digits 1, 2 ... side: as many ASCII characters. NULL: the usual ones.
    pub symbols: *const c_char,
    /// Digits past 9 are numbers, but for one whose symbol is 0.
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
        marks: std::ptr::null(),
        mark_colors: std::ptr::null(),
        step: std::ptr::null(),
        layout: std::ptr::null(),
        step_cells: std::ptr::null(),
        step_candidates: std::ptr::null(),
        step_colors: std::ptr::null(),
        symbols: std::ptr::null(),
        numbers: false,
    };
}

/// Cells of a classic grid.
pub const SVISION_CELLS: u32 = 81;

/// Cells in a row, cells, and crossings of lines: bounds that no reading exceeds as long as the
/// soname stays the same, for arrays of the caller's.
pub const SVISION_MAX_ROW: u32 = 25;

pub const SVISION_MAX_CELLS: u32 = 625;

pub const SVISION_MAX_CROSSINGS: u32 = 676;

/// Whether a reading can be relied on.
pub type svision_certainty = c_int;
pub const SVISION_SURE: svision_certainty = 0;
/// The reading is the most likely one, but look at it: the diagnosis says why.
pub const SVISION_UNCERTAIN: svision_certainty = 1;

/// What stands in a cell.
pub type svision_writing = c_int;
pub const SVISION_WRITING_NONE: svision_writing = 0;
pub const SVISION_WRITING_PRINT: svision_writing = 1;
/// A digit written by hand.
pub const SVISION_WRITING_HAND: svision_writing = 2;
/// Small digits written by hand: what somebody thinks possible there.
pub const SVISION_WRITING_CANDIDATES: svision_writing = 3;
/// Something that was crossed out, or cannot be read.
pub const SVISION_WRITING_CROSSED: svision_writing = 4;

/// What a digit by hand is beside the solution of what is printed.
pub type svision_verdict = c_int;
/// there is none
pub const SVISION_VERDICT_NONE: svision_verdict = 0;
pub const SVISION_VERDICT_RIGHT: svision_verdict = 1;
pub const SVISION_VERDICT_MISTAKE: svision_verdict = 2;
/// It may be one digit or another, or the solution is not sure.
pub const SVISION_VERDICT_UNDECIDED: svision_verdict = 3;

#[repr(C)]
pub struct svision_reading {
    _private: [u8; 0],
}

/// How many cells a row may have, a bit 1 << N for each such number N: 4, 6, 8, 9, 10, 12, 15, 16
/// and 25.
pub const SVISION_SIDES: u32 = 33658704;

/// Most grids that one picture gives.
pub const SVISION_MAX_GRIDS: u32 = 8;

/// Stages, in the order in which a picture passes through them.
pub type svision_stage = c_int;
/// brightness in several sizes
pub const SVISION_STAGE_GRAY: svision_stage = 0;
/// threshold, outlines, quadrilaterals, lines
pub const SVISION_STAGE_DETECT: svision_stage = 1;
/// straightened cells
pub const SVISION_STAGE_CELLS: svision_stage = 2;
/// marks in the cells, scores of the digits, the way up
pub const SVISION_STAGE_DIGITS: svision_stage = 3;
/// the most likely reading that keeps the rules
pub const SVISION_STAGE_READ: svision_stage = 4;

/// Told after each stage, by the thread that reads: its wall-clock time in SECONDS and what it made,
/// a picture in GRAY8 that is valid during the call, or NULL. A stage may come several times, once
/// for each grid or attempt.
pub type svision_trace = unsafe extern "C" fn(user: *mut c_void, stage: svision_stage, seconds: f64, picture: *const svision_image);

/// How svision_reader_create() builds a reader.
/// Begin with SVISION_READER_OPTIONS_INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_reader_options {
    /// sizeof(struct svision_reader_options): lets the struct grow.
    pub size: usize,
    /// NULL: not called.
    pub trace: Option<svision_trace>,
    pub trace_user: *mut c_void,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// How many cells a row may have: some of SVISION_SIDES; 0: all of them. Grids of nine are
    /// looked for first, others only in pictures without one.
    pub sides: u32,
    /// Rows and columns that a box must have; 0: what the lines and the rules say.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// How many grids of a picture are read at most, the largest ones: 1..SVISION_MAX_GRIDS; 0: as
    /// many as that.
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
/// No grid is followed.
pub const SVISION_TRACK_NONE: svision_track_state = 0;
/// A grid is followed, its puzzle is not committed.
pub const SVISION_TRACK_OUTLINED: svision_track_state = 1;
/// The puzzle is committed.
pub const SVISION_TRACK_COMMITTED: svision_track_state = 2;

/// What is known after a frame. Functions of a track take NULL for one of a frame without a grid.
#[repr(C)]
pub struct svision_track {
    _private: [u8; 0],
}

/// How svision_tracker_create() builds a tracker. Begin with SVISION_TRACKER_OPTIONS_INIT, then set
/// what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct svision_tracker_options {
    /// sizeof(struct svision_tracker_options): lets the struct grow.
    pub size: usize,
    /// How long a grid that is not seen is kept, in seconds, up to 60; 0: 2.
    pub hold: f64,
    /// By how much the best board with one solution has to lead before the next, in natural
    /// logarithms of the odds, 1..100; 0: 8.
    pub margin: f64,
    /// After which time, in seconds, evidence counts 1/e of what it did, up to 60; 0: 0.5. However
    /// few frames a second there are, the last handful counts.
    pub memory: f64,
    /// As in struct svision_reader_options.
    pub trace: Option<svision_trace>,
    pub trace_user: *mut c_void,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// How many cells a row of the grid may have: some of SVISION_SIDES; 0: 9. Others than 9 are
    /// looked for in frames without such a grid, which takes more time.
    pub sides: u32,
    /// Rows and columns that a box must have; 0: what the lines and the rules say.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
}

impl svision_tracker_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        hold: 0.0,
        margin: 0.0,
        memory: 0.0,
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
    /// The project's version, as "1.2.3": a constant text that nobody frees. Any thread may call it.
    pub fn svision_version() -> *const c_char;
    /// SVISION_API_VERSION of the library that runs: compare it with the header's to detect a library
    /// that is older than the program. Any thread may call it.
    pub fn svision_api_version() -> c_uint;
    /// A short English name of STATUS, such as "no grid found": a constant text that nobody frees.
    /// A number that is no status gives "unknown status". Any thread may call it.
    pub fn svision_strstatus(status: svision_status) -> *const c_char;
    /// Why this thread's last refused call was refused, such as "options->max_grids is over 8":
    /// arguments are called as in the headers, and the fields of a picture or a canvas as those of
    /// svision_image_check()'s IMAGE. A call refuses an argument with SVISION_ERR_ARGUMENT or, where it
    /// gives no status, with what its description says. A constant text that nobody frees, never NULL:
    /// "no argument was refused" before the first. Any thread may call it.
    pub fn svision_argument_error() -> *const c_char;
    /// Bytes that a row of WIDTH pixels (1..SVISION_MAX_SIDE) takes in FORMAT's first plane: the
    /// smallest stride. 0 for an unknown format or a width out of range. Any thread may call it.
    pub fn svision_image_row(format: svision_format, width: c_uint) -> usize;
    /// Checks that IMAGE is sound and stores in *SIZE (unless NULL) how many bytes its pixels take in
    /// all, padding between rows included and that after the last row left out.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: NULL image or pixels, a size out of range, a stride under a
    /// row, an unknown format, or a total that size_t cannot hold. Any thread may call it.
    pub fn svision_image_check(image: *const svision_image, size: *mut usize) -> svision_status;
    /// What CANVAS shows, as a picture to read from; one without pixels, which no function takes, for
    /// NULL. Any thread may call it.
    pub fn svision_canvas_image(canvas: *const svision_canvas) -> svision_image;
    /// Finds the four-sided figure that encloses the convex polygon POINTS (COUNT corners, clockwise or
    /// not, 4 or more) with little waste: while there are more than four edges, the one goes whose
    /// removal adds the least area (Hormann & Goldenthal's greedy enclosing k-gon). WORK holds COUNT
    /// points, may be POINTS itself, and is overwritten.
    /// SVISION_OK: *QUAD is clockwise and starts at the corner nearest to the top left one of its
    /// bounding box, and its area is finite and over 0. SVISION_ERR_ARGUMENT: a NULL, or a polygon
    /// without such a figure.
    pub fn svision_quad_enclose(points: *const svision_point, count: usize, work: *mut svision_point, quad: *mut svision_quad) -> svision_status;
    /// Area of QUAD, positive where its corners are clockwise on the screen; NAN for NULL.
    pub fn svision_quad_area(quad: *const svision_quad) -> f64;
    /// Finds the homography that takes FROM to TO, COUNT points each (4 or more): exactly for four
    /// points, by least squares of w times the distance for more (the normalized direct linear
    /// transform: Hartley & Zisserman, Multiple View Geometry, 2nd ed., section 4.4). WEIGHTS holds a
    /// factor of 0 or more for each pair; NULL: all alike.
    /// SVISION_OK: all numbers of *MAP are finite; SVISION_ERR_ARGUMENT: a NULL, fewer points, a weight
    /// under 0, or points that determine no map.
    pub fn svision_homography_fit(from: *const svision_point, to: *const svision_point, weights: *const f64, count: usize, map: *mut svision_homography) -> svision_status;
    /// The same where some pairs are wrong: ROUNDS (1..100) fits, each but the first with weights times
    /// 1 / (1 + (r / s)^2), where r is a pair's distance and s = max(SCALE, 1.5 times the median r of
    /// the pairs with a weight) (iteratively reweighted least squares with Cauchy's weights: Holland &
    /// Welsch, 1977). WORK holds 2 * COUNT numbers. Statuses as above; also SCALE of 0 or less is
    /// SVISION_ERR_ARGUMENT.
    pub fn svision_homography_robust(from: *const svision_point, to: *const svision_point, weights: *const f64, count: usize, rounds: c_uint, scale: f64, work: *mut f64, map: *mut svision_homography) -> svision_status;
    /// Where MAP takes POINT: infinitely far, or nowhere (NAN), where POINT lies on the horizon; nowhere
    /// where MAP is NULL.
    pub fn svision_homography_map(map: *const svision_homography, point: svision_point) -> svision_point;
    /// Stores in *INVERSE the map that undoes MAP; both may be one object. SVISION_OK: all its numbers
    /// are finite; SVISION_ERR_ARGUMENT: a NULL, or a MAP that cannot be undone.
    pub fn svision_homography_invert(map: *const svision_homography, inverse: *mut svision_homography) -> svision_status;
    /// Stores in *PRODUCT the map that does FIRST and then SECOND; all may be one object. Does nothing
    /// where one of them is NULL.
    pub fn svision_homography_chain(first: *const svision_homography, second: *const svision_homography, product: *mut svision_homography);
    /// Follows all borders in MASK, WIDTH x HEIGHT bytes (each 1..SVISION_MAX_SIDE; not 0: dark),
    /// without padding; areas hang together across corners too, holes do not. WORK holds
    /// SVISION_CONTOUR_WORK(WIDTH, HEIGHT) numbers and is overwritten. Borders come in the order in
    /// which rows from the top meet them (Suzuki & Abe, Topological Structural Analysis of Digitized
    /// Binary Images by Border Following, CVGIP 30, 1985, algorithm 1).
    /// SVISION_OK; SVISION_TRUNCATED: the contours or the points do not fit, FOUND holds those that came
    /// first; SVISION_ERR_ARGUMENT: a NULL, or a size out of range.
    pub fn svision_contour_find(mask: *const u8, width: c_uint, height: c_uint, work: *mut i32, found: *mut svision_contours) -> svision_status;
    /// Finds the smallest convex polygon around POINTS (COUNT of them, 1 or more; finite numbers) by
    /// Andrew's monotone chain (Another Efficient Algorithm for Convex Hulls in Two Dimensions,
    /// Information Processing Letters 9, 1979). WORK holds COUNT points, may be POINTS itself, and is
    /// overwritten; HULL holds COUNT points.
    /// SVISION_OK: HULL begins with *CORNERS corners (COUNT at most), clockwise on the screen from the
    /// leftmost one (of several the topmost), none of them on the line between its neighbors; 1 where
    /// all points are one, 2 where they lie on one line. All of this is exact, however close to a line
    /// they lie, while no coordinate but 0 is smaller than the largest by a factor of 2^900; beyond
    /// that, corners may be missing. SVISION_ERR_ARGUMENT: a NULL, no points, or one that is infinite or
    /// not a number; nothing was written.
    pub fn svision_hull(points: *const svision_point, count: usize, work: *mut svision_point, hull: *mut svision_point, corners: *mut usize) -> svision_status;
    /// What is wrong; SVISION_REASON_NONE for NULL.
    pub fn svision_diagnosis_reason(diagnosis: *const svision_diagnosis) -> svision_reason;
    /// The edges of the picture at which the grid is cut off: sum of enum svision_edge; 0 for NULL.
    pub fn svision_diagnosis_edges(diagnosis: *const svision_diagnosis) -> c_uint;
    /// The cells that the reason speaks of: a byte for each of the reading's, row by row, 1 or 0; NULL
    /// where there is no reading, and for NULL.
    pub fn svision_diagnosis_cells(diagnosis: *const svision_diagnosis) -> *const u8;
    /// What both cells of a conflict read, where there are two and both read the same; else 0.
    pub fn svision_diagnosis_digit(diagnosis: *const svision_diagnosis) -> c_uint;
    /// Writes DIAGNOSIS for people, such as "cut off at the left edge" or "glare at r3c7", with up to
    /// eight cells, to TEXT, at most CAPACITY bytes with the 0 at the end (TEXT may be NULL where
    /// CAPACITY is 0); 120 are enough. Empty where nothing is wrong, and for NULL. Gives the length that
    /// the text has or would have without the limit.
    pub fn svision_diagnosis_explain(diagnosis: *const svision_diagnosis, text: *mut c_char, capacity: usize) -> usize;
    /// The same in the few words that a person who holds a camera can take in, such as "move closer" or
    /// "r2c5 and r2c8 both read 7"; 80 bytes are enough.
    pub fn svision_diagnosis_hint(diagnosis: *const svision_diagnosis, text: *mut c_char, capacity: usize) -> usize;
    /// The name of REASON for programs, such as "no-outline": a constant text; "unknown" for a number
    /// that is no reason.
    pub fn svision_reason_name(reason: svision_reason) -> *const c_char;
    /// What to do about REASON, one English sentence: a constant text.
    pub fn svision_reason_advice(reason: svision_reason) -> *const c_char;
    /// Looks at CELL, SVISION_CELL_SIDE x SVISION_CELL_SIDE pixels of GRAY8 with the cell's lines along
    /// its edges, as svision_warp() makes it from a photo, and stores what it finds in *DIGIT. The mark
    /// is what is dark against the cell closed (van Droogenbroeck & Talbot, 1996), without the remains
    /// of the border lines; its gradients (Liu, Nakashima, Sako & Fujisawa, Pattern Recognition 36,
    /// 2003, section 3.2) are projected and compared with learned templates (Goldberger et al.,
    /// Neighborhood Components Analysis, 2004). The table was learned from fonts: handwriting is read
    /// where it looks like print. Nothing is allocated; a call takes about 32 KiB of the stack. Any
    /// thread may call it.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound image, another format or size.
    pub fn svision_digit_classify(cell: *const svision_image, digit: *mut svision_digit) -> svision_status;
    /// Stores in *HEIGHT the height of a picture WIDTH (1..SVISION_MAX_SIDE) pixels wide in which
    /// DRAWING has the same margin on all sides.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, too many rows or columns, a width out of range, or a
    /// height over SVISION_MAX_SIDE.
    pub fn svision_draw_height(drawing: *const svision_drawing, width: c_uint, height: *mut c_uint) -> svision_status;
    /// Draws DRAWING on CANVAS, all of which is painted over: as large as it fits, in the middle, with a
    /// margin of half a cell. All cells are squares of one size and all lines whole pixels; what would
    /// be too small to see is left out, all but the paper where a cell is less than a pixel.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, too many rows or columns, a digit
    /// over the side, a step of another layout.
    pub fn svision_draw_board(drawing: *const svision_drawing, canvas: *const svision_canvas) -> svision_status;
    /// Writes DRAWING as an SVG 1.1 document of WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE), ended
    /// by a zero byte, into TEXT of SIZE bytes (NULL where SIZE is 0) as snprintf() does: gives the
    /// length of the whole document, of which no more than fits is there. It needs no font. 0 where an
    /// argument is wrong, as for svision_draw_board().
    pub fn svision_draw_svg(drawing: *const svision_drawing, width: c_uint, height: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Draws DRAWING with PEN, laid out as svision_draw_board() does on a canvas of WIDTH x HEIGHT
    /// pixels (each 1..SVISION_MAX_SIDE), but without the paper.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: as for svision_draw_board(), or a pen without all of its
    /// functions.
    pub fn svision_draw_with(drawing: *const svision_drawing, width: c_uint, height: c_uint, pen: *const svision_pen) -> svision_status;
    /// Writes TEXT with PEN as svision_draw_text() does on a canvas; CENTER is from the corner, as all
    /// of a pen's places.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, a pen without all of its functions, a HEIGHT or CENTER
    /// out of the range there.
    pub fn svision_draw_text_with(pen: *const svision_pen, text: *const c_char, center: svision_point, height: f64, color: svision_color) -> svision_status;
    /// Width in pixels of TEXT (UTF-8) in capitals of HEIGHT pixels; 0 for NULL.
    pub fn svision_draw_text_width(text: *const c_char, height: f64) -> f64;
    /// Writes TEXT (UTF-8, one line) on top of what CANVAS shows, its middle at CENTER, with capitals of
    /// HEIGHT pixels (above 0, up to SVISION_MAX_SIDE) and an OPACITY of 0 (leaves all as it was) to 1.
    /// What lies beyond the canvas is cut off.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, a number out of range, or a center
    /// more than 2 * SVISION_MAX_SIDE away.
    pub fn svision_draw_text(canvas: *const svision_canvas, text: *const c_char, center: svision_point, height: f64, color: svision_color, opacity: f64) -> svision_status;
    /// Paints OVERLAY on CANVAS, on top of what it shows. Cells of which a part lies behind the horizon
    /// are left out, as is what lies beyond the canvas.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound canvas, a number out of range, neither map
    /// nor crossings, a map that cannot be undone, or a step without a layout of this size.
    pub fn svision_overlay_paint(overlay: *const svision_overlay, canvas: *const svision_canvas) -> svision_status;
    /// SVISION_UNCERTAIN for NULL.
    pub fn svision_reading_certainty(reading: *const svision_reading) -> svision_certainty;
    /// Why READING is uncertain; its reason is SVISION_REASON_NONE where it is sure.
    pub fn svision_reading_diagnosis(reading: *const svision_reading) -> *const svision_diagnosis;
    /// Cells in a row, and rows.
    pub fn svision_reading_side(reading: *const svision_reading) -> c_uint;
    /// Of a box: rows, and columns. Both 0 where regions take the place of boxes.
    pub fn svision_reading_box_rows(reading: *const svision_reading) -> c_uint;
    pub fn svision_reading_box_columns(reading: *const svision_reading) -> c_uint;
    /// Of a jigsaw, whose thick lines show regions in place of boxes: a number 0..side-1 for each cell,
    /// as sudoku_layout_options takes them, each number side times. NULL for boxes.
    pub fn svision_reading_regions(reading: *const svision_reading) -> *const u8;
    /// Of a grid that shares boxes with others, as those of a samurai do: row and column at which it
    /// begins in the figure of all, from 0, as sudoku_layout_create_joined() takes them. All readings of
    /// the picture are then grids of one puzzle, and solutions, how many there are, and certainty are
    /// those of all together. NULL: it is a puzzle of its own, or was not put together with others.
    pub fn svision_reading_place(reading: *const svision_reading) -> *const u16;
    /// The printed puzzle: a digit 1..side for each cell, or 0 where nothing is printed.
    pub fn svision_reading_cells(reading: *const svision_reading) -> *const u8;
    /// The symbols of the digits 1, 2 ... side as they are printed, terminated, where 0 stands for the
    /// highest one, such as "123456789ABCDEF0" of boards that count from 0 to F; as struct
    /// sudoku_text_board and struct svision_overlay take them. NULL: the usual ones, 1..9 A..Z; or
    /// nothing tells, since the highest digit is printed nowhere.
    pub fn svision_reading_symbols(reading: *const svision_reading) -> *const c_char;
    /// Whether digits past 9 are printed as numbers, 10 and so on, in place of letters.
    pub fn svision_reading_numbers(reading: *const svision_reading) -> bool;
    /// A digit 1..side for each cell in which one is written by hand, else 0; as it is written, right or
    /// wrong, though one that is hard to read is taken to be right. Hands are read in classic grids
    /// with Latin digits only.
    pub fn svision_reading_entries(reading: *const svision_reading) -> *const u8;
    /// What stands in CELL (0..side * side - 1; SVISION_WRITING_NONE for others).
    pub fn svision_reading_writing(reading: *const svision_reading, cell: c_uint) -> svision_writing;
    /// The small digits that are written into CELL (0..side * side - 1), as far as they can be read;
    /// none for other cells. Where SVISION_WRITING_CANDIDATES stand, all may be unreadable. Of still
    /// pictures only.
    pub fn svision_reading_candidates(reading: *const svision_reading, cell: c_uint) -> sudoku_digitset;
    /// A digit 1..side for each cell in which one is written by hand, else 0: what it looks like most,
    /// the solution left aside.
    pub fn svision_reading_seen(reading: *const svision_reading) -> *const u8;
    /// Whether what is written by hand in CELL (0..side * side - 1) is right: by what it looks like, not
    /// by what should stand there. Where the print has several solutions, the one counts that was
    /// written down, as far as that is beyond doubt. SVISION_VERDICT_NONE where no digit is written, and
    /// for other cells.
    pub fn svision_reading_verdict(reading: *const svision_reading, cell: c_uint) -> svision_verdict;
    /// The one solution of the cells; all 0 where there are none or several.
    pub fn svision_reading_solution(reading: *const svision_reading) -> *const u8;
    /// Whether there is no doubt about the solution, whatever else is uncertain: SVISION_SURE where a
    /// digit by hand, or an empty cell, is all that may be misread. SVISION_UNCERTAIN where there is not
    /// exactly one. Of a track it is the certainty of the reading.
    pub fn svision_reading_solution_certainty(reading: *const svision_reading) -> svision_certainty;
    /// How many solutions the cells have: 0, 1, or 2 for several.
    pub fn svision_reading_solutions(reading: *const svision_reading) -> c_uint;
    /// How likely the printed puzzle is read rightly, 0..1, as far as digits may be others, or
    /// overlooked; of a hundred such readings so many are. Where something else speaks against it, such
    /// as several solutions or glare, it is less than half. That alone makes no reading sure, nor does
    /// it say anything of what is written by hand. 0 of a track.
    pub fn svision_reading_probability(reading: *const svision_reading) -> f32;
    /// How likely each cell is read rightly, 0..1.
    pub fn svision_reading_confidence(reading: *const svision_reading) -> *const f32;
    /// Negative natural logarithm of the probability of each answer in CELL (0..side * side - 1, else
    /// NULL is given) by what it looks like alone, the rules left aside: \[0\] nothing is printed,
    /// \[1..side\] printed digits; 0..14. Of a track it is that of all frames together, beyond the
    /// likeliest answer's.
    pub fn svision_reading_costs(reading: *const svision_reading, cell: c_uint) -> *const f32;
    /// The outer edges' corners in the picture, the reading's top left one first.
    pub fn svision_reading_corners(reading: *const svision_reading) -> *const svision_quad;
    /// The crossings of the lines, row by row, side + 1 in each; bent where the paper is.
    pub fn svision_reading_crossings(reading: *const svision_reading) -> *const svision_point;
    /// Makes a reading without cells, to copy others to, and stores it in *READING, which the caller
    /// then owns; NULL on failure. ALLOCATOR is copied; NULL: malloc() and free(). SVISION_OK;
    /// SVISION_ERR_ARGUMENT: READING is NULL; SVISION_ERR_MEMORY.
    pub fn svision_reading_create(allocator: *const sudoku_allocator, reading: *mut *mut svision_reading) -> svision_status;
    /// Copies FROM to READING, which svision_reading_create() made. It takes no memory. Nothing where
    /// one is NULL.
    pub fn svision_reading_copy(reading: *mut svision_reading, from: *const svision_reading);
    /// Frees READING, which svision_reading_create() made. NULL is left alone.
    pub fn svision_reading_destroy(reading: *mut svision_reading);
    /// Makes a reader with OPTIONS (NULL: the defaults) and stores it in *READER, which the caller then
    /// owns. On failure *READER is NULL. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, or sides and boxes of
    /// which no grid is read; SVISION_ERR_MEMORY. Any thread may call it; a reader belongs to one thread
    /// at a time.
    pub fn svision_reader_create(options: *const svision_reader_options, reader: *mut *mut svision_reader) -> svision_status;
    /// Frees READER. NULL is left alone.
    pub fn svision_reader_destroy(reader: *mut svision_reader);
    /// Takes memory for pictures up to WIDTH x HEIGHT pixels (each 1..SVISION_MAX_SIDE), if READER has
    /// less; svision_reader_read() does so itself when it meets a larger picture, and takes more for the
    /// first grid of another side than nine; no call takes memory otherwise. SVISION_OK;
    /// SVISION_ERR_ARGUMENT; SVISION_ERR_MEMORY: READER is as it was.
    pub fn svision_reader_resize(reader: *mut svision_reader, width: c_uint, height: c_uint) -> svision_status;
    /// Reads IMAGE. Stores the number of its grids in *COUNT, and in *DIAGNOSIS (unless NULL) why there
    /// is none, READER's own and valid until the next call.
    /// SVISION_OK: at least one. SVISION_NO_GRID: none. SVISION_ERR_ARGUMENT: a NULL, or an unsound
    /// image. SVISION_ERR_MEMORY.
    pub fn svision_reader_read(reader: *mut svision_reader, image: *const svision_image, count: *mut usize, diagnosis: *mut *const svision_diagnosis) -> svision_status;
    /// Reading INDEX of the picture that READER read last, sure ones first and then the largest;
    /// READER's own and valid until the next svision_reader_read(). NULL where there are not so many,
    /// and for NULL.
    pub fn svision_reader_reading(reader: *const svision_reader, index: usize) -> *const svision_reading;
    /// Reads one puzzle from COUNT (1 or more) READINGS of it, of pictures that READER or others took,
    /// copies of which the caller has (svision_reading_copy()): what one leaves open, another may show.
    /// Stores the result in FUSED, which svision_reading_create() made and which is none of them: it
    /// is a copy of the surest one, with the print, the solution and the certainty that all together
    /// have. A cell that a reading's diagnosis names, and a reading whose grid is cut off, count only
    /// where nothing better is there. Grids with regions in place of boxes are not added up: the surest
    /// reading stands for all; nor are those that share boxes with others, of which none is sure.
    /// Stores in *WHICH (unless NULL) the index of the surest reading.
    /// SVISION_OK. SVISION_DIFFERENT: they show different puzzles; FUSED is as it was, and *WHICH the
    /// index of one that differs from the surest. SVISION_ERR_ARGUMENT: a NULL, COUNT is 0, or a reading
    /// without cells, or of a side that READER does not read. SVISION_ERR_MEMORY: FUSED is as it was;
    /// no memory is taken where READER has read a grid of that side, or they are of nine.
    pub fn svision_reader_fuse(reader: *mut svision_reader, readings: *mut *const svision_reading, count: usize, fused: *mut svision_reading, which: *mut usize) -> svision_status;
    /// Makes a gray picture of IMAGE, each pixel the mean of FACTOR x FACTOR (1..32) ones, rounded;
    /// colors count by (77 R + 150 G + 29 B) / 256, the luma of ITU-R BT.601. Stores width / FACTOR x
    /// height / FACTOR pixels, without padding, in GRAY; a remainder at the right and below is cut off.
    /// WORK holds width / FACTOR numbers; it is not used for FACTOR 1 and may then be NULL.
    /// SVISION_OK; SVISION_ERR_ARGUMENT: an unsound image, a NULL, or a FACTOR out of range or over the
    /// width or height.
    pub fn svision_gray(image: *const svision_image, factor: c_uint, work: *mut u32, gray: *mut u8) -> svision_status;
    /// Marks what is darker than its surroundings: MASK (width * height bytes) gets 1 where a pixel of
    /// IMAGE (GRAY8) is below (1 - OFFSET) times the mean of the WINDOW x WINDOW square around it, else
    /// 0. WINDOW is odd, 3..63; OFFSET is 0..0.9; beyond its edges the picture goes on as at the edge.
    /// WORK holds width + WINDOW numbers. Running sums make the time independent of WINDOW (the method
    /// is Bradley & Roth's, Adaptive Thresholding Using the Integral Image, 2007, without the integral
    /// image). SVISION_OK; SVISION_ERR_ARGUMENT.
    pub fn svision_threshold(image: *const svision_image, window: c_uint, offset: f32, work: *mut u32, mask: *mut u8) -> svision_status;
    /// Looks at IMAGE (GRAY8) through MAP: pixel (x, y) of VIEW, WIDTH x HEIGHT bytes, is what IMAGE
    /// shows at MAP's image of (x, y), between four pixels (bilinear); beyond its edges the picture
    /// goes on as at the edge. SVISION_OK; SVISION_ERR_ARGUMENT.
    pub fn svision_warp(image: *const svision_image, map: *const svision_homography, width: c_uint, height: c_uint, view: *mut u8) -> svision_status;
    pub fn svision_track_state(track: *const svision_track) -> svision_track_state;
    /// What is missing until the puzzle is committed; its reason is SVISION_REASON_NONE where it
    /// is. NULL for NULL.
    pub fn svision_track_diagnosis(track: *const svision_track) -> *const svision_diagnosis;
    /// The grid that is followed, ready for an overlay: where it is, smoothed, and the puzzle or the
    /// most likely digits; sure where the puzzle is committed. Its entries are what most of the last
    /// frames read, and their verdicts are undecided until then. NULL in SVISION_TRACK_NONE, and for
    /// NULL.
    pub fn svision_track_reading(track: *const svision_track) -> *const svision_reading;
    /// Counts the puzzles that were committed, from 1; 0: none yet. A puzzle that comes into sight again
    /// before another one was committed keeps its number.
    pub fn svision_track_puzzle(track: *const svision_track) -> c_uint;
    /// Whether the puzzle was counted in this very frame.
    pub fn svision_track_is_fresh(track: *const svision_track) -> bool;
    /// Whether the grid was found in this very frame, and its place does not come from the motion of
    /// what is around, or from the frame before.
    pub fn svision_track_is_seen(track: *const svision_track) -> bool;
    /// Frames whose evidence was added up for this grid.
    pub fn svision_track_frames(track: *const svision_track) -> c_uint;
    /// Seconds since the grid was seen.
    pub fn svision_track_unseen(track: *const svision_track) -> f64;
    /// How much of what is painted on the grid should be seen, 0..1: 1 where the picture shows the grid
    /// in its place, falling to 0 within 0.15 seconds while it does not, and 0 at once over another
    /// puzzle and where nobody knows any more where the grid is. 0 where no grid is followed.
    pub fn svision_track_visibility(track: *const svision_track) -> f64;
    /// The cells on which something lies in this frame, such as a hand or a pen: a byte for each of the
    /// reading's, row by row, 1 or 0 (on boards of more than nine rows 0 until a puzzle is committed).
    /// What is painted there would lie on the hand. NULL in SVISION_TRACK_NONE, and for NULL.
    pub fn svision_track_covered(track: *const svision_track) -> *const u8;
    /// The cells, in the same form, that the puzzle has blank though a digit may be printed there: they
    /// were covered whenever the grid was seen, what stands there may be by hand as well, or it is
    /// hardly seen, as in a highlight. With that digit or without, the solution is the same. NULL in
    /// SVISION_TRACK_NONE, and for NULL.
    pub fn svision_track_unread(track: *const svision_track) -> *const u8;
    /// Makes a track without a grid, to copy others to, and stores it in *TRACK, which the caller then
    /// owns; NULL on failure. ALLOCATOR is copied; NULL: malloc() and free(). SVISION_OK;
    /// SVISION_ERR_ARGUMENT: TRACK is NULL; SVISION_ERR_MEMORY.
    pub fn svision_track_create(allocator: *const sudoku_allocator, track: *mut *mut svision_track) -> svision_status;
    /// Copies FROM to TRACK, which svision_track_create() made. It takes no memory. Nothing where one is
    /// NULL.
    pub fn svision_track_copy(track: *mut svision_track, from: *const svision_track);
    /// Frees TRACK, which svision_track_create() made. NULL is left alone.
    pub fn svision_track_destroy(track: *mut svision_track);
    /// Makes a tracker with OPTIONS (NULL: the defaults) and stores it in *TRACKER, which the caller
    /// then owns. On failure *TRACKER is NULL. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, a number out of
    /// its range, or sides or boxes of which no grid is read; SVISION_ERR_MEMORY. Any
    /// thread may call it; a tracker belongs to one thread at a time.
    pub fn svision_tracker_create(options: *const svision_tracker_options, tracker: *mut *mut svision_tracker) -> svision_status;
    /// Frees TRACKER. NULL is left alone.
    pub fn svision_tracker_destroy(tracker: *mut svision_tracker);
    /// Forgets the grid and what was seen of it, as for a new recording. Nothing for NULL.
    pub fn svision_tracker_reset(tracker: *mut svision_tracker);
    /// Looks at IMAGE, the next frame, taken at SECONDS on any clock that does not run backwards, and
    /// stores in *TRACK what is known now: TRACKER's own, which the next call changes. Memory is taken
    /// for the first frame and for a larger one only; a frame of another size than the one before starts
    /// anew, but the last puzzle keeps its number. SVISION_OK; SVISION_ERR_ARGUMENT: a NULL, an unsound
    /// image, or SECONDS that are no number; SVISION_ERR_MEMORY. After a failure all is as it was.
    pub fn svision_tracker_follow(tracker: *mut svision_tracker, image: *const svision_image, seconds: f64, track: *mut *const svision_track) -> svision_status;
}
