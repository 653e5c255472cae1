#!/bin/sh
# Installs a build into a scratch root, compares the files with installed.txt, then builds and runs
# the consumer against that installation: C and C++, shared and static, by plain cc and by Meson.
#
# usage: test_install.sh SOURCE_ROOT BUILD PREFIX LIBDIR PROJECT_VERSION SOVERSION [NAME]...
#
# CC and CXX choose compilers. NAMEs are tools and libraries that are not built.
set -u

source=$1 build=$2 prefix=$3 libdir=$4 version=$5 soname=libsudoku.so.$6
shift 6
for tool in meson ninja pkg-config readelf "${CC:-cc}"; do
    command -v "${tool%% *}" >/dev/null || { echo "no $tool"; exit 77; }
done
# shellcheck source=tests/package/installed.sh
. "$source/tests/package/installed.sh"

# The files of folder $1 that are installed as they are.
folder_files()
{
    (cd "$source" && find "$1" -type f ! -name meson.build ! -path 'docs/man/*' ! -path 'docs/pictures/newspaper/*') | sed 's|^|share/doc/sudoku/|'
}

# The manual pages of the libraries that are built: one for each header, and one for each function.
manual_pages()
{
    for library in libsudoku libsudokuvision; do
        case " $* " in *" ${library#lib} "*) continue ;; esac
        (cd "$source/$library/include" && ls ./*/*.h) | sed 's|^\./||; s|\.h$||
            s|^\(.*\)/\1$|lib\1|; s|^sudokuvision/|svision_|; s|/|_|'
        cat "$source/$library/exports.txt"
    done | sort -u | sed 's|.*|share/man/man3/&.3|'
}

(cd "$root" && find . ! -type d | sed "s|^\.||; s|^$prefix/$libdir/|LIBDIR/|; s|^$prefix/||" | sort) \
    >"$scratch/installed.txt"
{ cat "$source/tests/package/installed.txt"; folder_files docs; folder_files examples; manual_pages "$@"; } | sort >"$scratch/expected.txt"
for name in "$@"; do
    grep -E -v "/(_|lib)?$name([./].*)?$" "$scratch/expected.txt" >"$scratch/fewer.txt"
    mv "$scratch/fewer.txt" "$scratch/expected.txt"
done
diff "$scratch/expected.txt" "$scratch/installed.txt" ||
    fail "installed.txt (<) and what was installed (>) differ"
[ -e "$root$prefix/$libdir/$soname" ] || fail "no $soname"

export PKG_CONFIG_SYSROOT_DIR="$root"
export PKG_CONFIG_LIBDIR="$root$prefix/$libdir/pkgconfig"
for file in "$PKG_CONFIG_LIBDIR"/*.pc; do
    name=$(basename "$file" .pc)
    [ "$(pkg-config --modversion "$name")" = "$version" ] || fail "$name.pc has another version"
    if grep -q '@' "$file"; then fail "$name.pc was not filled in"; fi
done

# Not every system has a static C library.
is_static_possible=false
echo 'int main(void) { return 0; }' >"$scratch/empty.c"
# shellcheck disable=SC2086
if ${CC:-cc} -static -o "$scratch/empty" "$scratch/empty.c" 2>/dev/null; then is_static_possible=true; fi

# Compiles source $2 with compiler $1 for library $3, both ways.
by_compiler()
{
    main=$source/packaging/consumer/$2 program=$scratch/plain-$2
    # Compilers and flags are lists of words.
    # shellcheck disable=SC2046,SC2086
    $1 -o "$program-shared" "$main" $(pkg-config --cflags --libs $3) ||
        fail "$2 does not compile"
    check_program "$program-shared" shared
    $is_static_possible || return 0
    # shellcheck disable=SC2046,SC2086
    $1 -static -o "$program-static" "$main" $(pkg-config --static --cflags --libs $3) ||
        fail "$2 does not compile statically"
    check_program "$program-static" static
}

# Builds the consumer by Meson, with every program that it has; $1 is shared or static.
by_meson()
{
    case $1 in static) prefer=true ;; *) prefer=false ;; esac
    consumer=$scratch/meson-$1
    { meson setup "$consumer" "$source/packaging/consumer" -Dprefer_static=$prefer --wrap-mode=nofallback &&
        meson compile -C "$consumer"; } >"$scratch/log" || { cat "$scratch/log"; fail "no build"; }
    for program in "$consumer"/consumer-*; do
        if [ -f "$program" ] && [ -x "$program" ]; then check_program "$program" "$1"; fi
    done
}

by_compiler "${CC:-cc}" main.c sudoku
if command -v "${CXX:-c++}" >/dev/null; then by_compiler "${CXX:-c++}" main.cc sudoku; fi
if pkg-config --exists sudokuvision; then by_compiler "${CC:-cc}" vision.c sudokuvision; fi
by_meson shared
by_meson static
