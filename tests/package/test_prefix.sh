#!/bin/sh
# Installed tools find the libraries beside them: in a folder with spaces in its name, and where that is moved to. An
# installation without a path to its libraries (for /usr) has none in any file.
#
# usage: test_prefix.sh SOURCE_ROOT BUILD PREFIX LIBDIR TOOL_RPATH
set -u

source=$1 build=$2 prefix=$3 libdir=$4 path=$5
for tool in meson readelf; do
    command -v $tool >/dev/null || { echo "no $tool"; exit 77; }
done
# shellcheck source=tests/package/installed.sh
. "$source/tests/package/installed.sh"
unset LD_LIBRARY_PATH
case $libdir in /*) echo "the libraries have a folder of their own, $libdir"; exit 77 ;; esac

if [ -z "$path" ]; then
    for file in "$root$prefix"/bin/* "$root$prefix/$libdir"/*.so; do
        if readelf -d "$file" | grep -q 'R.*PATH'; then fail "$file has a path to libraries"; fi
    done
    echo "no file has a path to libraries"
    exit 0
fi

puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
# Every tool in folder $1 runs, and one solves.
run_all()
{
    count=0
    for tool in "$1$prefix"/bin/*; do
        "$tool" --version >"$scratch/log" 2>&1 || { cat "$scratch/log"; fail "$tool does not run"; }
        count=$((count + 1))
    done
    [ "$count" -ge 2 ] || fail "only $count tools are installed"
    solution=$("$1$prefix/bin/sudoku-solve" "$puzzle") || fail "nothing is solved in $1"
    case $solution in 534678912*) ;; *) fail "solved: $solution" ;; esac
    echo "$count tools run in $1"
}
mv "$root" "$scratch/a folder with spaces" || exit 1
run_all "$scratch/a folder with spaces"
mkdir "$scratch/moved" && mv "$scratch/a folder with spaces" "$scratch/moved/once more" || exit 1
run_all "$scratch/moved/once more"
