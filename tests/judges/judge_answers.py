"""Judges what sudoku-solve says about puzzles with rules: every question of the command line, each form that it writes and
reads again, and rules as options, by plain definitions of the rules. A question without an answer is refused.

usage: judge_answers.py SUDOKU-SOLVE [--cases=N] [--seed=WORD]
"""

import subprocess
import sys
from random import Random
from typing import Callable, Dict, List, NamedTuple, Optional, Tuple

from dot_texts import WRITERS, Shape, rule_alone, rules_together
from judge_rules import Case, accepted
from judging import Judge, run

#: Questions that are not answered for puzzles with rules.
REFUSED = ("--estimate", "--explain", "--hint", "--steps", "--why=r1c1=1", "--judge=r1c1=1", "--rate", "--repair")
#: Forms, and the words of a refusal; dot notation says everything.
FORMS = {"dots": None, "killer": "in a killer, found '", "f-puzzles": "f-puzzles cannot say this: ",
         "link": "f-puzzles cannot say this: "}


class Question(NamedTuple):
    case: Case
    name: str


class Answer(NamedTuple):
    status: int
    out: str
    message: str


class Facts(NamedTuple):
    """What plain definitions say."""

    shape: Shape
    grids: List[str]
    has_regions: bool

    def values(self) -> List[str]:
        """The digits of each cell in all solutions."""
        return ["".join(sorted(set(column))) for column in zip(*self.grids)]


Test = Callable[[Facts, Answer], bool]


def is_none(facts: Facts, answer: Answer) -> bool:
    """True if the answer says that there is no solution, and there is none: 4, or 6 where givens are to blame."""
    return not facts.grids and answer.status in (4, 6)


def says_first(facts: Facts, answer: Answer) -> bool:
    return is_none(facts, answer) or (answer.status == 0 and answer.out.strip() in facts.grids)


def says_two(facts: Facts, answer: Answer) -> bool:
    lines = answer.out.split()
    least = min(len(facts.grids), 2)
    enough = least <= len(lines) <= 2 if facts.has_regions else len(set(lines)) == len(lines) == least
    return is_none(facts, answer) or (answer.status in (0, 7) and enough and set(lines) <= set(facts.grids))


def says_unique(facts: Facts, answer: Answer) -> bool:
    words = {0: "one solution", 5: "several solutions"}.get(answer.status, "")
    if not facts.grids:
        return is_none(facts, answer) and "several" not in answer.out and "one" not in answer.out
    several = len(facts.grids) > 1 or (facts.has_regions and answer.status == 5)
    return answer.status == (5 if several else 0) and answer.out.strip() == words


def says_count(facts: Facts, answer: Answer) -> bool:
    number = int(answer.out)
    return number >= len(facts.grids) if facts.has_regions and facts.grids else number == len(facts.grids)


def says_true_candidates(facts: Facts, answer: Answer) -> bool:
    return is_none(facts, answer) or (answer.status == 0 and answer.out.split() == facts.values())


def says_candidates(facts: Facts, answer: Answer) -> bool:
    cells = answer.out.split()
    kept = len(cells) == len(facts.values()) and all(set(value) <= set(cell)
                                                     for cell, value in zip(cells, facts.values()))
    return is_none(facts, answer) or (answer.status == 0 and (kept or not facts.grids))


def says_backbone(facts: Facts, answer: Answer) -> bool:
    digits = "".join(value if len(value) == 1 else "." for value in facts.values())
    return is_none(facts, answer) or (answer.status == 0 and answer.out.strip() == digits)


def says_conflict(facts: Facts, answer: Answer) -> bool:
    """The givens may break no rule although there is no solution."""
    return is_none(facts, answer) or (answer.status == 0 and answer.out.strip() == "no conflict")


def is_refused(_: Facts, answer: Answer) -> bool:
    return answer.status == 1 and not answer.out and "not supported for puzzles with rules" in answer.message


def says_all(facts: Facts, answer: Answer) -> bool:
    return is_none(facts, answer) or (answer.status == 0 and set(answer.out.split()) == set(facts.grids))


QUESTIONS: Dict[str, Test] = {
    "--first": says_first,
    "--all=2": says_two,
    "--unique": says_unique,
    "--count": says_count,
    "--candidates=true": says_true_candidates,
    "--candidates": says_candidates,
    "--backbone": says_backbone,
    "--check": says_conflict,
}
QUESTIONS.update({question: is_refused for question in REFUSED})
#: Asked with --all: after a conversion, or with rules as options.
ASKED_ALL = [f"--rule-form={form}" for form in FORMS] + ["--rule"]


class Answers(Judge):
    spoiled_every = 3

    def __init__(self, program: str) -> None:
        self.program = program

    def tell(self, text: str, *options: str) -> Answer:
        done = subprocess.run([self.program, *options], input=text + "\n", stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, universal_newlines=True, timeout=600, check=False)
        return Answer(done.returncode, done.stdout, done.stderr.strip())

    def make(self, random: Random) -> Optional[Question]:
        is_alone = random.random() < 0.7
        case = Case(*(rule_alone(random, random.choice(list(WRITERS))) if is_alone else rules_together(random)))
        answered = [question for question in QUESTIONS if question not in REFUSED]
        return Question(case, random.choice(answered + [random.choice(REFUSED)] + 2 * ASKED_ALL))

    @staticmethod
    def options(case: Case) -> Tuple[str, List[str]]:
        """The text of the grid, and its rules as options; those with rules within stay in the text."""
        rules = case.text[len(case.shape.text):]
        if ".End" in rules:
            return case.text, []
        return case.shape.text, ["--rule=" + ",".join(rule.split("~")).replace(",", ":", 1)
                                 for rule in rules.split(".")[1:] if rule[0] != "~"]

    def ask(self, case: Question) -> Answer:
        if case.name == "--rule":
            text, options = self.options(case.case)
            given = [rule for rule in case.case.text[len(case.case.shape.text):].split(".") if rule[:1] == "~"]
            return self.tell(text + "".join("." + rule for rule in given if options), "--all", *options)
        if not case.name.startswith("--rule-form="):
            return self.tell(case.case.text, case.name)
        written = self.tell(case.case.text, "--convert", case.name)
        return self.tell(written.out.strip(), "--all") if written.status == 0 else written

    def wrong(self, case: Question, answer: Answer) -> List[str]:
        facts = Facts(case.case.shape, sorted(accepted(case.case)), "ChaosConstruction" in case.case.text)
        refusal = FORMS.get(case.name[len("--rule-form="):])
        if refusal and answer.status == 1 and refusal in answer.message and not answer.out:
            return []
        if QUESTIONS.get(case.name, says_all)(facts, answer):
            return []
        return [f"{case.name} is answered by {answer}"]

    def spoil(self, case: Question, answer: Answer, random: Random) -> Optional[Answer]:
        """A wrong status, but for --check, whose answer says nothing of solutions."""
        if case.name == "--check" or answer.status in (1, 4, 6):
            return None
        return answer._replace(status=random.choice([1, 3, 7 if case.name != "--all=2" else 1]), out="2")


if __name__ == "__main__":
    sys.exit(run("answers", Answers(sys.argv[1])))
