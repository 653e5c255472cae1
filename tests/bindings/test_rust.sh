#!/bin/sh
# The tests and the documentation's examples of the Rust crates, against the libraries of this build; whether they answer
# as the tool does; and the safe crate alone, without libsudokuvision.
#
# usage: test_rust.sh SOURCE_ROOT LIBSUDOKU LIBSUDOKUVISION VERSION SUDOKU-SOLVE
set -u

source=$1 version=$4 solve=$(cd "$(dirname "$5")" && pwd)/$(basename "$5")
libsudoku=$(cd "$(dirname "$2")" && pwd) libsudokuvision=$(cd "$(dirname "$3")" && pwd)
for tool in cargo pkg-config; do
    command -v $tool >/dev/null || { echo "no $tool"; exit 77; }
done
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# What pkg-config says of an installation, of this build.
describe()
{
    printf 'Name: %s\nDescription: the build\nVersion: %s\nLibs: %s\n' "$1" "$version" "$2" >"$scratch/$1.pc"
}
describe sudoku "-L$libsudoku -lsudoku"
describe sudokuvision "-L$libsudoku -L$libsudokuvision -lsudokuvision -lsudoku"
export PKG_CONFIG_LIBDIR="$scratch" LD_LIBRARY_PATH="$libsudoku:$libsudokuvision"
export CARGO_TARGET_DIR="$scratch/target" CARGO_INCREMENTAL=0 RUSTFLAGS='-D warnings -C debuginfo=0'
unset PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR

cp -r "$source/bindings/rust" "$scratch/rust" && cd "$scratch/rust" || exit 1
cargo test --offline --quiet --jobs 1 >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
passed=$(sed -n 's/^test result: ok\. \([0-9]*\) passed.*/\1/p' "$scratch/log" | awk '{ sum += $1 } END { print sum + 0 }')
[ "$passed" -gt 10 ] || { cat "$scratch/log"; echo "only $passed tests ran"; exit 1; }
solved=$(cargo run --offline --quiet --jobs 1 --example solve <"$source/examples/puzzle.txt" 2>"$scratch/log") ||
    { cat "$scratch/log"; exit 1; }
case $solved in
'ok'*'│ 5 3 4 │ 6 7 8 │ 9 1 2 │'*) ;;
*) echo "the example printed: $solved"; exit 1 ;;
esac
answers=$source/tests/bindings/answers
cp "$answers/answers.rs" sudoku/examples && cargo build --offline --quiet --jobs 1 --example answers >"$scratch/log" 2>&1 ||
    { cat "$scratch/log"; exit 1; }
python3 "$answers/test_answers.py" "$solve" "$answers/puzzles.txt" "$CARGO_TARGET_DIR/debug/examples/answers" || exit 1
cargo check --offline --quiet --jobs 1 -p sudoku --no-default-features >"$scratch/log" 2>&1 ||
    { cat "$scratch/log"; exit 1; }
echo "$passed tests"
