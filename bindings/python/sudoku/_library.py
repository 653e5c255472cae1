"""Finds the C libraries, and what calling them takes: memory, failures, callbacks."""

import ctypes
import weakref
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, Optional, Sequence, Tuple, Type, TypeVar, Union

from . import _sudoku as c
from .errors import ArgumentError, InternalError, MemoryShortage, ReadError, SudokuError

#: A board: one number a cell, row by row, 0 for an empty cell.
Cells = Union[bytes, bytearray, Sequence[int]]

Functions = Dict[str, Tuple[Any, Tuple[Any, ...]]]
Struct = TypeVar("Struct", bound=ctypes.Structure)
Member = TypeVar("Member", bound=int)


def load(stem: str, major: int, functions: Functions) -> ctypes.CDLL:
    """Loads lib<stem> of that API version: the one that the wheel brought, or else the system's."""
    name = f"lib{stem}.so.{major}"
    bundled = Path(__file__).parent / "lib" / name
    try:
        library = ctypes.CDLL(str(bundled) if bundled.exists() else name)
        for function, (result, parameters) in functions.items():
            bound = getattr(library, function)
            bound.restype = result
            bound.argtypes = parameters
    except (OSError, AttributeError) as error:
        raise ImportError(f"{name} is missing or too old: {error}") from error
    return library


lib = load("sudoku", c.SUDOKU_API_VERSION_MAJOR, c.FUNCTIONS)

_FAILURES: Dict[int, Type[SudokuError]] = {
    c.Status.ERR_MEMORY: MemoryShortage,
    c.Status.ERR_READ: ReadError,
    c.Status.ERR_INTERNAL: InternalError,
}


def words(status: int) -> str:
    """The library's name of a status, such as "no solution"."""
    return str(lib.sudoku_strstatus(status).decode())


def check(status: int) -> c.Status:
    """Raises what a failure is; gives every other status back."""
    if status == c.Status.ERR_ARGUMENT:
        raise ArgumentError(lib.sudoku_argument_error().decode())
    if status < 0:
        raise _FAILURES.get(status, SudokuError)(words(status))
    return c.Status(status)


def member(name: Union[str, Member], kind: Type[Member], from_name: Callable[..., int]) -> Member:
    """The member of an enumeration that `name` is, or that the library finds by it."""
    if isinstance(name, kind):
        return name
    found = ctypes.c_int()
    check(from_name(str(name).encode(), found))
    return kind(found.value)


def own(owner: object, create: Callable[..., int], destroy: Callable[[Any], None], kind: Type[Struct],
        *arguments: Any, checked: Callable[[int], Any] = check) -> Any:
    """Makes a C object that goes when `owner` does."""
    pointer = ctypes.POINTER(kind)()
    checked(create(*arguments, ctypes.byref(pointer)))
    weakref.finalize(owner, destroy, pointer)
    return pointer


def init(kind: Type[Struct], **fields: Any) -> Struct:
    """A struct that leads with its size, as its _INIT begins it, with the fields given."""
    value = kind()
    setattr(value, "size", ctypes.sizeof(kind))
    for name, number in {**getattr(kind, "initial", {}), **fields}.items():
        setattr(value, name, number)
        if isinstance(number, int) and getattr(value, name) != number:
            raise ArgumentError(f"{name} is out of range")
    return value


def whole(kind: Any, value: int, what: str) -> int:
    """The number, which C has room for: ctypes would keep its lower bits and say nothing."""
    if kind(value).value != value:
        raise ArgumentError(f"{what} is out of range")
    return value


def numbers(kind: Any, values: Iterable[int], length: Optional[int] = None, what: str = "cells") -> Any:
    """A C array of these numbers, all in range; of `length`, where that is not None."""
    listed: Sequence[int] = values if isinstance(values, bytes) else list(values)
    if length is not None and len(listed) != length:
        raise ArgumentError(f"there are {len(listed)} {what}, and should be {length}")
    if isinstance(listed, bytes) and kind is ctypes.c_uint8:
        return (kind * len(listed)).from_buffer_copy(listed)
    array = (kind * len(listed))(*listed)
    if any(given != kept for given, kept in zip(listed, array)):
        raise ArgumentError(f"one of the {what} is out of range")
    return array


def optional(kind: Any, values: Optional[Iterable[int]], length: int, what: str) -> Any:
    """As numbers(); None for None, which C knows as NULL."""
    return None if values is None else numbers(kind, values, length, what)


def written(write: Callable[[Any, int], Any]) -> str:
    """The text of a function that writes as snprintf() does, however long."""
    length = write(None, 0)
    buffer = ctypes.create_string_buffer(length + 1)
    write(buffer, length + 1)
    return buffer.value.decode("utf-8")


class Guard:
    """Keeps what a callback raises while C code runs, to raise it once that has ended."""

    def __init__(self) -> None:
        self.raised: Optional[BaseException] = None

    def call(self, function: Callable[..., Any], *arguments: Any, failed: int = 1) -> int:
        """The function's result as a number; `failed` where it raised something."""
        try:
            return int(function(*arguments) or 0)
        except BaseException as raised:  # KeyboardInterrupt, too
            self.raised = raised
            return failed

    def looks(self) -> Iterator[int]:
        """1 where something was raised, a signal's exception among others, else 0, whenever it is asked.

        Python runs handlers of signals as a function begins, before any `try` in it; in a generator that
        goes on they run where it stands.
        """
        while True:
            try:
                while True:
                    yield int(self.raised is not None)
            except GeneratorExit:
                return
            except BaseException as raised:
                self.raised = raised

    def release(self) -> None:
        raised, self.raised = self.raised, None
        if raised is not None:
            raise raised
