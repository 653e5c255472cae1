//! Photos, by libsudokuvision.

use std::os::raw::c_int;
use std::ptr;

use sudoku_sys as sys;

use crate::error::{require_length, text, written, Error, Result};
use crate::layout::{Layout, LayoutOptions};

fn check(status: c_int) -> Result<c_int> {
    match status {
        sys::SVISION_ERR_ARGUMENT => {
            // SAFETY: a constant text.
            Err(Error::Argument(
                unsafe { text(sys::svision_argument_error()) }.to_owned(),
            ))
        }
        sys::SVISION_ERR_MEMORY => Err(Error::Memory),
        status => Ok(status),
    }
}

/// A picture of brightness, a byte a pixel, without padding.
#[derive(Clone, Copy, Debug)]
pub struct Image<'a> {
    pixels: &'a [u8],
    width: u32,
    height: u32,
}

impl<'a> Image<'a> {
    pub fn new(pixels: &'a [u8], width: u32, height: u32) -> Result<Self> {
        let image = Image { pixels, width, height };
        let mut size = 0;
        // SAFETY: only the numbers are looked at.
        check(unsafe { sys::svision_image_check(&image.raw(), &mut size) })?;
        require_length("pixels", pixels.len(), size)?;
        Ok(image)
    }

    fn raw(&self) -> sys::svision_image {
        sys::svision_image {
            pixels: self.pixels.as_ptr(),
            width: self.width,
            height: self.height,
            stride: self.width as usize,
            format: sys::SVISION_GRAY8,
        }
    }
}

/// What is wrong, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnosis {
    /// Such as "no-outline"; "none" where nothing is wrong.
    pub reason: &'static str,
    /// Such as "cut off at the left edge", and in the few words for whoever holds a camera.
    pub text: String,
    pub hint: String,
    pub advice: &'static str,
}

impl Diagnosis {
    /// # Safety
    /// `diagnosis` is valid or null.
    unsafe fn copy(diagnosis: *const sys::svision_diagnosis) -> Diagnosis {
        let reason = sys::svision_diagnosis_reason(diagnosis);
        Diagnosis {
            reason: text(sys::svision_reason_name(reason)),
            text: written(|room, size| sys::svision_diagnosis_explain(diagnosis, room, size)),
            hint: written(|room, size| sys::svision_diagnosis_hint(diagnosis, room, size)),
            advice: text(sys::svision_reason_advice(reason)),
        }
    }
}

/// One grid of a picture, the right way up.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    pub side: u32,
    pub box_size: (u32, u32),
    /// Where it begins in a figure of grids that share boxes, row and column: it is part of a puzzle then.
    pub place: Option<(u16, u16)>,
    /// A number `0..side` for each cell where regions take the place of boxes, which are then `(0, 0)`.
    pub regions: Option<Vec<u8>>,
    /// A digit for each cell, row by row, 0 for an empty one.
    pub givens: Vec<u8>,
    /// The one solution; none where there is none, or several.
    pub solution: Option<Vec<u8>>,
    /// Whether it can be relied on; else the diagnosis says why not.
    pub is_sure: bool,
    pub diagnosis: Diagnosis,
    /// How likely each cell is read rightly, 0..=1.
    pub confidence: Vec<f32>,
    /// Corners in the picture, x and y, the top left one first, clockwise.
    pub corners: [(f64, f64); 4],
}

impl Reading {
    /// # Safety
    /// `reading` is valid.
    unsafe fn copy(reading: *const sys::svision_reading) -> Reading {
        let side = sys::svision_reading_side(reading);
        let count = (side * side) as usize;
        let corner = (*sys::svision_reading_corners(reading)).corner;
        let solution = sys::svision_reading_solution(reading);
        let regions = sys::svision_reading_regions(reading);
        let place = sys::svision_reading_place(reading);
        Reading {
            side,
            box_size: (
                sys::svision_reading_box_rows(reading),
                sys::svision_reading_box_columns(reading),
            ),
            place: (!place.is_null()).then(|| (*place, *place.add(1))),
            regions: (!regions.is_null()).then(|| std::slice::from_raw_parts(regions, count).to_vec()),
            givens: std::slice::from_raw_parts(sys::svision_reading_givens(reading), count).to_vec(),
            solution: (sys::svision_reading_solution_count(reading) == 1)
                .then(|| std::slice::from_raw_parts(solution, count).to_vec()),
            is_sure: sys::svision_reading_certainty(reading) == sys::SVISION_SURE,
            diagnosis: Diagnosis::copy(sys::svision_reading_diagnosis(reading)),
            confidence: std::slice::from_raw_parts(sys::svision_reading_confidence(reading), count).to_vec(),
            corners: corner.map(|point| (point.x, point.y)),
        }
    }

    /// The board that it shows.
    pub fn layout(&self) -> Result<Layout> {
        Layout::with(&LayoutOptions {
            side: self.side,
            box_size: self.regions.is_none().then_some(self.box_size),
            regions: self.regions.as_deref(),
            ..Default::default()
        })
    }
}

/// Reads photos.
pub struct Reader(*mut sys::svision_reader);

// SAFETY: a reader belongs to one thread at a time, whichever it is.
unsafe impl Send for Reader {}

impl Reader {
    pub fn new() -> Result<Reader> {
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid.
        check(unsafe { sys::svision_reader_create(ptr::null(), &mut made) })?;
        Ok(Reader(made))
    }

    /// The grids of a picture, sure ones first and then the largest; where there is none, the diagnosis says why.
    pub fn read(&mut self, image: Image<'_>) -> Result<(Vec<Reading>, Diagnosis)> {
        let (mut count, mut diagnosis) = (0, ptr::null());
        // SAFETY: all pointers are valid; readings and diagnosis are copied before the next call.
        unsafe {
            check(sys::svision_reader_read(
                self.0,
                &image.raw(),
                &mut count,
                &mut diagnosis,
            ))?;
            let readings = (0..count).map(|index| Reading::copy(sys::svision_reader_reading(self.0, index)));
            Ok((readings.collect(), Diagnosis::copy(diagnosis)))
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        // SAFETY: nobody else has it.
        unsafe { sys::svision_reader_destroy(self.0) }
    }
}

/// What is known after a frame.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// The grid that is followed: the puzzle, or the most likely digits.
    pub reading: Option<Reading>,
    pub is_committed: bool,
    /// Counts the puzzles that were committed, from 1; 0: none yet. And whether it was counted in this very frame.
    pub puzzle_number: u32,
    pub is_new: bool,
    /// What is missing until the puzzle is committed.
    pub diagnosis: Diagnosis,
}

/// Follows a puzzle over the frames of a camera.
pub struct Tracker(*mut sys::svision_tracker);

// SAFETY: a tracker belongs to one thread at a time, whichever it is.
unsafe impl Send for Tracker {}

impl Tracker {
    pub fn new() -> Result<Tracker> {
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid.
        check(unsafe { sys::svision_tracker_create(ptr::null(), &mut made) })?;
        Ok(Tracker(made))
    }

    /// Looks at the next frame, taken at `seconds` on any clock.
    pub fn update(&mut self, image: Image<'_>, seconds: f64) -> Result<Track> {
        let mut track = ptr::null();
        // SAFETY: all pointers are valid; what the track holds is copied before the next call.
        unsafe {
            check(sys::svision_tracker_update(self.0, &image.raw(), seconds, &mut track))?;
            let reading = sys::svision_track_reading(track);
            Ok(Track {
                reading: (!reading.is_null()).then(|| Reading::copy(reading)),
                is_committed: sys::svision_track_state(track) == sys::SVISION_TRACK_COMMITTED,
                puzzle_number: sys::svision_track_puzzle_number(track),
                is_new: sys::svision_track_is_new(track),
                diagnosis: Diagnosis::copy(sys::svision_track_diagnosis(track)),
            })
        }
    }
}

impl Drop for Tracker {
    fn drop(&mut self) {
        // SAFETY: nobody else has it.
        unsafe { sys::svision_tracker_destroy(self.0) }
    }
}

/// A board as brightness of `side` x `side` pixels.
pub fn draw(layout: &Layout, cells: &[u8], side: u32) -> Result<Vec<u8>> {
    require_length("cells", cells.len(), layout.cell_count())?;
    let side_checked = side.min(sys::SVISION_MAX_SIDE + 1) as usize;
    let mut pixels = vec![0; side_checked * side_checked];
    let mut drawing = sys::svision_drawing::INIT;
    drawing.layout = layout.as_ptr();
    drawing.cells = cells.as_ptr();
    let canvas = sys::svision_canvas {
        pixels: pixels.as_mut_ptr(),
        width: side,
        height: side,
        stride: side_checked,
        format: sys::SVISION_GRAY8,
    };
    // SAFETY: all pointers are valid; a side that is too large is refused.
    check(unsafe { sys::svision_draw_board(&drawing, &canvas) })?;
    Ok(pixels)
}
