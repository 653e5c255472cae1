//! Solving as people do.

use std::ptr;
use std::sync::Arc;

use sudoku_sys as sys;

use crate::error::{check, require_length, text, written, Result, Status};
use crate::layout::Layout;
use crate::solver::{Cancel, Canceller, Limits};
use crate::text::Puzzle;

/// What to do next, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// As players call it, such as "Naked Single".
    pub technique: &'static str,
    /// Cell and digit of each.
    pub placements: Vec<(usize, u32)>,
    pub eliminations: Vec<(usize, u32)>,
    /// The whole step with its reason.
    pub text: String,
}

/// Goes the way of a person through a puzzle, a step at a time.
///
/// ```
/// let puzzle = "1.....2..3.....4".parse::<sudoku::Puzzle>()?;
/// let mut explainer = sudoku::Explainer::new(&puzzle.layout()?, &puzzle)?;
/// let steps = explainer.by_ref().collect::<sudoku::Result<Vec<_>>>()?;
/// assert_eq!(explainer.status(), sudoku::Status::END);
/// assert!(steps[0].text.starts_with(steps[0].technique));
/// # Ok::<(), sudoku::Error>(())
/// ```
pub struct Explainer {
    // Before the layout, which must outlive it.
    owned: Arc<Owned>,
    layout: Layout,
    status: Status,
}

struct Owned(*mut sys::sudoku_logic);

// SAFETY: an explainer belongs to one thread at a time; what is shared is the cancelling, which any thread may do.
unsafe impl Send for Owned {}
unsafe impl Sync for Owned {}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the explainer and its cancellers are gone.
        unsafe { sys::sudoku_logic_destroy(self.0) }
    }
}

impl Cancel for Owned {
    fn cancel(&self) {
        // SAFETY: any thread may call it while the explainer exists.
        unsafe { sys::sudoku_logic_cancel(self.0) }
    }
}

impl Explainer {
    pub fn new(layout: &Layout, puzzle: &Puzzle) -> Result<Explainer> {
        Explainer::within(layout, puzzle, &Limits::default())
    }

    /// Each step is looked for as long as `limits` say, of which the time counts.
    pub fn within(layout: &Layout, puzzle: &Puzzle, limits: &Limits) -> Result<Explainer> {
        require_length("givens", puzzle.givens.len(), layout.cell_count())?;
        puzzle.require(layout)?;
        let mut position = sys::sudoku_logic_position::INIT;
        position.cells = puzzle.givens.as_ptr();
        if let Some(candidates) = &puzzle.candidates {
            require_length("candidates", candidates.len(), layout.cell_count())?;
            position.candidates = candidates.as_ptr();
        }
        let limits = limits.raw();
        let mut options = sys::sudoku_logic_options::INIT;
        options.limits = &limits;
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid; the explainer keeps the layout.
        check(unsafe { sys::sudoku_logic_create(layout.as_ptr(), &options, &mut made) })?;
        let owned = Arc::new(Owned(made));
        // SAFETY: all pointers are valid.
        let status = check(unsafe { sys::sudoku_logic_set_position(made, &position) })?;
        Ok(Explainer {
            owned,
            layout: layout.clone(),
            status,
        })
    }

    pub fn canceller(&self) -> Canceller {
        Canceller::new(self.owned.clone(), &self.layout)
    }

    /// OK while there are steps; END where the puzzle is solved; UNDECIDED where no technique helps; CANCELLED or
    /// TIME_LIMIT where the last call was stopped, after which the next one goes on; or what is wrong.
    pub fn status(&self) -> Status {
        self.status
    }

    /// # Safety
    /// `step` is one that the explainer gave since its last call.
    unsafe fn copy(&self, step: *const sys::sudoku_step) -> Step {
        let found = &*step;
        let pairs = |candidates: *const sys::sudoku_candidate, count| {
            let all = if count == 0 {
                &[]
            } else {
                std::slice::from_raw_parts(candidates, count)
            };
            all.iter()
                .map(|one| (usize::from(one.cell), u32::from(one.digit)))
                .collect()
        };
        Step {
            technique: text((*found.technique).name),
            placements: pairs(found.placements, found.placement_count),
            eliminations: pairs(found.eliminations, found.elimination_count),
            text: written(|room, size| {
                sys::sudoku_step_write(
                    self.layout.as_ptr(),
                    step,
                    sys::SUDOKU_HINT_STEP,
                    ptr::null(),
                    room,
                    size,
                )
            }),
        }
    }

    fn find(&mut self) -> Result<Option<Step>> {
        let mut step = ptr::null();
        if [Status::OK, Status::CANCELLED, Status::TIME_LIMIT].contains(&self.status) {
            // SAFETY: the explainer is valid.
            self.status = check(unsafe { sys::sudoku_logic_find_step(self.owned.0, &mut step) })?;
        }
        if self.status != Status::OK {
            return Ok(None);
        }
        // SAFETY: the step is valid until the next call, which is the one that does it.
        let found = unsafe { self.copy(step) };
        check(unsafe { sys::sudoku_logic_apply(self.owned.0, step) })?;
        Ok(Some(found))
    }
}

impl Iterator for Explainer {
    type Item = Result<Step>;

    /// Finds the next step and does it.
    fn next(&mut self) -> Option<Result<Step>> {
        self.find().transpose()
    }
}
