"""Small puzzles with rules in the forms of other programs, written from dot notation, and killers of 9x9 cells."""

import json
from random import Random
from typing import Dict, List, NamedTuple, Optional, Sequence, Tuple

#: Lines of f-puzzles, without and with a number.
LINES = {"Thermo": "thermometer", "Palindrome": "palindrome", "Between": "betweenline", "Renban": "renban",
         "RegionSumLine": "regionsumline", "Zipper": "zipperline", "DoubleArrow": "doublearrow"}
NUMBERED_LINES = {"Whisper": "whispers", "Modular": "modularline", "Lockout": "lockout"}
MARKS = {"WhiteDot": ("difference", ""), "BlackDot": ("ratio", ""), "X": ("xv", "X"), "V": ("xv", "V")}
OUTSIDE = {"Sandwich": "sandwichsum", "XSum": "xsum", "Skyscraper": "skyscraper", "NumberedRoom": "numberedroom"}
FLAGS = {"AntiKnight": "antiknight", "AntiKing": "antiking", "AntiConsecutive": "nonconsecutive",
         "DisjointSets": "disjointgroups"}
#: Cages of Keen, whose digits may repeat.
LETTERS = {"Sum": "a", "DifferenceCage": "s", "ProductCage": "m", "QuotientCage": "d"}


class Board(NamedTuple):
    side: int
    has_boxes: bool
    regions: Optional[str]
    items: List[List[str]]


def read(text: str) -> Optional[Board]:
    """The board of a text whose digits are 1 to its side, or None for another one or for rules within others."""
    items = [part.split("~") for part in text.split(".")[1:]]
    size = items[0][1].split("x")
    if len(items[0]) > 2 or size[0] != size[1] or any(item[0] in ("End", "Var") for item in items):
        return None
    regions = next((item[1] for item in items if item[0] == "Jigsaw"), None)
    has_boxes = all(item[0] != "NoBoxes" for item in items)
    return Board(int(size[0]), has_boxes, regions, [i for i in items[1:] if i[0] not in ("NoBoxes", "Jigsaw")])


def place(cell: str) -> Tuple[int, int]:
    return int(cell[1]) - 1, int(cell[3]) - 1


def is_plain(cells: Sequence[str]) -> bool:
    return len(set(cells)) == len(cells)


def outside(kind: str, line: str, side: int, clues: Sequence[str]) -> List[Tuple[str, str, Dict[str, object]]]:
    """Clues before the first and after the last cell of a line."""
    number = line[1:]
    cells = [f"R{number}C0", f"R{number}C{side + 1}"] if line[0] == "R" else [f"R0C{number}", f"R{side + 1}C{number}"]
    return [("list", OUTSIDE[kind], {"cell": cell, "value": clue}) for cell, clue in zip(cells, clues) if clue]


def member(side: int, item: List[str]) -> Optional[List[Tuple[str, str, Dict[str, object]]]]:
    """How f-puzzles says the rule: members, as a list or a flag; None if it cannot."""
    kind, args = item[0], item[1:]
    if kind in FLAGS:
        return [("flag", FLAGS[kind], {})]
    if kind == "Diagonal":
        return [("flag", "diagonal+" if args[0] == "1" else "diagonal-", {})]
    if kind in OUTSIDE:
        return outside(kind, args[1], side, args[:1]) if kind == "Sandwich" else outside(kind, args[0], side, args[1:])
    if kind in LINES:
        return [("list", LINES[kind], {"lines": [args]})]
    if kind in NUMBERED_LINES:
        return [("list", NUMBERED_LINES[kind], {"lines": [args[1:]], "value": args[0]})]
    if kind in MARKS:
        key, value = MARKS[kind]
        return [("list", key, {"cells": args, "value": value})]
    if kind == "Arrow":
        return [("list", "arrow", {"cells": args[:1], "lines": [args]})]
    if kind == "Cage" and is_plain(args):
        return [("list", "killercage", {"cells": args[1:], "value": args[0] if args[0] != "0" else ""})]
    if kind == "AllDifferent" and 1 < len(args) <= side and is_plain(args):
        return [("list", "extraregion", {"cells": args})]
    if kind == "Quad":
        row, column = place(args[0])
        square = [f"R{r + 1}C{c + 1}" for r in (row, row + 1) for c in (column, column + 1)]
        return [("list", "quadruple", {"cells": square, "values": [int(digit) for digit in args[1:]]})]
    if kind == "LittleKiller" and len(args) == 3:
        (row, column), (below, beside) = place(args[1]), place(args[2])
        up, left = 2 * row - below, 2 * column - beside
        if up in range(side) and left in range(side):
            return None
        before = f"R{up + 1}C{left + 1}"
        direction = ("D" if below > row else "U") + ("R" if beside > column else "L")
        return [("list", "littlekillersum", {"cell": before, "direction": direction, "value": args[0]})]
    return None


def fpuzzles(board: Board) -> Optional[str]:
    """The JSON of f-puzzles, which has boxes of sides with a box shape, or regions."""
    if board.side != 4 or not (board.has_boxes or board.regions):
        return None
    grid: List[List[Dict[str, object]]] = [[{} for _ in range(4)] for _ in range(4)]
    for cell, region in enumerate(board.regions or ""):
        grid[cell // 4][cell % 4]["region"] = int(region) - 1
    puzzle: Dict[str, object] = {"size": 4, "grid": grid}
    for item in board.items:
        if not item[0]:
            for arg in item[1:]:
                cell, *digits = arg.split("_")
                row, column = place(cell)
                if grid[row][column].keys() - {"region"}:
                    return None
                grid[row][column].update({"value": int(digits[0]), "given": True} if len(digits) == 1 else
                                         {"givenPencilMarks": [int(digit) for digit in digits]})
            continue
        members = member(4, item)
        if members is None:
            return None
        for sort, key, value in members:
            if sort == "flag":
                puzzle[key] = True
            else:
                rules = puzzle.setdefault(key, [])
                assert isinstance(rules, list)
                rules.append(value)
    return json.dumps(puzzle)


def sudokupad(board: Board) -> Optional[str]:
    """A drawing of SudokuPad: cages, digits that differ, sums and givens."""
    side = board.side
    cells: List[List[Dict[str, object]]] = [[{} for _ in range(side)] for _ in range(side)]
    cages: List[Dict[str, object]] = [{"value": "title: Nothing"}]
    regions: Dict[str, List[List[int]]] = {}
    boxes = "".join(str(r // 2 * 2 + c // 2) for r in range(4) for c in range(4)) if board.has_boxes and side == 4 else ""
    for cell, region in enumerate(board.regions or boxes):
        regions.setdefault(region, []).append([cell // side, cell % side])
    for kind, *args in board.items:
        if kind == "" and len(args) == 1 and args[0].count("_") == 1 and not cells[place(args[0])[0]][place(args[0])[1]]:
            cells[place(args[0])[0]][place(args[0])[1]]["value"] = int(args[0][-1])
        elif kind in ("Cage", "Sum") and args[0].isdigit() and args[0] != "0" and is_plain(args):
            cages.append({"cells": [list(place(cell)) for cell in args[1:]], "value": args[0], "unique": kind == "Cage"})
        elif kind == "AllDifferent" and is_plain(args):
            cages.append({"cells": [list(place(cell)) for cell in args], "unique": True})
        else:
            return None
    return json.dumps({"cellSize": 64, "cells": cells, "regions": list(regions.values()), "cages": cages})


def borders(side: int, cage_of: Sequence[int]) -> str:
    """Keen's runs of places between cells without a line, row by row, then column by column."""
    pairs = [(r * side + c, r * side + c + 1) for r in range(side) for c in range(side - 1)]
    pairs += [(r * side + c, (r + 1) * side + c) for c in range(side) for r in range(side - 1)]
    text, run = "", 0
    for is_line in [cage_of[a] != cage_of[b] for a, b in pairs] + [True]:
        if not is_line:
            run += 1
            continue
        text += "_" if run == 0 else chr(ord("a") + run - 1)
        run = 0
    return text


class Killer(NamedTuple):
    """Cages of 9x9 cells: the cage of each cell, and its sum, 0 for none."""

    cage_of: Tuple[int, ...]
    sums: Tuple[int, ...]

    def cages(self) -> List[Tuple[int, List[int]]]:
        cells = [[cell for cell, cage in enumerate(self.cage_of) if cage == number] for number in range(len(self.sums))]
        return list(zip(self.sums, cells))


def random_killer(random: Random) -> Killer:
    cage_of = [-1] * 81
    count = 0
    for start in random.sample(range(81), 81):
        if cage_of[start] >= 0:
            continue
        cells, size = [start], random.randint(1, 5)
        cage_of[start] = count
        while len(cells) < size:
            cell = random.choice(cells)
            row, column = cell // 9 + random.choice([-1, 0, 1]), cell % 9 + random.choice([-1, 0, 1])
            if random.random() < 0.15:
                break
            if 0 <= row < 9 and 0 <= column < 9 and cage_of[row * 9 + column] < 0:
                cage_of[row * 9 + column] = count
                cells.append(row * 9 + column)
        count += 1
    return Killer(tuple(cage_of), tuple(random.choice([0, random.randint(1, 45)]) for _ in range(count)))


def killer_string(killer: Killer) -> str:
    return "3x3:k:" + ":".join(str(cage + 256 * killer.sums[cage]) for cage in killer.cage_of)


def killer_line(killer: Killer, random: Random) -> str:
    """Each cell but one of a cage points to a cell of it that is nearer to that one."""
    pointers = {(0, -1): "<", (0, 1): ">", (-1, 0): "^", (1, 0): "v", (-1, -1): "`", (-1, 1): "'", (1, -1): ",", (1, 1): "."}
    line = [""] * 81
    for total, cells in killer.cages():
        root = random.choice(cells)
        line[root] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"[total]
        reached = [root]
        for cell in reached:
            for (down, right), pointer in pointers.items():
                row, column = cell // 9 - down, cell % 9 - right
                other = row * 9 + column
                if 0 <= row < 9 and 0 <= column < 9 and other in cells and not line[other]:
                    line[other] = pointer
                    reached.append(other)
    return "".join(line)


def keen(side: int, random: Random) -> Tuple[str, str]:
    """A game of Keen, and the same in dot notation."""
    cage_of, cages = [-1] * (side * side), []
    for start in range(side * side):
        if cage_of[start] >= 0:
            continue
        cells = [start]
        while len(cells) < 3 and random.random() < 0.7:
            cell = random.choice(cells)
            near = [cell + 1] if cell % side + 1 < side else []
            near += [cell + side] if cell + side < side * side else []
            free = [other for other in near if cage_of[other] < 0 and other not in cells]
            if not free:
                break
            cells.append(random.choice(free))
        for cell in cells:
            cage_of[cell] = len(cages)
        cages.append(sorted(cells))
    game, dots = "", f".Shape~{side}x{side}.NoBoxes"
    for cells in cages:
        kind = random.choice(list(LETTERS) if len(cells) == 2 else ["Sum", "ProductCage"])
        number = random.randint(1, 3 if kind in ("DifferenceCage", "QuotientCage") else 8)
        game += f"{LETTERS[kind]}{number}"
        dots += f".{kind}~{number}" + "".join(f"~R{cell // side + 1}C{cell % side + 1}" for cell in cells)
    return f"{side}:{borders(side, cage_of)},{game}", dots


def unequal(side: int, random: Random) -> Tuple[str, str]:
    """A game of Unequal, and the same in dot notation."""
    game, dots = f"{side}:", f".Shape~{side}x{side}.NoBoxes"
    for cell in range(side * side):
        row, column = divmod(cell, side)
        name, digit = f"R{row + 1}C{column + 1}", random.choice([0, 0, 0, 0, random.randint(1, side)])
        game += str(digit)
        dots += f".~{name}_{digit}" if digit else ""
        for sign, down, right in (("U", -1, 0), ("R", 0, 1), ("D", 1, 0), ("L", 0, -1)):
            if 0 <= row + down < side and 0 <= column + right < side and random.random() < 0.08:
                game += sign
                dots += f".GreaterThan~{name}~R{row + down + 1}C{column + right + 1}"
        game += ","
    return game, dots
