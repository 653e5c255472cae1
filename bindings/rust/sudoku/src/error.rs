//! Answers and failures.

use std::ffi::CStr;
use std::fmt;
use std::io;
use std::os::raw::{c_char, c_int};

use sudoku_sys as sys;

pub type Result<T> = std::result::Result<T, Error>;

/// What went wrong. The words are the library's.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// An argument is out of its range; which one.
    Argument(String),
    Memory,
    /// A malformed puzzle: where, counted from 1, and what was expected.
    Text {
        line: u64,
        column: u64,
        message: String,
    },
    /// The source of a text failed.
    Io(io::Error),
    /// A defect of the library.
    Internal,
    Other(c_int),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Argument(which) => f.write_str(which),
            Error::Memory => f.write_str(words(sys::SUDOKU_ERR_MEMORY)),
            Error::Text { line, column, message } => write!(f, "{line}:{column}: {message}"),
            Error::Io(error) => error.fmt(f),
            Error::Internal => f.write_str(words(sys::SUDOKU_ERR_INTERNAL)),
            Error::Other(status) => f.write_str(words(*status)),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io(error) => Some(error),
            _ => None,
        }
    }
}

/// What the library answers; more may be added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Status(c_int);

impl Status {
    pub const OK: Status = Status(sys::SUDOKU_OK);
    pub const NO_SOLUTION: Status = Status(sys::SUDOKU_NO_SOLUTION);
    pub const SEVERAL_SOLUTIONS: Status = Status(sys::SUDOKU_SEVERAL_SOLUTIONS);
    /// The givens break a rule.
    pub const CONFLICT: Status = Status(sys::SUDOKU_CONFLICT);
    /// Logic alone neither solves nor refutes the puzzle.
    pub const UNDECIDED: Status = Status(sys::SUDOKU_UNDECIDED);
    pub const SOLUTION_LIMIT: Status = Status(sys::SUDOKU_SOLUTION_LIMIT);
    pub const NODE_LIMIT: Status = Status(sys::SUDOKU_NODE_LIMIT);
    pub const TIME_LIMIT: Status = Status(sys::SUDOKU_TIME_LIMIT);
    pub const CANCELLED: Status = Status(sys::SUDOKU_CANCELLED);
    /// The search ended without what was asked for.
    pub const NOT_FOUND: Status = Status(sys::SUDOKU_NOT_FOUND);
    /// There is no further puzzle, or step.
    pub const END: Status = Status(sys::SUDOKU_END);
    /// In a batch: a cell of the puzzle is none.
    pub const BAD_TEXT: Status = Status(sys::SUDOKU_ERR_TEXT);

    pub(crate) fn new(status: c_int) -> Status {
        Status(status)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(words(self.0))
    }
}

fn words(status: c_int) -> &'static str {
    // SAFETY: a constant text, whatever the number.
    unsafe { text(sys::sudoku_strstatus(status)) }
}

/// # Safety
/// `text` is one that lasts, ends with 0 and is ASCII.
pub(crate) unsafe fn text(text: *const c_char) -> &'static str {
    CStr::from_ptr(text).to_str().unwrap_or("")
}

/// A failure as an error; every other status is given back.
pub(crate) fn check(status: c_int) -> Result<Status> {
    match status {
        sys::SUDOKU_ERR_ARGUMENT => {
            // SAFETY: a constant text.
            Err(Error::Argument(
                unsafe { text(sys::sudoku_argument_error()) }.to_owned(),
            ))
        }
        sys::SUDOKU_ERR_MEMORY => Err(Error::Memory),
        sys::SUDOKU_ERR_INTERNAL => Err(Error::Internal),
        status if status < 0 => Err(Error::Other(status)),
        status => Ok(Status(status)),
    }
}

pub(crate) fn require_length(what: &str, length: usize, wanted: usize) -> Result<()> {
    if length == wanted {
        return Ok(());
    }
    Err(Error::Argument(format!(
        "{what}: there are {length}, and should be {wanted}"
    )))
}

/// The text of a function that writes as snprintf() does.
pub(crate) fn written(write: impl Fn(*mut c_char, usize) -> usize) -> String {
    let length = write(std::ptr::null_mut(), 0);
    let mut text = vec![0u8; length + 1];
    write(text.as_mut_ptr().cast(), text.len());
    text.truncate(length);
    String::from_utf8_lossy(&text).into_owned()
}
