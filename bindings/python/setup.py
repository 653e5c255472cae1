"""Builds the package. A plain wheel uses the libraries that the system has. With SUDOKU_BUNDLE=FOLDER
the wheel takes along those of that folder, and then runs on machines of this kind only.
"""

import os
import shutil
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

bundle = os.environ.get("SUDOKU_BUNDLE")


class BuildWithLibraries(build_py):
    def run(self):
        super().run()
        if not bundle:
            return
        target = Path(self.build_lib, "sudoku", "lib")
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        for stem in ("sudoku", "sudokuvision"):
            # The name that programs ask for: lib<stem>.so.MAJOR.
            found = [path for path in Path(bundle).glob(f"lib{stem}.so.*") if path.is_symlink()]
            if len(found) != 1:
                raise SystemExit(f"{bundle} should have one lib{stem}.so.VERSION, and has {len(found)}")
            shutil.copy(found[0].resolve(), target / found[0].name)


class DistributionWithLibraries(Distribution):
    def has_ext_modules(self):
        return bool(bundle)


# Older setuptools, Debian's among them, warn of such tables in pyproject.toml.
setup(
    packages=["sudoku"],
    package_data={"sudoku": ["py.typed", "lib/*"]},
    cmdclass={"build_py": BuildWithLibraries},
    distclass=DistributionWithLibraries,
)
