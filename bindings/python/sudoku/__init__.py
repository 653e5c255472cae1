"""Sudokus of every side and shape: solved, counted, checked, explained, read from text and photos.

>>> import sudoku
>>> answer = sudoku.solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> print(sudoku.write(answer.solution, format="line"), end="")
534678912672195348198342567859761423426853791713924856961537284287419635345286179

A board is bytes, one number a cell, row by row, 0 for an empty cell. Answers such as "no solution" are
results; what fails raises a SudokuError with the library's words. `sudoku.vision` reads photos.
"""

from ._library import Cells, lib as _lib
from ._sudoku import ConflictKind, Detail, Engine, Hint, Level, Profile, Simd, Status, Symmetry, TextFormat, UnitKind, Variant, Verdict
from .batch import Batch, BatchAnswer, solve_many
from .board import Conflict, candidates, conflicts, digits, is_solution
from .cover import ExactCover
from .errors import ArgumentError, InternalError, MemoryShortage, ReadError, SudokuError, TextError
from .generate import Criteria, Generated, Generator, generate
from .layout import Layout, Unit
from .logic import (Explainer, Link, Rating, SeRating, Step, Technique, Wording, explain, hint, rate, rate_se,
                    sentences, technique, techniques)
from .rules import Rules
from .solver import Answer, Count, Estimate, Givens, Solver, Stats, count, is_unique, solve
from .text import Puzzle, TextReader, parse, parse_regions, read, write

__version__: str = _lib.sudoku_version().decode()

__all__ = [
    "Answer", "ArgumentError", "Batch", "BatchAnswer", "Cells", "Conflict", "ConflictKind", "Count", "Criteria",
    "Detail", "Engine", "Estimate", "ExactCover", "Explainer", "Generated", "Generator", "Givens", "Hint",
    "InternalError", "Layout", "Level", "Link", "MemoryShortage", "Profile", "Puzzle", "Rating",
    "ReadError", "Rules", "SeRating", "Simd", "Solver", "Stats", "Status", "Step", "SudokuError", "Symmetry",
    "Technique", "TextError", "TextFormat", "TextReader", "Unit", "UnitKind", "Variant", "Verdict",
    "Wording", "candidates", "conflicts", "count", "digits", "explain", "generate", "hint", "is_solution",
    "is_unique", "parse", "parse_regions", "rate", "rate_se", "read", "sentences", "solve", "solve_many",
    "technique", "techniques", "write",
]
