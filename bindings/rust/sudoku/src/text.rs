//! Puzzles as text, in and out.

use std::io::{self, Read};
use std::marker::PhantomData;
use std::os::raw::{c_char, c_void};
use std::ptr;
use std::str::FromStr;

use sudoku_sys as sys;

use crate::callback::Callback;
use crate::error::{check, require_length, written, Error, Result};
use crate::layout::{Layout, LayoutOptions, Variant};

/// One puzzle.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// A number for each cell, row by row, 0 for an empty one.
    pub givens: Vec<u8>,
    /// A set for each cell, where the text gives candidates: bit D - 1 stands for digit D.
    pub candidates: Option<Vec<u64>>,
    /// Whether each cell has a digit that was placed and not given, where the text tells.
    pub placed: Option<Vec<bool>>,
    /// Digits, and cells in a row.
    pub side: u32,
    /// Rows and columns of a box, where the text shows or says them.
    pub box_size: Option<(u32, u32)>,
    /// The region of each cell, from 0, where there are regions in place of boxes.
    pub regions: Option<Vec<u8>>,
    /// Extra units that the text names.
    pub variants: Vec<Variant>,
    pub comment: String,
    /// Where it starts in the text, counted from 1.
    pub line: u64,
    /// The title above it, or what a record calls it; and its number there, 0 for none.
    pub name: String,
    pub number: u64,
    /// A rule that its title or comment names, and nothing else shows: it was read without. Else empty.
    pub rule: String,
}

impl Puzzle {
    /// The board that its text says.
    pub fn layout(&self) -> Result<Layout> {
        Layout::with(&LayoutOptions {
            side: self.side,
            box_size: self.box_size,
            variants: &self.variants,
            regions: self.regions.as_deref(),
            ..Default::default()
        })
    }

    /// Fails where the text says other boxes or regions, or more units, than `layout` has: solutions would be those of
    /// another puzzle.
    pub(crate) fn require(&self, layout: &Layout) -> Result<()> {
        let has_other_box = matches!((self.box_size, layout.box_size()), (Some(said), Some(there)) if said != there);
        if self.regions.is_none() && self.variants.is_empty() && !has_other_box {
            return Ok(());
        }
        let said = self.layout()?;
        let has_other_regions = self.regions.is_some() && said.units(true) != layout.units(true);
        if !has_other_box && !has_other_regions && said.units(false).is_subset(&layout.units(false)) {
            return Ok(());
        }
        Err(Error::Argument(
            "puzzle: its text says another board; its givens are for any".to_owned(),
        ))
    }

    /// # Safety
    /// `read` is what a reader gave.
    unsafe fn copy(read: &sys::sudoku_text_puzzle) -> Puzzle {
        let count = (read.side * read.side) as usize;
        let words = |length, data: *const c_char| {
            if data.is_null() {
                return String::new();
            }
            String::from_utf8_lossy(std::slice::from_raw_parts(data.cast::<u8>(), length)).into_owned()
        };
        Puzzle {
            givens: std::slice::from_raw_parts(read.givens, count).to_vec(),
            candidates: (!read.candidates.is_null())
                .then(|| std::slice::from_raw_parts(read.candidates, count).to_vec()),
            placed: (!read.is_placed.is_null()).then(|| {
                let marks = std::slice::from_raw_parts(read.is_placed, count);
                marks.iter().map(|&mark| mark != 0).collect()
            }),
            side: read.side,
            box_size: (read.box_rows > 0).then_some((read.box_rows, read.box_columns)),
            regions: (!read.regions.is_null()).then(|| std::slice::from_raw_parts(read.regions, count).to_vec()),
            variants: Variant::of_flags(read.variants),
            comment: words(read.comment_length, read.comment),
            name: words(read.name_length, read.name),
            number: read.number,
            line: read.line,
            rule: words(read.rule_length, read.rule),
        }
    }
}

impl From<&[u8]> for Puzzle {
    /// A classic one, from its cells.
    fn from(givens: &[u8]) -> Puzzle {
        Puzzle {
            givens: givens.to_vec(),
            side: 9,
            ..Default::default()
        }
    }
}

impl FromStr for Puzzle {
    type Err = Error;

    /// The one puzzle of a text.
    fn from_str(text: &str) -> Result<Puzzle> {
        let mut reader = TextReader::new(text.as_bytes())?;
        let wrong = |line, what: &str| Error::Text {
            line,
            column: 1,
            message: what.to_owned(),
        };
        let first = reader.next().unwrap_or_else(|| Err(wrong(1, "there is no puzzle")))?;
        match reader.next() {
            Some(second) => Err(wrong(second?.line, "more than one puzzle")),
            None => Ok(first),
        }
    }
}

struct Source<R> {
    from: R,
    failure: Option<io::Error>,
}

/// Goes through the puzzles of a text. A malformed one is an error, and going on reads the next.
///
/// ```
/// let sides: Vec<u32> = sudoku::TextReader::new("1.....2..3.....4\n\n12..\n....\n....\n..?.\n".as_bytes())?
///     .filter_map(|puzzle| puzzle.ok())
///     .map(|puzzle| puzzle.side)
///     .collect();
/// assert_eq!(sides, [4]);
/// # Ok::<(), sudoku::Error>(())
/// ```
pub struct TextReader<R: Read> {
    reader: *mut sys::sudoku_text_reader,
    /// At a place that does not move: C has its address.
    source: Box<Callback<Source<R>>>,
    marker: PhantomData<R>,
}

// SAFETY: a reader belongs to one thread at a time, whichever it is.
unsafe impl<R: Read + Send> Send for TextReader<R> {}

impl<R: Read> TextReader<R> {
    pub fn new(from: R) -> Result<Self> {
        let mut source = Box::new(Callback::new(Source { from, failure: None }));
        let mut reader = ptr::null_mut();
        // SAFETY: the source lives as long as the reader.
        check(unsafe { sys::sudoku_text_reader_create(ptr::null(), Some(fill::<R>), source.user(), &mut reader) })?;
        Ok(TextReader {
            reader,
            source,
            marker: PhantomData,
        })
    }
}

unsafe extern "C" fn fill<R: Read>(user: *mut c_void, buffer: *mut c_char, size: usize) -> isize {
    let source = &mut *user.cast::<Callback<Source<R>>>();
    let room = std::slice::from_raw_parts_mut(buffer.cast::<u8>(), size);
    room.fill(0);
    source.run(-1, |source| loop {
        match source.from.read(room) {
            Ok(length) => return length.min(room.len()) as isize,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => {
                source.failure = Some(error);
                return -1;
            }
        }
    })
}

impl<R: Read> Iterator for TextReader<R> {
    type Item = Result<Puzzle>;

    fn next(&mut self) -> Option<Result<Puzzle>> {
        let mut puzzle = sys::sudoku_text_puzzle::INIT;
        let mut error = sys::sudoku_text_error {
            line: 0,
            column: 0,
            message: [0; 160],
        };
        // SAFETY: all pointers are valid.
        let status = unsafe { sys::sudoku_text_reader_next(self.reader, &mut puzzle, &mut error) };
        self.source.finish();
        Some(match status {
            sys::SUDOKU_END => return None,
            // SAFETY: the reader filled it in.
            sys::SUDOKU_OK => Ok(unsafe { Puzzle::copy(&puzzle) }),
            sys::SUDOKU_ERR_TEXT => {
                let bytes = error
                    .message
                    .iter()
                    .map(|&byte| byte as u8)
                    .take_while(|&byte| byte != 0);
                let message = String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned();
                Err(Error::Text {
                    line: error.line,
                    column: error.column,
                    message,
                })
            }
            sys::SUDOKU_ERR_READ => {
                let failure = self.source.function.failure.take();
                Err(Error::Io(failure.unwrap_or_else(|| io::ErrorKind::Other.into())))
            }
            status => Err(check(status).err().unwrap_or(Error::Other(status))),
        })
    }
}

impl<R: Read> Drop for TextReader<R> {
    fn drop(&mut self) {
        // SAFETY: nobody else has it.
        unsafe { sys::sudoku_text_reader_destroy(self.reader) }
    }
}

/// Forms in which boards are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Line = sys::SUDOKU_TEXT_LINE as isize,
    Grid = sys::SUDOKU_TEXT_GRID as isize,
    Pretty = sys::SUDOKU_TEXT_PRETTY as isize,
    Numbers = sys::SUDOKU_TEXT_NUMBERS as isize,
    Sdk = sys::SUDOKU_TEXT_SDK as isize,
    Candidates = sys::SUDOKU_TEXT_CANDIDATES as isize,
}

/// A board as text.
pub fn write(layout: &Layout, cells: &[u8], format: Format) -> Result<String> {
    require_length("cells", cells.len(), layout.cell_count())?;
    let mut board = sys::sudoku_text_board::INIT;
    board.format = format as sys::sudoku_text_format;
    board.cells = cells.as_ptr();
    // SAFETY: all pointers are valid, and CELLS has as many as the layout.
    let text = written(|room, size| unsafe { sys::sudoku_text_write_board(layout.as_ptr(), &board, room, size) });
    if text.is_empty() {
        check(sys::SUDOKU_ERR_ARGUMENT)?;
    }
    Ok(text)
}
