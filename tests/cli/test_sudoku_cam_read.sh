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

run "$cam" --headless --quiet --format=csv two.y4m
expect_status 0
expect_out_has '^puzzle,status,solutions,number,file,seconds$'
expect_out_has "^$first,unique,$first_solved,1,\"two.y4m\",[0-9.]*$"
expect_out_has "^$second,unique,$second_solved,2,\"two.y4m\",[0-9.]*$"
[ "$(wc -l <"$work/out")" -eq 3 ] || fail "not a row a puzzle"

run "$cam" --headless --quiet --oneshot --format=pretty two.y4m
expect_status 0
expect_out_has "^│ 5  3  4' │ 6' 7  8' │ 9' 1' 2' │$"

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

# A puzzle with cells that nobody saw may lack digits, which is said, however quiet.
"$film" 50 -1 covered >covered.y4m
run "$cam" --headless --quiet --oneshot covered.y4m
expect_status 7
expect_out "..3.2.65.9..3.5..12518.64....81.29..........8..67.82..3726.95..8..2.3..9..5.1.3.. $second_solved"
expect_err_has '^sudoku-cam: puzzle 1: may lack digits in covered or unclear cells: r4c1 r4c2 r5c1 r5c2 r6c1 r6c2$'
run "$cam" --headless --quiet --oneshot --format=json covered.y4m
expect_status 7
expect_out_has '"unread":\["r4c1","r4c2","r5c1","r5c2","r6c1","r6c2"\]'

# A picture by itself is read as a photo; one in which nothing is sure, is none.
{
    printf 'P5\n640 480\n255\n'
    tail -c +$(($(head -n 2 two.y4m | wc -c) + 1)) two.y4m | head -c $((640 * 480))
} >single.pgm
run "$cam" --headless --quiet --oneshot single.pgm
expect_status 0
expect_out "$first $first_solved"
{
    printf 'P5\n640 480\n255\n'
    tail -c +$(($(head -n 2 none.y4m | wc -c) + 1)) none.y4m | head -c $((640 * 480))
} >none.pgm
run "$cam" --headless --quiet --oneshot none.pgm
expect_status 9
expect_no_out

# Films of other kinds are named, with the way to read them.
printf '\0\0\0\040ftypisom\0\0\002\0' >film.mp4
printf '\032\105\337\243\001\0\0\0\0\0\0\0' >film.webm
printf 'RIFF\0\0\0\0AVI LIST' >film.avi
for kind in mp4:MP4 webm:WebM avi:AVI; do
    run "$cam" --headless --input=film.${kind%:*}
    expect_status 1
    expect_err_has "film.${kind%:*}: unsupported video format (.*${kind#*:}.*); .*ffmpeg -i 'film.${kind%:*}' .*--input=-\$"
done
# Pictures of HEIF and WebP begin alike and are no films.
printf '\0\0\0\040ftypheic\0\0\0\0' >photo.heic
run "$cam" --headless photo.heic
grep -q 'unsupported video format' "$work/err" && fail "a picture is taken for a film"

# The solution is painted: who looks at the output reads a full board.
run "$cam" --headless --quiet --frames=14 --output=painted.y4m --record=plain.y4m two.y4m
expect_status 0
head -c "$(wc -c <plain.y4m)" two.y4m | cmp -s - plain.y4m || fail "the recording was painted on"
cmp -s painted.y4m plain.y4m && fail "nothing was painted"
[ "$(wc -c <painted.y4m)" = "$(wc -c <plain.y4m)" ] || fail "sizes differ"

# Before a puzzle is committed its outline is painted, and nothing where there is no grid.
run "$cam" --headless --quiet --frames=1 --output=outlined.y4m --record=plain.y4m two.y4m
expect_status 0
cmp -s outlined.y4m plain.y4m && fail "no outline was painted"
run "$cam" --headless --quiet --output=painted.y4m --record=plain.y4m none.y4m
expect_status 0
cmp -s painted.y4m plain.y4m || fail "something was painted on nothing"

# Boards of other sides are followed where they are asked for: their text, and what is painted, which
# makes a full board. The first frames are those before the puzzle is known.
solved_frames() {
    head -n 1 "$1"
    tail -c $((8 * (640 * 480 + 6))) "$1"
}
follow() {
    "$film" 16 0 board "$3" "${2%x*}" "${2#*x}" >board.y4m
    run "$cam" --headless --quiet "--$1" --output=painted.y4m board.y4m
    expect_status 0
    expect_out "$3 $4"
    solved_frames painted.y4m >solved.y4m
    run "$cam" --headless --quiet "--$1" solved.y4m
    expect_status 0
    expect_out "$4 $4"
}
four=.2.1....21.3....
four_solved=4231132421433412
follow side=4 2x2 $four $four_solved
follow box=2x2 2x2 $four $four_solved
follow side=auto 2x2 $four $four_solved
run "$cam" --headless --quiet board.y4m
expect_status 0
expect_no_out
follow side=6 2x3 5......6..42...42......5...1....423. 542361361542615423423615236154154236
run "$cam" --headless --quiet --oneshot --side=6 --format=pretty board.y4m
expect_out_has "^│ 5  4' 2' │ 3' 6' 1' │$"
sixteen=E64CF..1A..D..B...A..352...1.....1.......3.2DG8....38....CE6..F9.3E.D.........1.....1...F.\
DG.52E..B.64.C.52..A..D..A.5..B.17C4.85EC6A1...D4.B2.3.8.D923B.1.FE6.C.....6..329.8......2\
4.G...5EF1A.35..GF1A.8..9.........652.7...C..4...B29..GA..367...C8.46E..AFG1
sixteen_solved=E64CF791AG8D23B58DAGB35297F16CE4F197EC4653B2DG8AB2538GAD4CE617F923E5DAFG846C791B6C8419B7FA\
DG352E17B9648CE523GADFDGFA25E3B917C4685EC6A17FGD48B29348GD923B71AFE65CAF7156CE329B8D4G9B32\
4DG8C65EF1A7356EGF1AD8C49B72GA1F3E652B7948CDC4D87B291FGA5E36792BC8D46E35AFG1
follow side=16 4x4 $sixteen $sixteen_solved
# A board that counts from 0 has its symbols in texts, on the paper and in JSON.
zero=....8024B5.A.5B.179.2.4..0.4A5B3.7...6AB.4...3.07..9.382A6B..38.56AB.497.B0.6....214.95...71.B8342...B085\
..6.....1.54..2..6528.7...B...7.....159
zero_solved=17968024B53AA5B3179620488024A5B3976156AB7419832074190382A6B5038256AB14973B08695A7214695A42710B8342713B085\
9A6BA3091654872916528473A0B2847BA306159
follow side=12 3x4 $zero $zero_solved
run "$cam" --headless --quiet --oneshot --side=12 --format=json board.y4m
expect_out_has "\"symbols\":\"123456789AB0\",\"puzzle\":\"$zero\",\"solution\":\"$zero_solved\""
for wrong in --side=7 --box=3 '--side=6 --box=2x2'; do
    # shellcheck disable=SC2086
    run "$cam" --headless $wrong two.y4m
    expect_status 1
    expect_err_has '--\(side\|box\)'
done

# A page held too close, some of its first columns out of the frame, and pulled back: all that is
# handed over is the puzzle that is whole at last.
for cells in 0.3 0.7 1.2; do
    "$film" 42 0 close $cells >close.y4m
    run "$cam" --headless --quiet --oneshot close.y4m
    expect_status 0
    expect_out "$first $first_solved"
done

# Frames of another size between are no reason to hand the same puzzle over again.
"$film" 14 0 >large.y4m
"$film" 3 0 small >small.y4m
run "$cam" --headless --quiet --record=large.mjpeg large.y4m
run "$cam" --headless --quiet --record=small.mjpeg small.y4m
cat large.mjpeg small.mjpeg large.mjpeg >sizes.mjpeg
run "$cam" --headless --quiet sizes.mjpeg
expect_status 0
expect_out "$first $first_solved"

# Digits that nobody can see are none.
run "$cam" --headless --quiet --frames=14 --opacity=0 --output=faint.y4m two.y4m
expect_status 0
run "$cam" --headless --quiet --frames=14 --color=000000 --output=black.y4m two.y4m
expect_status 0
cmp -s faint.y4m black.y4m && fail "color and opacity change nothing"
for wrong in --color=red --color=12345G --opacity=101 --opacity=x; do
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
expect_err_has 'expected line, grid, pretty, .* or library'

finish
