#!/usr/bin/env python3
"""Says what each judge of readings protects from, and what it costs, by the votes that sudoku-scan reports.

usage: judges.py SUDOKU_SCAN [--without=JUDGE,...] PICTURE...

Beside each picture NAME.EXT lies NAME.dat: two lines, then nine rows of nine digits, printed or by hand, 0 where a
cell is empty. `test_hostile PAGES FIRST FOLDER` writes such pages. Of several grids in a picture the one that is most
like it counts. A judge that alone speaks against a wrong reading keeps it from being sure; those that are asked only
where no other speaks (covered, faint) may take the place of one that is left out.
"""
import collections
import json
import math
import pathlib
import subprocess
import sys

#: Minimum probability of a sure reading, CONFIDENCE_MIN.
SURE = 0.93
#: Judges that vote on that probability, which is lower where another judge contests the page.
ON_PROBABILITY = {"probability", "blanks"}


def truth_of(picture: pathlib.Path) -> str:
    rows = picture.with_suffix(".dat").read_text(errors="replace").split("\n")[2:]
    return "".join("".join(row.split()) for row in rows).replace("0", ".")


def digits_of(grid: dict) -> str:
    return "".join(cell if cell != "." else entry for cell, entry in zip(grid["cells"], grid["entries"]))


def judges_against(grid: dict) -> "set[str]":
    judges = set(grid["votes"])
    return judges - ON_PROBABILITY if math.prod(grid["probabilities"].values()) >= SURE else judges


def read(scan: str, picture: pathlib.Path) -> "tuple[set[str], bool] | None":
    """The judges that speak against the reading of a picture, and whether it is right."""
    run = subprocess.run([scan, "--format=json", str(picture)], capture_output=True, text=True, check=False)
    grids = [grid for grid in json.loads(run.stdout)["grids"] if len(grid["cells"]) == 81]
    if not grids:
        return None
    truth = truth_of(picture)
    grid = max(grids, key=lambda grid: sum(map(str.__eq__, digits_of(grid), truth)))
    return judges_against(grid), digits_of(grid) == truth


def main(scan: str, left_out: "set[str]", pictures: "list[str]") -> None:
    readings = [reading for picture in pictures if (reading := read(scan, pathlib.Path(picture)))]
    votes = collections.Counter(judge for judges, _ in readings for judge in judges)
    alone = collections.Counter((judge, right) for judges, right in readings if len(judges) == 1 for judge in judges)
    print(f"{'judge':20}  votes  alone, right  alone, wrong")
    for judge, count in sorted(votes.items()):
        print(f"{judge:20}  {count:5}  {alone[judge, True]:12}  {alone[judge, False]:12}")
    sure = collections.Counter(right for judges, right in readings if not judges - left_out)
    judges = f"without {', '.join(sorted(left_out))}" if left_out else "with all judges"
    print(f"{len(readings)} readings, {judges}: {sure[True]} sure and right, {sure[False]} sure and wrong")


if __name__ == "__main__":
    options = [arg for arg in sys.argv[1:] if arg.startswith("--without=")]
    names = [arg for arg in sys.argv[1:] if not arg.startswith("--without=")]
    if len(names) < 2:
        sys.exit(__doc__)
    main(names[0], {judge for option in options for judge in option.split("=", 1)[1].split(",")}, names[1:])
