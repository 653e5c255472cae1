"""Writing mdoc(7): words that no macro takes for its own, sentences on lines of their own, paragraphs, and
Markdown of the kind that docs/*.md are written in.
"""

import re
import textwrap

#: Longest line of a page's source.
WIDTH = 78


def escape(text: str) -> str:
    """Text for a line that begins with no macro."""
    text = text.replace("\\", "\\e")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    return re.sub(r"^([.'])", r"\\&\1", text)


def argument(text: str) -> str:
    """Text as one argument of a macro."""
    text = escape(text).replace('"', '\\(dq')
    return f'"{text}"'


#: Not an initial, nor three dots.
SENTENCE_END = re.compile(r"(?<=[^.\s][.!?])(?<![ .(][A-Z]\.)\s+|(?<=[.!?][)\"])\s+")
FUNCTION = re.compile(r"(\(?)([a-z_][a-z0-9_]*)\(\)([\w']*)([.,:;)]*)")


def sentences(text: str, words: "dict[str, str]") -> "list[str]":
    """The lines of a paragraph: each sentence begins one, and so does each function that it names. Parameters,
    which `words` calls as the text does, are set as such, and what stands between backquotes in bold.
    """
    lines: "list[str]" = []
    for sentence in SENTENCE_END.split(" ".join(text.split())):
        part: "list[str]" = []
        for word in sentence.split(" ") + [""]:
            function = FUNCTION.fullmatch(word)
            if function or not word:
                lines += textwrap.wrap(styled(" ".join(part), words), WIDTH, break_long_words=False,
                                       break_on_hyphens=False)
                part = []
            if function:
                opening, name, tail, closing = function.groups()
                # As it is, a parenthesis would end the macro.
                before = r"No \&( Ns " if opening else ""
                line = f".{before}Fn {name}{' Ns ' + tail if tail else ''}"
                lines.append(" ".join([line, *closing]))
            elif word:
                part.append(word)
    return [re.sub(r"^(?=[.'](?![A-Z]))", r"\\&", line) for line in lines]


def styled(line: str, words: "dict[str, str]") -> str:
    line = escape(line)
    line = re.sub(r"`([^`]*)`", r"\\fB\1\\fP", line)
    if words:
        line = re.sub(r"(?<![\w.])(" + "|".join(map(re.escape, words)) + r")(?!\w)",
                      lambda found: f"\\fI{words[found[0]]}\\fP", line)
    return line


def literal(lines: "list[str]") -> "list[str]":
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return [".Bd -literal -offset indent", *(escape(line[indent:]) for line in lines), ".Ed"]


def blocks(text: str) -> "list[list[str]]":
    """Paragraphs: an indented one is literal, also where no blank line parts it from the text above; a list goes
    on to a blank line.
    """
    found: "list[list[str]]" = []
    for line in text.split("\n"):
        if not line.strip():
            if found and found[-1] and found[-1][0].startswith(" "):
                found[-1].append("")
            else:
                found.append([])
        elif found and found[-1] and found[-1][0].startswith("- "):
            found[-1].append(line)
        elif not found or not found[-1] or line.startswith(" ") != found[-1][0].startswith(" "):
            found.append([line])
        else:
            found[-1].append(line)
    for block in found:
        while block and not block[-1]:
            block.pop()
    return [block for block in found if block]


def paragraphs(text: str, words: "dict[str, str]") -> "list[str]":
    lines: "list[str]" = []
    for block in blocks(text):
        if block[0].startswith(" "):
            lines += literal(block)
        else:
            lines += [".Pp"] * bool(lines) + sentences(" ".join(block), words)
    return lines


# ---- Markdown


def table(rows: "list[str]") -> "list[str]":
    """The first column is what an entry is about; others say it, under the names that head them."""
    def cells(row: str) -> "list[str]":
        return [cell.strip() for cell in row.strip().strip("|").split("|")]

    head = cells(rows[0])
    lines = [".Bl -tag -width Ds"]
    for row in rows[2:]:
        first, *others = cells(row)
        lines.append(f".It {styled(first.replace('`', ''), {}) or 'none'}")
        told = [f"{name}: {cell}" if len(head) > 2 else cell for name, cell in zip(head[1:], others) if cell]
        lines += sentences("; ".join(told), {})
    return lines + [".El"]


def bullets(block: "list[str]") -> "list[str]":
    lines = [".Bl -bullet"]
    for item in re.split(r"^- ", "\n".join(block), flags=re.M)[1:]:
        lines += [".It", *sentences(item, {})]
    return lines + [".El"]


def markdown(text: str) -> "list[str]":
    """A document below its title."""
    lines: "list[str]" = []
    for block in blocks(text.split("\n", 1)[1]):
        first = block[0]
        if first.startswith("#"):
            mark, title = first.split(" ", 1)
            title = title.replace("`", "")
            # What other sections of the manual call so.
            title = "Diagnostics" if title == "Errors" else title
            lines.append(f".Sh {title.upper()}" if mark == "##" else f".Ss {title}")
            block = block[1:]
            if not block:
                continue
            first = block[0]
        if first.startswith("|"):
            lines += table(block)
        elif first.startswith("- "):
            lines += bullets(block)
        elif first.startswith(" "):
            lines += literal(block)
        else:
            start = not lines[-1:] or lines[-1].startswith((".Sh", ".Ss"))
            lines += [".Pp"] * (not start) + sentences(" ".join(block), {})
    return lines
