#!/usr/bin/env python3
"""Judges every sentence that sudoku-solve and sudoku-gen write about a search, on random 4x4 boards.

Usage: truth.py SUDOKU_SOLVE SUDOKU_GEN [BOARDS] [SEED]

The judge knows all 288 grids and nothing else: a board has as many solutions as there are grids with its
digits. A sentence that is not known here is a failure, and so is one that never came up.
"""

import itertools
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter

CELLS = range(16)
PEERS = [[o for o in CELLS if o != c and (o // 4 == c // 4 or o % 4 == c % 4 or (o // 8, o % 4 // 2) == (c // 8, c % 4 // 2))]
         for c in CELLS]
UNITS = {f"row {i + 1}": [c for c in CELLS if c // 4 == i] for i in range(4)}
UNITS |= {f"column {i + 1}": [c for c in CELLS if c % 4 == i] for i in range(4)}
UNITS |= {f"box {i + 1}": [c for c in CELLS if c // 8 * 2 + c % 4 // 2 == i] for i in range(4)}


def all_grids(grid=()):
    if len(grid) == 16:
        return [grid]
    cell = len(grid)
    return [g for d in range(1, 5) if all(o >= cell or grid[o] != d for o in PEERS[cell]) for g in all_grids((*grid, d))]


GRIDS = all_grids()
ALL = (1 << len(GRIDS)) - 1
WITH = [[sum(1 << i for i, g in enumerate(GRIDS) if g[c] == d) for d in range(5)] for c in CELLS]


def name(cell):
    return f"r{cell // 4 + 1}c{cell % 4 + 1}"


def cell_of(word):
    return (int(word[1]) - 1) * 4 + int(word[3]) - 1


def with_digits(digits):
    """The grids with these digits, 0 for any, as a set of bits."""
    found = ALL
    for cell, digit in enumerate(digits):
        if digit:
            found &= WITH[cell][digit]
    return found


def grids_of(bits):
    return [g for i, g in enumerate(GRIDS) if bits >> i & 1]


def board(text):
    return [0 if c in ".0" else int(c) for c in text]


class Puzzle:
    """Digits that were given or placed, and candidates that were deleted, as (cell, digit)."""

    def __init__(self, digits, placed=(), deleted=()):
        self.digits, self.placed, self.deleted = list(digits), set(placed), set(deleted)
        self.bits = with_digits(self.digits)
        for cell, digit in self.deleted:
            self.bits &= ~WITH[cell][digit]
        self.count = self.bits.bit_count()
        self.given_bits = with_digits([0 if c in self.placed else d for c, d in enumerate(self.digits)])
        self.is_plain = not self.placed and not self.deleted
        self.conflicts = any(self.digits[c] and self.digits[c] == self.digits[o] for c in CELLS for o in PEERS[c])

    def text(self):
        plain = "".join(str(d) if d else "." for d in self.digits)
        if self.is_plain:
            return plain
        cells = "".join(("+" if c in self.placed else "") + plain[c] for c in CELLS)
        deleted = " ".join(f"{d}{c // 4 + 1}{c % 4 + 1}" for c, d in sorted(self.deleted))
        return f":0000:x:{cells}:{deleted}:::"

    def notes(self, cell):
        """What deletions leave for a cell."""
        return {d for d in range(1, 5) if (cell, d) not in self.deleted}

    def candidates(self, cell):
        """What digits and deletions leave for an empty cell."""
        return {d for d in range(1, 5) if all(self.digits[o] != d for o in PEERS[cell]) and (cell, d) not in self.deleted}


def draw(rng, number):
    """A puzzle: solvable, with several solutions, contradictory, a position with or without a mistake."""
    grid = rng.choice(GRIDS)
    digits = [d if rng.random() < rng.choice((0.2, 0.3, 0.4, 0.6)) else 0 for d in grid]
    if number % 3 == 1:
        for _ in range(rng.randint(1, 2)):
            digits[rng.randrange(16)] = rng.randint(1, 4)
    if number % 4 != 3:
        return Puzzle(digits)
    solutions = grids_of(with_digits(digits))
    solution = solutions[0] if solutions else grid
    empty = [c for c in CELLS if not digits[c]]
    placed = rng.sample(empty, min(len(empty), rng.randint(0, 3)))
    for cell in placed:
        digits[cell] = solution[cell] if rng.random() < 0.7 else rng.randint(1, 4)
    deleted = {(c, d) for c in empty for d in range(1, 5)
               if not digits[c] and (d != solution[c] or rng.random() < 0.05) and rng.random() < 0.15}
    return Puzzle(digits, placed, deleted)


class Judge:
    def __init__(self, solve, gen, puzzles):
        self.solve, self.gen, self.puzzles = solve, gen, puzzles
        self.seen, self.failures = Counter(), 0
        self.file = tempfile.NamedTemporaryFile("w", suffix=".txt")
        self.file.writelines(p.text() + "\n" for p in puzzles)
        self.file.flush()

    def fail(self, puzzle, question, sentence):
        self.failures += 1
        if self.failures <= 20:
            print(f"FAILED: {question} {puzzle.text() if puzzle else ''}: {sentence}")

    def hold(self, truth, kind, puzzle, question, sentence):
        self.seen[kind] += 1
        if not truth:
            self.fail(puzzle, question, sentence)

    def ask(self, *arguments):
        """The lines of the answer, and what was said of each puzzle."""
        run = subprocess.run([self.solve, *arguments, self.file.name], capture_output=True, text=True, check=False)
        said = {}
        for line in run.stderr.splitlines():
            found = re.fullmatch(re.escape(self.file.name) + r":(\d+): (.*)", line)
            if found:
                said.setdefault(int(found[1]), []).append(found[2])
            else:
                self.fail(None, " ".join(arguments), line)
        return run.stdout.splitlines(), said

    def each(self, *arguments):
        """Each puzzle with its line of the answer and what was said of it."""
        out, said = self.ask("--keep-going", *arguments)
        if len(out) != len(self.puzzles):
            self.fail(None, " ".join(arguments), f"{len(out)} lines for {len(self.puzzles)} puzzles")
        for number, (puzzle, line) in enumerate(zip(self.puzzles, out), 1):
            yield puzzle, line, said.get(number, [])

    # ------------------------------------------------------------------------ what many questions say

    def judge_outcome(self, question, puzzle, sentence):
        """True if SENTENCE is about the number of solutions, about what contradicts, or a mistake."""
        def hold(truth, kind):
            self.hold(truth, kind, puzzle, question, sentence)
            return True
        if sentence == "several solutions":
            return hold(puzzle.count > 1, "several solutions")
        if sentence == "the givens break a rule":
            return hold(puzzle.conflicts, "the givens break a rule")
        if sentence.startswith("written without its candidates: they narrow it"):
            open_digits = {(c, d) for c, d in puzzle.deleted if not puzzle.digits[c]}
            return hold(any(all(puzzle.digits[o] != d for o in PEERS[c]) for c, d in open_digits), "candidates narrow it")
        if sentence == "no solution":
            return hold(puzzle.count == 0, "no solution")
        if found := re.fullmatch(r"(\d) (?:(\d) times|twice) in (\w+ \d): (.*)", sentence):
            cells = [cell_of(w) for w in found[4].split(", ")]
            same = [c for c in UNITS[found[3]] if puzzle.digits[c] == int(found[1])]
            return hold(cells == same and len(same) == int(found[2] or 2) > 1, "twice in a unit")
        if found := re.fullmatch(r"no place left for (\d) in (\w+ \d)", sentence):
            digit, cells = int(found[1]), UNITS[found[2]]
            has_it = any(puzzle.digits[c] == digit for c in cells)
            return hold(not has_it and not any(not puzzle.digits[c] and digit in puzzle.candidates(c) for c in cells),
                        "no place left")
        if found := re.fullmatch(r"no candidate left for (\w+)", sentence):
            cell = cell_of(found[1])
            return hold(not puzzle.digits[cell] and not puzzle.candidates(cell), "no candidate left")
        if sentence.startswith("likely mistyped: "):
            told = [cell_of(w[-4:]) for w in sentence[len("likely mistyped: "):].split(" or ")]
            likely = []
            for cell in CELLS:
                digits = list(puzzle.digits)
                digits[cell] = 0
                left = Puzzle(digits, puzzle.placed, puzzle.deleted)
                if puzzle.digits[cell] and left.count == 1:
                    likely.append(cell)
            return hold(told == likely and puzzle.count == 0, "likely mistyped")
        if found := re.fullmatch(r"(digit|candidate) (\d) in (\w+) is (wrong|missing): the solution of the givens has .*", sentence):
            solutions = grids_of(puzzle.given_bits)
            if len(solutions) != 1:
                return hold(False, "mistake")
            wrong = [c for c in CELLS if (puzzle.digits[c] not in (0, solutions[0][c]))
                     or (not puzzle.digits[c] and solutions[0][c] not in puzzle.notes(c))]
            cell, digit = cell_of(found[3]), int(found[2])
            is_digit = found[1] == "digit"
            return hold(wrong[:1] == [cell] and (is_digit == bool(puzzle.digits[cell])) and
                        digit == (puzzle.digits[cell] if is_digit else solutions[0][cell]) and puzzle.count == 0,
                        "wrong digit" if is_digit else "missing candidate")
        return False

    def judge_all(self, question, puzzle, sentences):
        for sentence in sentences:
            if not self.judge_outcome(question, puzzle, sentence):
                self.fail(puzzle, question, "unknown: " + sentence)

    # ------------------------------------------------------------------------------- solving questions

    def judge_unique(self, *engine):
        meaning = {"one solution": lambda p: p.count == 1, "several solutions": lambda p: p.count > 1,
                   "no solution": lambda p: p.count == 0, "the givens break a rule": lambda p: p.conflicts,
                   "undecided by logic alone": lambda p: engine == ("--engine=logic",)}
        for puzzle, line, _ in self.each("--unique", *engine):
            kind = line if line in meaning else "unknown"
            self.hold(line in meaning and meaning[line](puzzle), f"unique: {kind}", puzzle, "--unique", line)

    def judge_solve(self):
        for puzzle, line, said in self.each("--format=%r|%s"):
            status, shown = line.split("|")
            is_solution = bool(shown) and bool(with_digits(board(shown)) & puzzle.bits)
            self.hold({"unique": puzzle.count == 1 and is_solution, "several": puzzle.count > 1 and is_solution,
                       "none": puzzle.count == 0, "conflict": puzzle.conflicts}.get(status), f"result {status}", puzzle, "solve", line)
            other = None
            for sentence in said:
                if sentence.startswith("one more: "):
                    other = board(sentence[10:])
                    self.hold(with_digits(other) & puzzle.bits and sentence[10:] != shown, "one more", puzzle, "solve", sentence)
                elif found := re.fullmatch(r"they differ in (\d+) cells: (.*)", sentence):
                    differ = [name(c) for c in CELLS if other[c] != board(shown)[c]]
                    self.hold(found[2].split() == differ and int(found[1]) == len(differ), "they differ", puzzle, "solve", sentence)
                elif found := re.fullmatch(r"(at least )?(\d+) of (\d+) empty cells are the same in all solutions(?:: (.*))?", sentence):
                    grids = grids_of(puzzle.bits)
                    common = [g0 if all(g[c] == g0 for g in grids) else 0 for c, g0 in enumerate(grids[0])]
                    empty = [c for c in CELLS if not puzzle.digits[c]]
                    forced = sum(1 for c in empty if common[c])
                    told = board(found[4]) if found[4] else [0] * 16
                    exact = int(found[2]) == forced and (not found[4] or told == common)
                    least = int(found[2]) <= forced and all(t in (0, common[c]) for c, t in enumerate(told))
                    self.hold(int(found[3]) == len(empty) and (least if found[1] else exact), "the same in all", puzzle, "solve", sentence)
                elif not self.judge_outcome("solve", puzzle, sentence):
                    self.fail(puzzle, "solve", "unknown: " + sentence)

    def judge_counts(self):
        for puzzle, line, _ in self.each("--count"):
            self.hold(line == str(puzzle.count), "count", puzzle, "--count", line)
        for puzzle, line, _ in self.each("--count=2"):
            self.hold(line == str(min(2, puzzle.count)), "count up to a limit", puzzle, "--count=2", line)
        for puzzle, line, said in self.each("--count", "--nodes=2"):
            least = line.startswith("at least ")
            number = int(line.split()[-1])
            self.hold(number <= puzzle.count if least else number == puzzle.count, "at least" if least else "count", puzzle, "--nodes=2", line)
            self.hold(least == ("limit on nodes reached" in said), "limit on nodes", puzzle, "--nodes=2", str(said))
        for puzzle, line, _ in self.each("--estimate"):
            self.hold(line == str(puzzle.count) or (puzzle.conflicts and not line), "estimate", puzzle, "--estimate", line)
        for puzzle, line, said in self.each("--check"):
            has_sound_digits = not any("times" in s or "twice" in s for s in said)
            full = all(puzzle.digits)
            self.hold({"no conflict": not puzzle.conflicts and not full, "solved": full and puzzle.count == 1,
                       "": bool(said) and (puzzle.conflicts or has_sound_digits)}[line], f"check: {line}", puzzle, "--check", line)
            self.judge_all("--check", puzzle, said)

    def judge_candidates(self):
        for question in ("--candidates", "--candidates=true", "--backbone"):
            for puzzle, line, said in self.each(question, "--format=%a"):
                grids = grids_of(puzzle.bits)
                if not line:
                    self.hold(puzzle.count == 0, "no candidates", puzzle, question, str(said))
                elif question == "--backbone":
                    common = [g0 if all(g[c] == g0 for g in grids) else 0 for c, g0 in enumerate(grids[0])]
                    self.hold(board(line) == common, "backbone", puzzle, question, line)
                else:
                    sets = [{int(d) for d in w if d.isdigit()} for w in line.split()]
                    needed = [{g[c] for g in grids} for c in CELLS]
                    truth = len(sets) == 16 and all(n <= s if question == "--candidates" else n == s for n, s in zip(needed, sets))
                    self.hold(truth or puzzle.count == 0, question, puzzle, question, line)

    # ----------------------------------------------------------------------------- explained questions

    def judge_steps(self):
        for question in ("--hint", "--steps", "--explain"):
            for puzzle, line, said in self.each(question, "--format=json"):
                answer = json.loads(line)
                solved = list(puzzle.digits)
                alone = [next(iter(notes)) if len(notes := puzzle.notes(c)) == 1 else 0 for c in CELLS]
                for step in answer["steps"]:
                    told = [(cell_of(i[:4]), int(i[-1]), "<>" in i) for i in step["placements"] + step["eliminations"]]
                    holds = all(bool(puzzle.bits & WITH[c][d]) is False if out else puzzle.bits & ~WITH[c][d] == 0 for c, d, out in told)
                    unique = puzzle.given_bits.bit_count() == 1
                    self.hold(holds or (unique and puzzle.count == 0), f"{question}: a step", puzzle, question, step["text"])
                    for cell, digit, out in told:
                        if not out:
                            solved[cell] = digit
                for sentence in said:
                    if found := re.fullmatch(r"(one solution|several solutions), but the techniques end with (\d+) cells open", sentence):
                        self.hold((puzzle.count == 1) == (found[1] == "one solution") and puzzle.count and
                                  int(found[2]) in (solved.count(0), [s or a for s, a in zip(solved, alone)].count(0)),
                                  "the techniques end", puzzle, question, sentence)
                    elif re.fullmatch("several solutions: the steps? holds? in all of them", sentence):
                        self.hold(puzzle.count > 1 and answer["steps"], "holds in all", puzzle, question, sentence)
                    else:
                        self.judge_all(question, puzzle, [sentence])
                if question == "--explain" and not said:
                    whole = tuple(s or a for s, a in zip(solved, alone))  # a cell with one note counts as solved
                    self.hold(puzzle.count == 1 and whole in GRIDS, "explained to the end", puzzle, question, line)
        for question in ("--rate", "--rate=se"):
            for puzzle, line, said in self.each(question):
                self.hold(bool(line) == (not said) and (not line or puzzle.count == 1), "rating", puzzle, question, line)
                for sentence in said:
                    if sentence == "several solutions: only a puzzle with one has a rating":
                        self.hold(puzzle.count > 1, "no rating", puzzle, question, sentence)
                    elif not re.fullmatch(r"one solution, but the techniques end with \d+ cells open", sentence):
                        self.judge_all(question, puzzle, [sentence])

    # ----------------------------------------------------------------------------------------- repairs

    def count_repairs(self, digits, changes):
        """Changes of so many givens that leave one solution."""
        count = 0
        for cells in itertools.combinations([c for c in CELLS if digits[c]], changes):
            left = with_digits([0 if c in cells else d for c, d in enumerate(digits)])
            for new in itertools.product(range(1, 5), repeat=changes):
                if all(n != digits[c] for c, n in zip(cells, new)):
                    bits = left
                    for cell, digit in zip(cells, new):
                        bits &= WITH[cell][digit]
                    count += bits.bit_count() == 1
        return count

    def fewest_additions(self, bits, most):
        for size in range(1, most + 1):
            for cells in itertools.combinations(CELLS, size):
                for digits in itertools.product(range(1, 5), repeat=size):
                    left = bits
                    for cell, digit in zip(cells, digits):
                        left &= WITH[cell][digit]
                    if left.bit_count() == 1:
                        return size
        return most + 1

    def judge_repair(self, puzzle, lines):
        shown, more, sizes = 0, 0, set()
        def hold(truth, kind):
            self.hold(truth, kind, puzzle, "--repair", line)
        for line in lines:
            head, _, rest = line.partition(":")
            pairs = [(cell_of(c), int(d)) for c, d in re.findall(r"(r\dc\d)=(\d)", rest)]
            if line == "one solution: nothing to repair":
                hold(puzzle.count == 1, "nothing to repair")
            elif head == "contradiction":
                part = [0] * 16
                for cell, digit in pairs:
                    part[cell] = digit
                needed = all(with_digits(part[:c] + [0] + part[c + 1:]) for c, _ in pairs)
                hold(all(puzzle.digits[c] == d for c, d in pairs) and not with_digits(part) and needed, "contradiction")
            elif head == "change":
                changed = list(puzzle.digits)
                for cell, digit in pairs:
                    changed[cell] = digit
                hold(with_digits(changed).bit_count() == 1 and all(puzzle.digits[c] not in (0, d) for c, d in pairs), "change")
                shown += 1
                sizes.add(len(pairs))
            elif found := re.fullmatch(r"and (\d+) more changes", line):
                more = int(found[1])
            elif line == "no change of one given, or of two, leaves one solution":
                hold(not self.count_repairs(puzzle.digits, 1) and not self.count_repairs(puzzle.digits, 2), "no change")
            elif head == "add":
                bits = puzzle.bits
                for cell, digit in pairs:
                    bits &= WITH[cell][digit]
                hold(bits.bit_count() == 1, "add")
                if line.endswith("(the fewest)"):
                    hold(len(pairs) > 3 or self.fewest_additions(puzzle.bits, len(pairs) - 1) == len(pairs), "the fewest")
                elif not line.endswith("(fewer may do)"):
                    hold(False, "add")
            else:
                self.fail(puzzle, "--repair", "unknown: " + line)
        if shown:
            line = "number of changes"
            singles = self.count_repairs(puzzle.digits, 1)
            expected = singles or self.count_repairs(puzzle.digits, 2)
            hold(shown + more == expected and sizes == {1 if singles else 2}, "number of changes")

    def judge_repairs(self):
        for puzzle, line, said in self.each("--repair", "--format=%a"):
            if puzzle.is_plain:
                self.judge_repair(puzzle, [part for part in line.split("; ") if part])
            for sentence in said:
                if sentence == "givens are repaired, candidates are not":
                    self.hold(puzzle.count != 1 and puzzle.deleted, "givens are repaired", puzzle, "--repair", sentence)
                else:
                    self.judge_all("--repair", puzzle, [sentence])

    # ---------------------------------------------------------------------------------------- new ones

    def judge_minimized(self):
        unique = [p for p in self.puzzles if p.is_plain and p.count == 1]
        text = "".join(p.text() + "\n" for p in unique)
        run = subprocess.run([self.gen, "--minimize", "--box=2x2", "--seed=1", "-"], input=text, capture_output=True, text=True, check=False)
        for puzzle, line in zip(unique, run.stdout.splitlines(), strict=True):
            left = board(line)
            spared = [c for c in CELLS if left[c] and with_digits(left[:c] + [0] + left[c + 1:]).bit_count() == 1]
            self.hold(with_digits(left).bit_count() == 1 and not spared and all(d in (0, puzzle.digits[c]) for c, d in enumerate(left)),
                      "minimized", puzzle, "--minimize", line)

    def fewest_by_pattern(self, cells):
        """The fewest solutions of a puzzle with givens in CELLS."""
        return min(with_digits([d if c in cells else 0 for c, d in enumerate(g)]).bit_count() for g in GRIDS)

    def judge_pattern(self, cells):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("".join("1" if c in cells else "." for c in CELLS) + "\n")
            file.flush()
            run = subprocess.run([self.gen, "--box=2x2", "--seed=1", "--attempts=3", f"--pattern={file.name}"],
                                 capture_output=True, text=True, check=False)
        fewest = self.fewest_by_pattern(cells)
        def hold(truth, kind):
            self.hold(truth, kind, None, f"--pattern {cells}", run.stdout + run.stderr)
        if run.stdout:
            made = board(run.stdout.strip())
            hold(with_digits(made).bit_count() == 1 and [c for c in CELLS if made[c]] == cells, "pattern made")
        elif found := re.search(r"has no givens in (row|column)s (\d) and (\d), which could be exchanged", run.stderr):
            lines = [UNITS[f"{found[1]} {found[i]}"] for i in (2, 3)]
            hold(fewest > 1 and not any(c in cells for line in lines for c in line), "could be exchanged")
        elif found := re.search(r"has (\d+) givens; a puzzle with one solution has (\d+) or more", run.stderr):
            hold(fewest > 1 and int(found[1]) == len(cells) < int(found[2]), "givens or more")
        elif found := re.search(r"made 0 of 1 in 3 attempts; 3 had several solutions, the nearest (\d+)$", run.stderr.strip()):
            hold(int(found[1]) >= fewest, "had several solutions")
        else:
            hold(False, "pattern")


NEEDED = ["several solutions", "no solution", "twice in a unit", "no place left", "no candidate left", "likely mistyped", "wrong digit",
          "missing candidate", "unique: one solution", "unique: several solutions", "unique: no solution", "unique: the givens break a rule",
          "unique: undecided by logic alone", "one more", "they differ", "the same in all", "count", "count up to a limit", "at least",
          "limit on nodes", "estimate", "check: no conflict", "check: solved", "backbone", "--candidates=true", "the techniques end",
          "holds in all", "explained to the end", "rating", "no rating", "nothing to repair", "contradiction", "change", "no change",
          "number of changes", "add", "the fewest", "givens are repaired", "minimized", "pattern made", "could be exchanged",
          "givens or more", "had several solutions"]


def main():
    boards = int(sys.argv[3]) if len(sys.argv) > 3 else 600
    rng = random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    judge = Judge(sys.argv[1], sys.argv[2], [Puzzle(GRIDS[7])] + [draw(rng, n) for n in range(boards)])
    for engine in ("auto", "simple", "logic", "cdcl", "dlx"):
        judge.judge_unique(f"--engine={engine}")
    judge.judge_solve()
    judge.judge_counts()
    judge.judge_candidates()
    judge.judge_steps()
    judge.judge_repairs()
    judge.judge_minimized()
    for _ in range(30):
        judge.judge_pattern(sorted(rng.sample(CELLS, rng.randint(2, 8))))
    missing = [kind for kind in NEEDED if not judge.seen[kind]]
    print(f"{sum(judge.seen.values())} sentences of {len(judge.seen)} kinds, {judge.failures} failures")
    if missing:
        print("never seen:", ", ".join(missing))
    return 1 if judge.failures or missing else 0


if __name__ == "__main__":
    sys.exit(main())
