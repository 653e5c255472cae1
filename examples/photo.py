"""Reads the boards of photos and prints each solved, with what a person would do first.

usage: photo.py FILE.pgm...    `djpeg -grayscale photo.jpg` writes such files
"""

import sys
from pathlib import Path

import sudoku
from sudoku import vision

reader = vision.Reader()
for name in sys.argv[1:]:
    readings = reader.read(vision.Image.from_pnm(Path(name).read_bytes()))
    if not readings:
        print(f"{name}: {readings.diagnosis.advice}")
    for reading in readings:
        sure = "sure" if reading.is_sure else reading.diagnosis.text
        print(f"{name}: {reading.side}x{reading.side}, {sure}")
        if reading.solution:
            print(sudoku.write(reading.solution, layout=reading.layout, givens=reading.givens), end="")
            print(next(sudoku.explain(reading.givens, layout=reading.layout)))
