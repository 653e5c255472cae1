"""A copy of the sources with a build of its own, in which one file at a time is changed.

Ninja builds it once. For a changed file nothing is run but the compiler for the objects that read the
file, and the linker for what a test needs of them. What they replace is kept beside and put back, so that
Ninja finds its tree as it was. Archives hold names of objects, not objects, and stay as they are.
"""
import functools
import json
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OPTIONS = ["-Doptimization=1", "-Ddebug=false", "-Dbench=false", "-Ddocs=false"]
KEPT = ".kept"


class Tree:
    def __init__(self, folder):
        self.source, self.build = folder / "source", folder / "build"

    def copy_sources(self):
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                                cwd=ROOT, check=True, capture_output=True, text=True).stdout
        names = {name for name in listed.split("\0") if name and (ROOT / name).is_file()}
        for old in list(self.source.rglob("*")):
            if old.is_file() and str(old.relative_to(self.source)) not in names:
                old.unlink()
        for name in names:
            new = self.source / name
            if not new.exists() or new.read_bytes() != (ROOT / name).read_bytes():
                new.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, new)

    def configure(self):
        for kept in self.build.rglob("*" + KEPT):  # of a run that was stopped
            kept.replace(str(kept).removesuffix(KEPT))
        if not (self.build / "build.ninja").exists():
            subprocess.run(["meson", "setup", self.build, self.source, *OPTIONS], check=True,
                           stdout=subprocess.DEVNULL)

    def make(self, targets):
        """Has Ninja build the targets; whether that went well."""
        return subprocess.run(["ninja", "-C", self.build, *targets], stdout=subprocess.DEVNULL).returncode == 0

    def introspect(self, what):
        return json.loads(subprocess.run(["meson", "introspect", self.build, what], check=True,
                                         capture_output=True, text=True).stdout)

    def ask_ninja(self, *question):
        return subprocess.run(["ninja", "-C", self.build, "-t", *question], check=True,
                              capture_output=True, text=True).stdout

    @functools.cached_property
    def commands(self):
        """What makes each file of the build."""
        return {made["output"]: made["command"] for made in json.loads(self.ask_ninja("compdb", "-x"))}

    @functools.cached_property
    def readers(self):
        """The objects whose compilation reads each file of the sources."""
        readers, reader = {}, None
        for line in self.ask_ninja("deps").splitlines():
            if not line.startswith(" "):
                reader = line.split(":")[0]
            else:
                path = os.path.relpath(self.build / line.strip(), self.source)
                readers.setdefault(path, set()).add(reader)
        return readers

    @functools.cache
    def inputs(self, target):
        """Everything in the build that TARGET is made of."""
        return frozenset(self.ask_ninja("inputs", target).split("\n"))

    @functools.cache
    def linked(self, target):
        """The objects that are linked into TARGET, alone or from an archive."""
        words = self.commands[target].split()
        archives = [word for word in words if word.endswith(".a")]
        return frozenset(word for word in words if word.endswith(".o")).union(
            *(self.inputs(archive) for archive in archives))

    def change(self, path, text):
        return Change(self, path, text)


class Change:
    """A file of the sources that has other contents for a while, and what was built of it."""

    def __init__(self, tree, path, text):
        self.tree, self.objects, self.made = tree, tree.readers.get(path, set()), []
        self.file, self.text = tree.source / path, text

    def __enter__(self):
        self.original = self.file.read_text(encoding="utf-8")
        self.file.write_text(self.text, encoding="utf-8")
        return self

    def __exit__(self, *_):
        self.file.write_text(self.original, encoding="utf-8")
        for name in self.made:
            file = self.tree.build / name
            file.with_name(file.name + KEPT).replace(file)

    def build(self, targets):
        """Compiles and links what TARGETS need of the changed file; whether that went well."""
        inputs = set(targets).union(*(self.tree.inputs(target) for target in targets))
        outputs = sorted(name for name in inputs & self.tree.commands.keys() - self.objects
                         if is_linked(name) and self.objects & self.tree.linked(name))
        outputs.sort(key=lambda name: ".so" not in name)
        return all(self.run(name) for name in [*sorted(inputs & self.objects), *outputs])

    def run(self, name):
        if name in self.made:
            return True
        file = self.tree.build / name
        file.replace(file.with_name(file.name + KEPT))
        self.made.append(name)
        done = subprocess.run(self.tree.commands[name], shell=True, cwd=self.tree.build, capture_output=True,
                              env=dict(os.environ, CCACHE_DISABLE="1"))
        return done.returncode == 0


def is_linked(name):
    """Whether NAME is that of a program or a shared library."""
    name = os.path.basename(name)
    return "." not in name or ".so" in name and not name.endswith(".symbols")
