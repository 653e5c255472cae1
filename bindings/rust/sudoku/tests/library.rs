//! What the documentation's examples do not show.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::thread;
use std::time::Duration;

use sudoku::{
    named_rules, rate, Batch, Criteria, Engine, Error, Explainer, Format, Generator, Layout, LayoutOptions, Level,
    Limits, Puzzle, RuleSolver, Rules, Solver, Status, Symmetry, TextReader, Variant, Verdict,
};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

fn puzzle() -> Puzzle {
    LINE.parse().unwrap()
}

fn empty() -> Puzzle {
    Puzzle::from(&[0; 81][..])
}

#[test]
fn solves_and_writes() {
    let layout = Layout::classic();
    let answer = Solver::new(&layout).unwrap().unique(&puzzle()).unwrap();
    assert_eq!(answer.status, Status::OK);
    assert_eq!(
        sudoku::write(&layout, &answer.solution.unwrap(), Format::Line).unwrap(),
        SOLUTION
    );
    assert!(!sudoku::version().is_empty());
}

#[test]
fn answers_are_no_errors() {
    let mut solver = Solver::with(&Layout::classic(), Engine::Cdcl, 7).unwrap();
    let mut wrong = empty();
    wrong.givens[..2].fill(5);
    let answer = solver.solve(&wrong).unwrap();
    assert_eq!((answer.status, answer.solution), (Status::CONFLICT, None));
    assert_eq!(answer.status.to_string(), "the givens break a rule");
    let limits = Limits {
        solutions: 7,
        ..Default::default()
    };
    let count = solver.count(&empty(), &limits).unwrap();
    assert_eq!((count.status, count.count), (Status::SOLUTION_LIMIT, 7));
    assert_eq!(solver.unique(&empty()).unwrap().status, Status::SEVERAL_SOLUTIONS);
}

#[test]
fn tells_what_solutions_share() {
    let mut solver = Solver::new(&Layout::classic()).unwrap();
    let none = Limits::default();
    let solution: Vec<u8> = SOLUTION.trim().bytes().map(|digit| digit - b'0').collect();
    let sets: Vec<u64> = solution.iter().map(|&digit| 1 << (digit - 1)).collect();
    let backbone = solver.backbone(&puzzle(), &none).unwrap();
    assert_eq!((backbone.status, backbone.solution), (Status::OK, Some(solution)));
    assert_eq!(solver.true_candidates(&puzzle(), &none).unwrap(), (Status::OK, sets));
    let shared = solver.backbone(&empty(), &none).unwrap();
    assert_eq!(shared.solution, Some(vec![0; 81]));
    let any = solver.true_candidates(&empty(), &none).unwrap();
    assert!(any.1.iter().all(|&set| set == 0x1ff));
    let mut wrong = empty();
    wrong.givens[..2].fill(5);
    let refused = solver.backbone(&wrong, &none).unwrap();
    assert_eq!((refused.status, refused.solution), (Status::CONFLICT, None));
}

#[test]
fn estimates() {
    let mut solver = Solver::new(&Layout::classic()).unwrap();
    let none = Limits::default();
    let exact = solver.estimate(&puzzle(), 0, 0, &none).unwrap();
    assert_eq!((exact.count, exact.is_exact, exact.samples), (1.0, true, 0));
    let about = solver.estimate(&empty(), 300, 7, &none).unwrap();
    assert_eq!((about.status, about.is_exact, about.samples), (Status::OK, false, 300));
    assert!(about.low < about.count && about.count < about.high);
    assert!(about.count > 1e20 && about.count < 1e23);
}

#[test]
fn refusals_say_what_is_wrong() {
    let mut solver = Solver::new(&Layout::classic()).unwrap();
    let mut high = empty();
    high.givens[3] = 10;
    for refused in [
        Layout::new(1).err(),
        Layout::custom(2, &[&[0, 5]], &[(0, 0), (0, 1)]).err(),
        Layout::with(&LayoutOptions {
            side: 9,
            regions: Some(&[0; 80]),
            ..Default::default()
        })
        .err(),
        solver.solve(&high).err(),
        solver.solve(&Puzzle::default()).err(),
        Batch::new(100_000).err(),
    ] {
        match refused {
            Some(Error::Argument(which)) => assert!(!which.is_empty()),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_puzzle_of_another_board_is_refused() {
    for shape in [r#""variants": ["diagonal"]"#, r#""box": [1, 9]"#] {
        let text = format!(r#"{{"puzzle": "{}", {shape}}}"#, ".".repeat(81));
        let puzzle: Puzzle = text.parse().unwrap();
        let mut classic = Solver::new(&Layout::classic()).unwrap();
        assert!(matches!(classic.unique(&puzzle), Err(Error::Argument(_))));
        assert!(matches!(
            Explainer::new(&Layout::classic(), &puzzle),
            Err(Error::Argument(_))
        ));
        let mut own = Solver::new(&puzzle.layout().unwrap()).unwrap();
        assert_eq!(own.solve(&puzzle).unwrap().status, Status::OK);
    }
    let titled: Puzzle = format!("Anti-knight\n{LINE}").parse().unwrap();
    assert_eq!(titled.rule, "Anti-knight");
    assert_eq!(puzzle().rule, "");
}

#[test]
fn layouts_are_shared_and_outlive_their_makers() {
    let options = LayoutOptions {
        side: 9,
        variants: &[Variant::Diagonal, Variant::CenterDot],
        ..Default::default()
    };
    let mut solver = {
        let layout = Layout::with(&options).unwrap();
        assert_eq!((layout.unit_count(), layout.cell_name(12)), (30, "r2c4".to_owned()));
        assert!(layout.unit(30).is_none());
        Solver::new(&layout).unwrap()
    };
    let solution = thread::spawn(move || solver.solve(&empty()).unwrap().solution.unwrap())
        .join()
        .unwrap();
    let mut diagonal: Vec<u8> = (0..9).map(|i| solution[10 * i]).collect();
    diagonal.sort_unstable();
    assert_eq!(diagonal, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let pair = Layout::custom(2, &[&[0, 1], &[1, 2]], &[(0, 0), (0, 1), (1, 1)]).unwrap();
    assert_eq!(pair.unit(1), Some(&[1, 2][..]));
}

#[test]
fn closures_stop_and_panic() {
    let mut solver = Solver::new(&Layout::new(4).unwrap()).unwrap();
    let board = Puzzle {
        givens: vec![0; 16],
        side: 4,
        ..Default::default()
    };
    let mut count = 0;
    let status = solver.each(&board, &Limits::default(), |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    assert_eq!((status.unwrap(), count), (Status::OK, 288));
    let status = solver.each(&board, &Limits::default(), |_| ControlFlow::Break(()));
    assert_eq!(status.unwrap(), Status::CANCELLED);
    let panic = catch_unwind(AssertUnwindSafe(|| {
        solver.each(&board, &Limits::default(), |_| panic!("mine"))
    }));
    assert_eq!(panic.unwrap_err().downcast_ref::<&str>(), Some(&"mine"));
    assert_eq!(solver.count(&board, &Limits::default()).unwrap().count, 288);
}

#[test]
fn another_thread_cancels() {
    let mut solver = Solver::with(&Layout::classic(), Engine::Dlx, 0).unwrap();
    let canceller = solver.canceller();
    let canceled = thread::spawn(move || canceller.cancel());
    assert_eq!(
        solver.count(&empty(), &Limits::default()).unwrap().status,
        Status::CANCELLED
    );
    canceled.join().unwrap();
}

#[test]
fn another_thread_cancels_rules() {
    let rules = Rules::classic().unwrap();
    let mut solver = RuleSolver::new(&rules).unwrap();
    let canceller = solver.canceller();
    thread::scope(|scope| {
        scope.spawn(move || canceller.cancel());
        assert_eq!(solver.count(&Limits::default()).unwrap().status, Status::CANCELLED);
    });
}

#[test]
fn texts_go_on_behind_errors() {
    let text = format!("{LINE} first\n\n12..\n3.?1\n....\n....\n\n{LINE}\n");
    let read: Vec<_> = TextReader::new(text.as_bytes()).unwrap().collect();
    assert_eq!(read[0].as_ref().unwrap().comment, "first");
    assert!(matches!(&read[1], Err(Error::Text { line: 4, column: 3, message }) if !message.is_empty()));
    assert_eq!(read[2].as_ref().unwrap().givens, puzzle().givens);
    assert!("".parse::<Puzzle>().is_err());
    assert!(format!("{LINE}\n{LINE}").parse::<Puzzle>().is_err());
}

struct Broken(bool);

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        if self.0 {
            panic!("mine");
        }
        Err(io::ErrorKind::PermissionDenied.into())
    }
}

#[test]
fn what_a_source_says_arrives() {
    let failure = TextReader::new(Broken(false)).unwrap().next().unwrap();
    assert!(matches!(failure, Err(Error::Io(error)) if error.kind() == io::ErrorKind::PermissionDenied));
    let panic = catch_unwind(|| TextReader::new(Broken(true)).unwrap().next().is_some());
    assert_eq!(panic.unwrap_err().downcast_ref::<&str>(), Some(&"mine"));
}

#[test]
fn explainers_list_steps_and_rate() {
    let mut explainer = Explainer::new(&Layout::classic(), &puzzle()).unwrap();
    let singles = explainer.all("Naked Single").unwrap();
    assert!(singles.len() > 1 && singles.iter().all(|step| step.technique == "Naked Single"));
    assert!(matches!(explainer.all("Naked Sextuple"), Err(Error::Argument(_))));
    let best = explainer.best().unwrap().unwrap();
    assert_eq!(best, explainer.best().unwrap().unwrap());
    let rating = explainer.rate().unwrap().unwrap();
    assert_eq!((rating.level, rating.score), (sudoku::Level::Easy, 204));
    assert!(explainer.rate().unwrap().is_some_and(|rest| rest.score == 0));
    assert!(explainer.next().is_none());
    assert!(explainer.rate().unwrap().is_none() && explainer.all("Naked Single").unwrap().is_empty());
}

#[test]
fn explaining_ends_in_time_or_when_asked_and_goes_on() {
    let layout = Layout::new(16).unwrap();
    let blank = Puzzle::from(&[0; 256][..]);
    let limits = Limits {
        time: Some(Duration::from_millis(50)),
        ..Limits::default()
    };
    let mut explainer = Explainer::within(&layout, &blank, &limits).unwrap();
    assert!(explainer.next().is_none());
    assert_eq!(explainer.status(), Status::TIME_LIMIT);
    let mut explainer = Explainer::new(&layout, &blank).unwrap();
    let canceller = explainer.canceller();
    let other = thread::spawn(move || {
        thread::sleep(Duration::from_millis(50));
        canceller.cancel();
    });
    assert!(explainer.next().is_none());
    assert_eq!(explainer.status(), Status::CANCELLED);
    other.join().unwrap();
    let mut explainer = Explainer::new(&Layout::classic(), &puzzle()).unwrap();
    explainer.canceller().cancel();
    assert!(explainer.next().is_none());
    assert!(explainer.next().is_some());
}

#[test]
fn explains_to_the_end() {
    let mut explainer = Explainer::new(&Layout::classic(), &puzzle()).unwrap();
    let placed: usize = explainer.by_ref().map(|step| step.unwrap().placements.len()).sum();
    assert_eq!((placed, explainer.status()), (51, Status::END));
}

#[test]
fn generates() {
    let layout = Layout::classic();
    let made = Generator::new(&layout)
        .unwrap()
        .generate(7, Symmetry::Rotate180, 0)
        .unwrap();
    let answer = Solver::new(&layout)
        .unwrap()
        .unique(&Puzzle::from(&made.givens[..]))
        .unwrap();
    assert_eq!(
        (answer.status, answer.solution.as_ref()),
        (Status::OK, Some(&made.solution))
    );
    assert_eq!(
        Generator::new(&layout)
            .unwrap()
            .generate(7, Symmetry::Rotate180, 0)
            .unwrap(),
        made
    );
}

#[test]
fn judges_and_applies_steps() {
    let puzzle: Puzzle = "4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1"
        .parse()
        .unwrap();
    let mut explainer = Explainer::new(&Layout::classic(), &puzzle).unwrap();
    let (verdict, proof) = explainer.judge(18, 6, true).unwrap().unwrap();
    let proof = proof.unwrap();
    assert_eq!(verdict, Verdict::Proved);
    assert_eq!((proof.places.len(), proof.places[0].1), (1, 6));
    assert_eq!(explainer.judge(18, 8, true).unwrap(), Some((Verdict::Wrong, None)));
    explainer.apply(&proof).unwrap();
    assert!(matches!(explainer.judge(18, 6, true), Err(Error::Argument(_))));
}

#[test]
fn finds_puzzles_by_criteria() {
    let mut generator = Generator::new(&Layout::classic()).unwrap();
    let mut wanted = Criteria {
        level: Some(Level::Hard),
        score: 600..=900,
        needs: vec!["xy".to_owned()],
        givens: 24..=30,
        ..Criteria::default()
    };
    let made = generator.find(&wanted, 1, 100000).unwrap().unwrap();
    let rating = rate(&Puzzle::from(&made.givens[..])).unwrap().unwrap();
    assert_eq!(rating.level, Level::Hard);
    assert!((600..=900).contains(&rating.score));
    assert_eq!(generator.find(&wanted, 1, 100000).unwrap(), Some(made));
    wanted.givens = 17..=17;
    assert_eq!(generator.find(&wanted, 1, 10).unwrap(), None);
    wanted.needs = vec!["none".to_owned()];
    assert!(matches!(generator.find(&wanted, 1, 10), Err(Error::Argument(_))));
}

#[test]
fn batches_agree() {
    let line: [u8; 81] = LINE.as_bytes().try_into().unwrap();
    let answers = Batch::new(2).unwrap().solve(&[line, [b'?'; 81], line], true).unwrap();
    assert_eq!(answers[2].status, Status::OK);
    assert_eq!((answers[1].status, &answers[1].solution), (Status::BAD_TEXT, &None));
    assert_eq!(
        answers[0].solution,
        Solver::new(&Layout::classic())
            .unwrap()
            .solve(&puzzle())
            .unwrap()
            .solution
    );
    assert!(Batch::new(1).unwrap().solve(&[], false).unwrap().is_empty());
}

#[cfg(feature = "vision")]
mod vision {
    use super::*;
    use sudoku::vision::{draw, Image, Reader, Tracker};

    #[test]
    fn reads_and_follows_what_is_drawn() {
        let pixels = draw(&Layout::classic(), &puzzle().givens, 640).unwrap();
        let page = Image::new(&pixels, 640, 640).unwrap();
        let (readings, _) = Reader::new().unwrap().read(page).unwrap();
        assert_eq!((readings.len(), &readings[0].givens), (1, &puzzle().givens));
        assert!(readings[0].is_sure && readings[0].solution.is_some());
        assert_eq!(readings[0].layout().unwrap().side(), 9);
        let mut tracker = Tracker::new().unwrap();
        let track = (0..30)
            .map(|frame| tracker.update(page, f64::from(frame) / 30.0).unwrap())
            .find(|track| track.is_new);
        let track = track.unwrap();
        assert_eq!((track.puzzle_number, track.is_committed), (1, true));
        assert_eq!(track.reading.unwrap().givens, puzzle().givens);
    }

    #[test]
    fn says_why_not() {
        let white = vec![255; 640 * 480];
        let (readings, diagnosis) = Reader::new()
            .unwrap()
            .read(Image::new(&white, 640, 480).unwrap())
            .unwrap();
        assert_eq!((readings.len(), diagnosis.reason), (0, "no-outline"));
        assert!(!diagnosis.advice.is_empty());
        for (width, height) in [(640, 481), (0, 1), (640, 479)] {
            assert!(matches!(Image::new(&white, width, height), Err(Error::Argument(_))));
        }
        assert!(draw(&Layout::classic(), &puzzle().givens, 0).is_err());
    }
}

#[test]
fn rules_are_read_solved_and_checked() {
    let rules = Rules::read(".Shape~2x2.Thermo~R1C1~R1C2").unwrap();
    assert_eq!((rules.rows(), rules.columns(), rules.cell_count()), (2, 2, 4));
    assert_eq!((rules.min_value(), rules.value_count(), rules.ignored()), (1, 2, ""));
    let mut solver = RuleSolver::new(&rules).unwrap();
    let answer = solver.unique(&Limits::default()).unwrap();
    assert_eq!((answer.status, answer.solution), (Status::OK, Some(vec![1, 2, 2, 1])));
    assert_eq!(solver.count(&Limits::default()).unwrap().count, 1);
    assert_eq!(
        solver.true_candidates(&Limits::default()).unwrap(),
        (Status::OK, vec![1, 2, 2, 1])
    );
    assert!(rules.broken(&[1, 2, 2, 1]).unwrap().is_none());
    assert!(matches!(rules.broken(&[1]), Err(Error::Argument(_))));
    match Rules::read(".Thermo~R1C1~R1C2.Quibble~R1C1") {
        Err(Error::Text { line, column, message }) => {
            assert_eq!((line, column, message.as_str()), (1, 19, "Quibble is not supported"))
        }
        _ => panic!("an unknown rule was read"),
    }
    assert!(named_rules().iter().any(|rule| rule.name == "Thermo"));
}

#[test]
fn rules_are_added_and_solutions_enumerated() {
    let mut rules = Rules::classic().unwrap();
    rules.add_different(&[0, 10, 20]).unwrap();
    rules.add_sum(&[0, 1, 2], 6..=6).unwrap();
    rules.give(0, 3).unwrap();
    assert!(matches!(rules.give(81, 3), Err(Error::Argument(_))));
    let mut solver = RuleSolver::new(&rules).unwrap();
    let mut found = 0;
    let status = solver
        .each(&Limits::default(), |solution| {
            assert_eq!(solution[0], 3);
            assert_eq!(solution[1] + solution[2], 3);
            found += 1;
            if found == 5 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .unwrap();
    assert_eq!((status, found), (Status::CANCELLED, 5));
    let limits = Limits {
        solutions: 1,
        ..Default::default()
    };
    assert!(solver.solve(&limits).unwrap().solution.is_some());
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        let _ = solver.each(&Limits::default(), |_| panic!("stop"));
    }));
    assert!(panicked.is_err());
}
