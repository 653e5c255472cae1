"""The declarations of the Python package and of the Rust crate against the headers, as a C compiler reads them: sizes
and fields of structs, numbers of enumerators and constants, types of fields and functions. And the files are those
that bindings/generate writes.

usage: test_declarations.py SOURCE_ROOT CC...
"""

import ctypes
import importlib
import re
import subprocess
import sys
import tempfile
import types
from pathlib import Path

root, compiler = Path(sys.argv[1]), sys.argv[2:]
failures = []


def load(name):
    """A module of declarations; the package around it would load the libraries."""
    package = sys.modules.setdefault("sudoku", types.ModuleType("sudoku"))
    package.__path__ = [str(root / "bindings/python/sudoku")]
    return importlib.import_module(f"sudoku.{name}")


def headers(*libraries):
    return sorted(str(path) for library in libraries for path in (root / library / "include").glob("*/*.h"))


def check_written(path, writer, prefix, *libraries):
    fresh = subprocess.run([sys.executable, str(root / "bindings/generate" / writer), prefix, *headers(*libraries)],
                           capture_output=True, text=True)
    if fresh.returncode or fresh.stdout != (root / path).read_text(encoding="utf-8"):
        failures.append(f"{path} is not what the headers say; ./run abi writes it anew {fresh.stderr}")


def kind_of(declared):
    """What a value of this type is to a calling convention: its size, and whether it is a pointer, a number with
    a fraction, a struct, or an integer with or without a sign.
    """
    size = ctypes.sizeof(declared)
    if issubclass(declared, ctypes.Structure):
        return f"{size} s"
    if issubclass(declared, (ctypes._Pointer, ctypes.c_void_p, ctypes.c_char_p)) or hasattr(declared, "_restype_"):
        return f"{size} p"
    if issubclass(declared, (ctypes.c_float, ctypes.c_double)):
        return f"{size} f"
    if declared is ctypes.c_bool:
        return f"{size} b"
    signed = declared(-1).value < 0
    return f"{size} {'i' if signed else 'u'}"


def facts(prefix, module):
    """Lines of a C program that print a fact each, and what ctypes says of it."""
    yield from functions(module)
    for name, value in sorted(vars(module).items()):
        if name.startswith(prefix.upper() + "_") and isinstance(value, int):
            yield f'printf("%lld\\n", (long long){name});', str(value), name
        if not name.startswith(prefix + "_") or not isinstance(value, type):
            continue
        if issubclass(value, ctypes.Structure) and hasattr(value, "_fields_"):
            yield f'printf("%zu\\n", sizeof(struct {name}));', str(ctypes.sizeof(value)), name
            for field, declared in value._fields_:
                place = f"offsetof(struct {name}, {field}), sizeof((struct {name} *)0)->{field}"
                expected = f"{getattr(value, field).offset} {ctypes.sizeof(declared)}"
                yield f'printf("%zu %zu\\n", {place});', expected, f"{name}.{field}"
                if not issubclass(declared, (ctypes.Array, ctypes.Structure)):
                    yield f"KIND(((struct {name} *)0)->{field});", kind_of(declared), f"{name}.{field}"


def enumerators(module, text):
    """Every enumerator of the headers is there under its number."""
    for tag, body in re.findall(r"^enum (\w+) \{(.*?)^\};", text, re.S | re.M):
        members = getattr(module, "".join(map(str.capitalize, tag.split("_")[1:]))).__members__
        names = re.findall(r"^\s+([A-Z]\w+) = ", body, re.M)
        if len(names) != len(members):
            failures.append(f"{tag} has {len(members)} enumerators, and should have {len(names)}")
        for name, (own, value) in zip(names, members.items()):
            yield f'printf("%d\\n", {name});', str(int(value)) if name.endswith(own) else own, name


def functions(module):
    """Calls that C compiles but does not make: as many parameters, pointers where there are pointers, and the result."""

    def example(declared):
        kind = kind_of(declared)[-1]
        return f"(struct {declared.__name__}){{0}}" if kind == "s" else "(void *)0" if kind == "p" else "1"

    for name, (result, parameters) in sorted(module.FUNCTIONS.items()):
        call = f"{name}({', '.join(map(example, parameters))})"
        if result is None or issubclass(result, ctypes.Structure):
            yield f'printf("%zu\\n", sizeof(({call}), 1));', "4", name
        else:
            yield f"KIND({call});", kind_of(result), name


RUST = {
    "c_int": ctypes.c_int, "c_uint": ctypes.c_uint, "c_char": ctypes.c_char, "bool": ctypes.c_bool, "f32": ctypes.c_float,
    "f64": ctypes.c_double, "usize": ctypes.c_size_t, "isize": ctypes.c_ssize_t, "i8": ctypes.c_int8,
    "u8": ctypes.c_uint8, "u16": ctypes.c_uint16, "i32": ctypes.c_int32, "u32": ctypes.c_uint32, "u64": ctypes.c_uint64,
}


def rust_type(text, known):
    text = text.strip()
    array = re.fullmatch(r"\[(\w+); (\d+)\]", text)
    if array:
        return rust_type(array[1], known) * int(array[2])
    if text.startswith(("*", "Option<")):
        return ctypes.c_void_p
    return RUST.get(text) or known[text]


def rust_parameters(text, known):
    """Types of `a: T, b: Option<fn(c: U)>`, of which the commas within brackets part nothing."""
    inner = re.sub(r"\([^()]*\)", "", text)
    return tuple(rust_type(part.split(":", 1)[1], known) for part in inner.split(",") if part.strip())


def load_rust(name, known):
    """A module of the crate as if ctypes had declared it. `known` has the types by their names, and gets more."""
    text = (root / "bindings/rust/sudoku-sys/src" / f"{name}.rs").read_text(encoding="utf-8")
    text = re.sub(r" *///.*\n", "", text)
    module = types.SimpleNamespace(FUNCTIONS={})
    for alias, target in re.findall(r"^pub type (\w+) = (\w+);", text, re.M):
        known[alias] = RUST[target]
    for struct, body in re.findall(r"^pub struct (\w+) \{\n(.*?)^\}", text, re.M | re.S):
        fields = [(field, rust_type(declared, known)) for field, declared in re.findall(r"pub (?:r#)?(\w+): (.*),\n", body)]
        known[struct] = type(struct, (ctypes.Structure,), {"_fields_": fields} if fields else {})
        setattr(module, struct, known[struct])
    for constant, value in re.findall(r"^pub const (\w+): \w+ = (-?\d+);", text, re.M):
        setattr(module, constant, int(value))
    for function, parameters, result in re.findall(r"^    pub fn (\w+)\((.*)\)(?: -> (.*))?;", text, re.M):
        module.FUNCTIONS[function] = (rust_type(result, known) if result else None, rust_parameters(parameters, known))
    return module


def run_c(statements, scratch):
    source = scratch / "facts.c"
    source.write_text("""#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>
#define IS_NUMBER(x) _Generic((x), float: 'f', double: 'f', bool: 'b', char: 'i', signed char: 'i', short: 'i', \\
    int: 'i', long: 'i', long long: 'i', unsigned char: 'u', unsigned short: 'u', unsigned: 'u', \\
    unsigned long: 'u', unsigned long long: 'u', default: 'p')
#define KIND(x) printf("%zu %c\\n", sizeof(x), IS_NUMBER(x))
int main(void)
{
""" + "\n".join(statements) + "\nreturn 0;\n}\n", encoding="utf-8")
    program = scratch / "facts"
    subprocess.run([*compiler, "-std=c11", "-w", "-Werror=int-conversion", f"-I{root}/libsudoku/include", f"-I{root}/libsudokuvision/include",
                    "-o", str(program), str(source)], check=True)
    return subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout.splitlines()


def main():
    expected = []
    rust_types = {}
    for prefix, *libraries in (("sudoku", "libsudoku"), ("svision", "libsudoku", "libsudokuvision")):
        check_written(f"bindings/python/sudoku/_{prefix}.py", "to_ctypes.py", prefix, *libraries)
        check_written(f"bindings/rust/sudoku-sys/src/{prefix}.rs", "to_rust.py", prefix, *libraries)
        module, rust = load(f"_{prefix}"), load_rust(prefix, rust_types)
        text = "".join(Path(path).read_text(encoding="utf-8") for path in headers(libraries[-1]))
        expected += enumerators(module, text)
        exported = (root / libraries[-1] / "exports.txt").read_text(encoding="utf-8").split()
        for language in (module, rust):
            expected += facts(prefix, language)
            if sorted(language.FUNCTIONS) != sorted(exported):
                failures.append(f"functions differ: {set(language.FUNCTIONS) ^ set(exported)}")
        names = set(re.findall(r"^\s+(S[A-Z]+_\w+) = ", text, re.M))
        if not names <= set(vars(rust)):
            failures.append(f"the crate lacks {names - set(vars(rust))}")
    with tempfile.TemporaryDirectory() as folder:
        found = run_c([statement for statement, _, _ in expected], Path(folder))
    for (_, wanted, name), answer in zip(expected, found):
        # Enumerations are unsigned to some compilers where no enumerator is negative.
        if wanted == "4 i" and answer == "4 u":
            continue
        if answer != wanted:
            failures.append(f"{name}: declared as {wanted}, and C says {answer}")
    if len(expected) < 1000 or len(found) != len(expected):
        failures.append(f"only {len(found)} of {len(expected)} facts were looked at")
    print(*failures, sep="\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
