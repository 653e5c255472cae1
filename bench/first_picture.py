#!/usr/bin/env python3
"""Time from the start of a program to its first picture, on a virtual screen whose memory is a file.

usage: first_picture.py [--rounds=N] PROGRAM [ARGUMENT ...]

Needs Xvfb. Prints the minimum and median over N (10) runs, in milliseconds by the clock. A picture is there once a
hundredth of the screen differs from the empty screen; the screen is looked at every half millisecond.
"""
import argparse
import mmap
import os
import pathlib
import statistics
import struct
import subprocess
import sys
import tempfile
import time

LIMIT = 10  # seconds until a program without a picture has failed
EVERY = 97  # one pixel in this many is looked at, a prime, so that all columns are


class Screen:
    """A virtual screen of 1280 x 960 pixels."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x960x24", "-fbdir", folder, "-nolisten", "tcp", "-noreset", "-br"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = ":" + answer.readline().strip()
        with (pathlib.Path(folder) / "Xvfb_screen0").open("rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The header of an XWD file: its size, and the number of colors of twelve bytes that follow it.
        words = struct.unpack(">25I", self.memory[:100])
        self.first = words[0] + 12 * words[19]

    def pixels(self):
        return self.memory[self.first::4 * EVERY]

    def close(self):
        self.server.terminate()
        self.server.wait()


def run_once(screen, command):
    """Returns the seconds until COMMAND shows a picture."""
    empty = screen.pixels()
    start = time.monotonic()
    with subprocess.Popen(command, env=dict(os.environ, DISPLAY=screen.name, SDL_VIDEODRIVER="x11"),
                          stdout=subprocess.DEVNULL) as program:
        while time.monotonic() < start + LIMIT:
            seconds = time.monotonic() - start
            changed = sum(a != b for a, b in zip(empty, screen.pixels()))
            if 100 * changed > len(empty):
                break
            time.sleep(0.0005)
        else:
            sys.exit(f"{command[0]} showed no picture")
        program.terminate()
    while screen.pixels() != empty and time.monotonic() < start + LIMIT:
        time.sleep(0.005)
    return seconds


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split('\n\n')[1].removeprefix('usage: '))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder)
        try:
            times = [run_once(screen, options.command) for _ in range(options.rounds)]
        finally:
            screen.close()
    print(f"{1e3 * min(times):9.2f} {1e3 * statistics.median(times):9.2f}  ms to the first picture, of {len(times)} runs")


if __name__ == "__main__":
    main()
