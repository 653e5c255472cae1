"""Boards of the judges: units of their own, and every solution by trying digits. Nothing here comes from the library."""

from dataclasses import dataclass, field
from random import Random
from typing import Dict, Iterator, List, Optional, Sequence, Tuple

#: Cells of the extra units of side 9, row and column from 1.
CELLS_OF_9 = {
    "asterisk": [(2, 5), (3, 3), (3, 7), (5, 2), (5, 5), (5, 8), (7, 3), (7, 7), (8, 5)],
    "center-dot": [(r, c) for r in (2, 5, 8) for c in (2, 5, 8)],
    "girandola": [(1, 1), (1, 9), (2, 5), (5, 2), (5, 5), (5, 8), (8, 5), (9, 1), (9, 9)],
}


def variant_units(variant: str, side: int, box: Tuple[int, int]) -> List[List[int]]:
    """The units that a variant adds."""
    rows, columns = box
    if variant == "diagonal":
        return [[i * side + i for i in range(side)], [i * side + side - 1 - i for i in range(side)]]
    if variant == "windoku":
        return [[(top + r) * 9 + left + c for r in range(3) for c in range(3)] for top in (1, 5) for left in (1, 5)]
    if variant == "disjoint":
        return [[(top + r) * side + left + c for top in range(0, side, rows) for left in range(0, side, columns)]
                for r in range(rows) for c in range(columns)]
    return [[(r - 1) * 9 + c - 1 for r, c in CELLS_OF_9[variant]]]


@dataclass
class Board:
    """Side, boxes or regions, and variants, with the units that follow from them."""

    side: int
    box: Tuple[int, int]
    variants: Tuple[str, ...] = ()
    regions: Optional[Tuple[int, ...]] = None
    units: List[List[int]] = field(default_factory=list)
    units_of: List[List[List[int]]] = field(default_factory=list)
    peers: List[List[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        side, (rows, columns) = self.side, self.box
        self.units = [[r * side + c for c in range(side)] for r in range(side)]
        self.units += [[r * side + c for r in range(side)] for c in range(side)]
        where = self.regions or [r // rows * (side // columns) + c // columns for r in range(side) for c in range(side)]
        self.units += [[cell for cell in range(side * side) if where[cell] == region] for region in range(side)]
        for variant in self.variants:
            self.units += variant_units(variant, side, self.box)
        self.units_of = [[unit for unit in self.units if cell in unit] for cell in range(side * side)]
        self.peers = [sorted({other for unit in self.units_of[cell] for other in unit} - {cell})
                      for cell in range(side * side)]

    def has_conflict(self, cells: Sequence[int]) -> bool:
        return any(len(set(digits)) < len(digits)
                   for digits in ([cells[i] for i in unit if cells[i]] for unit in self.units))

    def is_solution(self, solution: Sequence[int], givens: Sequence[int]) -> bool:
        wanted = set(range(1, self.side + 1))
        return (all({solution[i] for i in unit} == wanted for unit in self.units)
                and all(given in (0, digit) for given, digit in zip(givens, solution)))


class TooMany(Exception):
    """A search took more nodes than it may."""


class Search:
    """Depth first: the cell with the fewest candidates, or the digit with the fewest places, is next."""

    def __init__(self, board: Board, random: Optional[Random] = None, nodes: int = 20000):
        self.board, self.random, self.left = board, random, nodes

    def place(self, sets: List[int], cell: int, bit: int) -> bool:
        queue = [(cell, bit)]
        while queue:
            cell, bit = queue.pop()
            if not sets[cell] & bit:
                return False
            sets[cell] = bit
            for peer in self.board.peers[cell]:
                if sets[peer] & bit:
                    sets[peer] &= ~bit
                    if not sets[peer]:
                        return False
                    if not sets[peer] & (sets[peer] - 1):
                        queue.append((peer, sets[peer]))
        return True

    def choices(self, sets: List[int]) -> Optional[List[Tuple[int, int]]]:
        """What to try: cell and digit of each; None where the board is full, none at all where it is broken."""
        best: Optional[List[Tuple[int, int]]] = None
        for cell, left in enumerate(sets):
            if left & (left - 1):
                bits = [1 << d for d in range(self.board.side) if left >> d & 1]
                if best is None or len(bits) < len(best):
                    best = [(cell, bit) for bit in bits]
        if best is None or len(best) == 2:
            return best
        for unit in self.board.units:
            for digit in range(self.board.side):
                places = [cell for cell in unit if sets[cell] >> digit & 1]
                if len(places) < len(best):
                    if not (len(places) == 1 and sets[places[0]] == 1 << digit):
                        best = [(cell, 1 << digit) for cell in places]
                        if len(best) < 2:
                            return best
        return best

    def run(self, sets: List[int]) -> Iterator[Tuple[int, ...]]:
        self.left -= 1
        if self.left < 0:
            raise TooMany()
        choices = self.choices(sets)
        if choices is None:
            full = tuple(left.bit_length() for left in sets)
            if self.board.is_solution(full, [0] * len(full)):
                yield full
            return
        if self.random:
            self.random.shuffle(choices)
        for cell, bit in choices:
            after = list(sets)
            if self.place(after, cell, bit):
                yield from self.run(after)


def solutions(board: Board, givens: Sequence[int], candidates: Optional[Sequence[int]] = None, limit: int = 2,
              random: Optional[Random] = None, nodes: int = 20000) -> List[Tuple[int, ...]]:
    """The solutions, up to `limit` of them. Candidates narrow empty cells alone. Raises TooMany."""
    if board.has_conflict(givens):
        return []
    search = Search(board, random, nodes)
    every = (1 << board.side) - 1
    sets = [every if given or not candidates else candidates[cell] & every for cell, given in enumerate(givens)]
    for cell, given in enumerate(givens):
        if given and not search.place(sets, cell, 1 << (given - 1)):
            return []
    for cell, left in enumerate(sets):
        if not left or (not left & (left - 1) and not search.place(sets, cell, left)):
            return []
    found: List[Tuple[int, ...]] = []
    for solution in search.run(sets):
        found.append(solution)
        if len(found) == limit:
            break
    return found


# ------------------------------------------------------------------------------------------------------- made at random

def touching(side: int, cell: int) -> List[int]:
    row, column = divmod(cell, side)
    return [r * side + c for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < side and 0 <= c < side]


def is_connected(side: int, cells: Sequence[int]) -> bool:
    reached, queue = {cells[0]}, [cells[0]]
    while queue:
        for other in touching(side, queue.pop()):
            if other in cells and other not in reached:
                reached.add(other)
                queue.append(other)
    return len(reached) == len(cells)


def random_regions(board: Board, random: Random) -> Tuple[int, ...]:
    """Boxes whose border cells are exchanged, so that regions stay connected."""
    side, (rows, columns) = board.side, board.box
    where = [r // rows * (side // columns) + c // columns for r in range(side) for c in range(side)]
    for _ in range(6 * side):
        cell, other = random.sample(range(side * side), 2)
        mine, theirs = where[cell], where[other]
        if mine == theirs or theirs not in [where[i] for i in touching(side, cell)] \
                or mine not in [where[i] for i in touching(side, other)]:
            continue
        where[cell], where[other] = theirs, mine
        parts = [[i for i in range(side * side) if where[i] == region] for region in (mine, theirs)]
        if not all(is_connected(side, part) for part in parts):
            where[cell], where[other] = mine, theirs
    return tuple(where)


SHAPES: Dict[int, List[Tuple[int, int]]] = {4: [(2, 2)], 6: [(2, 3), (3, 2)], 8: [(2, 4), (4, 2)], 9: [(3, 3)]}
VARIANTS = {4: ["diagonal", "disjoint"], 6: ["diagonal"], 8: ["diagonal"],
            9: ["diagonal", "windoku", "disjoint", "asterisk", "center-dot", "girandola"]}


def random_board(random: Random, plain: float = 0.4) -> Board:
    side = random.choice([4, 6, 8, 9, 9, 9])
    board = Board(side, random.choice(SHAPES[side]))
    if random.random() < plain:
        return board
    if random.random() < 0.4:
        return Board(side, board.box, (), random_regions(board, random))
    return Board(side, board.box, tuple(random.sample(VARIANTS[side], 1)))


def random_grid(board: Board, random: Random) -> Optional[Tuple[int, ...]]:
    """A full grid; None where none was found soon."""
    try:
        found = solutions(board, [0] * board.side ** 2, None, 1, random, 400)
    except TooMany:
        return None
    return found[0] if found else None


def board_with_grid(random: Random, plain: float = 0.4) -> Tuple[Board, Tuple[int, ...]]:
    while True:
        board = random_board(random, plain)
        grid = random_grid(board, random)
        if grid:
            return board, grid


def leave(random: Random, grid: Sequence[int], share: float) -> List[int]:
    """The grid with about that share of its cells."""
    return [digit if random.random() < share else 0 for digit in grid]
