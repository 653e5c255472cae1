//! Solving as people do.

use std::cell::RefCell;
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int, c_void};
use std::ptr;
use std::sync::Arc;

use sudoku_sys as sys;

use crate::callback::Callback;
use crate::error::{check, require_length, text, written, Error, Result, Status};
use crate::layout::Layout;
use crate::solver::{Cancel, Canceller, Limits, Solver};
use crate::text::Puzzle;

/// A link of a chain between a digit in some cells and another: at least one is true if it is strong, at most one if it
/// is weak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub from: (u32, Vec<usize>),
    pub to: (u32, Vec<usize>),
    pub is_strong: bool,
}

/// What to do next, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// As players call it, such as "Naked Single".
    pub technique: &'static str,
    /// Cell and digit of each.
    pub placements: Vec<(usize, u32)>,
    pub eliminations: Vec<(usize, u32)>,
    /// The whole step with its reason.
    pub text: String,
    /// Premises: each of these cells holds one of its candidates.
    pub cells: Vec<usize>,
    /// Premises: each of these units has a place for its digit.
    pub places: Vec<(usize, u32)>,
    /// Premises of uniqueness techniques: candidates that cannot all be exchanged.
    pub pattern: Vec<(usize, u32)>,
    pub fins: Vec<(usize, u32)>,
    pub links: Vec<Link>,
    /// Sudoku Explainer's rating, times ten; 0 if it lacks the technique.
    pub rating: u32,
}

/// # Safety
/// `items` are `count` ones, unless it is 0.
unsafe fn list<'a, T>(items: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        &[]
    } else {
        std::slice::from_raw_parts(items, count)
    }
}

fn node(node: &sys::sudoku_node) -> (u32, Vec<usize>) {
    let cells = &node.cells[..usize::from(node.cell_count)];
    (
        u32::from(node.digit),
        cells.iter().map(|&cell| usize::from(cell)).collect(),
    )
}

/// How hard a technique, or a puzzle, is by HoDoKu's scale.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Easy = sys::SUDOKU_LEVEL_EASY as isize,
    Medium = sys::SUDOKU_LEVEL_MEDIUM as isize,
    Hard = sys::SUDOKU_LEVEL_HARD as isize,
    Unfair = sys::SUDOKU_LEVEL_UNFAIR as isize,
    Extreme = sys::SUDOKU_LEVEL_EXTREME as isize,
}

impl Level {
    fn new(level: sys::sudoku_level) -> Level {
        match level {
            sys::SUDOKU_LEVEL_EASY => Level::Easy,
            sys::SUDOKU_LEVEL_MEDIUM => Level::Medium,
            sys::SUDOKU_LEVEL_HARD => Level::Hard,
            sys::SUDOKU_LEVEL_UNFAIR => Level::Unfair,
            _ => Level::Extreme,
        }
    }
}

/// How hard a puzzle is by HoDoKu's scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    pub level: Level,
    pub score: u32,
}

/// How hard a puzzle is by Sudoku Explainer's scale, times ten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeRating {
    /// ER, the hardest step of all.
    pub puzzle: u32,
    /// EP, the hardest up to the first placement.
    pub pearl: u32,
    /// ED, the first step.
    pub diamond: u32,
}

/// Orders in which techniques are tried.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Profile {
    #[default]
    Hodoku = sys::SUDOKU_PROFILE_HODOKU as isize,
    /// What is easy to see before what is easy to prove.
    Human = sys::SUDOKU_PROFILE_HUMAN as isize,
    /// That of Sudoku Explainer 1.2.1.
    Se = sys::SUDOKU_PROFILE_SE as isize,
    /// That of Sukaku Explainer, with its default techniques.
    Sukaku = sys::SUDOKU_PROFILE_SUKAKU as isize,
}

/// The length of sentences.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Detail {
    /// Long chains and nets are said by their length and their ends.
    #[default]
    Folded = sys::SUDOKU_DETAIL_FOLDED as isize,
    /// With every link.
    Full = sys::SUDOKU_DETAIL_FULL as isize,
}

/// Returns what to say instead of a sentence of `sentences()`, or the name of a technique; none keeps it.
pub type Translate = Box<dyn Fn(&str) -> Option<String> + Send + Sync>;

/// How an explainer words its steps.
#[derive(Default)]
pub struct Wording {
    pub detail: Detail,
    /// The symbols of the digits 1, 2 ..., such as "A-I"; none: numbers. With too few or too many, texts are empty.
    pub symbols: Option<String>,
    /// A translation has the same slots in braces as the sentence, in any order; one with others is ignored.
    pub translate: Option<Translate>,
}

impl Wording {
    /// Passes the wording to `write` as C reads it.
    fn lend<T>(&self, write: impl FnOnce(&mut sys::sudoku_step_wording) -> T) -> T {
        let symbols = self.symbols.as_deref().map(|all| CString::new(all).unwrap_or_default());
        let said = RefCell::new(CString::default());
        let mut callback = self.translate.as_ref().map(|translate| {
            Callback::new(|text: &str| -> *const c_char {
                match translate(text).map(CString::new) {
                    Some(Ok(translation)) => {
                        *said.borrow_mut() = translation;
                        said.borrow().as_ptr()
                    }
                    _ => ptr::null(),
                }
            })
        });
        let mut wording = sys::sudoku_step_wording::INIT;
        wording.detail = self.detail as sys::sudoku_detail;
        wording.symbols = symbols.as_ref().map_or(ptr::null(), |all| all.as_ptr());
        if let Some(callback) = &mut callback {
            wording.translate = translator(callback);
            wording.user = callback.user();
        }
        let result = write(&mut wording);
        if let Some(callback) = &mut callback {
            callback.finish();
        }
        result
    }
}

/// The function for C that calls a closure of this type.
fn translator<F: FnMut(&str) -> *const c_char>(_: &Callback<F>) -> Option<sys::sudoku_translate_callback> {
    unsafe extern "C" fn call<F: FnMut(&str) -> *const c_char>(
        user: *mut c_void,
        text: *const c_char,
    ) -> *const c_char {
        let text = CStr::from_ptr(text).to_str().unwrap_or_default();
        (*user.cast::<Callback<F>>()).run(ptr::null(), |function| function(text))
    }
    Some(call::<F>)
}

/// Every sentence of explanations: templates in English with slots in braces, for translations.
pub fn sentences() -> Vec<&'static str> {
    // SAFETY: constants of the library.
    unsafe {
        (0..sys::sudoku_sentence_count())
            .map(|index| text(sys::sudoku_sentence_at(index)))
            .collect()
    }
}

/// What a player's own step is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Right, and a technique shows it.
    Proved,
    /// Right, but no technique shows it yet.
    Unproved,
    Wrong,
}

impl Verdict {
    fn new(verdict: sys::sudoku_verdict) -> Verdict {
        match verdict {
            sys::SUDOKU_VERDICT_PROVED => Verdict::Proved,
            sys::SUDOKU_VERDICT_UNPROVED => Verdict::Unproved,
            _ => Verdict::Wrong,
        }
    }
}

fn candidate(cell: usize, digit: u32) -> sys::sudoku_candidate {
    let number = |value: usize| u16::try_from(value).unwrap_or(u16::MAX);
    sys::sudoku_candidate {
        cell: number(cell),
        digit: number(digit as usize),
    }
}

/// Goes the way of a person through a puzzle, a step at a time.
///
/// ```
/// let puzzle = "1.....2..3.....4".parse::<sudoku::Puzzle>()?;
/// let mut explainer = sudoku::Explainer::new(&puzzle.layout()?, &puzzle)?;
/// let steps = explainer.by_ref().collect::<sudoku::Result<Vec<_>>>()?;
/// assert_eq!(explainer.status(), sudoku::Status::END);
/// assert!(steps[0].text.starts_with(steps[0].technique));
/// # Ok::<(), sudoku::Error>(())
/// ```
pub struct Explainer {
    // Before the layout, which must outlive it.
    owned: Arc<Owned>,
    layout: Layout,
    status: Status,
    has_begun: bool,
    has_several: bool,
    wording: Wording,
}

struct Owned(*mut sys::sudoku_logic);

// SAFETY: an explainer belongs to one thread at a time; what is shared is the cancelling, which any thread may do.
unsafe impl Send for Owned {}
unsafe impl Sync for Owned {}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the explainer and its cancellers are gone.
        unsafe { sys::sudoku_logic_destroy(self.0) }
    }
}

impl Cancel for Owned {
    fn cancel(&self) {
        // SAFETY: any thread may call it while the explainer exists.
        unsafe { sys::sudoku_logic_cancel(self.0) }
    }
}

type Search = unsafe extern "C" fn(*mut sys::sudoku_logic, *mut *const sys::sudoku_step) -> c_int;

impl Explainer {
    pub fn new(layout: &Layout, puzzle: &Puzzle) -> Result<Explainer> {
        Explainer::with(layout, puzzle, Profile::default(), &Limits::default())
    }

    /// Each step is looked for as long as `limits` say, of which the time counts.
    pub fn within(layout: &Layout, puzzle: &Puzzle, limits: &Limits) -> Result<Explainer> {
        Explainer::with(layout, puzzle, Profile::default(), limits)
    }

    /// Tries techniques in the order of `profile`. A solver finds out whether they may rely on one solution, as long
    /// as `limits` say.
    pub fn with(layout: &Layout, puzzle: &Puzzle, profile: Profile, limits: &Limits) -> Result<Explainer> {
        let limits = limits.raw();
        let mut options = sys::sudoku_logic_options::INIT;
        options.limits = &limits;
        options.profile = profile as sys::sudoku_profile;
        let mut made = ptr::null_mut();
        // SAFETY: all pointers are valid; the explainer keeps the layout.
        check(unsafe { sys::sudoku_logic_create(layout.as_ptr(), &options, &mut made) })?;
        let owned = Arc::new(Owned(made));
        let status = start(made, layout, puzzle, &limits)?;
        Ok(Explainer {
            owned,
            layout: layout.clone(),
            status,
            has_begun: [Status::OK, Status::SEVERAL_SOLUTIONS].contains(&status),
            has_several: status == Status::SEVERAL_SOLUTIONS,
            wording: Wording::default(),
        })
    }

    /// Words the steps of all later calls so.
    ///
    /// ```
    /// let puzzle = "1.....2..3.....4".parse::<sudoku::Puzzle>()?;
    /// let mut explainer = sudoku::Explainer::new(&puzzle.layout()?, &puzzle)?;
    /// explainer.set_wording(sudoku::Wording {
    ///     symbols: Some("A-D".to_owned()),
    ///     translate: Some(Box::new(|said| Some(said.replace("has one candidate left", "bleibt allein")))),
    ///     ..Default::default()
    /// });
    /// assert!(explainer.best()?.unwrap().text.contains("r2c2 bleibt allein: it sees B in row 2"));
    /// # Ok::<(), sudoku::Error>(())
    /// ```
    pub fn set_wording(&mut self, wording: Wording) {
        self.wording = wording;
    }

    pub fn canceller(&self) -> Canceller {
        Canceller::new(self.owned.clone(), &self.layout)
    }

    /// OK while there are steps; SEVERAL_SOLUTIONS where a solver found more than one; END where the puzzle is solved; UNDECIDED where no technique helps; CANCELLED or
    /// TIME_LIMIT where the last call was stopped, after which the next one goes on; or what is wrong. There are no
    /// steps where the search for the solutions was stopped.
    pub fn status(&self) -> Status {
        self.status
    }

    /// # Safety
    /// `step` is one that the explainer gave since its last call.
    unsafe fn copy(&self, step: *const sys::sudoku_step) -> Step {
        let found = &*step;
        let mut candidates = vec![0; self.layout.cell_count()];
        let mut cells = vec![0; self.layout.cell_count()];
        sys::sudoku_logic_get_position(self.owned.0, cells.as_mut_ptr(), candidates.as_mut_ptr());
        let said = self.wording.lend(|wording| {
            wording.candidates = candidates.as_ptr();
            wording.cells = cells.as_ptr();
            written(|room, size| {
                sys::sudoku_step_write(self.layout.as_ptr(), step, sys::SUDOKU_HINT_STEP, wording, room, size)
            })
        });
        let pairs = |candidates: *const sys::sudoku_candidate, count| {
            list(candidates, count)
                .iter()
                .map(|one| (usize::from(one.cell), u32::from(one.digit)))
                .collect()
        };
        Step {
            technique: text((*found.technique).name),
            placements: pairs(found.placements, found.placement_count),
            eliminations: pairs(found.eliminations, found.elimination_count),
            text: said,
            cells: list(found.cells, found.cell_count)
                .iter()
                .map(|&cell| usize::from(cell))
                .collect(),
            places: list(found.places, found.place_count)
                .iter()
                .map(|one| (usize::from(one.unit), u32::from(one.digit)))
                .collect(),
            pattern: pairs(found.pattern, found.pattern_count),
            fins: pairs(found.fins, found.fin_count),
            links: list(found.links, found.link_count)
                .iter()
                .map(|one| Link {
                    from: node(&one.from),
                    to: node(&one.to),
                    is_strong: one.is_strong,
                })
                .collect(),
            rating: found.rating,
        }
    }

    fn goes_on(&self) -> bool {
        let going = [
            Status::OK,
            Status::SEVERAL_SOLUTIONS,
            Status::CANCELLED,
            Status::TIME_LIMIT,
        ];
        self.has_begun && going.contains(&self.status)
    }

    fn is_rated(&mut self) -> bool {
        if self.has_several {
            self.status = Status::SEVERAL_SOLUTIONS;
        }
        self.goes_on() && !self.has_several
    }

    /// A step that is valid until the next call.
    fn find(&mut self, search: Search) -> Result<Option<*const sys::sudoku_step>> {
        let mut step = ptr::null();
        if self.goes_on() {
            // SAFETY: the explainer is valid.
            self.status = check(unsafe { search(self.owned.0, &mut step) })?;
        }
        Ok((self.status == Status::OK).then_some(step))
    }

    fn find_and_apply(&mut self) -> Result<Option<Step>> {
        let Some(step) = self.find(sys::sudoku_logic_find_step)? else {
            return Ok(None);
        };
        // SAFETY: the step is valid until the next call, which is the one that does it.
        let found = unsafe { self.copy(step) };
        check(unsafe { sys::sudoku_logic_apply(self.owned.0, step) })?;
        Ok(Some(found))
    }

    /// Of the first technique that has a step the one that does most, which is not done; none where `status` says why.
    pub fn best(&mut self) -> Result<Option<Step>> {
        let found = self.find(sys::sudoku_logic_find_best_step)?;
        // SAFETY: the step is valid until the next call.
        Ok(found.map(|step| unsafe { self.copy(step) }))
    }

    /// The easiest step that excludes a candidate of the position; none where no technique does. A digit that is no
    /// candidate is an error.
    pub fn why(&mut self, cell: usize, digit: u32) -> Result<Option<Step>> {
        let asked = candidate(cell, digit);
        let mut step = ptr::null();
        // SAFETY: the explainer is valid, and the step until its next call.
        let status = check(unsafe { sys::sudoku_logic_why(self.owned.0, &asked, &mut step) })?;
        Ok((status == Status::OK).then(|| unsafe { self.copy(step) }))
    }

    /// Whether a player's own step is right, which places a candidate of the position or else excludes it, and the
    /// easiest step that shows the same; none where the position has no solution, or the time was over before.
    pub fn judge(&mut self, cell: usize, digit: u32, is_placement: bool) -> Result<Option<(Verdict, Option<Step>)>> {
        let asked = candidate(cell, digit);
        let mut solver = Solver::new(&self.layout)?;
        let (mut verdict, mut step) = (sys::SUDOKU_VERDICT_WRONG, ptr::null());
        // SAFETY: explainer and solver are valid, and the step until the next call.
        let status = check(unsafe {
            sys::sudoku_logic_judge(
                self.owned.0,
                solver.as_ptr(),
                &asked,
                is_placement,
                &mut verdict,
                &mut step,
            )
        })?;
        if status != Status::OK {
            return Ok(None);
        }
        let shown = (!step.is_null()).then(|| unsafe { self.copy(step) });
        Ok(Some((Verdict::new(verdict), shown)))
    }

    /// Does the placements and eliminations of a step, which may come from anywhere.
    pub fn apply(&mut self, step: &Step) -> Result<()> {
        let list =
            |pairs: &[(usize, u32)]| -> Vec<_> { pairs.iter().map(|&(cell, digit)| candidate(cell, digit)).collect() };
        let (placements, eliminations) = (list(&step.placements), list(&step.eliminations));
        // SAFETY: a struct of numbers and pointers, which may all be zero.
        let mut done: sys::sudoku_step = unsafe { std::mem::zeroed() };
        (done.placements, done.placement_count) = (placements.as_ptr(), placements.len());
        (done.eliminations, done.elimination_count) = (eliminations.as_ptr(), eliminations.len());
        // SAFETY: all pointers are valid.
        check(unsafe { sys::sudoku_logic_apply(self.owned.0, &done) }).map(|_| ())
    }

    /// Every step of a technique, by name, code or abbreviation, that the position allows; none is done. Those found so
    /// far, where `status` says that the call was stopped.
    pub fn all(&mut self, technique: &str) -> Result<Vec<Step>> {
        let index = index_of(technique)?;
        let mut steps = Vec::new();
        if !self.goes_on() {
            return Ok(steps);
        }
        let status = {
            // SAFETY: the library hands over steps of this explainer.
            let mut callback = Callback::new(|step| steps.push(unsafe { self.copy(step) }));
            let function = trampoline(&callback);
            // SAFETY: all pointers are valid during the call.
            let status = unsafe { sys::sudoku_logic_enumerate_steps(self.owned.0, index, function, callback.user()) };
            callback.finish();
            status
        };
        self.status = check(status)?;
        Ok(steps)
    }

    /// Goes all the way, and says how hard it was by HoDoKu's scale; none where the puzzle has several solutions, no
    /// technique helps all the way, or `status` says why.
    pub fn rate(&mut self) -> Result<Option<Rating>> {
        let (mut level, mut score) = (0, 0);
        if !self.is_rated() {
            return Ok(None);
        }
        // SAFETY: all pointers are valid.
        self.status = check(unsafe { sys::sudoku_logic_rate(self.owned.0, &mut level, &mut score) })?;
        Ok((self.status == Status::OK).then(|| Rating {
            level: Level::new(level),
            score,
        }))
    }

    /// The same by Sudoku Explainer's scale: as that program does where the profile is its own.
    pub fn rate_se(&mut self) -> Result<Option<SeRating>> {
        let mut found = sys::sudoku_se_rating {
            puzzle: 0,
            pearl: 0,
            diamond: 0,
        };
        if !self.is_rated() {
            return Ok(None);
        }
        // SAFETY: all pointers are valid.
        self.status = check(unsafe { sys::sudoku_logic_rate_se(self.owned.0, &mut found) })?;
        Ok((self.status == Status::OK).then_some(SeRating {
            puzzle: found.puzzle,
            pearl: found.pearl,
            diamond: found.diamond,
        }))
    }
}

/// Starts an explainer, which is valid.
fn start(
    logic: *mut sys::sudoku_logic,
    layout: &Layout,
    puzzle: &Puzzle,
    limits: &sys::sudoku_limits,
) -> Result<Status> {
    require_length("givens", puzzle.givens.len(), layout.cell_count())?;
    puzzle.require(layout)?;
    let mut position = sys::sudoku_logic_position::INIT;
    position.cells = puzzle.givens.as_ptr();
    if let Some(candidates) = &puzzle.candidates {
        require_length("candidates", candidates.len(), layout.cell_count())?;
        position.candidates = candidates.as_ptr();
    }
    let marks: Option<Vec<u8>> = puzzle
        .placed
        .as_ref()
        .map(|placed| placed.iter().map(|&is_placed| is_placed.into()).collect());
    if let Some(marks) = &marks {
        require_length("placed", marks.len(), layout.cell_count())?;
        position.is_placed = marks.as_ptr();
    }
    let mut solver = Solver::new(layout)?;
    // SAFETY: all pointers are valid.
    check(unsafe { sys::sudoku_logic_start(logic, solver.as_ptr(), &position, limits) })
}

pub(crate) fn index_of(technique: &str) -> Result<usize> {
    let name = CString::new(technique).map_err(|_| Error::Argument("the name has a zero".to_owned()))?;
    let mut index = 0;
    // SAFETY: all pointers are valid.
    check(unsafe { sys::sudoku_technique_from_name(name.as_ptr(), &mut index) })?;
    Ok(index)
}

/// The function for C that calls a closure of this type.
fn trampoline<F: FnMut(*const sys::sudoku_step)>(_: &Callback<F>) -> Option<sys::sudoku_step_callback> {
    unsafe extern "C" fn call<F: FnMut(*const sys::sudoku_step)>(
        user: *mut c_void,
        step: *const sys::sudoku_step,
    ) -> c_int {
        (*user.cast::<Callback<F>>()).run(1, |function| {
            function(step);
            0
        })
    }
    Some(call::<F>)
}

/// How hard a puzzle is for people, by HoDoKu's scale; none where no technique helps all the way.
///
/// ```
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let rating = sudoku::rate(&puzzle)?.unwrap();
/// assert_eq!((rating.level, rating.score), (sudoku::Level::Easy, 204));
/// # Ok::<(), sudoku::Error>(())
/// ```
pub fn rate(puzzle: &Puzzle) -> Result<Option<Rating>> {
    Explainer::new(&puzzle.layout()?, puzzle)?.rate()
}

/// The same by Sudoku Explainer's scale.
pub fn rate_se(puzzle: &Puzzle) -> Result<Option<SeRating>> {
    Explainer::with(&puzzle.layout()?, puzzle, Profile::Se, &Limits::default())?.rate_se()
}

/// The next step of a puzzle in the order of a person; none where there is none.
pub fn hint(puzzle: &Puzzle) -> Result<Option<Step>> {
    Explainer::with(&puzzle.layout()?, puzzle, Profile::Human, &Limits::default())?.best()
}

impl Iterator for Explainer {
    type Item = Result<Step>;

    /// Finds the next step and does it.
    fn next(&mut self) -> Option<Result<Step>> {
        self.find_and_apply().transpose()
    }
}
