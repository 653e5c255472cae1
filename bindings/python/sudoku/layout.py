"""The shape of a board: its cells and the units, in which all digits differ."""

import ctypes
from typing import Any, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Union

from . import _sudoku as c
from ._library import Cells, check, init, lib, member, numbers, own, written
from ._sudoku import UnitKind, Variant
from .errors import ArgumentError


class Unit(NamedTuple):
    """Cells in which all digits differ."""

    #: Such as "row 3".
    name: str
    kind: UnitKind
    cells: Tuple[int, ...]


class Layout:
    """A square board of `side` digits. It never changes, and threads may share it.

    >>> Layout(6).box
    (2, 3)
    >>> Layout(9, variants=["x", "windoku"]).units[-1].name
    'window 4'
    """

    def __init__(self, side: int = 9, *, box: Optional[Tuple[int, int]] = None,
                 variants: Iterable[Union[str, Variant]] = (), regions: Optional[Cells] = None):
        """`box` is rows and columns of a box; None takes the most nearly square ones. `variants` are
        extra units by their names or flags. `regions`, a number for each cell, take the place of boxes.
        """
        flags = 0
        for variant in variants:
            flags |= member(variant, Variant, lib.sudoku_variant_from_name)
        rows, columns = box or (0, 0)
        options = init(c.sudoku_layout_options, side=side, box_rows=rows, box_columns=columns,
                       variants=flags)
        if regions is not None:
            options.regions = numbers(ctypes.c_uint8, regions, side * side, "numbers of regions")
        self._pointer: Any = own(self, lib.sudoku_layout_create, lib.sudoku_layout_destroy,
                                 c.sudoku_layout, options)

    @classmethod
    def classic(cls) -> "Layout":
        """The usual board: 9 x 9 cells with boxes of 3 x 3."""
        layout = cls.__new__(cls)
        layout._pointer = lib.sudoku_layout_classic()
        return layout

    @classmethod
    def custom(cls, side: int, units: Sequence[Sequence[int]], *, cell_count: Optional[int] = None,
               positions: Optional[Sequence[Tuple[int, int]]] = None) -> "Layout":
        """Any cells in any units: of `side` cells, which hold every digit, or fewer, which differ.

        `positions` are row and column of each cell, from 0. Without `cell_count` the board ends with
        the last cell that has a position or a unit.
        """
        flat: List[int] = [cell for unit in units for cell in unit]
        if cell_count is None:
            cell_count = len(positions) if positions is not None else max(flat, default=-1) + 1
        custom = init(c.sudoku_custom_layout, side=side, cell_count=cell_count, unit_count=len(units))
        custom.units = numbers(ctypes.c_uint16, flat, None, "cells of units")
        custom.unit_lengths = numbers(ctypes.c_uint8, map(len, units), None, "lengths of units")
        if positions is not None:
            places = [number for place in positions for number in place]
            custom.positions = numbers(ctypes.c_uint16, places, 2 * cell_count, "numbers of positions")
        layout = cls.__new__(cls)
        layout._pointer = own(layout, lib.sudoku_layout_create_custom, lib.sudoku_layout_destroy,
                              c.sudoku_layout, custom)
        return layout

    @property
    def side(self) -> int:
        """Digits of the board."""
        return int(lib.sudoku_layout_side(self._pointer))

    @property
    def cell_count(self) -> int:
        return int(lib.sudoku_layout_cell_count(self._pointer))

    @property
    def box(self) -> Optional[Tuple[int, int]]:
        """Rows and columns of a box; None where there are no boxes."""
        rows = int(lib.sudoku_layout_box_rows(self._pointer))
        return (rows, int(lib.sudoku_layout_box_columns(self._pointer))) if rows else None

    @property
    def units(self) -> Tuple[Unit, ...]:
        """Rows, then columns, then boxes or regions, then what variants add."""
        return tuple(self.unit(index) for index in range(lib.sudoku_layout_unit_count(self._pointer)))

    def unit(self, index: int) -> Unit:
        if not 0 <= index < lib.sudoku_layout_unit_count(self._pointer):
            raise ArgumentError(f"there is no unit {index}")
        cells = lib.sudoku_layout_unit_cells(self._pointer, index)
        length = lib.sudoku_layout_unit_length(self._pointer, index)
        name = written(lambda text, size: lib.sudoku_layout_unit_name(self._pointer, index, text, size))
        return Unit(name, UnitKind(lib.sudoku_layout_unit_kind(self._pointer, index)), tuple(cells[:length]))

    def _check_cell(self, cell: int) -> None:
        if not 0 <= cell < self.cell_count:
            raise ArgumentError(f"there is no cell {cell}")

    def peers(self, cell: int) -> Tuple[int, ...]:
        """All other cells that share a unit with `cell`."""
        self._check_cell(cell)
        peers = ctypes.POINTER(ctypes.c_uint16)()
        count = lib.sudoku_layout_cell_peers(self._pointer, cell, ctypes.byref(peers))
        return tuple(peers[:count])

    def position(self, cell: int) -> Tuple[int, int]:
        """Row and column, from 0."""
        self._check_cell(cell)
        return (int(lib.sudoku_layout_cell_row(self._pointer, cell)),
                int(lib.sudoku_layout_cell_column(self._pointer, cell)))

    def cell_name(self, cell: int) -> str:
        """Such as "r3c4", rows and columns counted from 1."""
        self._check_cell(cell)
        return written(lambda text, size: lib.sudoku_layout_cell_name(self._pointer, cell, text, size))

    def __repr__(self) -> str:
        return f"<Layout of {self.cell_count} cells, {self.side} digits>"
