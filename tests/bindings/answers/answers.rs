//! What the crate answers to each puzzle of a file: see test_answers.py.
//!
//! usage: answers FILE [se]

use std::fs::File;

use sudoku::{Puzzle, Result};

fn rating_of(puzzle: &Puzzle, is_se: bool) -> Result<String> {
    let words = if is_se {
        sudoku::rate_se(puzzle)?.map(|found| format!("{} {} {}", found.puzzle, found.pearl, found.diamond))
    } else {
        sudoku::rate(puzzle)?.map(|rating| format!("{:?} {}", rating.level, rating.score))
    };
    Ok(words.unwrap_or_else(|| "none".to_owned()))
}

fn hint_of(puzzle: &Puzzle) -> Result<String> {
    Ok(match sudoku::hint(puzzle)? {
        Some(step) if puzzle.side <= 9 => step.text,
        Some(step) => step.technique.to_owned(),
        None => "none".to_owned(),
    })
}

/// The cells and the digits of the places among the premises of a hint, and its links.
fn reason_of(puzzle: &Puzzle) -> Result<String> {
    let Some(step) = sudoku::hint(puzzle)? else {
        return Ok("none".to_owned());
    };
    let node = |(digit, cells): &(u32, Vec<usize>)| {
        let cells: String = cells.iter().map(|cell| format!("@{cell}")).collect();
        format!("{digit}{cells}")
    };
    let cells = step.cells.iter().map(|cell| format!("{cell} "));
    let places = step.places.iter().map(|(_, digit)| format!("#{digit} "));
    let links = step.links.iter().map(|link| {
        let sign = if link.is_strong { "=" } else { "-" };
        format!("{}{sign}{} ", node(&link.from), node(&link.to))
    });
    Ok(cells.chain(places).chain(links).collect())
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    for puzzle in sudoku::TextReader::new(File::open(&arguments[1])?)? {
        let puzzle = puzzle?;
        println!(
            "{}\t{}\t{}\t{}\t{}",
            u8::from(sudoku::is_unique(&puzzle)?),
            sudoku::count(&puzzle)?.count,
            rating_of(&puzzle, arguments.len() > 2)?,
            hint_of(&puzzle)?,
            reason_of(&puzzle)?
        );
    }
    Ok(())
}
