"""Puzzles with rules, from dot notation, killer strings and pencil marks, by the plain definitions of the rules: which of
them a grid breaks. Nothing here comes from the library."""

import base64
import re
from collections import Counter
from dataclasses import dataclass, field
from math import prod
from typing import Callable, Dict, Iterable, Iterator, List, Optional, Sequence, Set, Tuple

Values = Dict[str, int]
Test = Callable[[Sequence[int]], bool]
DIGITS = "0123456789abcdefg"
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class Unknown(Exception):
    """A rule or text that this judge does not know."""


@dataclass
class Rule:
    """A test of the values of some cells."""

    kind: str
    cells: List[str]
    test: Test

    def holds(self, values: Values) -> bool:
        return self.test([values[cell] for cell in self.cells])


@dataclass
class Item:
    """A rule of the text: its type and arguments, and for a composite one the rules within."""

    kind: str
    args: List[str]
    children: List["Item"] = field(default_factory=list)


def cell_name(row: int, column: int) -> str:
    return f"R{DIGITS[row + 1]}C{DIGITS[column + 1]}"


@dataclass
class Grid:
    """Rows, columns, values, and cells beside the grid in named groups, each with a width of its own."""

    rows: int = 9
    columns: int = 9
    low: int = 1
    high: int = 9
    latin: bool = True
    region_size: int = 9
    boxes: List[List[str]] = field(default_factory=list)
    jigsaw: List[List[str]] = field(default_factory=list)
    groups: Dict[str, List[str]] = field(default_factory=dict)
    places: Dict[str, Tuple[str, int, int]] = field(default_factory=dict)

    def add_group(self, prefix: str, count: int, width: int) -> None:
        names = [prefix if count == 1 else f"{prefix}{i + 1}" for i in range(count)]
        self.groups[prefix] = names
        for i, name in enumerate(names):
            self.places[name] = (prefix, i // width, i % width)

    def cells(self) -> List[str]:
        return [cell_name(r, c) for r in range(self.rows) for c in range(self.columns)]

    def cell(self, text: str) -> str:
        if text in self.places:
            return text
        found = re.fullmatch("[Rr](.)[Cc](.)", text)
        if not found:
            raise Unknown(f"cell {text}")
        return cell_name(DIGITS.index(found[1].lower()) - 1, DIGITS.index(found[2].lower()) - 1)

    def shifted(self, cell: str, rows: int, columns: int) -> str:
        prefix, row, column = self.places[cell]
        for name, place in self.places.items():
            if place == (prefix, row + rows, column + columns):
                return name
        raise Unknown(f"{cell} moved out of the grid")

    def adjacent(self, one: str, other: str) -> bool:
        (group, r, c), (group2, r2, c2) = self.places[one], self.places[other]
        return group == group2 and abs(r - r2) + abs(c - c2) == 1

    def lines(self) -> List[List[str]]:
        rows = [[cell_name(r, c) for c in range(self.columns)] for r in range(self.rows)]
        return rows + [list(column) for column in zip(*rows)]

    def squares(self) -> Iterator[List[str]]:
        for r in range(self.rows - 1):
            for c in range(self.columns - 1):
                yield [cell_name(r, c), cell_name(r, c + 1), cell_name(r + 1, c), cell_name(r + 1, c + 1)]


def box_shape(rows: int, columns: int, size: int) -> Optional[Tuple[int, int]]:
    for small in range(int(size ** 0.5), 1, -1):
        if size % small:
            continue
        large = size // small
        if rows % small == 0 and columns % large == 0:
            return small, large
        if rows % large == 0 and columns % small == 0:
            return large, small
    return None


def boxes_of(grid: Grid) -> List[List[str]]:
    shape = box_shape(grid.rows, grid.columns, grid.region_size)
    if shape is None:
        return []
    height, width = shape
    return [[cell_name(top + r, left + c) for r in range(height) for c in range(width)]
            for top in range(0, grid.rows, height) for left in range(0, grid.columns, width)]


# Tests of values, one after another in the order of the cells.

def differ(v: Sequence[int]) -> bool:
    return len(set(v)) == len(v)


def subset_sums(v: Sequence[int]) -> Set[int]:
    sums = {0}
    some: Set[int] = set()
    for x in v:
        some |= {s + x for s in sums}
        sums |= some
    return some


def balanced(low: int, high: int) -> Test:
    middle = (low + high) / 2

    def test(v: Sequence[int]) -> bool:
        return (differ(v) and middle not in v and sum(x % 2 == 0 for x in v) * 2 == len(v)
                and sum(x < middle for x in v) * 2 == len(v))
    return test


def between_extremes(total: int) -> Test:
    def test(v: Sequence[int]) -> bool:
        if not differ(v):
            return False
        one, other = sorted((v.index(min(v)), v.index(max(v))))
        return sum(v[one + 1:other]) == total
    return test


def visible(v: Sequence[int]) -> int:
    return sum(x > max(v[:i], default=0) for i, x in enumerate(v))


def first_hidden(v: Sequence[int]) -> Optional[int]:
    return next((x for i, x in enumerate(v) if i and x < max(v[:i])), None)


def divides(total: int, v: Sequence[int]) -> bool:
    """True if the values are runs, one after another, that each have the sum."""
    run = 0
    for x in v:
        run += x
        if run > total:
            return False
        if run == total:
            run = 0
    return run == 0 and sum(v) > 0


def divides_loop(total: int, v: Sequence[int]) -> bool:
    return any(divides(total, list(v[i:]) + list(v[:i])) for i in range(len(v)))


def counts_itself(v: Sequence[int]) -> bool:
    return all(count == x for x, count in Counter(v).items())


def contains(wanted: Counter, exact: bool) -> Test:
    def test(v: Sequence[int]) -> bool:
        found = Counter(v)
        return all(found[x] == n if exact else found[x] >= n for x, n in wanted.items())
    return test


def same_sets(sets: int) -> Test:
    def test(v: Sequence[int]) -> bool:
        size = len(v) // sets
        return len({tuple(sorted(v[i * size:(i + 1) * size])) for i in range(sets)}) == 1
    return test


def windows(v: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for i in range(max(1, len(v) - size + 1)):
        yield v[i:i + size]


def bits_of(text: str) -> List[int]:
    return [BASE64.index(c) >> bit & 1 for c in text for bit in range(6)]


def relation(key: str, low: int, high: int) -> Callable[[int, int], bool]:
    bits, count = bits_of(key), high - low + 1

    def related(a: int, b: int) -> bool:
        place = (a - low) * count + b - low
        return place < len(bits) and bits[place] == 1
    return related


class Automaton:
    """States and their moves, from the packed bits of the notation."""

    def __init__(self, text: str, low: int) -> None:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        self.bits = [byte >> bit & 1 for byte in data for bit in range(7, -1, -1)]
        self.at, self.low = 0, low
        packed, state_bits, symbols = self.number(2), self.number(4) + 1, self.number(4) + 1
        starts, accepts = self.number(state_bits), self.number(state_bits)
        first_accept = self.number(starts)
        # Bit i of the mask, which is written as a number, is start state i.
        self.starts = set(range(starts))
        self.accepts = {i for i in range(starts) if first_accept >> i & 1} | set(range(starts, starts + accepts))
        self.moves: List[Dict[int, Set[int]]] = []
        if packed:
            self.read_packed(symbols, state_bits)
        else:
            self.read_plain(symbols, state_bits)

    def number(self, bits: int) -> int:
        value = 0
        for bit in self.bits[self.at:self.at + bits]:
            value = value * 2 + bit
        self.at += bits
        return value

    def left(self) -> int:
        return len(self.bits) - self.at

    def read_packed(self, symbols: int, state_bits: int) -> None:
        while self.left() >= symbols:
            mask = self.number(symbols)
            self.moves.append({i: {self.number(state_bits)} for i in range(symbols) if mask >> i & 1})

    def read_plain(self, symbols: int, state_bits: int) -> None:
        count_bits, symbol_bits = self.number(4), (symbols - 1).bit_length()
        while count_bits and self.left() >= count_bits:
            moves: Dict[int, Set[int]] = {}
            for _ in range(self.number(count_bits)):
                symbol = self.number(symbol_bits)
                moves.setdefault(symbol, set()).add(self.number(state_bits))
            self.moves.append(moves)

    def accepts_values(self, v: Sequence[int]) -> bool:
        states = self.starts
        for x in v:
            states = {t for s in states if s < len(self.moves) for t in self.moves[s].get(x - self.low, ())}
        return bool(states & self.accepts)


def named_groups(args: Iterable[str]) -> List[List[str]]:
    """Lists of cells, separated by empty arguments or by names, which begin with an underscore."""
    groups: List[List[str]] = [[]]
    for arg in args:
        if not arg or arg[0] == "_":
            groups.append([])
        else:
            groups[-1].append(arg)
    return [group for group in groups if group]


def split_by(args: Sequence[str], separator: str) -> List[List[str]]:
    parts: List[List[str]] = [[]]
    for arg in args:
        if arg == separator:
            parts.append([])
        else:
            parts[-1].append(arg)
    return parts


def little_killer_lines(grid: Grid) -> Dict[str, List[str]]:
    lines: Dict[str, List[str]] = {}
    seen = set()

    def add(r: int, c: int, down: int, right: int) -> None:
        cells = []
        while 0 <= r < grid.rows and 0 <= c < grid.columns:
            cells.append(cell_name(r, c))
            r, c = r + down, c + right
        if len(cells) > 1 and frozenset(cells) not in seen:
            seen.add(frozenset(cells))
            lines[cells[0]] = cells
    for r in range(grid.rows - 1):
        add(r, 0, 1, 1)
    for r in range(1, grid.rows - 1):
        add(r, grid.columns - 1, -1, -1)
    for c in range(1, grid.columns):
        add(0, c, 1, -1)
    for c in range(1, grid.columns - 1):
        add(grid.rows - 1, c, -1, 1)
    return lines


def full_ranks(clues: List[Tuple[List[str], int]], ties: str, grid: Grid) -> Rule:
    lines = grid.lines()
    entries = lines + [line[::-1] for line in lines]
    cells = grid.cells()

    def test(v: Sequence[int]) -> bool:
        value = dict(zip(cells, v))
        numbers = [tuple(value[c] for c in entry) for entry in entries]
        if ties == "none" and len(set(numbers)) < len(numbers):
            return False
        for line, rank in clues:
            number = tuple(value[c] for c in line)
            less, equal = sum(n < number for n in numbers), numbers.count(number)
            if ties == "any":
                if not less < rank <= less + equal:
                    return False
            elif rank != less + 1 or equal > 1:
                return False
        ranks: Dict[int, Tuple[int, ...]] = {}
        return all(ranks.setdefault(rank, tuple(value[c] for c in line)) == tuple(value[c] for c in line)
                   for line, rank in clues)
    return Rule("FullRank", cells, test)


class Puzzle:
    """Grid and rules of a text."""

    def __init__(self, text: str) -> None:
        self.grid = Grid()
        self.rules: List[Rule] = []
        self.ranks: List[Tuple[List[str], int]] = []
        self.ties = "only-unclued"
        self.marked: Dict[str, Set[frozenset]] = {"kropki": set(), "xv": set()}
        self.regions = False
        items = self.read(text)
        self.shape(items)
        for item in items:
            self.rules += self.build(item)
        self.finish(items)

    # Texts.

    def read(self, text: str) -> List[Item]:
        text = re.sub(r"\s+", "", text)
        if text.startswith("3x3:"):
            return self.long_killer(text)
        if re.fullmatch("[1-9.]{729}", text):
            return [Item("", [cell_name(i // 9, i % 9) + "".join("_" + d for d in text[9 * i:9 * i + 9] if d != ".")
                              for i in range(81)])]
        if len(text) == 81 and "~" not in text and re.search("[<v>^`',]", text):
            return self.short_killer(text)
        if not text.startswith(".") or "~" not in text:
            return self.jigsaw_grid(text)
        root: List[Item] = []
        stack = [root]
        for part in text.split(".")[1:]:
            kind, *args = part.split("~")
            if kind == "End":
                stack.pop()
                continue
            item = Item(kind, args)
            stack[-1].append(item)
            if kind in ("Or", "And", "Replicate"):
                stack.append(item.children)
        return root

    @staticmethod
    def jigsaw_grid(text: str) -> List[Item]:
        """A grid row by row with letters from A, or digits, and then its regions."""
        size = int((len(text) / 2) ** 0.5)
        values = [c if c.isdigit() else str(ord(c) - 64) for c in text[:size * size].replace(".", "0")]
        givens = [f"{cell_name(i // size, i % size)}_{value}" for i, value in enumerate(values) if value != "0"]
        return [Item("Shape", [f"{size}x{size}"]), Item("NoBoxes", []), Item("Jigsaw", [text[size * size:]]),
                Item("", givens)]

    @staticmethod
    def cages(sums: Dict[int, int], cage_of: Sequence[int]) -> List[Item]:
        return [Item("Cage", [str(total)] + [cell_name(i // 9, i % 9) for i in range(81) if cage_of[i] == cage])
                for cage, total in sums.items()]

    def long_killer(self, text: str) -> List[Item]:
        parts = text.split(":")
        diagonals = [Item("Diagonal", ["1"]), Item("Diagonal", ["-1"])] if parts[1] == "d" else []
        numbers = [int(x) for x in parts[3:84]]
        return diagonals + self.cages({n % 256: n // 256 for n in numbers if n >= 256}, [n % 256 for n in numbers])

    def short_killer(self, text: str) -> List[Item]:
        steps = {"v": 9, "^": -9, "<": -1, ">": 1, "`": -10, "'": -8, ",": 8, ".": 10}
        roots, sums = [], {}
        for i in range(81):
            while text[i] in steps:
                i += steps[text[i]]
            roots.append(i)
            c = text[i]
            sums[i] = int(c) if c.isdigit() else ord(c) - 55 if c.isupper() else ord(c) - 97 + 36
        return self.cages(sums, roots)

    # The grid.

    def shape(self, items: List[Item]) -> None:
        kinds = {item.kind: item for item in items}
        grid = self.grid
        if "Shape" in kinds:
            args = kinds["Shape"].args
            grid.rows, grid.columns = map(int, args[0].split("x"))
            grid.low, grid.high = 1, max(grid.rows, grid.columns)
            if len(args) > 1 and args[1]:
                bounds = args[1].split("-")
                grid.low, grid.high = (1, int(bounds[0])) if len(bounds) == 1 else (int(bounds[0]), int(bounds[1]))
            grid.latin = len(args) < 3 or args[2] == "Sudoku"
        grid.region_size = int(kinds["RegionSize"].args[0]) if "RegionSize" in kinds else max(grid.rows, grid.columns)
        for r in range(grid.rows):
            for c in range(grid.columns):
                grid.places[cell_name(r, c)] = ("", r, c)
        if grid.latin and "NoBoxes" not in kinds:
            grid.boxes = boxes_of(grid)
        for item in items:
            self.add_groups(item)

    def add_groups(self, item: Item) -> None:
        grid = self.grid
        if item.kind == "Var":
            size = item.args[2] if len(item.args) > 2 and item.args[2] else "1"
            parts = [int(x) for x in size.split("x")]
            grid.add_group("V" + item.args[0], parts[0] * parts[-1] if len(parts) > 1 else parts[0],
                           parts[1] if len(parts) > 1 else grid.columns)
        elif item.kind == "ChaosConstruction":
            self.regions = True
            grid.add_group("CC", grid.rows * grid.columns, grid.columns)
        elif item.kind == "Doppelganger":
            shape = box_shape(grid.rows, grid.columns, max(grid.rows, grid.columns))
            grid.add_group("DGR", grid.columns, grid.columns)
            grid.add_group("DGC", grid.rows, grid.columns)
            grid.add_group("DGB", grid.rows, shape[1] if shape else grid.columns)

    def finish(self, items: List[Item]) -> None:
        grid = self.grid
        kinds = {item.kind for item in items}
        if grid.latin:
            self.rules += [Rule("line", line, differ) for line in grid.lines()]
            self.rules += [Rule("box", box, differ) for box in grid.boxes]
        if self.ranks or "FullRankTies" in kinds:
            self.rules.append(full_ranks(self.ranks, self.ties, grid))
        if "StrictKropki" in kinds:
            self.strict("kropki", lambda a, b: a != 2 * b and b != 2 * a and abs(a - b) != 1)
        if "StrictXV" in kinds:
            self.strict("xv", lambda a, b: a + b not in (5, 10))
        self.rules.append(Rule("values", grid.cells(), lambda v: all(grid.low <= x <= grid.high for x in v)))

    def strict(self, kind: str, good: Callable[[int, int], bool]) -> None:
        self.rules += [Rule(kind, [a, b], lambda v: good(v[0], v[1])) for a, b in self.neighbors()
                       if frozenset((a, b)) not in self.marked[kind]]

    def neighbors(self) -> Iterator[Tuple[str, str]]:
        for r in range(self.grid.rows):
            for c in range(self.grid.columns):
                if c + 1 < self.grid.columns:
                    yield cell_name(r, c), cell_name(r, c + 1)
                if r + 1 < self.grid.rows:
                    yield cell_name(r, c), cell_name(r + 1, c)

    # Rules.

    def build(self, item: Item) -> List[Rule]:
        kind, args = item.kind or "Given", item.args
        method = getattr(self, "rule_" + kind, None)
        if method is not None:
            return list(method(args, item))
        if kind in CELLS_ONLY:
            cells = [self.grid.cell(a) for a in args]
            return [Rule(kind, cells, CELLS_ONLY[kind])]
        if kind in WITH_NUMBER:
            cells = [self.grid.cell(a) for a in args[1:]]
            return [Rule(kind, cells, WITH_NUMBER[kind](int(args[0] or 0)))]
        if kind in PAIRS:
            return self.adjacent_pairs(kind, args)
        if kind in OUTSIDE:
            return list(self.outside(kind, args))
        if kind in ("NoBoxes", "Shape", "RegionSize", "Var", "StrictKropki", "StrictXV", "SearchPriority"):
            return []
        raise Unknown(kind)

    def adjacent_pairs(self, kind: str, args: List[str]) -> List[Rule]:
        cells = [self.grid.cell(a) for a in args]
        good = PAIRS[kind]
        rules = []
        for i, a in enumerate(cells):
            for b in cells[i + 1:]:
                if self.grid.adjacent(a, b):
                    rules.append(Rule(kind, [a, b], lambda v: good(v[0], v[1])))
                    if kind in ("WhiteDot", "BlackDot"):
                        self.marked["kropki"].add(frozenset((a, b)))
                    if kind in ("X", "V"):
                        self.marked["xv"].add(frozenset((a, b)))
        return rules

    def line(self, name: str) -> List[str]:
        number = DIGITS.index(name[1:]) if len(name) == 2 else int(name[1:])
        lines = self.grid.lines()
        return lines[number - 1 if name[0] == "R" else self.grid.rows + number - 1]

    def outside(self, kind: str, args: List[str]) -> Iterator[Rule]:
        for clue, step in zip(args[1:3], (1, -1)):
            if clue:
                yield Rule(kind, self.line(args[0])[::step], OUTSIDE[kind](int(clue)))

    def rule_Given(self, args: List[str], _: Item) -> Iterator[Rule]:
        for arg in args:
            cell, *values = arg.split("_")
            allowed = {int(x) for x in values}
            yield Rule("Given", [self.grid.cell(cell)], lambda v, allowed=allowed: v[0] in allowed)

    def rule_Or(self, _: List[str], item: Item) -> Iterator[Rule]:
        branches = [self.build(child) for child in item.children]
        cells = sorted({c for branch in branches for rule in branch for c in rule.cells})
        place = {c: i for i, c in enumerate(cells)}
        yield Rule("Or", cells, lambda v: any(all(rule.test([v[place[c]] for c in rule.cells]) for rule in branch)
                                              for branch in branches))

    def rule_And(self, _: List[str], item: Item) -> Iterator[Rule]:
        for child in item.children:
            yield from self.build(child)

    def rule_Replicate(self, args: List[str], item: Item) -> Iterator[Rule]:
        grid = self.grid
        origin = grid.cell(args[1]) if len(args) > 1 else "R1C1"
        group = grid.places[origin][0]
        names = [name for name, place in grid.places.items() if place[0] == group]
        first = names.index(origin)
        for i, bit in enumerate(bits_of(args[0])):
            if not bit:
                continue
            target = names[first + i]
            rows = grid.places[target][1] - grid.places[origin][1]
            columns = grid.places[target][2] - grid.places[origin][2]
            for child in item.children:
                yield from self.build(self.moved(child, rows, columns))

    def moved(self, item: Item, rows: int, columns: int) -> Item:
        def move(arg: str) -> str:
            cell, *rest = arg.split("_") if re.match("[Rr].[Cc].", arg) else [arg]
            if cell not in self.grid.places:
                return arg
            return "_".join([self.grid.shifted(self.grid.cell(cell), rows, columns)] + rest)
        return Item(item.kind, [move(arg) for arg in item.args],
                    [self.moved(child, rows, columns) for child in item.children])

    def rule_Cage(self, args: List[str], _: Item) -> Iterator[Rule]:
        total = int(args[0] or 0)
        cells = [self.grid.cell(a) for a in args[1:]]
        yield Rule("Cage", list(dict.fromkeys(cells)), differ)
        if total:
            yield Rule("Cage", cells, lambda v: sum(v) == total)

    def rule_EqualityCage(self, args: List[str], _: Item) -> Iterator[Rule]:
        yield Rule("EqualityCage", [self.grid.cell(a) for a in args], balanced(self.grid.low, self.grid.high))

    def rule_Sum(self, args: List[str], _: Item) -> Iterator[Rule]:
        total, *factors = args[0].split("_")
        cells = [self.grid.cell(a) for a in args[1:]]
        weights = [int(x) for x in factors[1:]] or [1] * len(cells)
        yield Rule("Sum", cells, lambda v: sum(w * x for w, x in zip(weights, v)) == int(total))

    def rule_Whisper(self, args: List[str], _: Item) -> Iterator[Rule]:
        least = 5
        if args[0].isdigit():
            least, args = int(args[0]), args[1:]
        yield Rule("Whisper", [self.grid.cell(a) for a in args],
                   lambda v: all(abs(a - b) >= least for a, b in zip(v, v[1:])))

    def rule_PillArrow(self, args: List[str], _: Item) -> Iterator[Rule]:
        size = int(args[0])
        cells = [self.grid.cell(a) for a in args[1:]]
        cells = sorted(cells[:size], key=lambda c: self.grid.places[c][1:]) + cells[size:]

        def test(v: Sequence[int]) -> bool:
            number = sum(x * 10 ** (size - 1 - i) for i, x in enumerate(v[:size]))
            return all(x <= 9 for x in v[1:size]) and number == sum(v[size:])
        yield Rule("PillArrow", cells, test)

    def rule_SumLine(self, args: List[str], _: Item) -> Iterator[Rule]:
        total, loop = int(args[0]), args[-1] == "LOOP"
        cells = [self.grid.cell(a) for a in args[1:len(args) - loop]]
        yield Rule("SumLine", cells, lambda v: (divides_loop if loop else divides)(total, v))

    def rule_EqualSum(self, args: List[str], _: Item) -> Iterator[Rule]:
        yield self.equal_sums("EqualSum", [[self.grid.cell(a) for a in part] for part in split_by(args, "-")])

    @staticmethod
    def equal_sums(kind: str, parts: List[List[str]]) -> Rule:
        lengths = [len(part) for part in parts]

        def test(v: Sequence[int]) -> bool:
            sums, at = set(), 0
            for length in lengths:
                sums.add(sum(v[at:at + length]))
                at += length
            return len(sums) <= 1
        return Rule(kind, [c for part in parts for c in part], test)

    def rule_RegionSumLine(self, args: List[str], _: Item) -> Iterator[Rule]:
        parts: List[List[str]] = []
        last: Optional[int] = None
        for cell in (self.grid.cell(a) for a in args):
            regions = self.grid.boxes or self.grid.jigsaw
            region = next((i for i, cells in enumerate(regions) if cell in cells), -1)
            if region != last or not parts:
                parts.append([])
            last = region
            parts[-1].append(cell)
        if self.grid.boxes or self.grid.jigsaw:
            yield self.equal_sums("RegionSumLine", parts)

    def rule_Jigsaw(self, args: List[str], _: Item) -> Iterator[Rule]:
        regions: Dict[str, List[str]] = {}
        for cell, letter in zip(self.grid.cells(), args[-1]):
            regions.setdefault(letter, []).append(cell)
        for cells in regions.values():
            if len(cells) == self.grid.region_size:
                self.grid.jigsaw.append(cells)
                yield Rule("Jigsaw", cells, differ)

    def rule_Diagonal(self, args: List[str], _: Item) -> Iterator[Rule]:
        n = self.grid.rows
        yield Rule("Diagonal", [cell_name(r, n - 1 - r if int(args[0]) > 0 else r) for r in range(n)], differ)

    def rule_Windoku(self, _: List[str], __: Item) -> Iterator[Rule]:
        shape = box_shape(self.grid.rows, self.grid.columns, self.grid.region_size)
        if shape:
            height, width = shape
            for left in range(1, self.grid.columns - width, width + 1):
                for top in range(1, self.grid.rows - height, height + 1):
                    yield Rule("Windoku", [cell_name(top + r, left + c) for r in range(height) for c in range(width)],
                               differ)

    def rule_DisjointSets(self, _: List[str], __: Item) -> Iterator[Rule]:
        for cells in zip(*boxes_of(self.grid)):
            yield Rule("DisjointSets", list(cells), differ)

    def leaps(self, kind: str, leaps: Sequence[Tuple[int, int]], good: Callable[[int, int], bool]) -> Iterator[Rule]:
        for r in range(self.grid.rows):
            for c in range(self.grid.columns):
                for down, right in leaps:
                    if r + down < self.grid.rows and 0 <= c + right < self.grid.columns:
                        yield Rule(kind, [cell_name(r, c), cell_name(r + down, c + right)],
                                   lambda v: good(v[0], v[1]))

    def rule_AntiKnight(self, _: List[str], __: Item) -> Iterator[Rule]:
        yield from self.leaps("AntiKnight", [(1, 2), (2, 1), (1, -2), (2, -1)], lambda a, b: a != b)

    def rule_AntiKing(self, _: List[str], __: Item) -> Iterator[Rule]:
        yield from self.leaps("AntiKing", [(1, 1), (1, -1)], lambda a, b: a != b)

    def rule_AntiConsecutive(self, _: List[str], __: Item) -> Iterator[Rule]:
        yield from self.leaps("AntiConsecutive", [(0, 1), (1, 0)], lambda a, b: abs(a - b) != 1)

    def rule_AntiTaxicab(self, _: List[str], __: Item) -> Iterator[Rule]:
        cells = self.grid.cells()
        for i, one in enumerate(cells):
            for other in cells[i + 1:]:
                (_g, r, c), (_h, r2, c2) = self.grid.places[one], self.grid.places[other]
                distance = abs(r - r2) + abs(c - c2)
                yield Rule("AntiTaxicab", [one, other], lambda v, d=distance: not v[0] == v[1] == d)

    def rule_GlobalEntropy(self, _: List[str], __: Item) -> Iterator[Rule]:
        for cells in self.grid.squares():
            yield Rule("GlobalEntropy", cells, lambda v: len({(x - 1) // 3 for x in v}) == 3)

    def rule_GlobalMod(self, _: List[str], __: Item) -> Iterator[Rule]:
        for cells in self.grid.squares():
            yield Rule("GlobalMod", cells, lambda v: len({x % 3 for x in v}) == 3)

    def rule_DutchFlatmates(self, _: List[str], __: Item) -> Iterator[Rule]:
        for column in self.grid.lines()[self.grid.rows:]:
            yield Rule("DutchFlatmates", column, lambda v: all(
                x != 5 or (i > 0 and v[i - 1] == 1) or (i + 1 < len(v) and v[i + 1] == 9) for i, x in enumerate(v)))

    def rule_FullRank(self, args: List[str], _: Item) -> Iterator[Rule]:
        for clue, step in zip(args[1:3], (1, -1)):
            if clue:
                self.ranks.append((self.line(args[0])[::step], int(clue)))
        return iter(())

    def rule_FullRankTies(self, args: List[str], _: Item) -> Iterator[Rule]:
        self.ties = args[0]
        return iter(())

    def diagonal(self, first: str, second: str) -> List[str]:
        """The cells from FIRST through SECOND up to the edge."""
        (r, c), (down, right) = self.grid.places[first][1:], self.grid.places[second][1:]
        down, right = down - r, right - c
        cells = []
        while 0 <= r < self.grid.rows and 0 <= c < self.grid.columns:
            cells.append(cell_name(r, c))
            r, c = r + down, c + right
        return cells

    def rule_LittleKiller(self, args: List[str], _: Item) -> Iterator[Rule]:
        first = self.grid.cell(args[1])
        cells = (self.diagonal(first, self.grid.cell(args[2])) if len(args) > 2
                 else little_killer_lines(self.grid)[first])
        yield Rule("LittleKiller", cells, lambda v: sum(v) == int(args[0]))

    def rule_Sandwich(self, args: List[str], _: Item) -> Iterator[Rule]:
        yield Rule("Sandwich", self.line(args[1]), between_extremes(int(args[0])))

    def rule_Quad(self, args: List[str], _: Item) -> Iterator[Rule]:
        corner = self.grid.cell(args[0])
        cells = [self.grid.shifted(corner, r, c) for r in (0, 1) for c in (0, 1)]
        yield Rule("Quad", cells, contains(Counter(int(x) for x in args[1:]), False))

    def contain(self, kind: str, args: List[str], exact: bool) -> Iterator[Rule]:
        wanted = Counter(int(x) for x in args[0].split("_"))
        yield Rule(kind, [self.grid.cell(a) for a in args[1:]], contains(wanted, exact))

    def rule_ContainExact(self, args: List[str], _: Item) -> Iterator[Rule]:
        yield from self.contain("ContainExact", args, True)

    def rule_ContainAtLeast(self, args: List[str], _: Item) -> Iterator[Rule]:
        yield from self.contain("ContainAtLeast", args, False)

    def rule_LookAndSay(self, args: List[str], _: Item) -> Iterator[Rule]:
        clue = [int(c) for c in args[0]]
        wanted = Counter({value: count for count, value in zip(clue[::2], clue[1::2])})
        yield Rule("LookAndSay", [self.grid.cell(a) for a in args[1:]], contains(wanted, True))

    def rule_CountDistinct(self, args: List[str], _: Item) -> Iterator[Rule]:
        yield Rule("CountDistinct", [self.grid.cell(a) for a in args], lambda v: v[0] == len(set(v[1:])))

    def rule_Indexing(self, args: List[str], _: Item) -> Iterator[Rule]:
        for cell in (self.grid.cell(a) for a in args[1:]):
            _group, row, column = self.grid.places[cell]
            number = row if args[0] == "R" else column
            line = self.grid.lines()[self.grid.rows + column if args[0] == "R" else row]
            yield Rule("Indexing", [cell] + line,
                       lambda v, number=number: 1 <= v[0] < len(v) and v[v[0]] == number + 1)

    def rule_Regex(self, args: List[str], _: Item) -> Iterator[Rule]:
        pattern = re.compile(base64.urlsafe_b64decode(args[0] + "=" * (-len(args[0]) % 4)).decode("latin-1"))
        for group in named_groups(args[1:]):
            yield Rule("Regex", [self.grid.cell(a) for a in group],
                       lambda v: bool(pattern.fullmatch("".join(DIGITS[x] for x in v))))

    def rule_NFA(self, args: List[str], _: Item) -> Iterator[Rule]:
        automaton = Automaton(args[0], self.grid.low)
        for group in named_groups(args[1:]):
            yield Rule("NFA", [self.grid.cell(a) for a in group], automaton.accepts_values)

    def rule_Pair(self, args: List[str], item: Item) -> Iterator[Rule]:
        related = relation(args[0], self.grid.low, self.grid.high)
        for group in named_groups(args[1:]):
            yield Rule(item.kind, [self.grid.cell(a) for a in group],
                       lambda v: all(related(a, b) for a, b in zip(v, v[1:])))

    def rule_PairX(self, args: List[str], item: Item) -> Iterator[Rule]:
        related = relation(args[0], self.grid.low, self.grid.high)
        for group in named_groups(args[1:]):
            yield Rule(item.kind, [self.grid.cell(a) for a in group],
                       lambda v: all(related(a, b) for i, a in enumerate(v) for b in v[i + 1:]))

    def rule_Binary(self, args: List[str], item: Item) -> Iterator[Rule]:
        yield from self.rule_Pair([args[0].translate(str.maketrans("-_", "_-"))] + args[1:], item)

    def rule_BinaryX(self, args: List[str], item: Item) -> Iterator[Rule]:
        yield from self.rule_PairX([args[0].translate(str.maketrans("-_", "_-"))] + args[1:], item)

    def rule_RegionSameValues(self, _: List[str], __: Item) -> Iterator[Rule]:
        regions = self.grid.jigsaw + self.grid.lines() + self.grid.boxes
        largest = max(map(len, regions))
        regions = [cells for cells in regions if len(cells) == largest]
        yield Rule("RegionSameValues", [c for cells in regions for c in cells], same_sets(len(regions)))

    def rule_Doppelganger(self, _: List[str], __: Item) -> Iterator[Rule]:
        grid = self.grid
        lines, groups = grid.lines(), grid.groups
        for cells, prefix in ((lines[:grid.rows], "DGC"), (lines[grid.rows:], "DGR"), (grid.boxes, "DGB")):
            for region, missing in zip(cells, groups[prefix]):
                yield Rule("Doppelganger", region + [missing], differ)
            if cells:
                yield Rule("Doppelganger", groups[prefix], lambda v: differ(v) and 0 not in v)
        for cell in grid.cells():
            _group, r, c = grid.places[cell]
            missing = [groups["DGC"][r], groups["DGR"][c]]
            missing += [m for box, m in zip(grid.boxes, groups["DGB"]) if cell in box]
            yield Rule("Doppelganger", [cell] + missing, lambda v: v[0] != 0 or differ(v[1:]))

    def rule_ChaosConstruction(self, _: List[str], __: Item) -> Iterator[Rule]:
        grid = self.grid
        labels = grid.groups["CC"]

        def test(v: Sequence[int]) -> bool:
            digits, regions = v[:len(labels)], v[len(labels):]
            found: Dict[int, Set[int]] = {}
            for i, region in enumerate(regions):
                found.setdefault(region, set()).add(i)
            return all(len(cells) == grid.region_size and differ([digits[i] for i in cells]) and self.joined(cells)
                       for cells in found.values())
        yield Rule("ChaosConstruction", grid.cells() + labels, test)

    def joined(self, cells: Set[int]) -> bool:
        width = self.grid.columns
        reached, todo = set(), [min(cells)]
        while todo:
            i = todo.pop()
            if i in reached:
                continue
            reached.add(i)
            todo += [j for j in (i - width, i + width, i - 1 if i % width else -1, i + 1 if (i + 1) % width else -1)
                     if j in cells]
        return reached == cells

    def rule_ChaosArrow(self, args: List[str], _: Item) -> Iterator[Rule]:
        control, offset = self.grid.cell(args[0]), int(args[1]) if len(args) > 1 and args[1] else 0
        arms = [arm for arm in split_by(args[2:], "-") if arm] or self.all_arms(control)
        lengths = [len(arm) for arm in arms]

        def test(v: Sequence[int]) -> bool:
            total, at = 1, 1
            for length in lengths:
                arm = v[at:at + length]
                at += length
                total += next((i for i, x in enumerate(arm) if x != arm[0]), length) - 1
            return v[0] + offset == total
        yield Rule("ChaosArrow", [control] + [c for arm in arms for c in arm], test)

    def all_arms(self, control: str) -> List[List[str]]:
        grid = self.grid
        _group, row, column = grid.places[control]
        arms = []
        for down, right in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            arm, r, c = [], row, column
            while 0 <= r < grid.rows and 0 <= c < grid.columns:
                arm.append(grid.groups["CC"][r * grid.columns + c])
                r, c = r + down, c + right
            arms.append(arm)
        return arms

    def rule_ChaosCount(self, args: List[str], _: Item) -> Iterator[Rule]:
        control, offset = self.grid.cell(args[0]), int(args[1]) if len(args) > 1 and args[1] else 0
        cells = args[2:]
        if not cells:
            grid = self.grid
            _group, row, column = grid.places[control]
            near = [(row, column)] + [(r, c) for r in range(row - 1, row + 2) for c in range(column - 1, column + 2)
                                      if 0 <= r < grid.rows and 0 <= c < grid.columns and (r, c) != (row, column)]
            cells = [grid.groups["CC"][r * grid.columns + c] for r, c in near]
        yield Rule("ChaosCount", [control] + cells, lambda v: v[0] + offset == list(v[1:]).count(v[1]))

    # Grids.

    def broken(self, grid: Sequence[int]) -> List[Rule]:
        """The rules that the grid breaks, whatever the cells beside it are; all that concern such cells where no values
        of theirs keep them."""
        values: Values = dict(zip(self.grid.cells(), grid))
        plain = [rule for rule in self.rules if all(c in values for c in rule.cells)]
        wrong = [rule for rule in plain if not rule.holds(values)]
        hidden = [rule for rule in self.rules if any(c not in values for c in rule.cells)]
        if wrong or not hidden or self.complete(values, hidden):
            return wrong
        return hidden

    def complete(self, values: Values, rules: List[Rule]) -> bool:
        """True if the cells beside the grid have values that keep the rules."""
        names = [c for prefix, cells in self.grid.groups.items() if prefix != "CC" for c in cells]
        if not self.assign(values, rules, [n for n in names if any(n in rule.cells for rule in rules)], 0):
            return False
        return not self.regions or self.partition(values, rules)

    def assign(self, values: Values, rules: List[Rule], names: List[str], at: int) -> bool:
        if at == len(names):
            return True
        later = set(names[at + 1:]) | set(self.grid.groups.get("CC", ()))
        ready = [rule for rule in rules if names[at] in rule.cells and not later & set(rule.cells)]
        for value in range(self.grid.low, self.grid.high + 1):
            values[names[at]] = value
            if all(rule.holds(values) for rule in ready) and self.assign(values, rules, names, at + 1):
                return True
        del values[names[at]]
        return False

    def partition(self, values: Values, rules: List[Rule]) -> bool:
        """True if the grid divides into connected regions of different digits that keep the rules: the first free cell
        begins the next region, which grows in every way."""
        labels, cells = self.grid.groups["CC"], self.grid.cells()
        digits = [values[c] for c in cells]
        owner = [-1] * len(cells)
        tests = [rule for rule in rules if rule.kind != "ChaosConstruction"]

        def near(i: int) -> List[int]:
            width = self.grid.columns
            return [j for j in (i - width, i + width, i - 1 if i % width else -1, i + 1 if (i + 1) % width else -1)
                    if 0 <= j < len(cells)]

        def possible() -> bool:
            known = {label: owner[i] for i, label in enumerate(labels) if owner[i] >= 0}
            return all(rule.holds({**values, **known}) for rule in tests
                       if all(c in values or c in known for c in rule.cells))

        def free_areas_fit() -> bool:
            seen: Set[int] = set()
            for start in range(len(cells)):
                if owner[start] < 0 and start not in seen:
                    area, todo = set(), [start]
                    while todo:
                        i = todo.pop()
                        if i not in area:
                            area.add(i)
                            todo += [j for j in near(i) if owner[j] < 0 and j not in area]
                    seen |= area
                    if len(area) % self.grid.region_size:
                        return False
            return True

        def grow(region: int, mine: List[int], refused: Set[int]) -> bool:
            if len(mine) == self.grid.region_size:
                return free_areas_fit() and possible() and begin(region + 1)
            options = sorted({j for i in mine for j in near(i)
                              if owner[j] < 0 and j not in refused and digits[j] not in {digits[k] for k in mine}})
            refused = set(refused)
            for j in options:
                owner[j] = region
                if grow(region, mine + [j], refused):
                    return True
                owner[j] = -1
                refused.add(j)
            return False

        def begin(region: int) -> bool:
            free = next((i for i, o in enumerate(owner) if o < 0), None)
            if free is None:
                return True
            owner[free] = region
            if grow(region, [free], set()):
                return True
            owner[free] = -1
            return False
        return begin(0)


CELLS_ONLY: Dict[str, Test] = {
    "AllDifferent": differ,
    "Thermo": lambda v: all(a < b for a, b in zip(v, v[1:])),
    "Renban": lambda v: differ(v) and max(v) - min(v) == len(v) - 1,
    "Palindrome": lambda v: list(v) == list(v)[::-1],
    "Between": lambda v: all(min(v[0], v[-1]) < x < max(v[0], v[-1]) for x in v[1:-1]),
    "Zipper": lambda v: len({v[i] + v[-1 - i] for i in range(len(v) // 2)}
                            | ({v[len(v) // 2]} if len(v) % 2 else set())) == 1,
    "Entropic": lambda v: all(differ([(x - 1) // 3 for x in w]) for w in windows(v, 3)),
    "Arrow": lambda v: v[0] == sum(v[1:]),
    "DoubleArrow": lambda v: v[0] + v[-1] == sum(v[1:-1]),
    "CountingCircles": counts_itself,
    "ValueIndexing": lambda v: 1 <= v[1] <= len(v) - 2 and v[1 + v[1]] == v[0],
}

WITH_NUMBER: Dict[str, Callable[[int], Test]] = {
    "ProductCage": lambda n: lambda v: prod(v) == n,
    "DifferenceCage": lambda n: lambda v: any(2 * x - sum(v) == n for x in v),
    "QuotientCage": lambda n: lambda v: any(x == n * prod(v[:i] + v[i + 1:]) for i, x in enumerate(v)),
    "RellikCage": lambda n: lambda v: differ(v) and n not in subset_sums(v),
    "Lunchbox": between_extremes,
    "Modular": lambda n: lambda v: all(differ([x % n for x in w]) for w in windows(v, n)),
    "Lockout": lambda n: lambda v: v[0] != v[-1] and abs(v[0] - v[-1]) >= n and all(
        not min(v[0], v[-1]) <= x <= max(v[0], v[-1]) for x in v[1:-1]),
    "SameValues": same_sets,
}

PAIRS: Dict[str, Callable[[int, int], bool]] = {
    "WhiteDot": lambda a, b: abs(a - b) == 1,
    "BlackDot": lambda a, b: a == 2 * b or b == 2 * a,
    "GreaterThan": lambda a, b: a > b,
    "X": lambda a, b: a + b == 10,
    "V": lambda a, b: a + b == 5,
}

OUTSIDE: Dict[str, Callable[[int], Test]] = {
    "XSum": lambda n: lambda v: 1 <= v[0] <= len(v) and sum(v[:v[0]]) == n,
    "Skyscraper": lambda n: lambda v: visible(v) == n,
    "HiddenSkyscraper": lambda n: lambda v: first_hidden(v) == n,
    "NumberedRoom": lambda n: lambda v: 1 <= v[0] <= len(v) and v[v[0] - 1] == n,
}
