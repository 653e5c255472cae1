"""Reads the public headers: what they declare, in their order, with the comments that explain it.

The headers are written in one way (clang-format and the tests of the package see to that), so this needs
no compiler: a declaration starts at the left edge and ends with its semicolon or its closing brace, and
the comment that stands right above it belongs to it. What it does not know is an error, not a gap.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Member:
    """A field of a struct, a parameter, or an enumerator (whose type is empty)."""

    name: str
    type: str = ""
    #: Elements of an array, as written: "64" or the name of a constant; "" where it is none.
    length: str = ""
    #: An enumerator's number.
    value: int = 0
    comment: str = ""
    #: Parameters of a pointer to a function, whose result is `type`; else None.
    parameters: "list[Member] | None" = None


@dataclass
class Item:
    """One declaration, or a comment that stands alone (kind "text", or "section" for a headline)."""

    #: text, section, constant, macro, enum, struct, opaque, alias, callback, function, inline
    kind: str
    name: str = ""
    comment: str = ""
    #: As it stands in the header, without the body of a function.
    source: str = ""
    #: Type of an alias, result of a function, value of a constant or macro.
    type: str = ""
    members: "list[Member]" = field(default_factory=list)


@dataclass
class Header:
    path: Path
    #: Such as "sudoku/solver.h".
    name: str
    comment: str
    items: "list[Item]"


COMMENT = re.compile(r"/\*(.*?)\*/", re.S)
DIRECTIVE = re.compile(r"#(?:[^\n\\]|\\.|\\\n)*", re.S)
DECLARATION = re.compile(r"[A-Za-z](?:[^;{]|\{(?:[^{}]|\{[^{}]*\})*\}(?=[^\n]*;))*[;{]", re.S)
IGNORED = re.compile(r'extern "C" \{|\}\n')


def clean(comment: str) -> str:
    """The words of a comment, without what frames them; lines stay lines."""
    lines = [re.sub(r"^ *\* ?", "", line).rstrip() for line in comment.strip("\n").split("\n")]
    return "\n".join(lines).strip()


def parse_number(text: str) -> int:
    if not re.fullmatch(r"[-+()0-9a-fA-FxX<\s*]+U?", text):
        raise ValueError(f"no number: {text}")
    return int(eval(text.rstrip("U")))


def parse_member(text: str, comment: str = "") -> Member:
    """`const uint8_t *cells`, `char message[160]`, `int (*progress)(void *user)`."""
    text = " ".join(text.split())
    pointer = re.fullmatch(r"(.*?) ?\(\*(\w+)\)\((.*)\)", text)
    if pointer:
        return Member(pointer[2], pointer[1], comment=comment, parameters=parse_parameters(pointer[3]))
    match = re.fullmatch(r"(.*?[ *])(\w+)(?:\[(\w+)\])?", text)
    if not match:
        raise ValueError(f"no declaration: {text}")
    return Member(match[2], match[1].strip(), match[3] or "", comment=comment)


def parse_parameters(text: str) -> "list[Member]":
    text = text.strip()
    return [] if text == "void" else [parse_member(part) for part in text.split(",")]


def parse_members(body: str, is_enum: bool) -> "list[Member]":
    """Fields or enumerators with the comments above them, or behind them on their line."""
    members: "list[Member]" = []
    above = ""
    end = r"([^,/]+)(?:,|(?=/)|$)" if is_enum else r"([^;/]+);"
    for match in re.finditer(COMMENT.pattern + "|" + end, body, re.S):
        if match[1] is not None:
            line_start = body.rfind("\n", 0, match.start()) + 1
            if body[line_start:match.start()].strip():
                members[-1].comment = clean(match[1])
            else:
                above = clean(match[1])
            continue
        text = match[2].strip()
        if not text:
            continue
        if is_enum:
            name, _, value = text.partition("=")
            members.append(Member(name.strip(), value=parse_number(value.strip()), comment=above))
        else:
            members.append(parse_member(text, above))
        above = ""
    return members


def parse_declaration(text: str, comment: str) -> "Item":
    text = re.sub(r"^(SUDOKU|SVISION)_API\s+", "", text)
    item = Item("", comment=comment, source=text)
    block = re.fullmatch(r"(enum|struct) (\w+)\s*\{(.*)\};", text, re.S)
    if block:
        item.kind, item.name = block[1], block[2]
        item.members = parse_members(block[3], block[1] == "enum")
        return item
    flat = " ".join(text.split())
    opaque = re.fullmatch(r"struct (\w+);", flat)
    if opaque:
        item.kind, item.name = "opaque", opaque[1]
        return item
    function = re.fullmatch(r"(typedef |static inline )?(.*?[ *])(\w+)\((.*)\) ?[;{]", flat)
    if function:
        item.kind = {"typedef ": "callback", "static inline ": "inline", None: "function"}[function[1]]
        item.name, item.type = function[3], function[2].strip()
        item.members = parse_parameters(function[4])
        item.source = re.sub(r"\s*\{$", ";", text)
        return item
    alias = re.fullmatch(r"typedef (\w+) (\w+);", flat)
    if alias:
        item.kind, item.type, item.name = "alias", alias[1], alias[2]
        return item
    raise ValueError(f"what is this: {text}")


def parse_directive(text: str, comment: str) -> "Item | None":
    match = re.fullmatch(r"#define (\w+)(\([\w, ]*\))?\s+(.*)", text.replace("\\\n", "\n"), re.S)
    if not match or match[1].endswith("_API"):
        return None
    kind = "macro" if match[2] or match[1].endswith("_INIT") else "constant"
    value = " ".join(match[3].split("/*")[0].split())
    return Item(kind, match[1], comment, text, value)


def skip_conditionals(text: str) -> str:
    """The header as C for gcc and clang sees it: without what is for C++ and for others."""
    text = re.sub(r"#ifdef __cplusplus.*?#endif\n", "", text, flags=re.S)
    return re.sub(r"#if defined\(__GNUC__\)\n(.*?)#else\n.*?#endif\n", r"\1", text, flags=re.S)


def skip_body(text: str, position: int) -> int:
    """Where an inline function's body ends that begins before `position`."""
    depth = 1
    while depth:
        depth += {"{": 1, "}": -1}.get(text[position], 0)
        position += 1
    return position


def read_comment(text: str) -> "Item | None":
    """A comment that belongs to no declaration; None for a word to clang-format."""
    if text.startswith("clang-format"):
        return None
    headline = re.fullmatch(r"-{5,} (.*)", text)
    return Item("section", headline[1]) if headline else Item("text", comment=text)


def read_header(path: Path) -> Header:
    text = skip_conditionals(path.read_text(encoding="utf-8"))
    header = Header(path, f"{path.parent.name}/{path.name}", "", [])
    comment, position = "", 0
    while position < len(text):
        gap = re.compile(r"[ \n]*").match(text, position)
        assert gap
        if "\n\n" in gap[0]:
            if comment:
                header.items.append(Item("text", comment=comment))
            comment = ""
        position = gap.end()
        found = None
        for pattern in (COMMENT, DIRECTIVE, DECLARATION):
            found = pattern.match(text, position)
            if found:
                break
        if not found:
            if position == len(text):
                break
            raise ValueError(f"{path}: what is this: {text[position:position + 80]}")
        position = found.end()
        if found.re is COMMENT:
            words = clean(found[1])
            alone = read_comment(words)
            if not header.comment:
                header.comment = words
            elif alone and alone.kind == "section":
                header.items.append(alone)
            elif alone:
                comment = words
        elif found.re is DIRECTIVE:
            item = parse_directive(found[0], comment)
            if item:
                if item.type:
                    header.items.append(item)
                comment = ""
        else:
            if not found[0].endswith(";"):
                position = skip_body(text, position)
            item = parse_declaration(found[0], comment)
            header.items.append(item)
            comment = ""
    return header


def read_headers(paths: "list[str]") -> "list[Header]":
    """The headers, those first that others include."""
    headers = {path: read_header(Path(path)) for path in sorted(paths)}
    ordered: "list[Header]" = []

    def visit(header: Header) -> None:
        if header in ordered:
            return
        for name in re.findall(r"#include <((?:sudoku|sudokuvision)/\w+\.h)>",
                               header.path.read_text(encoding="utf-8")):
            for other in headers.values():
                if other.name == name and other is not header:
                    visit(other)
        ordered.append(header)

    for header in headers.values():
        visit(header)
    return ordered


def constants(headers: "list[Header]") -> "dict[str, int]":
    """The constants that are numbers, in terms of others or not."""
    known: "dict[str, int]" = {}
    for header in headers:
        for item in header.items:
            if item.kind == "constant":
                value = re.sub(r"\b[A-Z]\w*", lambda word: str(known.get(word[0], word[0])), item.type)
                try:
                    known[item.name] = parse_number(value)
                except (ValueError, SyntaxError):
                    continue
            known.update((member.name, member.value) for member in item.members if item.kind == "enum")
    return known


def initial_values(headers: "list[Header]") -> "dict[str, list[str]]":
    """What the _INIT of a struct sets its fields to, by the struct's name, as written."""
    return {
        item.name[: -len("_INIT")].lower(): [part.strip() for part in item.type.strip("{} ").split(",")]
        for header in headers
        for item in header.items
        if item.kind == "macro" and item.name.endswith("_INIT")
    }
