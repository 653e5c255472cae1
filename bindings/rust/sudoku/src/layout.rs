//! The shape of a board.

use std::collections::BTreeSet;
use std::ptr;
use std::sync::Arc;

use sudoku_sys as sys;

use crate::error::{check, require_length, written, Error, Result};

/// Extra units on top of rows, columns and boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    Diagonal = sys::SUDOKU_VARIANT_DIAGONAL as isize,
    Windoku = sys::SUDOKU_VARIANT_WINDOKU as isize,
    Disjoint = sys::SUDOKU_VARIANT_DISJOINT as isize,
    Asterisk = sys::SUDOKU_VARIANT_ASTERISK as isize,
    CenterDot = sys::SUDOKU_VARIANT_CENTER_DOT as isize,
    Girandola = sys::SUDOKU_VARIANT_GIRANDOLA as isize,
}

impl Variant {
    pub(crate) fn of_flags(flags: u32) -> Vec<Variant> {
        use Variant::*;
        [Diagonal, Windoku, Disjoint, Asterisk, CenterDot, Girandola]
            .into_iter()
            .filter(|variant| flags & *variant as u32 != 0)
            .collect()
    }
}

/// What [`Layout::with`] makes. Begin with the default, then set what differs.
#[derive(Clone, Default, Debug)]
pub struct LayoutOptions<'a> {
    /// Digits, and cells in a row: 2..=64.
    pub side: u32,
    /// Rows and columns of a box; none: the most nearly square ones.
    pub box_size: Option<(u32, u32)>,
    pub variants: &'a [Variant],
    /// Jigsaw: the region of each cell, in place of boxes.
    pub regions: Option<&'a [u8]>,
}

struct Owned(*const sys::sudoku_layout);

// SAFETY: a layout never changes, and the library lets threads share it.
unsafe impl Send for Owned {}
unsafe impl Sync for Owned {}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: nobody else has it; the classic layout is left alone.
        unsafe { sys::sudoku_layout_destroy(self.0 as *mut sys::sudoku_layout) }
    }
}

/// The shape of a board: its cells and the units, in which all digits differ. It never changes; clones share it.
#[derive(Clone)]
pub struct Layout(Arc<Owned>);

impl Layout {
    /// The usual board: 9 x 9 cells with boxes of 3 x 3.
    pub fn classic() -> Layout {
        // SAFETY: a constant.
        Layout(Arc::new(Owned(unsafe { sys::sudoku_layout_classic() })))
    }

    /// A square board with the most nearly square boxes.
    pub fn new(side: u32) -> Result<Layout> {
        Layout::with(&LayoutOptions {
            side,
            ..Default::default()
        })
    }

    pub fn with(asked: &LayoutOptions<'_>) -> Result<Layout> {
        let mut options = sys::sudoku_layout_options::INIT;
        options.side = asked.side;
        (options.box_rows, options.box_columns) = asked.box_size.unwrap_or((0, 0));
        options.variants = asked.variants.iter().fold(0, |all, &variant| all | variant as u32);
        if let Some(regions) = asked.regions {
            let side = asked.side as usize;
            require_length("regions", regions.len(), side.saturating_mul(side))?;
            options.regions = regions.as_ptr();
        }
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid during the call.
        check(unsafe { sys::sudoku_layout_create(&options, &mut made) })?;
        Ok(Layout(Arc::new(Owned(made))))
    }

    /// Any cells in any units, of `side` cells or fewer. `positions` are row and column of each cell.
    pub fn custom(side: u32, units: &[&[u16]], positions: &[(u16, u16)]) -> Result<Layout> {
        let cells: Vec<u16> = units.iter().flat_map(|unit| unit.iter().copied()).collect();
        let places: Vec<u16> = positions.iter().flat_map(|&(row, column)| [row, column]).collect();
        let lengths = units
            .iter()
            .map(|unit| u8::try_from(unit.len()))
            .collect::<std::result::Result<Vec<u8>, _>>();
        let lengths = lengths.map_err(|_| Error::Argument("units: one is too long".to_owned()))?;
        let mut custom = sys::sudoku_custom_layout::INIT;
        custom.side = side;
        custom.cell_count = positions.len() as u32;
        custom.unit_count = units.len() as u32;
        custom.units = cells.as_ptr();
        custom.positions = places.as_ptr();
        custom.unit_lengths = lengths.as_ptr();
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid during the call, and lead to as many numbers as are told.
        check(unsafe { sys::sudoku_layout_create_custom(&custom, &mut made) })?;
        Ok(Layout(Arc::new(Owned(made))))
    }

    /// For what is not covered here.
    pub fn as_ptr(&self) -> *const sys::sudoku_layout {
        self.0 .0
    }

    /// Digits of the board.
    pub fn side(&self) -> u32 {
        // SAFETY: the layout is valid, here and below.
        unsafe { sys::sudoku_layout_side(self.as_ptr()) }
    }

    pub fn cell_count(&self) -> usize {
        unsafe { sys::sudoku_layout_cell_count(self.as_ptr()) as usize }
    }

    pub fn unit_count(&self) -> usize {
        unsafe { sys::sudoku_layout_unit_count(self.as_ptr()) as usize }
    }

    /// The cells of a unit; none where there are not so many units.
    pub fn unit(&self, unit: usize) -> Option<&[u16]> {
        if unit >= self.unit_count() {
            return None;
        }
        // SAFETY: the cells belong to the layout, which does not change.
        unsafe {
            let length = sys::sudoku_layout_unit_length(self.as_ptr(), unit as u32) as usize;
            Some(std::slice::from_raw_parts(
                sys::sudoku_layout_unit_cells(self.as_ptr(), unit as u32),
                length,
            ))
        }
    }

    /// Rows and columns of a box; none where there are no boxes.
    pub fn box_size(&self) -> Option<(u32, u32)> {
        let (rows, columns) = unsafe {
            (
                sys::sudoku_layout_box_rows(self.as_ptr()),
                sys::sudoku_layout_box_columns(self.as_ptr()),
            )
        };
        (rows > 0).then_some((rows, columns))
    }

    /// The cells of units: of boxes and regions, or of all others.
    pub(crate) fn units(&self, are_boxes: bool) -> BTreeSet<BTreeSet<u16>> {
        let is_box = |unit: &usize| {
            let kind = unsafe { sys::sudoku_layout_unit_kind(self.as_ptr(), *unit as u32) };
            [sys::SUDOKU_UNIT_BOX, sys::SUDOKU_UNIT_REGION].contains(&kind)
        };
        (0..self.unit_count())
            .filter(|unit| is_box(unit) == are_boxes)
            .filter_map(|unit| self.unit(unit))
            .map(|cells| cells.iter().copied().collect())
            .collect()
    }

    /// Such as "r3c4"; empty where there are not so many cells.
    pub fn cell_name(&self, cell: usize) -> String {
        if cell >= self.cell_count() {
            return String::new();
        }
        written(|text, size| unsafe { sys::sudoku_layout_cell_name(self.as_ptr(), cell as u32, text, size) })
    }
}
