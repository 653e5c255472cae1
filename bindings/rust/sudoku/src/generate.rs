//! New puzzles.

use std::ptr;

use sudoku_sys as sys;

use crate::error::{check, Error, Result, Status};
use crate::layout::Layout;

/// How the cells with givens lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    None = sys::SUDOKU_SYMMETRY_NONE as isize,
    Rotate180 = sys::SUDOKU_SYMMETRY_ROTATE180 as isize,
    Rotate90 = sys::SUDOKU_SYMMETRY_ROTATE90 as isize,
    Mirror = sys::SUDOKU_SYMMETRY_MIRROR as isize,
    Diagonal = sys::SUDOKU_SYMMETRY_DIAGONAL as isize,
    Full = sys::SUDOKU_SYMMETRY_FULL as isize,
}

/// A puzzle and its one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Generated {
    pub givens: Vec<u8>,
    pub solution: Vec<u8>,
}

/// Makes puzzles of one layout.
pub struct Generator {
    generator: *mut sys::sudoku_generator,
    layout: Layout,
}

// SAFETY: a generator belongs to one thread at a time, whichever it is.
unsafe impl Send for Generator {}

impl Generator {
    pub fn new(layout: &Layout) -> Result<Generator> {
        let mut generator = ptr::null_mut();
        // SAFETY: all pointers are valid; the generator keeps the layout.
        check(unsafe { sys::sudoku_generator_create(layout.as_ptr(), ptr::null(), &mut generator) })?;
        Ok(Generator {
            generator,
            layout: layout.clone(),
        })
    }

    /// The puzzle of a seed, always the same one.
    pub fn generate(&mut self, seed: u64, symmetry: Symmetry, min_givens: u32) -> Result<Generated> {
        let count = self.layout.cell_count();
        let mut made = Generated {
            givens: vec![0; count],
            solution: vec![0; count],
        };
        let mut status = 0;
        let mut job = sys::sudoku_generate_job::INIT;
        job.count = 1;
        job.seed = seed;
        job.symmetry = symmetry as sys::sudoku_symmetry;
        job.min_givens = min_givens;
        job.results = made.givens.as_mut_ptr();
        job.solutions = made.solution.as_mut_ptr();
        job.statuses = &mut status;
        // SAFETY: all pointers are valid, and lead to as much as the job says.
        check(unsafe { sys::sudoku_generator_run(self.generator, &job, ptr::null()) })?;
        match check(status.into())? {
            Status::OK => Ok(made),
            _ => Err(Error::Other(status.into())),
        }
    }
}

impl Drop for Generator {
    fn drop(&mut self) {
        // SAFETY: nobody else has it.
        unsafe { sys::sudoku_generator_destroy(self.generator) }
    }
}
