//! New puzzles.

use std::ops::RangeInclusive;
use std::ptr;

use sudoku_sys as sys;

use crate::error::{check, Error, Result, Status};
use crate::layout::Layout;
use crate::logic::{index_of, Level, Profile};

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

/// What puzzles must be like. A range whose end is 0 is not checked; techniques go by name, code or abbreviation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Criteria {
    pub level: Option<Level>,
    /// HoDoKu's score.
    pub score: RangeInclusive<u32>,
    /// Sudoku Explainer's rating, times ten.
    pub rating: RangeInclusive<u32>,
    /// The order of techniques of the path, which the following fields are about.
    pub profile: Profile,
    pub techniques: Vec<String>,
    /// Techniques without any of which those of the profile up to the last of them do not solve it.
    pub needs: Vec<String>,
    /// Techniques one of which has the highest score in the path.
    pub hardest: Vec<String>,
    pub steps: RangeInclusive<u32>,
    /// Cells that a single fills, or else steps, at the narrowest point of the path.
    pub choices: RangeInclusive<u32>,
    pub givens: RangeInclusive<u32>,
    pub is_minimal: bool,
    pub symmetry: Symmetry,
}

impl Default for Criteria {
    fn default() -> Criteria {
        Criteria {
            level: None,
            score: 0..=0,
            rating: 0..=0,
            profile: Profile::Hodoku,
            techniques: Vec::new(),
            needs: Vec::new(),
            hardest: Vec::new(),
            steps: 0..=0,
            choices: 0..=0,
            givens: 0..=0,
            is_minimal: false,
            symmetry: Symmetry::None,
        }
    }
}

/// The indices of techniques.
fn indices(names: &[String]) -> Result<Vec<usize>> {
    names.iter().map(|name| index_of(name)).collect()
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
        let mut job = sys::sudoku_generate_job::INIT;
        job.symmetry = symmetry as sys::sudoku_symmetry;
        job.min_givens = min_givens;
        self.run(job, seed)?.ok_or(Error::Other(sys::SUDOKU_NOT_FOUND))
    }

    /// The first puzzle from a seed on that meets the criteria; none if that many attempts miss it.
    pub fn find(&mut self, criteria: &Criteria, seed: u64, attempts: u64) -> Result<Option<Generated>> {
        let techniques = indices(&criteria.techniques)?;
        let needs = indices(&criteria.needs)?;
        let hardest = indices(&criteria.hardest)?;
        let mut asked = sys::sudoku_generate_criteria::INIT;
        asked.level = criteria.level.map_or(0, |level| level as u32);
        (asked.min_score, asked.max_score) = criteria.score.clone().into_inner();
        (asked.min_rating, asked.max_rating) = criteria.rating.clone().into_inner();
        (asked.min_steps, asked.max_steps) = criteria.steps.clone().into_inner();
        (asked.min_choices, asked.max_choices) = criteria.choices.clone().into_inner();
        asked.profile = criteria.profile as sys::sudoku_profile;
        (asked.techniques, asked.technique_count) = (techniques.as_ptr(), techniques.len());
        (asked.needs, asked.need_count) = (needs.as_ptr(), needs.len());
        (asked.hardest, asked.hardest_count) = (hardest.as_ptr(), hardest.len());
        asked.is_minimal = criteria.is_minimal;
        let mut job = sys::sudoku_generate_job::INIT;
        job.criteria = &asked;
        job.attempts = attempts.max(1);
        job.symmetry = criteria.symmetry as sys::sudoku_symmetry;
        (job.min_givens, job.max_givens) = criteria.givens.clone().into_inner();
        self.run(job, seed)
    }

    fn run(&mut self, mut job: sys::sudoku_generate_job, seed: u64) -> Result<Option<Generated>> {
        let count = self.layout.cell_count();
        let mut made = Generated {
            givens: vec![0; count],
            solution: vec![0; count],
        };
        let mut status = 0;
        job.count = 1;
        job.seed = seed;
        job.results = made.givens.as_mut_ptr();
        job.solutions = made.solution.as_mut_ptr();
        job.statuses = &mut status;
        // SAFETY: all pointers are valid, and lead to as much as the job says.
        check(unsafe { sys::sudoku_generator_run(self.generator, &job, ptr::null()) })?;
        match check(status.into())? {
            Status::OK => Ok(Some(made)),
            Status::NOT_FOUND => Ok(None),
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
