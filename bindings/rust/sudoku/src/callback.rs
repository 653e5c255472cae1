//! Closures that C calls back. A panic must not pass through C: it stops the call and goes on after it.

use std::any::Any;
use std::ops::ControlFlow;
use std::os::raw::{c_int, c_void};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};

pub(crate) struct Callback<F> {
    pub(crate) function: F,
    panic: Option<Box<dyn Any + Send>>,
}

impl<F> Callback<F> {
    pub(crate) fn new(function: F) -> Self {
        Callback { function, panic: None }
    }

    pub(crate) fn user(&mut self) -> *mut c_void {
        (self as *mut Self).cast()
    }

    /// Calls what `call` makes of the closure; `failed` is for C where it panics.
    pub(crate) fn run<T>(&mut self, failed: T, call: impl FnOnce(&mut F) -> T) -> T {
        match catch_unwind(AssertUnwindSafe(|| call(&mut self.function))) {
            Ok(result) => result,
            Err(panic) => {
                self.panic = Some(panic);
                failed
            }
        }
    }

    /// After the call.
    pub(crate) fn finish(&mut self) {
        if let Some(panic) = self.panic.take() {
            resume_unwind(panic);
        }
    }
}

/// What C knows of going on and stopping.
pub(crate) fn stop(flow: ControlFlow<()>) -> c_int {
    flow.is_break().into()
}
