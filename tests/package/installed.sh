# shellcheck shell=sh
# Installs a build into a scratch root; sourced by tests that have $source, $build, $prefix and $libdir. They
# find it in $root, and room for more in $scratch.
export LC_ALL=C
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
root=$scratch/root
# Options of an outer packaging build are none of a consumer's business.
unset DESTDIR CFLAGS CXXFLAGS LDFLAGS

fail()
{
    echo "$*"
    exit 1
}

# shellcheck disable=SC2154
DESTDIR=$root meson install -C "$build" --no-rebuild >"$scratch/log" ||
    { cat "$scratch/log"; fail "meson install failed"; }

# shellcheck disable=SC2154
export LD_LIBRARY_PATH="$root$prefix/$libdir"

# Program $1 ends by printing that all went well, and needs the shared libraries if and only if $2 says shared.
check_program()
{
    answer=$("$1") || fail "$1 failed"
    case $answer in
    *": ok, right") ;;
    *) fail "$1 printed '$answer'" ;;
    esac
    needed=$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(libsudoku[^]]*\)\]/\1/p' | tr '\n' ' ')
    case $2 in
    shared) [ -n "$needed" ] || fail "$1 is static, and should need shared libraries" ;;
    static) [ -z "$needed" ] || fail "$1 needs $needed, and should be static" ;;
    esac
    echo "ok: ${1#"$scratch/"} ($answer) needs ${needed:-nothing}"
}
