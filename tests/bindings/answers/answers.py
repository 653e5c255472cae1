"""What the Python package answers to each puzzle of FILE: see test_answers.py.

usage: answers.py FILE [se]
"""

import sys

import sudoku


def rating_of(puzzle: sudoku.Puzzle, is_se: bool) -> str:
    if is_se:
        found = sudoku.rate_se(puzzle)
        return "{} {} {}".format(*found) if found else "none"
    rating = sudoku.rate(puzzle)
    return f"{rating.level.name.capitalize()} {rating.score}" if rating.level else "none"


def hint_of(puzzle: sudoku.Puzzle) -> str:
    step = sudoku.hint(puzzle)
    if not step:
        return "none"
    return step.text if puzzle.side <= 9 else step.technique


for puzzle in sudoku.read(sys.argv[1]):
    unique = int(sudoku.is_unique(puzzle))
    print(unique, int(sudoku.count(puzzle)), rating_of(puzzle, "se" in sys.argv[2:]), hint_of(puzzle), sep="\t")
