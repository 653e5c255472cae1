#!/usr/bin/env python3
"""Says how often sudoku-scan reads print rightly, by how likely it says that it does.

usage: reliability.py SUDOKU_SCAN PHOTO...

Beside each NAME.jpg lies NAME.dat: two lines, then nine rows of nine printed digits, 0 where a cell is empty. Of
several grids in a photo the one that is most like it counts.
"""
import json
import pathlib
import subprocess
import sys

#: Upper ends of the spans of probability.
SPANS = (0.5, 0.8, 0.93, 0.98, 1.0)


def truth_of(photo: pathlib.Path) -> str:
    rows = photo.with_suffix(".dat").read_text(errors="replace").split("\n")[2:]
    return "".join("".join(row.split()) for row in rows).replace("0", ".")


def main(scan: str, photos: "list[str]") -> None:
    spans = [[0, 0.0, 0] for _ in SPANS]
    for photo in map(pathlib.Path, photos):
        run = subprocess.run([scan, "--format=json", str(photo)], capture_output=True, text=True, check=False)
        truth = truth_of(photo)
        grids = [grid for grid in json.loads(run.stdout)["grids"] if len(grid["cells"]) == 81]
        if not grids:
            continue
        grid = max(grids, key=lambda grid: sum(map(str.__eq__, grid["cells"], truth)))
        span = next(span for span, end in zip(spans, SPANS) if grid["probability"] <= end)
        span[0] += 1
        span[1] += grid["probability"]
        span[2] += grid["cells"] == truth
    print("up to  readings  foretold  are right")
    for (count, foretold, right), end in zip(spans, SPANS):
        print(f"{end:.2f}   {count:8}  {foretold:8.1f}  {right:9}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
