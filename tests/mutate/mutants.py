"""Where the sources can be changed, and into what.

clang-format puts spaces around binary operators and none after unary ones, so a line can be taken apart
by patterns. Comments, strings, assertions and table rows that hold nothing but numbers are left alone.
"""
import hashlib
import pathlib
import re

CHANGES = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"], "<<": [">>"], ">>": ["<<"],
    "&": ["|"], "|": ["&"], "^": ["|"], "&&": ["||"], "||": ["&&"],
    "+=": ["-="], "-=": ["+="], "|=": ["&="], "&=": ["|="], "*=": ["/="], "/=": ["*="],
}
OPERATOR = re.compile(r"(?<= )(" + "|".join(re.escape(o) for o in sorted(CHANGES, key=len, reverse=True)) +
                      r")(?= |$)")
STEP = re.compile(r"\+\+|--")
SIGN = re.compile(r"(?<=[(\[= ,])-(?=[\w(.])|(?<=[(\[= ,])-$|(?<=[( ])!(?=[\w(])")
NUMBER = re.compile(r"(?<![\w.\"])(0[xX][0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?|\d+)([uUlLfF]*)(?![\w.])")
IGNORED = re.compile(r"^\s*(#\s*(include|if|elif|else|endif|undef|error|ifndef|ifdef|pragma)\b|"
                     r"(static_assert|_Static_assert|assert)\()")
NUMBERS_ONLY = re.compile(r"^[\s{}()\[\],.;\d\-+xXa-fA-FuUlLeE'\\]*$")
# Room in an array; nothing notices more of it.
ROOM = re.compile(r"^\s+(?:(?:static|const|struct|enum|unsigned) )*\w+ \**\w+(?:\[\w+\])*"
                  r"\[(\d+)\](?:\[\w+\])*(?:;| =|,)")
# More memory than is needed; nothing notices that either.
TAKEN = re.compile(r"\bmem_(alloc|grow)\(")
QUOTED = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'')


class Mutant:
    """One line of one file, and what it becomes."""

    def __init__(self, path, number, line, start, end, text):
        self.path, self.number, self.line = path, number, line
        self.changed = line[:start] + text + line[end:]
        self.place = start

    def key(self):
        """What names it wherever its line moves to."""
        return f"{self.path}: {self.line.strip()} => {self.changed.strip()}"

    def __str__(self):
        return f"{self.path}:{self.number}: {self.line.strip()} => {self.changed.strip()}"


def blank(match):
    return " " * len(match.group())


def code_lines(text):
    """The lines of TEXT with comments and quoted texts blanked out, so that places stay what they are."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.DOTALL)
    return [QUOTED.sub(lambda m: m.group() and '"' + " " * (len(m.group()) - 2) + '"', line)
            for line in text.split("\n")]


def other_numbers(digits, suffix):
    if "." in digits:
        value = float(digits)
        return [f"{value * 2 if value else 1.0!r}{suffix}"]
    value = int(digits, 0)
    return [f"{other}{suffix}" for other in ([value + 1, value - 1] if value else [1])]


def changes(line):
    """Each change of a line of code: start, end, new text."""
    for match in OPERATOR.finditer(line):
        for text in CHANGES[match.group()]:
            yield match.start(), match.end(), text
    for match in STEP.finditer(line):
        yield match.start(), match.end(), "--" if match.group() == "++" else "++"
    for match in SIGN.finditer(line):
        yield match.start(), match.end(), ""
    room = ROOM.match(line)
    for match in NUMBER.finditer(line):
        if room and match.span() == room.span(1):
            continue
        for text in other_numbers(match[1], match[2]):
            if not (TAKEN.search(line) and text == f"{int(match[1], 0) + 1}{match[2]}"):
                yield match.start(), match.end(), text


def mutants_of(root, path):
    text = (root / path).read_text(encoding="utf-8")
    for number, (line, code) in enumerate(zip(text.split("\n"), code_lines(text)), 1):
        if IGNORED.match(code) or NUMBERS_ONLY.match(code):
            continue
        for start, end, new in changes(code):
            yield Mutant(path, number, line, start, end, new)


def choose(root, paths, count, seed, left_out):
    """COUNT mutants of the files, one a line at most, that depend on SEED and on nothing else: a line that
    is added elsewhere changes few of them. LEFT_OUT holds keys of mutants not to choose."""
    def rank(mutant):
        return hashlib.sha256(f"{seed} {mutant.place} {mutant.key()}".encode()).hexdigest()

    chosen, lines = [], set()
    found = (mutant for path in paths for mutant in mutants_of(root, path))
    for mutant in sorted((m for m in found if m.key() not in left_out), key=rank):
        if len(chosen) == count:
            break
        if (mutant.path, mutant.number) not in lines:
            lines.add((mutant.path, mutant.number))
            chosen.append(mutant)
    return chosen


def read_equivalent(path):
    """The keys in the list of mutants that no test can tell from the original. Lines that begin with # give
    the reasons."""
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}
