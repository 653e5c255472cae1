"""What the sentences about steps claim, checked against the candidates before each step by a reader that
knows the rules of the puzzle alone: cells that are said to have two candidates have no others, a digit that is
said to be confined to a unit has no place outside, links hold, and what follows is what the step does.

Usage: sentences.py SUDOKU-SOLVE SUDOKU-GEN [PUZZLES [SEED]]

Takes so many puzzles of boards of every kind; without a number, one each of a few.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any

Cell = tuple[int, int]
Mark = tuple[Cell, int]  # a digit in a cell

CELL = r"r\d+c\d+"
DIGIT = r"[0-9A-Z]+"
CELLS = rf"{CELL}(?:, {CELL})*(?: and {CELL})?"
DIGITS = rf"{DIGIT}(?:, {DIGIT})*(?: and {DIGIT})?"
UNIT = r"(?:rows?|columns?|box(?:es)?|diagonals?|windows?|regions?|disjoint groups?|asterisk|center dot|girandola)"
UNITS = rf"{UNIT}(?: \d+)?(?:(?:, | and )(?:{UNIT} ?)?(?:\d+)?)*"
HELD = rf"{CELL}\({DIGIT}(?:,{DIGIT})*\)"
HELDS = rf"{HELD}(?:, {HELD})*(?: and {HELD})?"
NODE = rf"{CELL}(?:/{CELL})*\({DIGIT}\)"
GROUP = rf"{CELL}(?:/{CELL})*"
CHAIN = rf"{NODE}(?:[=-]{NODE})+"
NODES = rf"{NODE}(?:, {NODE})*"


class Wrong(Exception):
    """A claim that does not hold."""


def expect(holds: bool, claim: str) -> None:
    if not holds:
        raise Wrong(claim)


def number(text: str) -> int:
    return int(text) if text.isdigit() else ord(text) - ord("A") + 10


def listed(text: str) -> list[str]:
    return re.split(r", and |, | and ", text)


def cells_of(text: str) -> list[Cell]:
    return [(int(row), int(column)) for row, column in re.findall(r"r(\d+)c(\d+)", text)]


def digits_of(text: str) -> set[int]:
    return {number(digit) for digit in listed(text)}


class Node:
    """A digit in one of some cells."""

    def __init__(self, text: str) -> None:
        cells, digit = text.rstrip(")").split("(")
        self.cells = frozenset(cells_of(cells))
        self.digit = number(digit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and self.key() == other.key()

    def key(self) -> tuple[frozenset[Cell], int]:
        return self.cells, self.digit

    def __hash__(self) -> int:
        return hash(self.key())

    def marks(self) -> set[Mark]:
        return {(cell, self.digit) for cell in self.cells}


class Link:
    """Two nodes: one of both is true where it is strong, else not both."""

    def __init__(self, start: Node, is_strong: bool, end: Node) -> None:
        self.start, self.is_strong, self.end = start, is_strong, end


def links_of(chain: str) -> list[Link]:
    parts = re.split(r"(?<=\))([=-])", chain)
    nodes = [Node(part) for part in parts[::2]]
    return [Link(nodes[i], parts[2 * i + 1] == "=", nodes[i + 1]) for i in range(len(nodes) - 1)]


class Board:
    """The units of a square board by their names, and what is left in a position."""

    def __init__(self, side: int, rows: int, variants: Iterable[str]) -> None:
        self.side = side
        self.units: dict[str, list[Cell]] = {}
        span = range(1, side + 1)
        columns = side // rows
        for i in span:
            self.units[f"row {i}"] = [(i, k) for k in span]
            self.units[f"column {i}"] = [(k, i) for k in span]
            top, left = (i - 1) // rows * rows, (i - 1) % rows * columns
            self.units[f"box {i}"] = [
                (top + a, left + b) for a in range(1, rows + 1) for b in range(1, columns + 1)
            ]
        self.add_variants(rows, columns, set(variants))
        self.peers: dict[Cell, set[Cell]] = {cell: set() for cell in self.units_cells()}
        for unit in self.units.values():
            for cell in unit:
                self.peers[cell] |= set(unit) - {cell}
        self.left: dict[Cell, set[int]] = {}
        self.values: dict[Cell, int] = {}

    def units_cells(self) -> list[Cell]:
        return [(row, column) for row in range(1, self.side + 1) for column in range(1, self.side + 1)]

    def add_variants(self, rows: int, columns: int, variants: set[str]) -> None:
        span = range(1, self.side + 1)
        if "diagonal" in variants:
            self.units["diagonal 1"] = [(i, i) for i in span]
            self.units["diagonal 2"] = [(i, self.side + 1 - i) for i in span]
        if "windoku" in variants:
            corners = [(top, left) for top in (2, 6) for left in (2, 6)]
            for i, (top, left) in enumerate(corners):
                self.units[f"window {i + 1}"] = [(top + a, left + b) for a in range(3) for b in range(3)]
        if "disjoint" in variants:
            for place in range(self.side):
                self.units[f"disjoint group {place + 1}"] = [
                    ((box // rows) * rows + place // columns + 1, box % rows * columns + place % columns + 1)
                    for box in range(self.side)
                ]
        for name, places in (
            ("asterisk", "r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5"),
            ("center-dot", "r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8"),
            ("girandola", "r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9"),
        ):
            if name in variants:
                self.units[name.replace("-", " ")] = cells_of(places)

    def set_givens(self, givens: str) -> None:
        every = set(range(1, self.side + 1))
        self.left = {cell: set(every) for cell in self.units_cells()}
        self.values = {}
        for cell, text in zip(self.units_cells(), givens):
            if text not in ".0":
                self.place(cell, number(text))

    def place(self, cell: Cell, digit: int) -> None:
        self.values[cell] = digit
        self.left[cell] = set()
        for peer in self.peers[cell]:
            self.left[peer].discard(digit)

    def places(self, unit: str, digit: int) -> set[Cell]:
        return {cell for cell in self.units[unit] if digit in self.left[cell]}

    def named(self, text: str) -> list[str]:
        """The units of a list such as "rows 1 and 4 and box 2"."""
        names: list[str] = []
        kind = ""
        for part in listed(text):
            found = re.fullmatch(r"(\D*?) ?(\d*)", part)
            expect(bool(found), f"unit {part}")
            assert found
            kind = found[1] or kind
            singular = {"rows": "row", "columns": "column", "boxes": "box"}.get(kind, kind)
            singular = singular[:-1] if singular.endswith("s") and singular + " " + found[2] not in self.units else singular
            names.append(f"{singular} {found[2]}".strip())
            expect(names[-1] in self.units, f"unit {part}")
        return names

    def all_see(self, first: Iterable[Cell], second: Iterable[Cell]) -> bool:
        return all(b in self.peers[a] for a in first for b in second)

    def held(self, text: str) -> list[Cell]:
        """Cells with their candidates, which are to be all of them."""
        cells = []
        for name, digits in re.findall(rf"({CELL})\(([^)]*)\)", text):
            parts = digits.split(",") if "," in digits else list(digits)
            cell = cells_of(name)[0]
            expect({number(part) for part in parts} == self.left[cell], f"{name} has {digits}")
            cells.append(cell)
        return cells


# ------------------------------------------------------------------------------------------------- links


def strong_holds(board: Board, off: set[Mark], link: Link) -> bool:
    """Whether one of both ends is true by one cell or one unit, with OFF known to be false."""
    start, end = link.start, link.end
    if start.digit != end.digit:
        same = start.cells == end.cells and len(start.cells) == 1
        cell = next(iter(start.cells))
        left = {digit for digit in board.left[cell] if (cell, digit) not in off}
        return same and end.digit in board.left[cell] and left <= {start.digit, end.digit}
    for name in board.units:
        places = {cell for cell in board.places(name, start.digit) if (cell, start.digit) not in off or cell in end.cells}
        if places and places <= start.cells | end.cells:
            return True
    return False


def weak_holds(board: Board, link: Link) -> bool:
    start, end = link.start, link.end
    if start.digit != end.digit:
        return start.cells == end.cells and len(start.cells) == 1
    return board.all_see(start.cells, end.cells)


def set_links(board: Board, sets: list[list[Cell]], link: Link) -> bool:
    """Whether one of both ends is true since an almost locked set that lacks both would be too small."""
    for cells in sets:
        digits = set().union(*(board.left[cell] for cell in cells))
        nodes = (link.start, link.end)
        if link.start.digit != link.end.digit:
            if all({cell for cell in cells if node.digit in board.left[cell]} <= node.cells for node in nodes):
                return True
        for node, other in (nodes, nodes[::-1]):
            if {cell for cell in cells if node.digit in board.left[cell]} != node.cells or len(other.cells) != 1:
                continue
            beside = min(other.cells)
            seen = {d for d in digits - {node.digit} if board.all_see([beside], [c for c in cells if d in board.left[c]])}
            if board.left[beside] - seen <= {other.digit}:
                return True
    return False


def check_links(board: Board, links: list[Link], sets: list[list[Cell]]) -> None:
    for link in links:
        text = f"link {sorted(link.start.cells)}({link.start.digit}) {'=' if link.is_strong else '-'} {sorted(link.end.cells)}({link.end.digit})"
        for node in (link.start, link.end):
            expect(any(node.digit in board.left[cell] for cell in node.cells), text + ": no such candidate")
        if link.is_strong:
            expect(strong_holds(board, set(), link) or set_links(board, sets, link), text)
        else:
            expect(weak_holds(board, link) or set_links(board, sets, link), text)


def sets_of(board: Board, text: str) -> list[list[Cell]]:
    """Almost locked sets such as "r1c2(34)/r1c3(35) and r2c2(35)": one digit more than cells, in a unit."""
    sets = []
    for part in listed(text):
        cells = board.held(part)
        digits = set().union(*(board.left[cell] for cell in cells))
        expect(len(digits) == len(cells) + 1, f"almost locked {part}")
        expect(all(board.all_see([a], [b]) for a, b in itertools.combinations(cells, 2)), f"in a unit {part}")
        sets.append(cells)
    return sets


# ------------------------------------------------------------------------------------------------ claims

Step = dict[str, Any]
Claim = Callable[[Board, Step, "re.Match[str]"], None]


def single(board: Board, step: Step, found: re.Match[str]) -> None:
    (cell,) = cells_of(found[1])
    expect(len(board.left[cell]) == 1, found[0])
    others = set(range(1, board.side + 1)) - board.left[cell]
    for digits, name in re.findall(rf"({DIGITS}) in ({UNIT}(?: \d+)?)", found["seen"] or ""):
        (unit,) = board.named(name)
        placed = {board.values[other] for other in board.units[unit] if other in board.values}
        expect(cell in board.units[unit] and digits_of(digits) <= placed & others, f"{digits} in {name}")
        others -= digits_of(digits)
    expect(others == (digits_of(found["lost"]) if found["lost"] else set()), f"{others} excluded before")


def last_cell(board: Board, step: Step, found: re.Match[str]) -> None:
    (unit,) = board.named(found[2])
    expect([cell for cell in board.units[unit] if board.left[cell]] == cells_of(found[1]), found[0])


def one_place(board: Board, step: Step, found: re.Match[str]) -> None:
    (unit,) = board.named(found[2])
    digit, placed = number(found[1]), {cell for cell, _ in step["placed"]}
    expect(board.places(unit, digit) == placed, found[0])
    others = {cell for cell in board.units[unit] if board.left[cell]} - placed
    for blocker in cells_of(found["seen"] or ""):
        expect(board.values.get(blocker) == digit, f"{digit} in {blocker}")
        expect(bool(others & board.peers[blocker]), f"{blocker} is needed")
        others -= board.peers[blocker]
    expect(others == set(cells_of(found["lost"] or "")), f"{others} are not seen")


def two_units(board: Board, step: Step, found: re.Match[str]) -> None:
    digit, units, (shared,) = number(found[1]), board.named(found[2]), board.named(found[3])
    near, ends = cells_of(found[4]), cells_of(found[5])
    expect(set(near) <= set(board.units[shared]) and len(near) == len(ends) == 2, "they share a unit")
    for unit, one, other in zip(units, near, ends):
        expect(board.places(unit, digit) == {one, other}, found[0])
    expect(all(board.all_see([cell], ends) and lost == digit for cell, lost in step["gone"]), "what is lost sees both")


def empty_rectangle(board: Board, step: Step, found: re.Match[str]) -> None:
    digit, (box,), (unit,) = number(found[1]), board.named(found["box"]), board.named(found["unit"])
    arm, rest, near, far = (set(cells_of(found[name])) for name in ("arm", "rest", "near", "far"))
    expect(board.places(box, digit) == arm | rest and not arm & rest, "places of the box")
    expect(board.places(unit, digit) == near | far and board.all_see(near, arm), "places of the line")
    expect((set(cells_of(found["arm2"])), set(cells_of(found["near2"]))) == (arm, near), "the same cells")
    expect((set(cells_of(found["far2"])), set(cells_of(found["rest2"]))) == (far, rest), "the other cells")
    expect(all(board.all_see([cell], far | rest) and lost == digit for cell, lost in step["gone"]), "what is lost sees both")


def w_wing(board: Board, step: Step, found: re.Match[str]) -> None:
    pair, digits, link, digit = cells_of(found[1]), digits_of(found[2]), number(found[3]), number(found[6])
    (unit,), places = board.named(found[4]), set(cells_of(found[5]))
    expect(all(board.left[cell] == digits for cell in pair) and digits == {link, digit}, found[0])
    expect(board.places(unit, link) == places, f"{link} in {unit}")
    expect(all(any(board.all_see([cell], [place]) for cell in pair) for place in places), "each place sees one")
    expect(all(board.all_see([cell], pair) and lost == digit for cell, lost in step["gone"]), "what is lost sees both")


def two_sectors(board: Board, step: Step, found: re.Match[str]) -> None:
    cells = board.held(found[1])
    expect(len(set().union(*(board.left[cell] for cell in cells))) == len(cells), found[0])
    for name, digits in ((found[2], digits_of(found[5])), (found[3], digits_of(found[7]))):
        (unit,) = board.named(name)
        for digit in digits:
            holders = {cell for cell in cells if digit in board.left[cell]}
            expect(bool(holders) and holders <= set(board.units[unit]), f"{digit} belongs to {unit}")
    expect((found[4], found[6]) == (found[2], found[3]), "the same units")


def sectors(board: Board, step: Step, found: re.Match[str]) -> None:
    rows, columns = board.named(found[2]), board.named(found[3])
    by_row, by_column = digits_of(found[4]), digits_of(found[5])
    cells = {cell for row in rows for cell in board.units[row] if board.left[cell] and any(cell in board.units[c] for c in columns)}
    covers: dict[int, set[str]] = {}
    for digit in set().union(*(board.left[cell] for cell in cells)):
        lines = rows if digit in by_row else columns
        covers[digit] = {line for line in lines if any(cell in board.units[line] and digit in board.left[cell] for cell in cells)}
    expect(set(covers) == by_row | by_column, "all digits of the cells")
    expect(len(cells) == int(found[1]) == int(found[6]) == sum(map(len, covers.values())), "as many lines as cells")
    for cell, lost in step["gone"]:
        line = next((unit for unit in (*rows, *columns) if cell in board.units[unit]), None)
        expect(cell not in cells and lost in covers and line is not None, f"{lost} leaves {cell}")


def tridagon(board: Board, step: Step, found: re.Match[str]) -> None:
    digits, cells = digits_of(found[1]), cells_of(found[2])
    guardians = guardians_of(found[3])
    expect(len(digits) == 3 and len(cells) == 12, "three digits and twelve cells")
    expect(guardians == {(cell, d) for cell in cells for d in board.left[cell] - digits}, "all guardians")
    boxes = [[cell for cell in cells if cell in board.units[name]] for name in board.units if name.startswith("box")]
    corners = [box for box in boxes if box]
    expect(len(corners) == 4 and all(len({c[0] for c in box}) == len({c[1] for c in box}) == 3 for box in corners), "diagonals")
    parities = [sum(a[1] > b[1] for a, b in itertools.combinations(sorted(box), 2)) for box in corners]
    expect(sum(parities) % 2 == 1, "an odd number of odd diagonals")


def seen_by_all(board: Board, marks: Iterable[Mark], gone: Iterable[Mark]) -> bool:
    """Whether each of MARKS excludes each of what is GONE."""
    return all(
        (cell == other) != (digit == lost) and (cell == other or other in board.peers[cell])
        for cell, digit in marks
        for other, lost in gone
    )


def guardians_of(text: str) -> set[Mark]:
    return {mark for part in text.split(", ") for mark in Node(part).marks()}


def broken_wing(board: Board, step: Step, found: re.Match[str]) -> None:
    digit, loop, units = number(found[1]), cells_of(found[2]), board.named(found[3])
    guardians = guardians_of(found[4])
    expect(len(loop) % 2 == 1 and len(set(loop)) == len(loop) > 3, "an odd loop")
    outside: set[Cell] = set()
    for a, b in zip(loop, loop[1:] + loop[:1]):
        shared = [unit for unit in units if {a, b} <= set(board.units[unit])]
        expect(bool(shared) and digit in board.left[a], f"{a} and {b} share a unit")
        outside |= min((board.places(unit, digit) - {a, b} for unit in shared), key=len)
    expect(outside <= {cell for cell, _ in guardians} and not outside & set(loop), "all guardians")
    expect(all(d == digit and digit in board.left[cell] for cell, d in guardians), "guardians are candidates")
    expect(not step["placed"] or set(step["placed"]) == guardians, "the guardian is placed")
    expect(seen_by_all(board, guardians, step["gone"]), "what is lost sees all guardians")


def almost_locked(board: Board, step: Step, found: re.Match[str]) -> None:
    digits, (unit,), (line,) = digits_of(found[1]), board.named(found["unit"]), board.named(found["line"])
    hidden, naked = set(cells_of(found["hidden"])), set(cells_of(found["set"]))
    expect(len(hidden) == len(naked) == len(digits) - 1, "a cell fewer than digits")
    expect(naked <= set(board.units[line]) - set(board.units[unit]), "the set is in the line")
    expect(all(board.left[cell] <= digits for cell in naked), "no other candidates")
    outside = {cell for digit in digits for cell in board.places(unit, digit)} - set(board.units[line])
    expect(outside == hidden and all(board.places(unit, digit) for digit in digits), "their places")
    expect((found["line2"], found["unit2"]) == (found["line"], found["unit"]), "the same units")
    joint = "and" if found["both"] else "as well as"
    expect((found["both"] or found["each"]) == f"{found['set']} {joint} {found['hidden']}", "the same cells")
    for cell, lost in step["gone"]:
        beside = cell in board.units[line] and cell not in board.units[unit] and cell not in naked
        expect((beside and lost in digits) or (cell in hidden and lost not in digits), f"{lost} in {cell}")


def firework_fits(board: Board, digits: set[int], lines: list[str], cells: set[Cell], box: str) -> None:
    """Without a digit in CELLS, BOX would hold it once for each line."""
    expect(len(lines) == 2 and set(board.units[lines[0]]) & set(board.units[lines[1]]) <= cells, "the lines cross there")
    for line, digit in itertools.product(lines, digits):
        places = board.places(line, digit)
        expect(bool(places) and places <= cells | set(board.units[box]), f"{digit} in {line}")


def firework_triple(board: Board, step: Step, found: re.Match[str]) -> None:
    digits, lines, (box,) = digits_of(found[1]), board.named(found[2]), board.named(found[3])
    cells = set(cells_of(found[4]))
    expect(len(digits) == len(cells) == 3 and cells == set(cells_of(found[5])), "three digits in three cells")
    firework_fits(board, digits, lines, cells, box)
    expect(all(cell in cells and lost not in digits for cell, lost in step["gone"]), "others leave them")


def firework_quadruple(board: Board, step: Step, found: re.Match[str]) -> None:
    corners = set(cells_of(found[9]))
    expect(len(corners) == 4, "four corners")
    allowed = {cell: set[int]() for cell in corners}
    for first in (1, 5):
        digits, cells = digits_of(found[first]), set(cells_of(found[first + 3]))
        expect(len(digits) == 2 and len(cells) == 3 and cells <= corners, "two digits in three cells")
        firework_fits(board, digits, board.named(found[first + 1]), cells, board.named(found[first + 2])[0])
        for cell in cells:
            allowed[cell] |= digits
    expect(not digits_of(found[1]) & digits_of(found[5]), "four digits")
    expect(all(cell in corners and lost not in allowed[cell] for cell, lost in step["gone"]), "others leave them")


def colored(board: Board, found: re.Match[str]) -> tuple[set[Mark], set[Mark]]:
    """Both colors, of which one is true: whatever candidate of one is false, the others are true."""
    first, second = guardians_of(found["first"]), guardians_of(found["second"])
    strong = [({(cell, digit) for digit in digits}) for cell, digits in board.left.items() if len(digits) == 2]
    for unit in board.units:
        for digit in range(1, board.side + 1):
            places = board.places(unit, digit)
            strong += [{(cell, digit) for cell in places}] * (len(places) == 2)
    reached, todo = {min(first)}, [min(first)]
    while todo:
        mark = todo.pop()
        for pair in strong:
            if mark in pair and pair <= first | second and len(pair & first) == 1 and not pair <= reached:
                todo += pair - reached
                reached |= pair
    expect(reached == first | second and not first & second, "the colors alternate")
    return first, second


def medusa(board: Board, step: Step, found: re.Match[str]) -> None:
    for color in colored(board, found):
        for gone in step["gone"]:
            expect(any(seen_by_all(board, [mark], [gone]) for mark in color), f"{gone} is excluded by both")


def medusa_wrap(board: Board, step: Step, found: re.Match[str]) -> None:
    _, second = colored(board, found)
    expect(set(step["gone"]) == second, "the second color goes")
    if found["one"]:
        one, other = guardians_of(found["one"]), guardians_of(found["other"])
        expect(one | other <= second and seen_by_all(board, one, other), "they exclude each other")
        return
    if found["cell"]:
        (cell,) = cells_of(found["cell"])
        left = {(cell, digit) for digit in board.left[cell]}
    else:
        digit, (unit,) = number(found["digit"]), board.named(found["unit"])
        left = {(cell, digit) for cell in board.places(unit, digit)}
    expect(bool(left), "there was one")
    for gone in left:
        expect(gone in second or any(seen_by_all(board, [mark], [gone]) for mark in second), f"{gone} is excluded")


def bug_plus(board: Board, step: Step, found: re.Match[str]) -> None:
    guardians = guardians_of(found[1])
    rest = {cell: {d for d in digits if (cell, d) not in guardians} for cell, digits in board.left.items() if digits}
    expect(all(len(digits) == 2 for digits in rest.values()), "two candidates each")
    for unit, digit in itertools.product(board.units, range(1, board.side + 1)):
        expect(sum(digit in rest.get(cell, ()) for cell in board.units[unit]) in (0, 2), f"{digit} twice in {unit}")
    expect(seen_by_all(board, guardians, step["gone"]), "what is lost is excluded by all")


def reverse_bug(board: Board, step: Step, found: re.Match[str]) -> None:
    digit, (cell,), digits = number(found[1]), cells_of(found[2]), digits_of(found[3])
    expect(len(digits) == 2 and step["gone"] == [(cell, digit)], "one of two digits")
    counts = []
    for unit in board.units.values():
        here = [board.values[c] for c in unit if board.values.get(c) in digits] + [digit] * (cell in unit)
        expect(sorted(here) in ([], sorted(digits)), "both or neither")
        counts.append(len(here))
    expect(0 in counts, "some are left")


class Choice:
    """Digits of base and target cells, and the ways to put them into the lines across."""

    def __init__(self, held: dict[Cell, int], ways: dict[int, list[set[Cell]]]) -> None:
        self.held, self.ways = held, ways

    def fits(self, board: Board, other: Choice) -> bool:
        both = itertools.product(self.held.items(), other.held.items())
        return all(x == y if a == b else x != y or b not in board.peers[a] for (a, x), (b, y) in both)

    def excludes(self, board: Board, cell: Cell, digit: int) -> bool:
        if self.held.get(cell, digit) != digit:
            return True
        if any(held == digit and other in board.peers[cell] for other, held in self.held.items()):
            return True
        return digit in self.ways and all(any(at in board.peers[cell] for at in way) for way in self.ways[digit])


def choices_of(board: Board, base: list[Cell], targets: list[Cell], digits: set[int], lines: list[str]) -> list[Choice]:
    """The choices for an exocet, each digit of whose base needs a target."""
    expect(set.union(*(board.left[cell] for cell in base)) <= digits and board.all_see([base[0]], [base[1]]), "the base")
    rooms = {
        digit: [[cell for cell in board.units[line] if digit in board.left[cell] or board.values.get(cell) == digit] for line in lines]
        for digit in digits
    }

    def places(digit: int, held: set[Cell]) -> list[set[Cell]]:
        """The ways to put DIGIT into each line, if one cell of the base has it, and of the targets those HELD."""
        return [
            set(way)
            for way in itertools.product(*rooms[digit])
            if set(way) & set(targets) == held
            and not any(board.all_see(base, [cell]) for cell in way)
            and not any(b in board.peers[a] for a, b in itertools.combinations(way, 2))
        ]

    expect(not any(places(digit, set()) for digit in digits), "a digit of the base needs a target")
    choices = []
    for first, second in itertools.permutations(digits, 2):
        for ends in (targets, targets[::-1]):
            held = {base[0]: first, base[1]: second, ends[0]: first, ends[1]: second}
            if not all(digit in board.left[at] for at, digit in held.items()):
                continue
            ways = itertools.product(places(first, {ends[0]}), places(second, {ends[1]}))
            fitting = [(a, b) for a, b in ways if not a & b]
            if fitting:
                choices.append(Choice(held, {first: [a for a, _ in fitting], second: [b for _, b in fitting]}))
    return choices


def exocet(board: Board, step: Step, found: re.Match[str]) -> None:
    digits, lines = digits_of(found["digits"]), board.named(found["lines"])
    expect(len(lines) == 3 and not any(set(board.units[a]) & set(board.units[b]) for a, b in itertools.combinations(lines, 2)), "lines")
    parts = [choices_of(board, cells_of(found["base"]), cells_of(found["targets"]), digits, lines)]
    named = set(cells_of(found["base"])) | set(cells_of(found["targets"]))
    if found["base2"]:
        parts.append(choices_of(board, cells_of(found["base2"]), cells_of(found["targets2"]), digits, lines))
    ways = [way for way in itertools.product(*parts) if all(a.fits(board, b) for a, b in itertools.combinations(way, 2))]
    for cell, lost in step["gone"]:
        expect(all(any(choice.excludes(board, cell, lost) for choice in way) for way in ways), f"{lost} in {cell}")
        if found["room"] is None:
            expect(cell in named, f"{cell} needs what all choices exclude")
        if found["room"] is None and found["pairs"] is None:
            expect(lost not in digits or cell not in cells_of(found["targets"]), f"{lost} in {cell} needs the pairs")


def pivot_wing(board: Board, step: Step, found: re.Match[str]) -> None:
    (pivot,), cells, digit = board.held(found[1]), board.held(found[2]), number(found[3])
    expect(all(digit in board.left[cell] for cell in [pivot, *cells]) and board.all_see([pivot], cells), found[0])
    ways = fillings(board, [pivot, *cells])
    expect(all(digit in way.values() for way in ways), found[0])
    for cell, lost in step["gone"]:
        expect(lost == digit and board.all_see([cell], [pivot, *cells]), "what is lost sees them")


def confined(board: Board, step: Step, found: re.Match[str]) -> None:
    (base,), (cover,) = board.named(found[2]), board.named(found[3])
    places = board.places(base, number(found[1]))
    expect(base != cover and bool(places) and places <= set(board.units[cover]), found[0])
    expect(all(cell in board.units[cover] for cell, _ in step["gone"]), "what loses it is there")


def confined_then_single(board: Board, step: Step, found: re.Match[str]) -> None:
    digit = number(found[1])
    (base,), (cover,), (last,) = board.named(found[2]), board.named(found[3]), board.named(found[4])
    expect(board.places(base, digit) <= set(board.units[cover]), found[0])
    left = {
        cell
        for cell in board.places(last, digit)
        if cell not in board.units[cover] or cell in board.units[base]
    }
    expect(left == {cell for cell, _ in step["placed"]}, found[0])


def naked_set(board: Board, step: Step, found: re.Match[str]) -> None:
    cells, digits = cells_of(found[1]), digits_of(found[3])
    expect(len(cells) == len(digits), "as many cells as digits")
    expect(set().union(*(board.left[cell] for cell in cells)) == digits, found[0])
    for unit in board.named(found[2]):
        expect(set(cells) <= set(board.units[unit]), found[0])


def remote_pair(board: Board, step: Step, found: re.Match[str]) -> None:
    digits = digits_of(found[2])
    expect(all(board.left[cell] == digits for cell in cells_of(found[1])) and len(digits) == 2, found[0])


def hidden_set(board: Board, step: Step, found: re.Match[str]) -> None:
    digits, cells = digits_of(found[1]), set(cells_of(found[3]))
    (unit,) = board.named(found[2])
    expect(len(cells) == len(digits), "as many cells as digits")
    expect(set().union(*(board.places(unit, digit) for digit in digits)) == cells, found[0])


def direct_hidden_set(board: Board, step: Step, found: re.Match[str]) -> None:
    units = board.named(found[2])
    expect(all(board.places(unit, digit) for unit in units for digit in digits_of(found[1])), found[0])


def fish(board: Board, step: Step, found: re.Match[str]) -> None:
    digit, bases, covers = number(found[1]), board.named(found[2]), board.named(found[3])
    fins = set(cells_of(found[5])) if found[5] else set()
    for names in (covers, board.named(found[4])) if found[4] else (covers,):
        expect(len(names) == len(bases), "as many covers as bases")
        inside = set().union(*(board.units[name] for name in names))
        places = set().union(*(board.places(base, digit) for base in bases))
        expect(places - inside <= fins, found[0])
    expect(fins <= set().union(*(board.places(base, digit) for base in bases)), "fins are in bases")
    spread = [cell for base in bases for cell in board.places(base, digit)]
    twice = {cell for cell in spread if spread.count(cell) > 1}
    expect(twice <= fins or len(bases) == 1, "bases apart")
    if "Kraken" in step["technique"]:
        return
    for cell, gone in step["gone"]:
        plain = not re.search("Siamese|Franken|Mutant", step["technique"])
        out = board.all_see([cell], fins) if plain else not can_place(board, bases, digit, {cell})
        expect(gone == digit and out, "what loses sees the fins, or leaves the bases too little")


def can_place(board: Board, bases: list[str], digit: int, way: set[Cell]) -> bool:
    """Whether all bases can have the digit beside the cells of WAY."""
    left = [board.places(base, digit) for base in bases if not way & set(board.units[base])]
    if not left:
        return True
    fewest = min(({cell for cell in places if not board.peers[cell] & way} for places in left), key=len)
    return any(can_place(board, bases, digit, way | {cell}) for cell in fewest)


def ends_hold(board: Board, step: Step, found: re.Match[str]) -> None:
    links = links_of(found["chain"])
    sets = sets_of(board, found["sets"]) if found["sets"] else []
    check_links(board, links, sets)
    expect(all(a.is_strong != b.is_strong for a, b in zip(links, links[1:])), "links in turn")
    expect(all(a.end == b.start for a, b in zip(links, links[1:])), "one chain")
    expect(links[0].is_strong and links[-1].is_strong, "strong ends")
    ends, named = links[0].start.marks() | links[-1].end.marks(), set()
    for part in found["ends"].split(" or ") if " is in " not in found["ends"] or " or " in found["ends"] else [found["ends"]]:
        named |= said(part, named)
    expect(named == ends, f"ends {found['ends']}")
    for cell, digit in step["gone"]:
        seen = all(excludes(board, mark, (cell, digit)) for mark in ends)
        expect(seen, "what is lost sees both ends")


def said(text: str, before: set[Mark]) -> set[Mark]:
    """As "4 is in r1c1/r1c2", "r2c2 is 4", or after the former "r3c3" alone."""
    if found := re.fullmatch(rf"({DIGIT}) is in ({CELL}(?:/{CELL})*)", text):
        return {(cell, number(found[1])) for cell in cells_of(found[2])}
    if found := re.fullmatch(rf"({CELL}) is ({DIGIT})", text):
        return {(cells_of(found[1])[0], number(found[2]))}
    expect(bool(re.fullmatch(rf"{CELL}(?:/{CELL})*", text)) and bool(before), f"end {text}")
    return {(cell, next(iter(before))[1]) for cell in cells_of(text)}


def excludes(board: Board, mark: Mark, other: Mark) -> bool:
    (cell, digit), (second, lost) = mark, other
    return (cell == second and digit != lost) or (digit == lost and second in board.peers[cell])


def ends_of_each(board: Board, step: Step, found: re.Match[str]) -> None:
    """Several chains, each with its conclusions, or a loop that is not told as one."""
    chains = [links_of(chain) for chain in found["chain"].split("; ")]
    for links in chains:
        check_links(board, links, [])
        expect(all(a.is_strong != b.is_strong for a, b in zip(links, links[1:])), "links in turn")
    if len(chains) == 1:
        expect(chains[0][0].start == chains[0][-1].end, "a loop")
        return
    ends = [links[0].start.marks() | links[-1].end.marks() for links in chains]
    for lost in step["gone"]:
        expect(any(all(excludes(board, mark, lost) for mark in marks) for marks in ends), "what is lost sees both ends")


def not_true(board: Board, step: Step, found: re.Match[str]) -> None:
    links = links_of(found["chain"])
    check_links(board, links, sets_of(board, found["sets"]) if found["sets"] else [])
    expect(not links[0].is_strong and not links[-1].is_strong, "weak ends")
    expect(links[0].start == links[-1].end, "one end")
    if at := re.fullmatch(rf"({CELL}) is not ({DIGIT})", found["ends"]):
        expect(links[0].start.marks() == {(cells_of(at[1])[0], number(at[2]))}, found["ends"])
    else:
        expect(found["ends"].split(" is not in ")[0] == str(links[0].start.digit), found["ends"])


def loop(board: Board, step: Step, found: re.Match[str]) -> None:
    links = links_of(found["chain"])
    check_links(board, links, sets_of(board, found["sets"]) if found["sets"] else [])
    weak = [link for link in links if not link.is_strong]
    if links[0].is_strong == links[-1].is_strong and links[0].start != links[-1].end:
        weak.append(Link(links[-1].end, False, links[0].start))
    expect(all(weak_holds(board, link) or found["sets"] for link in weak), "closed")


def bent_set(board: Board, step: Step, found: re.Match[str]) -> None:
    others, cells, digit = digits_of(found[1]), board.held(found[2]), number(found[3])
    expect(set().union(*(board.left[cell] for cell in cells)) == {*others, digit}, "all candidates are named")
    expect(len(others) < len(cells), "the others do not fill the cells")
    for other in others:
        holders = [cell for cell in cells if other in board.left[cell]]
        expect(all(board.all_see([cell], [one for one in holders if one != cell]) for cell in holders), f"{other} fits once")
    for cell, lost in step["gone"]:
        expect(lost == digit and board.all_see([cell], [one for one in cells if digit in board.left[one]]), "what is lost sees them")


def wing(board: Board, step: Step, found: re.Match[str]) -> None:
    cells, digit, others = board.held(found[1]), number(found[2]), board.held(found[3])
    expect(all(digit in board.left[cell] for cell in cells), found[0])
    ways = fillings(board, cells + others)
    expect(all(any(way[cell] == digit for cell in cells) for way in ways), found[0])
    for cell, lost in step["gone"]:
        expect(lost == digit and board.all_see([cell], cells), "what is lost sees them")


def fillings(board: Board, cells: list[Cell]) -> list[dict[Cell, int]]:
    ways: list[dict[Cell, int]] = [{}]
    for cell in cells:
        ways = [
            way | {cell: digit}
            for way in ways
            for digit in board.left[cell]
            if not any(digit == value and other in board.peers[cell] for other, value in way.items())
        ]
    return ways


def as_many(board: Board, step: Step, found: re.Match[str]) -> None:
    cells = board.held(found[1])
    expect(len(set().union(*(board.left[cell] for cell in cells))) == len(cells), found[0])


def no_other_way(board: Board, step: Step, found: re.Match[str]) -> None:
    ways = fillings(board, board.held(found[1]))
    for cell, digit in step["gone"]:
        possible = [way for way in ways if can_be(board, way, (cell, digit))]
        expect(not possible, f"{cell} can be {digit}")


def can_be(board: Board, way: dict[Cell, int], mark: Mark) -> bool:
    cell, digit = mark
    if cell in way:
        return way[cell] == digit
    return not any(value == digit and other in board.peers[cell] for other, value in way.items())


def two_lines(board: Board, cells: set[Cell]) -> bool:
    """Whether CELLS are in two lines, and each shares all its other units with one of the other line."""
    units = [set(unit) for unit in board.units.values()]
    for line, other in itertools.combinations(units, 2):
        if not line & other and cells <= line | other:
            pairs = itertools.product(cells & line, cells & other)
            twins = [(a, b) for a, b in pairs if all((a in u) == (b in u) for u in units if u not in (line, other))]
            if len({a for a, _ in twins}) == len({b for _, b in twins}) == len(cells & line) == len(cells & other):
                return True
    return False


def pattern(board: Board, step: Step, found: re.Match[str]) -> None:
    cells, digits = cells_of(found["cells"]), digits_of(found["digits"])
    expect(len(cells) >= 4 and len(digits) >= 2, found[0])
    more: dict[Cell, set[int]] = {}
    for cell in cells:
        if cell in board.values:
            expect(board.values[cell] in digits, f"{cell} is of the pattern")
            continue
        expect(bool(board.left[cell] & digits), f"{cell} has {digits}")
        more[cell] = board.left[cell] - digits
    for unit in board.units.values():
        inside = [cell for cell in cells if cell in unit]
        expect(len(inside) in (0, 2) or len(digits) > 2, "two a unit, or none")
    if len(digits) > 2:
        expect(2 * len(digits) == len(cells) and two_lines(board, set(cells)), "two lines of pairs")
        expect(seen_by_all(board, [(cell, d) for cell, rest in more.items() for d in rest], step["gone"]), "what is lost")
    check_rest(board, step, found, {cell: rest for cell, rest in more.items() if rest})


def check_rest(board: Board, step: Step, found: re.Match[str], more: dict[Cell, set[int]]) -> None:
    named = cells_of(found["or"]) if found["or"] else list(more)
    expect(set(named) == set(more), "cells with other digits")
    if found["other"] and found["other"] != "another digit":
        expect(set().union(*more.values()) == {number(found["other"])}, found["other"])
    if found["with"]:
        board.held(found["with"])
    if found["rest"]:
        cells = set(cells_of(found["cells"]))
        expect(len(cells) == int(found["size"]), "so many cells")
        for unit in board.named(found["units"]):
            for digit in digits_of(found["rest"]):
                expect(board.places(unit, digit) <= cells, found[0])


def bug(board: Board, step: Step, found: re.Match[str]) -> None:
    cell = cells_of(found[2])[0]
    digits = digits_of(found[1])
    for other, left in board.left.items():
        expect(len(left) in (0, 2) or other == cell, f"{other} has {left}")
    expect(digits < board.left[cell], found[0])
    for unit in board.units:
        for digit in range(1, board.side + 1):
            places = board.places(unit, digit) - ({cell} if digit not in digits else set())
            expect(len(places) in (0, 2), f"{digit} in {unit}")


def colors(board: Board, step: Step, found: re.Match[str]) -> None:
    for part in found[0].split("; "):
        at = re.fullmatch(rf"({DIGIT}) is in (?:all of )?({CELLS}) or in (?:all of )?({CELLS})", part)
        expect(bool(at), part)
        assert at
        digit, first, second = number(at[1]), set(cells_of(at[2])), set(cells_of(at[3]))
        pairs = [
            places
            for name in board.units
            if len(places := board.places(name, digit)) == 2 and places <= first | second
        ]
        expect(all(len(pair & first) == 1 for pair in pairs), "colors take turns")
        reached = {min(first)}
        for _ in first | second:
            reached |= {cell for pair in pairs if pair & reached for cell in pair}
        expect(reached == first | second, "one part")


def linked_sets(board: Board, step: Step, found: re.Match[str]) -> None:
    sets = sets_of(board, found[1])
    holders = [{digit: {cell for cell in cells if digit in board.left[cell]} for digit in range(1, board.side + 1)} for cells in sets]
    for chain in found[2].split("; "):
        for link in links_of(chain):
            expect(not link.is_strong and weak_holds(board, link), chain)
            for node in (link.start, link.end):
                expect(any(places[node.digit] == node.cells for places in holders), f"all of {chain}")
    ends = (holders[0], holders[-1])
    if found[3] == "their digits to them":
        return
    for cell, digit in step["gone"]:
        expect(digit in digits_of(found[3].split(" to ")[0]), "the digit that is left")
        expect(all(board.all_see([cell], places[digit]) for places in ends), "what is lost sees both")


def blossom(board: Board, step: Step, found: re.Match[str]) -> None:
    (stem,) = board.held(found[1])
    own, told = digits_of(found[2]), set()
    for digits, cells in re.findall(rf"for ({DIGITS}) to ({HELDS})", found[3]):
        petal = board.held(cells)
        size = len(set().union(*(board.left[cell] for cell in petal)))
        expect(size == len(petal) + 1, f"almost locked {cells}")
        for digit in digits_of(digits):
            told.add(digit)
            holders = [cell for cell in petal if digit in board.left[cell]]
            expect(bool(holders) and board.all_see([stem], holders), f"the stem sees {digit}")
    rest = board.left[stem] - told
    if found[4]:
        expect(rest == digits_of(found[4]) and rest <= own, "and is otherwise")
    else:
        expect(not rest, f"the stem has {rest}, too")


def templates(board: Board, step: Step, found: re.Match[str]) -> None:
    digit, cells = number(found[2]), set(cells_of(found[4]))
    others = digits_of(found[3]) if found[3] else set()
    ways = {each: list(placements(board, each)) for each in others | {digit}}
    must: dict[int, set[Cell]] = {each: set() for each in ways}
    before: dict[int, set[Cell]] = {}
    while must != before:
        before = dict(must)
        for each in ways:
            taken = set().union(*(must[other] for other in ways if other != each))
            ways[each] = [way for way in ways[each] if not way & taken]
            must[each] = set.intersection(*ways[each]) if ways[each] else set()
    expect(bool(ways[digit]), "no way at all")
    if found[1] == "every way":
        expect(all(cells <= way for way in ways[digit]), found[0])
    else:
        expect(not any(cells & way for way in ways[digit]), found[0])


def placements(board: Board, digit: int) -> Iterable[set[Cell]]:
    """The ways to place DIGIT in all units that have places for it."""
    lacking = {name: places for name in board.units if (places := board.places(name, digit))}

    def fill(way: set[Cell], left: set[Cell]) -> Iterable[set[Cell]]:
        open_units = [places & left for places in lacking.values() if not places & way]
        if not open_units:
            yield way
            return
        places = min(open_units, key=len)
        for cell in sorted(places):
            yield from fill(way | {cell}, left - board.peers[cell] - {cell})
            left = left - {cell}

    yield from fill(set(), set().union(*lacking.values()))


# ------------------------------------------------------------------------------------------ forcing chains


class States:
    """What is true and what is false where something is assumed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[bool, set[Mark]] = {True: set(), False: set()}
        self.joints: dict[Mark, Link] = {}  # where chains join: true once those after have come there, too

    def left(self) -> dict[Cell, set[int]]:
        left = {}
        for cell, digits in self.board.left.items():
            left[cell] = {digit for digit in digits if (cell, digit) not in self.known[False]}
        for cell, digit in self.known[True]:
            left[cell] &= {digit}
            for peer in self.board.peers[cell]:
                left[peer].discard(digit)
        return left

    def has(self, node: Node, is_on: bool) -> bool:
        for mark in node.marks() & set(self.joints):
            self.join(mark)
        return node.marks() <= self.known[is_on]

    def join(self, mark: Mark) -> None:
        link = self.joints.pop(mark)
        expect(strong_holds(self.board, self.known[False], link), f"{mark} is all that is left")
        self.known[True].add(mark)

    def join_all(self) -> None:
        for mark in list(self.joints):
            self.join(mark)


def state_of(text: str) -> tuple[Mark, bool]:
    found = re.fullmatch(rf"({CELL}) is (not )?({DIGIT})", text)
    expect(bool(found), f"state {text}")
    assert found
    return (cells_of(found[1])[0], number(found[3])), not found[2]


def run_chains(states: States, text: str) -> None:
    """Chains such as "by the chains A=B-C; with D excluded, as ..., D=E"."""
    for part in re.sub(r"^by the chains? ", "", text).split("; "):
        if found := re.fullmatch(rf"({NODE}) excluded(?:, as (.*)| by what is left then)", part):
            exclude(states, Node(found[1]), found[2])
            continue
        if found := re.fullmatch(rf"with ({NODE}) excluded(?:, as (.*?)| by what is left then), ({CHAIN})", part):
            exclude(states, Node(found[1]), found[2])
            part = found[3]
        expect(bool(re.fullmatch(CHAIN, part)), f"chain {part}")
        run_links(states, links_of(part), part)


def run_links(states: States, links: list[Link], text: str) -> None:
    for link in links:
        expect(states.has(link.start, not link.is_strong), f"known before {text}")
        if link.is_strong:
            states.joints |= {mark: link for mark in link.end.marks() - states.known[True]}
        else:
            expect(weak_holds(states.board, link), f"weak in {text}")
            states.known[False] |= link.end.marks()


def exclude(states: States, node: Node, reason: str | None) -> None:
    if reason:
        ((cell, digit),) = node.marks()
        expect(excluded(states.board, states.left(), cell, digit, reason), f"{cell} {digit} excluded, as {reason}")
    else:
        unreasoned.append(str(node.key()))
    states.known[False] |= node.marks()


unreasoned: list[str] = []


def excluded(board: Board, left: dict[Cell, set[int]], cell: Cell, digit: int, reason: str) -> bool:
    """Whether REASON holds of what is LEFT and takes DIGIT out of CELL."""
    def places(unit: str, sought: int) -> set[Cell]:
        return {other for other in board.units[unit] if sought in left[other]}

    if found := re.fullmatch(rf"({DIGIT}) in ({UNIT}(?: \d+)?) is confined to ({CELLS})", reason):
        (unit,), cells = board.named(found[2]), set(cells_of(found[3]))
        return number(found[1]) == digit and places(unit, digit) == cells and board.all_see([cell], cells)
    if found := re.fullmatch(rf"({DIGITS}) in ({UNIT}(?: \d+)?) are confined to ({CELLS})", reason):
        (unit,), cells = board.named(found[2]), set(cells_of(found[3]))
        digits = digits_of(found[1])
        same = all(places(unit, other) == cells for other in digits)
        return same and len(cells) == len(digits) and cell in cells and digit not in digits
    if found := re.fullmatch(rf"({CELLS}) have no candidates but ({DIGITS})", reason):
        cells, digits = set(cells_of(found[1])), digits_of(found[2])
        same = all(left[other] == digits for other in cells) and len(cells) == len(digits)
        return same and digit in digits and board.all_see([cell], cells) and board.all_see([min(cells)], [max(cells)])
    if found := re.fullmatch(rf"({DIGIT}) in ({UNITS}) is confined to ({UNITS})", reason):
        bases, covers = board.named(found[2]), board.named(found[3])
        inside = set().union(*(board.units[cover] for cover in covers))
        held = [places(base, digit) for base in bases]
        apart = not (held[0] & held[1]) and all(held)
        return apart and len(bases) == len(covers) and set().union(*held) <= inside and cell in inside
    return refuted(board, left, cell, digit, reason)


def refuted(board: Board, left: dict[Cell, set[int]], cell: Cell, digit: int, reason: str) -> bool:
    """As "r5c5=3 makes r5c8=4 and r2c8=7 and leaves 4 without a place in row 2"."""
    found = re.fullmatch(rf"({CELL})=({DIGIT})(?: makes (.*) and)? leaves (.*) without a (candidate|place in (.*))", reason)
    if not found or (cells_of(found[1])[0], number(found[2])) != (cell, digit):
        return False
    left = {other: set(digits) for other, digits in left.items()}

    def place(at: Cell, value: int) -> None:
        left[at] &= {value}
        for peer in board.peers[at]:
            left[peer].discard(value)

    place(cell, digit)
    for part in listed(found[3]) if found[3] else []:
        name, value = part.split("=")
        at, single = cells_of(name)[0], number(value)
        hidden = any(
            {other for other in unit if single in left[other]} == {at} for unit in board.units.values() if at in unit
        )
        if single not in left[at] or not (hidden or left[at] == {single}):
            return False
        place(at, single)
    if found[5] == "candidate":
        return not left[cells_of(found[4])[0]]
    (unit,) = board.named(found[6])
    return not any(number(found[4]) in left[other] for other in board.units[unit])


def assumption(text: str, before: tuple[Mark, bool] | None) -> tuple[Mark, bool]:
    """As "r1c2 is 3", "it is 5" or "it is", where the one before was of the same cell."""
    if not text.startswith("it is"):
        return state_of(text)
    assert before
    if text == "it is":
        return before[0], not before[1]
    return (before[0][0], number(text.split()[-1])), "not" not in text


def begin(board: Board, assumed: tuple[Mark, bool]) -> States:
    states = States(board)
    states.known[assumed[1]].add(assumed[0])
    return states


def cases(board: Board, step: Step, found: re.Match[str]) -> None:
    assumed: list[tuple[Mark, bool]] = []
    target = step_state(step)
    for part in found[0].split("; if "):
        text = part.removeprefix("if ")
        at = re.fullmatch(r"((?:it|r\d+c\d+) is(?: not)?(?: [0-9A-Z]+)?), (?:(r\d+c\d+ is (?:not )?[0-9A-Z]+) )?(.*)", text)
        expect(bool(at), f"case {text}")
        assert at
        assumed.append(assumption(at[1], assumed[-1] if assumed else None))
        expect(not at[2] or state_of(at[2]) == target, f"target {text}")
        states = begin(board, assumed[-1])
        run_case(states, at[3], target)
    expect(are_all(board, assumed), "all cases")


def run_case(states: States, text: str, target: tuple[Mark, bool]) -> None:
    mark, is_on = target
    if mark in states.known[is_on] and (text == "at once" or (re.fullmatch(rf"{CELL} is (?:not )?{DIGIT}", text) and state_of(text) == target)):
        return
    chains, _, reason = text.partition(", for then ")
    if text.startswith("as then "):
        chains, reason = "", text.removeprefix("as then ")
    vague = " and what is left then"
    if chains.endswith(vague) or chains == "by what is left then":
        unreasoned.append(text)
        chains = chains.removesuffix(vague) if chains != "by what is left then" else ""
        states.known[is_on].add(mark)
    if chains:
        run_chains(states, chains)
    states.join_all()
    if reason:
        expect(excluded(states.board, states.left(), *mark, reason), f"{mark}, for then {reason}")
        return
    expect(mark in states.known[is_on], f"{mark} by {text}")


def step_state(step: Step) -> tuple[Mark, bool]:
    (mark,) = step["placed"] or step["gone"]
    return mark, bool(step["placed"])


def are_all(board: Board, assumed: list[tuple[Mark, bool]]) -> bool:
    """Whether one of the cases holds: on and off, all digits of a cell, all places in a unit."""
    marks = {mark for mark, _ in assumed}
    if not all(is_on for _, is_on in assumed):
        return len(assumed) == 2 and len(marks) == 1 and assumed[0][1] != assumed[1][1]
    cells, digits = {cell for cell, _ in marks}, {digit for _, digit in marks}
    if len(cells) == 1:
        return digits == board.left[min(cells)]
    return len(digits) == 1 and any(board.places(unit, min(digits)) and board.places(unit, min(digits)) <= cells for unit in board.units)


def clash_of_group(states: States, at: re.Match[str]) -> None:
    """A digit that some cells hold and lack: the second chain begins with them and ends with what is known."""
    group = Node(f"{at[3]}({at[1]})")
    run_chains(states, at[4])
    states.join_all()
    expect(bool(at[2]) != bool(at[5]) and states.has(group, not at[2]), at[0])
    run_links(states, [Link(link.end, link.is_strong, link.start) for link in reversed(links_of(at[6]))], at[6])
    states.join_all()
    expect(states.has(group, not at[5]), at[0])


def contradiction(board: Board, step: Step, found: re.Match[str]) -> None:
    assumed = state_of(found["assumed"])
    mark, is_on = step_state(step)
    expect(assumed == (mark, not is_on), "the contrary is assumed")
    states = begin(board, assumed)
    what = found["what"]
    if at := re.fullmatch(rf"({CELL} is (?:not )?{DIGIT}) (by .*), but is( not)?(?: (by .*))?", found["what"]):
        first = state_of(at[1])
        run_chains(states, at[2])
        states.join_all()
        expect(first[0] in states.known[first[1]], what)
        run_chains(states, at[4])
        states.join_all()
        expect(first[0] in states.known[True] & states.known[False], what)
        return
    if at := re.fullmatch(rf"({DIGIT}) is (not )?in ({GROUP}) (by the chain .*), but is( not)? by the chain ({CHAIN})", what):
        clash_of_group(states, at)
        return
    told, _, chains = what.partition(" by the chain")
    run_chains(states, "by the chain" + chains)
    states.join_all()
    left = {cell: {d for d in digits if (cell, d) not in states.known[False]} for cell, digits in board.left.items()}
    if told in ("it is not", "it is all the same"):
        expect(mark in states.known[is_on], what)
    elif at := re.fullmatch(rf"({CELL}) has no candidate left", told):
        expect(not left[cells_of(at[1])[0]], what)
    elif at := re.fullmatch(rf"({DIGIT}) has no place left in ({UNITS})", told):
        (unit,) = board.named(at[2])
        expect(not any(number(at[1]) in left[cell] for cell in board.units[unit]), what)
    else:
        unreasoned.append(told)


# -------------------------------------------------------------------------------------------------- kraken


def kraken(board: Board, step: Step, found: re.Match[str]) -> None:
    at = re.fullmatch(FISH, found["fish"])
    expect(bool(at), found["fish"])
    assert at
    fish(board, step, at)
    (target, lost), digit = step["gone"][0], number(at[1])
    expect(len(step["gone"]) == 1, "one candidate goes")
    ends: set[Cell] = set()
    for chain in found["chains"].split("; "):
        links = links_of(chain)
        check_links(board, links, [])
        expect(not links[0].is_strong and links[0].start.digit == digit, chain)
        expect(links[-1].end.marks() == {(target, lost)} and not links[-1].is_strong, f"{chain} ends there")
        ends |= links[0].start.cells
    fins = set(cells_of(at[5]))
    if found["type2"]:
        cover = set(cells_of(found["places"]))
        if found["cover"]:
            (unit,) = board.named(found["cover"])
            bases = set().union(*(board.places(base, digit) for base in board.named(at[2])))
            expect(cover == (set(board.units[unit]) & bases) - fins, "places in the cover")
    else:
        cover = set()
        covers = set().union(*(board.units[name] for name in board.named(found["covers"])))
        expect(target in covers and lost == digit, "of a cover")
    direct = {fin for fin in (fins | cover) - ends if (fin == target and lost != digit) or (lost == digit and target in board.peers[fin])}
    expect(ends | direct == fins | cover, "a chain from each")


# ---------------------------------------------------------------------------------------------- sentences

FISH = rf"({DIGIT}) in ({UNITS}) is confined to ({UNITS})(?:, and to ({UNITS}))?(?:, but for the fins? ({CELLS}))?"
SETS = rf"(?:, with the almost locked sets? (?P<sets>.*))?"
PATTERN = (
    rf"with only (?P<digits>{DIGITS}) in (?P<cells>{CELLS}), these digits could be exchanged"
    rf"(?:, hence (?P<other>another digit|{DIGIT}) is in (?P<or>{CELL}(?: or {CELL})+))?"
    rf"(?:, which with (?P<with>{HELDS}) takes? (?:their|its) digits)?"
    rf"(?:, and (?P<rest>{DIGITS}) in (?P<units>{UNITS}) (?:is|are) confined to those (?P<size>\d+) cells)?"
)

CLAIMS: list[tuple[str, Claim]] = [
    (
        rf"({CELL}) has one candidate left(?:: it sees (?P<seen>.*?))?"
        rf"(?:, with (?P<lost>{DIGITS}) excluded before)?",
        single,
    ),
    (rf"({CELL}) is the last empty cell of ({UNITS})", last_cell),
    (
        rf"({DIGIT}) has one place left in ({UNITS})(?:: the other empty cells see {DIGIT} in (?P<seen>{CELLS}))?"
        rf"(?:(?:, and|:) it was excluded from (?P<lost>{CELLS}) before)?",
        one_place,
    ),
    (
        rf"({DIGIT}) has two places each in ({UNITS}), and ({UNIT}(?: \d+)?) has it in at most one of ({CELLS}), "
        rf"hence it is in ({CELL} or {CELL})",
        two_units,
    ),
    (
        rf"({DIGIT}) is in (?P<arm>{GROUP}) or (?P<rest>{GROUP}) in (?P<box>{UNIT}(?: \d+)?) and in (?P<near>{CELL}) or "
        rf"(?P<far>{CELL}) in (?P<unit>{UNIT}(?: \d+)?), and (?P<near2>{CELL}) sees (?P<arm2>{GROUP}), hence it is in "
        rf"(?P<far2>{CELL}) or (?P<rest2>{GROUP})",
        empty_rectangle,
    ),
    (
        rf"({CELLS}) have no candidates but ({DIGITS}) and are not both ({DIGIT}), since ({UNITS}) has {DIGIT} in "
        rf"({CELL} or {CELL}), hence one of them is ({DIGIT})",
        w_wing,
    ),
    (
        rf"({HELDS}) in ({UNIT}(?: \d+)?) and ({UNIT}(?: \d+)?) have as many digits as cells, where ({UNIT}(?: \d+)?) alone has "
        rf"({DIGITS}) and ({UNIT}(?: \d+)?) alone has ({DIGITS})",
        two_sectors,
    ),
    (
        rf"the (\d+) open cells where ({UNITS}) cross ({UNITS}) hold ({DIGITS}) at most once in each row and ({DIGITS}) "
        rf"at most once in each column, (\d+) digits in all",
        sectors,
    ),
    (rf"({DIGIT}) cannot alternate around the odd loop ({CELLS}) of ({UNITS}), hence at least one guardian is true: ({NODES})", broken_wing),
    (
        rf"({DIGITS}) in (?P<unit>{UNITS}) are confined to (?P<line>{UNITS}), where (?P<set>{CELLS}) ha(?:s|ve) no other candidates, "
        rf"and to (?P<hidden>{CELLS}), hence (?P<line2>{UNITS}) has one of them in (?P<unit2>{UNITS}), and "
        rf"(?:both (?P<both>.*) hold the other|(?P<each>.*) hold the others)",
        almost_locked,
    ),
    (
        rf"({DIGITS}) in ({UNITS}) are confined to ({UNITS}), which has room for each of them once, and to ({CELLS}), "
        rf"hence ({CELLS}) hold all of them",
        firework_triple,
    ),
    (
        rf"({DIGITS}) in ({UNITS}) are confined to ({UNITS}) and to ({CELLS}), and ({DIGITS}) in ({UNITS}) to ({UNITS}) and to "
        rf"({CELLS}); no box has room for a digit twice, hence ({CELLS}) hold all of them",
        firework_quadruple,
    ),
    (rf"all of (?P<first>{NODES}) or all of (?P<second>{NODES}) are true", medusa),
    (
        rf"all of (?P<first>{NODES}) or all of (?P<second>{NODES}) are true, but not the latter: "
        rf"(?:(?P<one>{NODE}) and (?P<other>{NODE}) exclude each other|(?P<cell>{CELL}) would have no candidate|"
        rf"(?P<digit>{DIGIT}) would have no place in (?P<unit>{UNITS}))",
        medusa_wrap,
    ),
    (rf"without ({NODES}), all cells would have two candidates, which could be exchanged, hence one of those is true", bug_plus),
    (
        rf"with ({DIGIT}) in ({CELL}), each unit would have both of ({DIGITS}) or neither, and those left could be exchanged",
        reverse_bug,
    ),
    (rf"({DIGITS}) alone do not fit into ({CELLS}), hence at least one guardian is true: ({NODE}(?:, {NODE})*)", tridagon),
    (
        rf"(?P<base>{CELLS}) hold two of (?P<digits>{DIGITS}); each of these fits at most twice into (?P<lines>{UNITS}) outside "
        rf"(?P<targets>{CELLS}), which hence hold the same two digits(?P<pairs>; every pair that fits into the base, "
        rf"the targets and {UNITS} rules out the eliminated candidates)?(?P<room>; every choice that fits there rules out the eliminated candidates)?"
        rf"(?P<base2>)(?P<targets2>)",
        exocet,
    ),
    (
        rf"(?P<base>{CELLS}) as well as (?P<base2>{CELLS}) hold two of (?P<digits>{DIGITS}) each, which fit at most twice into "
        rf"(?P<lines>{UNITS}) outside (?P<targets>{CELLS}) for the former, (?P<targets2>{CELLS}) for the latter, so these hold the "
        rf"same digits(?P<pairs>)(?P<room>; every choice that fits there rules out the eliminated candidates)?",
        exocet,
    ),
    (rf"the pivot ({HELD}) or one of ({HELDS}) is ({DIGIT}), whatever the pivot is", pivot_wing),
    (rf"({DIGIT}) in ({UNIT}(?: \d+)?) is confined to ({UNIT}(?: \d+)?)", confined),
    (rf"({DIGIT}) in ({UNIT}(?: \d+)?) is confined to ({UNIT}(?: \d+)?), and then has one place left in ({UNIT}(?: \d+)?)", confined_then_single),
    (rf"({CELLS}) in ({UNITS}) have no candidates but ({DIGITS})", naked_set),
    (rf"({CELLS})(?: in {UNITS})? have no candidates but ({DIGITS}), which take turns", remote_pair),
    (rf"({DIGITS}) in ({UNIT}(?: \d+)?) are confined to ({CELLS})", hidden_set),
    (rf"({DIGITS}) must have a place in ({UNITS})", direct_hidden_set),
    (FISH, fish),
    (rf"one end of each weak link holds in the loop (?P<chain>{CHAIN}){SETS}", loop),
    (rf"(?P<ends>[^;,]*? is not (?:in )?[^;,]*), by the chain (?P<chain>{CHAIN}){SETS}", not_true),
    (rf"(?P<ends>[^;,]*), by the chain (?P<chain>{CHAIN}){SETS}", ends_hold),
    (rf"by the chains? (?P<chain>{CHAIN}(?:; {CHAIN})*)", ends_of_each),
    (rf"one of ({HELDS}) is ({DIGIT}), whatever ({HELDS}) (?:is|are)", wing),
    (rf"({DIGITS}) fit at most once each into ({HELDS}), hence one of these is ({DIGIT})", bent_set),
    (rf"({HELDS}) have as many digits as cells", as_many),
    (rf"every way to fill ({HELDS}) leads to the same result", no_other_way),
    (PATTERN, pattern),
    (rf"with only ({DIGITS}) in ({CELL}), all cells would have two candidates, which could be exchanged, hence {CELL} is {DIGIT}", bug),
    (rf"{DIGIT} is in (?:all of )?{CELLS} or in (?:all of )?{CELLS}(?:; {DIGIT} is in (?:all of )?{CELLS} or in (?:all of )?{CELLS})*", colors),
    (rf"almost locked sets in (.*) are linked by (.*), which leaves (.*)", linked_sets),
    (rf"whatever ({HELD}) is, it leaves ({DIGITS}) to an almost locked set: (.*?)(?:, and is otherwise ({DIGITS}) itself)?", blossom),
    (
        rf"(every way|no way) to place ({DIGIT}) in all units"
        rf"(?:, clear of the cells that ({DIGITS}) must have,)? puts it into (?:any of )?({CELLS})",
        templates,
    ),
    (rf"(?P<fish>{FISH.replace('?P<', '?P<_')}); (?:without (?:them|it), {DIGIT} is nowhere else in (?P<covers>{UNITS}), and with (?:any of them|it) the same follows by|(?P<type2>so) (?:(?P<cover>{UNITS}) has it in(?: one of)?|it is in) (?P<places>{CELLS}), or (?:a|the) fin has it, and the same follows from each by) the chains? (?P<chains>.*)", kraken),
    (rf"if .*; if .*", cases),
    (rf"if (?P<assumed>{CELL} is (?:not )?{DIGIT}), (?P<what>.*)", contradiction),
]

UNCLAIMED = {"Brute Force", "Unique Loop", "Bivalue Universal Grave"}


def conclusions(text: str) -> tuple[set[Mark], set[Mark]]:
    """As "r1c1 is 2, and r1c3 and r1c4 lose 2 and 5"."""
    placed, gone = set(), set()
    rest = re.sub(r"^in (?:both|all) cases ", "", text)
    while rest:
        if found := re.match(rf"({CELL}) is ({DIGIT})(?:, and |, | and |$)", rest):
            placed.add((cells_of(found[1])[0], number(found[2])))
        else:
            found = re.match(rf"({CELLS}) loses? ({DIGITS}?)(?:, and (?={CELL})|, (?={CELL})|$)", rest)
            expect(bool(found), f"conclusion {rest}")
            assert found
            gone |= {(cell, digit) for cell in cells_of(found[1]) for digit in digits_of(found[2])}
        rest = rest[found.end() :]
    return placed, gone


def check(board: Board, step: Step) -> None:
    step["placed"] = marks_of(step["placements"], "=")
    step["gone"] = marks_of(step["eliminations"], "<>")
    name, text = step["text"].split(": ", 1)
    expect(name == step["technique"], "its name")
    reason, _, so = text.rpartition(", so ")
    told = conclusions(so)
    expect(told == (set(step["placed"]), set(step["gone"])), f"conclusions {so}")
    for cell, digit in step["gone"] + step["placed"]:
        expect(digit in board.left[cell], f"{cell} has {digit}")
    if name in UNCLAIMED:
        return
    for shape, claim in CLAIMS:
        if found := re.fullmatch(shape, reason):
            claim(board, step, found)
            return
    raise Wrong("no sentence that is known")


def marks_of(texts: list[str], sign: str) -> list[Mark]:
    return [(cells_of(text)[0], int(text.split(sign)[1])) for text in texts]


def follow(board: Board, step: Step) -> None:
    for cell, digit in step["gone"]:
        board.left[cell].discard(digit)
    for cell, digit in step["placed"]:
        board.place(cell, digit)


# ------------------------------------------------------------------------------------------------- puzzles

BOARDS: list[tuple[int, int, str]] = [
    (9, 3, ""),
    (9, 3, "diagonal"),
    (9, 3, "windoku"),
    (9, 3, "diagonal,windoku"),
    (9, 3, "disjoint"),
    (9, 3, "asterisk,center-dot"),
    (9, 3, "girandola"),
    (6, 2, "diagonal"),
    (8, 2, ""),
    (10, 2, ""),
    (12, 3, ""),
    (16, 4, ""),
]

FEW_BOARDS = [(9, 3, ""), (9, 3, "windoku"), (6, 2, "diagonal"), (12, 3, "")]

# What takes long at the beginning of a puzzle: nested nets, which paths have, and the largest fish of odd shapes.
SLOW = r"Nested|Brute|(Franken|Mutant) (Squirmbag|Whale|Leviathan)"


# Has exocets.
RED_DWARF = "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8"


class Checker:
    """Asks the tools for puzzles and steps, and counts what does not hold."""

    def __init__(self, solve: str, generate: str) -> None:
        self.solve, self.generate = solve, generate
        self.steps, self.wrong = 0, 0
        table = self.run([solve, "--list-techniques"]).splitlines()
        rows = [row.split("|") for row in table if re.match(r"\| \w.*\| \d", row)]
        self.codes = ",".join(row[2].strip() for row in rows if not re.search(SLOW, row[1]))
        self.techniques: set[str] = set()

    def run(self, command: list[str]) -> str:
        environment = os.environ | {"LC_ALL": "C"}
        return subprocess.run(command, capture_output=True, text=True, check=False, env=environment).stdout

    def shape(self, side: int, rows: int, variants: str) -> list[str]:
        return [f"--box={rows}x{side // rows}"] + ([f"--variant={variants}"] if variants else [])

    def judge(self, board: Board, step: Step, where: str) -> None:
        self.steps += 1
        self.techniques.add(step["technique"])
        try:
            check(board, step)
        except Wrong as wrong:
            self.wrong += 1
            print(f"{where}\n  {step['text']}\n  does not hold: {wrong}", file=sys.stderr)

    def path(self, side: int, rows: int, variants: str, givens: str, stop: int) -> None:
        """All steps of a puzzle, and after STOP of them all that are possible then."""
        board, shape = Board(side, rows, variants.split(",")), self.shape(side, rows, variants)
        board.set_givens(givens)
        told = json.loads(self.run([self.solve, "-x", "--details", "--format=json", "--timeout=60", *shape, givens]))
        for number_of, step in enumerate(told["steps"]):
            if number_of == stop and side == 9:
                self.all_steps(board, shape, givens)
            self.judge(board, step, givens)
            follow(board, step)

    def all_steps(self, board: Board, shape: list[str], givens: str) -> None:
        line = library_line(board, givens)
        told = self.run([self.solve, f"--steps={self.codes}", "--details", "--format=json", "--timeout=60", *shape, line])
        for step in json.loads(told)["steps"]:
            self.judge(board, step, line)

    def check_board(self, side: int, rows: int, variants: str, count: int, seed: int) -> None:
        level = ["--level=extreme"] if side == 9 and seed % 2 else []
        shape = self.shape(side, rows, variants)
        made = self.run(
            [self.generate, f"--count={count}", f"--seed={1000 * seed + side}", "--format=line", "--timeout=20"] + level + shape
        )
        for number_of, givens in enumerate(made.split()):
            self.path(side, rows, variants, givens, 5 + 7 * number_of)


def library_line(board: Board, givens: str) -> str:
    """A position as HoDoKu's library writes it: placed digits with a +, and candidates that are gone."""
    fresh = Board(board.side, 3, [])
    fresh.units, fresh.peers = board.units, board.peers
    fresh.set_givens("".join(str(board.values.get(cell, 0)) for cell in board.units_cells()))
    cells, gone = "", []
    for cell, given in zip(board.units_cells(), givens):
        placed = cell in board.values and given in ".0"
        cells += "+" * placed + str(board.values.get(cell, "."))
        gone += [f"{digit}{cell[0]}{cell[1]}" for digit in sorted(fresh.left[cell] - board.left[cell])]
    return f":0000:x:{cells}:{' '.join(gone)}::"


def main() -> int:
    solve, generate = sys.argv[1:3]
    boards = BOARDS if len(sys.argv) > 3 else FEW_BOARDS
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    checker = Checker(solve, generate)
    for side, rows, variants in boards:
        checker.check_board(side, rows, variants, count, seed)
    checker.path(9, 3, "", RED_DWARF, -1)
    print(
        f"{checker.steps} sentences of {len(checker.techniques)} techniques, {checker.wrong} do not hold, "
        f"{len(unreasoned)} exclusions without a reason"
    )
    return 1 if checker.wrong or checker.steps < 100 * count else 0


if __name__ == "__main__":
    sys.exit(main())
