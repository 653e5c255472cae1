"""What goes wrong. The words are the library's."""


class SudokuError(Exception):
    """A failure of the library. Answers, such as "no solution", are no failures."""


class ArgumentError(SudokuError, ValueError):
    """An argument is out of its range; the text says which one."""


class TextError(SudokuError, ValueError):
    """A puzzle is malformed."""

    def __init__(self, line: int, column: int, message: str):
        super().__init__(f"line {line}, column {column}: {message}")
        #: Where, counted from 1.
        self.line = line
        self.column = column
        #: What was expected, and what stands there.
        self.message = message


class ReadError(SudokuError, OSError):
    """A file could not be read."""


class MemoryShortage(SudokuError, MemoryError):
    """There is not enough memory."""


class InternalError(SudokuError, RuntimeError):
    """A defect of the library: a solution did not stand the check against the givens."""
