"""Random puzzles with rules in dot notation, on grids so small that all fillings can be judged."""

import base64
from random import Random
from typing import Callable, Dict, Iterator, List, NamedTuple, Sequence, Tuple

from board import Board, random_regions
from rules import BASE64, Grid, little_killer_lines


class Shape(NamedTuple):
    text: str
    rows: int
    columns: int
    low: int
    high: int
    latin: bool = True
    #: Names of cells beside the grid, which rules may have.
    beside: Tuple[str, ...] = ()
    #: Values of cells in the order of the grid, 0 for none.
    givens: Tuple[int, ...] = ()

    def cell(self, random: Random) -> str:
        return f"R{random.randint(1, self.rows)}C{random.randint(1, self.columns)}"

    def names(self) -> List[str]:
        return [f"R{r}C{c}" for r in range(1, self.rows + 1) for c in range(1, self.columns + 1)]

    def cells(self, random: Random, count: int) -> List[str]:
        """Different cells; at times with one of them twice."""
        names = self.names() + list(self.beside)
        found = random.sample(names, min(count, len(names)))
        if random.random() < 0.15:
            found.insert(random.randrange(len(found) + 1), random.choice(found))
        return found

    def different(self, random: Random, count: int) -> List[str]:
        return list(dict.fromkeys(self.cells(random, count)))[:self.high - self.low + 1]

    def line(self, random: Random) -> str:
        return random.choice([f"R{random.randint(1, self.rows)}", f"C{random.randint(1, self.columns)}"])

    def value(self, random: Random) -> int:
        return random.randint(self.low, self.high)

    def neighbors(self, random: Random) -> List[str]:
        row, column = random.randint(1, self.rows), random.randint(1, self.columns - 1)
        return [f"R{row}C{column}", f"R{row}C{column + 1}"]

    def has(self, low: int, high: int) -> bool:
        return (self.low, self.high) == (low, high)

    def is_square(self) -> bool:
        return self.rows == self.columns

    def is_latin_square(self) -> bool:
        """True if each row and column has every value."""
        return self.latin and self.is_square() and self.high - self.low + 1 == self.rows

    def has_boxes(self) -> bool:
        return self.latin and "NoBoxes" not in self.text and (self.rows, self.columns) in ((4, 4), (6, 6))

    def fillings(self) -> Iterator[Tuple[int, ...]]:
        """All grids with the givens; values of rows and columns differ unless they may repeat."""
        def fill(grid: List[int]) -> Iterator[Tuple[int, ...]]:
            if len(grid) == self.rows * self.columns:
                yield tuple(grid)
                return
            row, column = divmod(len(grid), self.columns)
            seen = grid[row * self.columns:] + grid[column::self.columns] if self.latin else []
            given = self.givens[len(grid)] if self.givens else 0
            for value in [given] if given else range(self.low, self.high + 1):
                if value not in seen:
                    yield from fill(grid + [value])
        return fill([])


SHAPES = [Shape(".Shape~4x4", 4, 4, 1, 4), Shape(".Shape~4x4.NoBoxes", 4, 4, 1, 4),
          Shape(".Shape~4x4~0-3", 4, 4, 0, 3), Shape(".Shape~3x3~0-3", 3, 3, 0, 3),
          Shape(".Shape~2x4~0-4", 2, 4, 0, 4), Shape(".Shape~2x3~0-3~Raw", 2, 3, 0, 3, False),
          Shape(".Shape~3x2~4~Raw", 3, 2, 1, 4, False), Shape(".Shape~4x2", 4, 2, 1, 4),
          Shape(".Shape~3x3.NoBoxes", 3, 3, 1, 3), Shape(".Shape~2x3~3-6.NoBoxes", 2, 3, 3, 6),
          Shape(".Shape~2x2~9~Raw", 2, 2, 1, 9, False), Shape(".Shape~2x2~0-2.NoBoxes", 2, 2, 0, 2),
          Shape(".Shape~2x3~0-3.Var~A~~2", 2, 3, 0, 3, True, ("VA1", "VA2"))]


def jigsaw(random: Random) -> Shape:
    regions = "".join(str(region + 1) for region in random_regions(Board(4, (2, 2)), random))
    return Shape(f".Shape~4x4.NoBoxes.Jigsaw~{regions}", 4, 4, 1, 4)


def six(random: Random) -> Shape:
    """A grid of 6x6 cells, most of which are given."""
    digits, low = random.sample(range(6), 6), random.randint(1, 3)
    grid = [low + digits[(3 * row + row // 2 + column) % 6] for row in range(6) for column in range(6)]
    opened = set(random.sample(range(36), 14))
    givens = tuple(0 if cell in opened else value for cell, value in enumerate(grid))
    text = f".Shape~6x6~{low}-{low + 5}." + "".join(f"~R{cell // 6 + 1}C{cell % 6 + 1}_{value}"
                                                   for cell, value in enumerate(givens) if value)
    return Shape(text, 6, 6, low, low + 5, True, (), givens)


def random_shape(random: Random) -> Shape:
    kind = random.random()
    return jigsaw(random) if kind < 0.07 else six(random) if kind < 0.2 else random.choice(SHAPES)


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


def exchanged(random: Random, shape: Shape) -> Sequence[object]:
    key, *rest = relation(random, shape)
    return [str(key).translate(str.maketrans("-_", "_-"))] + rest


def automaton(random: Random, shape: Shape) -> Sequence[object]:
    """Up to four states: the first are those of the start, of which some are final, then other final ones."""
    symbols, states = shape.high - shape.low + 1, random.randint(2, 4)
    starts = random.randint(1, states - 1)
    accepts = random.randint(0, states - starts)
    bits = f"{0:02b}{1:04b}{symbols - 1:04b}{starts:02b}{accepts:02b}{random.randrange(1 << starts):0{starts}b}{3:04b}"
    for _ in range(states):
        moves = [(random.randrange(symbols), random.randrange(states)) for _ in range(random.randint(0, 7))]
        bits += f"{len(moves):03b}"
        bits += "".join(f"{symbol:0{(symbols - 1).bit_length()}b}{state:02b}" for symbol, state in moves)
    data = bytes(int(bits[i:i + 8].ljust(8, "0"), 2) for i in range(0, len(bits), 8))
    return [base64.urlsafe_b64encode(data).decode().rstrip("=")] + shape.cells(random, random.randint(1, 5))


def look_and_say(random: Random, shape: Shape) -> Sequence[object]:
    values = random.sample(range(shape.low, shape.high + 1), random.randint(1, 2))
    return ["".join(f"{random.randint(1, 3)}{value}" for value in values)] + shape.cells(random, random.randint(2, 6))


def even_number(random: Random, shape: Shape) -> Sequence[object]:
    cells = shape.different(random, 4)
    return cells[:len(cells) // 2 * 2]


def replicated(random: Random, shape: Shape) -> Sequence[object]:
    """A pair of cells in a row, moved to cells with a right neighbor."""
    bits = [c < shape.columns and random.random() < 0.3 for _ in range(shape.rows) for c in range(1, shape.columns + 1)]
    bits += [False] * (-len(bits) % 6)
    key = "".join(BASE64[sum(bits[i + k] << k for k in range(6))] for i in range(0, len(bits), 6))
    child = random.choice(["Thermo", "Cage~5", "Whisper~2", "GreaterThan", "Renban", "WhiteDot", "Palindrome"])
    return [f"{key}.{child}~R1C1~R1C2.End"]


def diagonal_sum(random: Random, shape: Shape) -> Sequence[object]:
    if random.random() < 0.5:
        return [random.randint(2, 12), random.choice(list(little_killer_lines(Grid(shape.rows, shape.columns))))]
    row, column = random.randint(1, shape.rows - 1), random.randint(1, shape.columns - 1)
    corners = [f"R{row}C{column}", f"R{row + 1}C{column + 1}", f"R{row + 1}C{column}", f"R{row}C{column + 1}"]
    first, second = random.choice([corners[:2], corners[1::-1], corners[2:], corners[:1:-1]])
    return [random.randint(2, 12), first, second]


def rank(random: Random, shape: Shape) -> Sequence[object]:
    number = random.randint(1, 4 * shape.rows)
    clues_of_line = random.choice([[number], [number, random.randint(1, 4 * shape.rows)], ["", number]])
    return [shape.line(random)] + clues_of_line


def region_number(random: Random, shape: Shape) -> Sequence[object]:
    """A number of cells of a region: of all arms or neighbors, or of some cells in two arms."""
    labels = [f"CC{i + 1}" for i in range(shape.rows * shape.columns)]
    cells = random.sample(labels, random.randint(2, 4))
    number = [shape.cell(random), random.choice(["", 0, 1])]
    return number + (cells if random.random() < 0.6 else [])


WRITERS: Dict[str, Writer] = {
    "": candidates,
    "Cage": lambda r, s: [r.randint(0, 10)] + s.different(r, r.randint(1, 4)),
    "AllDifferent": lambda r, s: s.different(r, 4),
    "Renban": lambda r, s: s.different(r, 3),
    "Sum": weighted_sum,
    "Arrow": plain(2, 4),
    "DoubleArrow": plain(3, 5),
    "PillArrow": lambda r, s: [2] + s.neighbors(r) + s.cells(r, 4),
    "LittleKiller": diagonal_sum,
    "ProductCage": lambda r, s: [r.choice([0, 1, 2, 3, 4, 6, 8, 12])] + s.different(r, r.randint(1, 4)),
    "DifferenceCage": lambda r, s: [r.randint(0, 3)] + s.different(r, r.randint(1, 3)),
    "QuotientCage": lambda r, s: [r.randint(1, 3)] + s.different(r, r.randint(1, 3)),
    "Whisper": numbered(1, 2, 4),
    "SumLine": lambda r, s: [r.randint(1, 7)] + s.cells(r, r.randint(2, 5)) + r.choice([[], ["LOOP"]]),
    "EqualSum": lambda r, s: s.cells(r, r.randint(1, 3)) + ["-"] + s.cells(r, r.randint(1, 3)),
    "RegionSumLine": lambda r, s: r.sample(s.names(), r.randint(2, 4)),
    "Thermo": plain(2, 3),
    "Palindrome": plain(2, 5),
    "Between": plain(3, 5),
    "Lockout": numbered(1, 2, 4),
    "Lunchbox": lambda r, s: [r.randint(0, 6)] + s.different(r, 4),
    "RellikCage": lambda r, s: [r.randint(1, 7)] + s.different(r, 3),
    "EqualityCage": even_number,
    "Zipper": plain(2, 5),
    "Modular": numbered(2, 3, 4),
    "Entropic": plain(1, 4),
    "SameValues": lambda r, s: [2] + s.cells(r, 4)[:4],
    "CountingCircles": plain(1, 5),
    "CountDistinct": plain(2, 5),
    "ValueIndexing": plain(3, 5),
    "Indexing": lambda r, s: [r.choice("RC")] + [s.cell(r), s.cell(r)],
    "WhiteDot": lambda r, s: s.neighbors(r),
    "BlackDot": lambda r, s: s.neighbors(r),
    "GreaterThan": lambda r, s: s.neighbors(r),
    "X": lambda r, s: s.neighbors(r),
    "V": lambda r, s: s.neighbors(r),
    "Quad": quadruple,
    "ContainExact": contents,
    "ContainAtLeast": contents,
    "LookAndSay": look_and_say,
    "Pair": relation,
    "PairX": relation,
    "Binary": exchanged,
    "BinaryX": exchanged,
    "Regex": expression,
    "NFA": automaton,
    "Replicate": replicated,
    "SearchPriority": numbered(1, 2, 3),
    "Sandwich": lambda r, s: [r.randint(0, 6), s.line(r)],
    "XSum": clues(7),
    "Skyscraper": clues(4),
    "HiddenSkyscraper": clues(4),
    "NumberedRoom": clues(4),
    "Diagonal": lambda r, s: [r.choice([-1, 1])],
    "FullRank": rank,
    "FullRankTies": lambda r, s: [r.choice(["none", "only-unclued", "any"])],
    "ChaosConstruction": lambda r, s: [],
    "ChaosArrow": region_number,
    "ChaosCount": region_number,
}
#: Rules of the whole grid.
PLAIN = ("AntiKnight", "AntiKing", "AntiConsecutive", "AntiTaxicab", "StrictKropki", "StrictXV", "Windoku", "DisjointSets",
         "RegionSameValues", "GlobalEntropy", "GlobalMod", "DutchFlatmates", "Doppelganger")
WRITERS.update({kind: lambda r, s: [] for kind in PLAIN})



def has_small_regions(shape: Shape) -> bool:
    return shape.text in (".Shape~4x2", ".Shape~3x3.NoBoxes")


#: The grids that kinds need, if not all will do.
NEEDS: Dict[str, Callable[[Shape], bool]] = {
    "Entropic": lambda s: s.has(1, 9),
    "GlobalEntropy": lambda s: s.has(1, 9),
    "GlobalMod": lambda s: s.has(1, 9),
    "DutchFlatmates": lambda s: s.has(1, 9),
    "Diagonal": Shape.is_square,
    "Windoku": Shape.has_boxes,
    "DisjointSets": Shape.has_boxes,
    "FullRank": Shape.is_latin_square,
    "FullRankTies": Shape.is_latin_square,
    "Doppelganger": lambda s: s.is_square() and s.has(0, s.rows),
    "ChaosConstruction": has_small_regions,
    "ChaosArrow": has_small_regions,
    "ChaosCount": has_small_regions,
}
#: Rules of the grid, which may have nothing to say about a small one: alternatives need a rule each.
OUTERMOST = PLAIN + ("RegionSumLine", "SearchPriority", "Replicate", "Diagonal", "FullRank", "FullRankTies")
#: Rules that a text has once.
ONCE = ("FullRankTies", "Doppelganger", "ChaosConstruction")
#: Kinds that need another rule before them.
AFTER = {"ChaosArrow": ".ChaosConstruction", "ChaosCount": ".ChaosConstruction"}


def may_have(kind: str, shape: Shape) -> bool:
    return NEEDS.get(kind, lambda _: True)(shape)


def item(random: Random, shape: Shape, kind: str) -> str:
    return "." + "~".join([kind] + [str(argument) for argument in WRITERS[kind](random, shape)])


def random_item(random: Random, shape: Shape, depth: int = 0) -> str:
    if depth < 2 and random.random() < 0.1:
        children = "".join(random_item(random, shape, depth + 1) for _ in range(random.randint(1, 3)))
        return f".{random.choice(['Or', 'And'])}{children}.End"
    kinds = [kind for kind in WRITERS if kind not in ONCE and kind not in AFTER and may_have(kind, shape)]
    return item(random, shape, random.choice([kind for kind in kinds if depth == 0 or kind not in OUTERMOST]))


def rule_alone(random: Random, kind: str) -> Tuple[Shape, str]:
    """A grid that the kind may have, and its text with one rule of the kind, or two."""
    while True:
        shape = random_shape(random)
        if may_have(kind, shape):
            break
    items = AFTER.get(kind, "") + item(random, shape, kind)
    if random.random() < 0.3 and kind not in ONCE:
        items += item(random, shape, kind)
    if kind == "FullRank" and random.random() < 0.5:
        items += item(random, shape, "FullRankTies")
    return shape, shape.text + items


def rules_together(random: Random) -> Tuple[Shape, str]:
    shape = random_shape(random)
    return shape, shape.text + "".join(random_item(random, shape) for _ in range(random.randint(1, 3)))
