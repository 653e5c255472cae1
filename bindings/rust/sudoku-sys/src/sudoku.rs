//! What the headers of the C library declare as sudoku_*.
//!
//! Written by bindings/generate/to_rust.py; `./run abi` writes it anew.

use std::os::raw::{c_char, c_int, c_uint, c_void};

/// The functions from which an object takes its memory. Every object copies them; USER must outlive
/// the object. Objects allocate when they are created and, if their header says so, when they grow;
/// never while solving. Both functions are called on the thread that calls the library.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_allocator {
    /// Returns SIZE (1 or more) bytes, aligned as by malloc(), or NULL.
    pub allocate: Option<unsafe extern "C" fn(user: *mut c_void, size: usize) -> *mut c_void>,
    /// Frees POINTER, which allocate() returned; NULL is ignored.
    pub release: Option<unsafe extern "C" fn(user: *mut c_void, pointer: *mut c_void)>,
    pub user: *mut c_void,
}

/// The largest digit of a set, and so the largest side of a board.
pub const SUDOKU_MAX_SIDE: u32 = 64;

pub type sudoku_digitset = u64;

/// The API version, which determines the soname. An addition raises MINOR, a change or removal
/// raises MAJOR, a fix that does neither raises PATCH. The project has a version of its own.
pub const SUDOKU_API_VERSION_MAJOR: u32 = 0;

pub const SUDOKU_API_VERSION_MINOR: u32 = 1;

pub const SUDOKU_API_VERSION_PATCH: u32 = 0;

pub const SUDOKU_API_VERSION: u32 = 100;

pub type sudoku_status = c_int;
/// Success; the outputs hold the result.
pub const SUDOKU_OK: sudoku_status = 0;
/// The puzzle has no solution.
pub const SUDOKU_NO_SOLUTION: sudoku_status = 1;
/// The puzzle has more than one solution.
pub const SUDOKU_SEVERAL_SOLUTIONS: sudoku_status = 2;
/// The givens break a rule; sudoku_board_check() names the cells.
pub const SUDOKU_CONFLICT: sudoku_status = 3;
/// Propagation alone neither solves nor refutes the puzzle (engine `logic` only).
pub const SUDOKU_UNDECIDED: sudoku_status = 4;
/// The limit on solutions was reached; there may be more.
pub const SUDOKU_SOLUTION_LIMIT: sudoku_status = 5;
/// The limit on nodes was reached.
pub const SUDOKU_NODE_LIMIT: sudoku_status = 6;
/// The limit on time was reached.
pub const SUDOKU_TIME_LIMIT: sudoku_status = 7;
/// Another thread or a callback stopped the call.
pub const SUDOKU_CANCELLED: sudoku_status = 8;
/// Nothing is left to do: no further puzzle, step or change.
pub const SUDOKU_END: sudoku_status = 9;
/// Nothing suitable was found; the function's comment says whether that is proved.
pub const SUDOKU_NOT_FOUND: sudoku_status = 10;
/// An argument is out of range; sudoku_argument_error() says which.
pub const SUDOKU_ERR_ARGUMENT: sudoku_status = -1;
/// The allocator returned NULL.
pub const SUDOKU_ERR_MEMORY: sudoku_status = -2;
/// The text is malformed; the error has the place and what was expected.
pub const SUDOKU_ERR_TEXT: sudoku_status = -3;
/// The caller's read function reported a failure.
pub const SUDOKU_ERR_READ: sudoku_status = -4;
/// The check of a solution failed: a bug in this library.
pub const SUDOKU_ERR_INTERNAL: sudoku_status = -5;

/// The number of cells of the largest square board.
pub const SUDOKU_MAX_CELLS: u32 = 4096;

/// Extra units in addition to rows, columns and boxes; flags that combine with |.
pub type sudoku_variant = c_int;
/// Both main diagonals (Sudoku X); any side.
pub const SUDOKU_VARIANT_DIAGONAL: sudoku_variant = 1;
/// Windows between the boxes, four on the classic board; square boxes only.
pub const SUDOKU_VARIANT_WINDOKU: sudoku_variant = 2;
/// The cells at the same place in every box; any boxes.
pub const SUDOKU_VARIANT_DISJOINT: sudoku_variant = 4;
/// Nine cells in the shape of an asterisk; side 9 only.
pub const SUDOKU_VARIANT_ASTERISK: sudoku_variant = 8;
/// The centers of all boxes; boxes with odd numbers of rows and columns only.
pub const SUDOKU_VARIANT_CENTER_DOT: sudoku_variant = 16;
/// Nine cells in the shape of a pinwheel; side 9 only.
pub const SUDOKU_VARIANT_GIRANDOLA: sudoku_variant = 32;

/// The kind of a unit, from which its name derives.
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

/// Options of sudoku_layout_create(). Start from SUDOKU_LAYOUT_OPTIONS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_layout_options {
    /// sizeof(struct sudoku_layout_options); allows the struct to grow.
    pub size: usize,
    /// The number of digits, and of cells in a row: 2..64.
    pub side: c_uint,
    /// Rows and columns of a box; box_rows * box_columns == side. Both 0: the most nearly square box
    /// with no more rows than columns (2x3 for side 6). A prime side has boxes of 1 x side, which
    /// add nothing to the rows.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// Extra units: flags of enum sudoku_variant.
    pub variants: c_uint,
    /// Jigsaw regions in place of boxes: side * side numbers 0..side-1, the region of each cell row
    /// by row, each number exactly side times. NULL: boxes. Read during the call only.
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

/// Options of sudoku_layout_create_custom(): arbitrary cells in arbitrary units. Start from
/// SUDOKU_CUSTOM_LAYOUT_INIT, then change fields. Arrays are read during the call only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_custom_layout {
    /// sizeof(struct sudoku_custom_layout); allows the struct to grow.
    pub size: usize,
    /// The number of digits: 2..64.
    pub side: c_uint,
    /// The number of cells of the board: 1..65535.
    pub cell_count: c_uint,
    /// The number of units: 1..65535.
    pub unit_count: c_uint,
    /// The cells of all units, one unit after another: numbers 0..cell_count-1, none twice in a
    /// unit.
    pub units: *const u16,
    /// 2 * cell_count numbers: the row and the column of each cell, from 0, for its name; all places
    /// differ. NULL: all cells are in one row.
    pub positions: *const u16,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// The length of each unit: unit_count numbers 2..side. A unit of side cells holds every digit
    /// once; in a shorter one, such as two cells a knight's move apart, all digits differ. NULL:
    /// side cells each.
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
/// Depth-first search in scan order with digit sets: the baseline and the independent
/// reference.
pub const SUDOKU_ENGINE_SIMPLE: sudoku_engine = 1;
/// Propagation alone, without a guess: elimination, naked and hidden subsets of every size,
/// locked candidates over all crossing units. Returns SUDOKU_UNDECIDED when it gets stuck.
pub const SUDOKU_ENGINE_LOGIC: sudoku_engine = 2;
/// Conflict-driven clause learning, the method of SAT solvers; any layout, giants included.
pub const SUDOKU_ENGINE_CDCL: sudoku_engine = 3;
/// Exact cover by Knuth's dancing links.
pub const SUDOKU_ENGINE_DLX: sudoku_engine = 4;
/// Vectors of boards; only the classic layout or one with the same units.
pub const SUDOKU_ENGINE_ENGINE9: sudoku_engine = 5;

/// The instructions that SUDOKU_ENGINE_ENGINE9 uses. All of them compute the same answers.
pub type sudoku_simd = c_int;
/// The fastest that both the build and the processor support.
pub const SUDOKU_SIMD_AUTO: sudoku_simd = 0;
/// Portable C.
pub const SUDOKU_SIMD_PORTABLE: sudoku_simd = 1;
/// SSE4.1, SSSE3 and POPCNT.
pub const SUDOKU_SIMD_SSE: sudoku_simd = 2;
pub const SUDOKU_SIMD_AVX2: sudoku_simd = 3;
/// AVX-512 F, BW, VL, VBMI, VNNI and BITALG.
pub const SUDOKU_SIMD_AVX512: sudoku_simd = 4;
pub const SUDOKU_SIMD_NEON: sudoku_simd = 5;
/// Vectors of 128 bits in WebAssembly.
pub const SUDOKU_SIMD_WASM: sudoku_simd = 6;

#[repr(C)]
pub struct sudoku_solver {
    _private: [u8; 0],
}

/// Options of sudoku_solver_create(). Start from SUDOKU_SOLVER_OPTIONS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_solver_options {
    /// sizeof(struct sudoku_solver_options); allows the struct to grow.
    pub size: usize,
    pub engine: sudoku_engine,
    /// 0: the natural order, the same on every run. Otherwise the order in which solutions are found
    /// is shuffled; the same seed, engine and library yield the same order.
    pub seed: u64,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// For SUDOKU_ENGINE_ENGINE9 only. If a puzzle has several solutions, the same seed and
    /// instructions yield the same order.
    pub simd: sudoku_simd,
    /// True: calls without a time limit and a progress callback do not read the clock, and
    /// sudoku_stats.seconds is 0. Reading it takes a tenth of the time of an easy classic puzzle.
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

/// A puzzle. Arrays are read during the call only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_puzzle {
    /// cell_count numbers: a digit 1..side, or 0 for an empty cell. NULL: all empty.
    pub givens: *const u8,
    /// cell_count sets that restrict the digits of empty cells. NULL: every digit.
    pub candidates: *const sudoku_digitset,
}

/// Statistics of a solver's last call. Later versions may append fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_stats {
    /// Solutions found.
    pub solutions: u64,
    /// Digits tried: placements by branching, including the first branch of a decision.
    pub nodes: u64,
    /// Decisions with more than one branch. If a limit ends the call before the first branch of a
    /// decision is tried, one more than nodes is possible.
    pub guesses: u64,
    /// Branches undone after a contradiction.
    pub backtracks: u64,
    /// Maximum number of decisions open at a time.
    pub depth: u64,
    /// Wall-clock time of the call, in seconds; 0 if the solver is untimed.
    pub seconds: f64,
}

/// Limits that end a call early. Start from SUDOKU_LIMITS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_limits {
    /// sizeof(struct sudoku_limits); allows the struct to grow.
    pub size: usize,
    /// Maximum number of solutions. 0: no limit.
    pub solutions: u64,
    /// Maximum number of nodes. 0: no limit.
    pub nodes: u64,
    /// Maximum wall-clock time, in seconds. 0: no limit.
    pub seconds: f64,
    /// Called with the statistics so far, at least once in some thousand nodes, on the thread that
    /// solves. A nonzero result stops the call with SUDOKU_CANCELLED. NULL: not called. It must not
    /// call the same solver, which would return SUDOKU_ERR_ARGUMENT; sudoku_solver_cancel() is
    /// allowed.
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

/// Receives a solution: cell_count digits, valid during the call. A nonzero result stops the search.
/// It must not call the same solver, which would return SUDOKU_ERR_ARGUMENT.
pub type sudoku_solution_callback = unsafe extern "C" fn(user: *mut c_void, solution: *const u8) -> c_int;

/// An estimate of the number of solutions. Start from SUDOKU_ESTIMATE_INIT.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_estimate {
    /// sizeof(struct sudoku_estimate); allows the struct to grow.
    pub size: usize,
    /// The mean of the samples and its interval of two standard errors, wider for few samples; all
    /// multiplied by 10^EXPONENT, which is 0 unless numbers exceed 1e300.
    pub count: f64,
    pub low: f64,
    pub high: f64,
    pub exponent: c_int,
    /// True: all solutions were counted, and count, low and high are that number.
    pub is_exact: bool,
    /// The number of samples; 0 if exact.
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

/// Maximum number of threads of a batch.
pub const SUDOKU_BATCH_MAX_THREADS: u32 = 256;

#[repr(C)]
pub struct sudoku_batch {
    _private: [u8; 0],
}

/// Options of sudoku_batch_create(). Start from SUDOKU_BATCH_OPTIONS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_batch_options {
    /// sizeof(struct sudoku_batch_options); allows the struct to grow.
    pub size: usize,
    /// The number of threads that solve, including the caller's: 1..SUDOKU_BATCH_MAX_THREADS; 0
    /// means 1.
    pub threads: c_uint,
    /// The instructions that they use.
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

/// Puzzles to solve, and where answers go. Start from SUDOKU_BATCH_JOB_INIT, then change fields. The
/// caller owns all arrays.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_batch_job {
    /// sizeof(struct sudoku_batch_job); allows the struct to grow.
    pub size: usize,
    /// COUNT puzzles of 81 bytes, row by row, each STRIDE bytes (81 or more) after the previous one.
    /// A cell is a digit 1..9 or '1'..'9'; empty cells are 0, '0' or '.'.
    pub puzzles: *const u8,
    pub count: usize,
    pub stride: usize,
    /// 1: find a solution. 2: find one and prove that there is no other.
    pub limit: c_uint,
    /// Room for COUNT solutions of 81 digits 1..9, one after another; without a solution the 81
    /// bytes are unchanged. NULL: statuses only.
    pub solutions: *mut u8,
    /// Room for COUNT statuses of enum sudoku_status, one byte each:
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
/// The digit occurs several times in the unit.
pub const SUDOKU_CONFLICT_DUPLICATE: sudoku_conflict_kind = 0;
/// The empty cell has no candidate.
pub const SUDOKU_CONFLICT_NO_CANDIDATE: sudoku_conflict_kind = 1;
/// The unit has no cell left for the digit.
pub const SUDOKU_CONFLICT_NO_PLACE: sudoku_conflict_kind = 2;

/// One violated rule.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_conflict {
    pub kind: sudoku_conflict_kind,
    /// The digit, 1..side; 0 for NO_CANDIDATE.
    pub digit: c_uint,
    /// The unit; not set for NO_CANDIDATE.
    pub unit: c_uint,
    /// The cells at fault: those that hold the duplicate, or the cell without a candidate; none for
    /// NO_PLACE.
    pub cell_count: c_uint,
    pub cells: [u16; 64],
}

#[repr(C)]
pub struct sudoku_cover {
    _private: [u8; 0],
}

/// Receives a cover: COUNT option numbers, in order of choice; valid during the call. A nonzero
/// result stops the search. It must not search or extend the same problem, which would return
/// SUDOKU_ERR_ARGUMENT.
pub type sudoku_cover_callback = unsafe extern "C" fn(user: *mut c_void, options: *const usize, count: usize) -> c_int;

/// How often a primary item is covered: MIN to MAX times, MAX >= 1 and MAX >= MIN.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_cover_bounds {
    pub min: u32,
    pub max: u32,
}

/// Options of sudoku_cover_create(). Start from SUDOKU_COVER_OPTIONS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_cover_options {
    /// sizeof(struct sudoku_cover_options); allows the struct to grow.
    pub size: usize,
    /// Numbers of primary items (1 or more), numbered from 0, and of secondary items (0 or more),
    /// whose numbers follow.
    pub primary: usize,
    pub secondary: usize,
    /// The bounds of each primary item. Read during the call only. NULL: exactly once each.
    pub bounds: *const sudoku_cover_bounds,
    /// 0: covers come in the order that sudoku_cover_search() describes. Otherwise that order is
    /// shuffled; the same seed, problem and library yield the same order.
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

/// HoDoKu's levels of difficulty.
pub type sudoku_level = c_int;
pub const SUDOKU_LEVEL_EASY: sudoku_level = 1;
pub const SUDOKU_LEVEL_MEDIUM: sudoku_level = 2;
pub const SUDOKU_LEVEL_HARD: sudoku_level = 3;
pub const SUDOKU_LEVEL_UNFAIR: sudoku_level = 4;
pub const SUDOKU_LEVEL_EXTREME: sudoku_level = 5;

/// A row of the table of techniques. Strings are constant.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_technique {
    /// The name that players use, such as "Locked Candidates, pointing".
    pub name: *const c_char,
    /// HoDoKu's number, such as "0100", and abbreviation, such as "lc1". Techniques that it lacks
    /// have numbers from "2000" on.
    pub code: *const c_char,
    pub abbreviation: *const c_char,
    /// Sudoku Explainer's rating times ten; 0 if it lacks the technique.
    pub rating: c_uint,
    /// HoDoKu's score and level.
    pub score: c_uint,
    pub level: sudoku_level,
    /// True: used only if the caller's order includes it, because it is slow or a variant of another
    /// technique with its own name.
    pub is_on_request: bool,
}

/// Orders in which techniques are tried.
pub type sudoku_profile = c_int;
/// HoDoKu's: the order of the table, without techniques on request.
pub const SUDOKU_PROFILE_HODOKU: sudoku_profile = 0;
/// That of a person: singles in boxes, then in lines, then naked singles; what is easy to see
/// before what is easy to prove.
pub const SUDOKU_PROFILE_HUMAN: sudoku_profile = 1;
/// Sudoku Explainer 1.2.1's, with its direct moves and its forcing chains.
pub const SUDOKU_PROFILE_SE: sudoku_profile = 2;
/// Sukaku Explainer's default: the same with turbot fish, empty rectangles, and wings of up to
/// six cells. Its direct moves only place a digit.
pub const SUDOKU_PROFILE_SUKAKU: sudoku_profile = 3;

/// A digit (1..side) in a cell.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_candidate {
    pub cell: u16,
    pub digit: u16,
}

/// A digit (1..side) in some cell of a unit.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_place {
    pub unit: u16,
    pub digit: u16,
}

/// Maximum number of cells of a node of a chain.
pub const SUDOKU_MAX_NODE_CELLS: u32 = 8;

/// A node of a chain: a digit in one of several cells.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_node {
    pub digit: u16,
    pub cell_count: u16,
    pub cells: [u16; 8],
}

/// A link of a chain: at least one of both nodes is true if it is strong, at most one if it is
/// weak.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_link {
    pub from: sudoku_node,
    pub to: sudoku_node,
    pub is_strong: bool,
}

/// A step: its placements, eliminations and premises. The explainer that found it owns all arrays;
/// they are valid until its next call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_step {
    pub technique: *const sudoku_technique,
    pub placements: *const sudoku_candidate,
    pub placement_count: usize,
    pub eliminations: *const sudoku_candidate,
    pub elimination_count: usize,
    /// Premise: each of these cells holds one of its candidates.
    pub cells: *const u16,
    pub cell_count: usize,
    /// Premise: each of these units holds the digit in one of the places left for it.
    pub places: *const sudoku_place,
    pub place_count: usize,
    /// Premise of uniqueness techniques: not all of these cells hold digits of this pattern;
    /// otherwise there would be a second solution. Either the digits, two in each cell or those of
    /// two lines, could be exchanged; or the pattern has all placed cells of two digits, and those
    /// that are left could be exchanged.
    pub pattern: *const sudoku_candidate,
    pub pattern_count: usize,
    /// For display: fins of a fish and the like, and the links of a chain in order. In forcing
    /// chains, fins are the candidates assumed one after another; a single fin is assumed false and
    /// then true; without fins, the negation of the conclusion is assumed. Links of one case follow
    /// those of the previous case, each chain from its start; a new chain begins where chains join.
    /// A candidate with a weak link to itself is excluded by a technique applied after the preceding
    /// links.
    pub fins: *const sudoku_candidate,
    pub fin_count: usize,
    pub links: *const sudoku_link,
    pub link_count: usize,
    /// Of a fish: its base units, and an equal number of cover units that contain the bases' places
    /// except for the fins. Of two fish at once, those of the first and then those of the second.
    pub bases: *const u16,
    pub base_count: usize,
    pub covers: *const u16,
    pub cover_count: usize,
    /// The almost locked sets of the step, in order: the first SET_SIZES\[0\] of SET_CELLS belong to
    /// the first set, and so on.
    pub set_cells: *const u16,
    pub set_sizes: *const u16,
    pub set_count: usize,
    /// Sudoku Explainer's rating of this step times ten, which for chains grows with their length; 0
    /// if it lacks the technique.
    pub rating: c_uint,
}

/// The amount of detail of a hint.
pub type sudoku_hint = c_int;
/// Where to look: one unit, never the cell of a single.
pub const SUDOKU_HINT_PLACE: sudoku_hint = 1;
/// The same and the technique.
pub const SUDOKU_HINT_TECHNIQUE: sudoku_hint = 2;
/// The whole step with its reason.
pub const SUDOKU_HINT_STEP: sudoku_hint = 3;

/// Returns the text to say instead of TEXT, which is a sentence of sudoku_sentence_at() or the name
/// of a technique: UTF-8, 1000 bytes at most, valid until the next call with USER, or NULL to keep
/// TEXT.
pub type sudoku_translate_callback = unsafe extern "C" fn(user: *mut c_void, text: *const c_char) -> *const c_char;

/// The length of sentences.
pub type sudoku_detail = c_int;
/// Sentences of more than SUDOKU_FOLDED_LENGTH bytes are folded: long chains and nets are said
/// by their length and their ends, and of many cases the first ones.
pub const SUDOKU_DETAIL_FOLDED: sudoku_detail = 0;
/// Every link and every exclusion.
pub const SUDOKU_DETAIL_FULL: sudoku_detail = 1;

/// The length in bytes above which sentences are folded.
pub const SUDOKU_FOLDED_LENGTH: u32 = 600;

/// The wording of sudoku_step_write(). Start from SUDOKU_STEP_WORDING_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_step_wording {
    /// sizeof(struct sudoku_step_wording); allows the struct to grow.
    pub size: usize,
    /// The symbols of the digits 1, 2 ... side, one per digit, spelled as in struct
    /// sudoku_text_options ("A-P"). NULL: numbers.
    pub symbols: *const c_char,
    /// The candidates before the step, cell_count sets, which sentences then mention: "r1c1 and r1c5
    /// in row 1 have no candidates but 2 and 7". NULL: sentences do without.
    pub candidates: *const sudoku_digitset,
    /// The digits on the board before the step, cell_count numbers, 0 for an empty cell, with which
    /// singles say why: "7 has one place left in box 2: the other empty cells see 7 in r3c1 and
    /// r5c6". NULL: sentences do without.
    pub cells: *const u8,
    /// Translates sentences and names of techniques, called with USER. NULL: English.
    pub translate: Option<sudoku_translate_callback>,
    pub user: *mut c_void,
    /// The length of sentences.
    pub detail: sudoku_detail,
}

impl sudoku_step_wording {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        symbols: std::ptr::null(),
        candidates: std::ptr::null(),
        cells: std::ptr::null(),
        translate: None,
        user: std::ptr::null_mut(),
        detail: SUDOKU_DETAIL_FOLDED,
    };
}

/// A puzzle at any point of its solution. Start from SUDOKU_LOGIC_POSITION_INIT, then change fields.
/// Arrays are read during the call only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_logic_position {
    /// sizeof(struct sudoku_logic_position); allows the struct to grow.
    pub size: usize,
    /// All digits on the board: cell_count numbers, 0 for an empty cell.
    pub cells: *const u8,
    /// cell_count numbers, nonzero for digits that were placed, not given. NULL: all were given.
    pub is_placed: *const u8,
    /// The candidates of empty cells: cell_count sets; those of filled cells are ignored. NULL: all
    /// that the digits allow.
    pub candidates: *const sudoku_digitset,
    /// True: the givens alone, without the candidates, are known to have one solution, so uniqueness
    /// techniques apply.
    pub is_unique: bool,
    /// True: a player notes candidates in some cells only. An empty cell without candidates then has
    /// all that the digits allow.
    pub is_partial: bool,
}

impl sudoku_logic_position {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        cells: std::ptr::null(),
        is_placed: std::ptr::null(),
        candidates: std::ptr::null(),
        is_unique: false,
        is_partial: false,
    };
}

#[repr(C)]
pub struct sudoku_logic {
    _private: [u8; 0],
}

/// Options of sudoku_logic_create(). Start from SUDOKU_LOGIC_OPTIONS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_logic_options {
    /// sizeof(struct sudoku_logic_options); allows the struct to grow.
    pub size: usize,
    /// Indices of techniques in the order in which to try them; ORDER_LENGTH of them, copied. NULL:
    /// the order of the profile.
    pub order: *const usize,
    pub order_length: usize,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// The order if ORDER is NULL. Of forcing chains and nets, SUDOKU_PROFILE_HUMAN prefers the one
    /// whose conclusion leads furthest by singles, others the first in the order of their program.
    /// Direct moves only place digits if it is SUDOKU_PROFILE_SUKAKU.
    pub profile: sudoku_profile,
    /// Limits of each call that searches for steps; only seconds, progress and user have an effect.
    /// When the thread has worked for half of the time, or three quarters have passed,
    /// SUDOKU_PROFILE_HUMAN is content with the best forcing chain or net found so far, and at the
    /// end with the best step found. Copied. NULL: none.
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

/// Receives a step, valid during the call. A nonzero result stops the search.
pub type sudoku_step_callback = unsafe extern "C" fn(user: *mut c_void, step: *const sudoku_step) -> c_int;

/// Verdicts on a player's own step.
pub type sudoku_verdict = c_int;
/// Right, and a technique shows it in this position.
pub const SUDOKU_VERDICT_PROVED: sudoku_verdict = 0;
/// Right, but no technique shows it yet.
pub const SUDOKU_VERDICT_UNPROVED: sudoku_verdict = 1;
/// Wrong: a placed digit is in no solution, or an excluded candidate is in one.
pub const SUDOKU_VERDICT_WRONG: sudoku_verdict = 2;

/// The highest rating of Sudoku Explainer, times ten, that was compared with the program's: all were
/// equal. Higher ones come from the same search, but were not compared.
pub const SUDOKU_SE_MAX_EXACT: u32 = 113;

/// The highest exact rating of Sukaku Explainer, times ten. Higher ones may differ: of several fish
/// of two strong links, from 4.0 on, another may come first, and its grouped ones, its fish of three
/// and four strong links and its wings of seven cells are missing.
pub const SUDOKU_SUKAKU_MAX_EXACT: u32 = 39;

/// Sudoku Explainer's ratings of a whole path, times ten.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_se_rating {
    /// ER: the hardest step.
    pub puzzle: c_uint,
    /// EP: the hardest step up to the first placement.
    pub pearl: c_uint,
    /// ED: the first step.
    pub diamond: c_uint,
}

/// The symmetry of the pattern of givens, whatever their digits.
pub type sudoku_symmetry = c_int;
pub const SUDOKU_SYMMETRY_NONE: sudoku_symmetry = 0;
/// Rotation by a half turn; by a quarter turn.
pub const SUDOKU_SYMMETRY_ROTATE180: sudoku_symmetry = 1;
pub const SUDOKU_SYMMETRY_ROTATE90: sudoku_symmetry = 2;
/// Reflection left to right; top to bottom; both.
pub const SUDOKU_SYMMETRY_MIRROR: sudoku_symmetry = 3;
pub const SUDOKU_SYMMETRY_FLIP: sudoku_symmetry = 4;
pub const SUDOKU_SYMMETRY_CROSS: sudoku_symmetry = 5;
/// Reflection across the diagonal from the top left; across the other one; both.
pub const SUDOKU_SYMMETRY_DIAGONAL: sudoku_symmetry = 6;
pub const SUDOKU_SYMMETRY_ANTIDIAGONAL: sudoku_symmetry = 7;
pub const SUDOKU_SYMMETRY_DIAGONALS: sudoku_symmetry = 8;
/// All of these.
pub const SUDOKU_SYMMETRY_FULL: sudoku_symmetry = 9;

#[repr(C)]
pub struct sudoku_generator {
    _private: [u8; 0],
}

/// Options of sudoku_generator_create(). Start from SUDOKU_GENERATOR_OPTIONS_INIT, then change
/// fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_generator_options {
    /// sizeof(struct sudoku_generator_options); allows the struct to grow.
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

/// What puzzles must be like. Start from SUDOKU_GENERATE_CRITERIA_INIT, then change fields.
/// Techniques are indices of sudoku_technique_at(). A range whose maximum is 0 is not checked.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_generate_criteria {
    /// sizeof(struct sudoku_generate_criteria); allows the struct to grow.
    pub size: usize,
    /// An enum sudoku_level, as computed by sudoku_logic_rate() in HoDoKu's order; 0: any.
    pub level: c_uint,
    /// Range of the score by the same function.
    pub min_score: c_uint,
    pub max_score: c_uint,
    /// Range of the rating ER, times ten, by sudoku_logic_rate_se() in Sudoku Explainer's order.
    pub min_rating: c_uint,
    pub max_rating: c_uint,
    /// The order of techniques in which the path is found that the following fields are about.
    /// Requested techniques that it lacks are tried before X-Wing, easy ones before all others.
    /// Fish of two units that it lacks are tried after singles, and so are Franken and Mutant
    /// X-Wings and Siamese Franken and Mutant Swordfish without fins in any case, since locked
    /// candidates do the same.
    pub profile: sudoku_profile,
    /// Techniques that must be in the path, TECHNIQUE_COUNT of them.
    pub techniques: *const usize,
    pub technique_count: usize,
    /// NEED_COUNT techniques without any of which the puzzle cannot be solved: the techniques of the
    /// order up to the last of these solve it, but not without one of them.
    pub needs: *const usize,
    pub need_count: usize,
    /// HARDEST_COUNT techniques, one of which has the highest score in the path; 0: any.
    pub hardest: *const usize,
    pub hardest_count: usize,
    /// Range of the number of steps.
    pub min_steps: c_uint,
    pub max_steps: c_uint,
    /// Range of the number of choices at the narrowest point of the path: of cells that a single
    /// fills or, if there is none, of steps of the easiest technique. Points where every empty cell
    /// can be filled, as at the end, do not count.
    pub min_choices: c_uint,
    pub max_choices: c_uint,
    /// True: no given is redundant, even alone despite a symmetry.
    pub is_minimal: bool,
    /// True: level and score are computed even if no criterion requires them.
    pub is_rated: bool,
}

impl sudoku_generate_criteria {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        level: 0,
        min_score: 0,
        max_score: 0,
        min_rating: 0,
        max_rating: 0,
        profile: SUDOKU_PROFILE_HODOKU,
        techniques: std::ptr::null(),
        technique_count: 0,
        needs: std::ptr::null(),
        need_count: 0,
        hardest: std::ptr::null(),
        hardest_count: 0,
        min_steps: 0,
        max_steps: 0,
        min_choices: 0,
        max_choices: 0,
        is_minimal: false,
        is_rated: false,
    };
}

/// The first criterion that a candidate misses.
pub type sudoku_generate_miss = c_int;
pub const SUDOKU_MISS_NONE: sudoku_generate_miss = 0;
/// More givens than the maximum.
pub const SUDOKU_MISS_GIVENS: sudoku_generate_miss = 1;
/// A redundant given.
pub const SUDOKU_MISS_MINIMAL: sudoku_generate_miss = 2;
pub const SUDOKU_MISS_LEVEL: sudoku_generate_miss = 3;
pub const SUDOKU_MISS_SCORE: sudoku_generate_miss = 4;
/// The techniques of the order do not solve it.
pub const SUDOKU_MISS_PATH: sudoku_generate_miss = 5;
/// A required technique is not in the path.
pub const SUDOKU_MISS_TECHNIQUE: sudoku_generate_miss = 6;
pub const SUDOKU_MISS_HARDEST: sudoku_generate_miss = 7;
pub const SUDOKU_MISS_STEPS: sudoku_generate_miss = 8;
pub const SUDOKU_MISS_CHOICES: sudoku_generate_miss = 9;
/// Solved without a needed technique.
pub const SUDOKU_MISS_NEED: sudoku_generate_miss = 10;
/// Not solved by techniques up to the needed ones.
pub const SUDOKU_MISS_BEYOND: sudoku_generate_miss = 11;
/// Sudoku Explainer's rating.
pub const SUDOKU_MISS_RATING: sudoku_generate_miss = 12;

/// A candidate for a puzzle, as far as it was checked: numbers after the first missed criterion are
/// 0, and so are those that no criterion requires.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_generate_trial {
    pub seed: u64,
    /// SUDOKU_OK if it meets all criteria; SUDOKU_NOT_FOUND if not, or if no puzzle with the pattern
    /// was found; other statuses as in struct sudoku_generate_job.
    pub status: sudoku_status,
    pub miss: sudoku_generate_miss,
    /// cell_count numbers each; of a pattern without a puzzle, the best attempt and one of its
    /// solutions. Undefined for other statuses.
    pub puzzle: *const u8,
    pub solution: *const u8,
    pub given_count: c_uint,
    /// An enum sudoku_level; 0: not rated, as of puzzles that are known to be too hard.
    pub level: c_uint,
    pub score: c_uint,
    pub rating: c_uint,
    pub step_count: c_uint,
    pub choices: c_uint,
    /// Techniques of SUDOKU_MISS_TECHNIQUE or SUDOKU_MISS_NEED.
    pub missing: *const usize,
    pub missing_count: usize,
}

/// Receives a candidate, valid during the call, with the job's user. A nonzero result stops the call
/// with SUDOKU_CANCELLED; a puzzle is stored first.
pub type sudoku_generate_callback = unsafe extern "C" fn(user: *mut c_void, trial: *const sudoku_generate_trial) -> c_int;

/// Puzzles to make. Start from SUDOKU_GENERATE_JOB_INIT, then change fields. The caller owns all
/// arrays.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_generate_job {
    /// sizeof(struct sudoku_generate_job); allows the struct to grow.
    pub size: usize,
    /// The number of puzzles.
    pub count: usize,
    /// COUNT boards of cell_count numbers, one after another, each with one solution, from which
    /// givens are removed. NULL: new grids.
    pub puzzles: *const u8,
    /// SEED + N determines the grid of puzzle number N and the order in which its givens are
    /// removed.
    pub seed: u64,
    /// The order in which givens are removed: cell_count cells, each once. NULL: drawn from the
    /// seed.
    pub order: *const u16,
    /// Givens that the symmetry maps onto each other are removed together; square layouts only.
    pub symmetry: sudoku_symmetry,
    /// Minimum number of givens to keep. 0: the puzzle becomes minimal; no given, or with a symmetry
    /// no group of givens, can be removed without adding a solution. With MAX_GIVENS at most the
    /// number of cells.
    pub min_givens: c_uint,
    /// Room for COUNT boards: the puzzles.
    pub results: *mut u8,
    /// Room for COUNT boards: their solutions. NULL: not needed.
    pub solutions: *mut u8,
    /// Room for COUNT statuses of enum sudoku_status, one byte each:
    /// ```text
    ///   SUDOKU_OK                 made
    ///   SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_CONFLICT   of the puzzle given
    ///   SUDOKU_ERR_ARGUMENT       the puzzle has a number over the side
    ///   SUDOKU_ERR_INTERNAL       the check of a solution failed
    ///   SUDOKU_NOT_FOUND          misses a criterion or has too many givens, has not the pattern,
    ///                             or all attempts are used up
    ///   the status of the call    not finished when it was stopped
    /// ```
    /// Unless it is SUDOKU_OK, result and solution are unchanged.
    pub statuses: *mut i8,
    /// Maximum number of givens, all numbers from MIN_GIVENS on being equally likely for the number
    /// to keep, unless puzzles must be minimal. 0: any.
    pub max_givens: c_uint,
    /// cell_count numbers; new puzzles have their givens in the nonzero cells of it, by the method
    /// of sudoku_generator_fit_pattern(), without symmetry, order and numbers of givens. NULL: any.
    pub pattern: *const u8,
    /// NULL: none. With a level below Extreme or a maximum of the score, new puzzles above side 9
    /// get back as many givens as it takes to be easy enough. Layouts that sudoku_logic_create()
    /// accepts only, except for is_minimal and is_rated.
    pub criteria: *const sudoku_generate_criteria,
    /// 0: puzzle number N is of SEED + N, whether it meets the criteria or not. Otherwise the
    /// maximum number of candidates: the puzzles are the first COUNT of SEED, SEED + 1 ... that
    /// meet the criteria; not for PUZZLES.
    pub attempts: u64,
    /// Called for each candidate in order of seeds, with USER. NULL: none.
    pub tried: Option<sudoku_generate_callback>,
    pub user: *mut c_void,
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
        max_givens: 0,
        pattern: std::ptr::null(),
        criteria: std::ptr::null(),
        attempts: 0,
        tried: None,
        user: std::ptr::null_mut(),
    };
}

/// The new digit (1..side) of a given or of an empty cell.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_change {
    pub cell: u16,
    pub digit: u16,
}

/// Maximum number of changes of a repair.
pub const SUDOKU_MAX_CHANGES: u32 = 2;

/// Changes that leave a puzzle with one solution.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_repair {
    pub change_count: c_uint,
    pub changes: [sudoku_change; 2],
    /// The sum of the costs of the changes.
    pub cost: f64,
    /// The number of givens that would then be redundant; a published puzzle usually has none.
    pub redundant: c_uint,
    /// The number of solutions without the changed givens, 64 at most; large if these givens are
    /// essential.
    pub solutions_without: c_uint,
}

/// Options of sudoku_generator_repair(). Start from SUDOKU_REPAIR_OPTIONS_INIT, then change
/// fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_repair_options {
    /// sizeof(struct sudoku_repair_options); allows the struct to grow.
    pub size: usize,
    /// 1 or 2: the maximum number of changes. Pairs are tried only if no single change is a
    /// repair.
    pub max_changes: c_uint,
    /// The cost of each digit 1..side in each cell, such as its improbability in a photo: cell_count
    /// * side numbers, 0 or more. NULL: 1 each.
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

/// The maximum number of different values.
pub const SUDOKU_RULES_MAX_VALUES: u32 = 16;

/// The maximum number of cells, those added to the board included.
pub const SUDOKU_RULES_MAX_CELLS: u32 = 1024;

/// An empty cell in an array of values, of which 0 may be one.
pub const SUDOKU_RULES_EMPTY: u32 = 255;

/// A set of values: bit I stands for the value min_value + I. On boards with values from 1 these are
/// the low bits of a sudoku_digitset.
pub type sudoku_valueset = u16;

#[repr(C)]
pub struct sudoku_rules {
    _private: [u8; 0],
}

#[repr(C)]
pub struct sudoku_rule_site {
    _private: [u8; 0],
}

#[repr(C)]
pub struct sudoku_rule_solver {
    _private: [u8; 0],
}

/// A rule of a list. The list owns it and the cells; the specification belongs to who added it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_rule {
    pub kind: *const sudoku_rule_kind,
    /// What the kind needs besides the cells, such as a sum; NULL if nothing.
    pub spec: *const c_void,
    /// The cells, in the order in which they were added. A cell may occur twice.
    pub cells: *const u16,
    pub cell_count: c_uint,
    /// The smallest value of the board.
    pub min_value: c_uint,
    /// The number of values of the board, 1..16.
    pub value_count: c_uint,
    /// The index of the rule whose expand() added this one; -1: added by the caller.
    pub parent: c_int,
    /// 0, or the number of the alternative that this rule is a part of.
    pub choice: c_uint,
}

/// The changes of sets that narrow() is called for.
pub type sudoku_rule_wake = c_int;
/// Every one.
pub const SUDOKU_RULE_WAKE_ANY: sudoku_rule_wake = 0;
/// The smallest or the largest value of a set has changed.
pub const SUDOKU_RULE_WAKE_BOUNDS: sudoku_rule_wake = 1;
/// One value is left.
pub const SUDOKU_RULE_WAKE_SINGLE: sudoku_rule_wake = 2;

/// How a rule is drawn, in the color of its kind. Cells beside the board are not drawn.
pub type sudoku_rule_shape = c_int;
/// Not at all: its name is written below the board.
pub const SUDOKU_RULE_SHAPE_NONE: sudoku_rule_shape = 0;
/// A row or a column: not at all; other cells: a thick border.
pub const SUDOKU_RULE_SHAPE_UNIT: sudoku_rule_shape = 1;
/// A thick border around the cells.
pub const SUDOKU_RULE_SHAPE_REGION: sudoku_rule_shape = 2;
/// Thick borders between the cells of the first half whose partners in the second half, which
/// are beside the board, have different values.
pub const SUDOKU_RULE_SHAPE_FOUND_REGIONS: sudoku_rule_shape = 3;
/// A thin line from corner to corner of the cells.
pub const SUDOKU_RULE_SHAPE_DIAGONAL: sudoku_rule_shape = 4;
/// Colored cells.
pub const SUDOKU_RULE_SHAPE_SHADE: sudoku_rule_shape = 5;
/// The first cell colored; the name is written below the board.
pub const SUDOKU_RULE_SHAPE_MARK: sudoku_rule_shape = 6;
/// A dashed border, with the label in the corner.
pub const SUDOKU_RULE_SHAPE_CAGE: sudoku_rule_shape = 7;
/// A ring in each cell.
pub const SUDOKU_RULE_SHAPE_RINGS: sudoku_rule_shape = 8;
/// A thick line through the cells, with the label in the corner of the first.
pub const SUDOKU_RULE_SHAPE_LINE: sudoku_rule_shape = 9;
/// A line through cells that are in pairs from both ends to the center.
pub const SUDOKU_RULE_SHAPE_FOLDED_LINE: sudoku_rule_shape = 10;
/// A line back to the first cell.
pub const SUDOKU_RULE_SHAPE_LOOP: sudoku_rule_shape = 11;
/// A line with a bulb at the first cell.
pub const SUDOKU_RULE_SHAPE_THERMOMETER: sudoku_rule_shape = 12;
/// A line with a ring at either end.
pub const SUDOKU_RULE_SHAPE_RING_LINE: sudoku_rule_shape = 13;
/// A line with a diamond at either end.
pub const SUDOKU_RULE_SHAPE_DIAMOND_LINE: sudoku_rule_shape = 14;
/// A ring around the head cells, and a thin line with an arrowhead from the last of them.
pub const SUDOKU_RULE_SHAPE_ARROW: sudoku_rule_shape = 15;
/// A thin line between two rings.
pub const SUDOKU_RULE_SHAPE_DOUBLE_ARROW: sudoku_rule_shape = 16;
/// A ring around the head cells, and a thin line from the last of them.
pub const SUDOKU_RULE_SHAPE_STEM: sudoku_rule_shape = 17;
/// A disc in the middle of the cells, with the label.
pub const SUDOKU_RULE_SHAPE_DOT: sudoku_rule_shape = 18;
/// The label in the middle of the cells.
pub const SUDOKU_RULE_SHAPE_LETTER: sudoku_rule_shape = 19;
/// A sign between two cells that points to the second.
pub const SUDOKU_RULE_SHAPE_GREATER: sudoku_rule_shape = 20;
/// The label before the first cell, outside the board; the name is written below the board.
pub const SUDOKU_RULE_SHAPE_OUTSIDE: sudoku_rule_shape = 21;
/// The label before the first cell, and an arrow that points along the cells.
pub const SUDOKU_RULE_SHAPE_OUTSIDE_ARROW: sudoku_rule_shape = 22;
/// Labels around the board, for places from 0: before the first and after the last cell of each
/// row from the top, then of each column from the left; the name is written below the board.
pub const SUDOKU_RULE_SHAPE_AROUND: sudoku_rule_shape = 23;

/// A kind of rule. All functions are pure: they depend on their arguments alone. Start from
/// SUDOKU_RULE_KIND_INIT, or use designated initializers and leave the rest zero.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_rule_kind {
    /// sizeof(struct sudoku_rule_kind); allows the struct to grow.
    pub size: usize,
    /// Such as "thermometer"; messages and lists use it.
    pub name: *const c_char,
    /// The definition: true if VALUES, cell_count numbers in the order of RULE's cells, obey RULE.
    /// Required.
    pub holds: Option<unsafe extern "C" fn(rule: *const sudoku_rule, values: *const u8) -> bool>,
    /// Adds rules to RULES that together are true exactly if this one is. Called by
    /// sudoku_rules_add(), which returns its status. NULL: none. A kind without narrow() and
    /// expand() is checked when all of its cells have values.
    pub expand: Option<unsafe extern "C" fn(rule: *const sudoku_rule, rules: *mut sudoku_rules) -> sudoku_status>,
    /// Removes values that no combination of values from SETS, cell_count sets in the order of the
    /// rule's cells, can hold; false if there is no combination. It must be *sound* (never remove a
    /// value that a combination obeying holds() has), *monotone* (smaller sets never keep more), and
    /// return false for single values that break the rule. It need not be complete. Bit I of CHANGED
    /// is 0 only if the set of cell I has not changed since the last call. DATA is from prepare().
    /// Each cell that the rule has twice has equal sets. NULL: none.
    pub narrow: Option<unsafe extern "C" fn(data: *const c_void, sets: *mut sudoku_valueset, changed: u64) -> bool>,
    /// Stores in *DATA what narrow() receives, in memory of sudoku_rule_site_alloc(). Returns
    /// SUDOKU_OK, SUDOKU_ERR_MEMORY, or SUDOKU_ERR_ARGUMENT for a rule that it cannot support. NULL:
    /// narrow() receives the struct sudoku_rule.
    pub prepare: Option<unsafe extern "C" fn(rule: *const sudoku_rule, site: *mut sudoku_rule_site, data: *mut *mut c_void) -> sudoku_status>,
    /// Writes the rule in words, such as "cage of 15", into TEXT of SIZE bytes as snprintf() does,
    /// and returns the length of all. NULL: the kind's name.
    pub say: Option<unsafe extern "C" fn(rule: *const sudoku_rule, text: *mut c_char, size: usize) -> usize>,
    /// What narrow() cannot use need not wake it.
    pub wake: sudoku_rule_wake,
    /// True: a call right after another one removes nothing more if the rule has no cell twice.
    pub is_stable: bool,
    /// How the rule is drawn, and its color, 0xRRGGBB.
    pub shape: sudoku_rule_shape,
    pub color: u32,
    /// The number of cells in the ring of an arrow or a stem; 0: 1.
    pub heads: c_uint,
    /// Writes the label of the shape, such as a sum, into TEXT of SIZE bytes as snprintf() does, and
    /// returns its length; PLACE is that of SUDOKU_RULE_SHAPE_AROUND, otherwise 0. NULL: none.
    pub label: Option<unsafe extern "C" fn(rule: *const sudoku_rule, place: c_uint, text: *mut c_char, size: usize) -> usize>,
}

impl sudoku_rule_kind {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        name: std::ptr::null(),
        holds: None,
        expand: None,
        narrow: None,
        prepare: None,
        say: None,
        wake: SUDOKU_RULE_WAKE_ANY,
        is_stable: false,
        shape: SUDOKU_RULE_SHAPE_NONE,
        color: 0,
        heads: 0,
        label: None,
    };
}

/// Options of sudoku_rules_create(). Start from SUDOKU_RULES_OPTIONS_INIT, a classic board, then
/// change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_rules_options {
    /// sizeof(struct sudoku_rules_options); allows the struct to grow.
    pub size: usize,
    /// 1..16 each.
    pub rows: c_uint,
    pub columns: c_uint,
    /// The smallest value, 0..100.
    pub min_value: c_uint,
    /// The number of values, 1..16; a row and a column must not be longer, unless has_free_lines.
    pub value_count: c_uint,
    /// Rows and columns of a box, which divide those of the board. Both 0: no boxes.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// True: values may repeat in rows and columns.
    pub has_free_lines: bool,
    /// Jigsaw regions in place of boxes: the region of each cell row by row, 255 for none; values of
    /// a region differ. NULL: boxes. Read during the call only.
    pub regions: *const u8,
    /// The cells and units of a layout of side 16 at most in place of all fields above but the
    /// first; it is read during the call only. NULL: the fields above.
    pub layout: *const sudoku_layout,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
}

impl sudoku_rules_options {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        rows: 9,
        columns: 9,
        min_value: 1,
        value_count: 9,
        box_rows: 3,
        box_columns: 3,
        has_free_lines: false,
        regions: std::ptr::null(),
        layout: std::ptr::null(),
        allocator: std::ptr::null(),
    };
}

/// A transition of an automaton: any value of VALUES leads from state FROM to state TO.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_transition {
    pub from: u16,
    pub to: u16,
    pub values: sudoku_valueset,
}

/// A finite automaton, deterministic or not, that reads the values of a line.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_automaton {
    /// sizeof(struct sudoku_automaton); allows the struct to grow.
    pub size: usize,
    /// 1..4096.
    pub state_count: c_uint,
    pub transition_count: c_uint,
    pub transitions: *const sudoku_transition,
    /// The states before the first value and those after the last: one byte per state, 0 or 1.
    pub is_start: *const u8,
    pub is_final: *const u8,
}

impl sudoku_automaton {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        state_count: 0,
        transition_count: 0,
        transitions: std::ptr::null(),
        is_start: std::ptr::null(),
        is_final: std::ptr::null(),
    };
}

pub type sudoku_text_format = c_int;
/// Reading: detected for each puzzle. Writing: rejected.
pub const SUDOKU_TEXT_AUTO: sudoku_text_format = 0;
/// One puzzle per line, side * side symbols, followed by an optional comment; also .sdm
/// files.
pub const SUDOKU_TEXT_LINE: sudoku_text_format = 1;
/// side lines of side symbols.
pub const SUDOKU_TEXT_GRID: sudoku_text_format = 2;
/// A grid framed in ASCII or Unicode box drawing; also Simple Sudoku's .ss files.
pub const SUDOKU_TEXT_PRETTY: sudoku_text_format = 3;
/// side lines of side numbers separated by spaces, tabs or commas; 0 for an empty cell.
pub const SUDOKU_TEXT_NUMBERS: sudoku_text_format = 4;
/// Two numbers (box side, 1), then side lines of numbers, -1 for an empty cell. Written for
/// layouts with square boxes only.
pub const SUDOKU_TEXT_GIANT: sudoku_text_format = 5;
/// SadMan Software's .sdk: header lines that start with #, then a grid.
pub const SUDOKU_TEXT_SDK: sudoku_text_format = 6;
/// The candidates of every cell separated by spaces, framed or not: 134, or 1/3/12 for sides
/// over 9; '!' for an empty set.
pub const SUDOKU_TEXT_CANDIDATES: sudoku_text_format = 7;
/// 729 symbols, nine for each cell: the candidate, or a blank if it is excluded; side 9 only.
pub const SUDOKU_TEXT_PENCILMARKS: sudoku_text_format = 8;
/// Writing only: a result as one line of comma-separated values.
pub const SUDOKU_TEXT_CSV: sudoku_text_format = 9;
/// Writing only: a result as one JSON object on a line.
pub const SUDOKU_TEXT_JSON: sudoku_text_format = 10;

/// One puzzle of a text. The reader owns all arrays and strings; they are valid until its next
/// call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_puzzle {
    /// sizeof(struct sudoku_text_puzzle), set by the caller; allows the struct to grow.
    pub size: usize,
    /// The form that was read; never SUDOKU_TEXT_AUTO.
    pub format: sudoku_text_format,
    /// The number of digits, and of cells in a row: 2..64.
    pub side: c_uint,
    /// Rows and columns of a box, if the text shows or states them; otherwise 0.
    pub box_rows: c_uint,
    pub box_columns: c_uint,
    /// CELL_COUNT numbers: a digit 1..side, or 0 for an empty cell.
    pub givens: *const u8,
    /// cell_count sets if the text has candidates, otherwise NULL. GIVENS is then empty, except for
    /// positions on a line (HoDoKu, Sudoku Studio) and JSON, which have both.
    pub candidates: *const sudoku_digitset,
    /// side * side numbers, nonzero for digits that were placed, not given, if the text
    /// distinguishes them (positions on a line); otherwise NULL.
    pub is_placed: *const u8,
    /// The text after the cells of a line, or the header lines of an .sdk file joined by line feeds;
    /// not terminated.
    pub comment: *const c_char,
    pub comment_length: usize,
    /// The line of the text where the puzzle starts, counted from 1.
    pub line: u64,
    /// The symbols of the digits 1, 2 ... side if they are not the usual 1..9 A..Z, such as the
    /// letters of a word; otherwise NULL. Not terminated.
    pub symbols: *const c_char,
    /// The name of the puzzle: the title above it, or the name in its record; not terminated, 256
    /// bytes at most.
    pub name: *const c_char,
    pub name_length: usize,
    /// The number of the puzzle, in its record or alone on the line above; 0 if none.
    pub number: u64,
    /// side * side numbers 0..side-1, the region of each cell, if the text has regions in place of
    /// boxes, as JSON, the borders of a drawn grid, or a map behind the cells of a line; otherwise
    /// NULL. For struct sudoku_layout_options.
    pub regions: *const u8,
    /// Extra units that the text names: flags of enum sudoku_variant.
    pub variants: c_uint,
    /// For overlapping boards of side 9, their number and the row and column of each board's top
    /// left cell, for sudoku_layout_create_joined(); otherwise 0 and NULL. Only readers with the
    /// option `joined` return such puzzles.
    pub place_count: c_uint,
    pub places: *const u16,
    /// side * side, or the number of cells of all joined boards.
    pub cell_count: c_uint,
    /// The rule of another kind of puzzle, such as "Anti-knight", named in the lines above, the name
    /// or the comment of a puzzle that shows no other sign of it, or "jigsaw regions" if its frame
    /// has borders that enclose neither boxes nor regions; the puzzle was read without that rule. 64
    /// bytes at most, not terminated; NULL if none.
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

/// The reason why a puzzle could not be read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_error {
    /// The place: line and column (in bytes), counted from 1.
    pub line: u64,
    pub column: u64,
    /// What was expected and what was found, in English, such as "expected a digit 1..9 or a blank,
    /// found '?'".
    pub message: [c_char; 160],
}

/// Fills BUFFER with up to SIZE bytes of text. Returns their number, 0 at the end of the text, or a
/// negative number if reading failed. It must not call the same reader, which would return
/// SUDOKU_ERR_ARGUMENT.
pub type sudoku_text_read_callback = unsafe extern "C" fn(user: *mut c_void, buffer: *mut c_char, size: usize) -> isize;

/// Options of a reader. Start from SUDOKU_TEXT_OPTIONS_INIT, then change fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_options {
    /// sizeof(struct sudoku_text_options); allows the struct to grow.
    pub size: usize,
    /// The form of every puzzle; SUDOKU_TEXT_AUTO: detected for each.
    pub format: sudoku_text_format,
    /// The side of every puzzle, 2..64; 0: detected for each.
    pub side: c_uint,
    /// Copied. NULL: malloc() and free().
    pub allocator: *const sudoku_allocator,
    /// The symbols of the digits 1, 2 ... in every puzzle: 2 to 36 different letters (of either
    /// case) and digits, or the first and the last of them as in "1-G", "0-F" (0 stands for the
    /// highest digit) or "A-P". Their number is the side. NULL: detected for each puzzle.
    pub symbols: *const c_char,
    /// True: puzzles of joined boards are returned with their places. False: they are rejected, for
    /// callers that expect side * side cells.
    pub joined: bool,
    /// The number of joined boards of each puzzle and their places, as for
    /// sudoku_layout_create_joined() (copied): a puzzle is then all cells of the figure on a line,
    /// or one puzzle of side 9 for each board, in this order. 0: detected for each puzzle. Only if
    /// JOINED is true.
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

/// Classic puzzles of a collection, as sudoku_batch_solve() reads them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_lines {
    /// sizeof(struct sudoku_text_lines), set by the caller; allows the struct to grow.
    pub size: usize,
    /// COUNT puzzles of 81 characters, '1'..'9', and '0' or '.' for an empty cell, each STRIDE bytes
    /// after the previous one. The reader owns them; they are valid until its next call.
    pub puzzles: *const u8,
    pub count: usize,
    pub stride: usize,
    /// The line of the first puzzle, counted from 1; the others are on consecutive lines.
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

/// A board to write. Start from SUDOKU_TEXT_BOARD_INIT, then change fields. Arrays are read during
/// the call only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_board {
    /// sizeof(struct sudoku_text_board); allows the struct to grow.
    pub size: usize,
    /// LINE to PENCILMARKS.
    pub format: sudoku_text_format,
    /// cell_count numbers, 0 for an empty cell. NULL: the single candidates of CANDIDATES, which
    /// must not be NULL then.
    pub cells: *const u8,
    /// cell_count numbers: the digits that were given, for formats that distinguish them from the
    /// others. NULL: all were given.
    pub givens: *const u8,
    /// cell_count sets, for formats that show candidates. NULL: those that CELLS allows.
    pub candidates: *const sudoku_digitset,
    /// Header lines of an .sdk file, COMMENT_LENGTH bytes without a final line feed; a line that
    /// does not begin with # and a letter is prefixed with #C.
    pub comment: *const c_char,
    pub comment_length: usize,
    /// PRETTY: found digits are colored by ANSI escape sequences; otherwise they have a mark, as in
    /// 4'.
    pub color: bool,
    /// The symbols of the digits, one per digit, spelled as in struct sudoku_text_options; for LINE,
    /// GRID, PRETTY and SDK (other formats have numbers or sets of digits). NULL: 1..9 A..Z.
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

/// The answer to a query, for CSV and JSON. Start from SUDOKU_TEXT_RESULT_INIT, then change fields.
/// Arrays are read during the call only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_text_result {
    /// sizeof(struct sudoku_text_result); allows the struct to grow.
    pub size: usize,
    /// CSV or JSON.
    pub format: sudoku_text_format,
    /// The puzzle: givens (cell_count numbers) and candidates (NULL: none); not both NULL. Without
    /// givens the single candidates are shown in their place.
    pub givens: *const u8,
    pub candidates: *const sudoku_digitset,
    /// The status that the solver returned.
    pub status: sudoku_status,
    /// Solutions to show: SOLUTION_COUNT boards, one after another.
    pub solutions: *const u8,
    pub solution_count: usize,
    /// The number of solutions; a lower bound unless COUNT_IS_EXACT.
    pub count: u64,
    pub count_is_exact: bool,
    /// The conflicts of the givens.
    pub conflicts: *const sudoku_conflict,
    pub conflict_count: usize,
    /// The statistics of the solver; NULL: zeros.
    pub stats: *const sudoku_stats,
    /// The symbols of the digits in all boards, as in struct sudoku_text_board; JSON names them if
    /// they are not the usual ones.
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

/// The forms that sudoku_rules_convert() writes.
pub type sudoku_rule_text_form = c_int;
/// Dot notation, without blanks: every puzzle.
pub const SUDOKU_RULE_TEXT_DOTS: sudoku_rule_text_form = 0;
/// 3x3:k: or 3x3:d:k: and numbers, as SumoCue and JSudoku read them: classic boards with cages,
/// each cell in one at most, and diagonals.
pub const SUDOKU_RULE_TEXT_KILLER: sudoku_rule_text_form = 1;
/// The JSON of f-puzzles: square boards with regions, and the rules that f-puzzles has.
pub const SUDOKU_RULE_TEXT_FPUZZLES: sudoku_rule_text_form = 2;
/// A link to f-puzzles that holds the same.
pub const SUDOKU_RULE_TEXT_LINK: sudoku_rule_text_form = 3;

/// A rule as texts name it. Strings are constant.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_named_rule {
    /// sizeof(struct sudoku_named_rule), set by the caller; allows the struct to grow.
    pub size: usize,
    /// Such as "Thermo".
    pub name: *const c_char,
    /// Such as "SUM CELLS"; "" if there are none.
    pub arguments: *const c_char,
    /// A sentence.
    pub meaning: *const c_char,
}

impl sudoku_named_rule {
    /// What its _INIT is in C.
    pub const INIT: Self = Self {
        size: std::mem::size_of::<Self>(),
        name: std::ptr::null(),
        arguments: std::ptr::null(),
        meaning: std::ptr::null(),
    };
}

/// A transform, from a board to its image.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sudoku_transform {
    /// For each cell of the image, the cell of the board that it shows.
    pub cells: [u8; 81],
    /// The new name of each digit; digits\[0\] is 0, for empty cells.
    pub digits: [u8; 10],
}

extern "C" {
    /// Returns the project's version, such as "1.2.3": a constant string. Thread-safe.
    pub fn sudoku_version() -> *const c_char;
    /// Returns the SUDOKU_API_VERSION that the running library was built with; a smaller number than the
    /// header's means that the library is older than the program. Thread-safe.
    pub fn sudoku_api_version() -> c_uint;
    /// Returns a short English name of STATUS, such as "no solution": a constant string; "unknown
    /// status" for any other number. Thread-safe.
    pub fn sudoku_strstatus(status: sudoku_status) -> *const c_char;
    /// Returns why the calling thread's last rejected call was rejected, such as "limits->seconds is
    /// negative", with arguments named as in the headers. A rejected call returns SUDOKU_ERR_ARGUMENT
    /// or, if it returns no status, the value that its comment documents. Constant string, never NULL;
    /// "no argument was refused" before the first rejection. Thread-safe.
    pub fn sudoku_argument_error() -> *const c_char;
    /// Returns the name of VARIANT, one flag, such as "diagonal": a constant string, or NULL if there is
    /// no such variant. Flags are consecutive bits from 1 << 0, so a loop that stops at NULL visits them
    /// all. Thread-safe.
    pub fn sudoku_variant_name(variant: sudoku_variant) -> *const c_char;
    /// Finds the variant called NAME, or by an alias ("x", "hyper", "centre-dot"), and stores its flag
    /// in *VARIANT. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with
    /// *VARIANT unchanged. Thread-safe.
    pub fn sudoku_variant_from_name(name: *const c_char, variant: *mut sudoku_variant) -> sudoku_status;
    /// Returns the classic layout, 9 x 9 cells in 3 x 3 boxes: a constant, never to be destroyed.
    /// Thread-safe.
    pub fn sudoku_layout_classic() -> *const sudoku_layout;
    /// Creates the square layout that OPTIONS describes and stores it in *LAYOUT, owned by the caller.
    /// On failure *LAYOUT is NULL.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT if sizes, variants or regions do not fit together or a
    /// pointer is NULL; SUDOKU_ERR_MEMORY. Thread-safe.
    pub fn sudoku_layout_create(options: *const sudoku_layout_options, layout: *mut *mut sudoku_layout) -> sudoku_status;
    /// Creates a layout from a list of units, such as the five overlapping boards of a samurai, or a
    /// board with all pairs of cells that a knight's move joins, and stores it in *LAYOUT, owned by the
    /// caller. On failure *LAYOUT is NULL.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT if a field of CUSTOM is out of range or a pointer is NULL;
    /// SUDOKU_ERR_MEMORY. Thread-safe.
    pub fn sudoku_layout_create_custom(custom: *const sudoku_custom_layout, layout: *mut *mut sudoku_layout) -> sudoku_status;
    /// Creates the layout of COUNT (1..255) overlapping classic boards, which share the cells of the
    /// overlaps, and stores it in *LAYOUT, owned by the caller. PLACES has 2 * COUNT numbers 0..255: the
    /// row and the column of each board's top left cell, all places different; those of a samurai are
    /// 0,0 0,12 6,6 12,0 12,12. Cells are numbered row by row over the whole figure. ALLOCATOR is
    /// copied; NULL: malloc() and free(). On failure *LAYOUT is NULL.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a number out of range or a NULL; SUDOKU_ERR_MEMORY.
    /// Thread-safe.
    pub fn sudoku_layout_create_joined(places: *const u16, count: c_uint, allocator: *const sudoku_allocator, layout: *mut *mut sudoku_layout) -> sudoku_status;
    /// Frees LAYOUT, which must no longer be in use by any object. NULL and the classic layout are left
    /// alone.
    pub fn sudoku_layout_destroy(layout: *mut sudoku_layout);
    /// Returns the number of digits of the board, 2..64.
    pub fn sudoku_layout_side(layout: *const sudoku_layout) -> c_uint;
    /// Returns the number of cells of the board: side * side for a square layout.
    pub fn sudoku_layout_cell_count(layout: *const sudoku_layout) -> c_uint;
    /// Return the rows and columns of a box; 0 for layouts without boxes (jigsaw, custom).
    pub fn sudoku_layout_box_rows(layout: *const sudoku_layout) -> c_uint;
    pub fn sudoku_layout_box_columns(layout: *const sudoku_layout) -> c_uint;
    /// Returns the number of boards of a layout from sudoku_layout_create_joined(), 0 for others, and
    /// stores in *PLACES (unless NULL) the row and column of each board's top left cell, in an array
    /// that the layout owns; NULL for others.
    pub fn sudoku_layout_places(layout: *const sudoku_layout, places: *mut *const u16) -> c_uint;
    /// Return the row and the column of CELL (0..cell_count-1), both from 0.
    pub fn sudoku_layout_cell_row(layout: *const sudoku_layout, cell: c_uint) -> c_uint;
    pub fn sudoku_layout_cell_column(layout: *const sudoku_layout, cell: c_uint) -> c_uint;
    /// Returns the number of units. Rows come first, then columns, then boxes or regions, then the
    /// variants' units in the order of enum sudoku_variant.
    pub fn sudoku_layout_unit_count(layout: *const sudoku_layout) -> c_uint;
    /// Returns the cells of UNIT (0..unit_count-1), sudoku_layout_unit_length() of them, in an array
    /// that the layout owns.
    pub fn sudoku_layout_unit_cells(layout: *const sudoku_layout, unit: c_uint) -> *const u16;
    /// Returns the number of cells of UNIT (0..unit_count-1): the side, or 2..side in a custom
    /// layout.
    pub fn sudoku_layout_unit_length(layout: *const sudoku_layout, unit: c_uint) -> c_uint;
    /// Returns the kind of UNIT (0..unit_count-1), in joined boards that on its board;
    /// SUDOKU_UNIT_CUSTOM if LAYOUT is NULL.
    pub fn sudoku_layout_unit_kind(layout: *const sudoku_layout, unit: c_uint) -> sudoku_unit_kind;
    /// Returns the number of units that hold CELL (0..cell_count-1), and stores in *UNITS (unless NULL)
    /// their numbers, in an array that the layout owns.
    pub fn sudoku_layout_cell_units(layout: *const sudoku_layout, cell: c_uint, units: *mut *const u16) -> c_uint;
    /// Returns the number of peers of CELL (0..cell_count-1), the other cells that share a unit with it,
    /// and stores in *PEERS (unless NULL) each of them once, in an array that the layout owns.
    pub fn sudoku_layout_cell_peers(layout: *const sudoku_layout, cell: c_uint, peers: *mut *const u16) -> c_uint;
    /// Writes the name of UNIT into TEXT of SIZE bytes as snprintf() does: "row 3" or "window 2",
    /// counted from 1, or "row 3 of board 2" in joined boards. Returns the length of the whole name, or
    /// 0 if there is no such unit. 32 bytes always suffice. Thread-safe.
    pub fn sudoku_layout_unit_name(layout: *const sudoku_layout, unit: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Writes the name of CELL, such as "r3c4", rows and columns counted from 1, into TEXT of SIZE bytes
    /// as snprintf() does. Returns the length of the whole name, or 0 if there is no such cell. 32 bytes
    /// always suffice. Thread-safe.
    pub fn sudoku_layout_cell_name(layout: *const sudoku_layout, cell: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Creates a solver for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and stores
    /// it in *SOLVER, owned by the caller. On failure *SOLVER is NULL. Allocates all memory of the
    /// solver.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, an unknown engine, one that cannot solve the
    /// layout, or instructions that are not available; SUDOKU_ERR_MEMORY. Thread-safe; a solver belongs
    /// to one thread and to one call at a time.
    pub fn sudoku_solver_create(layout: *const sudoku_layout, options: *const sudoku_solver_options, solver: *mut *mut sudoku_solver) -> sudoku_status;
    /// Frees SOLVER. NULL is left alone.
    pub fn sudoku_solver_destroy(solver: *mut sudoku_solver);
    /// Sets the seed of SOLVER for the following calls, as if it had been created with SEED; see
    /// sudoku_solver_options.seed. Does not allocate. Does nothing if SOLVER is NULL.
    pub fn sudoku_solver_set_seed(solver: *mut sudoku_solver, seed: u64);
    /// Finds one solution and stores it in SOLUTION (cell_count bytes; may be the array of givens).
    /// Returns SUDOKU_OK if found. The limit on solutions has no effect.
    pub fn sudoku_solver_solve(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, solution: *mut u8) -> sudoku_status;
    /// Finds one solution and proves that there is no other. Returns SUDOKU_OK if there is exactly one,
    /// stored in SOLUTION (cell_count bytes; may be the array of givens); SUDOKU_SEVERAL_SOLUTIONS with
    /// one of them in SOLUTION. If a limit is reached after the first solution, SOLUTION holds it, and
    /// sudoku_stats.solutions is 1.
    pub fn sudoku_solver_unique(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, solution: *mut u8) -> sudoku_status;
    /// Counts the solutions and stores their number in *COUNT. Returns SUDOKU_OK if all were counted;
    /// SUDOKU_NO_SOLUTION with 0; SUDOKU_SOLUTION_LIMIT and the other limits with a lower bound.
    pub fn sudoku_solver_count(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, count: *mut u64) -> sudoku_status;
    /// Counts solutions of any number: after a tenth of a second of plain search it splits the board
    /// into independent components and caches the number of solutions of each instead of visiting
    /// solutions. MEMORY is the size of the cache in bytes, freed on return (0: 256 MB; less costs
    /// time); SUDOKU_ERR_MEMORY if not even a thousandth of it is available. The cache is keyed by
    /// 128-bit hashes of components, and solutions are not checked one by one.
    ///
    /// Returns the statuses of sudoku_solver_count(), and SUDOKU_SOLUTION_LIMIT also if UINT64_MAX
    /// solutions or more were counted; with other limits *COUNT is the lower bound found by the search.
    /// Engine `logic` counts as in sudoku_solver_count(). Source: R. Bayardo, J. Pehoushek, "Counting
    /// models using connected components", AAAI 2000.
    pub fn sudoku_solver_count_cached(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, memory: usize, count: *mut u64) -> sudoku_status;
    /// Passes every solution to CALLBACK with USER, each once. Returns SUDOKU_OK after the last;
    /// SUDOKU_SOLUTION_LIMIT after as many as the limit; SUDOKU_CANCELLED if the callback stopped the
    /// search.
    pub fn sudoku_solver_enumerate(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, callback: Option<sudoku_solution_callback>, user: *mut c_void) -> sudoku_status;
    /// Finds the candidates that remain after propagation alone, whatever the engine of SOLVER, and
    /// stores them in CANDIDATES (cell_count sets; a solved cell keeps one digit). Returns SUDOKU_OK if
    /// every set is a single; SUDOKU_UNDECIDED if some are not; SUDOKU_NO_SOLUTION if refuted, with a
    /// cell without a candidate or a digit without a place in CANDIDATES; SUDOKU_CONFLICT and
    /// SUDOKU_ERR_ARGUMENT as above.
    pub fn sudoku_solver_candidates(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Finds the digits that each cell has in at least one solution, and stores them in CANDIDATES
    /// (cell_count sets). LIMITS (NULL: none) bound the whole call. Returns SUDOKU_OK if complete; other
    /// statuses as above. If a limit is reached after the first solution, CANDIDATES holds the digits
    /// found until then; otherwise it is unchanged.
    pub fn sudoku_solver_true_candidates(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Finds the backbone, the digits that all solutions share, and stores it in BACKBONE (cell_count
    /// numbers, 0 where solutions differ). LIMITS (NULL: none) bound the whole call. Returns SUDOKU_OK;
    /// other statuses as above, with BACKBONE unchanged.
    pub fn sudoku_solver_backbone(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, backbone: *mut u8) -> sudoku_status;
    /// Estimates the number of solutions from SAMPLES (3 or more; 0: 1000) random descents of the search
    /// tree, drawn from SEED, and stores it in *ESTIMATE. docs/solver.md lists how often the interval
    /// holds the true number. LIMITS (NULL: none) bound the whole call. Returns SUDOKU_OK;
    /// SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or SUDOKU_CANCELLED with the estimate of the samples so far,
    /// or with *ESTIMATE unchanged if there were fewer than three or none reached a solution;
    /// SUDOKU_UNDECIDED if no sample reached a solution; other statuses as above. Source: D. E. Knuth,
    /// "Estimating the efficiency of backtrack programs", 1975.
    pub fn sudoku_solver_estimate(solver: *mut sudoku_solver, puzzle: *const sudoku_puzzle, limits: *const sudoku_limits, samples: u64, seed: u64, estimate: *mut sudoku_estimate) -> sudoku_status;
    /// Returns the statistics of the last of these calls, over all its searches; for
    /// sudoku_solver_count_cached() the number of solutions is the number counted. SOLVER owns them, and
    /// the next call overwrites them.
    pub fn sudoku_solver_stats(solver: *const sudoku_solver) -> *const sudoku_stats;
    /// Returns the engine of SOLVER; SUDOKU_ENGINE_AUTO only if SOLVER is NULL.
    pub fn sudoku_solver_engine(solver: *const sudoku_solver) -> sudoku_engine;
    /// Stops the running call of SOLVER, or else its next one, with SUDOKU_CANCELLED; a call that
    /// already has its answer returns it. The request ends with that call; a call rejected for its
    /// arguments does not count. Any thread and any signal handler may call this while the solver
    /// exists.
    pub fn sudoku_solver_cancel(solver: *mut sudoku_solver);
    /// Returns the name of ENGINE, such as "cdcl": a constant string, or NULL if there is no such
    /// engine. Thread-safe.
    pub fn sudoku_engine_name(engine: sudoku_engine) -> *const c_char;
    /// Finds the engine called NAME and stores it in *ENGINE. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT
    /// for an unknown name or a NULL, with *ENGINE unchanged. Thread-safe.
    pub fn sudoku_engine_from_name(name: *const c_char, engine: *mut sudoku_engine) -> sudoku_status;
    /// Creates a batch with OPTIONS (NULL: the defaults) and stores it in *BATCH, owned by the caller.
    /// On failure *BATCH is NULL. Allocates all memory of the batch.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, too many threads, or instructions that are not
    /// available; SUDOKU_ERR_MEMORY. Thread-safe; a batch belongs to one thread at a time.
    pub fn sudoku_batch_create(options: *const sudoku_batch_options, batch: *mut *mut sudoku_batch) -> sudoku_status;
    /// Frees BATCH. NULL is left alone.
    pub fn sudoku_batch_destroy(batch: *mut sudoku_batch);
    /// Solves the puzzles of JOB. If a thread cannot be started, the others do its work.
    ///
    /// Returns SUDOKU_OK if each puzzle has its status; SUDOKU_CANCELLED if some have that status;
    /// SUDOKU_ERR_ARGUMENT for a NULL, a stride below 81, or a limit other than 1 and 2, with nothing
    /// written.
    pub fn sudoku_batch_solve(batch: *mut sudoku_batch, job: *const sudoku_batch_job) -> sudoku_status;
    /// Returns the statistics of the last call, summed over threads. BATCH owns them, and the next call
    /// overwrites them.
    pub fn sudoku_batch_stats(batch: *const sudoku_batch) -> *const sudoku_stats;
    /// Stops the running call of BATCH, or else its next one, with SUDOKU_CANCELLED; a call that already
    /// has its answer returns it. The request ends with that call; a call rejected for its arguments
    /// does not count. Any thread and any signal handler may call this while the batch exists.
    pub fn sudoku_batch_cancel(batch: *mut sudoku_batch);
    /// Finds the conflicts of CELLS (cell_count numbers 0..side) and, unless CANDIDATES (cell_count
    /// sets) is NULL, of its candidates: duplicates first, unit by unit, then empty cells without a
    /// candidate, then digits without a place. Stores the first CAPACITY of them in CONFLICTS (NULL if
    /// CAPACITY is 0) and the total number in *COUNT (unless NULL).
    ///
    /// Returns SUDOKU_OK if there are none; SUDOKU_CONFLICT if a unit holds a digit twice;
    /// SUDOKU_NO_SOLUTION if there is no duplicate, but a cell has no candidate or a digit no place;
    /// SUDOKU_ERR_ARGUMENT for a number over the side or a NULL.
    pub fn sudoku_board_check(layout: *const sudoku_layout, cells: *const u8, candidates: *const sudoku_digitset, conflicts: *mut sudoku_conflict, capacity: usize, count: *mut usize) -> sudoku_status;
    /// True if SOLUTION (cell_count numbers) fills every cell, violates no rule and keeps every digit of
    /// GIVENS (NULL: none). Numbers out of range yield false.
    pub fn sudoku_board_is_solution(layout: *const sudoku_layout, givens: *const u8, solution: *const u8) -> bool;
    /// Computes the candidates of CELLS (cell_count numbers 0..side) and stores cell_count sets in
    /// CANDIDATES: the digit of a filled cell, and the digits that no peer holds for an empty one.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a number over the side or a NULL.
    pub fn sudoku_board_candidates(layout: *const sudoku_layout, cells: *const u8, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Describes CONFLICT in words, such as "5 twice in row 3: r3c4, r3c7", in TEXT of SIZE bytes, as
    /// snprintf() does. Returns the length of the whole text; 0 for a NULL or a conflict that does not
    /// fit LAYOUT.
    pub fn sudoku_conflict_write(layout: *const sudoku_layout, conflict: *const sudoku_conflict, text: *mut c_char, size: usize) -> usize;
    /// Same as sudoku_conflict_write(), with SYMBOLS for the digits 1, 2 ...: "E twice in row 3: r3c4,
    /// r3c7". SYMBOLS has one symbol per digit, spelled as in struct sudoku_text_options ("A-P"). NULL:
    /// numbers. Returns 0 also if the number of symbols is not the side.
    pub fn sudoku_conflict_write_symbols(layout: *const sudoku_layout, conflict: *const sudoku_conflict, symbols: *const c_char, text: *mut c_char, size: usize) -> usize;
    /// Creates an empty problem with OPTIONS and stores it in *COVER, owned by the caller. On failure
    /// *COVER is NULL.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, no primary item, more than 2^31 - 2 items, or
    /// invalid bounds; SUDOKU_ERR_MEMORY. Thread-safe; a cover belongs to one thread at a time.
    pub fn sudoku_cover_create(options: *const sudoku_cover_options, cover: *mut *mut sudoku_cover) -> sudoku_status;
    /// Frees COVER. NULL is left alone.
    pub fn sudoku_cover_destroy(cover: *mut sudoku_cover);
    /// Adds an option with COUNT (1 or more) different ITEMS. Options are numbered from 0 in order of
    /// addition. An option without a primary item is never chosen. Grows the problem's memory by 12
    /// bytes per item.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, no item, a repeated item or one out of range;
    /// SUDOKU_ERR_MEMORY, also for more than 2^32 items over all options. On failure the problem is
    /// unchanged.
    pub fn sudoku_cover_add(cover: *mut sudoku_cover, items: *const usize, count: usize) -> sudoku_status;
    /// Same as sudoku_cover_add(), with COLORS, one per item: 0 for a primary item and for a secondary
    /// one that no other chosen option may share; options that give a secondary item the same nonzero
    /// color can be chosen together. Returns SUDOKU_ERR_ARGUMENT also for a primary item with a color.
    pub fn sudoku_cover_add_colored(cover: *mut sudoku_cover, items: *const usize, colors: *const u32, count: usize) -> sudoku_status;
    /// Finds all covers, each once, and passes them to CALLBACK with USER (NULL: counts only), within
    /// LIMITS (NULL: none). It branches on the primary item with the fewest ways to cover it, the lowest
    /// number among equals, and tries its options in the order in which they were added. An option is
    /// chosen at most once. The problem may be searched again and extended afterwards, however the
    /// search ended. Allocates only in the first search after an option was added.
    ///
    /// Returns SUDOKU_OK if all were found; SUDOKU_NO_SOLUTION; SUDOKU_SOLUTION_LIMIT, SUDOKU_NODE_LIMIT
    /// or SUDOKU_TIME_LIMIT if stopped by that limit; SUDOKU_CANCELLED if stopped by a callback or
    /// sudoku_cover_cancel(); SUDOKU_ERR_ARGUMENT if COVER is NULL, LIMITS has no size or a negative
    /// time, or CALLBACK searches or extends the same problem; SUDOKU_ERR_MEMORY.
    pub fn sudoku_cover_search(cover: *mut sudoku_cover, limits: *const sudoku_limits, callback: Option<sudoku_cover_callback>, user: *mut c_void) -> sudoku_status;
    /// Returns the statistics of the last search, including its number of solutions; a node is an option
    /// tried. COVER owns them, and the next search overwrites them.
    pub fn sudoku_cover_stats(cover: *const sudoku_cover) -> *const sudoku_stats;
    /// Stops the running search of COVER, or else its next one, with SUDOKU_CANCELLED; a search that
    /// already has its answer returns it. The request ends with that search; one rejected for its
    /// arguments does not count. Any thread, signal handler or callback may call this while the cover
    /// exists.
    pub fn sudoku_cover_cancel(cover: *mut sudoku_cover);
    /// Returns the number of techniques. Thread-safe.
    pub fn sudoku_technique_count() -> usize;
    /// Returns the technique at INDEX (0..count-1), ordered from easy to hard: a constant, or NULL if
    /// out of range. Thread-safe.
    pub fn sudoku_technique_at(index: usize) -> *const sudoku_technique;
    /// Finds the technique with name, code or abbreviation NAME, ignoring case, and stores its index in
    /// *INDEX. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *INDEX
    /// unchanged. Thread-safe.
    pub fn sudoku_technique_from_name(name: *const c_char, index: *mut usize) -> sudoku_status;
    /// Returns the name of LEVEL, such as "Hard": a constant string, or NULL if there is no such level.
    /// Thread-safe.
    pub fn sudoku_level_name(level: sudoku_level) -> *const c_char;
    /// Returns the highest score, as computed by sudoku_logic_rate(), of a puzzle of LEVEL: 800 for
    /// Easy, UINT_MAX for Extreme; 0 if there is no such level. Thread-safe.
    pub fn sudoku_level_max_score(level: sudoku_level) -> c_uint;
    /// Returns the name of PROFILE, such as "se": a constant string, or NULL if there is no such
    /// profile. Thread-safe.
    pub fn sudoku_profile_name(profile: sudoku_profile) -> *const c_char;
    /// Stores the indices of PROFILE's techniques, the first to try first, in ORDER, up to ROOM of them
    /// (ORDER may be NULL if ROOM is 0). Returns their number, sudoku_technique_count() at most; 0 if
    /// there is no such profile. The caller may change the order and pass it to sudoku_logic_create().
    /// Thread-safe.
    pub fn sudoku_profile_order(profile: sudoku_profile, order: *mut usize, room: usize) -> usize;
    /// Returns the number of sentences. Thread-safe.
    pub fn sudoku_sentence_count() -> usize;
    /// Returns the sentence at INDEX, a template in English with slots in braces, such as "{digit} in
    /// {unit} is confined to {into}": a constant, or NULL if out of range. Its translation has the same
    /// slots, in any order; one with other slots is ignored. Some sentences are slots of others, such as
    /// " and " in lists. Thread-safe.
    pub fn sudoku_sentence_at(index: usize) -> *const c_char;
    /// Describes STEP at the detail of HINT, such as "Hidden Single: 7 has one place left in box 2, so
    /// r1c5 is 7", in TEXT of SIZE bytes (NULL if SIZE is 0), as snprintf() does. WORDING may be NULL:
    /// the defaults. Returns the length of the whole text; 0 if an argument is NULL, HINT or the detail
    /// of WORDING is none, its size is too small, or the number of its symbols is not the side.
    /// Thread-safe.
    pub fn sudoku_step_write(layout: *const sudoku_layout, step: *const sudoku_step, hint: sudoku_hint, wording: *const sudoku_step_wording, text: *mut c_char, size: usize) -> usize;
    /// Proves STEP in POSITION from its premises alone: assumes the negation of each placement and
    /// elimination, one at a time, and derives a contradiction with the premises. The technique is
    /// ignored.
    ///
    /// Returns SUDOKU_OK if proved; SUDOKU_UNDECIDED if it does not follow, or not within some 100000
    /// cases; SUDOKU_ERR_ARGUMENT for a NULL, a number out of range, a premise that does not hold in
    /// POSITION, a pattern if POSITION is not known to be unique, a step without effect, or a layout
    /// with over 256 cells, over 16 digits, or units shorter than the side; SUDOKU_ERR_MEMORY.
    /// Thread-safe.
    pub fn sudoku_step_check(layout: *const sudoku_layout, position: *const sudoku_logic_position, step: *const sudoku_step) -> sudoku_status;
    /// Creates an explainer for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and
    /// stores it in *LOGIC, owned by the caller. On failure *LOGIC is NULL. Some techniques allocate
    /// their working memory, 84 MB for all of them, when they are first used, and keep it.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, an unknown technique or profile, invalid
    /// limits, or a layout with over 256 cells, 16 digits or 128 units or with units shorter than the
    /// side; SUDOKU_ERR_MEMORY. Thread-safe; an explainer belongs to one thread and to one call at a
    /// time. Callbacks must not call the same explainer, which would return SUDOKU_ERR_ARGUMENT;
    /// sudoku_logic_cancel() and sudoku_logic_get_position() are allowed.
    pub fn sudoku_logic_create(layout: *const sudoku_layout, options: *const sudoku_logic_options, logic: *mut *mut sudoku_logic) -> sudoku_status;
    /// Frees LOGIC. NULL is left alone.
    pub fn sudoku_logic_destroy(logic: *mut sudoku_logic);
    /// Sets the position of LOGIC to POSITION.
    ///
    /// Returns SUDOKU_OK; SUDOKU_CONFLICT if a unit holds a digit twice; SUDOKU_NO_SOLUTION if a cell
    /// has no candidate or a digit no place; SUDOKU_ERR_ARGUMENT for a NULL or a number out of range.
    /// Queries require a position that was set with SUDOKU_OK.
    pub fn sudoku_logic_set_position(logic: *mut sudoku_logic, position: *const sudoku_logic_position) -> sudoku_status;
    /// Sets the current position to POSITION, as sudoku_logic_set_position() does, and determines with
    /// SOLVER, which must have the same layout, whether the givens have one solution, so that techniques
    /// may rely on it; position->is_unique is ignored. If the givens have several solutions, placed
    /// digits and single candidates count as givens where that makes the solution unique. LIMITS bounds
    /// the search for solutions (NULL: no limit).
    ///
    /// Returns SUDOKU_OK if the puzzle has one solution, SUDOKU_SEVERAL_SOLUTIONS if it has more; the
    /// position is set only then. Returns SUDOKU_CONFLICT or SUDOKU_NO_SOLUTION if there is none;
    /// SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED or, from SUDOKU_ENGINE_LOGIC,
    /// SUDOKU_UNDECIDED if the number of solutions remains unknown; SUDOKU_ERR_ARGUMENT for a NULL, a
    /// number out of range, invalid limits, or a solver for another layout. LOGIC and SOLVER
    /// belong to this call until it returns.
    pub fn sudoku_logic_start(logic: *mut sudoku_logic, solver: *mut sudoku_solver, position: *const sudoku_logic_position, limits: *const sudoku_limits) -> sudoku_status;
    /// Stops the running call of LOGIC, or else its next one, with SUDOKU_CANCELLED, if that call finds,
    /// enumerates or rates steps; a call that already has its answer returns it. The request ends with
    /// that call; a call rejected for its arguments does not count. Any thread, signal handler or
    /// callback may call this while LOGIC exists.
    pub fn sudoku_logic_cancel(logic: *mut sudoku_logic);
    /// Finds a step of the first technique that has one, and stores it in *STEP, owned by LOGIC.
    ///
    /// Returns SUDOKU_OK; SUDOKU_END if the puzzle is solved; SUDOKU_UNDECIDED if no technique applies;
    /// SUDOKU_NO_SOLUTION if a cell has no candidate or a digit no place; SUDOKU_ERR_ARGUMENT for a NULL
    /// or without a position.
    pub fn sudoku_logic_find_step(logic: *mut sudoku_logic, step: *mut *const sudoku_step) -> sudoku_status;
    /// Same as sudoku_logic_find_step(), but of all steps of that technique finds the one with the most
    /// effect.
    pub fn sudoku_logic_find_best_step(logic: *mut sudoku_logic, step: *mut *const sudoku_step) -> sudoku_status;
    /// Passes every step of the technique at INDEX that the position allows to CALLBACK with USER; steps
    /// with the same effect count once.
    ///
    /// Returns SUDOKU_OK after the last, even if there were none; SUDOKU_CANCELLED also if the callback
    /// stopped it; SUDOKU_ERR_ARGUMENT for a NULL, INDEX out of range, or without a position.
    pub fn sudoku_logic_enumerate_steps(logic: *mut sudoku_logic, index: usize, callback: Option<sudoku_step_callback>, user: *mut c_void) -> sudoku_status;
    /// Finds the easiest reason why CANDIDATE of the position goes: the first step, in the order of the
    /// techniques, that eliminates it, or places another digit in its cell or its digit in a peer; and
    /// stores it in *STEP, owned by LOGIC.
    ///
    /// Returns SUDOKU_OK; SUDOKU_UNDECIDED if no technique excludes it in this position; a limit's
    /// status if that was not found out; SUDOKU_ERR_ARGUMENT for a NULL, without a position, or if
    /// CANDIDATE is none of the position. LOGIC belongs to this call until it returns.
    pub fn sudoku_logic_why(logic: *mut sudoku_logic, candidate: *const sudoku_candidate, step: *mut *const sudoku_step) -> sudoku_status;
    /// Judges a player's step, which places CANDIDATE of the position if IS_PLACEMENT, or else excludes
    /// it: stores the verdict in *VERDICT, and in *STEP the easiest step that shows the same, owned by
    /// LOGIC, or NULL. SOLVER, which must have the same layout, decides what is wrong by the digits of
    /// the position; the limits of LOGIC bound its search, too.
    ///
    /// Returns SUDOKU_OK with a verdict. Without one, *VERDICT and *STEP are undefined:
    /// SUDOKU_NO_SOLUTION if the position has none, so that an earlier digit is wrong; a limit's status;
    /// SUDOKU_ERR_ARGUMENT for a NULL, without a position, a solver for another layout, or if CANDIDATE
    /// is none of the position. LOGIC and SOLVER belong to this call until it returns.
    pub fn sudoku_logic_judge(logic: *mut sudoku_logic, solver: *mut sudoku_solver, candidate: *const sudoku_candidate, is_placement: bool, verdict: *mut sudoku_verdict, step: *mut *const sudoku_step) -> sudoku_status;
    /// Rates the path from the position to the solution as HoDoKu does: stores the sum of the scores of
    /// all steps in *SCORE, and in *LEVEL the highest level of a step, or a higher one if the score
    /// exceeds that level's maximum (800, 1000, 1600, 1800). The position is then the end of the path.
    ///
    /// Returns SUDOKU_OK; SUDOKU_UNDECIDED if no technique applies before the end; SUDOKU_NO_SOLUTION if
    /// a cell has no candidate or a digit no place; SUDOKU_ERR_ARGUMENT for a NULL or without a
    /// position. On failure the outputs are unchanged.
    pub fn sudoku_logic_rate(logic: *mut sudoku_logic, level: *mut sudoku_level, score: *mut c_uint) -> sudoku_status;
    /// Rates the path from the position to the solution as Sudoku Explainer does, by the ratings of its
    /// steps; the same as that program if LOGIC has SUDOKU_PROFILE_SE, and as Sukaku Explainer if it has
    /// SUDOKU_PROFILE_SUKAKU, up to the ratings above. The position is then the end of
    /// the path. Statuses as for sudoku_logic_rate(). On failure *RATING is unchanged.
    pub fn sudoku_logic_rate_se(logic: *mut sudoku_logic, rating: *mut sudoku_se_rating) -> sudoku_status;
    /// Applies STEP, which may come from anywhere, to the position. Returns SUDOKU_OK;
    /// SUDOKU_ERR_ARGUMENT for a NULL, a number out of range, or without a position.
    pub fn sudoku_logic_apply(logic: *mut sudoku_logic, step: *const sudoku_step) -> sudoku_status;
    /// Stores the position: cell_count numbers in CELLS and cell_count sets in CANDIDATES (each unless
    /// NULL); a solved cell's set holds its digit. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT if LOGIC is
    /// NULL or without a position.
    pub fn sudoku_logic_get_position(logic: *const sudoku_logic, cells: *mut u8, candidates: *mut sudoku_digitset) -> sudoku_status;
    /// Returns the name of SYMMETRY, such as "rotate180": a constant string, or NULL if there is no such
    /// symmetry. Thread-safe.
    pub fn sudoku_symmetry_name(symmetry: sudoku_symmetry) -> *const c_char;
    /// Finds the symmetry called NAME and stores it in *SYMMETRY. Returns SUDOKU_OK, or
    /// SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *SYMMETRY unchanged. Thread-safe.
    pub fn sudoku_symmetry_from_name(name: *const c_char, symmetry: *mut sudoku_symmetry) -> sudoku_status;
    /// Creates a generator for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and
    /// stores it in *GENERATOR, owned by the caller. On failure *GENERATOR is NULL. Allocates all memory
    /// of the generator.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL; SUDOKU_ERR_MEMORY. Thread-safe; a generator
    /// belongs to one thread and to one call at a time. A progress callback must not call the same
    /// generator, which would return SUDOKU_ERR_ARGUMENT; sudoku_generator_cancel() is allowed.
    pub fn sudoku_generator_create(layout: *const sudoku_layout, options: *const sudoku_generator_options, generator: *mut *mut sudoku_generator) -> sudoku_status;
    /// Frees GENERATOR. NULL is left alone.
    pub fn sudoku_generator_destroy(generator: *mut sudoku_generator);
    /// Stops the running call of GENERATOR, or else its next one, with SUDOKU_CANCELLED. The request
    /// ends with that call. Any thread and any signal handler may call this while the generator exists.
    pub fn sudoku_generator_cancel(generator: *mut sudoku_generator);
    /// Stores the indices of the techniques in the order in which the path of CRITERIA (NULL: none) is
    /// found, the first to try first, in ORDER, up to ROOM of them (ORDER may be NULL if ROOM is 0):
    /// with their profile, sudoku_logic_create() makes an explainer that finds the same path. Returns
    /// their number, sudoku_technique_count() at most; 0 if CRITERIA are invalid. Thread-safe.
    pub fn sudoku_generate_order(criteria: *const sudoku_generate_criteria, order: *mut usize, room: usize) -> usize;
    /// Makes the puzzles of JOB within LIMITS (NULL: none; the number of solutions has no effect) by
    /// removing givens as long as the solution stays unique. Explainers for criteria are created when
    /// first used, and kept until others are.
    ///
    /// Returns SUDOKU_OK if each has its status; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or
    /// SUDOKU_CANCELLED if some have that status; SUDOKU_ERR_ARGUMENT for a NULL, an invalid order, a
    /// symmetry that is unknown or does not fit the layout, invalid criteria, a technique whose steps
    /// earlier ones of the order always find, a range whose maximum is below its minimum, or PUZZLES
    /// with a pattern or attempts, with nothing written; SUDOKU_ERR_MEMORY if explainers cannot be
    /// created.
    pub fn sudoku_generator_run(generator: *mut sudoku_generator, job: *const sudoku_generate_job, limits: *const sudoku_limits) -> sudoku_status;
    /// Finds the givens of GIVENS (cell_count numbers, with one solution) that could each be removed
    /// alone: stores their cells in CELLS, which has room for cell_count, and their number in *COUNT.
    /// The puzzle is minimal if there are none.
    ///
    /// Returns SUDOKU_OK; SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS or SUDOKU_CONFLICT of the puzzle;
    /// SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or SUDOKU_CANCELLED if stopped by LIMITS (NULL: none);
    /// SUDOKU_ERR_ARGUMENT for a NULL or a number over the side; SUDOKU_ERR_INTERNAL.
    pub fn sudoku_generator_find_redundant(generator: *mut sudoku_generator, givens: *const u8, limits: *const sudoku_limits, cells: *mut u16, count: *mut usize) -> sudoku_status;
    /// Makes a solved grid from SEED and stores its cell_count digits in GRID. Every grid is possible,
    /// but they are not equally likely; see sudoku_generator_make_uniform_grid().
    ///
    /// Returns SUDOKU_OK; SUDOKU_NO_SOLUTION if the layout has no grid; SUDOKU_NODE_LIMIT,
    /// SUDOKU_TIME_LIMIT or SUDOKU_CANCELLED if stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT for
    /// a NULL; SUDOKU_ERR_INTERNAL.
    pub fn sudoku_generator_make_grid(generator: *mut sudoku_generator, seed: u64, limits: *const sudoku_limits, grid: *mut u8) -> sudoku_status;
    /// Same as sudoku_generator_make_grid(), with all grids of the layout equally likely. On the classic
    /// layout it draws a top band and a left stack, accepts them in proportion to the number of grids
    /// that have both, and draws one of those; on other layouts it enumerates all grids. Returns
    /// SUDOKU_SOLUTION_LIMIT also if a layout other than the classic one has more than a million grids.
    pub fn sudoku_generator_make_uniform_grid(generator: *mut sudoku_generator, seed: u64, limits: *const sudoku_limits, grid: *mut u8) -> sudoku_status;
    /// Searches from SEED for a puzzle with one solution whose givens are the nonzero cells of PATTERN
    /// (cell_count numbers); stores it in PUZZLE and its solution in SOLUTION (cell_count numbers each).
    /// It starts from a random grid and repeatedly replaces a few givens by those of another solution
    /// without them, if that does not increase the number of solutions.
    ///
    /// Returns SUDOKU_OK; SUDOKU_NOT_FOUND if the search ended with several solutions, which proves
    /// nothing, and PUZZLE and SOLUTION hold the best attempt; other statuses as for
    /// sudoku_generator_make_grid().
    pub fn sudoku_generator_fit_pattern(generator: *mut sudoku_generator, pattern: *const u8, seed: u64, limits: *const sudoku_limits, puzzle: *mut u8, solution: *mut u8) -> sudoku_status;
    /// Finds a set of givens of GIVENS (cell_count numbers, without a solution) that contradict each
    /// other and would not without any one of them: stores their cells in CELLS, which has room for
    /// cell_count, and their number in *COUNT. It is the smallest set found in several orders of
    /// removal; a smaller one may exist.
    ///
    /// Returns SUDOKU_OK; SUDOKU_NOT_FOUND if there is a solution; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT
    /// or SUDOKU_CANCELLED if stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT for a NULL or a number
    /// over the side; SUDOKU_ERR_INTERNAL.
    pub fn sudoku_generator_find_contradiction(generator: *mut sudoku_generator, givens: *const u8, limits: *const sudoku_limits, cells: *mut u16, count: *mut usize) -> sudoku_status;
    /// Finds changes to GIVENS (cell_count numbers) that leave one solution, with OPTIONS (NULL: the
    /// defaults): every change of one given or, if none is a repair, of two. Stores the best CAPACITY of
    /// them in REPAIRS (NULL if CAPACITY is 0) and the total number in *COUNT, after a limit those found
    /// before it. The cheapest come first, among equals those with the fewest redundant givens, then
    /// those with the most solutions without the changed givens. bench_generate prints how often the
    /// true change of a random error is among the first three.
    ///
    /// Returns SUDOKU_OK if there is one; SUDOKU_NOT_FOUND if there is none, with *COUNT 0; SUDOKU_END
    /// if the puzzle already has one solution; other statuses as for
    /// sudoku_generator_find_contradiction().
    pub fn sudoku_generator_repair(generator: *mut sudoku_generator, givens: *const u8, options: *const sudoku_repair_options, limits: *const sudoku_limits, repairs: *mut sudoku_repair, capacity: usize, count: *mut usize) -> sudoku_status;
    /// Finds digits to add to GIVENS (cell_count numbers, with several solutions) that leave one
    /// solution: stores them in ADDITIONS, which has room for cell_count, and their number in *COUNT.
    /// *ARE_FEWEST is true if no smaller set exists; otherwise each was chosen because it left the
    /// fewest of the solutions examined, and fewer may suffice.
    ///
    /// Returns SUDOKU_OK; SUDOKU_END if the puzzle already has one solution; SUDOKU_NO_SOLUTION or
    /// SUDOKU_CONFLICT of the puzzle; other statuses as for sudoku_generator_find_contradiction().
    pub fn sudoku_generator_complete(generator: *mut sudoku_generator, givens: *const u8, limits: *const sudoku_limits, additions: *mut sudoku_change, count: *mut usize, are_fewest: *mut bool) -> sudoku_status;
    /// True if the values of the rule's cells I and J always differ by other rules.
    pub fn sudoku_rule_site_differ(site: *const sudoku_rule_site, i: c_uint, j: c_uint) -> bool;
    /// Returns the values that the rule's cell I may have at the start.
    pub fn sudoku_rule_site_values(site: *const sudoku_rule_site, i: c_uint) -> sudoku_valueset;
    /// Returns SIZE zeroed bytes that live as long as the solver, or NULL.
    pub fn sudoku_rule_site_alloc(site: *mut sudoku_rule_site, size: usize) -> *mut c_void;
    /// Creates the board that OPTIONS (NULL: the classic board) describes with the rules of its rows,
    /// columns and boxes, and stores it in *RULES, owned by the caller. On failure *RULES is NULL.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for numbers that do not fit together or a NULL;
    /// SUDOKU_ERR_MEMORY. Thread-safe; a list belongs to one thread at a time, and any number of solvers
    /// share one that no longer changes.
    pub fn sudoku_rules_create(options: *const sudoku_rules_options, rules: *mut *mut sudoku_rules) -> sudoku_status;
    /// Frees RULES, which no solver may be using. NULL is left alone.
    pub fn sudoku_rules_destroy(rules: *mut sudoku_rules);
    /// Return the numbers of the board: its cells (all and those of the board alone), rows, columns, the
    /// smallest value, and the number of values.
    pub fn sudoku_rules_cell_count(rules: *const sudoku_rules) -> c_uint;
    pub fn sudoku_rules_board_cell_count(rules: *const sudoku_rules) -> c_uint;
    pub fn sudoku_rules_rows(rules: *const sudoku_rules) -> c_uint;
    pub fn sudoku_rules_columns(rules: *const sudoku_rules) -> c_uint;
    pub fn sudoku_rules_min_value(rules: *const sudoku_rules) -> c_uint;
    pub fn sudoku_rules_value_count(rules: *const sudoku_rules) -> c_uint;
    /// Returns the number of rules, and rule INDEX of them, or NULL if there is none. Rules that a kind
    /// adds follow the rule that they belong to. The pointer is valid until a rule is added.
    pub fn sudoku_rules_rule_count(rules: *const sudoku_rules) -> c_uint;
    pub fn sudoku_rules_rule(rules: *const sudoku_rules, index: c_uint) -> *const sudoku_rule;
    /// Writes rule INDEX in words and its cells, such as "cage of 15 at r1c1 r1c2" or "different digits
    /// in row 9", into TEXT of SIZE bytes as snprintf() does. Returns the length of all, or 0 if there
    /// is no such rule.
    pub fn sudoku_rules_describe(rules: *const sudoku_rules, index: c_uint, text: *mut c_char, size: usize) -> usize;
    /// Adds a rule of KIND, which must outlive RULES, as must what SPEC points to: see
    /// sudoku_rules_keep(). The rule's expand() is called.
    pub fn sudoku_rules_add(rules: *mut sudoku_rules, kind: *const sudoku_rule_kind, cells: *const u16, cell_count: c_uint, spec: *const c_void) -> sudoku_status;
    /// Copies SIZE bytes at DATA (NULL: zeros) and returns the copy, which RULES owns, or NULL if memory
    /// is short.
    pub fn sudoku_rules_keep(rules: *mut sudoku_rules, data: *const c_void, size: usize) -> *mut c_void;
    /// Restricts CELL to the values of SET.
    pub fn sudoku_rules_restrict(rules: *mut sudoku_rules, cell: c_uint, set: sudoku_valueset) -> sudoku_status;
    /// Restricts CELL to VALUE: a given.
    pub fn sudoku_rules_give(rules: *mut sudoku_rules, cell: c_uint, value: c_uint) -> sudoku_status;
    /// Returns the values of CELL by the calls of the two functions above.
    pub fn sudoku_rules_values(rules: *const sudoku_rules, cell: c_uint) -> sudoku_valueset;
    /// Adds a cell outside the board, with any value, and stores its number in *CELL. IS_AUXILIARY:
    /// solutions that differ in such cells only count as one.
    pub fn sudoku_rules_add_cell(rules: *mut sudoku_rules, is_auxiliary: bool, cell: *mut u16) -> sudoku_status;
    /// All values differ. COUNT is at most value_count; with as many, every value occurs.
    pub fn sudoku_rules_add_different(rules: *mut sudoku_rules, cells: *const u16, count: c_uint) -> sudoku_status;
    /// The sum of COEFFICIENTS (-1000..1000; NULL: 1 each) times values is MIN_SUM..MAX_SUM. COUNT is at
    /// most 256. That values differ is known from other rules, not demanded.
    pub fn sudoku_rules_add_sum(rules: *mut sudoku_rules, cells: *const u16, coefficients: *const c_int, count: c_uint, min_sum: c_int, max_sum: c_int) -> sudoku_status;
    /// ALLOWED (value_count sets) has the values that B may have for each value of A.
    pub fn sudoku_rules_add_pair(rules: *mut sudoku_rules, a: c_uint, b: c_uint, allowed: *const sudoku_valueset) -> sudoku_status;
    /// The number of cells with a value in VALUES is one of COUNTS: bit I allows I. COUNT is at most
    /// 256; numbers over 63 are allowed if 63 is.
    pub fn sudoku_rules_add_count(rules: *mut sudoku_rules, cells: *const u16, count: c_uint, values: sudoku_valueset, counts: u64) -> sudoku_status;
    /// The value of INDEX minus FIRST (-100..100) is the position, from 0, of one of CELLS, whose value
    /// is that of TARGET.
    pub fn sudoku_rules_add_element(rules: *mut sudoku_rules, index: c_uint, first: c_int, target: c_uint, cells: *const u16, count: c_uint) -> sudoku_status;
    /// AUTOMATON accepts the values of CELLS, at most 256, read in their order.
    pub fn sudoku_rules_add_automaton(rules: *mut sudoku_rules, cells: *const u16, count: c_uint, automaton: *const sudoku_automaton) -> sudoku_status;
    /// All rules of at least one alternative hold. Rules that are added between begin and end are parts
    /// of the alternative that sudoku_rules_next_alternative() began last; the first begins by itself.
    /// Alternatives may be nested. SUDOKU_ERR_ARGUMENT if an alternative has no rule, or no alternatives
    /// are open.
    pub fn sudoku_rules_begin_alternatives(rules: *mut sudoku_rules) -> sudoku_status;
    pub fn sudoku_rules_next_alternative(rules: *mut sudoku_rules) -> sudoku_status;
    pub fn sudoku_rules_end_alternatives(rules: *mut sudoku_rules) -> sudoku_status;
    /// Checks VALUES (cell_count numbers, SUDOKU_RULES_EMPTY for an empty cell) against the restricted
    /// values of cells and every rule whose cells all have values. Returns SUDOKU_OK; SUDOKU_CONFLICT
    /// with the index of the first broken rule in *BROKEN (-1: a restricted cell), which is one that the
    /// caller added; SUDOKU_ERR_ARGUMENT for a number that is no value, a NULL, or open alternatives.
    ///
    /// Cells that kinds add for themselves, such as those that say whether two cells are in one region
    /// or at which place of a ranking a line is, belong to no rule of the caller: what VALUES has there
    /// is not compared with the board. Numbers of regions are cells of the caller's rules.
    pub fn sudoku_rules_check(rules: *const sudoku_rules, values: *const u8, broken: *mut c_int) -> sudoku_status;
    /// Creates a solver of RULES, which must outlive it and no longer change, and stores it in *SOLVER,
    /// owned by the caller. On failure *SOLVER is NULL. Allocates all memory of the solver, by the
    /// allocator of RULES.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, open alternatives, or what prepare() rejects;
    /// SUDOKU_ERR_MEMORY. A solver belongs to one thread and one call at a time.
    pub fn sudoku_rule_solver_create(rules: *const sudoku_rules, solver: *mut *mut sudoku_rule_solver) -> sudoku_status;
    /// Frees SOLVER. NULL is left alone.
    pub fn sudoku_rule_solver_destroy(solver: *mut sudoku_rule_solver);
    /// Finds one solution and stores it in SOLUTION. Returns SUDOKU_OK if found.
    pub fn sudoku_rule_solver_solve(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, limits: *const sudoku_limits, solution: *mut u8) -> sudoku_status;
    /// Finds one solution and proves that there is no other. Returns SUDOKU_OK with it in SOLUTION, or
    /// SUDOKU_SEVERAL_SOLUTIONS with one of them. If a limit is reached after the first solution,
    /// SOLUTION holds it, and sudoku_stats.solutions is 1.
    pub fn sudoku_rule_solver_unique(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, limits: *const sudoku_limits, solution: *mut u8) -> sudoku_status;
    /// Counts the solutions and stores their number in *COUNT. Returns SUDOKU_OK if all were counted;
    /// SUDOKU_NO_SOLUTION with 0; SUDOKU_SOLUTION_LIMIT and the other limits with a lower bound.
    pub fn sudoku_rule_solver_count(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, limits: *const sudoku_limits, count: *mut u64) -> sudoku_status;
    /// Passes every solution to CALLBACK with USER, each once. Returns SUDOKU_OK after the last;
    /// SUDOKU_SOLUTION_LIMIT after as many as the limit; SUDOKU_CANCELLED if the callback stopped the
    /// search.
    pub fn sudoku_rule_solver_enumerate(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, limits: *const sudoku_limits, callback: Option<sudoku_solution_callback>, user: *mut c_void) -> sudoku_status;
    /// Finds the values that remain after propagation alone and stores them in RESULT (cell_count sets,
    /// may be CANDIDATES). Returns SUDOKU_OK if every set is a single; SUDOKU_UNDECIDED if not;
    /// SUDOKU_NO_SOLUTION if refuted.
    pub fn sudoku_rule_solver_candidates(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, result: *mut sudoku_valueset) -> sudoku_status;
    /// Finds the values that each cell has in at least one solution, and stores them in RESULT
    /// (cell_count sets, may be CANDIDATES). LIMITS bound the whole call. Returns SUDOKU_OK if complete.
    /// If a limit is reached after the first solution, RESULT holds the values found until then.
    pub fn sudoku_rule_solver_true_candidates(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, limits: *const sudoku_limits, result: *mut sudoku_valueset) -> sudoku_status;
    /// Searches for a rule that alone excludes all combinations of the start values by propagation, such
    /// as one that givens break. Returns SUDOKU_OK if there is none; SUDOKU_CONFLICT with its index, or
    /// that of the caller's rule that it is a part of, in *BROKEN (-1: a cell without a value);
    /// SUDOKU_NO_SOLUTION with the same index if the rule alone excludes all values of the board, so
    /// that neither start values nor CANDIDATES are to blame; SUDOKU_ERR_MEMORY.
    pub fn sudoku_rule_solver_find_conflict(solver: *mut sudoku_rule_solver, candidates: *const sudoku_valueset, broken: *mut c_int) -> sudoku_status;
    /// Returns the statistics of the last of these calls, over all its searches. SOLVER owns them, and
    /// the next call overwrites them.
    pub fn sudoku_rule_solver_stats(solver: *const sudoku_rule_solver) -> *const sudoku_stats;
    /// Stops the running call of SOLVER, or else its next one, with SUDOKU_CANCELLED. Any thread and any
    /// signal handler may call this while the solver exists.
    pub fn sudoku_rule_solver_cancel(solver: *mut sudoku_rule_solver);
    /// Returns the name of FORMAT, such as "line": a constant string, or NULL if there is no such
    /// format. Thread-safe.
    pub fn sudoku_text_format_name(format: sudoku_text_format) -> *const c_char;
    /// Finds the format called NAME, or by an alias (sdm, ss, boxed, jsonl ...), and stores it in
    /// *FORMAT. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *FORMAT
    /// unchanged. Thread-safe.
    pub fn sudoku_text_format_from_name(name: *const c_char, format: *mut sudoku_text_format) -> sudoku_status;
    /// Creates a reader that gets its text from READ, called with USER, and stores it in *READER, owned
    /// by the caller. OPTIONS may be NULL: the defaults. Its memory does not grow with the text. On
    /// failure *READER is NULL. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL or an option out of
    /// range; SUDOKU_ERR_MEMORY. Thread-safe.
    pub fn sudoku_text_reader_create(options: *const sudoku_text_options, read: Option<sudoku_text_read_callback>, user: *mut c_void, reader: *mut *mut sudoku_text_reader) -> sudoku_status;
    /// Same as sudoku_text_reader_create(), with the text in memory: LENGTH bytes at TEXT (NULL if
    /// LENGTH is 0), which must outlive the reader.
    pub fn sudoku_text_reader_create_memory(options: *const sudoku_text_options, text: *const c_char, length: usize, reader: *mut *mut sudoku_text_reader) -> sudoku_status;
    /// Frees READER. NULL is left alone.
    pub fn sudoku_text_reader_destroy(reader: *mut sudoku_text_reader);
    /// Reads the next puzzle into *PUZZLE.
    ///
    /// Returns SUDOKU_OK; SUDOKU_END if there is no further puzzle, with the rule that is named below
    /// the last puzzle (NULL: none) in puzzle->rule, its only field that changes; SUDOKU_ERR_TEXT if the
    /// next puzzle is malformed, with place and reason in *ERROR (NULL: not needed), after which reading
    /// may continue; SUDOKU_ERR_READ if the read function failed; SUDOKU_ERR_ARGUMENT for a NULL.
    pub fn sudoku_text_reader_next(reader: *mut sudoku_text_reader, puzzle: *mut sudoku_text_puzzle, error: *mut sudoku_text_error) -> sudoku_status;
    /// Reads consecutive lines of 81 digits and dots and nothing else, LIMIT at most, into *LINES: the
    /// fast way through a collection. They are the puzzles that sudoku_text_reader_next() would return
    /// in the form SUDOKU_TEXT_LINE without name, number and comment. A count of 0 means that something
    /// else may follow; call that function. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, with
    /// *LINES unchanged.
    pub fn sudoku_text_reader_next_lines(reader: *mut sudoku_text_reader, limit: usize, lines: *mut sudoku_text_lines) -> sudoku_status;
    /// Reads one puzzle from LENGTH bytes at TEXT (NULL if LENGTH is 0). OPTIONS (NULL: the defaults)
    /// may set its form and its side; otherwise both are detected. Stores side * side numbers in GIVENS
    /// and, unless CANDIDATES is NULL, side * side sets there; both have room for CAPACITY. Stores the
    /// side in *SIDE, which may be NULL if OPTIONS sets the side.
    ///
    /// Returns SUDOKU_OK; SUDOKU_END if there is no puzzle; SUDOKU_ERR_TEXT, with *ERROR (NULL: not
    /// needed) as above, if it is malformed, has another side than OPTIONS sets, has candidates while
    /// CANDIDATES is NULL, has regions, extra units or joined boards, for which a reader is required, or
    /// is followed by more text; SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT for options out of range, a
    /// NULL, or more cells than CAPACITY. On failure GIVENS, CANDIDATES and *SIDE are unchanged.
    /// Thread-safe.
    pub fn sudoku_text_parse(options: *const sudoku_text_options, text: *const c_char, length: usize, givens: *mut u8, candidates: *mut sudoku_digitset, capacity: usize, side: *mut c_uint, error: *mut sudoku_text_error) -> sudoku_status;
    /// Reads a map of jigsaw regions from LENGTH bytes at TEXT: side * side symbols (letters, digits) or
    /// numbers, framed or not, equal ones for cells of one region. Stores side * side numbers 0..side-1,
    /// in the order in which the regions first appear, in REGIONS, which has room for CAPACITY, and the
    /// side in *SIDE.
    ///
    /// Returns SUDOKU_OK; SUDOKU_ERR_TEXT, with *ERROR as above, if it is not a square or a region does
    /// not have side cells; SUDOKU_ERR_MEMORY; SUDOKU_ERR_ARGUMENT for a NULL or more cells than
    /// CAPACITY. Thread-safe.
    pub fn sudoku_text_parse_regions(text: *const c_char, length: usize, regions: *mut u8, capacity: usize, side: *mut c_uint, error: *mut sudoku_text_error) -> sudoku_status;
    /// Writes BOARD for LAYOUT into TEXT of SIZE bytes as snprintf() does: terminated unless SIZE is 0,
    /// each line with its line feed. LAYOUT is square, or of joined boards for LINE and for GRID, which
    /// shows their arrangement with spaces in the gaps. Returns the length of the whole text, or 0 for
    /// an argument out of range. Sides up to 35 have symbols 1..9 A..Z; larger boards, unless BOARD has
    /// symbols, are written as numbers separated by spaces in every format.
    pub fn sudoku_text_write_board(layout: *const sudoku_layout, board: *const sudoku_text_board, text: *mut c_char, size: usize) -> usize;
    /// Writes RESULT for LAYOUT, square or of joined boards, on one line, as sudoku_text_write_board()
    /// does. docs/formats.md lists the columns of CSV, the keys of JSON and the words for statuses.
    pub fn sudoku_text_write_result(layout: *const sudoku_layout, result: *const sudoku_text_result, text: *mut c_char, size: usize) -> usize;
    /// Returns the header line of CSV results, with its line feed: a constant string. Thread-safe.
    pub fn sudoku_text_csv_header() -> *const c_char;
    /// True if the LENGTH bytes at TEXT begin a puzzle with rules, which may have unknown rules or
    /// errors; false for boards of digits, which sudoku_text_reader_next() reads, and for NULL.
    /// Thread-safe.
    pub fn sudoku_rules_detect(text: *const c_char, length: usize) -> bool;
    /// Reads the puzzle of LENGTH bytes at TEXT and stores it in *RULES, owned by the caller. All rules
    /// of the text are part of it: a text with an unknown one is an error. Blanks, line ends, and lines
    /// that begin with '#' are ignored. ALLOCATOR is copied; NULL: malloc() and free(). On failure
    /// *RULES is NULL.
    ///
    /// Returns SUDOKU_OK, with the names of what the text has and the puzzle lacks, such as rules in
    /// words of a SudokuPad drawing, in the message of *ERROR (unless NULL); SUDOKU_ERR_TEXT with the
    /// place and the reason in *ERROR (unless NULL); SUDOKU_ERR_ARGUMENT for a NULL; SUDOKU_ERR_MEMORY.
    /// Thread-safe.
    pub fn sudoku_rules_read(text: *const c_char, length: usize, allocator: *const sudoku_allocator, rules: *mut *mut sudoku_rules, error: *mut sudoku_text_error) -> sudoku_status;
    /// Writes the puzzle of LENGTH bytes at TEXT, in any form that sudoku_rules_read() accepts, in FORM
    /// into OUT of SIZE bytes (NULL if SIZE is 0), terminated unless SIZE is 0, and stores the length of
    /// the whole text in *WRITTEN. ALLOCATOR provides memory during the call; NULL: malloc() and free().
    ///
    /// Returns SUDOKU_OK, with *ERROR as sudoku_rules_read() fills it; SUDOKU_ERR_TEXT with the reason
    /// in *ERROR (unless NULL): the text is malformed, or FORM cannot say one of its rules;
    /// SUDOKU_ERR_ARGUMENT for a NULL or an unknown form; SUDOKU_ERR_MEMORY. On failure nothing is
    /// stored. Thread-safe.
    pub fn sudoku_rules_convert(text: *const c_char, length: usize, form: sudoku_rule_text_form, allocator: *const sudoku_allocator, out: *mut c_char, size: usize, written: *mut usize, error: *mut sudoku_text_error) -> sudoku_status;
    /// Stores rule INDEX (from 0) of all that texts may name in *NAMED. Returns SUDOKU_OK, SUDOKU_END if
    /// there are no more, or SUDOKU_ERR_ARGUMENT for a NULL or a size of no version. Thread-safe.
    pub fn sudoku_named_rule_get(index: c_uint, named: *mut sudoku_named_rule) -> sudoku_status;
    /// Stores a random transform in *TRANSFORM, determined by SEED, all being equally likely. Returns
    /// SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL.
    pub fn sudoku_transform_random(seed: u64, transform: *mut sudoku_transform) -> sudoku_status;
    /// Stores the image of BOARD (81 numbers 0..9) under TRANSFORM in IMAGE (81 numbers), a different
    /// array. Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, or a number out of range in BOARD or
    /// TRANSFORM.
    pub fn sudoku_transform_apply(transform: *const sudoku_transform, board: *const u8, image: *mut u8) -> sudoku_status;
    /// Stores the inverse of TRANSFORM in *INVERSE, a different struct. Returns SUDOKU_OK;
    /// SUDOKU_ERR_ARGUMENT for a NULL, or if TRANSFORM does not have every cell and digit once.
    pub fn sudoku_transform_invert(transform: *const sudoku_transform, inverse: *mut sudoku_transform) -> sudoku_status;
    /// Computes the canonical form of BOARD (81 numbers 0..9, a puzzle or a solved grid) and stores it
    /// in FORM (81 numbers): the smallest of all its images, compared row by row with 0 for empty cells.
    /// Two boards are equivalent if and only if their forms are equal. Stores a transform to the form in
    /// *TRANSFORM and the number of transforms that map the board to itself in *AUTOMORPHISMS (NULL: not
    /// needed); 3359232 * 9! divided by that is the number of its equivalents.
    ///
    /// Returns SUDOKU_OK; SUDOKU_CONFLICT if a row, column or box holds a digit twice;
    /// SUDOKU_ERR_ARGUMENT for a NULL or a number over 9.
    pub fn sudoku_canonical_form(board: *const u8, form: *mut u8, transform: *mut sudoku_transform, automorphisms: *mut u64) -> sudoku_status;
    /// Finds out whether A and B (81 numbers 0..9 each) are equivalent, and stores a transform from A to
    /// B in *TRANSFORM (NULL: not needed). Returns SUDOKU_OK if they are; SUDOKU_NOT_FOUND if they are
    /// proved not to be; other statuses as for sudoku_canonical_form().
    pub fn sudoku_transform_find(a: *const u8, b: *const u8, transform: *mut sudoku_transform) -> sudoku_status;
}
