"""Writes the table of frozen structs in docs/abi.md: those that callers hold by value, without a size that lets them
grow.

usage: to_frozen.py DOCUMENT HEADER...          is the table the one that the headers need?
       to_frozen.py --write DOCUMENT HEADER...  put it there
"""

import re
import sys
from pathlib import Path

from headers import Header, Item, read_headers

#: Made by the library alone and seen by pointer: fields may follow.
GROWING = {"sudoku_stats"}

TABLE = re.compile(r"\| frozen struct .*?\n\n", re.S)


def is_frozen(item: Item) -> bool:
    return item.kind == "struct" and item.members[0].name != "size" and item.name not in GROWING


def table(headers: "list[Header]") -> str:
    rows = [f"| `{item.name}` | `{header.name}` |\n"
            for header in headers for item in header.items if is_frozen(item)]
    return "| frozen struct | header |\n|---|---|\n" + "".join(rows) + "\n"


def main() -> int:
    arguments = [word for word in sys.argv[1:] if word != "--write"]
    document = Path(arguments[0])
    text = document.read_text(encoding="utf-8")
    if not TABLE.search(text):
        raise SystemExit(f"{document}: no table of frozen structs")
    wanted = TABLE.sub(lambda _: table(read_headers(arguments[1:])), text)
    if "--write" in sys.argv:
        document.write_text(wanted, encoding="utf-8")
    elif wanted != text:
        print(f"{document} lists other frozen structs than the headers have; ./run abi writes it anew")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
