#!/bin/sh
# The consumer finds an installation by CMake: shared and static, with libsudokuvision where that is there; and
# what is not there, or is of another version, is not found.
#
# usage: test_cmake.sh SOURCE_ROOT BUILD PREFIX LIBDIR
set -u

source=$1 build=$2 prefix=$3 libdir=$4
for tool in cmake meson ninja readelf "${CC:-cc}"; do
    command -v "${tool%% *}" >/dev/null || { echo "no $tool"; exit 77; }
done
# shellcheck source=tests/package/installed.sh
. "$source/tests/package/installed.sh"

# Configures project $1 into folder $2 with the further settings given.
configure()
{
    project=$1 folder=$2
    shift 2
    cmake -G Ninja -S "$project" -B "$folder" -DCMAKE_PREFIX_PATH="$root$prefix" "$@" >"$scratch/log" 2>&1
}

for kind in shared static; do
    case $kind in static) prefer=ON ;; *) prefer=OFF ;; esac
    folder=$scratch/cmake-$kind
    { configure "$source/packaging/consumer" "$folder" -DPREFER_STATIC=$prefer &&
        cmake --build "$folder" >"$scratch/log" 2>&1; } || { cat "$scratch/log"; fail "no build"; }
    for program in "$folder"/consumer-*; do check_program "$program" $kind; done
    if [ -e "$root$prefix/$libdir/libsudokuvision.so" ] && [ ! -x "$folder/consumer-vision" ]; then
        fail "libsudokuvision was not found"
    fi
done

# Asks for what is in $2 by find_package(); $1 says whether it has to be found.
asks=0
ask()
{
    asks=$((asks + 1))
    project=$scratch/ask-$asks
    mkdir "$project"
    printf 'cmake_minimum_required(VERSION 3.13)\nproject(ask NONE)\nfind_package(%s)\n' "$2" \
        >"$project/CMakeLists.txt"
    # No compiler is asked for, so CMake does not know the folder for its target.
    if configure "$project" "$project/build" -DSudoku_DIR="$root$prefix/$libdir/cmake/sudoku" \
        -DSUDOKU_DIR="$root$prefix/$libdir/cmake/sudoku"; then
        found=found
    else
        found=missing
    fi
    [ $found = "$1" ] || { cat "$scratch/log"; fail "find_package($2): $found, expected $1"; }
}
ask found 'Sudoku REQUIRED'
ask found 'Sudoku 0.1 REQUIRED COMPONENTS sudoku'
ask missing 'Sudoku 0.1.99 REQUIRED'
ask missing 'Sudoku 0.11 REQUIRED'
ask missing 'Sudoku 1 REQUIRED'
ask missing 'Sudoku 0.1 REQUIRED COMPONENTS nothing'
