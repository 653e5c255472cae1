//! What libsudoku and libsudokuvision declare. The crate `sudoku` covers it with safe types.
#![allow(non_camel_case_types)]

#[rustfmt::skip]
mod sudoku;
pub use crate::sudoku::*;

#[cfg(feature = "vision")]
#[rustfmt::skip]
mod svision;
#[cfg(feature = "vision")]
pub use crate::svision::*;
