//! Sudokus of every side and shape: solved, counted, explained, read from text and photos, by libsudoku and
//! libsudokuvision.
//!
//! ```
//! use sudoku::{Layout, Puzzle, Solver};
//!
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let answer = Solver::new(&Layout::classic())?.unique(&puzzle)?;
//! assert_eq!(&answer.solution.unwrap()[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
//! # Ok::<(), sudoku::Error>(())
//! ```
//!
//! A board is a slice of bytes, one number a cell, row by row, 0 for an empty cell. Answers such as "no solution" are
//! results; what fails is an [`Error`] with the library's words. What a closure panics with passes through the library.

mod batch;
mod callback;
mod cover;
mod error;
mod generate;
mod layout;
mod logic;
mod rules;
mod solver;
mod text;
#[cfg(feature = "vision")]
pub mod vision;

pub use batch::Batch;
pub use cover::Cover;
pub use error::{Error, Result, Status};
pub use generate::{Criteria, Generated, Generator, Symmetry};
pub use layout::{Layout, LayoutOptions, Variant};
pub use logic::{
    hint, rate, rate_se, sentences, Detail, Explainer, Level, Link, Profile, Rating, SeRating, Step, Translate,
    Verdict, Wording,
};
pub use rules::{named_rules, to_dots, NamedRule, RuleCanceller, RuleSolver, Rules, EMPTY};
pub use solver::{count, is_unique, Answer, Canceller, Count, Engine, Estimate, Limits, Solver};
pub use text::{write, Format, Puzzle, TextReader};

/// The library's version, such as "0.1.0".
pub fn version() -> &'static str {
    // SAFETY: a constant text.
    unsafe { error::text(sudoku_sys::sudoku_version()) }
}
