"""How people write a board: a function for each dress that the documents name, which takes cells and what blanks are."""

import json
from random import Random
from typing import Callable, Dict, List, Sequence, Union

Rows = List[List[int]]
Text = Union[str, bytes]

BLANKS = ".0*_"


def symbol(digit: int, blank: str) -> str:
    return str(digit) if digit else blank


def line(rows: Rows, blank: str) -> str:
    return "".join(symbol(digit, blank) for row in rows for digit in row) + "\n"


def boxes(row: Sequence[str], width: int, between: str, gap: str) -> str:
    return gap.join(between.join(row[i:i + width]) for i in range(0, len(row), width))


def bands(rows: Rows, height: int, write: Callable[[List[int]], str], rule: str) -> str:
    lines = []
    for number, row in enumerate(rows):
        if number and number % height == 0:
            lines.append(rule)
        lines.append(write(row))
    return "\n".join(lines) + "\n"


def framed(rows: Rows, blank: str) -> str:
    rule = "+-------+-------+-------+"
    return rule + "\n" + bands(rows, 3, lambda row: "| " + boxes([symbol(d, blank) for d in row], 3, " ", " | ") + " |",
                               rule) + rule + "\n"


def drawn(rows: Rows, blank: str) -> str:
    top, middle, bottom = ("┌" + "┬".join(["───────"] * 3) + "┐", "├" + "┼".join(["───────"] * 3) + "┤",
                           "└" + "┴".join(["───────"] * 3) + "┘")
    return top + "\n" + bands(rows, 3, lambda row: "│ " + boxes([symbol(d, blank) for d in row], 3, " ", " │ ") + " │",
                              middle) + bottom + "\n"


def every_cell(rows: Rows, _blank: str) -> str:
    rule = "+" + "---+" * 9
    return rule + "\n" + "".join("|" + "|".join(f" {symbol(d, ' ')} " for d in row) + "|\n" + rule + "\n" for row in rows)


def sets(rows: Rows) -> List[List[List[int]]]:
    """What the digits leave for each cell."""
    def left(r: int, c: int) -> List[int]:
        if rows[r][c]:
            return [rows[r][c]]
        seen = {rows[r][k] for k in range(9)} | {rows[k][c] for k in range(9)}
        seen |= {rows[r // 3 * 3 + i][c // 3 * 3 + k] for i in range(3) for k in range(3)}
        return [digit for digit in range(1, 10) if digit not in seen]
    return [[left(r, c) for c in range(9)] for r in range(9)]


def candidates(rows: Rows, _blank: str) -> str:
    words = [["".join(map(str, left)) for left in row] for row in sets(rows)]
    width = max(len(word) for row in words for word in row)
    rule = "*" + "+".join(["-" * (3 * width + 4)] * 3) + "*"
    lines = [rule]
    for number, row in enumerate(words):
        if number in (3, 6):
            lines.append("|" + "+".join(["-" * (3 * width + 4)] * 3) + "|")
        lines.append("| " + " | ".join(" ".join(word.ljust(width) for word in row[i:i + 3]) for i in (0, 3, 6)) + " |")
    return "\n".join(lines + [rule]) + "\n"


def pencilmarks(rows: Rows, _blank: str) -> str:
    return "".join("".join(str(d) if d in left else "." for d in range(1, 10)) for row in sets(rows) for left in row) + "\n"


def numbers(rows: Rows, between: str, blank: str) -> str:
    return "".join(between.join(symbol(d, blank) for d in row) + "\n" for row in rows)


def table(rows: Rows, _blank: str) -> str:
    return "<table>" + "".join("<tr>" + "".join(f"<td>{symbol(d, '')}</td>" for d in row) + "</tr>" for row in rows) \
        + "</table>\n"


def wide(text: str) -> str:
    return "".join(chr(ord("０") + int(c)) if c.isdigit() else c for c in text)


DRESSES: Dict[str, Callable[[Rows, str], Text]] = {
    "line": line,
    "line with a comment": lambda rows, blank: line(rows, blank).rstrip() + " hard, 7.1\n",
    "line in groups": lambda rows, blank: " ".join("".join(symbol(d, blank) for d in row) for row in rows) + "\n",
    "line of numbers": lambda rows, _: " ".join(str(d) for row in rows for d in row) + "\n",
    "line with commas": lambda rows, blank: ",".join(symbol(d, blank) for row in rows for d in row) + "\n",
    "grid": lambda rows, blank: numbers(rows, "", blank),
    "grid with spaces": lambda rows, blank: numbers(rows, " ", blank),
    "grid with tabs": lambda rows, blank: numbers(rows, "\t", blank),
    "grid with semicolons": lambda rows, blank: numbers(rows, ";", blank),
    "grid of boxes": lambda rows, blank: bands(rows, 3, lambda row: boxes([symbol(d, blank) for d in row], 3, "", " "), ""),
    "grid with CR and LF": lambda rows, blank: numbers(rows, "", blank).replace("\n", "\r\n"),
    "grid in a mail": lambda rows, blank: "".join("> " + one + "\n" for one in numbers(rows, "", blank).splitlines()),
    "grid with a title": lambda rows, blank: "Puzzle of the day\n" + numbers(rows, "", blank),
    "frame": framed,
    "frame with spaces": lambda rows, _: framed(rows, " "),
    "frame that is drawn": drawn,
    "frame that is drawn, with spaces": lambda rows, _: drawn(rows, " "),
    "frame around cells": every_cell,
    "bars": lambda rows, blank: bands(rows, 3, lambda row: boxes([symbol(d, blank) for d in row], 3, " ", " | "),
                                      "------+-------+------"),
    "numbers": lambda rows, _: numbers(rows, ",", "0"),
    "numbers with -1": lambda rows, _: numbers(rows, " ", "-1"),
    "sdk": lambda rows, _: "#ASomebody\n#DA puzzle\n[Puzzle]\n" + numbers(rows, "", "."),
    "candidates": candidates,
    "pencilmarks": pencilmarks,
    "library": lambda rows, _: f":0000:x:{line(rows, '.').strip()}:::\n",
    "JSON": lambda rows, blank: json.dumps({"puzzle": line(rows, blank).strip()}) + "\n",
    "list of lists": lambda rows, _: json.dumps(rows) + "\n",
    "list of strings": lambda rows, blank: json.dumps(["".join(symbol(d, blank) for d in row) for row in rows]) + "\n",
    "HTML": table,
    "full width": lambda rows, blank: wide(numbers(rows, "", blank)),
    "UTF-16": lambda rows, blank: ("\ufeff" + numbers(rows, "", blank)).encode("utf-16-le"),
}


def damage(text: str, random: Random) -> str:
    """The text with a cell too few or too many, or a row too few."""
    lines = text.splitlines(keepends=True)
    places = [i for i, c in enumerate(text) if c.isdigit() or c in BLANKS]
    at = random.choice(places)
    kind = random.choice(["lose", "gain", "row"])
    is_framed = text[at - 2:at] == "| " and text[at + 1:at + 3] == " |"
    is_last = text[at - 1:at] in (",", ";", "\t") and text[at + 1:at + 2] in ("\n", "")
    if is_framed or is_last or text[at + 1:at + 2] in (",", ";", "\t"):
        kind = "gain"  # nothing between two separators is a blank
    if kind == "row" and len(lines) >= 9:
        rows = [i for i, one in enumerate(lines) if any(c.isdigit() for c in one)]
        del lines[random.choice(rows)]
        return "".join(lines)
    return text[:at] + text[at + 1:] if kind != "gain" else text[:at] + text[at] + text[at:]
