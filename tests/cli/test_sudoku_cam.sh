#!/bin/sh
# The behavior of sudoku-cam as far as it needs no camera. Usage: test_sudoku_cam.sh PATH-OF-sudoku-cam
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
cam=$(cd "$(dirname "$1")" && pwd)/${1##*/}
cd "$work" || exit 1

# Three gray pictures of 4 x 4.
{
    printf 'YUV4MPEG2 W4 H4 F10:1 Cmono\n'
    for frame in aaaabbbbccccdddd eeeeffffgggghhhh iiiijjjjkkkkllll; do
        printf 'FRAME\n%s' $frame
    done
} >clip.y4m
# As sudoku-cam writes them.
sed '1s/.*/YUV4MPEG2 W4 H4 F10:1 Ip A1:1 Cmono/' clip.y4m >same.y4m

expect_same() {
    cmp -s "$1" "$2" || fail "$1 and $2 differ"
}

# A recording is read to its end, and counted.
run "$cam" --headless --input=clip.y4m
expect_status 0
expect_no_out
expect_err_has '^3 frames in .* 0 damaged'
run "$cam" --headless --quiet clip.y4m
expect_status 0
expect_no_err

# What is recorded of a recording is the same.
run "$cam" --headless --input=clip.y4m --record=copy.y4m
expect_status 0
expect_same copy.y4m same.y4m

# Standard input and standard output are y4m.
input=clip.y4m
run "$cam" --headless --quiet --input=- --record=-
expect_status 0
expect_no_err
expect_same out same.y4m
input=/dev/null
run "$cam" --headless --input=-
expect_status 1
expect_err_has 'standard input: empty'

# --frames ends it early, with a whole file.
run "$cam" --headless --quiet --input=clip.y4m --frames=2 --record=two.y4m
expect_status 0
head -c $((36 + 2 * 22)) same.y4m >first.y4m
expect_same two.y4m first.y4m

# JPEG pictures in a row, and back.
run "$cam" --headless --quiet --input=clip.y4m --record=clip.mjpeg
expect_status 0
run "$cam" --headless --input=clip.mjpeg --record=back.y4m
expect_status 0
expect_err_has '^3 frames'
[ "$(wc -c <back.y4m)" = "$((36 + 3 * 22))" ] || fail 'back.y4m has another size'
run "$cam" --headless --quiet --input=clip.mjpeg --record=again.mjpeg
expect_same again.mjpeg clip.mjpeg

# A folder of pictures, and a pattern, in the order of their names; what is no picture is passed over.
mkdir 'folder [1]'
printf 'P5 4 4 255\nbbbbbbbbbbbbbbbb' >'folder [1]/2.pgm'
printf 'P5 4 4 255\naaaaaaaaaaaaaaaa' >'folder [1]/1.pgm'
echo no picture >'folder [1]/notes.txt'
{
    printf 'YUV4MPEG2 W4 H4 F5:1 Ip A1:1 Cmono\n'
    printf 'FRAME\naaaaaaaaaaaaaaaaFRAME\nbbbbbbbbbbbbbbbb'
} >pictures.y4m
run "$cam" --headless --quiet --input='folder [1]' --fps=5 --record=out.y4m
expect_status 0
expect_same out.y4m pictures.y4m
run "$cam" --headless --quiet --input='folder*/?.pgm' --fps=5 --record=out.y4m
expect_same out.y4m pictures.y4m
run "$cam" --headless --input=folder*/2.pgm
expect_err_has '^1 frames'
run "$cam" --headless --input="$work"
expect_status 1
expect_err_has 'no pictures'

# One that cannot be read is named and counted; those behind it are read.
echo no picture >'folder [1]/0.pgm'
run "$cam" --headless --input='folder [1]' --fps=5 --record=out.y4m
expect_status 0
expect_err_has 'folder .1./0.pgm: '
expect_err_has '^2 frames in .* 1 damaged'
expect_same out.y4m pictures.y4m
rm 'folder [1]/0.pgm'

# A damaged frame leaves those behind it whole.
sed '2s/FRAME/FRXME/' same.y4m >damaged.y4m
run "$cam" --headless --input=damaged.y4m
expect_status 0
expect_err_has 'damaged.y4m: frame 0: malformed y4m'
expect_err_has '^2 frames in .* 1 damaged'

# Pictures of two sizes do not go into one y4m file, which has those before.
printf 'P5 2 2 255\naaaa' >'folder [1]/3.pgm'
run "$cam" --headless --quiet --input='folder [1]' --record=mixed.y4m
expect_status 1
expect_err_has 'a frame of 2x2 among those of 4x4'
sed 1s/F5:1/F30:1/ pictures.y4m >before.y4m
expect_same mixed.y4m before.y4m
expect_no_leftover mixed.y4m

# A recording that is cut short fails, and so does what is none.
head -c 60 clip.y4m >cut.y4m
run "$cam" --headless --input=cut.y4m
expect_status 1
expect_err_has 'cut.y4m: frame 1: cut short'
head -c $(($(wc -c <clip.mjpeg) - 20)) clip.mjpeg >cut.mjpeg
run "$cam" --headless --input=cut.mjpeg
expect_status 1
expect_err_has 'cut.mjpeg: picture 2: cut short'
expect_err_has '^2 frames'

# What came before is kept; without a frame there is no file.
run "$cam" --headless --input=cut.y4m --record=kept.y4m --output=painted.y4m
expect_status 1
head -c $((36 + 22)) same.y4m >one.y4m
expect_same kept.y4m one.y4m
expect_same painted.y4m one.y4m
run "$cam" --headless --input=cut.mjpeg --record=kept.mjpeg
expect_status 1
cmp -s -n "$(wc -c <kept.mjpeg)" kept.mjpeg clip.mjpeg || fail 'kept.mjpeg is not how clip.mjpeg begins'
run "$cam" --headless --input=kept.mjpeg
expect_status 0
expect_err_has '^2 frames'
# Without a frame that can be read it is an error: of nothing, of no pictures, of pictures that are none.
: >none.mjpeg
printf 'no picture at all' >words.mjpeg
printf '\377\330\377\331\377\330\377\300\0\4zz\377\331' >marks.mjpeg
head -n 1 clip.y4m >head.y4m
for row in none.mjpeg:empty words.mjpeg:'no JPEG picture in it' marks.mjpeg:'no readable frame' \
    head.y4m:'no readable frame'; do
    for option in --quiet --oneshot; do
        run "$cam" --headless "$option" --input="${row%%:*}"
        expect_status 1
        expect_err_has "${row%%:*}: ${row#*:}"
    done
done
rm none.mjpeg

head -c 40 clip.y4m >cut.y4m
run "$cam" --headless --input=cut.y4m --record=none.y4m --output=none.mjpeg
expect_status 1
if [ -e none.y4m ] || [ -e none.mjpeg ]; then fail 'a recording without frames is there'; fi
expect_no_leftover none

# A recording that cannot be written is not there, and leaves an older one as it was.
{
    printf 'YUV4MPEG2 W40 H40 F10:1 Cmono\n'
    for _ in 1 2 3 4 5 6 7 8; do
        printf 'FRAME\n'
        head -c 1600 /dev/zero
    done
} >large.y4m
cp one.y4m older.y4m
for record in full.y4m older.y4m; do
    run sh -c 'trap "" XFSZ; ulimit -f 8; exec "$@"' sh \
        "$cam" --headless --input=large.y4m --record=$record
    expect_status 1
    expect_err_has "$record: File too large; the 2 frames before are kept"
    expect_no_leftover $record
    [ "$(wc -l <$record)" -eq 3 ] || fail 'those are not two frames'
    run "$cam" --headless --input=$record
    expect_status 0
    expect_err_has '^2 frames'
done
# Where not even one frame fits, what was there stays.
cp one.y4m older.y4m
run sh -c 'trap "" XFSZ; ulimit -f 2; exec "$@"' sh \
    "$cam" --headless --input=large.y4m --record=older.y4m
expect_status 1
expect_same older.y4m one.y4m
expect_no_leftover older.y4m
# Two names of one file would lose one recording; the source's own, both.
run "$cam" --headless --input=clip.y4m --record=both.y4m --output=./both.y4m
expect_status 1
expect_err_has 'both go to both.y4m'
ln clip.y4m twin.y4m
run "$cam" --headless --input=clip.y4m --record=twin.y4m
expect_status 1
expect_err_has 'the frames come from there'
run "$cam" --headless --input=clip.y4m --record=/dev/full
expect_status 1
run "$cam" --headless --input=clip.y4m --record='no folder/clip.y4m'
expect_status 1
expect_err_has 'no folder/clip.y4m: No such file'

# Sizes may be odd: color has a sample for each two pixels begun.
{
    printf 'YUV4MPEG2 W5 H3 F10:1 Ip A1:1 C420jpeg\n'
    printf 'FRAME\naaaaabbbbbcccccddddddeeeeee'
} >odd.y4m
run "$cam" --headless --quiet --input=odd.y4m --record=odd_copy.y4m --output=odd_painted.y4m
expect_status 0
expect_same odd_copy.y4m odd.y4m
expect_same odd_painted.y4m odd.y4m

# What cannot be read is named.
for head in 'W4 H4 C444:y4m of format C444' 'W4 H4 C420p10:y4m of format C420p10' \
    'W4 H4 It:y4m with It: interlaced' 'W0 H4:width and height' 'W99999 H99999:width and height' \
    'H4:no size' 'W4 H4 F30:the rate is not a fraction'; do
    printf 'YUV4MPEG2 %s\nFRAME\n' "${head%%:*}" >wrong.y4m
    run "$cam" --headless --input=wrong.y4m
    expect_status 1
    expect_err_has "wrong.y4m: .*${head#*:}"
done
echo hello >hello.y4m
run "$cam" --headless --input=hello.y4m
expect_status 1
expect_err_has 'not a y4m file'
run "$cam" --headless --input=nothing.y4m
expect_status 1
expect_err_has 'nothing.y4m: No such file'
! grep -q ' frames in ' "$work/err" || fail "frames counted of a source that was never opened"
run "$cam" --headless --input=nothing
expect_status 1
expect_err_has 'nothing: no such file; expected a camera'

# A pipe that falls silent is given up.
mkfifo pipe
(cat clip.y4m && exec sleep 30) >pipe &
feeder=$!
input=pipe
run "$cam" --headless --input=- --silence=0.4
expect_status 8
expect_err_has 'no frame came for 0.4 s'
expect_err_has '^3 frames'
kill $feeder
input=/dev/null

# Devices that are none say so, and builds without devices.
run "$cam" --list-devices
if grep -q 'this build has no cameras' "$work/err"; then
    expect_status 1
    run "$cam" --headless -d 9876
    expect_status 1
    expect_err_has '/dev/video9876: this build has no cameras'
    run "$cam" --headless --input=clip.y4m --loopback=/dev/null
    expect_status 1
    expect_err_has '/dev/null: this build does not support writing to devices'
else
    run "$cam" --headless /dev/null
    expect_status 1
    expect_err_has '/dev/null: not a Video4Linux device'
    run "$cam" --headless -d 9876
    expect_status 1
    expect_err_has '/dev/video9876: no such device'
    run "$cam" --headless -d 9876 --wait --timeout=0.6
    expect_status 1
    expect_err_has '/dev/video9876: no such device'
    run "$cam" --doctor -d 9876
    expect_status 1
    expect_out_has '^no   /dev/video9876: no such device'
    run "$cam" --list-devices
    expect_status 0
    run "$cam" --headless --input=clip.y4m --loopback=/dev/null
    expect_status 1
    expect_err_has '/dev/null: not a Video4Linux device'
fi

# Wrong usage is named, and nothing is written.
expect_wrong() {
    expect_status 1
    expect_no_out
    expect_err_has "$1"
    [ ! -e wrong_usage.y4m ] || fail 'wrong_usage.y4m is there'
    expect_no_leftover wrong_usage.y4m
}
for wrong in --size=640 --size=0x5 --size=5x --size=x --size=99999x5 --fps=0 --fps=x --fps=1001 \
    --pixel-format=H264 --pixel-format=YU --pixel-format= --control=brightness --record= \
    --record=clip.avi --output= --output=clip.avi --format=text --format= --color=blue --color=12345 \
    --color=00000g --opacity=101 --opacity=-1 --opacity= --frames=0 --frames=x --frames=-1 \
    --timeout=-1 --timeout=0 --timeout=nan --silence=0 --silence=x --what --list-devices=1 \
    --list-formats=1 --doctor=1 --oneshot=1 --headless=1 --wait=1 --quiet=1 --help=1 --version=1; do
    run "$cam" --record=wrong_usage.y4m --headless $wrong clip.y4m
    expect_wrong "${wrong%%=*}"
done
for wrong in --size --fps --pixel-format --control --record --loopback --output --format --color \
    --opacity --frames --timeout --silence --device --input; do
    run "$cam" --record=wrong_usage.y4m --headless clip.y4m $wrong
    expect_wrong "${wrong#--}"
done
for wrong in --device=clip.avi --device=99999 --device= --input= --input=/dev/video9876; do
    run "$cam" --record=wrong_usage.y4m --headless $wrong
    expect_wrong "${wrong#*=}"
done
for wrong in --list-devices --list-formats --doctor; do
    run "$cam" --record=wrong_usage.y4m $wrong
    expect_wrong '--record, --output and --loopback need frames'
done
for wrong in --wait --control=brightness=1 --size=4x4 --pixel-format=GREY; do
    run "$cam" --record=wrong_usage.y4m --headless $wrong clip.y4m
    expect_wrong 'clip.y4m is not a camera'
done
run "$cam" --record=wrong_usage.y4m --output=wrong_usage.y4m --headless clip.y4m
expect_wrong '--record and --output both go to wrong_usage.y4m'
run "$cam" --headless --input=clip.y4m --wait
expect_status 1
expect_err_has 'clip.y4m is not a camera'
run "$cam" --headless --input=clip.y4m other.y4m
expect_status 1
expect_err_has 'frames already come from clip.y4m'
run "$cam" --help
expect_status 0
expect_out_has 'pixel-format=FOURCC'
run "$cam" --version
expect_status 0
finish
