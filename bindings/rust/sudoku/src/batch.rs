//! Many classic puzzles in one call.

use std::ptr;

use sudoku_sys as sys;

use crate::error::{check, Error, Result, Status};
use crate::solver::Answer;

/// Solves classic puzzles on several threads.
pub struct Batch(*mut sys::sudoku_batch);

// SAFETY: a batch belongs to one thread at a time, whichever it is.
unsafe impl Send for Batch {}

impl Batch {
    pub fn new(threads: u32) -> Result<Batch> {
        let mut options = sys::sudoku_batch_options::INIT;
        options.threads = threads;
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid.
        check(unsafe { sys::sudoku_batch_create(&options, &mut made) })?;
        Ok(Batch(made))
    }

    /// Solves puzzles of 81 bytes each, digits as characters or numbers. With `is_unique` each is proved to have no
    /// other solution.
    pub fn solve(&mut self, puzzles: &[[u8; 81]], is_unique: bool) -> Result<Vec<Answer>> {
        let count = puzzles.len();
        let mut solutions = vec![0u8; count.checked_mul(81).ok_or(Error::Memory)?];
        let mut statuses = vec![0i8; count];
        let mut job = sys::sudoku_batch_job::INIT;
        job.puzzles = puzzles.as_ptr().cast();
        job.count = count;
        job.limit = if is_unique { 2 } else { 1 };
        job.solutions = solutions.as_mut_ptr();
        job.statuses = statuses.as_mut_ptr();
        // SAFETY: all pointers are valid, and lead to as much as the job says.
        check(unsafe { sys::sudoku_batch_solve(self.0, &job) })?;
        let answers = statuses
            .iter()
            .zip(solutions.chunks(81))
            .map(|(&status, solution)| Answer {
                status: Status::new(status.into()),
                solution: (solution[0] != 0).then(|| solution.to_vec()),
            });
        Ok(answers.collect())
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        // SAFETY: nobody else has it.
        unsafe { sys::sudoku_batch_destroy(self.0) }
    }
}
