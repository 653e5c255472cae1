#!/bin/sh
# Installs into a scratch root, compares the files with installed.txt, then builds and runs the
# consumer against that installation: C and C++, shared and static, by plain cc and by Meson.
#
# usage: install_test.sh SOURCE_ROOT PROJECT_VERSION SOVERSION [TOOL]...
#
# CC and CXX choose compilers. A TOOL is one that is not built for want of its libraries.
set -u
export LC_ALL=C

source=$1 version=$2 soname=libsudoku.so.$3
shift 3
for tool in meson ninja pkg-config readelf "${CC:-cc}"; do
    command -v "${tool%% *}" >/dev/null || { echo "no $tool"; exit 77; }
done
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
root=$scratch/root prefix=/opt/sudoku
# Options of an outer packaging build are none of the consumer's business.
unset DESTDIR CFLAGS CXXFLAGS LDFLAGS

fail()
{
    echo "$*"
    exit 1
}

install_library()
{
    meson setup "$scratch/build" "$source" --prefix="$prefix" --libdir=lib \
        -Dtests=false -Dbench=false >"$scratch/log" &&
        DESTDIR=$root meson install -C "$scratch/build" >>"$scratch/log"
}

install_library || { cat "$scratch/log"; fail "meson install failed"; }
(cd "$root" && find . ! -type d | sed 's/^\.//' | sort) >"$scratch/installed.txt"
cp "$source/tests/installed.txt" "$scratch/expected.txt"
for tool in "$@"; do
    grep -v "/$tool\(\.1\)\{0,1\}$" "$scratch/expected.txt" >"$scratch/fewer.txt"
    mv "$scratch/fewer.txt" "$scratch/expected.txt"
done
diff "$scratch/expected.txt" "$scratch/installed.txt" ||
    fail "installed.txt (<) and what was installed (>) differ"

export PKG_CONFIG_SYSROOT_DIR="$root"
export PKG_CONFIG_LIBDIR="$root$prefix/lib/pkgconfig"
export LD_LIBRARY_PATH="$root$prefix/lib"
[ "$(pkg-config --modversion sudoku)" = "$version" ] || fail "sudoku.pc has another version"
expected="$version: ok, right"

# Program $1 prints the right thing, and needs the shared library if and only if $2 says shared.
check_program()
{
    answer=$("$1") || fail "$1 failed"
    [ "$answer" = "$expected" ] || fail "$1 printed '$answer', expected '$expected'"
    needed=$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(libsudoku[^]]*\)\]/\1/p')
    case $2 in
    shared) [ "$needed" = "$soname" ] || fail "$1 needs '$needed', expected '$soname'" ;;
    static) [ -z "$needed" ] || fail "$1 needs $needed, and should be static" ;;
    esac
    echo "ok: ${1#"$scratch/"}"
}

# Compiles source $2 with compiler $1, both ways.
by_compiler()
{
    main=$source/pkgconfig/consumer/$2 program=$scratch/plain-${2#main.}
    # Compilers and flags are lists of words.
    # shellcheck disable=SC2046,SC2086
    $1 -o "$program-shared" "$main" $(pkg-config --cflags --libs sudoku) ||
        fail "$2 does not compile"
    check_program "$program-shared" shared
    # shellcheck disable=SC2046,SC2086
    $1 -o "$program-static" "$main" $(pkg-config --cflags sudoku) \
        -Wl,-Bstatic $(pkg-config --static --libs sudoku) -Wl,-Bdynamic ||
        fail "$2 does not compile statically"
    check_program "$program-static" static
}

# Builds the consumer by Meson, with every program that it has; $1 is shared or static.
by_meson()
{
    case $1 in static) prefer=true ;; *) prefer=false ;; esac
    build=$scratch/meson-$1
    { meson setup "$build" "$source/pkgconfig/consumer" -Dprefer_static=$prefer &&
        meson compile -C "$build"; } >"$scratch/log" || { cat "$scratch/log"; fail "no build"; }
    for program in "$build/consumer-c" "$build/consumer-cc"; do
        if [ -x "$program" ]; then check_program "$program" "$1"; fi
    done
}

by_compiler "${CC:-cc}" main.c
if command -v "${CXX:-c++}" >/dev/null; then by_compiler "${CXX:-c++}" main.cc; fi
by_meson shared
by_meson static
