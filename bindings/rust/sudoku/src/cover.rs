//! Exact cover by dancing links.

use std::ops::ControlFlow;
use std::os::raw::{c_int, c_void};
use std::ptr;

use sudoku_sys as sys;

use crate::callback::{stop, Callback};
use crate::error::{check, Result, Status};
use crate::solver::Limits;

/// Items and options, which are sets of items: a cover has every primary item once, every secondary item at most once.
///
/// ```
/// let mut cover = sudoku::Cover::new(3, 0)?;
/// for items in [&[0, 2][..], &[1], &[0, 1]] {
///     cover.add(items)?;
/// }
/// let mut covers = Vec::new();
/// cover.each(&Default::default(), |options| {
///     covers.push(options.to_vec());
///     std::ops::ControlFlow::Continue(())
/// })?;
/// assert_eq!(covers, [[0, 1]]);
/// # Ok::<(), sudoku::Error>(())
/// ```
pub struct Cover(*mut sys::sudoku_cover);

// SAFETY: a cover belongs to one thread at a time, whichever it is.
unsafe impl Send for Cover {}

impl Cover {
    pub fn new(primary: usize, secondary: usize) -> Result<Cover> {
        let mut options = sys::sudoku_cover_options::INIT;
        options.primary = primary;
        options.secondary = secondary;
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid.
        check(unsafe { sys::sudoku_cover_create(&options, &mut made) })?;
        Ok(Cover(made))
    }

    /// Adds an option; they are numbered from 0.
    pub fn add(&mut self, items: &[usize]) -> Result<()> {
        // SAFETY: there are as many items as are told.
        check(unsafe { sys::sudoku_cover_add(self.0, items.as_ptr(), items.len()) }).map(|_| ())
    }

    /// Hands every cover, the numbers of its options, to `function`, until that breaks.
    pub fn each<F: FnMut(&[usize]) -> ControlFlow<()>>(&mut self, limits: &Limits, function: F) -> Result<Status> {
        unsafe extern "C" fn call<F: FnMut(&[usize]) -> ControlFlow<()>>(
            user: *mut c_void,
            options: *const usize,
            count: usize,
        ) -> c_int {
            let chosen = if count == 0 {
                &[]
            } else {
                std::slice::from_raw_parts(options, count)
            };
            (*user.cast::<Callback<F>>()).run(1, |function| stop(function(chosen)))
        }
        let (mut callback, limits) = (Callback::new(function), limits.raw());
        // SAFETY: all pointers are valid during the call.
        let status = unsafe { sys::sudoku_cover_search(self.0, &limits, Some(call::<F>), callback.user()) };
        callback.finish();
        check(status)
    }
}

impl Drop for Cover {
    fn drop(&mut self) {
        // SAFETY: nobody else has it.
        unsafe { sys::sudoku_cover_destroy(self.0) }
    }
}
