"""Writes the manual pages of the API (section 3), one for each header with a page for each function that leads
there, and that of the text forms (section 5).

usage: to_mdoc.py FOLDER VERSION MANUAL FORMATS HEADER...    MANUAL is a page whose date all have, FORMATS
       docs/formats.md
"""

import datetime
import re
import sys
from pathlib import Path

import mdoc
from headers import Header, Item, Member, read_headers


def page_name(header: str) -> str:
    """sudoku/solver.h is sudoku_solver, sudokuvision/reader.h svision_reader, sudoku/sudoku.h libsudoku."""
    folder, name = header[:-2].split("/")
    if folder == name:
        return f"lib{name}"
    return f"{'svision' if folder == 'sudokuvision' else folder}_{name}"


def words_of(members: "list[Member]") -> "dict[str, str]":
    """How a comment calls its parameters: in capitals."""
    return {member.name.upper(): member.name for member in members}


def declared(member: Member) -> str:
    if member.parameters is not None:
        parameters = ", ".join(declared(parameter) for parameter in member.parameters)
        return f"{member.type} (*{member.name})({parameters})"
    space = "" if member.type.endswith("*") else " "
    return f"{member.type}{space}{member.name}" + (f"[{member.length}]" if member.length else "")


def synopsis(item: Item) -> "list[str]":
    prefix = {"callback": "typedef ", "inline": "static inline "}.get(item.kind, "")
    lines = [f".Ft {mdoc.argument(prefix + item.type)}", f".Fo {item.name}"]
    return lines + [f".Fa {mdoc.argument(declared(m))}" for m in item.members or [Member("", "void")]] + [".Fc"]


def heading(item: Item) -> str:
    if item.kind in ("function", "inline", "callback"):
        names = " ".join(mdoc.argument(member.name) for member in item.members)
        return f".It Fn {item.name} {names}".rstrip()
    if item.kind in ("enum", "struct", "opaque"):
        return f".It Vt {mdoc.argument((item.kind if item.kind != 'opaque' else 'struct') + ' ' + item.name)}"
    if item.kind == "alias":
        return f".It Vt {item.name}"
    return f".It Dv {item.name}"


def members(item: Item) -> "list[str]":
    """Enumerators with their numbers, fields with their types."""
    lines = [".Bl -tag -width Ds"]
    for member in item.members:
        lines.append(f".It Dv {member.name} No = {member.value}" if item.kind == "enum"
                     else f".It Fa {mdoc.argument(declared(member))}")
        lines += mdoc.paragraphs(member.comment, words_of(item.members))
    return lines + [".El"]


def entries(items: "list[Item]") -> "list[str]":
    """The items in their order; those that share a comment share an entry."""
    lines: "list[str]" = []
    is_open = False
    for item in items:
        if item.kind in ("section", "text"):
            lines += [".El"] * is_open
            is_open = False
            lines += [f".Ss {item.name.capitalize()}"] if item.kind == "section" else [".Pp", *mdoc.paragraphs(item.comment, {})]
            continue
        lines += [".Bl -tag -width Ds"] * (not is_open)
        is_open = True
        lines.append(heading(item))
        lines += mdoc.paragraphs(item.comment, words_of(item.members) if item.kind != "enum" else {})
        if item.kind in ("enum", "struct"):
            lines += members(item)
    return lines + [".El"] * is_open


def split_comment(comment: str) -> "tuple[str, str, str]":
    """What a header is, its example, and what else it says."""
    first, _, rest = comment.partition("\n\n")
    example, told = [], []
    for block in mdoc.blocks(rest):
        is_code = block[0].startswith(" ") and not example and any(line.endswith((";", "{")) for line in block)
        (example if is_code else told).append("\n".join(block))
    return " ".join(first.split()), "\n".join(example), "\n\n".join(told)


def page(header: Header, others: "list[str]", version: str, date: str) -> str:
    title, example, told = split_comment(header.comment)
    library = "sudokuvision" if header.name.startswith("sudokuvision/") else "sudoku"
    # A forward declaration says nothing where there is more.
    items = [item for item in header.items if item.kind != "opaque" or item.comment]
    functions = [item for item in items if item.kind in ("function", "inline")]
    name = page_name(header.name)
    names = [name] + [item.name for item in functions if item.name != name]
    first = re.sub(r"^([A-Z])(?=[a-z ])", lambda letter: letter[0].lower(), title.split(". ")[0].rstrip("."))
    lines = [f".\\\" Written from {header.name} by bindings/generate/to_mdoc.py", f".Dd {date}",
             f".Dt {name.upper()} 3", ".Os", ".Sh NAME"]
    lines += [f".Nm {each} ," for each in names[:-1]] + [f".Nm {names[-1]}", f".Nd {mdoc.escape(first)}"]
    lines += [".Sh LIBRARY", f"lib{library} (\\-l{library}) {version}", ".Sh SYNOPSIS", f".In {header.name}"]
    for item in items:
        if item.kind in ("function", "inline", "callback"):
            lines += synopsis(item)
    lines += [".Sh DESCRIPTION"] + mdoc.paragraphs(told or title, {}) + entries(items)
    if example:
        lines += [".Sh EXAMPLES"] + mdoc.literal(example.split("\n"))
    lines.append(".Sh SEE ALSO")
    references = [f".Xr {other} 3" for other in others] + [".Xr sudoku 5"] * (name in ("sudoku_text", "libsudoku"))
    lines += [f"{reference} ," for reference in references[:-1]] + references[-1:]
    return "\n".join(lines) + "\n"


def text_forms(formats: str, date: str) -> str:
    lines = [".\\\" Written from docs/formats.md by bindings/generate/to_mdoc.py", f".Dd {date}", ".Dt SUDOKU 5",
             ".Os", ".Sh NAME", ".Nm sudoku", ".Nd text forms of puzzles", ".Sh DESCRIPTION"]
    return "\n".join(lines + mdoc.markdown(formats) + [".Sh SEE ALSO", ".Xr sudoku-solve 1 ,", ".Xr sudoku_text 3"]) + "\n"


def date_of(manual: str) -> str:
    """The date in the title of a page, as mdoc writes it."""
    found = re.search(r"^\.TH \S+ \S+ (\d+-\d+-\d+)", manual, re.M)
    if not found:
        raise ValueError("the manual has no date")
    day = datetime.date.fromisoformat(found[1])
    return f"{day:%B} {day.day}, {day.year}"


def main() -> None:
    folder, version, manual, formats, *paths = sys.argv[1:]
    date = date_of(Path(manual).read_text(encoding="utf-8"))
    headers = read_headers(paths)
    pages = {page_name(header.name): header for header in headers}
    for name, header in pages.items():
        others = sorted(other for other in pages if other != name
                        and other.startswith("libsudoku") | (other.split("_")[0] == name.split("_")[0]))
        Path(folder, f"{name}.3").write_text(page(header, others, version, date), encoding="ascii")
        for item in header.items:
            if item.kind == "function" and item.name not in pages:
                Path(folder, f"{item.name}.3").write_text(f".so man3/{name}.3\n", encoding="ascii")
    Path(folder, "sudoku.5").write_text(text_forms(Path(formats).read_text(encoding="utf-8"), date), encoding="ascii")


if __name__ == "__main__":
    main()
