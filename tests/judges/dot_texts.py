"""Random puzzles with rules in dot notation, on grids so small that all fillings can be judged."""

import base64
from random import Random
from typing import Callable, Dict, Iterator, List, NamedTuple, Sequence, Tuple

from rules import BASE64, Grid, little_killer_lines


class Shape(NamedTuple):
    text: str
    rows: int
    columns: int
    low: int
    high: int
    latin: bool = True

    def cell(self, random: Random) -> str:
        return f"R{random.randint(1, self.rows)}C{random.randint(1, self.columns)}"

    def cells(self, random: Random, count: int) -> List[str]:
        """Different cells; at times with one of them twice."""
        names = [f"R{r}C{c}" for r in range(1, self.rows + 1) for c in range(1, self.columns + 1)]
        found = random.sample(names, min(count, len(names)))
        return found + [found[0]] if random.random() < 0.1 else found

    def different(self, random: Random, count: int) -> List[str]:
        return list(dict.fromkeys(self.cells(random, count)))[:self.high - self.low + 1]

    def line(self, random: Random) -> str:
        return random.choice([f"R{random.randint(1, self.rows)}", f"C{random.randint(1, self.columns)}"])

    def value(self, random: Random) -> int:
        return random.randint(self.low, self.high)

    def neighbors(self, random: Random) -> List[str]:
        row, column = random.randint(1, self.rows), random.randint(1, self.columns - 1)
        return [f"R{row}C{column}", f"R{row}C{column + 1}"]

    def fillings(self) -> Iterator[Tuple[int, ...]]:
        """All grids; values of rows and columns differ unless they may repeat."""
        def fill(grid: List[int]) -> Iterator[Tuple[int, ...]]:
            if len(grid) == self.rows * self.columns:
                yield tuple(grid)
                return
            row, column = divmod(len(grid), self.columns)
            seen = grid[row * self.columns:] + grid[column::self.columns] if self.latin else []
            for value in range(self.low, self.high + 1):
                if value not in seen:
                    yield from fill(grid + [value])
        return fill([])


SHAPES = [Shape(".Shape~4x4", 4, 4, 1, 4), Shape(".Shape~4x4.NoBoxes", 4, 4, 1, 4),
          Shape(".Shape~4x4~0-3", 4, 4, 0, 3), Shape(".Shape~3x3~0-3", 3, 3, 0, 3),
          Shape(".Shape~2x4~0-4", 2, 4, 0, 4), Shape(".Shape~2x3~0-3~Raw", 2, 3, 0, 3, False),
          Shape(".Shape~3x2~4~Raw", 3, 2, 1, 4, False)]

Writer = Callable[[Random, Shape], Sequence[object]]


def numbered(low: int, high: int, cells: int) -> Writer:
    return lambda r, s: [r.randint(low, high)] + s.cells(r, r.randint(2, cells))


def plain(low: int, high: int) -> Writer:
    return lambda r, s: s.cells(r, r.randint(low, high))


def clues(high: int) -> Writer:
    return lambda r, s: [s.line(r), r.choice(["", r.randint(1, high)]), r.randint(1, high)]


def weighted_sum(random: Random, shape: Shape) -> Sequence[object]:
    cells = shape.cells(random, random.randint(1, 4))
    factors = "_".join(str(random.randint(-3, 3)) for _ in cells)
    return [f"{random.randint(-6, 10)}_=_{factors}"] + cells


def relation(random: Random, shape: Shape) -> Sequence[object]:
    count = (shape.high - shape.low + 1) ** 2
    key = "".join(random.choice(BASE64) for _ in range((count + 5) // 6))
    return [key, random.choice(["", "_name"])] + shape.cells(random, random.randint(2, 4))


def pattern(random: Random, shape: Shape, depth: int = 0) -> str:
    """A regular expression."""
    kind = random.random()
    if depth > 2 or kind < 0.3:
        return str(shape.value(random))
    if kind < 0.6:
        low, high = sorted(random.sample(range(shape.low, shape.high + 1), 2))
        return random.choice([".", f"[{low}-{high}]", f"[^{low}{high}]"])
    first, second = pattern(random, shape, depth + 1), pattern(random, shape, depth + 1)
    return f"({first}{random.choice('| ').strip()}{second}){random.choice(['', '*', '+', '?', '{2}', '{0,1}', '{1,}'])}"


def expression(random: Random, shape: Shape) -> Sequence[object]:
    text = pattern(random, shape) + random.choice(["", ".*"])
    return [base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")] + shape.cells(random, random.randint(1, 4))


def quadruple(random: Random, shape: Shape) -> Sequence[object]:
    corner = f"R{random.randint(1, shape.rows - 1)}C{random.randint(1, shape.columns - 1)}"
    return [corner] + [shape.value(random) for _ in range(random.randint(1, 3))]


def contents(random: Random, shape: Shape) -> Sequence[object]:
    digits = "_".join(str(shape.value(random)) for _ in range(random.randint(1, 3)))
    return [digits] + shape.cells(random, random.randint(2, 5))


def candidates(random: Random, shape: Shape) -> Sequence[object]:
    values = random.sample(range(shape.low, shape.high + 1), random.randint(1, 2))
    return [shape.cell(random) + "".join(f"_{value}" for value in values)]


WRITERS: Dict[str, Writer] = {
    "": candidates,
    "Cage": lambda r, s: [r.randint(0, 10)] + s.different(r, r.randint(1, 4)),
    "AllDifferent": lambda r, s: s.different(r, 4),
    "Renban": lambda r, s: s.different(r, 3),
    "Sum": weighted_sum,
    "Arrow": plain(2, 4),
    "DoubleArrow": plain(3, 5),
    "PillArrow": lambda r, s: [2] + s.neighbors(r) + s.cells(r, 4),
    "LittleKiller": lambda r, s: [r.randint(2, 12), r.choice(list(little_killer_lines(Grid(s.rows, s.columns))))],
    "ProductCage": lambda r, s: [r.choice([0, 1, 2, 3, 4, 6, 8, 12])] + s.different(r, r.randint(1, 4)),
    "DifferenceCage": lambda r, s: [r.randint(0, 3)] + s.different(r, r.randint(1, 3)),
    "QuotientCage": lambda r, s: [r.randint(1, 3)] + s.different(r, r.randint(1, 3)),
    "Whisper": numbered(1, 2, 4),
    "SumLine": lambda r, s: [r.randint(1, 7)] + s.cells(r, r.randint(2, 5)) + r.choice([[], ["LOOP"]]),
    "EqualSum": lambda r, s: s.cells(r, r.randint(1, 3)) + ["-"] + s.cells(r, r.randint(1, 3)),
    "RegionSumLine": plain(2, 5),
    "Thermo": plain(2, 3),
    "Palindrome": plain(2, 5),
    "Between": plain(3, 5),
    "Lockout": numbered(1, 2, 4),
    "Lunchbox": lambda r, s: [r.randint(0, 6)] + s.different(r, 4),
    "RellikCage": lambda r, s: [r.randint(1, 7)] + s.different(r, 3),
    "Zipper": plain(2, 5),
    "Modular": numbered(2, 3, 4),
    "SameValues": lambda r, s: [2] + list(s.cells(r, 4)[:4]),
    "CountingCircles": plain(1, 5),
    "CountDistinct": plain(2, 5),
    "ValueIndexing": plain(3, 5),
    "Indexing": lambda r, s: [r.choice("RC")] + s.cells(r, 2),
    "WhiteDot": lambda r, s: s.neighbors(r),
    "BlackDot": lambda r, s: s.neighbors(r),
    "GreaterThan": lambda r, s: s.neighbors(r),
    "X": lambda r, s: s.neighbors(r),
    "V": lambda r, s: s.neighbors(r),
    "Quad": quadruple,
    "ContainExact": contents,
    "ContainAtLeast": contents,
    "Pair": relation,
    "PairX": relation,
    "Regex": expression,
    "Sandwich": lambda r, s: [r.randint(0, 6), s.line(r)],
    "XSum": clues(7),
    "Skyscraper": clues(4),
    "HiddenSkyscraper": clues(4),
    "NumberedRoom": clues(4),
    "AntiKnight": lambda r, s: [],
    "AntiKing": lambda r, s: [],
    "AntiConsecutive": lambda r, s: [],
    "AntiTaxicab": lambda r, s: [],
}


#: Rules of the grid, which may have nothing to say about a small one: alternatives need a rule each.
OUTERMOST = ("RegionSumLine", "AntiKnight", "AntiKing", "AntiConsecutive", "AntiTaxicab")


def random_item(random: Random, shape: Shape, depth: int = 0) -> str:
    if depth < 2 and random.random() < 0.1:
        children = "".join(random_item(random, shape, depth + 1) for _ in range(random.randint(1, 3)))
        return f".{random.choice(['Or', 'And'])}{children}.End"
    kind = random.choice([kind for kind in WRITERS if depth == 0 or kind not in OUTERMOST])
    return "." + "~".join([kind] + [str(argument) for argument in WRITERS[kind](random, shape)])


def random_text(random: Random, shape: Shape) -> str:
    return shape.text + "".join(random_item(random, shape) for _ in range(random.randint(1, 3)))
