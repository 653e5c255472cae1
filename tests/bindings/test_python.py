"""The Python package: its examples in the documentation, and what they do not show.

usage: test_python.py [NAME]...    LD_LIBRARY_PATH leads to the libraries, PYTHONPATH to the package
"""

import doctest
import importlib
import io
import os
import pkgutil
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

import sudoku
from sudoku import vision

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = bytes(map(int, "534678912672195348198342567859761423426853791713924856961537284287419635345286179"))
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def load_tests(loader, tests, ignored):
    for module in pkgutil.iter_modules(sudoku.__path__, "sudoku."):
        tests.addTests(doctest.DocTestSuite(importlib.import_module(module.name)))
    tests.addTests(doctest.DocTestSuite(sudoku))
    return tests


class Solving(unittest.TestCase):
    def test_solves_every_kind_of_givens(self):
        puzzle = sudoku.parse(LINE)
        for givens in (LINE, puzzle, puzzle.givens, list(puzzle.givens)):
            self.assertEqual(sudoku.Solver().solve(givens).solution, SOLUTION)

    def test_refuses_a_puzzle_of_another_board(self):
        """Its solutions would be those of another puzzle."""
        empty = 81 * "."
        other = [f'{{"puzzle": "{empty}", "variants": ["diagonal"]}}', f'{{"puzzle": "{empty}", "box": [1, 9]}}',
                 '{"puzzle": "%s", "regions": "%s"}' % (empty, "".join(9 * digit for digit in "123456789"))]
        for text in other:
            puzzle = sudoku.parse(text)
            for ask in (sudoku.Solver().unique, sudoku.Solver().count, lambda given: sudoku.Generator().minimize([given]),
                        lambda given: sudoku.Explainer(given, layout=sudoku.Layout.classic())):
                with self.assertRaisesRegex(sudoku.ArgumentError, "another board"):
                    ask(puzzle)
            self.assertTrue(sudoku.Solver(puzzle.layout).solve(puzzle))
            self.assertTrue(sudoku.Solver().solve(puzzle.givens))
        more = sudoku.Layout(9, variants=["diagonal", "windoku"])
        self.assertTrue(sudoku.Solver(more).solve(sudoku.parse(other[0])))

    def test_two_threads_are_told_that_the_solver_is_busy(self):
        solver, inside, refused = sudoku.Solver(), threading.Event(), threading.Event()

        def stay(_solution):
            inside.set()
            return refused.wait()

        thread = threading.Thread(target=solver.each, args=("." * 81, stay))
        thread.start()
        inside.wait()
        try:
            with self.assertRaisesRegex(sudoku.ArgumentError, "busy with another call, of another thread"):
                solver.solve(LINE)
        finally:
            refused.set()
            thread.join()
        self.assertTrue(solver.solve(LINE))

    def test_numbers_are_no_boards(self):
        for wrong in (81, [81], b"Q"):
            with self.assertRaises(TypeError):
                sudoku.solve_many(wrong if isinstance(wrong, (list, bytes)) else [wrong])
        with self.assertRaises(TypeError):
            sudoku.parse(81)

    def test_tells_a_rule_that_a_title_names(self):
        self.assertEqual(sudoku.parse("Anti-knight\n" + LINE).rule, "Anti-knight")
        self.assertEqual(sudoku.parse(LINE).rule, "")

    def test_answers_are_no_exceptions(self):
        for givens, status in ((LINE, "OK"), ("55" + 79 * ".", "CONFLICT"), (81 * ".", "SEVERAL_SOLUTIONS"),
                               ("12345678." + 8 * "." + "9" + 63 * ".", "NO_SOLUTION")):
            answer = sudoku.solve(givens)
            self.assertEqual(answer.status.name, status)
            self.assertEqual(bool(answer), status == "OK")
            self.assertEqual(answer.solution is None, status in ("CONFLICT", "NO_SOLUTION"))

    def test_limits_end_a_call(self):
        giant = sudoku.Layout(64)
        answer = sudoku.Solver(giant, engine="simple").solve(bytes(4096), nodes=10)
        self.assertEqual((answer.status, answer.solution), (sudoku.Status.NODE_LIMIT, None))
        count = sudoku.Solver().count(bytes(81), limit=7)
        self.assertEqual((int(count), count.is_exact, count.status), (7, False, sudoku.Status.SOLUTION_LIMIT))
        self.assertTrue(sudoku.Solver().count(LINE).is_exact)

    def test_enumerates_each_once(self):
        layout = sudoku.Layout(4)
        found = sudoku.Solver(layout).solutions(bytes(16))
        self.assertEqual((len(found), len(set(found))), (288, 288))
        self.assertTrue(all(sudoku.is_solution(solution, layout=layout) for solution in found))
        self.assertEqual(len(sudoku.Solver(layout).solutions(bytes(16), limit=5)), 5)

    def test_tells_what_solutions_share(self):
        solver = sudoku.Solver()
        self.assertEqual(solver.backbone(LINE), (sudoku.Status.OK, SOLUTION))
        self.assertEqual(solver.true_candidates(LINE)[1], tuple(1 << digit - 1 for digit in SOLUTION))
        two = bytearray(SOLUTION)
        for cell in (3, 4, 5, 12, 13, 14):  # the digits of two rows in a box
            two[cell] = 0
        status, shared = solver.backbone(bytes(two))
        found = solver.solutions(bytes(two))
        status, sets = solver.true_candidates(bytes(two))
        self.assertEqual(status, sudoku.Status.OK)
        for cell in range(81):
            digits = {solution[cell] for solution in found}
            self.assertEqual(sets[cell], sum(1 << digit - 1 for digit in digits))
            self.assertEqual(shared[cell], digits.pop() if len(digits) == 1 else 0)
        self.assertEqual(solver.backbone("55" + 79 * "."), (sudoku.Status.CONFLICT, None))

    def test_estimates(self):
        exact = sudoku.Solver().estimate(LINE)
        self.assertEqual((exact.count, exact.low, exact.high, exact.is_exact, int(exact)), (1, 1, 1, True, 1))
        empty = sudoku.Solver().estimate(bytes(81), samples=300, seed=7)
        self.assertEqual((empty.status, empty.is_exact, empty.samples), (sudoku.Status.OK, False, 300))
        self.assertTrue(0 < empty.low < empty.count < empty.high)
        self.assertTrue(1e20 < empty.count < 1e23)  # 6.67e21
        self.assertEqual(empty, sudoku.Solver().estimate(bytes(81), samples=300, seed=7))
        self.assertEqual(sudoku.Solver().estimate("55" + 79 * ".").status, sudoku.Status.CONFLICT)

    def test_callbacks_stop_and_raise(self):
        seen = []
        status = sudoku.Solver().each(bytes(81), lambda solution: seen.append(solution) or len(seen) == 3)
        self.assertEqual((status, len(seen)), (sudoku.Status.CANCELLED, 3))

        def fail(solution):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            sudoku.Solver().each(bytes(81), fail)

    def test_another_thread_cancels(self):
        solver = sudoku.Solver(sudoku.Layout(9), engine="dlx")
        timer = threading.Timer(0.05, solver.cancel)
        timer.start()
        self.assertEqual(solver.count(bytes(81)).status, sudoku.Status.CANCELLED)
        timer.join()

    def test_seeds_shuffle(self):
        solutions = {sudoku.Solver(seed=seed).solve(bytes(81)).solution for seed in (1, 2, 1)}
        self.assertEqual(len(solutions), 2)

    def test_batches_agree(self):
        answers = sudoku.solve_many([LINE, HARD, "?" * 81], threads=2, unique=True)
        self.assertEqual([answer.status.name for answer in answers], ["OK", "OK", "ERR_TEXT"])
        self.assertEqual(answers[1].solution, sudoku.solve(HARD).solution)
        self.assertEqual(sudoku.solve_many([]), [])

    def test_generates(self):
        made = sudoku.Generator().puzzles(3, seed=5, symmetry=sudoku.Symmetry.ROTATE180, min_givens=30)
        for one in made:
            self.assertEqual(sudoku.solve(one.givens).solution, one.solution)
            self.assertTrue(sum(map(bool, one.givens)) >= 30)
            self.assertTrue(all(bool(a) == bool(b) for a, b in zip(one.givens, one.givens[::-1])))
        fewer, none = sudoku.Generator().minimize([SOLUTION, "55" + 79 * "."])
        self.assertTrue(sudoku.solve(fewer.givens) and sum(map(bool, fewer.givens)) < 35)
        self.assertEqual((none.status, none.givens), (sudoku.Status.CONFLICT, None))
        self.assertEqual(sudoku.generate(seed=9, layout=sudoku.Layout(4)).status, sudoku.Status.OK)

    def test_finds_puzzles_by_criteria(self):
        wanted = sudoku.Criteria(level="hard", score=(600, 900), needs=["xy"], clues=(24, 30), symmetry="rotate180")
        generator = sudoku.Generator()
        made, second = generator.find(wanted, 2, seed=1)
        self.assertEqual(second.status, sudoku.Status.OK)
        rating = sudoku.rate(made.givens)
        self.assertEqual(rating.level, sudoku.Level.HARD)
        self.assertTrue(600 <= rating.score <= 900 and 24 <= sum(map(bool, made.givens)) <= 30)
        self.assertTrue(any(step.technique == "XY-Wing" for step in sudoku.explain(made.givens)))
        self.assertEqual(generator.find(wanted, seed=1)[0], made)
        missed, = generator.find(sudoku.Criteria(clues=(17, 17)), attempts=10)
        self.assertEqual((missed.status, missed.givens), (sudoku.Status.NOT_FOUND, None))
        easiest, = generator.find(sudoku.Criteria(rating=(10, 12), choices=(2, 81)), seed=1)
        self.assertLessEqual(sudoku.rate_se(easiest.givens).puzzle, 12)
        for wrong in (sudoku.Criteria(score=(5, 4)), sudoku.Criteria(techniques=["none"]), sudoku.Criteria(steps=(-1, 4)),
                      sudoku.Criteria(score=(0, -1)), sudoku.Criteria(choices=(2**32 + 1, 2**32 + 2)),
                      sudoku.Criteria(level="none"), sudoku.Criteria(clues=(90, 95))):
            self.assertRaises(sudoku.ArgumentError, generator.find, wrong)

    def test_words_steps_as_asked(self):
        said = []

        def translate(text):
            said.append(text)
            return text.replace("has one candidate left", "bleibt allein") if "{" in text else None

        wording = sudoku.Wording(symbols="A-I", translate=translate)
        step = sudoku.Explainer(LINE, wording=wording).find()
        self.assertIn("r5c5 bleibt allein: it sees A, B, F", step.text)
        self.assertTrue(set(said) <= set(sudoku.sentences()) | {one.name for one in sudoku.techniques()})
        folded, full = (list(sudoku.Explainer(HARD, wording=sudoku.Wording(detail=detail))) for detail in sudoku.Detail)
        self.assertGreater(max(len(step.text) for step in full), 600)
        self.assertLessEqual(max(len(step.text) for step in folded), 600)
        few = sudoku.Explainer(LINE, wording=sudoku.Wording(symbols="A-C"))
        self.assertRaisesRegex(sudoku.ArgumentError, "number of symbols", few.find)
        self.assertRaisesRegex(sudoku.ArgumentError, "no detail 7", sudoku.Explainer, LINE,
                               wording=sudoku.Wording(detail=7))
        wrong = sudoku.Explainer(LINE, wording=sudoku.Wording(translate=lambda text: 1 // 0))
        self.assertRaises(ZeroDivisionError, wrong.find)

    def test_explains_to_the_end(self):
        explainer = sudoku.explain(HARD)
        steps = list(explainer)
        self.assertIn(explainer.status, (sudoku.Status.END, sudoku.Status.UNDECIDED))
        self.assertTrue(all(step.placements or step.eliminations for step in steps))
        self.assertIsNone(explainer.find())
        self.assertEqual(sudoku.explain("55" + 79 * ".").status, sudoku.Status.CONFLICT)
        singles = sudoku.Explainer(LINE, order=["Naked Single"]).all("Naked Single")
        self.assertTrue(singles and all(len(step.placements) == 1 for step in singles))


    def test_says_why_a_candidate_goes_and_judges_steps(self):
        givens = "4951.........96.....3......36...8.....1.4.......91...65..83.4.7...4..86.9....53.1"
        explainer = sudoku.Explainer(givens, profile="human")
        self.assertEqual(explainer.why(18, 8).placements, ((18, 6),))
        self.assertIsNone(explainer.why(19, 8))
        self.assertRaises(sudoku.ArgumentError, explainer.why, 18, 4)
        for cell, digit in ((18 + 2**16, 8), (18, 8 + 2**16), (18, -8), (18 - 2**32, 8)):
            self.assertRaises(sudoku.ArgumentError, explainer.why, cell, digit)
            self.assertRaises(sudoku.ArgumentError, explainer.judge, cell, digit)
        self.assertEqual(explainer.judge(18, 6)[0], sudoku.Verdict.PROVED)
        self.assertEqual(explainer.judge(18, 8), (sudoku.Verdict.WRONG, None))
        done = sudoku.Explainer(explainer.layout.cell_count * ".")
        proof = explainer.judge(18, 6)[1]
        self.assertEqual([digit for _unit, digit in proof.places], [6])
        done.apply(proof)
        self.assertEqual(done.position()[0][18], 6)
        self.assertEqual(explainer.judge(18, 8, is_placement=False)[0], sudoku.Verdict.PROVED)
        explainer.cancel()
        self.assertIsNone(explainer.judge(18, 6))
        self.assertEqual(next(explainer).placements, ((18, 6),))
        mistaken = sudoku.Explainer(givens[:15] + "2" + givens[16:], is_unique=True)
        self.assertIsNone(mistaken.judge(18, 6))
        self.assertIsNone(mistaken.judge(18, 6, is_placement=False))

    def test_explaining_ends_in_time_and_goes_on(self):
        explainer = sudoku.Explainer(256 * ".", seconds=0.05)
        self.assertIsNone(explainer.find())
        self.assertEqual(explainer.status, sudoku.Status.TIME_LIMIT)
        self.assertEqual(explainer.all("Kraken Fish Type 2"), [])
        self.assertEqual(explainer.status, sudoku.Status.TIME_LIMIT)
        self.assertEqual(explainer.rate(), (None, 0))
        explainer = sudoku.Explainer(HARD)
        explainer.cancel()
        self.assertIsNone(explainer.find())
        self.assertEqual(explainer.status, sudoku.Status.CANCELLED)
        self.assertTrue(explainer.find())
        self.assertEqual(explainer.status, sudoku.Status.OK)

    def test_a_key_ends_a_solver(self):
        timer = threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            sudoku.Solver(engine="dlx").count(bytes(81))
        timer.join()

    def test_another_thread_or_a_key_ends_an_explainer(self):
        explainer = sudoku.Explainer(256 * ".")
        timer = threading.Timer(0.1, explainer.cancel)
        timer.start()
        self.assertIsNone(explainer.find())
        self.assertEqual(explainer.status, sudoku.Status.CANCELLED)
        timer.join()
        timer = threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            explainer.find()
        timer.join()
        self.assertEqual(explainer.all("Naked Single"), [])


class Boards(unittest.TestCase):
    def test_layouts(self):
        jigsaw = sudoku.Layout(4, regions=sudoku.parse_regions("AABB\nAABB\nCCDD\nCCDD\n"))
        self.assertEqual(jigsaw.units[8].kind, sudoku.UnitKind.REGION)
        self.assertIsNone(jigsaw.box)
        self.assertEqual(sudoku.Layout.classic().peers(0), sudoku.Layout(9).peers(0))
        self.assertEqual(sudoku.Layout(9).cell_name(12), "r2c4")
        custom = sudoku.Layout.custom(2, [[0, 1], [1, 2]], positions=[(0, 0), (0, 1), (1, 1)])
        self.assertEqual((custom.cell_count, custom.position(2)), (3, (1, 1)))
        self.assertEqual(sudoku.Solver(custom).solutions([1, 0, 0]), [bytes([1, 2, 1])])

    def test_conflicts_and_candidates(self):
        found = sudoku.conflicts([5, 5] + 79 * [0])
        self.assertEqual(found[0].cells, (0, 1))
        sets = sudoku.candidates(sudoku.parse(LINE).givens)
        self.assertEqual(list(sudoku.digits(sets[2])), [1, 2, 4])
        status, left = sudoku.Solver().candidates(LINE)
        self.assertEqual((status, bytes(next(sudoku.digits(one)) for one in left)), (sudoku.Status.OK, SOLUTION))

    def test_covers(self):
        queens = sudoku.ExactCover(primary=12, secondary=24)
        for row in range(6):
            for column in range(6):
                queens.add([row, 6 + column, 12 + row + column, 29 + row - column])
        self.assertEqual(queens.count(), 4)
        self.assertEqual(len(queens.covers(limit=2)), 2)
        twice = sudoku.ExactCover(primary=1, bounds=[(2, 2)])
        for _ in range(3):
            twice.add([0])
        self.assertEqual(len(twice.covers()), 3)


class Texts(unittest.TestCase):
    def test_reads_files_of_every_kind(self):
        text = f"{LINE} first\n{HARD} second\n"
        with tempfile.NamedTemporaryFile() as file:
            file.write(text.encode())
            file.flush()
            for source in (file.name, io.BytesIO(text.encode()), io.StringIO(text)):
                puzzles = list(sudoku.read(source))
                self.assertEqual([puzzle.comment for puzzle in puzzles], ["first", "second"])
                self.assertEqual([puzzle.line for puzzle in puzzles], [1, 2])

    def test_symbols(self):
        reader = sudoku.TextReader(io.StringIO("WONDERFUL" + 72 * "."), symbols="WONDERFUL")
        puzzle = next(reader)
        self.assertEqual((puzzle.givens[:9], puzzle.symbols), (bytes(range(1, 10)), "WONDERFUL"))
        with self.assertRaises(sudoku.ArgumentError):
            sudoku.TextReader(io.StringIO(""), symbols="CUMBERSOM")

    def test_goes_on_behind_a_malformed_puzzle(self):
        reader = sudoku.TextReader(io.StringIO(f"{LINE}\n{LINE[:-1]}?\n{LINE}\n"), side=9)
        next(reader)
        with self.assertRaises(sudoku.TextError) as raised:
            next(reader)
        self.assertEqual((raised.exception.line, raised.exception.column), (2, 81))
        self.assertEqual(next(reader).line, 3)
        self.assertIsNone(next(reader, None))

    def test_files_that_fail_raise_their_own(self):
        class Broken(io.RawIOBase):
            def read(self, size=-1):
                raise PermissionError("no")

        with self.assertRaises(PermissionError):
            next(sudoku.TextReader(Broken()))

    def test_writes_what_it_reads(self):
        givens = sudoku.parse(LINE).givens
        for name in ("line", "grid", "pretty", "numbers", "sdk"):
            again = sudoku.parse(sudoku.write(givens, format=name))
            self.assertEqual(again.givens, givens)
        self.assertIn("#Cmine", sudoku.write(givens, format="sdk", comment="mine").replace(" ", ""))


class Refusals(unittest.TestCase):
    def test_says_what_is_wrong(self):
        self.assertTrue(issubclass(sudoku.ArgumentError, ValueError))
        for call in (lambda: sudoku.Layout(1), lambda: sudoku.Layout(9, variants=["no such"]),
                     lambda: sudoku.Layout(9, regions=bytes(80)), lambda: sudoku.Solver(engine="no such"),
                     lambda: sudoku.Solver().solve(bytes(80)), lambda: sudoku.Solver().solve(80 * [0] + [300]),
                     lambda: sudoku.Solver().solve([10] + 80 * [0]), lambda: sudoku.Solver().solve("1" + 15 * "."),
                     lambda: sudoku.Solver().solve(LINE, seconds=-1), lambda: sudoku.parse(""),
                     lambda: sudoku.parse(LINE + "\n" + LINE), lambda: sudoku.write(bytes(81), format="csv"),
                     lambda: sudoku.Layout(9).peers(81), lambda: sudoku.ExactCover(0),
                     lambda: sudoku.ExactCover(2).add([2]), lambda: sudoku.ExactCover(2).add([0], [1, 1]),
                     lambda: sudoku.solve_many(["1"]), lambda: sudoku.technique("no such"),
                     lambda: sudoku.Layout.custom(2, [[0, 1]], positions=[(0, 0)]),
                     lambda: sudoku.Solver().solve(LINE, nodes=-1), lambda: sudoku.Solver().count(LINE, limit=1 << 64),
                     lambda: sudoku.Layout((1 << 32) + 9), lambda: sudoku.Layout(9, box=((1 << 32) + 3, 3)),
                     lambda: sudoku.solve_many([LINE], threads=1 << 32), lambda: sudoku.Solver(seed=1 << 70),
                     lambda: sudoku.Solver().set_seed(-1), lambda: sudoku.generate(seed=-1),
                     lambda: sudoku.ExactCover(1, bounds=[(1, (1 << 32) + 1)]),
                     lambda: vision.Reader(sides=[73]), lambda: vision.draw(LINE, width=(1 << 32) + 90),
                     lambda: vision.Image.from_pnm(b"P5 2 2 65535\n"), lambda: vision.Image.from_pnm(b"#"),
                     lambda: vision.Reader(sides=[5]),
                     lambda: vision.Reader().read(vision.Image(bytes(99), 10, 10)),
                     lambda: vision.Reader().read(vision.Image(bytes(100), -1, 10)),
                     lambda: vision.draw(LINE, width=0)):
            with self.assertRaises(sudoku.SudokuError) as raised:
                call()
            self.assertIsInstance(raised.exception, ValueError)
            self.assertTrue(str(raised.exception))


class Photos(unittest.TestCase):
    def test_reads_paints_and_reads_again(self):
        page = vision.draw(LINE, format=vision.Format.GRAY8)
        reading = vision.Reader(max_grids=1).read(vision.Image.from_pnm(page.to_pnm()))[0]
        self.assertEqual((reading.givens, reading.solution), (sudoku.parse(LINE).givens, SOLUTION))
        self.assertEqual((reading.side, reading.box, len(reading.crossings)), (9, (3, 3), 100))
        self.assertIsNone(reading.place)
        self.assertEqual(reading.diagnosis.reason, vision.Reason.NONE)
        solved = vision.Reader().read(vision.paint(page, reading, color=0))[0]
        self.assertEqual(solved.givens, SOLUTION)

    def test_the_example(self):
        example = Path(__file__).resolve().parents[2] / "examples/photo.py"
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "page.pgm").write_bytes(vision.draw(LINE, format=vision.Format.GRAY8).to_pnm())
            Path(folder, "white.pgm").write_bytes(b"P5\n# white\n200 200\n255\n" + bytes(40000 * [255]))
            printed = subprocess.run([sys.executable, str(example), "page.pgm", "white.pgm"], cwd=folder, check=True,
                                     capture_output=True, encoding="utf-8").stdout.splitlines()
        self.assertEqual(printed[0], "page.pgm: 9x9, sure")
        self.assertEqual(printed[2], "\u2502 5  3  4' \u2502 6' 7  8' \u2502 9' 1' 2' \u2502")
        self.assertEqual(printed[14], "Hidden Single in a box: 8 has one place left in box 2: the other empty cells see 8 "
                                      "in r3c3 and r5c4, so r1c6 is 8")
        self.assertTrue(printed[15].startswith("white.pgm: "))

    def test_says_why_not(self):
        readings = vision.Reader().read(vision.Image(bytes(640 * 480 * [255]), 640, 480))
        self.assertEqual((len(readings), readings.diagnosis.reason), (0, vision.Reason.NO_OUTLINE))
        self.assertTrue(readings.diagnosis.advice and readings.diagnosis.text)

    def test_follows_a_puzzle(self):
        page = vision.draw(LINE, format=vision.Format.GRAY8)
        tracker = vision.Tracker()
        tracks = [tracker.update(page, frame / 30) for frame in range(30)]
        committed = [track for track in tracks if track.state == vision.TrackState.COMMITTED]
        self.assertTrue(committed and committed[0].is_new and committed[0].puzzle_number == 1)
        self.assertEqual(committed[0].reading.solution, SOLUTION)
        blank = vision.Image(bytes(len(page.pixels) * [255]), page.width, page.height)
        self.assertIsNone(vision.Tracker().update(blank, 0).reading)

    def test_draws_documents(self):
        self.assertTrue(vision.draw_svg(LINE, title="One").startswith("<"))
        pixels = vision.draw(LINE, width=300, format=vision.Format.YUYV)
        self.assertEqual(len(pixels.pixels), pixels.height * 600)


if __name__ == "__main__":
    unittest.main(argv=sys.argv)
