"""Writes the ctypes declarations of one library for the Python package.

usage: to_ctypes.py PREFIX HEADER...    PREFIX is sudoku or svision: whose names are written
"""

import os
import re

from headers import Header, Item, Member
from writer import Declarations

NUMBERS = {
    "int": "c_int", "unsigned": "c_uint", "char": "c_char", "bool": "c_bool", "float": "c_float",
    "double": "c_double", "size_t": "c_size_t", "ptrdiff_t": "c_ssize_t", "int8_t": "c_int8",
    "uint8_t": "c_uint8", "uint16_t": "c_uint16", "int32_t": "c_int32", "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
}


class Writer(Declarations):
    def __init__(self, prefix: str, headers: "list[Header]"):
        super().__init__(prefix, headers)
        self.declared: "set[str]" = set()
        self.foreign = sorted({name for name in re.findall(r"\b(?:sudoku|svision)_\w+", " ".join(
            self.types_of(item) for item in self.own())) if not name.startswith(prefix + "_")})

    @staticmethod
    def types_of(item: Item) -> str:
        return " ".join([item.type] + [member.type for member in item.members]
                        + [inner.type for member in item.members for inner in member.parameters or []])

    # ---- types

    def value_type(self, text: str) -> str:
        """`unsigned`, `enum sudoku_status`, `struct svision_point`, `sudoku_digitset`."""
        if text.startswith("enum "):
            return "c_int"
        name = text.split()[-1]
        return NUMBERS.get(name, name)

    def type_of(self, text: str, is_counted: bool = False) -> str:
        """The type in ctypes' words; texts that have a length of their own need no zero at the end."""
        is_constant = text.startswith("const ")
        text = re.sub(r"\bconst\b", "", text).strip()
        if not text.endswith("*"):
            return "None" if text == "void" else self.value_type(text)
        target = text[:-1].strip()
        if target == "void":
            return "c_void_p"
        if target == "char" and is_constant and not is_counted:
            return "c_char_p"
        if target in self.callbacks:
            return target
        return f"POINTER({self.type_of(target)})"

    def member_type(self, item: Item, member: Member) -> str:
        if member.parameters is not None:
            return self.function_type(member.type, member.parameters)
        is_counted = (any(other.name == member.name + "_length" for other in item.members)
                      or "ot terminated" in member.comment)
        written = self.type_of(member.type, is_counted)
        return f"{written} * {self.constants.get(member.length, member.length)}" if member.length else written

    def function_type(self, result: str, parameters: "list[Member]") -> str:
        return f"CFUNCTYPE({', '.join(self.type_of(text) for text in [result] + [m.type for m in parameters])})"

    # ---- declarations

    def enumeration(self, item: Item) -> "list[str]":
        values = [member.value for member in item.members]
        is_flags = len(values) > 2 and all(value > 0 and value & (value - 1) == 0 for value in values)
        prefix = item.name.upper() + "_"
        if not all(member.name.startswith(prefix) for member in item.members):
            shared = os.path.commonprefix([member.name for member in item.members])
            prefix = shared[: shared.rindex("_") + 1]
        class_name = "".join(word.capitalize() for word in item.name.split("_")[1:])
        lines = [f"class {class_name}({'IntFlag' if is_flags else 'IntEnum'}):"]
        lines += docstring(item.comment or f"`enum {item.name}` of the C library.")
        for member in item.members:
            lines += [f"    #: {line}".rstrip() for line in member.comment.split("\n") if line]
            lines.append(f"    {member.name[len(prefix):]} = {member.value}")
        return lines

    def initial_fields(self, item: Item) -> "list[str]":
        """What its _INIT sets beside the size, where that is not zero."""
        words = self.initial.get(item.name, [])
        values = {}
        for member, word in zip(item.members[1:], words[1:]):
            number = {"NULL": 0, "false": 0, "true": 1}.get(word, self.constants.get(word))
            number = float(word) if number is None else number
            if number:
                values[member.name] = int(number) if number == int(number) else number
        return [f"    initial = {values!r}".replace("'", '"')] if values else []

    def structure(self, item: Item) -> "list[str]":
        head = [f"class {item.name}(Structure):"]
        if item.kind == "opaque":
            return head + ["    pass"]
        fields = [f'        ("{m.name}", {self.member_type(item, m)}),' for m in item.members]
        if item.name not in self.declared:
            return head + ["    _fields_ = ["] + fields + ["    ]"] + self.initial_fields(item)
        lines = [f"{item.name}._fields_ = ["] + [field[4:] for field in fields] + ["]"]
        return lines + [f"{item.name}.{line.strip()}" for line in self.initial_fields(item)]

    def forward(self, item: Item) -> "list[str]":
        """Classes of structs that ITEM points to, and that are declared after it."""
        own = [other for other in self.own() if other.kind == "struct"]
        later = [other.name for other in own[own.index(item) + 1:]] if item in own else []
        names = [name for name in later if name not in self.declared
                 and re.search(rf"\b{name}\b", self.types_of(item))]
        self.declared.update(names)
        return [line for name in names for line in ("", "", f"class {name}(Structure):", "    pass")]

    def declaration(self, item: Item) -> "list[str]":
        if item.kind == "enum":
            return self.enumeration(item)
        if item.kind in ("struct", "opaque"):
            return self.structure(item)
        if item.kind == "callback":
            return [f"{item.name} = {self.function_type(item.type, item.members)}"]
        if item.kind == "alias":
            return [f"{item.name} = {self.value_type(item.type)}"]
        if item.kind == "constant" and item.name in self.constants:
            return [f"{item.name} = {self.constants[item.name]}"]
        return []

    def function(self, item: Item) -> str:
        parameters = "".join(f"{self.type_of(m.type)}, " for m in item.members).rstrip()
        if len(item.members) > 1:
            parameters = parameters.rstrip(",")
        return f'    "{item.name}": ({self.type_of(item.type)}, ({parameters})),'

    def module(self) -> str:
        lines = [f'"""What the headers of the C library declare as {self.prefix}_*, for ctypes.', "",
                 "Written by bindings/generate/to_ctypes.py; `./run abi` writes it anew.", '"""', "",
                 "# fmt: off", "from ctypes import *  # noqa: F403", "from enum import IntEnum, IntFlag",
                 "from typing import Any, Dict, Tuple"]
        if self.foreign:
            lines += ["", f"from ._sudoku import {', '.join(self.foreign)}"]
        for item in self.own():
            lines += self.forward(item)
            written = self.declaration(item)
            if written:
                spaces = [""] if len(written) == 1 and len(lines) and not lines[-1].startswith(" ") else ["", ""]
                lines += spaces + written
        lines += ["", "", "#: Result and parameters of every function.",
                  "FUNCTIONS: Dict[str, Tuple[Any, Tuple[Any, ...]]] = {"]
        lines += [self.function(item) for item in self.own() if item.kind == "function"]
        return "\n".join(lines + ["}"]) + "\n"


def docstring(comment: str) -> "list[str]":
    lines = comment.split("\n")
    return [f'    """{lines[0]}'] + [f"    {line}".rstrip() for line in lines[1:]] + ['    """', ""] \
        if len(lines) > 1 else [f'    """{lines[0]}"""', ""]


if __name__ == "__main__":
    Writer.run()
