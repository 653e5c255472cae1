"""What the writers of declarations have in common: the names of one library, and how a writer is run."""

import sys

from headers import Header, Item, constants, initial_values, read_headers


class Declarations:
    """What the headers declare; those of the library whose names begin with PREFIX_ are written."""

    def __init__(self, prefix: str, headers: "list[Header]"):
        self.prefix = prefix
        self.items = [item for header in headers for item in header.items]
        self.constants = constants(headers)
        self.initial = initial_values(headers)
        self.callbacks = {item.name for item in self.items if item.kind == "callback"}

    def own(self) -> "list[Item]":
        return [item for item in self.items if item.name.lower().startswith(self.prefix + "_")]

    def module(self) -> str:
        raise NotImplementedError

    @classmethod
    def run(cls) -> None:
        sys.stdout.write(cls(sys.argv[1], read_headers(sys.argv[2:])).module())
