#!/usr/bin/env python3
"""Changes the libraries in one place at a time and looks whether a test notices.

usage: mutate.py BUILD [N] [SEED] [PATH...]

Makes copies of the tree in BUILD, one for each processor that is idle; builds in them the tests that are
needed; then tries N mutants (60 unless told) that SEED picks among the lines of PATH: files or folders,
both libraries and common/ unless told. A mutant counts as killed when a test fails or takes far longer
than it did. The tests of the changed folder come first, those named like the file before all others,
then those of the folders that use it, for a while. Lists those that survive; ends with false where there
are any. The file `equivalent` beside this one names mutants that nothing can tell from the original, and
why.
"""
import fcntl
import json
import os
import pathlib
import queue
import resource
import signal
import subprocess
import sys
import threading
import time

import mutants
from tree import ROOT, Tree

HERE = pathlib.Path(__file__).resolve().parent
# Seconds that the tests of other folders may take for one mutant: where its own folder and so much more
# notice nothing, a test is missing.
MAX_SECONDS_ELSEWHERE = 10
DEFAULT_PATHS = ["common", "libsudoku/src", "libsudokuvision/src"]
# What runs nothing of the libraries, or nothing that others do not run, or needs what is not there.
LEFT_OUT_SUITES = {"package", "install", "camera", "collections", "films"}
LEFT_OUT_FOLDERS = {"package", "abi", "camera", "cam", "v4l2", "video", "mutate"}


class Test:
    def __init__(self, described, root):
        self.name = described["name"]
        self.command = described["cmd"]
        self.environment = dict(os.environ, **described["env"])
        self.depends = described["depends"]
        self.seconds = 0
        self.suites = {suite.split(":")[-1] for suite in described["suite"]}
        places = [part for part in self.command if "/tests/" in part]
        self.folder = places[0].split("/tests/", 1)[1].split("/")[0] if places else ""

    def wanted(self):
        return not self.suites & LEFT_OUT_SUITES and self.folder not in LEFT_OUT_FOLDERS


def limit_resources(seconds):
    """Starts a session of its own, each process of which has so many seconds of a processor: a loop without
    end takes them whatever else the machine does, and a test that passes does not."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(command, seconds, environment, folder):
    """The exit status of what takes SECONDS as a rule, or None where it waits for something forever."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env=environment, cwd=folder,
                               preexec_fn=lambda: limit_resources(1 + int(4 * seconds)))
    try:
        return process.wait(20 + 10 * seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


def tests_of(tree):
    """The tests of TREE that may be run for mutants, with what has to be built for each."""
    files = {target["id"]: target["filename"] for target in tree.introspect("--targets")}
    tests = [Test(described, tree.source) for described in tree.introspect("--tests")]
    for test in tests:
        test.targets = [os.path.relpath(name, tree.build) for target in test.depends
                        for name in files.get(target, [])]
    return [test for test in tests if test.wanted()]


def measure(tree, chosen):
    """The names of the tests that pass as things are, and how many seconds each takes: those that may
    be run for the mutants chosen. Known ones are not measured again."""
    known = tree.build.parent / "seconds.json"
    seconds = json.loads(known.read_text()) if known.exists() else {}
    wanted = tests_for_all(chosen, tests_of(tree))
    if not tree.make(targets_of(wanted)):
        sys.exit("mutate: the build failed")
    for test in sorted(wanted, key=lambda test: test.name):
        if test.name in seconds:
            continue
        begin = time.monotonic()
        status = run(test.command, 60, test.environment, tree.build)
        seconds[test.name] = time.monotonic() - begin if status == 0 else None
        known.write_text(json.dumps(seconds))
        if status not in (0, 77):
            print(f"{test.name} fails without any change, and is left out", flush=True)
    return {name: taken for name, taken in seconds.items() if taken is not None}


def attempt(tree, mutant, tests):
    """The name of the test that kills MUTANT, None where none does, False where it does not compile."""
    lines = (tree.source / mutant.path).read_text(encoding="utf-8").split("\n")
    lines[mutant.number - 1] = mutant.changed
    with tree.change(mutant.path, "\n".join(lines)) as change:
        for test in tests:
            if not change.build(test.targets):
                return False
            if run(test.command, test.seconds, test.environment, tree.build) not in (0, 77):
                return test.name
    return None


# Whose tests run a folder's code, beside its own: those that show most come first.
USERS = {
    "common": ["text", "board", "dlx", "cdcl", "solver"],
    "text": ["cli"],
    "board": ["text", "propagation", "dlx", "solver", "cli"],
    "propagation": ["solver", "cdcl", "logic"],
    "cdcl": ["solver"],
    "dlx": ["solver"],
    "engine9": ["solver"],
    "logic": ["cli"],
    "solver": ["cdcl", "dlx", "engine9", "cli"],
    "image": ["detect", "digits", "reader", "tracker", "cli"],
    "maths": ["detect", "digits", "reader", "tracker", "cli"],
    "kernels": ["image", "digits", "reader", "cli"],
    "detect": ["reader", "tracker", "cli"],
    "digits": ["reader", "tracker", "cli"],
    "reader": ["tracker", "cli"],
    "tracker": ["cli"],
    "draw": ["cli"],
}


def targets_of(tests):
    return sorted({target for test in tests for target in test.targets})


def tests_for(mutant, tests):
    """The tests in the order in which they are tried: those of the changed folder, then those of its users
    as far as time allows. Within a folder those named like the file come first, then quick ones."""
    path = pathlib.PurePath(mutant.path)
    folder = path.parts[2] if len(path.parts) > 3 else path.parts[0]
    folders = [folder, *USERS.get(folder, sorted({test.folder for test in tests} - {folder}))]

    def rank(test):
        return folders.index(test.folder), path.stem not in test.name, test.seconds

    chosen, elsewhere = [], 0
    for test in sorted((test for test in tests if test.folder in folders), key=rank):
        if test.folder == folder:
            chosen.append(test)
        elif "long" not in test.suites and elsewhere + test.seconds <= MAX_SECONDS_ELSEWHERE:
            chosen.append(test)
            elsewhere += test.seconds
    return chosen


def tests_for_all(chosen, tests):
    return {test for mutant in chosen for test in tests_for(mutant, tests)}


def source_files(paths):
    """The files of code in PATHS, without tables that were learned or drawn."""
    for path in paths:
        path = (ROOT / path).resolve()
        found = [path] if path.is_file() else sorted(path.rglob("*.[ch]"))
        if not found:
            sys.exit(f"mutate: nothing to change in {path}")
        yield from (str(file.relative_to(ROOT)) for file in found if "include" not in file.parts)


def work(tree, waiting, seconds, results):
    """Tries mutants in TREE while there are any; SECONDS of each test that is to be run."""
    tests = [test for test in tests_of(tree) if test.name in seconds]
    for test in tests:
        test.seconds = seconds[test.name]
    while True:
        try:
            mutant = waiting.get_nowait()
        except queue.Empty:
            return
        verdict = attempt(tree, mutant, tests_for(mutant, tests))
        results.append((mutant, verdict))
        word = {None: "SURVIVED", False: "no code"}.get(verdict, f"killed by {verdict}")
        print(f"{len(results)} {word}: {mutant}", flush=True)


def try_all(chosen, trees, seconds):
    waiting, results = queue.Queue(), []
    for mutant in chosen:
        waiting.put(mutant)
    threads = [threading.Thread(target=work, args=(tree, waiting, seconds, results)) for tree in trees]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def idle_processors():
    """How many processors nothing else keeps busy, one at least."""
    return max(1, round((os.cpu_count() or 1) - os.getloadavg()[0]))


def main():
    build, *rest = sys.argv[1:]
    numbers = [int(rest.pop(0)) for _ in range(2) if rest and rest[0].isdigit()]
    count, seed = (numbers + [60, 1][len(numbers):])
    equivalent = mutants.read_equivalent(HERE / "equivalent")
    chosen = mutants.choose(ROOT, list(source_files(rest or DEFAULT_PATHS)), count, seed, equivalent)
    pathlib.Path(build).mkdir(parents=True, exist_ok=True)
    lock = open(pathlib.Path(build) / "lock", "w", encoding="utf-8")
    fcntl.flock(lock, fcntl.LOCK_EX)  # of the folder, while this runs
    trees = [Tree(pathlib.Path(build).resolve() / str(number)) for number in range(idle_processors())]
    for tree in trees:
        tree.copy_sources()
        tree.configure()
    seconds = measure(trees[0], chosen)
    for tree in trees[1:]:
        tree.make(targets_of(tests_for_all(chosen, tests_of(tree))))
    print(f"{len(seconds)} tests, {sum(seconds.values()):.0f} s in all", flush=True)
    results = try_all(chosen, trees, seconds)
    survivors = sorted((mutant.path, mutant.number, str(mutant)) for mutant, verdict in results if verdict is None)
    broken = sum(verdict is False for _, verdict in results)
    for *_, survivor in survivors:
        print(f"survived: {survivor}")
    print(f"{len(results)} mutants, {len(results) - broken - len(survivors)} killed, "
          f"{len(survivors)} survived, {broken} did not compile")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
