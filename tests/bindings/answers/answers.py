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


def reason_of(puzzle: sudoku.Puzzle) -> str:
    """The cells and the digits of the places among the premises of a hint, and its links."""
    step = sudoku.hint(puzzle)
    if not step:
        return "none"
    texts = [str(cell) for cell in step.cells] + [f"#{digit}" for _unit, digit in step.places]
    for link in step.links:
        ends = ["@".join(map(str, (digit, *cells))) for digit, cells in
                ((link.from_digit, link.from_cells), (link.to_digit, link.to_cells))]
        texts.append(("=" if link.is_strong else "-").join(ends))
    return "".join(text + " " for text in texts)


for puzzle in sudoku.read(sys.argv[1]):
    unique = int(sudoku.is_unique(puzzle))
    print(unique, int(sudoku.count(puzzle)), rating_of(puzzle, "se" in sys.argv[2:]), hint_of(puzzle),
          reason_of(puzzle), sep="\t")
