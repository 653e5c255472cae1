//! Solves the puzzles on standard input, in whatever form they are written.

use std::io::stdin;

use sudoku::{Format, Solver, TextReader};

fn main() -> sudoku::Result<()> {
    for puzzle in TextReader::new(stdin())? {
        match puzzle {
            Ok(puzzle) => {
                let layout = puzzle.layout()?;
                let answer = Solver::new(&layout)?.unique(&puzzle)?;
                println!("{}", answer.status);
                if let Some(solution) = answer.solution {
                    print!("{}", sudoku::write(&layout, &solution, Format::Pretty)?);
                }
            }
            Err(error) => println!("{error}"),
        }
    }
    Ok(())
}
