"""Judges the forms of other programs for puzzles with rules, written by plain code: small ones have the solutions of their
rules, killers of 9x9 cells the cages that were written.

usage: judge_forms.py SUDOKU-SOLVE [--cases=N] [--seed=WORD]
"""

import subprocess
import sys
from random import Random
from typing import FrozenSet, List, NamedTuple, Optional, Tuple

from dot_texts import SHAPES, WRITERS, Shape, jigsaw, item, may_have
from forms import fpuzzles, keen, killer_line, killer_string, random_killer, read, sudokupad, unequal
from judge_rules import Case, accepted
from judging import Judge, run

#: Kinds that a drawing of SudokuPad has.
DRAWN = ("", "Cage", "Sum", "AllDifferent")
Cages = FrozenSet[Tuple[int, FrozenSet[int]]]


class Written(NamedTuple):
    text: str
    #: The same in dot notation; None: killers, whose cages are compared.
    dots: Optional[Case]
    cages: Cages


class Answer(NamedTuple):
    status: int
    lines: Tuple[str, ...]
    message: str


def latin(side: int) -> Shape:
    return Shape(f".Shape~{side}x{side}.NoBoxes", side, side, 1, side)


def killer_case(random: Random) -> Written:
    killer = random_killer(random)
    text = killer_string(killer) if random.random() < 0.5 else killer_line(killer, random)
    return Written(text, None, frozenset((total, frozenset(cells)) for total, cells in killer.cages()
                                         if total or len(cells) > 1))


def game_case(random: Random) -> Written:
    side = random.choice([3, 4])
    text, dots = random.choice([keen, unequal])(side, random)
    return Written(text, Case(latin(side), dots), frozenset())


def json_case(random: Random) -> Written:
    """Rules that the form can say, one to three of them."""
    while True:
        shape = random.choice([SHAPES[0], SHAPES[0], jigsaw(random), SHAPES[8]])
        write = random.choice([fpuzzles, fpuzzles, sudokupad])
        kinds = [kind for kind in (WRITERS if write == fpuzzles else DRAWN) if may_have(kind, shape)]
        dots = shape.text + "".join(item(random, shape, random.choice(kinds)) for _ in range(random.randint(1, 3)))
        board = read(dots)
        text = write(board) if board else None
        if text:
            return Written(text, Case(shape, dots), frozenset())


def cages_of(dots: str) -> Cages:
    """The cages of dot notation, all of a killer."""
    items = [part.split("~") for part in dots.split(".")[1:]]
    cages = [(0 if kind == "AllDifferent" else int(args[0]), args if kind == "AllDifferent" else args[1:])
             for kind, *args in items if kind in ("Cage", "AllDifferent")]
    return frozenset((total, frozenset(9 * int(cell[1]) + int(cell[3]) - 10 for cell in cells)) for total, cells in cages)


class Forms(Judge):
    def __init__(self, program: str) -> None:
        self.program = program

    def make(self, random: Random) -> Optional[Written]:
        return random.choice([killer_case, game_case, json_case, json_case])(random)

    def ask(self, case: Written) -> Answer:
        options = ["--all", "--format=line"] if case.dots else ["--convert"]
        done = subprocess.run([self.program, *options], input=case.text + "\n", stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, universal_newlines=True, timeout=600, check=False)
        return Answer(done.returncode, tuple(done.stdout.split()), done.stderr.strip())

    def wrong(self, case: Written, answer: Answer) -> List[str]:
        if not case.dots:
            is_right = answer.status == 0 and len(answer.lines) == 1 and cages_of(answer.lines[0]) == case.cages
            return [] if is_right else [f"other cages are read: {answer}"]
        expected = accepted(case.dots)
        words = [f"{grid} differs" for grid in sorted(expected ^ set(answer.lines))[:1]]
        if answer.status not in ((0,) if expected else (4, 6)) or "left out" in answer.message:
            words.append(f"the exit status is {answer.status}: {answer.message}")
        return words

    def spoil(self, case: Written, answer: Answer, random: Random) -> Optional[Answer]:
        if not answer.lines:
            return None
        lost = answer.lines[0].replace("~R1C1", "~R1C2") if not case.dots else ""
        return answer._replace(lines=((lost,) if lost and lost != answer.lines[0] else ()) + answer.lines[1:])


if __name__ == "__main__":
    sys.exit(run("forms", Forms(sys.argv[1])))
