#!/bin/sh
# Installs the Python package, as pip does it for the system's libraries and as a wheel that brings them along, and
# reads and solves a puzzle with each.
#
# usage: test_wheel.sh SOURCE_ROOT LIBSUDOKU LIBSUDOKUVISION PROJECT_VERSION PYTHON...
set -u

source=$1 libsudoku=$2 libsudokuvision=$3 version=$4
shift 4
python=
for candidate in "$@" /usr/bin/python3; do
    if "$candidate" -c 'import setuptools, wheel, pip' 2>/dev/null; then python=$candidate && break; fi
done
[ -n "$python" ] || { echo "no Python with pip, setuptools and wheel"; exit 77; }
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
unset LD_LIBRARY_PATH PYTHONPATH SUDOKU_BUNDLE

# What `meson install` would put into the folder of libraries.
mkdir "$scratch/lib" || exit 1
for library in "$libsudoku" "$libsudokuvision"; do
    cp "$library" "$scratch/lib/" || exit 1
    name=$(basename "$library")
    ln -s "$name" "$scratch/lib/${name%.*.*}"
done

cp -r "$source/bindings/python" "$scratch/source" && cd "$scratch/source" || exit 1

# Runs a command that says something only where it fails.
quietly()
{
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log"; echo "failed: $*"; exit 1; }
}

# Solves with the package in $scratch/$1; the rest is the environment.
solve()
{
    folder=$scratch/$1
    shift
    answer=$(cd / && env PYTHONPATH="$folder/site" "$@" "$python" -c '
import sudoku
from sudoku import vision

puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
readings = vision.Reader().read(vision.draw(puzzle))
print(sudoku.__version__, sudoku.write(readings[0].solution, format="line"), end="")') || exit 1
    [ "$answer" = "$version 534678912672195348198342567859761423426853791713924856961537284287419635345286179" ] ||
        { echo "answered: $answer"; exit 1; }
}

quietly "$python" -m pip install --target "$scratch/plain/site" --disable-pip-version-check --no-index \
    --no-build-isolation --no-deps .
[ -f "$scratch/plain/site/sudoku/py.typed" ] || { echo "no py.typed"; exit 1; }
solve plain LD_LIBRARY_PATH="$scratch/lib"
# Without the libraries it says what is missing.
if (cd / && PYTHONPATH=$scratch/plain/site "$python" -c 'import sudoku') 2>"$scratch/log"; then
    echo "the libraries are installed: what is missing cannot be tested"
elif ! grep -q 'ImportError: libsudoku.so.* is missing or too old' "$scratch/log"; then
    cat "$scratch/log"
    exit 1
fi

# A wheel is an archive of what goes into the folder of packages.
SUDOKU_BUNDLE=$scratch/lib quietly "$python" setup.py bdist_wheel --dist-dir "$scratch/bundled"
for wheel in "$scratch/bundled/sudoku-$version"-*.whl; do
    case $wheel in *any.whl) echo "$wheel is for every machine"; exit 1 ;; esac
    quietly "$python" -m zipfile -e "$wheel" "$scratch/bundled/site"
done
solve bundled A=
