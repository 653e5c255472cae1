//! What the headers of the C library declare as sudoku_*.
//!
//! Written by bindings/generate/to_rust.py; `./run abi` writes it anew.

use std::os::raw::{c_char, c_int, c_uint, c_void};

/// Where an object takes its memory from. Copied by the object that is created with it; USER must
/// outlive that object. Memory is asked for when an object is created and, by objects that say so,
/// when they grow; never while solving. Both functions are called by the thread that calls the
/// library.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_allocator {
    /// Gives SIZE (at least 1) bytes aligned as malloc() does, or NULL.
    pub allocate: Option<unsafe extern "C" fn(user: *mut c_void, size: usize) -> *mut c_void>,
    /// Takes back POINTER, which allocate() gave; NULL is allowed and does nothing.
    pub release: Option<unsafe extern "C" fn(user: *mut c_void, pointer: *mut c_void)>,
    pub user: *mut c_void,
}

/// The largest digit that a set can hold, and so the largest side of a board.
pub const SUDOKU_MAX_SIDE: u32 = 64;

pub type sudoku_digitset = u64;

/// The API version: the soname comes from it. An addition raises MINOR, a change or a removal
/// raises MAJOR, and a repair that changes neither raises PATCH. It is not the project's version.
pub const SUDOKU_API_VERSION_MAJOR: u32 = 0;

pub const SUDOKU_API_VERSION_MINOR: u32 = 1;

pub const SUDOKU_API_VERSION_PATCH: u32 = 0;

pub const SUDOKU_API_VERSION: u32 = 100;

pub type sudoku_status = c_int;
/// Done: what was asked for is in the outputs.
pub const SUDOKU_OK: sudoku_status = 0;
/// The puzzle has no solution.
pub const SUDOKU_NO_SOLUTION: sudoku_status = 1;
/// The puzzle has more than one solution.
pub const SUDOKU_SEVERAL_SOLUTIONS: sudoku_status = 2;
/// The givens break a rule: sudoku_board_check() names the cells.
pub const SUDOKU_CONFLICT: sudoku_status = 3;
/// Propagation alone neither solves nor refutes the puzzle (engine `logic` only).
pub const SUDOKU_UNDECIDED: sudoku_status = 4;
/// The limit on solutions was reached: there may be more.
pub const SUDOKU_SOLUTION_LIMIT: sudoku_status = 5;
/// The limit on nodes was reached.
pub const SUDOKU_NODE_LIMIT: sudoku_status = 6;
/// The limit on time was reached.
pub const SUDOKU_TIME_LIMIT: sudoku_status = 7;
/// Another thread, or a callback, asked to stop.
pub const SUDOKU_CANCELLED: sudoku_status = 8;
/// The text holds no further puzzle.
pub const SUDOKU_END: sudoku_status = 9;
/// A search without a guarantee found nothing that fits.
pub const SUDOKU_NOT_FOUND: sudoku_status = 10;
/// An argument is out of its range.
pub const SUDOKU_ERR_ARGUMENT: sudoku_status = -1;
/// The allocator gave no memory.
pub const SUDOKU_ERR_MEMORY: sudoku_status = -2;
/// The text is malformed: the error tells where, and what was expected.
pub const SUDOKU_ERR_TEXT: sudoku_status = -3;
/// The caller's read function reported a failure.
pub const SUDOKU_ERR_READ: sudoku_status = -4;
/// An engine gave a board that is no solution of the puzzle: a defect of this library.
pub const SUDOKU_ERR_INTERNAL: sudoku_status = -5;

/// Cells of the largest square board.
pub const SUDOKU_MAX_CELLS: u32 = 4096;

/// Extra units on top of rows, columns and boxes; they combine with |.
pub type sudoku_variant = c_int;
/// Both main diagonals (Sudoku X); any side.
pub const SUDOKU_VARIANT_DIAGONAL: sudoku_variant = 1;
/// Windows between the boxes, four on the classic board; square boxes.
pub const SUDOKU_VARIANT_WINDOKU: sudoku_variant = 2;
/// Cells at one place in every box; any boxes.
pub const SUDOKU_VARIANT_DISJOINT: sudoku_variant = 4;
/// Nine cells in the form of an asterisk; side 9.
pub const SUDOKU_VARIANT_ASTERISK: sudoku_variant = 8;
/// The centers of all boxes; boxes with odd numbers of rows and columns.
pub const SUDOKU_VARIANT_CENTER_DOT: sudoku_variant = 16;
/// Nine cells in the form of a pinwheel; side 9.
pub const SUDOKU_VARIANT_GIRANDOLA: sudoku_variant = 32;

/// What a unit is, and so how it is called.
pub type sudoku_unit_kind = c_int;
pub const SUDOKU_UNIT_ROW: sudoku_unit_kind = 0;
pub const SUDOKU_UNIT_COLUMN: sudoku_unit_kind = 1;
pub const SUDOKU_UNIT_BOX: sudoku_unit_kind = 2;
pub const SUDOKU_UNIT_REGION: sudoku_unit_kind = 3;
pub const SUDOKU_UNIT_DIAGONAL: sudoku_unit_kind = 4;
pub const SUDOKU_UNIT_WINDOW: sudoku_unit_kind = 5;
pub const SUDOKU_UNIT_DISJOINT_GROUP: sudoku_unit_kind = 6;
pub const SUDOKU_UNIT_ASTERISK: sudoku_unit_kind = 7;
pub const SUDOKU_UNIT_CENTER_DOT: sudoku_unit_kind = 8;
pub const SUDOKU_UNIT_GIRANDOLA: sudoku_unit_kind = 9;
pub const SUDOKU_UNIT_CUSTOM: sudoku_unit_kind = 10;

#[repr(C)]
pub struct sudoku_layout {
    _private: [u8; 0],
}

/// What sudoku_layout_create() builds. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_layout_options {
    /// sizeof(struct sudoku_layout_options): lets the struct grow.
    pub size: usize,
    /// Digits, and cells in a row: 2..64.
    pub side: c_uint,
    /// Rows and columns of a box, with box_rows * box_columns == side. Both 0: the most nearly
    /// square boxes, rows no more than columns (2x3 for side 6). A prime side has boxes 1 x side,
    /// which say no more than its rows do.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// Extra units: enum sudoku_variant, combined with |.
    pub variants: c_uint,
    /// Jigsaw: side * side numbers 0..side-1, the region of each cell row by row, each number
    /// side times. Regions take the place of the boxes. NULL: boxes. Read during the call only.
    pub regions: *const u8,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
}

impl sudoku_layout_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        side: 0,
        box_rows: 0,
        box_columns: 0,
        variants: 0,
        regions: std::ptr::null(),
        allocator: std::ptr::null(),
    };
}

/// What sudoku_layout_create_custom() builds: any cells in any units. Begin with its _INIT, then set
/// what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_custom_layout {
    /// sizeof(struct sudoku_custom_layout): lets the struct grow.
    pub size: usize,
    /// Digits: 2..64.
    pub side: c_uint,
    /// Cells of the board, 1..65535.
    pub cell_count: c_uint,
    /// Units, 1..65535.
    pub unit_count: c_uint,
    /// The units one after the other: cell numbers 0..cell_count-1, no cell twice in a unit.
    pub units: *const u16,
    /// 2 * cell_count numbers: row and column of each cell, from 0, for its name; no two cells at
    /// one place. NULL: all cells in one row.
    pub positions: *const u16,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// unit_count numbers 2..side: how many cells each unit has. A unit of side cells holds every
    /// digit once; in a shorter one, such as two cells a knight's move apart, all digits differ.
    /// NULL: side cells each.
    pub unit_lengths: *const u8,
}

impl sudoku_custom_layout {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        side: 0,
        cell_count: 0,
        unit_count: 0,
        units: std::ptr::null(),
        positions: std::ptr::null(),
        allocator: std::ptr::null(),
        unit_lengths: std::ptr::null(),
    };
}

pub type sudoku_engine = c_int;
/// The fastest engine for the layout.
pub const SUDOKU_ENGINE_AUTO: sudoku_engine = 0;
/// Depth-first search in scan order with digit sets: the baseline and the independent judge.
pub const SUDOKU_ENGINE_SIMPLE: sudoku_engine = 1;
/// Propagation alone, without a guess: elimination, naked and hidden subsets of every size,
/// locked candidates over all crossing units. Answers SUDOKU_UNDECIDED where it gets stuck.
pub const SUDOKU_ENGINE_LOGIC: sudoku_engine = 2;
/// Propagation, branching and learning from conflicts (as SAT solvers do: conflict-driven clause
/// learning); any layout, giants included.
pub const SUDOKU_ENGINE_CDCL: sudoku_engine = 3;
/// Exact cover by Knuth's dancing links.
pub const SUDOKU_ENGINE_DLX: sudoku_engine = 4;
/// Vectors of boards; the classic layout, or one with the same units, only.
pub const SUDOKU_ENGINE_ENGINE9: sudoku_engine = 5;

/// Which instructions SUDOKU_ENGINE_ENGINE9 uses. All of them give the same answers.
pub type sudoku_simd = c_int;
/// The fastest that the library was built with and the processor has.
pub const SUDOKU_SIMD_AUTO: sudoku_simd = 0;
/// None: portable C.
pub const SUDOKU_SIMD_PORTABLE: sudoku_simd = 1;
/// SSE4.1, with SSSE3.
pub const SUDOKU_SIMD_SSE: sudoku_simd = 2;
pub const SUDOKU_SIMD_AVX2: sudoku_simd = 3;
/// AVX-512 F, BW, VL, VBMI and BITALG.
pub const SUDOKU_SIMD_AVX512: sudoku_simd = 4;
pub const SUDOKU_SIMD_NEON: sudoku_simd = 5;

#[repr(C)]
pub struct sudoku_solver {
    _private: [u8; 0],
}

/// How sudoku_solver_create() builds a solver. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_solver_options {
    /// sizeof(struct sudoku_solver_options): lets the struct grow.
    pub size: usize,
    pub engine: sudoku_engine,
    /// 0: the natural order, the same on every run. Else the order in which solutions are found is
    /// shuffled, in the same way for the same seed, engine and library.
    pub seed: u64,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// For SUDOKU_ENGINE_ENGINE9, and not looked at for others. Where a puzzle has several
    /// solutions, their order is the same for the same seed and instructions.
    pub simd: sudoku_simd,
    /// True: calls without a time limit and a progress callback do not look at the clock, and
    /// sudoku_stats.seconds is 0 after them. Two looks take a tenth of the time of an easy classic
    /// puzzle.
    pub untimed: bool,
}

impl sudoku_solver_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        engine: SUDOKU_ENGINE_AUTO,
        seed: 0,
        allocator: std::ptr::null(),
        simd: SUDOKU_SIMD_AUTO,
        untimed: false,
    };
}

/// A puzzle: what is given.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_puzzle {
    /// cell_count numbers, a digit 1..side or 0 for an empty cell. NULL: all empty.
    pub givens: *const u8,
    /// cell_count sets that narrow the empty cells' digits further. NULL: every digit.
    pub candidates: *const sudoku_digitset,
}

/// What a solver did in its last call. Fields may be added at the end.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_stats {
    /// Solutions found.
    pub solutions: u64,
    /// Digits tried: placements by branching, the first branch of a choice included.
    pub nodes: u64,
    /// Choices with more than one way to go.
    pub guesses: u64,
    /// Ways that led to a contradiction and were undone.
    pub backtracks: u64,
    /// Most choices open at one time.
    pub depth: u64,
    /// Wall-clock time of the call in seconds. 0: the solver is untimed.
    pub seconds: f64,
}

/// When a call must end although it is not finished. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_limits {
    /// sizeof(struct sudoku_limits): lets the struct grow.
    pub size: usize,
    /// Stop after this many solutions. 0: no limit.
    pub solutions: u64,
    /// Stop after this many nodes. 0: no limit.
    pub nodes: u64,
    /// Stop after this wall-clock time in seconds. 0: no limit.
    pub seconds: f64,
    /// Called now and then, at least once in some thousand nodes, by the thread that solves, with
    /// the figures so far. A result other than 0 stops the call with SUDOKU_CANCELLED. NULL: not
    /// called. What it asks of this solver is SUDOKU_ERR_ARGUMENT, but for
    /// sudoku_solver_cancel().
    pub progress: Option<unsafe extern "C" fn(user: *mut c_void, stats: *const sudoku_stats) -> c_int>,
    pub user: *mut c_void,
}

impl sudoku_limits {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        solutions: 0,
        nodes: 0,
        seconds: 0.0,
        progress: None,
        user: std::ptr::null_mut(),
    };
}

/// Receives a solution: cell_count digits that are valid during the call. A result other than 0
/// stops the search. What it asks of the solver that calls it is SUDOKU_ERR_ARGUMENT.
pub type sudoku_solution_callback = unsafe extern "C" fn(user: *mut c_void, solution: *const u8) -> c_int;

/// How many solutions there are, by samples. Begin with its _INIT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_estimate {
    /// sizeof(struct sudoku_estimate): lets the struct grow.
    pub size: usize,
    /// The mean of the samples, and two standard errors below and above it, or as many more as few
    /// samples need; all of them times 10^EXPONENT, which is 0 but for numbers over 1e300.
    pub count: f64,
    pub low: f64,
    pub high: f64,
    pub exponent: c_int,
    /// They were few enough to be counted: all three are that number.
    pub is_exact: bool,
    /// Ways that were gone; 0 where it is exact.
    pub samples: u64,
}

impl sudoku_estimate {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        count: 0.0,
        low: 0.0,
        high: 0.0,
        exponent: 0,
        is_exact: false,
        samples: 0,
    };
}

/// Most threads of a batch.
pub const SUDOKU_BATCH_MAX_THREADS: u32 = 256;

#[repr(C)]
pub struct sudoku_batch {
    _private: [u8; 0],
}

/// How sudoku_batch_create() builds a batch. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_batch_options {
    /// sizeof(struct sudoku_batch_options): lets the struct grow.
    pub size: usize,
    /// Threads that solve, the caller's among them: 1..SUDOKU_BATCH_MAX_THREADS; 0 stands for 1.
    pub threads: c_uint,
    /// Which instructions they use.
    pub simd: sudoku_simd,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
}

impl sudoku_batch_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        threads: 0,
        simd: SUDOKU_SIMD_AUTO,
        allocator: std::ptr::null(),
    };
}

/// What is to be solved, and where answers go. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_batch_job {
    /// sizeof(struct sudoku_batch_job): lets the struct grow.
    pub size: usize,
    /// COUNT puzzles of 81 bytes, row by row, each STRIDE bytes (81 or more) after the one before.
    /// A cell is a digit 1..9 or '1'..'9'; empty cells are 0, '0' or '.'.
    pub puzzles: *const u8,
    pub count: usize,
    pub stride: usize,
    /// 1: find a solution. 2: find one and prove that there is no other.
    pub limit: c_uint,
    /// Room for COUNT solutions of 81 digits 1..9 one after the other; where there is none, the 81
    /// bytes stay as they were. NULL: only statuses.
    pub solutions: *mut u8,
    /// Room for COUNT statuses of enum sudoku_status in a byte each:
    /// ```text
    ///   SUDOKU_OK                 solved; with limit 2, there is no other solution
    ///   SUDOKU_SEVERAL_SOLUTIONS  there is another one (limit 2)
    ///   SUDOKU_NO_SOLUTION        proved
    ///   SUDOKU_CONFLICT           the givens break a rule
    ///   SUDOKU_CANCELLED          not finished when the call was cancelled
    ///   SUDOKU_ERR_TEXT           a cell is none of the above
    ///   SUDOKU_ERR_INTERNAL       the check of the solution against the puzzle failed
    /// ```
    pub statuses: *mut i8,
}

impl sudoku_batch_job {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        puzzles: std::ptr::null(),
        count: 0,
        stride: 81,
        limit: 1,
        solutions: std::ptr::null_mut(),
        statuses: std::ptr::null_mut(),
    };
}

pub type sudoku_conflict_kind = c_int;
/// The digit stands in several cells of the unit.
pub const SUDOKU_CONFLICT_DUPLICATE: sudoku_conflict_kind = 0;
/// No digit is left for the empty cell.
pub const SUDOKU_CONFLICT_NO_CANDIDATE: sudoku_conflict_kind = 1;
/// No cell of the unit is left for the digit.
pub const SUDOKU_CONFLICT_NO_PLACE: sudoku_conflict_kind = 2;

/// One broken rule.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_conflict {
    pub kind: sudoku_conflict_kind,
    /// The digit, 1..side; 0 for NO_CANDIDATE.
    pub digit: c_uint,
    /// The unit; it says nothing for NO_CANDIDATE.
    pub unit: c_uint,
    /// Cells in which the fault shows: those that hold the digit twice, the cell without candidate,
    /// none for NO_PLACE.
    pub cell_count: c_uint,
    pub cells: [u16; 64],
}

#[repr(C)]
pub struct sudoku_cover {
    _private: [u8; 0],
}

/// Receives a solution: COUNT numbers of options, in the order in which they were chosen; valid
/// during the call. A result other than 0 stops the search. What it asks of the cover is
/// SUDOKU_ERR_ARGUMENT.
pub type sudoku_cover_callback = unsafe extern "C" fn(user: *mut c_void, options: *const usize, count: usize) -> c_int;

/// How often a primary item is covered: MIN to MAX times, MAX at least 1 and at least MIN.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_cover_bounds {
    pub min: u32,
    pub max: u32,
}

/// How sudoku_cover_create() builds a problem. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_cover_options {
    /// sizeof(struct sudoku_cover_options): lets the struct grow.
    pub size: usize,
    /// Primary items (1 or more), numbered from 0, and secondary items (0 or more), numbered on from
    /// there.
    pub primary: usize,
    pub secondary: usize,
    /// For each primary item how often it is covered. Read during the call only. NULL: once each.
    pub bounds: *const sudoku_cover_bounds,
    /// 0: solutions in the order that sudoku_cover_search() describes. Else that order is shuffled,
    /// in the same way for the same seed, problem and library.
    pub seed: u64,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
}

impl sudoku_cover_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        primary: 0,
        secondary: 0,
        bounds: std::ptr::null(),
        seed: 0,
        allocator: std::ptr::null(),
    };
}

/// How the cells with givens lie; digits have no part in it.
pub type sudoku_symmetry = c_int;
pub const SUDOKU_SYMMETRY_NONE: sudoku_symmetry = 0;
/// By half a turn; by a quarter, too.
pub const SUDOKU_SYMMETRY_ROTATE180: sudoku_symmetry = 1;
pub const SUDOKU_SYMMETRY_ROTATE90: sudoku_symmetry = 2;
/// Left and right are exchanged; top and bottom; both.
pub const SUDOKU_SYMMETRY_MIRROR: sudoku_symmetry = 3;
pub const SUDOKU_SYMMETRY_FLIP: sudoku_symmetry = 4;
pub const SUDOKU_SYMMETRY_CROSS: sudoku_symmetry = 5;
/// Along the diagonal from the top left; the other one; both.
pub const SUDOKU_SYMMETRY_DIAGONAL: sudoku_symmetry = 6;
pub const SUDOKU_SYMMETRY_ANTIDIAGONAL: sudoku_symmetry = 7;
pub const SUDOKU_SYMMETRY_DIAGONALS: sudoku_symmetry = 8;
/// All of these.
pub const SUDOKU_SYMMETRY_FULL: sudoku_symmetry = 9;

#[repr(C)]
pub struct sudoku_generator {
    _private: [u8; 0],
}

/// How sudoku_generator_create() builds a generator. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_generator_options {
    /// sizeof(struct sudoku_generator_options): lets the struct grow.
    pub size: usize,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
}

impl sudoku_generator_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        allocator: std::ptr::null(),
    };
}

/// What is to be made. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_generate_job {
    /// sizeof(struct sudoku_generate_job): lets the struct grow.
    pub size: usize,
    /// How many puzzles.
    pub count: usize,
    /// COUNT boards of cell_count givens, one after the other, each with one solution, which lose
    /// givens. NULL: new grids do.
    pub puzzles: *const u8,
    /// Puzzle number N is made by SEED + N: the grid, and the order in which givens go.
    pub seed: u64,
    /// cell_count cells, each once: the order in which givens go. NULL: by the seed.
    pub order: *const u16,
    /// Givens go together that the symmetry makes one; square layouts.
    pub symmetry: sudoku_symmetry,
    /// No given goes that would leave fewer. With 0 all go that can: none can be left out then, or,
    /// with a symmetry, none together with those that go with it.
    pub min_givens: c_uint,
    /// Room for COUNT boards: the puzzles.
    pub results: *mut u8,
    /// Room for COUNT boards: their solutions. NULL: not wanted.
    pub solutions: *mut u8,
    /// Room for COUNT statuses of enum sudoku_status in a byte each:
    /// ```text
    ///   SUDOKU_OK                 made
    ///   SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_CONFLICT   what the puzzle has
    ///   SUDOKU_ERR_ARGUMENT       a number over the side in the puzzle
    ///   SUDOKU_ERR_INTERNAL       the check of a solution failed
    ///   what the call answers     not finished when it was stopped
    /// ```
    /// Where it is not SUDOKU_OK, result and solution are as they were.
    pub statuses: *mut i8,
}

impl sudoku_generate_job {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        count: 0,
        puzzles: std::ptr::null(),
        seed: 0,
        order: std::ptr::null(),
        symmetry: SUDOKU_SYMMETRY_NONE,
        min_givens: 0,
        results: std::ptr::null_mut(),
        solutions: std::ptr::null_mut(),
        statuses: std::ptr::null_mut(),
    };
}

/// How hard a technique is by HoDoKu's levels.
pub type sudoku_level = c_int;
pub const SUDOKU_LEVEL_EASY: sudoku_level = 1;
pub const SUDOKU_LEVEL_MEDIUM: sudoku_level = 2;
pub const SUDOKU_LEVEL_HARD: sudoku_level = 3;
pub const SUDOKU_LEVEL_UNFAIR: sudoku_level = 4;
pub const SUDOKU_LEVEL_EXTREME: sudoku_level = 5;

/// One row of the table of techniques.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_technique {
    /// As players call it, such as "Locked Candidates, pointing".
    pub name: *const c_char,
    /// HoDoKu's number, such as "0100", and abbreviation, such as "lc1"; numbers from "2000" on are
    /// of techniques that it does not know.
    pub code: *const c_char,
    pub abbreviation: *const c_char,
    /// Sudoku Explainer's rating times ten; 0: it does not know the technique.
    pub rating: c_uint,
    /// HoDoKu's score, and the level that the technique belongs to.
    pub score: c_uint,
    pub level: sudoku_level,
    /// Takes long, or is another's variant with a name of its own: tried only where the caller's
    /// order has it.
    pub is_on_request: bool,
}

/// Orders in which techniques are tried.
pub type sudoku_profile = c_int;
/// As HoDoKu does: the table's own order, without what is on request only.
pub const SUDOKU_PROFILE_HODOKU: sudoku_profile = 0;
/// As people who look at a board do: singles in boxes, in lines, then single candidates; what is
/// easy to see before what is easy to prove.
pub const SUDOKU_PROFILE_HUMAN: sudoku_profile = 1;
/// As Sudoku Explainer 1.2.1 does, with its direct moves and its forcing chains.
pub const SUDOKU_PROFILE_SE: sudoku_profile = 2;

/// A digit (1..side) in a cell.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_candidate {
    pub cell: u16,
    pub digit: u16,
}

/// A digit (1..side) that a unit must hold.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_place {
    pub unit: u16,
    pub digit: u16,
}

/// Cells of a node of a chain at most.
pub const SUDOKU_MAX_NODE_CELLS: u32 = 8;

/// A digit in one of some cells.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_node {
    pub digit: u16,
    pub cell_count: u16,
    pub cells: [u16; 8],
}

/// A link of a chain: where it is strong one of both is true, else at most one is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_link {
    pub from: sudoku_node,
    pub to: sudoku_node,
    pub is_strong: bool,
}

/// A step: what it places and eliminates, and its premises. All pointers belong to the explainer
/// that found it and are valid until its next call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_step {
    pub technique: *const sudoku_technique,
    pub placements: *const sudoku_candidate,
    pub placement_count: usize,
    pub eliminations: *const sudoku_candidate,
    pub elimination_count: usize,
    /// Premises: each of these cells takes one of its candidates;
    pub cells: *const u16,
    pub cell_count: usize,
    /// each of these units holds the digit in one of the places left for it;
    pub places: *const sudoku_place,
    pub place_count: usize,
    /// and, for techniques of uniqueness, these candidates are not enough: they can be exchanged,
    /// two a cell, so that one of their cells takes another digit.
    pub pattern: *const sudoku_candidate,
    pub pattern_count: usize,
    /// For pictures and texts: fins of a fish and the like, and the links of a chain in order. Of
    /// forcing chains, fins are the candidates that are assumed in turn; a single one is assumed not
    /// to hold, and then to hold; where there are none, the contrary of the conclusion is assumed.
    /// The links of one case follow those of the other, each chain from its start on; where chains
    /// join, another one begins. A candidate with a weak link to itself is excluded by what those
    /// before have left: by a technique between the chains.
    pub fins: *const sudoku_candidate,
    pub fin_count: usize,
    pub links: *const sudoku_link,
    pub link_count: usize,
    /// Of a fish: the units whose places for the digit make it, and as many others that these lie
    /// in, but for the fins; of two at once, those of the one and then those of the other.
    pub bases: *const u16,
    pub base_count: usize,
    pub covers: *const u16,
    pub cover_count: usize,
    /// The almost locked sets that the step runs through, in order: SET_SIZES\[0\] of SET_CELLS are
    /// the first one's.
    pub set_cells: *const u16,
    pub set_sizes: *const u16,
    pub set_count: usize,
    /// Sudoku Explainer's rating of this step times ten, which for chains grows with their length;
    /// 0: it does not know the technique.
    pub rating: c_uint,
}

/// How much a hint tells.
pub type sudoku_hint = c_int;
/// Where to look.
pub const SUDOKU_HINT_PLACE: sudoku_hint = 1;
/// Which technique, too.
pub const SUDOKU_HINT_TECHNIQUE: sudoku_hint = 2;
/// The whole step with its reason.
pub const SUDOKU_HINT_STEP: sudoku_hint = 3;

/// How sudoku_step_write() words a step. Begin with its _INIT, then set what there is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_step_wording {
    /// sizeof(struct sudoku_step_wording): lets the struct grow.
    pub size: usize,
    /// What is written for the digits 1, 2 ... side, as many symbols, spelled as in struct
    /// sudoku_text_options ("A-P"). NULL: numbers.
    pub symbols: *const c_char,
    /// cell_count sets: the candidates before the step, which sentences name: "r1c1 and r1c5 in
    /// row 1 have no candidates but 2 and 7". NULL: sentences do without.
    pub candidates: *const sudoku_digitset,
}

impl sudoku_step_wording {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        symbols: std::ptr::null(),
        candidates: std::ptr::null(),
    };
}

/// A puzzle at any point of its solution. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_logic_position {
    /// sizeof(struct sudoku_logic_position): lets the struct grow.
    pub size: usize,
    /// cell_count numbers: all digits that stand, 0 for an empty cell.
    pub cells: *const u8,
    /// cell_count numbers, not 0 where a digit was placed and not given. NULL: all were given.
    pub is_placed: *const u8,
    /// cell_count sets: what is left for the empty cells; those of others are not looked at.
    /// NULL: all that the digits leave.
    pub candidates: *const sudoku_digitset,
    /// The digits that were given and not placed are known to have one solution, without the
    /// candidates, be those deduced or conditions of the puzzle: techniques may rely on that.
    pub is_unique: bool,
}

impl sudoku_logic_position {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        cells: std::ptr::null(),
        is_placed: std::ptr::null(),
        candidates: std::ptr::null(),
        is_unique: false,
    };
}

#[repr(C)]
pub struct sudoku_logic {
    _private: [u8; 0],
}

/// How sudoku_logic_create() builds an explainer. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_logic_options {
    /// sizeof(struct sudoku_logic_options): lets the struct grow.
    pub size: usize,
    /// Indices of techniques in the order in which they are tried. NULL: that of the profile.
    pub order: *const usize,
    pub order_length: usize,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// The order where none is given.
    pub profile: sudoku_profile,
    /// Bounds each call that finds steps: of the limits, seconds, progress and user count. Copied.
    /// NULL: no limit.
    pub limits: *const sudoku_limits,
}

impl sudoku_logic_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        order: std::ptr::null(),
        order_length: 0,
        allocator: std::ptr::null(),
        profile: SUDOKU_PROFILE_HODOKU,
        limits: std::ptr::null(),
    };
}

/// Receives a step, valid during the call. A result other than 0 stops.
pub type sudoku_step_callback = unsafe extern "C" fn(user: *mut c_void, step: *const sudoku_step) -> c_int;

/// Ratings of a whole path by Sudoku Explainer, times ten.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_se_rating {
    /// ER, the hardest step of all;
    pub puzzle: c_uint,
    /// EP, the hardest up to the first placement;
    pub pearl: c_uint,
    /// ED, the first step.
    pub diamond: c_uint,
}

/// A given that takes another digit, or an empty cell that takes one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_change {
    pub cell: u16,
    pub digit: u16,
}

/// Changes of a repair at most.
pub const SUDOKU_MAX_CHANGES: u32 = 2;

/// Changes after which a puzzle has one solution.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_repair {
    pub change_count: c_uint,
    pub changes: [sudoku_change; 2],
    /// The sum of what the changes cost.
    pub cost: f64,
    /// Givens that could then be left out: a puzzle has none, as a rule.
    pub redundant: c_uint,
    /// Solutions without the givens that are changed, up to 64: many, where these were needed.
    pub solutions_without: c_uint,
}

/// How repairs are looked for. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_repair_options {
    /// sizeof(struct sudoku_repair_options): lets the struct grow.
    pub size: usize,
    /// 1 or 2: two givens are changed where no single change is a repair.
    pub max_changes: c_uint,
    /// cell_count * side numbers, 0 or more: what it costs that a cell has each digit 1..side, such
    /// as how unlikely a photo makes it. NULL: 1 each.
    pub costs: *const f64,
}

impl sudoku_repair_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        max_changes: 2,
        costs: std::ptr::null(),
    };
}

/// One of these ways.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_transform {
    /// The cell of the board that each cell of the image shows.
    pub cells: [u8; 81],
    /// The name in the image of each digit of the board; digits\[0\] is 0, for empty cells.
    pub digits: [u8; 10],
}

pub type sudoku_text_format = c_int;
/// In: found out from the text, puzzle by puzzle. Out: refused.
pub const SUDOKU_TEXT_AUTO: sudoku_text_format = 0;
/// One line a puzzle, side * side symbols, anything after them a comment; .sdm files too.
pub const SUDOKU_TEXT_LINE: sudoku_text_format = 1;
/// side lines of side symbols.
pub const SUDOKU_TEXT_GRID: sudoku_text_format = 2;
/// A grid framed in ASCII or Unicode box drawing; Simple Sudoku's .ss files too.
pub const SUDOKU_TEXT_PRETTY: sudoku_text_format = 3;
/// side lines of side numbers with spaces, tabs or commas between; 0 for an empty cell.
pub const SUDOKU_TEXT_NUMBERS: sudoku_text_format = 4;
/// Two numbers (box side, 1), then side lines of numbers, -1 for an empty cell. Out: layouts
/// with square boxes only.
pub const SUDOKU_TEXT_GIANT: sudoku_text_format = 5;
/// SadMan Software's .sdk: header lines that start with #, then a grid.
pub const SUDOKU_TEXT_SDK: sudoku_text_format = 6;
/// The candidates of every cell with spaces between, framed or not: 134, or 1/3/12 over side 9;
/// '!' where none is left.
pub const SUDOKU_TEXT_CANDIDATES: sudoku_text_format = 7;
/// 729 symbols, nine for each cell: the candidate, or a blank where it is gone; side 9.
pub const SUDOKU_TEXT_PENCILMARKS: sudoku_text_format = 8;
/// Out only: one line of comma-separated values for a result.
pub const SUDOKU_TEXT_CSV: sudoku_text_format = 9;
/// Out only: one JSON object on a line for a result.
pub const SUDOKU_TEXT_JSON: sudoku_text_format = 10;

/// One puzzle of a text. All pointers belong to the reader and are valid until its next call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_puzzle {
    /// sizeof(struct sudoku_text_puzzle), set by the caller: lets the struct grow.
    pub size: usize,
    /// The form in which it was written; never SUDOKU_TEXT_AUTO.
    pub format: sudoku_text_format,
    /// Digits, and cells in a row: 2..64.
    pub side: c_uint,
    /// Rows and columns of a box where the text shows them by its frame or says them, else 0.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// CELL_COUNT numbers, a digit 1..side or 0 for an empty cell.
    pub givens: *const u8,
    /// cell_count sets where the text gives candidates, else NULL. GIVENS is then all empty, but for
    /// lines of HoDoKu's library and JSON, which have both.
    pub candidates: *const sudoku_digitset,
    /// side * side numbers, not 0 for digits that were placed and not given, where the text tells
    /// (lines of HoDoKu's library); else NULL.
    pub is_placed: *const u8,
    /// What stood after the cells of a line, or the header lines of an .sdk file joined by line
    /// feeds; not terminated.
    pub comment: *const c_char,
    pub comment_length: usize,
    /// Where it starts in the text: line, counted from 1.
    pub line: u64,
    /// The symbols of the digits 1, 2 ... side where they are not the usual ones 1..9 A..Z, such as
    /// those of a word; else NULL. Not terminated.
    pub symbols: *const c_char,
    /// Its name: the title above it, or what a record calls it; not terminated, at most 256 bytes.
    pub name: *const c_char,
    pub name_length: usize,
    /// The number that the text gives it, in a record or alone on the line above; 0: none.
    pub number: u64,
    /// side * side numbers 0..side-1, the region of each cell, where the text says that the board
    /// has regions in place of boxes; else NULL. For struct sudoku_layout_options.
    pub regions: *const u8,
    /// Extra units that the text names: flags of enum sudoku_variant.
    pub variants: c_uint,
    /// Of boards of side 9 that share cells how many there are, and row and column at which each
    /// begins, for sudoku_layout_create_joined(); else 0 and NULL. Only a reader whose options say
    /// `joined` gives such puzzles.
    pub place_count: c_uint,
    pub places: *const u16,
    /// side * side, or the cells of all joined boards together.
    pub cell_count: c_uint,
    /// The rule of another kind of puzzle that the lines above, the name or the comment speak of,
    /// such as "Anti-knight", where nothing else of the text shows it: what was read is the puzzle
    /// without that rule. At most 64 bytes, not terminated; NULL: they name none.
    pub rule: *const c_char,
    pub rule_length: usize,
}

impl sudoku_text_puzzle {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        format: SUDOKU_TEXT_AUTO,
        side: 0,
        box_rows: 0,
        box_columns: 0,
        givens: std::ptr::null(),
        candidates: std::ptr::null(),
        is_placed: std::ptr::null(),
        comment: std::ptr::null(),
        comment_length: 0,
        line: 0,
        symbols: std::ptr::null(),
        name: std::ptr::null(),
        name_length: 0,
        number: 0,
        regions: std::ptr::null(),
        variants: 0,
        place_count: 0,
        places: std::ptr::null(),
        cell_count: 0,
        rule: std::ptr::null(),
        rule_length: 0,
    };
}

/// Why a puzzle could not be read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_error {
    /// Where: line and column (in bytes), counted from 1.
    pub line: u64,
    pub column: u64,
    /// What was expected and what stands there, in English, such as
    /// "expected a digit 1..9 or a blank, found '?'".
    pub message: [c_char; 160],
}

/// Fills BUFFER with up to SIZE bytes of text. Gives how many, 0 at the end of the text, or a
/// negative number where reading failed. What it asks of the reader that calls it is
/// SUDOKU_ERR_ARGUMENT.
pub type sudoku_text_read_callback = unsafe extern "C" fn(user: *mut c_void, buffer: *mut c_char, size: usize) -> isize;

/// How a reader reads. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_options {
    /// sizeof(struct sudoku_text_options): lets the struct grow.
    pub size: usize,
    /// The form of every puzzle; SUDOKU_TEXT_AUTO: found out from each.
    pub format: sudoku_text_format,
    /// The side of every puzzle, 2..64; 0: found out from each.
    pub side: c_uint,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// The symbols of the digits 1, 2 ... in every puzzle: 2 to 36 different letters (of either
    /// case) and digits, or the first and the last of them as in "1-G", "0-F" (0 stands for the
    /// highest digit) or "A-P". Their number is the side. NULL: found out from each puzzle.
    pub symbols: *const c_char,
    /// Puzzles of joined boards are given, with their places; false: they are refused, for callers
    /// that take each puzzle for side * side cells.
    pub joined: bool,
    /// How many joined boards each puzzle has, and where they begin, as
    /// sudoku_layout_create_joined() takes them (copied): a puzzle then is the figure of them, all
    /// its cells on a line, or as many puzzles of side 9, in this order, as there are boards. 0:
    /// found out from each puzzle. Only where JOINED is true.
    pub place_count: c_uint,
    pub places: *const u16,
}

impl sudoku_text_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        format: SUDOKU_TEXT_AUTO,
        side: 0,
        allocator: std::ptr::null(),
        symbols: std::ptr::null(),
        joined: false,
        place_count: 0,
        places: std::ptr::null(),
    };
}

#[repr(C)]
pub struct sudoku_text_reader {
    _private: [u8; 0],
}

/// Classic puzzles of a collection, as sudoku_batch_solve() takes them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_lines {
    /// sizeof(struct sudoku_text_lines), set by the caller: lets the struct grow.
    pub size: usize,
    /// COUNT puzzles of 81 characters, '1'..'9', and '0' or '.' where a cell is empty, each STRIDE
    /// bytes after the one before. They belong to the reader and are valid until its next call.
    pub puzzles: *const u8,
    pub count: usize,
    pub stride: usize,
    /// The line of the first, counted from 1; each of the others is on the next one.
    pub line: u64,
}

impl sudoku_text_lines {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        puzzles: std::ptr::null(),
        count: 0,
        stride: 0,
        line: 0,
    };
}

/// What to write of a board. Begin with its _INIT, then set what differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_board {
    /// sizeof(struct sudoku_text_board): lets the struct grow.
    pub size: usize,
    /// LINE to PENCILMARKS.
    pub format: sudoku_text_format,
    /// cell_count numbers, 0 for an empty cell. NULL: the single ones of CANDIDATES, which must not
    /// be NULL then.
    pub cells: *const u8,
    /// cell_count numbers: which digits were given, for formats that tell them from found ones.
    /// NULL: all were given.
    pub givens: *const u8,
    /// cell_count sets, for formats that show candidates. NULL: those that CELLS leaves.
    pub candidates: *const sudoku_digitset,
    /// Header lines of an .sdk file, COMMENT_LENGTH bytes without a line feed at the end; a line
    /// that does not begin with # and a letter becomes one with #C.
    pub comment: *const c_char,
    pub comment_length: usize,
    /// PRETTY: found digits in color by ANSI escape sequences; else they bear a mark, as in 4'.
    pub color: bool,
    /// The symbols of the digits, as many as the side, named as in struct sudoku_text_options; for
    /// LINE, GRID, PRETTY and SDK: the other formats have numbers or sets of digits. NULL: the usual
    /// ones 1..9 A..Z.
    pub symbols: *const c_char,
}

impl sudoku_text_board {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        format: SUDOKU_TEXT_LINE,
        cells: std::ptr::null(),
        givens: std::ptr::null(),
        candidates: std::ptr::null(),
        comment: std::ptr::null(),
        comment_length: 0,
        color: false,
        symbols: std::ptr::null(),
    };
}

/// The answer to a question about a puzzle, for CSV and JSON. Begin with its _INIT, then set what
/// differs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_result {
    /// sizeof(struct sudoku_text_result): lets the struct grow.
    pub size: usize,
    /// CSV or JSON.
    pub format: sudoku_text_format,
    /// What was asked: the givens (cell_count numbers) and candidates (NULL: none); not both NULL,
    /// and without givens the single candidates are shown for them.
    pub givens: *const u8,
    pub candidates: *const sudoku_digitset,
    /// What the solver answered.
    pub status: sudoku_status,
    /// The solutions to show: SOLUTION_COUNT boards one after another.
    pub solutions: *const u8,
    pub solution_count: usize,
    /// How many solutions were counted; at least that many unless COUNT_IS_EXACT.
    pub count: u64,
    pub count_is_exact: bool,
    /// What is wrong with the givens.
    pub conflicts: *const sudoku_conflict,
    pub conflict_count: usize,
    /// What the solver did; NULL: zeros.
    pub stats: *const sudoku_stats,
    /// The symbols of the digits in all boards, as in struct sudoku_text_board; JSON says which
    /// where they are not the usual ones.
    pub symbols: *const c_char,
}

impl sudoku_text_result {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        format: SUDOKU_TEXT_JSON,
        givens: std::ptr::null(),
        candidates: std::ptr::null(),
        status: SUDOKU_OK,
        solutions: std::ptr::null(),
        solution_count: 0,
        count: 0,
        count_is_exact: false,
        conflicts: std::ptr::null(),
        conflict_count: 0,
        stats: std::ptr::null(),
        symbols: std::ptr::null(),
    };
}

extern "C" {
    /// The project's version, as "1.2.3": a constant text that nobody frees. Any thread may call it.
    pub fn sudoku_version() -> *const c_char;
    /// SUDOKU_API_VERSION of the library that runs: compare it with the header's to detect a library
    /// that is older than the program. Any thread may call it.
    pub fn sudoku_api_version() -> c_uint;
    /// A short English name of STATUS, such as "no solution": a constant text that nobody frees.
    /// A number that is no status gives "unknown status". Any thread may call it.
    pub fn sudoku_strstatus(status: sudoku_status) -> *const c_char;
    /// Why this thread's last refused call was refused, such as "limits->seconds is negative": arguments
    /// are called as in the headers. A call refuses an argument with SUDOKU_ERR_ARGUMENT or, where it
    /// gives no status, with what its description says. A constant text that nobody frees, never NULL:
    /// "no argument was refused" before the first. Any thread may call it.
    pub fn sudoku_argument_error() -> *const c_char;
    /// The name of VARIANT, one flag, such as "diagonal": a constant text; NULL where there is no such
    /// variant. The names are those of 1 << 0, 1 << 1 and so on, until there is none.
    pub fn sudoku_variant_name(variant: sudoku_variant) -> *const c_char;
    /// Finds the variant called NAME, or by another usual name of it ("x", "hyper", "centre-dot"), and
    /// stores its flag in *VARIANT. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT where there is none or a pointer
    /// is NULL, with *VARIANT left as it was.
    pub fn sudoku_variant_from_name(name: *const c_char, variant: *mut sudoku_variant) -> sudoku_status;
    /// The classic layout: 9 x 9 cells, 3 x 3 boxes. A constant that nobody destroys.
    pub fn sudoku_layout_classic() -> *const sudoku_layout;
    /// Makes the square layout that OPTIONS describes and stores it in *LAYOUT, which the caller then
    /// owns. On failure *LAYOUT is NULL.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT where sizes, variants or regions do not fit together or a pointer
    /// is NULL; SUDOKU_ERR_MEMORY. Any thread may call it.
    pub fn sudoku_layout_create(options: *const sudoku_layout_options, layout: *mut *mut sudoku_layout) -> sudoku_status;
    /// Makes a layout from its list of units, such as the five overlapping boards of a samurai, or a
    /// board and all pairs of its cells that a knight's move joins, and stores it in *LAYOUT, which the
    /// caller then owns. On failure *LAYOUT is NULL. Statuses as for sudoku_layout_create(). Any thread
    /// may call it.
    pub fn sudoku_layout_create_custom(custom: *const sudoku_custom_layout, layout: *mut *mut sudoku_layout) -> sudoku_status;
    /// Makes the layout of COUNT (1..255) classic boards that lie on one figure and share the cells in
    /// which they overlap, and stores it in *LAYOUT, which the caller then owns. PLACES has 2 * COUNT
    /// numbers 0..255: row and column at which each board begins, all different; those of a samurai are
    /// 0,0 0,12 6,6 12,0 12,12. Cells are numbered row by row over the whole figure. ALLOCATOR is
    /// copied; NULL: malloc() and free(). On failure *LAYOUT is NULL. Statuses as for
    /// sudoku_layout_create(). Any thread may call it.
    pub fn sudoku_layout_create_joined(places: *const u16, count: c_uint, allocator: *const sudoku_allocator, layout: *mut *mut sudoku_layout) -> sudoku_status;
    /// Frees LAYOUT, which no solver may use any more. NULL and the classic layout are left alone.
    pub fn sudoku_layout_destroy(layout: *mut sudoku_layout);
    /// Digits of the board: 2..64.
    pub fn sudoku_layout_side(layout: *const sudoku_layout) -> c_uint;
    /// Cells of the board: side * side for a square layout.
    pub fn sudoku_layout_cell_count(layout: *const sudoku_layout) -> c_uint;
    /// Rows and columns of a box; 0 where the layout has no boxes (jigsaw, custom).
    pub fn sudoku_layout_box_rows(layout: *const sudoku_layout) -> c_uint;
    pub fn sudoku_layout_box_columns(layout: *const sudoku_layout) -> c_uint;
    /// How many joined boards the layout has, of sudoku_layout_create_joined(), and in *PLACES where
    /// they begin, as that takes them, in an array that belongs to the layout; 0 and NULL for other
    /// layouts.
    pub fn sudoku_layout_places(layout: *const sudoku_layout, places: *mut *const u16) -> c_uint;
    /// Row and column of CELL (0..cell_count-1), both from 0.
    pub fn sudoku_layout_cell_row(layout: *const sudoku_layout, cell: c_uint) -> c_uint;
    pub fn sudoku_layout_cell_column(layout: *const sudoku_layout, cell: c_uint) -> c_uint;
    /// How many units the layout has. Rows come first, then columns, then boxes or regions, then the
    /// variants' units in the order of enum sudoku_variant.
    pub fn sudoku_layout_unit_count(layout: *const sudoku_layout) -> c_uint;
    /// The cells of UNIT (0..unit_count-1). They belong to the layout.
    pub fn sudoku_layout_unit_cells(layout: *const sudoku_layout, unit: c_uint) -> *const u16;
    /// How many cells UNIT (0..unit_count-1) has: side, and 2 or more in a custom layout.
    pub fn sudoku_layout_unit_length(layout: *const sudoku_layout, unit: c_uint) -> c_uint;
    /// What UNIT (0..unit_count-1) is; SUDOKU_UNIT_CUSTOM where LAYOUT is NULL.
    pub fn sudoku_layout_unit_kind(layout: *const sudoku_layout, unit: c_uint) -> sudoku_unit_kind;
    /// The units that hold CELL (0..cell_count-1), stored in *UNITS as an array that belongs to the
    /// layout; gives their number.
    pub fn sudoku_layout_cell_units(layout: *const sudoku_layout, cell: c_uint, units: *mut *const u16) -> c_uint;
    /// The peers of CELL (0..cell_count-1), that is all other cells which share a unit with it, each
    /// once, stored in *PEERS as an array that belongs to the layout; gives their number.
    pub fn sudoku_layout_cell_peers(layout: *const sudoku_layout, cell: c_uint, peers: *mut *const u16) -> c_uint;
    /// Writes the name of UNIT, such as "row 3" or "window 2", both counted from 1, or "row 3 of board
    /// 2" of joined boards, into TEXT of SIZE bytes as snprintf() does; gives the length that the whole
    /// name has, 0 where there is no such unit. 32 bytes always suffice.
    pub fn sudoku_layout_unit_name(layout: *const sudoku_layout, unit: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Writes the name of CELL, such as "r3c4", rows and columns counted from 1, into TEXT of SIZE
    /// bytes as snprintf() does; gives the length that the whole name has, 0 where there is no such
    /// cell. 32 bytes always suffice.
    pub fn sudoku_layout_cell_name(layout: *const sudoku_layout, cell: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Makes a solver for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and stores
    /// it in *SOLVER, which the caller then owns. On failure *SOLVER is NULL. All memory is taken here.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no such engine, one that cannot solve the layout, or
    /// instructions that are missing;
    /// SUDOKU_ERR_MEMORY. Any thread may call it; a solver belongs to one thread at a time, and to one
    /// call: what its own callback asks of it is SUDOKU_ERR_ARGUMENT.
    pub fn sudoku_solver_create(layout: *const sudoku_layout, options: *const sudoku_solver_options, solver: *mut *mut sudoku_solver) -> sudoku_status;
    /// Frees SOLVER. NULL is left alone.
    pub fn sudoku_solver_destroy(solver: *mut sudoku_solver);
    /// Makes SOLVER find solutions in the order of SEED from its next call on, as if it had been created
    /// with it; see sudoku_solver_options.seed. Takes no memory. Nothing happens where SOLVER is NULL.
    pub fn sudoku_solver_set_seed(solver: *mut sudoku_solver, seed: u64);
    /// Finds one solution and stores it in SOLUTION (cell_count bytes, may be the givens themselves).
    /// SUDOKU_OK: found. The limit on solutions does not count here.
    pub fn sudoku_solver_solve(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, solution: *mut u8) -> sudoku_status;
    /// Finds one solution and proves that there is no other.
    /// SUDOKU_OK: exactly one, in SOLUTION (as above). SUDOKU_SEVERAL_SOLUTIONS: SOLUTION holds one of
    /// them. With a limit reached after the first solution, SOLUTION holds it and the statistics'
    /// count of solutions is 1.
    pub fn sudoku_solver_unique(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, solution: *mut u8) -> sudoku_status;
    /// Counts solutions and stores the number in *COUNT.
    /// SUDOKU_OK: that many, all of them. SUDOKU_NO_SOLUTION: 0. SUDOKU_SOLUTION_LIMIT and the other
    /// limits: at least that many.
    pub fn sudoku_solver_count(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, count: *mut u64) -> sudoku_status;
    /// The same for numbers of any size: after a tenth of a second of search it goes through parts
    /// of the board that have nothing to do with each other and remembers how many solutions each has,
    /// rather than going through solutions. MEMORY is how many bytes it takes to remember them (0: 256
    /// MB; less costs time), until it returns; SUDOKU_ERR_MEMORY where a thousandth of that is not
    /// there. Numbers are remembered by 128-bit hashes of parts. No solution is looked at again.
    /// Statuses as above, and SUDOKU_SOLUTION_LIMIT also where UINT64_MAX solutions or more were
    /// counted; with other limits *COUNT is what the search found. Engine logic answers for itself
    /// alone. R. Bayardo, J. Pehoushek, "Counting models using connected components", AAAI 2000.
    pub fn sudoku_solver_count_cached(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, memory: usize, count: *mut u64) -> sudoku_status;
    /// Hands every solution to CALLBACK, each once.
    /// SUDOKU_OK: all were handed over. SUDOKU_SOLUTION_LIMIT: as many as the limit says.
    /// SUDOKU_CANCELLED: the callback stopped it.
    pub fn sudoku_solver_enumerate(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, callback: Option<sudoku_solution_callback>, user: *mut c_void) -> sudoku_status;
    /// Finds the candidates that remain after logic alone, whatever the solver's engine, and stores
    /// them in CANDIDATES (cell_count sets; a solved cell keeps one digit).
    /// SUDOKU_OK: solved, every set is single. SUDOKU_UNDECIDED: some are not; SUDOKU_NO_SOLUTION:
    /// refuted, CANDIDATES shows a cell or a digit with nowhere to go. SUDOKU_CONFLICT and
    /// SUDOKU_ERR_ARGUMENT as above.
    pub fn sudoku_solver_candidates(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Finds the digits that each cell has in some solution, and stores them in CANDIDATES (cell_count
    /// sets): a digit that is in none can be left out. LIMITS (NULL: none) hold for all of it.
    /// SUDOKU_OK: all of them; other statuses as above. Where a limit was reached after the first
    /// solution CANDIDATES holds those found until then; otherwise it is as it was.
    pub fn sudoku_solver_true_candidates(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Finds the backbone, the digits that all solutions share, and stores it in BACKBONE (cell_count
    /// numbers, 0 where solutions differ). LIMITS (NULL: none) hold for all of it.
    /// SUDOKU_OK; other statuses as above, with BACKBONE as it was.
    pub fn sudoku_solver_backbone(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, backbone: *mut u8) -> sudoku_status;
    /// Estimates how many solutions there are, where they are too many to be counted, from SAMPLES
    /// random ways (0: 1000; three at least) that SEED draws (D. E. Knuth, "Estimating the efficiency of
    /// backtrack programs", 1975), and stores it in *ESTIMATE. docs/solver.md says how often the
    /// interval holds the truth. LIMITS (NULL: none) hold for all of it. SUDOKU_OK; SUDOKU_NODE_LIMIT,
    /// SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED: *ESTIMATE is that of the samples until then, or as it was
    /// where these were fewer than three or had come to no solution; SUDOKU_UNDECIDED: no sample came to
    /// one; other statuses as above.
    pub fn sudoku_solver_estimate(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, samples: u64, seed: u64, estimate: *mut sudoku_estimate) -> sudoku_status;
    /// What the last of these calls did, all its searches together; sudoku_solver_count_cached() has as
    /// many solutions as it counted. Belongs to SOLVER and changes with the next call.
    pub fn sudoku_solver_stats(solver: *const sudoku_solver) -> *const sudoku_stats;
    /// The engine that SOLVER uses; SUDOKU_ENGINE_AUTO for NULL alone.
    pub fn sudoku_solver_engine(solver: *const sudoku_solver) -> sudoku_engine;
    /// Makes the call that SOLVER is in, or else its next one, stop with SUDOKU_CANCELLED, whatever that
    /// call is asked; one that has its answer before it looks keeps it. The request ends with that call
    /// and stops no other; a call that is refused for its arguments does not count. Any thread and any
    /// signal handler may call it while the solver exists.
    pub fn sudoku_solver_cancel(solver: *mut sudoku_solver);
    /// The name of ENGINE, such as "cdcl": a constant text; NULL where there is no such engine.
    pub fn sudoku_engine_name(engine: sudoku_engine) -> *const c_char;
    /// Finds the engine called NAME and stores it in *ENGINE. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT where
    /// there is none, with *ENGINE left as it was.
    pub fn sudoku_engine_from_name(name: *const c_char, engine: *mut sudoku_engine) -> sudoku_status;
    /// Makes a batch with OPTIONS (NULL: the defaults) and stores it in *BATCH, which the caller then
    /// owns. On failure *BATCH is NULL. All memory is taken here.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, too many threads, or instructions that are missing;
    /// SUDOKU_ERR_MEMORY. Any thread may call it; a batch belongs to one thread at a time.
    pub fn sudoku_batch_create(options: *const sudoku_batch_options, batch: *mut *mut sudoku_batch) -> sudoku_status;
    /// Frees BATCH. NULL is left alone.
    pub fn sudoku_batch_destroy(batch: *mut sudoku_batch);
    /// Solves the puzzles of JOB. A thread that cannot be started leaves its work to the others.
    /// SUDOKU_OK: each has its status; SUDOKU_CANCELLED: some have that one; SUDOKU_ERR_ARGUMENT: a
    /// NULL, a stride below 81, or a limit other than 1 and 2, and nothing was written.
    pub fn sudoku_batch_solve(batch: *mut sudoku_batch, job: *const sudoku_batch_job) -> sudoku_status;
    /// What the threads did together in the last call. Belongs to BATCH and changes with the next.
    pub fn sudoku_batch_stats(batch: *const sudoku_batch) -> *const sudoku_stats;
    /// Makes the call that BATCH is in, or else its next one, stop with SUDOKU_CANCELLED, whatever that
    /// call is asked; one that has its answer before it looks keeps it. The request ends with that call
    /// and stops no other; a call that is refused for its arguments does not count. Any thread and any
    /// signal handler may call it while the batch exists.
    pub fn sudoku_batch_cancel(batch: *mut sudoku_batch);
    /// Finds what is wrong with CELLS (cell_count numbers) and, where CANDIDATES (cell_count sets) is
    /// not NULL, with its candidates: duplicates first, unit by unit, then empty cells without a
    /// candidate, then digits without a place. Stores the first CAPACITY of them in CONFLICTS (NULL
    /// where CAPACITY is 0) and the number of all in *COUNT, where COUNT is not NULL.
    /// SUDOKU_OK: none; SUDOKU_CONFLICT: a digit stands twice in a unit; SUDOKU_NO_SOLUTION: no
    /// duplicate, but a cell or a digit has nowhere to go; SUDOKU_ERR_ARGUMENT: a number over the side,
    /// or a NULL.
    pub fn sudoku_board_check(layout: *const sudoku_layout, cells: *const u8, candidates: *const sudoku_digitset, conflicts: *mut sudoku_conflict, capacity: usize, count: *mut usize) -> sudoku_status;
    /// Whether SOLUTION fills every cell, breaks no rule and keeps every digit of GIVENS (NULL: none).
    /// Numbers out of range give false.
    pub fn sudoku_board_is_solution(layout: *const sudoku_layout, givens: *const u8, solution: *const u8) -> bool;
    /// The candidates of every cell of CELLS: a digit's own set where there is one, else all digits
    /// that no peer holds. Stores cell_count sets in CANDIDATES.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a number over the side or a NULL.
    pub fn sudoku_board_candidates(layout: *const sudoku_layout, cells: *const u8, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Writes CONFLICT in words, such as "5 twice in row 3: r3c4, r3c7", into TEXT of SIZE bytes as
    /// snprintf() does; gives the length that the whole text has.
    pub fn sudoku_conflict_write(layout: *const sudoku_layout, conflict: *const sudoku_conflict, text: *mut c_char, size: usize) -> usize;
    /// The same with SYMBOLS, as many as the side, in place of the digits 1, 2 and so on, such as "E
    /// twice in row 3: r3c4, r3c7". They are spelled as in struct sudoku_text_options ("A-P"). NULL:
    /// numbers. 0 also where they do not fit.
    pub fn sudoku_conflict_write_symbols(layout: *const sudoku_layout, conflict: *const sudoku_conflict, symbols: *const c_char, text: *mut c_char, size: usize) -> usize;
    /// Makes an empty problem with OPTIONS and stores it in *COVER, which the caller then owns. On
    /// failure *COVER is NULL.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no primary item, more than 2^31 - 2 items, unsound
    /// bounds; SUDOKU_ERR_MEMORY. Any thread may call it; a cover belongs to one thread at a time.
    pub fn sudoku_cover_create(options: *const sudoku_cover_options, cover: *mut *mut sudoku_cover) -> sudoku_status;
    /// Frees COVER. NULL is left alone.
    pub fn sudoku_cover_destroy(cover: *mut sudoku_cover);
    /// Adds an option with COUNT (1 or more) different ITEMS; options are numbered from 0 in the order
    /// in which they are added. An option without a primary item serves nothing and is never chosen.
    /// Grows the problem's memory, 12 bytes for each item of each option.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no item, an item twice or out of range;
    /// SUDOKU_ERR_MEMORY, also for more than 2^32 items of options altogether. On failure the problem
    /// is as it was.
    pub fn sudoku_cover_add(cover: *mut sudoku_cover, items: *const usize, count: usize) -> sudoku_status;
    /// The same with COLORS, one for each of ITEMS: 0 for a primary item, and for a secondary one that
    /// this option keeps to itself; else options that give it the same color can be chosen together.
    /// Statuses as above, and SUDOKU_ERR_ARGUMENT for a primary item with a color.
    pub fn sudoku_cover_add_colored(cover: *mut sudoku_cover, items: *const usize, colors: *const u32, count: usize) -> sudoku_status;
    /// Finds the covers, each once, choosing the primary item with the fewest ways to cover it first,
    /// the lowest number among equals, its options in the order in which they were added. An option is
    /// chosen once at most. Hands them to CALLBACK (NULL: only counts), within LIMITS (NULL: none). The
    /// problem may be searched again and added to afterwards, however the search ended. Takes no memory
    /// after the first search since an option was added. SUDOKU_OK: all found; SUDOKU_NO_SOLUTION: there
    /// is none; SUDOKU_SOLUTION_LIMIT, SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT: stopped by that limit;
    /// SUDOKU_CANCELLED: stopped by a callback or by sudoku_cover_cancel(); SUDOKU_ERR_ARGUMENT: COVER
    /// is NULL, or LIMITS has no size or a negative time, or CALLBACK searches or adds to the problem
    /// that it is called for; SUDOKU_ERR_MEMORY.
    pub fn sudoku_cover_search(cover: *mut sudoku_cover, limits: *const sudoku_limits, callback: Option<sudoku_cover_callback>, user: *mut c_void) -> sudoku_status;
    /// What the last search did, its number of solutions included; a node is an option that was tried.
    /// Belongs to COVER and changes with the next search.
    pub fn sudoku_cover_stats(cover: *const sudoku_cover) -> *const sudoku_stats;
    /// Makes the search that COVER is in, or else its next one, stop with SUDOKU_CANCELLED, whatever it
    /// is asked; one that has its answer before it looks keeps it. The request ends with that search
    /// and stops no other; a search that is refused for its arguments does not count. Any thread and any
    /// signal handler may call it while the cover exists, and so may a callback.
    pub fn sudoku_cover_cancel(cover: *mut sudoku_cover);
    /// The name of SYMMETRY, such as "rotate180": a constant text; NULL where there is none. Any thread
    /// may call it.
    pub fn sudoku_symmetry_name(symmetry: sudoku_symmetry) -> *const c_char;
    /// Finds the symmetry called NAME and stores it in *SYMMETRY. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT
    /// where there is none, with *SYMMETRY as it was. Any thread may call it.
    pub fn sudoku_symmetry_from_name(name: *const c_char, symmetry: *mut sudoku_symmetry) -> sudoku_status;
    /// Makes a generator for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and
    /// stores it in *GENERATOR, which the caller then owns. On failure *GENERATOR is NULL. All memory is
    /// taken here.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL; SUDOKU_ERR_MEMORY. Any thread may call it; a generator
    /// belongs to one thread at a time, and to one call: what the progress callback asks of the
    /// generator that it is called for is SUDOKU_ERR_ARGUMENT, but for sudoku_generator_cancel().
    pub fn sudoku_generator_create(layout: *const sudoku_layout, options: *const sudoku_generator_options, generator: *mut *mut sudoku_generator) -> sudoku_status;
    /// Frees GENERATOR. NULL is left alone.
    pub fn sudoku_generator_destroy(generator: *mut sudoku_generator);
    /// Makes the call that GENERATOR is in, or else its next one, stop with SUDOKU_CANCELLED. The
    /// request ends with that call. Any thread and any signal handler may call it.
    pub fn sudoku_generator_cancel(generator: *mut sudoku_generator);
    /// Makes the puzzles of JOB within LIMITS (NULL: none; their number of solutions is not looked at)
    /// by leaving out givens in turn as long as the solution stays the only one.
    /// SUDOKU_OK: each has its status; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED: some have
    /// that one; SUDOKU_ERR_ARGUMENT: a NULL, an order that is none, a symmetry that is none or that
    /// the layout cannot have, and nothing was written.
    pub fn sudoku_generator_run(generator: *mut sudoku_generator, job: *const sudoku_generate_job, limits: *const sudoku_limits) -> sudoku_status;
    /// Finds the givens of GIVENS (cell_count numbers, with one solution) that could each be left out:
    /// stores their cells in CELLS, which has room for cell_count, and how many they are in *COUNT. The
    /// puzzle is minimal where there is none.
    /// SUDOKU_OK; SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_CONFLICT: what the puzzle has;
    /// SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED: stopped by LIMITS (NULL: none);
    /// SUDOKU_ERR_ARGUMENT: a NULL or a number over the side; SUDOKU_ERR_INTERNAL.
    pub fn sudoku_generator_find_redundant(generator: *mut sudoku_generator, givens: *const u8, limits: *const sudoku_limits, cells: *mut u16, count: *mut usize) -> sudoku_status;
    /// Makes a solved grid by SEED and stores its cell_count digits in GRID. Each grid can come, but not
    /// all equally often: see sudoku_generator_make_uniform_grid().
    /// SUDOKU_OK; SUDOKU_NO_SOLUTION: the layout has no grid; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT,
    /// SUDOKU_CANCELLED: stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT: a NULL;
    /// SUDOKU_ERR_INTERNAL.
    pub fn sudoku_generator_make_grid(generator: *mut sudoku_generator, seed: u64, limits: *const sudoku_limits, grid: *mut u8) -> sudoku_status;
    /// The same, and each grid of the layout comes equally often. On the classic layout a top band and
    /// a left stack are drawn at random and taken as often as there are grids with both, of which one is
    /// drawn; on others, all grids are gone through. Statuses as above, and SUDOKU_SOLUTION_LIMIT: the
    /// layout is not the classic one and has more than a million grids.
    pub fn sudoku_generator_make_uniform_grid(generator: *mut sudoku_generator, seed: u64, limits: *const sudoku_limits, grid: *mut u8) -> sudoku_status;
    /// Finds a puzzle that has its givens where PATTERN (cell_count numbers) is not 0, and one solution,
    /// by SEED; stores it in PUZZLE and its solution in SOLUTION (cell_count numbers each). Begins with
    /// a random grid and exchanges some givens at a time for those of another solution without them,
    /// where that leaves no more solutions.
    /// SUDOKU_OK; SUDOKU_NOT_FOUND: after so many exchanges as pay there still were several: PUZZLE and
    /// SOLUTION hold what came nearest; other statuses as for sudoku_generator_make_grid().
    pub fn sudoku_generator_fit_pattern(generator: *mut sudoku_generator, pattern: *const u8, seed: u64, limits: *const sudoku_limits, puzzle: *mut u8, solution: *mut u8) -> sudoku_status;
    /// How many techniques there are. Any thread may call it.
    pub fn sudoku_technique_count() -> usize;
    /// The technique at INDEX (0..count-1), ordered from easy to hard: a constant; NULL out of range.
    pub fn sudoku_technique_at(index: usize) -> *const sudoku_technique;
    /// Finds the technique whose name, code or abbreviation is NAME, in capitals or not, and stores its
    /// index in *INDEX. SUDOKU_OK; SUDOKU_ERR_ARGUMENT, with *INDEX as it was.
    pub fn sudoku_technique_from_name(name: *const c_char, index: *mut usize) -> sudoku_status;
    /// The name of LEVEL, such as "Hard"; NULL where there is no such level.
    pub fn sudoku_level_name(level: sudoku_level) -> *const c_char;
    /// The highest score that a puzzle of LEVEL can have, as sudoku_logic_rate() tells it: 800 for Easy,
    /// UINT_MAX for Extreme; 0 where there is no such level. Any thread may call it.
    pub fn sudoku_level_max_score(level: sudoku_level) -> c_uint;
    /// The name of PROFILE, such as "se"; NULL where there is no such profile.
    pub fn sudoku_profile_name(profile: sudoku_profile) -> *const c_char;
    /// Stores the indices of PROFILE's techniques, first tried first, in ORDER, up to ROOM of them, and
    /// gives how many there are: at most sudoku_technique_count(), 0 where there is no such profile.
    /// ORDER may be NULL where ROOM is 0. The caller may change the order and hand it to
    /// sudoku_logic_create(). Any thread may call it.
    pub fn sudoku_profile_order(profile: sudoku_profile, order: *mut usize, room: usize) -> usize;
    /// Writes STEP, as far as HINT tells it, such as "Hidden Single: 7 has one place left in box 2, so
    /// r1c5 is 7", into TEXT of SIZE bytes (NULL where SIZE is 0) as snprintf() does; WORDING may be
    /// NULL. Gives the length that the whole text has; 0 where an argument is NULL, the size of WORDING
    /// too small, or its symbols do not fit. Any thread may call it.
    pub fn sudoku_step_write(layout: *const sudoku_layout, step: *const sudoku_step, hint: sudoku_hint, wording: *const sudoku_step_wording, text: *mut c_char, size: usize) -> usize;
    /// Proves STEP for POSITION from its premises alone: assumes the contrary of each placement and
    /// elimination in turn, and shows that the premises then fail. Takes no account of the technique.
    /// SUDOKU_OK: proved. SUDOKU_UNDECIDED: it does not follow, or not within some 100000 cases.
    /// SUDOKU_ERR_ARGUMENT: a NULL, a number out of range, a premise that is none, a pattern where
    /// POSITION is not known to be unique, a step that does nothing, or a layout over 256 cells or 16
    /// digits or with units of fewer cells than digits; SUDOKU_ERR_MEMORY. Any thread may call it.
    pub fn sudoku_step_check(layout: *const sudoku_layout, position: *const sudoku_logic_position, step: *const sudoku_step) -> sudoku_status;
    /// Makes an explainer for LAYOUT, which must outlive it, and stores it in *LOGIC, which the caller
    /// then owns. OPTIONS may be NULL. On failure *LOGIC is NULL.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no such technique or profile, limits that make no sense,
    /// a layout over 256 cells, 16
    /// digits or 128 units, or one with units of fewer cells than digits; SUDOKU_ERR_MEMORY. An
    /// explainer belongs to one thread at a time, and to one call: what its own callbacks ask of it is
    /// SUDOKU_ERR_ARGUMENT, but for sudoku_logic_cancel() and sudoku_logic_get_position(). What single
    /// techniques work in, up to 37 MB for all of them, it takes when they are first asked, and keeps.
    pub fn sudoku_logic_create(layout: *const sudoku_layout, options: *const sudoku_logic_options, logic: *mut *mut sudoku_logic) -> sudoku_status;
    /// Frees LOGIC. NULL is left alone.
    pub fn sudoku_logic_destroy(logic: *mut sudoku_logic);
    /// Starts from POSITION.
    /// SUDOKU_OK; SUDOKU_CONFLICT: a digit stands twice in a unit; SUDOKU_NO_SOLUTION: a cell or a digit
    /// has nowhere to go; SUDOKU_ERR_ARGUMENT: a NULL or a number out of range. Only after SUDOKU_OK is
    /// there a position to ask about.
    pub fn sudoku_logic_set_position(logic: *mut sudoku_logic, position: *const sudoku_logic_position) -> sudoku_status;
    /// Makes the call that LOGIC is in, or else its next one, stop with SUDOKU_CANCELLED, if it finds,
    /// lists or rates steps; one that has its answer before it looks keeps it. The request ends with
    /// that call and stops no other; a call that is refused for its arguments does not count. Any thread
    /// and any signal handler may call it while LOGIC exists, and so may a callback.
    pub fn sudoku_logic_cancel(logic: *mut sudoku_logic);
    /// Finds a step of the first technique that has one, and stores it in *STEP.
    /// SUDOKU_OK; SUDOKU_END: the puzzle is solved; SUDOKU_UNDECIDED: no technique helps;
    /// SUDOKU_NO_SOLUTION: a cell or a digit has nowhere to go; SUDOKU_ERR_ARGUMENT: a NULL.
    pub fn sudoku_logic_find_step(logic: *mut sudoku_logic, step: *mut *const sudoku_step) -> sudoku_status;
    /// As sudoku_logic_find_step(), but of all steps of that technique the one that does most.
    pub fn sudoku_logic_find_best_step(logic: *mut sudoku_logic, step: *mut *const sudoku_step) -> sudoku_status;
    /// Hands every step of the technique at INDEX that the position allows to CALLBACK; steps that do
    /// the same count once.
    /// SUDOKU_OK: all were handed over, there may have been none; SUDOKU_CANCELLED: stopped, also by the
    /// callback; SUDOKU_ERR_ARGUMENT: a NULL, or INDEX out of range.
    pub fn sudoku_logic_enumerate_steps(logic: *mut sudoku_logic, index: usize, callback: Option<sudoku_step_callback>, user: *mut c_void) -> sudoku_status;
    /// Rates the way from the position to the solution as HoDoKu does: stores the sum of the scores of
    /// all steps in *SCORE, and in *LEVEL the highest level of a step, or the lowest above it that
    /// allows the score (up to 800, 1000, 1600, 1800). The position is then the one at the end.
    /// SUDOKU_OK; SUDOKU_UNDECIDED: no technique helps all the way; SUDOKU_NO_SOLUTION as above;
    /// SUDOKU_ERR_ARGUMENT: a NULL. On failure the outputs are as they were.
    pub fn sudoku_logic_rate(logic: *mut sudoku_logic, level: *mut sudoku_level, score: *mut c_uint) -> sudoku_status;
    /// Rates the way from the position to the solution as Sudoku Explainer does, by the ratings of the
    /// steps: as its program does where LOGIC was made for SUDOKU_PROFILE_SE. The position is then the
    /// one at the end.
    /// SUDOKU_OK; SUDOKU_UNDECIDED: no technique helps all the way; SUDOKU_NO_SOLUTION as above;
    /// SUDOKU_ERR_ARGUMENT: a NULL. On failure *RATING is as it was.
    pub fn sudoku_logic_rate_se(logic: *mut sudoku_logic, rating: *mut sudoku_se_rating) -> sudoku_status;
    /// Does what STEP says, which need not have been found by LOGIC.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, or a number out of range.
    pub fn sudoku_logic_apply(logic: *mut sudoku_logic, step: *const sudoku_step) -> sudoku_status;
    /// The position: stores cell_count numbers in CELLS and as many sets in CANDIDATES, where they are
    /// not NULL; a solved cell's set holds its digit.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: LOGIC is NULL.
    pub fn sudoku_logic_get_position(logic: *const sudoku_logic, cells: *mut u8, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Finds givens of GIVENS (cell_count numbers, without a solution) that contradict each other, so
    /// that each of them is needed for it: stores their cells in CELLS, which has room for cell_count,
    /// and how many they are in *COUNT. Of the sets that some orders lead to it is the smallest; there
    /// may be smaller ones.
    /// SUDOKU_OK; SUDOKU_NOT_FOUND: there is a solution; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT,
    /// SUDOKU_CANCELLED: stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT: a NULL or a number over
    /// the side; SUDOKU_ERR_INTERNAL.
    pub fn sudoku_generator_find_contradiction(generator: *mut sudoku_generator, givens: *const u8, limits: *const sudoku_limits, cells: *mut u16, count: *mut usize) -> sudoku_status;
    /// Finds changes of givens of GIVENS (cell_count numbers) that leave one solution, with OPTIONS
    /// (NULL: the defaults): every change of one given, or, where none is a repair and the puzzle has no
    /// solution, of two. Stores the best CAPACITY of them in REPAIRS, the cheapest first; among equals
    /// those first that leave the fewest redundant givens, then those whose givens were needed most. How
    /// many there are goes to *COUNT. Of puzzles with one given changed at random the true change is
    /// among the first three nearly always; bench_generate says how often.
    /// SUDOKU_OK: there is one; SUDOKU_NOT_FOUND: none; *COUNT is 0; SUDOKU_END: the puzzle has one
    /// solution already; other statuses as above.
    pub fn sudoku_generator_repair(generator: *mut sudoku_generator, givens: *const u8, options: *const sudoku_repair_options, limits: *const sudoku_limits, repairs: *mut sudoku_repair, capacity: usize, count: *mut usize) -> sudoku_status;
    /// Finds givens to add to GIVENS (cell_count numbers, with several solutions) so that one is left:
    /// stores them in ADDITIONS, which has room for cell_count, and how many they are in *COUNT. They
    /// are the fewest where *ARE_FEWEST is then true; else each was taken because it left the fewest of
    /// the solutions that were looked at, and fewer may do. SUDOKU_OK; SUDOKU_END: the puzzle has one
    /// solution already; SUDOKU_NO_SOLUTION, SUDOKU_CONFLICT: what it has; other statuses as above.
    pub fn sudoku_generator_complete(generator: *mut sudoku_generator, givens: *const u8, limits: *const sudoku_limits, additions: *mut sudoku_change, count: *mut usize, are_fewest: *mut bool) -> sudoku_status;
    /// Stores a random way in *TRANSFORM, the same for the same SEED; all are equally likely.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL.
    pub fn sudoku_transform_random(seed: u64, transform: *mut sudoku_transform) -> sudoku_status;
    /// Stores the image of BOARD (81 numbers 0..9) in IMAGE (81), which is another array.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, or a number out of range in BOARD or TRANSFORM.
    pub fn sudoku_transform_apply(transform: *const sudoku_transform, board: *const u8, image: *mut u8) -> sudoku_status;
    /// Stores the way back from the image to the board in *INVERSE, another struct than TRANSFORM.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, or cells or digits that are not each there once.
    pub fn sudoku_transform_invert(transform: *const sudoku_transform, inverse: *mut sudoku_transform) -> sudoku_status;
    /// Finds the canonical form of BOARD (81 numbers 0..9, a puzzle or a solved grid) and stores it in
    /// FORM (81): the smallest equivalent, read row by row as a text, empty cells being less than
    /// digits. Two boards are equivalent where it is the same. Stores a way there in *TRANSFORM and the
    /// number of ways in which the board is its own image in *AUTOMORPHISMS (NULL: not wanted); 3359232
    /// * 9! over that is the number of its equivalents. SUDOKU_OK; SUDOKU_CONFLICT: a digit stands twice
    /// in a row, a column or a box; SUDOKU_ERR_ARGUMENT: a NULL or a number over 9.
    pub fn sudoku_canonical_form(board: *const u8, form: *mut u8, transform: *mut sudoku_transform, automorphisms: *mut u64) -> sudoku_status;
    /// Finds whether A and B (81 numbers 0..9 each) are equivalent, and stores a way from A to B in
    /// *TRANSFORM (NULL: not wanted).
    /// SUDOKU_OK: they are; SUDOKU_NOT_FOUND: they are not; other statuses as above.
    pub fn sudoku_transform_find(a: *const u8, b: *const u8, transform: *mut sudoku_transform) -> sudoku_status;
    /// The name of FORMAT, such as "line": a constant text; NULL where there is no such format.
    pub fn sudoku_text_format_name(format: sudoku_text_format) -> *const c_char;
    /// Finds the format called NAME, or by another usual name of it (sdm, ss, boxed, jsonl ...), and
    /// stores it in *FORMAT. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT with *FORMAT left as it was.
    pub fn sudoku_text_format_from_name(name: *const c_char, format: *mut sudoku_text_format) -> sudoku_status;
    /// Makes a reader that takes its text from READ, called with USER, and stores it in *READER, which
    /// the caller then owns. OPTIONS may be NULL. Its memory does not grow with the text. On failure
    /// *READER is NULL.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT; SUDOKU_ERR_MEMORY.
    pub fn sudoku_text_reader_create(options: *const sudoku_text_options, read: Option<sudoku_text_read_callback>, user: *mut c_void, reader: *mut *mut sudoku_text_reader) -> sudoku_status;
    /// Makes a reader that takes its text from memory: LENGTH bytes of TEXT (NULL where LENGTH is 0),
    /// which must outlive it. All else is as above.
    pub fn sudoku_text_reader_create_memory(options: *const sudoku_text_options, text: *const c_char, length: usize, reader: *mut *mut sudoku_text_reader) -> sudoku_status;
    /// Frees READER. NULL is left alone.
    pub fn sudoku_text_reader_destroy(reader: *mut sudoku_text_reader);
    /// Reads the next puzzle into *PUZZLE.
    /// SUDOKU_OK; SUDOKU_END: no further puzzle; SUDOKU_ERR_TEXT: the next puzzle is malformed, *ERROR
    /// (NULL: not wanted) says where and why, the reader stands behind it and may be called again;
    /// SUDOKU_ERR_READ: the read function failed; SUDOKU_ERR_ARGUMENT: a NULL.
    pub fn sudoku_text_reader_next(reader: *mut sudoku_text_reader, puzzle: *mut sudoku_text_puzzle, error: *mut sudoku_text_error) -> sudoku_status;
    /// Takes puzzles that come next as long as they are on a line each, of 81 digits and dots and
    /// nothing else: the quick way through a collection. They are those that sudoku_text_reader_next()
    /// would give, in the form SUDOKU_TEXT_LINE, without name, number and comment. *LINES has how many
    /// they are, LIMIT at most; 0: something else may come next, which that function says.
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, and *LINES is as it was.
    pub fn sudoku_text_reader_next_lines(reader: *mut sudoku_text_reader, limit: usize, lines: *mut sudoku_text_lines) -> sudoku_status;
    /// Reads one puzzle from LENGTH bytes of TEXT (NULL where LENGTH is 0). OPTIONS (NULL: the
    /// defaults) may name its form and its side; else both are found out. Stores side * side numbers in
    /// GIVENS and, where CANDIDATES is not NULL, as many sets in it: each has room for CAPACITY. Stores
    /// the side in *SIDE, which may be NULL where OPTIONS names the side.
    /// SUDOKU_OK; SUDOKU_END: no puzzle; SUDOKU_ERR_TEXT, with *ERROR (NULL: not wanted) as above: it
    /// is malformed, has another side than OPTIONS names, gives candidates although CANDIDATES is NULL,
    /// says regions or extra units or joins boards, which a reader gives, or more text follows;
    /// SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT: options out of range, a NULL, or more cells than
    /// CAPACITY. On failure GIVENS, CANDIDATES and *SIDE are as they were.
    pub fn sudoku_text_parse(options: *const sudoku_text_options, text: *const c_char, length: usize, givens: *mut u8, candidates: *mut sudoku_digitset, capacity: usize, side: *mut c_uint, error: *mut sudoku_text_error) -> sudoku_status;
    /// Reads a map of jigsaw regions: side * side symbols (letters, digits) or numbers, with or without
    /// a frame, equal ones for cells of one region. Stores side * side numbers 0..side-1, in the order
    /// in which the regions first appear, in REGIONS, which holds CAPACITY numbers, and the side in
    /// *SIDE.
    /// SUDOKU_OK; SUDOKU_ERR_TEXT, with *ERROR as above: no square, or a region that has not side
    /// cells; SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT: a NULL, or more cells than CAPACITY.
    pub fn sudoku_text_parse_regions(text: *const c_char, length: usize, regions: *mut u8, capacity: usize, side: *mut c_uint, error: *mut sudoku_text_error) -> sudoku_status;
    /// Writes BOARD for LAYOUT, which is square or of joined boards (LINE and GRID, which shows how they
    /// lie, with spaces between), into TEXT of SIZE bytes as snprintf() does: always terminated
    /// where SIZE is not 0, each line with its line feed. Gives the length of the whole text, or 0 for
    /// an argument out of range. Sides up to 35 have symbols 1..9 A..Z; larger boards, unless their
    /// symbols are named, are written as numbers with spaces between in every format.
    pub fn sudoku_text_write_board(layout: *const sudoku_layout, board: *const sudoku_text_board, text: *mut c_char, size: usize) -> usize;
    /// Writes RESULT for LAYOUT, square or of joined boards, as sudoku_text_write_board() does, on one
    /// line. docs/formats.md lists the columns of CSV, the keys of JSON and the words for statuses.
    pub fn sudoku_text_write_result(layout: *const sudoku_layout, result: *const sudoku_text_result, text: *mut c_char, size: usize) -> usize;
    /// The header line of CSV results, with its line feed: a constant text.
    pub fn sudoku_text_csv_header() -> *const c_char;
}
