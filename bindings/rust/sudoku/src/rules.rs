//! Puzzles with rules: cages, thermometers, dots, clues outside the grid and many more.

use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::os::raw::{c_int, c_void};
use std::ptr;
use std::sync::Arc;

use sudoku_sys as sys;

use crate::callback::{stop, Callback};
use crate::error::{check, require_length, text, written, Error, Result, Status};
use crate::solver::{Answer, Count, Limits};

/// An empty cell in values, of which 0 may be one.
pub const EMPTY: u8 = sys::SUDOKU_RULES_EMPTY as u8;

/// A rule that texts may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedRule {
    pub name: &'static str,
    pub arguments: &'static str,
    pub meaning: &'static str,
}

/// The rules that texts may name.
pub fn named_rules() -> Vec<NamedRule> {
    let mut all = Vec::new();
    let mut named = sys::sudoku_named_rule::INIT;
    // SAFETY: the struct is valid, and its strings are constant.
    unsafe {
        while sys::sudoku_named_rule_get(all.len() as u32, &mut named) == sys::SUDOKU_OK {
            all.push(NamedRule {
                name: text(named.name),
                arguments: text(named.arguments),
                meaning: text(named.meaning),
            });
        }
    }
    all
}

/// A puzzle with rules.
///
/// ```
/// use sudoku::{RuleSolver, Rules, Status};
///
/// let rules = Rules::read(".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.Cage~5~R3C1~R3C2.~R2C1_3~R3C4_1")?;
/// let answer = RuleSolver::new(&rules)?.unique(&Default::default())?;
/// assert_eq!(answer.status, Status::OK);
/// assert_eq!(&answer.solution.unwrap()[..4], [1, 2, 3, 4]);
/// # Ok::<(), sudoku::Error>(())
/// ```
pub struct Rules {
    pointer: *mut sys::sudoku_rules,
    ignored: String,
}

// SAFETY: a list belongs to one thread at a time; shared, it is only read.
unsafe impl Send for Rules {}
unsafe impl Sync for Rules {}

impl Drop for Rules {
    fn drop(&mut self) {
        // SAFETY: solvers borrow the list and are gone.
        unsafe { sys::sudoku_rules_destroy(self.pointer) }
    }
}

impl Rules {
    /// A classic board without further rules.
    pub fn classic() -> Result<Rules> {
        let mut pointer = ptr::null_mut();
        // SAFETY: NULL is the classic board.
        check(unsafe { sys::sudoku_rules_create(ptr::null(), &mut pointer) })?;
        Ok(Rules {
            pointer,
            ignored: String::new(),
        })
    }

    /// Reads a puzzle in any form, such as dot notation; one with an unknown rule is an error.
    pub fn read(puzzle: &str) -> Result<Rules> {
        let (mut pointer, mut error) = (ptr::null_mut(), text_error());
        // SAFETY: the text is read during the call only.
        let status = unsafe {
            sys::sudoku_rules_read(
                puzzle.as_ptr().cast(),
                puzzle.len(),
                ptr::null(),
                &mut pointer,
                &mut error,
            )
        };
        check_text(status, &error)?;
        Ok(Rules {
            pointer,
            ignored: message_of(&error),
        })
    }

    /// Names of what the text has and the puzzle lacks, such as rules in words; empty for most.
    pub fn ignored(&self) -> &str {
        &self.ignored
    }

    pub fn rows(&self) -> usize {
        // SAFETY: the list is valid.
        unsafe { sys::sudoku_rules_rows(self.pointer) as usize }
    }

    pub fn columns(&self) -> usize {
        // SAFETY: the list is valid.
        unsafe { sys::sudoku_rules_columns(self.pointer) as usize }
    }

    /// The cells of the grid, and those beside it.
    pub fn cell_count(&self) -> usize {
        // SAFETY: the list is valid.
        unsafe { sys::sudoku_rules_cell_count(self.pointer) as usize }
    }

    pub fn min_value(&self) -> u32 {
        // SAFETY: the list is valid.
        unsafe { sys::sudoku_rules_min_value(self.pointer) }
    }

    pub fn value_count(&self) -> u32 {
        // SAFETY: the list is valid.
        unsafe { sys::sudoku_rules_value_count(self.pointer) }
    }

    /// A given.
    pub fn give(&mut self, cell: usize, value: u32) -> Result<()> {
        // SAFETY: the library checks the numbers.
        check(unsafe { sys::sudoku_rules_give(self.pointer, index(cell), value) }).map(drop)
    }

    /// All values differ.
    pub fn add_different(&mut self, cells: &[u16]) -> Result<()> {
        // SAFETY: the cells are copied; the library checks them.
        check(unsafe { sys::sudoku_rules_add_different(self.pointer, cells.as_ptr(), index(cells.len())) }).map(drop)
    }

    /// The sum of the values is in `sums`.
    pub fn add_sum(&mut self, cells: &[u16], sums: std::ops::RangeInclusive<i32>) -> Result<()> {
        let (count, min, max) = (index(cells.len()), *sums.start(), *sums.end());
        // SAFETY: the cells are copied; the library checks them.
        check(unsafe { sys::sudoku_rules_add_sum(self.pointer, cells.as_ptr(), ptr::null(), count, min, max) })
            .map(drop)
    }

    /// A rule in words, with its cells; empty if there is none.
    pub fn describe(&self, rule: usize) -> String {
        // SAFETY: the list is valid, and the text has as many bytes.
        written(|text, size| unsafe { sys::sudoku_rules_describe(self.pointer, index(rule), text, size) })
    }

    /// The first rule that values break, in words: a number for each cell, `EMPTY` for none.
    ///
    /// ```
    /// let rules = sudoku::Rules::read(".Shape~2x2.Thermo~R1C1~R1C2")?;
    /// let broken = rules.broken(&[2, 1, 255, 255])?;
    /// assert_eq!(broken.unwrap(), "thermometer at r1c1 r1c2");
    /// # Ok::<(), sudoku::Error>(())
    /// ```
    pub fn broken(&self, values: &[u8]) -> Result<Option<String>> {
        let mut rule: c_int = 0;
        require_length("values", values.len(), self.cell_count())?;
        // SAFETY: there are as many values as cells.
        if check(unsafe { sys::sudoku_rules_check(self.pointer, values.as_ptr(), &mut rule) })? != Status::CONFLICT {
            return Ok(None);
        }
        Ok(Some(match usize::try_from(rule) {
            Ok(rule) => self.describe(rule),
            Err(_) => "a given or a candidate".to_owned(),
        }))
    }
}

/// The puzzle of a text, in dot notation.
///
/// ```
/// assert_eq!(sudoku::to_dots("2de:0R,0,0U,0,")?, ".Shape~2x2.NoBoxes.GreaterThan~R1C1~R1C2.GreaterThan~R2C1~R1C1");
/// # Ok::<(), sudoku::Error>(())
/// ```
pub fn to_dots(puzzle: &str) -> Result<String> {
    let (mut length, mut error) = (0, text_error());
    let mut dots: Vec<u8> = Vec::new();
    // Measured first, then written.
    for _ in 0..2 {
        dots.resize(length + 1, 0);
        // SAFETY: the text is read during the call only, and there are as many bytes.
        let status = unsafe {
            sys::sudoku_rules_convert(
                puzzle.as_ptr().cast(),
                puzzle.len(),
                sys::SUDOKU_RULE_TEXT_DOTS,
                ptr::null(),
                dots.as_mut_ptr().cast(),
                dots.len(),
                &mut length,
                &mut error,
            )
        };
        check_text(status, &error)?;
    }
    dots.truncate(length);
    Ok(String::from_utf8_lossy(&dots).into_owned())
}

struct Owned(*mut sys::sudoku_rule_solver);

// SAFETY: a solver belongs to one thread at a time; what is shared is the cancelling, which any thread may do.
unsafe impl Send for Owned {}
unsafe impl Sync for Owned {}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the solver and its cancellers are gone.
        unsafe { sys::sudoku_rule_solver_destroy(self.0) }
    }
}

/// Solves a puzzle with rules.
pub struct RuleSolver<'a> {
    owned: Arc<Owned>,
    cells: usize,
    rules: PhantomData<&'a Rules>,
}

/// Stops the call that a solver of rules is in, or else its next one, from any thread.
#[derive(Clone)]
pub struct RuleCanceller<'a> {
    owned: Arc<Owned>,
    _rules: PhantomData<&'a Rules>,
}

impl RuleCanceller<'_> {
    pub fn cancel(&self) {
        // SAFETY: any thread may call it while the solver exists.
        unsafe { sys::sudoku_rule_solver_cancel(self.owned.0) }
    }
}

type Question = unsafe extern "C" fn(
    *mut sys::sudoku_rule_solver,
    *const sys::sudoku_valueset,
    *const sys::sudoku_limits,
    *mut u8,
) -> c_int;

impl<'a> RuleSolver<'a> {
    pub fn new(rules: &'a Rules) -> Result<RuleSolver<'a>> {
        let mut pointer = ptr::null_mut();
        // SAFETY: the solver borrows the list, which then cannot change.
        check(unsafe { sys::sudoku_rule_solver_create(rules.pointer, &mut pointer) })?;
        Ok(RuleSolver {
            owned: Arc::new(Owned(pointer)),
            cells: rules.cell_count(),
            rules: PhantomData,
        })
    }

    pub fn canceller(&self) -> RuleCanceller<'a> {
        RuleCanceller {
            owned: self.owned.clone(),
            _rules: PhantomData,
        }
    }

    fn solutions(&self) -> u64 {
        // SAFETY: the statistics are the solver's.
        unsafe { (*sys::sudoku_rule_solver_stats(self.owned.0)).solutions }
    }

    fn ask(&mut self, question: Question, limits: &Limits) -> Result<Answer> {
        let (limits, mut solution) = (limits.raw(), vec![0; self.cells]);
        // SAFETY: there is room for as many values as cells.
        let status = check(unsafe { question(self.owned.0, ptr::null(), &limits, solution.as_mut_ptr()) })?;
        Ok(Answer {
            status,
            solution: (self.solutions() != 0).then_some(solution),
        })
    }

    /// Finds one solution.
    pub fn solve(&mut self, limits: &Limits) -> Result<Answer> {
        self.ask(sys::sudoku_rule_solver_solve, limits)
    }

    /// Finds one solution and proves that there is no other.
    pub fn unique(&mut self, limits: &Limits) -> Result<Answer> {
        self.ask(sys::sudoku_rule_solver_unique, limits)
    }

    /// Counts solutions.
    pub fn count(&mut self, limits: &Limits) -> Result<Count> {
        let (limits, mut count) = (limits.raw(), 0);
        // SAFETY: all pointers are valid.
        let status = check(unsafe { sys::sudoku_rule_solver_count(self.owned.0, ptr::null(), &limits, &mut count) })?;
        Ok(Count { status, count })
    }

    /// The values that each cell has in some solution, a set each (bit 0 is the smallest value); all of them where the
    /// status is OK.
    pub fn true_candidates(&mut self, limits: &Limits) -> Result<(Status, Vec<u16>)> {
        let (limits, mut sets) = (limits.raw(), vec![0; self.cells]);
        // SAFETY: there is room for as many sets as cells.
        let status = check(unsafe {
            sys::sudoku_rule_solver_true_candidates(self.owned.0, ptr::null(), &limits, sets.as_mut_ptr())
        })?;
        Ok((status, sets))
    }

    /// Hands every solution to `function`, until that breaks.
    pub fn each<F: FnMut(&[u8]) -> ControlFlow<()>>(&mut self, limits: &Limits, mut function: F) -> Result<Status> {
        let (limits, count) = (limits.raw(), self.cells);
        // SAFETY: the library hands over as many values as there are cells.
        let mut callback =
            Callback::new(|solution: *const u8| stop(function(unsafe { std::slice::from_raw_parts(solution, count) })));
        // SAFETY: all pointers are valid during the call.
        let status = unsafe {
            sys::sudoku_rule_solver_enumerate(
                self.owned.0,
                ptr::null(),
                &limits,
                trampoline(&callback),
                callback.user(),
            )
        };
        callback.finish();
        check(status)
    }
}

fn trampoline<F: FnMut(*const u8) -> c_int>(_: &Callback<F>) -> Option<sys::sudoku_solution_callback> {
    unsafe extern "C" fn call<F: FnMut(*const u8) -> c_int>(user: *mut c_void, solution: *const u8) -> c_int {
        (*user.cast::<Callback<F>>()).run(1, |function| function(solution))
    }
    Some(call::<F>)
}

/// A number for the library, which rejects those over its limits.
fn index(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn text_error() -> sys::sudoku_text_error {
    // SAFETY: zeros are numbers and an empty text.
    unsafe { std::mem::zeroed() }
}

fn message_of(error: &sys::sudoku_text_error) -> String {
    let bytes: Vec<u8> = error.message.iter().map(|&c| c as u8).take_while(|&c| c != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn check_text(status: c_int, error: &sys::sudoku_text_error) -> Result<Status> {
    if status != sys::SUDOKU_ERR_TEXT {
        return check(status);
    }
    Err(Error::Text {
        line: error.line,
        column: error.column,
        message: message_of(error),
    })
}
