#!/bin/sh
# A project that has this one as its subproject finds the libraries, and builds neither tests nor benchmarks.
# With --full it is compiled and run.
#
# usage: test_subproject.sh SOURCE_ROOT [--full]
set -u
export LC_ALL=C

source=$1 full=${2:-}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
unset DESTDIR CFLAGS CXXFLAGS LDFLAGS

fail()
{
    cat "$scratch/log"
    echo "$*"
    exit 1
}

cp -R "$source/packaging/consumer" "$scratch/consumer" && mkdir "$scratch/consumer/subprojects" || exit 1
ln -s "$source" "$scratch/consumer/subprojects/sudoku"
meson setup "$scratch/build" "$scratch/consumer" --wrap-mode=forcefallback \
    -Dsudoku:tools=false -Dsudoku:werror=false >"$scratch/log" 2>&1 || fail "no setup"
meson introspect --targets "$scratch/build" >"$scratch/targets" || fail "no targets"
for program in consumer-c consumer-vision; do
    grep -q "\"name\": \"$program\"" "$scratch/targets" || fail "no $program"
done
if grep -q '"name": "\(test\|bench\)_' "$scratch/targets"; then fail "tests or benchmarks are built, too"; fi

[ "$full" = --full ] || exit 0
meson compile -C "$scratch/build" >"$scratch/log" 2>&1 || fail "no build"
for program in "$scratch/build"/consumer-*; do
    if [ -f "$program" ] && [ -x "$program" ]; then
        answer=$("$program") || fail "$program failed"
        case $answer in
        *": ok, right") echo "ok: $program" ;;
        *) fail "$program printed '$answer'" ;;
        esac
    fi
done
