"""The tool and the bindings answer the same: whether a puzzle is unique, how many solutions it has, how hard it is by
either scale, and the next step with its premises and links.

usage: test_answers.py [--collected=N] SUDOKU-SOLVE LIST COMMAND [WORD]...
                       COMMAND with a file prints a line for each puzzle of it: 1 where it is unique, the number of
                       solutions, the rating, the hint, its premises and links, with tabs between; with a file and "se"
                       the rating is that of Sudoku Explainer. LIST is a file of the project; the first N (400) puzzles
                       of the shared collection qqwing-any.txt are asked about too where SUDOKU_TEST_DATA leads to it.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Dict, List, Optional

COLLECTED = 400


def objects(tool: str, question: str, puzzles: Path) -> List[Dict]:
    # The status says the worst of the list; that all are answered, the number of lines.
    run = subprocess.run([tool, "--quiet", "--format=json", question, str(puzzles)], stdout=subprocess.PIPE, text=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def rating_of(found: Dict, is_se: bool) -> str:
    if is_se and "er" in found:
        return " ".join(str(round(10 * found[name])) for name in ("er", "ep", "ed"))
    return f"{found['level']} {found['score']}" if "level" in found else "none"


def hint_of(found: Dict, asked: Dict) -> str:
    if not found["steps"]:
        return "none"
    # Sentences of the tool have the symbols of large boards, those of the bindings have numbers.
    is_large = asked["box"][0] * asked["box"][1] > 9
    return found["steps"][0]["technique" if is_large else "text"]


def cell_of(name: str, side: int) -> int:
    row, column = name[1:].split("c")
    return (int(row) - 1) * side + int(column) - 1


def node_of(text: str, side: int) -> str:
    cells, digit = text.split("=")
    return "@".join([digit] + [str(cell_of(name, side)) for name in cells.split(",")])


def reason_of(found: Dict) -> str:
    if not found["steps"]:
        return "none"
    premises, side = found["steps"][0]["premises"], found["side"]
    texts = [str(cell_of(name, side)) for name in premises["cells"]]
    texts += [f"#{place['digit']}" for place in premises["places"]]
    texts += [("=" if link["strong"] else "-").join(node_of(link[end], side) for end in ("from", "to"))
              for link in premises["links"]]
    return "".join(text + " " for text in texts)


def tool_answers(tool: str, puzzles: Path, is_se: bool) -> List[str]:
    unique, counts = objects(tool, "--unique", puzzles), objects(tool, "--count", puzzles)
    ratings, hints = objects(tool, "--rate=se" if is_se else "--rate", puzzles), objects(tool, "--hint", puzzles)
    assert len(unique) == len(counts) == len(ratings) == len(hints)
    return [f"{int(one['status'] == 'unique')}\t{count['count']}\t{rating_of(rating, is_se)}\t{hint_of(hint, one)}\t"
            f"{reason_of(hint)}"
            for one, count, rating, hint in zip(unique, counts, ratings, hints)]


def collected(folder: str, count: int) -> Optional[Path]:
    source = Path(os.environ.get("SUDOKU_TEST_DATA", "")) / "puzzles" / "qqwing-any.txt"
    if not source.is_file():
        return None
    lines = [line for line in source.read_text().splitlines() if not line.startswith("#")][:count]
    chosen = Path(folder) / "collected"
    chosen.write_text("".join(line[:81] + "\n" for line in lines))
    return chosen


def compare(tool: str, command: List[str], puzzles: Path, is_se: bool) -> int:
    asked = command + [str(puzzles)] + ["se"] * is_se
    answers = subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    wanted = tool_answers(tool, puzzles, is_se)
    wrong = 0
    for number, (answer, want) in enumerate(zip(answers, wanted), 1):
        if answer != want:
            wrong += 1
            print(f"{puzzles}:{number}: the tool answers\n  {want}\nand {command[-1]}\n  {answer}")
    if len(answers) != len(wanted) or len(wanted) < 40:
        wrong += 1
        print(f"{puzzles}: {len(answers)} answers, and {len(wanted)} of the tool")
    print(f"{puzzles.name}{' by Sudoku Explainer' * is_se}: {len(wanted)} puzzles, {wrong} wrong")
    return wrong


def main() -> int:
    arguments, option = sys.argv[1:], "--collected="
    count = int(arguments.pop(0)[len(option):]) if arguments[0].startswith(option) else COLLECTED
    tool, listed, command = arguments[0], Path(arguments[1]), arguments[2:]
    wrong = compare(tool, command, listed, False) + compare(tool, command, listed, True)
    with tempfile.TemporaryDirectory() as folder:
        more = collected(folder, count)
        if more:
            wrong += compare(tool, command, more, False)
    return 1 if wrong else 0


sys.exit(main())
