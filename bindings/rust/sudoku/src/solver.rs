//! Solving.

use std::ops::ControlFlow;
use std::os::raw::{c_int, c_void};
use std::ptr;
use std::sync::Arc;
use std::time::Duration;

use sudoku_sys as sys;

use crate::callback::{stop, Callback};
use crate::error::{check, require_length, Result, Status};
use crate::layout::Layout;
use crate::text::Puzzle;

/// How a solver works; they answer the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The fastest for the layout.
    Auto = sys::SUDOKU_ENGINE_AUTO as isize,
    Simple = sys::SUDOKU_ENGINE_SIMPLE as isize,
    Logic = sys::SUDOKU_ENGINE_LOGIC as isize,
    Cdcl = sys::SUDOKU_ENGINE_CDCL as isize,
    Dlx = sys::SUDOKU_ENGINE_DLX as isize,
    Engine9 = sys::SUDOKU_ENGINE_ENGINE9 as isize,
}

/// When a call must end although it is not finished; 0 and none are no limit.
#[derive(Clone, Copy, Default, Debug)]
pub struct Limits {
    pub solutions: u64,
    pub nodes: u64,
    pub time: Option<Duration>,
}

impl Limits {
    pub(crate) fn raw(&self) -> sys::sudoku_limits {
        let mut limits = sys::sudoku_limits::INIT;
        limits.solutions = self.solutions;
        limits.nodes = self.nodes;
        limits.seconds = self.time.map_or(0.0, |time| time.as_secs_f64());
        limits
    }
}

/// What the solver says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: Status,
    /// A solution, where one was found.
    pub solution: Option<Vec<u8>>,
}

/// How many solutions there are: at least so many, where the status is that of a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    pub status: Status,
    pub count: u64,
}

/// About how many solutions there are: the mean of the samples, and two standard errors below and above it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    pub status: Status,
    /// All three are times ten to the power of `exponent`, which is 0 but for numbers over 1e300.
    pub count: f64,
    pub low: f64,
    pub high: f64,
    pub exponent: i32,
    /// They were few enough to be counted: all three are that number.
    pub is_exact: bool,
    /// 0 where the number is exact, or where no sample came to a solution.
    pub samples: u64,
}

struct Owned(*mut sys::sudoku_solver);

// SAFETY: a solver belongs to one thread at a time; what is shared is the cancelling, which any thread may do.
unsafe impl Send for Owned {}
unsafe impl Sync for Owned {}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the solver and its cancellers are gone.
        unsafe { sys::sudoku_solver_destroy(self.0) }
    }
}

/// Solves puzzles of one layout.
pub struct Solver {
    // Before the layout, which must outlive it.
    owned: Arc<Owned>,
    layout: Layout,
}

/// What any thread may stop.
pub(crate) trait Cancel: Send + Sync {
    fn cancel(&self);
}

impl Cancel for Owned {
    fn cancel(&self) {
        // SAFETY: any thread may call it while the solver exists.
        unsafe { sys::sudoku_solver_cancel(self.0) }
    }
}

/// Stops the call that a solver or an explainer is in, or else its next one, from any thread.
#[derive(Clone)]
pub struct Canceller {
    // Before the layout, which must outlive it.
    owned: Arc<dyn Cancel>,
    _layout: Layout,
}

impl Canceller {
    pub(crate) fn new(owned: Arc<dyn Cancel>, layout: &Layout) -> Canceller {
        Canceller {
            owned,
            _layout: layout.clone(),
        }
    }

    pub fn cancel(&self) {
        self.owned.cancel();
    }
}

type Question = unsafe extern "C" fn(
    *mut sys::sudoku_solver,
    *const sys::sudoku_puzzle,
    *const sys::sudoku_limits,
    *mut u8,
) -> c_int;

impl Solver {
    pub fn new(layout: &Layout) -> Result<Solver> {
        Solver::with(layout, Engine::Auto, 0)
    }

    /// A `seed` other than 0 shuffles the order in which solutions are found.
    pub fn with(layout: &Layout, engine: Engine, seed: u64) -> Result<Solver> {
        let mut options = sys::sudoku_solver_options::INIT;
        options.engine = engine as sys::sudoku_engine;
        options.seed = seed;
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid; the solver keeps the layout.
        check(unsafe { sys::sudoku_solver_create(layout.as_ptr(), &options, &mut made) })?;
        Ok(Solver {
            owned: Arc::new(Owned(made)),
            layout: layout.clone(),
        })
    }

    pub fn canceller(&self) -> Canceller {
        Canceller::new(self.owned.clone(), &self.layout)
    }

    pub(crate) fn as_ptr(&mut self) -> *mut sys::sudoku_solver {
        self.owned.0
    }

    fn borrow(&self, puzzle: &Puzzle) -> Result<sys::sudoku_puzzle> {
        let count = self.layout.cell_count();
        require_length("givens", puzzle.givens.len(), count)?;
        puzzle.require(&self.layout)?;
        let candidates = match &puzzle.candidates {
            Some(candidates) => {
                require_length("candidates", candidates.len(), count)?;
                candidates.as_ptr()
            }
            None => ptr::null(),
        };
        Ok(sys::sudoku_puzzle {
            givens: puzzle.givens.as_ptr(),
            candidates,
        })
    }

    fn ask(&mut self, question: Question, puzzle: &Puzzle, limits: &Limits) -> Result<Answer> {
        let (given, limits) = (self.borrow(puzzle)?, limits.raw());
        let mut solution = vec![0; self.layout.cell_count()];
        // SAFETY: all pointers are valid, and each leads to as many numbers as there are cells.
        let status = check(unsafe { question(self.owned.0, &given, &limits, solution.as_mut_ptr()) })?;
        Ok(Answer {
            status,
            solution: (solution[0] != 0).then_some(solution),
        })
    }

    /// Finds one solution.
    pub fn solve(&mut self, puzzle: &Puzzle) -> Result<Answer> {
        self.ask(sys::sudoku_solver_solve, puzzle, &Limits::default())
    }

    /// Finds one solution and proves that there is no other.
    pub fn unique(&mut self, puzzle: &Puzzle) -> Result<Answer> {
        self.unique_within(puzzle, &Limits::default())
    }

    pub fn unique_within(&mut self, puzzle: &Puzzle, limits: &Limits) -> Result<Answer> {
        self.ask(sys::sudoku_solver_unique, puzzle, limits)
    }

    /// Counts solutions; where there are very many, by parts of the board, in up to 256 MB.
    pub fn count(&mut self, puzzle: &Puzzle, limits: &Limits) -> Result<Count> {
        let (given, limits, mut count) = (self.borrow(puzzle)?, limits.raw(), 0);
        // SAFETY: all pointers are valid.
        let status = check(unsafe { sys::sudoku_solver_count_cached(self.owned.0, &given, &limits, 0, &mut count) })?;
        Ok(Count { status, count })
    }

    /// The digits that each cell has in some solution, a set each; all of them where the status is OK.
    pub fn true_candidates(&mut self, puzzle: &Puzzle, limits: &Limits) -> Result<(Status, Vec<u64>)> {
        let (given, limits) = (self.borrow(puzzle)?, limits.raw());
        let mut sets = vec![0; self.layout.cell_count()];
        // SAFETY: all pointers are valid, and each leads to as many numbers as there are cells.
        let status =
            check(unsafe { sys::sudoku_solver_true_candidates(self.owned.0, &given, &limits, sets.as_mut_ptr()) })?;
        Ok((status, sets))
    }

    /// The digits that all solutions share, 0 where they differ.
    pub fn backbone(&mut self, puzzle: &Puzzle, limits: &Limits) -> Result<Answer> {
        let (given, limits) = (self.borrow(puzzle)?, limits.raw());
        let mut digits = vec![0; self.layout.cell_count()];
        // SAFETY: all pointers are valid, and each leads to as many numbers as there are cells.
        let status = check(unsafe { sys::sudoku_solver_backbone(self.owned.0, &given, &limits, digits.as_mut_ptr()) })?;
        Ok(Answer {
            status,
            solution: (status == Status::OK).then_some(digits),
        })
    }

    /// About how many solutions there are, by so many random ways (0: 1000) that `seed` draws.
    pub fn estimate(&mut self, puzzle: &Puzzle, samples: u64, seed: u64, limits: &Limits) -> Result<Estimate> {
        let (given, limits, mut found) = (self.borrow(puzzle)?, limits.raw(), sys::sudoku_estimate::INIT);
        // SAFETY: all pointers are valid.
        let status =
            check(unsafe { sys::sudoku_solver_estimate(self.owned.0, &given, &limits, samples, seed, &mut found) })?;
        Ok(Estimate {
            status,
            count: found.count,
            low: found.low,
            high: found.high,
            exponent: found.exponent,
            is_exact: found.is_exact,
            samples: found.samples,
        })
    }

    /// Hands every solution to `function`, until that breaks.
    pub fn each<F: FnMut(&[u8]) -> ControlFlow<()>>(
        &mut self,
        puzzle: &Puzzle,
        limits: &Limits,
        mut function: F,
    ) -> Result<Status> {
        let (given, limits, count) = (self.borrow(puzzle)?, limits.raw(), self.layout.cell_count());
        // SAFETY: the library hands over as many digits as there are cells.
        let mut callback =
            Callback::new(|solution: *const u8| stop(function(unsafe { std::slice::from_raw_parts(solution, count) })));
        // SAFETY: all pointers are valid during the call.
        let status = unsafe {
            sys::sudoku_solver_enumerate(self.owned.0, &given, &limits, trampoline(&callback), callback.user())
        };
        callback.finish();
        check(status)
    }
}

/// Whether a puzzle has exactly one solution on its board.
///
/// ```
/// assert!(sudoku::is_unique(&"1.....2..3.....4".parse()?)?);
/// # Ok::<(), sudoku::Error>(())
/// ```
pub fn is_unique(puzzle: &Puzzle) -> Result<bool> {
    Ok(Solver::new(&puzzle.layout()?)?.unique(puzzle)?.status == Status::OK)
}

/// The number of solutions of a puzzle on its board.
///
/// ```
/// assert_eq!(sudoku::count(&"1...............".parse()?)?.count, 72);
/// # Ok::<(), sudoku::Error>(())
/// ```
pub fn count(puzzle: &Puzzle) -> Result<Count> {
    Solver::new(&puzzle.layout()?)?.count(puzzle, &Limits::default())
}

/// The function for C that calls a closure of this type.
fn trampoline<F: FnMut(*const u8) -> c_int>(_: &Callback<F>) -> Option<sys::sudoku_solution_callback> {
    unsafe extern "C" fn call<F: FnMut(*const u8) -> c_int>(user: *mut c_void, solution: *const u8) -> c_int {
        (*user.cast::<Callback<F>>()).run(1, |function| function(solution))
    }
    Some(call::<F>)
}
