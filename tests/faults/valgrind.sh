#!/bin/sh
# The tools under valgrind: an error or a leak is a failure.
# Usage: valgrind.sh BUILD-FOLDER
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
tools=$1/tools page=$1/tests/pages/page make_film=$1/tests/films/make_film
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
passed=0 failed=0 skipped=0

# check STATUS TOOL ARGUMENT...: the tool has to end as it would by itself.
check() {
    expected=$1 tool=$tools/$2 before=$failures
    shift 2
    if [ ! -x "$tool" ]; then
        skipped=$((skipped + 1))
        return
    fi
    run valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
        "$tool" "$@"
    expect_status "$expected"
    if [ $failures -eq "$before" ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}

"$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/photo.pgm"
head -c 20000 "$work/photo.pgm" >"$work/cut.pgm"
"$make_film" 8 0 small >"$work/film.y4m"
head -c 100000 "$work/film.y4m" >"$work/cut.y4m"
printf '%s\n' $puzzle $puzzle $puzzle >"$work/many.txt"

check 0 sudoku-solve $puzzle
check 0 sudoku-solve --threads=2 --output="$work/answers" "$work/many.txt"
check 0 sudoku-solve --explain $puzzle
check 0 sudoku-solve --format=svg $puzzle
check 0 sudoku-solve --format=png --output="$work/board.png" $puzzle
check 6 sudoku-solve "55${puzzle#??}"
check 1 sudoku-solve --no-such-option
check 0 sudoku-scan "$work/photo.pgm"
check 0 sudoku-scan --threads=2 --format=json --solve --overlay="$work/%f-answer.jpg" \
    "$work/photo.pgm" "$work/photo.pgm"
check 4 sudoku-scan "$work/cut.pgm"
check 0 sudoku-cam --headless --quiet --oneshot --input="$work/film.y4m"
check 0 sudoku-cam --headless --quiet --input="$work/film.y4m" --output="$work/painted.mjpeg"
check 1 sudoku-cam --headless --quiet --input="$work/cut.y4m" --record="$work/copy.y4m"
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
