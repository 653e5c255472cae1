#!/bin/sh
# The behavior of sudoku-scan as a user sees it, and that no picture breaks it.
# Usage: test_sudoku_scan_pictures.sh PATH-OF-sudoku-scan PATH-OF-page_picture
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
scan=$1
page=$2

# A byte from three octal digits, any number of times.
bytes() {
    # shellcheck disable=SC2059
    printf "$1"
}

# PGM: $1 x $2 pixels of the byte $3.
flat() {
    printf 'P5\n%s %s\n255\n' "$1" "$2"
    head -c $(($1 * $2)) /dev/zero | tr '\0' "$3"
}

# PGM: $1 x $2 pixels, the same on each run.
noise() {
    printf 'P5\n%s %s\n255\n' "$1" "$2"
    awk -v n=$(($1 * $2)) 'BEGIN {
        x = 1
        while (n-- > 0) {
            x = (x * 16807) % 2147483647
            printf "%c", 33 + int(x / 65536) % 90
        }
    }'
}

# One line that begins and ends like the object of a photo, and $1 somewhere in it.
expect_json() {
    [ "$(wc -l <"$work/out")" -eq "${2:-1}" ] || fail "not one line a photo"
    expect_out_has '^{"file":".*","width":[0-9]*,"height":[0-9]*,"grids":\[.*\],"reason":"[a-z-]*",\("damage":"[^"]*",\)*"edges":\[[a-z",]*\],"advice":"[^"]*","ms":{"decode":.*}}$'
    expect_out_has "$1"
    if command -v python3 >/dev/null 2>&1; then
        python3 -c 'import json, sys
for line in sys.stdin:
    photo = json.loads(line)
    assert set(photo) >= {"file", "width", "height", "grids", "reason", "ms"}
    for grid in photo["grids"]:
        assert grid["status"] in ("ok", "uncertain")
        assert len(grid["cells"]) == 81 and set(grid["cells"]) <= set(".123456789")
        assert len(grid["confidence"]) == 81 and len(grid["corners"]) == 4
        assert (0.93 if grid["status"] == "ok" else 0) <= grid["probability"] <= 1
        assert all(0 <= number <= 1 for number in grid["confidence"])
        assert (grid["solution"] is None) == (grid["solutions"] != 1)' <"$work/out" ||
            fail "the JSON is not as documented"
    fi
}

# A page that is easy to read, with what it shows; one that has several solutions; one of both.
"$page" sure 1 "$work/sure.ppm" >"$work/sure.txt" || exit 1
"$page" open 2 "$work/open.ppm" >"$work/open.txt" || exit 1
puzzle=$(cat "$work/sure.txt")
flat 640 480 '\310' >"$work/flat.pgm"

# A page is read, from a file and from standard input.
run "$scan" "$work/sure.ppm"
expect_status 0
expect_out "$puzzle"
expect_no_err
input=$work/sure.ppm
run "$scan" -
expect_status 0
expect_out "$puzzle"
input=/dev/null
run "$scan" --format=json "$work/sure.ppm"
expect_status 0
expect_json '"status":"ok","reason":"none"'
expect_out_has "\"cells\":\"$puzzle\""
expect_out_has '"solutions":1}'

# A puzzle with several solutions is uncertain, and says so.
run "$scan" "$work/open.ppm"
expect_status 7
expect_out "$(cat "$work/open.txt")"
expect_err_has 'uncertain: several-solutions'
run "$scan" --format=json "$work/open.ppm"
expect_status 7
expect_json '"status":"uncertain","reason":"several-solutions"'
expect_out_has '"solution":null'

# No grid: the reason is named.
run "$scan" "$work/flat.pgm"
expect_status 4
expect_no_out
expect_err_has 'no-outline'
run "$scan" --format=json "$work/flat.pgm"
expect_status 4
expect_json '"grids":\[\],"reason":"no-outline"'

# Several photos: each in its turn; the worst decides the exit status, and stops nothing.
run "$scan" "$work/sure.ppm" "$work/flat.pgm" "$work/sure.ppm"
expect_status 4
expect_out "$puzzle $work/sure.ppm
# $work/flat.pgm: no-grid: no-outline
$puzzle $work/sure.ppm"
run "$scan" "$work/open.ppm" "$work/missing.png" "$work/sure.ppm"
expect_status 1
expect_err_has 'missing.png: No such file'
expect_out "$(cat "$work/open.txt") $work/open.ppm
# $work/missing.png: unreadable: No such file or directory
$puzzle $work/sure.ppm"
run "$scan" --format=json "$work/sure.ppm" "$work/flat.pgm" "$work/open.ppm"
expect_json '"file":".*flat.pgm"' 3

# Any number of threads gives the same, in the order of the operands.
if "$scan" --help | grep -q -e --threads; then
    set -- "$work/sure.ppm" "$work/flat.pgm" "$work/open.ppm" "$work/sure.ppm" "$work/open.ppm"
    run "$scan" --threads=1 "$@"
    expect_status 4
    cp "$work/out" "$work/one"
    for threads in 2 3 8; do
        run "$scan" --threads=$threads "$@"
        expect_status 4
        cmp -s "$work/one" "$work/out" || fail "the output differs from that of one thread"
    done
fi

# Pictures without anything to read, of odd sizes: no grid, never a crash.
for size in '1 1' '1 2' '2 1' '3 3' '16 16' '63 63' '1 4000' '4000 1' '32768 1' '1 32768'; do
    # shellcheck disable=SC2086
    for shade in '\000' '\200' '\377'; do
        flat $size "$shade" >"$work/odd.pgm"
        run "$scan" --format=json "$work/odd.pgm"
        expect_status 4
        expect_json '"grids":\[\]'
    done
done
for size in '5 4' '64 64' '333 221'; do
    # shellcheck disable=SC2086
    noise $size >"$work/noise.pgm"
    run "$scan" --format=json "$work/noise.pgm"
    case $status in 4 | 7) ;; *) fail "exit status $status for noise" ;; esac
    expect_json '"grids":\['
done

# What is no picture, or claims to be a huge one, is refused.
: >"$work/empty"
printf 'no picture' >"$work/text"
printf 'P5\n99999 99999\n255\n' >"$work/wide.pgm"
printf 'P5\n32768 32768\n255\n' >"$work/large.pgm"
printf 'P5\n4294967295 4294967295\n255\n' >"$work/overflow.pgm"
bytes '\211PNG\r\n\032\n\000\000\000\015IHDR\000\000\100\020\000\000\100\020\010\000\000\000\000\377\377\377\377' \
    >"$work/bomb.png"
# A frame header (ITU-T T.81, B.2.2) of 65500 x 65500 pixels and nothing else.
bytes '\377\330\377\300\000\013\010\377\334\377\334\001\001\021\000\377\332\000\010\001\001\000\000\077\000' \
    >"$work/bomb.jpg"
bytes '\377\330\377' >"$work/start.jpg"
# TGA and GIF of 65535 x 65535, PNG of 32768 x 32768 in 8 bits, each a few bytes long: what they claim
# must not be taken.
bytes '\000\000\002\000\000\000\000\000\000\000\000\000\377\377\377\377\030\000' >"$work/bomb.tga"
bytes '\000\000\012\000\000\000\000\000\000\000\000\000\000\100\000\100\030\000' >"$work/short.tga"
bytes 'GIF89a\377\377\377\377\200\000\000\000\000\000\377\377\377,\000\000\000\000\377\377\377\377\000\002' \
    >"$work/bomb.gif"
# A picture of 2^28 pixels takes more than 256 MB. Some shells cannot limit memory, and sanitizers
# need more to begin with: there only the refusal is seen.
limited='ulimit -v 262144 && exec "$@"'
sh -c "$limited" sh "$scan" --version >"$work/out" 2>&1 || limited='exec "$@"'
for name in bomb.tga short.tga bomb.gif bomb.png; do
    run sh -c "$limited" sh "$scan" "$work/$name"
    expect_status 1
    expect_no_out
    expect_err_has "$name: the \(picture is too large\|file is too short for its picture\)"
done
for name in empty text wide.pgm large.pgm overflow.pgm bomb.png bomb.jpg start.jpg; do
    run "$scan" "$work/$name"
    expect_status 1
    expect_no_out
    expect_err_has "$name: "
    input=$work/$name
    run "$scan" -
    expect_status 1
    input=/dev/null
done
for name in bomb.png bomb.jpg large.pgm; do
    run "$scan" "$work/$name"
    expect_err_has 'the picture is too large'
done
run "$scan" "$work"
expect_status 1
expect_err_has "$work: "

# How many pixels are read can be set.
run "$scan" --max-pixels=307199 "$work/flat.pgm"
expect_status 1
expect_err_has 'flat.pgm: the picture is too large: 640x480 pixels, more than --max-pixels=307199'
run "$scan" --max-pixels=307200 "$work/flat.pgm"
expect_status 4

# TGA and GIF files are kept whole: of these fewer are read, before any memory is taken, and the message
# says what it would take.
{
    bytes '\000\000\002\000\000\000\000\000\000\000\000\000\160\027\160\027\030\000'
    head -c 5000 /dev/zero
} >"$work/whole.tga"
{
    bytes 'GIF89a\160\027\160\027\200\000\000\000\000\000\377\377\377,\000\000\000\000\160\027\160\027\000\002'
    head -c 5000 /dev/zero
} >"$work/whole.gif"
for name in whole.tga whole.gif; do
    run sh -c "$limited" sh "$scan" "$work/$name"
    expect_status 1
    expect_err_has "$name: the picture is too large for its format, .*: 6000x6000 pixels need --max-pixels=288000000"
done
run "$scan" --max-pixels=287999999 "$work/whole.tga"
expect_status 1
run "$scan" --max-pixels=288000000 "$work/whole.tga"
expect_status 4
expect_err_has 'whole.tga: damaged: '

# A damaged picture is read as far as it goes, called so, and never sure, whatever its kind.
run "$scan" "$(dirname "$0")/../fuzz/corpus/picture/no-reason.png"
expect_status 4
expect_err_has 'no-reason.png: damaged: '
photo=$(dirname "$0")/../../examples/photo.jpg
head -c $(($(wc -c <"$photo") * 9 / 10)) "$photo" >"$work/cut.jpg"
run "$scan" "$work/cut.jpg"
expect_status 7
expect_err_has 'cut.jpg: damaged: Premature end of JPEG file'
expect_err_has 'cut.jpg: uncertain: '
run "$scan" --format=json "$work/cut.jpg"
expect_status 7
expect_out_has '"status":"uncertain","reason":"damaged"'
expect_out_has '"damage":"Premature end of JPEG file"'
run "$scan" --overlay="$work/sound.png" "$photo"
expect_status 0
expect_no_err
size=$(wc -c <"$work/sound.png")
head -c $((size - 3000)) "$work/sound.png" >"$work/cut.png"
{
    head -c $((size - 3000)) "$work/sound.png"
    printf 'xyz'
    tail -c 2997 "$work/sound.png"
} >"$work/flipped.png"
for name in cut.png flipped.png; do
    run "$scan" "$work/$name"
    case $status in 4 | 7) ;; *) fail "exit status $status" ;; esac
    expect_err_has "$name: damaged: "
done

# Neither side may be 0.
printf 'P5\n9 0\n255\n' >"$work/thin.pgm"
run "$scan" "$work/thin.pgm"
expect_status 1
expect_err_has 'thin.pgm: a picture without pixels'

# Pixels that a file lacks are black each time; a file without any is no picture.
printf 'P5\n64 64\n255\n' >"$work/header.pgm"
run "$scan" "$work/header.pgm"
expect_status 1
expect_err_has 'header.pgm: the file ends early'
flat 64 64 '\000' | head -c 79 >"$work/none.pgm"
run "$scan" --overlay="$work/none.png" "$work/none.pgm"
expect_status 4
flat 64 64 '\000' >"$work/black.pgm"
run "$scan" --overlay="$work/black.png" "$work/black.pgm"
expect_status 4
cmp -s "$work/none.png" "$work/black.png" || fail "pixels that are not in the file are not black"

# Truncated pictures are refused or read as far as they go, but never crash.
run "$scan" --overlay="$work/whole.jpg" "$work/sure.ppm"
expect_status 0
run "$scan" --overlay="$work/whole.png" "$work/sure.ppm"
expect_status 0
for kind in jpg png; do
    for size in 3 20 200 1000 5000 20000; do
        head -c $size "$work/whole.$kind" >"$work/cut.$kind"
        run "$scan" --format=json "$work/cut.$kind"
        case $status in 1 | 4 | 7) ;; *) fail "exit status $status for $size bytes of $kind" ;; esac
        [ "$status" -eq 1 ] || expect_json '"grids":\['
    done
done

# Usage errors.
for wrong in --format=xml --min-confidence=2 --unknown; do
    run "$scan" $wrong "$work/sure.ppm"
    expect_status 1
    expect_no_out
done
run "$scan"
expect_status 1

finish
