#!/bin/sh
# What sudoku-cam reads in films. Usage: test_sudoku_cam_read.sh PATH-OF-sudoku-cam PATH-OF-make_film
# WINDOW, which is yes where the build has one
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
cam=$(cd "$(dirname "$1")" && pwd)/${1##*/}
film=$(cd "$(dirname "$2")" && pwd)/${2##*/}
window=$3
cd "$work" || exit 1
first=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
first_solved=534678912672195348198342567859761423426853791713924856961537284287419635345286179
second=..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
second_solved=483921657967345821251876493548132976729564138136798245372689514814253769695417382
"$film" 40 16 >two.y4m
"$film" 4 0 blank >none.y4m

# Each puzzle is printed once, with its solution.
run "$cam" --headless --quiet two.y4m
expect_status 0
expect_no_err
expect_out "$first $first_solved
$second $second_solved"

# The first one is enough.
run "$cam" --headless --quiet --oneshot two.y4m
expect_status 0
expect_out "$first $first_solved"

run "$cam" --headless --quiet --oneshot --format=json two.y4m
expect_status 0
expect_out_has "^{\"number\":1,\"frame\":[0-9]*,.*\"solution\":\"$first_solved\",\"corners\":\[\["

run "$cam" --headless --quiet --oneshot --format=grid two.y4m
expect_status 0
expect_out_has '^5 3 4 | 6 7 8 | 9 1 2$'

# None is an answer, too.
run "$cam" --headless --quiet none.y4m
expect_status 0
expect_no_out
run "$cam" --headless --quiet --oneshot none.y4m
expect_status 9
expect_no_out
run "$cam" --headless --quiet --oneshot --frames=1 two.y4m
expect_status 9
expect_no_out

# The solution is painted: who looks at the output reads a full board.
run "$cam" --headless --quiet --frames=14 --output=painted.y4m --record=plain.y4m two.y4m
expect_status 0
head -c "$(wc -c <plain.y4m)" two.y4m | cmp -s - plain.y4m || fail "the recording was painted on"
cmp -s painted.y4m plain.y4m && fail "nothing was painted"
[ "$(wc -c <painted.y4m)" = "$(wc -c <plain.y4m)" ] || fail "sizes differ"

# Before a puzzle is settled its outline is painted, and nothing where there is no grid.
run "$cam" --headless --quiet --frames=1 --output=outlined.y4m --record=plain.y4m two.y4m
expect_status 0
cmp -s outlined.y4m plain.y4m && fail "no outline was painted"
run "$cam" --headless --quiet --output=painted.y4m --record=plain.y4m none.y4m
expect_status 0
cmp -s painted.y4m plain.y4m || fail "something was painted on nothing"

# Digits that nobody can see are none.
run "$cam" --headless --quiet --frames=14 --opacity=0 --output=faint.y4m two.y4m
expect_status 0
run "$cam" --headless --quiet --frames=14 --colour=000000 --output=black.y4m two.y4m
expect_status 0
cmp -s faint.y4m black.y4m && fail "colour and opacity change nothing"
for wrong in --colour=red --colour=12345G --opacity=101 --opacity=x; do
    run "$cam" --headless $wrong two.y4m
    expect_status 1
    expect_err_has "${wrong%%=*}"
done

# Without a screen, or without SDL2, there is no window and the tool says what to do.
unset DISPLAY WAYLAND_DISPLAY
run env SDL_VIDEODRIVER=x11 "$cam" two.y4m
expect_status 1
expect_err_has 'no window.*--headless'

# On a screen that nobody sees all goes on as it does in a window.
if [ "$window" = yes ]; then
    run env SDL_VIDEODRIVER=dummy "$cam" --quiet --oneshot two.y4m
    expect_status 0
    expect_out "$first $first_solved"
    run env SDL_VIDEODRIVER=dummy "$cam" --timeout=0.5 none.y4m
    expect_status 0
fi

run "$cam" --headless --format=words two.y4m
expect_status 1
expect_err_has 'expected line, grid or json'

finish
