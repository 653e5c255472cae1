"""Writes the declarations of both libraries for the Rust crate sudoku-sys.

usage: to_rust.py PREFIX HEADER...    PREFIX is sudoku or svision: whose names are written
"""

import re

from headers import Header, Item, Member
from writer import Declarations

NUMBERS = {
    "void": "c_void", "int": "c_int", "unsigned": "c_uint", "char": "c_char", "bool": "bool", "float": "f32",
    "double": "f64", "size_t": "usize", "ptrdiff_t": "isize", "int8_t": "i8", "uint8_t": "u8", "uint16_t": "u16",
    "int32_t": "i32", "uint32_t": "u32", "uint64_t": "u64",
}
KEYWORDS = {"type", "move", "ref", "match", "in", "use", "box"}


def name_of(name: str) -> str:
    return f"r#{name}" if name in KEYWORDS else name


def doc(comment: str, indent: str = "") -> "list[str]":
    """A comment as documentation. What is indented is no Rust."""
    lines, is_code = [], False
    for line in comment.split("\n") if comment else []:
        if line and line.startswith(" ") != is_code:
            lines.append("```" if is_code else "```text")
            is_code = not is_code
        # Square brackets would be links.
        lines.append(line if is_code else re.sub(r"([\[\]])", r"\\\1", line))
    lines += ["```"] * is_code
    return [f"{indent}/// {line}".rstrip() for line in lines]


class Writer(Declarations):
    def __init__(self, prefix: str, headers: "list[Header]"):
        super().__init__(prefix, headers)
        self.enumerators = {member.name for item in self.items if item.kind == "enum" for member in item.members}

    def type_of(self, text: str) -> str:
        text = text.strip()
        if text.endswith("*"):
            target = re.sub(r"\bconst$", "", text[:-1].strip()).strip()
            bare = re.sub(r"\bconst\b", "", target).strip()
            if bare in self.callbacks:
                return f"Option<{bare}>"
            is_constant = target.startswith("const ") and not target.endswith("*")
            return f"*{'const' if is_constant else 'mut'} {self.type_of(target)}"
        name = re.sub(r"\bconst\b", "", text).split()[-1]
        return NUMBERS.get(name, name)

    def function_type(self, result: str, parameters: "list[Member]") -> str:
        given = ", ".join(f"{name_of(m.name)}: {self.type_of(m.type)}" for m in parameters)
        return f'unsafe extern "C" fn({given})' + self.result(result)

    def result(self, text: str) -> str:
        return "" if text.strip() == "void" else f" -> {self.type_of(text)}"

    def member_type(self, member: Member) -> str:
        if member.parameters is not None:
            return f"Option<{self.function_type(member.type, member.parameters)}>"
        written = self.type_of(member.type)
        return f"[{written}; {self.constants.get(member.length, member.length)}]" if member.length else written

    def initial_value(self, member: Member, word: str) -> str:
        if word.startswith("sizeof"):
            return "std::mem::size_of::<Self>()"
        kind = self.member_type(member)
        if word == "NULL":
            return "None" if kind.startswith("Option") else f"std::ptr::null{'_mut' if kind.startswith('*mut') else ''}()"
        return f"{word}.0" if kind in ("f32", "f64") and word.isdigit() else word

    def structure(self, item: Item) -> "list[str]":
        lines = doc(item.comment) + ["#[repr(C)]"]
        if item.kind == "opaque":
            return lines + [f"pub struct {item.name} {{", "    _private: [u8; 0],", "}"]
        lines += ["#[derive(Clone, Copy)]", f"pub struct {item.name} {{"]
        for member in item.members:
            lines += doc(member.comment, "    ") + [f"    pub {name_of(member.name)}: {self.member_type(member)},"]
        lines.append("}")
        if item.name in self.initial:
            lines += ["", f"impl {item.name} {{", "    /// What its _INIT is in C.", "    pub const INIT: Self = Self {"]
            lines += [f"        {name_of(m.name)}: {self.initial_value(m, word)},"
                      for m, word in zip(item.members, self.initial[item.name])]
            lines += ["    };", "}"]
        return lines

    def declaration(self, item: Item) -> "list[str]":
        if item.kind == "enum":
            lines = doc(item.comment) + [f"pub type {item.name} = c_int;"]
            for member in item.members:
                lines += doc(member.comment) + [f"pub const {member.name}: {item.name} = {member.value};"]
            return lines
        if item.kind in ("struct", "opaque"):
            return self.structure(item)
        if item.kind == "callback":
            return doc(item.comment) + [f"pub type {item.name} = {self.function_type(item.type, item.members)};"]
        if item.kind == "alias":
            return doc(item.comment) + [f"pub type {item.name} = {NUMBERS[item.type]};"]
        if item.kind == "constant" and item.name in self.constants:
            return doc(item.comment) + [f"pub const {item.name}: u32 = {self.constants[item.name]};"]
        return []

    def function(self, item: Item) -> "list[str]":
        given = ", ".join(f"{name_of(m.name)}: {self.type_of(m.type)}" for m in item.members)
        return doc(item.comment, "    ") + [f"    pub fn {item.name}({given}){self.result(item.type)};"]

    def module(self) -> str:
        own = self.own()
        lines = [f"//! What the headers of the C library declare as {self.prefix}_*.", "//!",
                 "//! Written by bindings/generate/to_rust.py; `./run abi` writes it anew.", ""]
        if self.prefix != "sudoku":
            lines.append("use crate::*;")
        lines.append("use std::os::raw::{c_char, c_int, c_uint, c_void};")
        for item in own:
            written = self.declaration(item)
            lines += [""] * bool(written) + written
        lines += ["", 'extern "C" {']
        for item in own:
            if item.kind == "function":
                lines += self.function(item)
        return "\n".join(lines + ["}"]) + "\n"


if __name__ == "__main__":
    Writer.run()
