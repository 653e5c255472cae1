#!/bin/sh
# Photos and films that are cut off, or in which a byte is wrong: whatever is read, it is never
# called sure with other digits than the sound file has. Prints what came out.
# Usage: test_damage.sh DAMAGE PAGE SUDOKU-SCAN|"" SUDOKU-CAM|"" SHARE|--full
# SHARE: 1 is 30 files of a kind, 4 a fourth of them, and so on; with --full each 97th byte is a file.
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
damage=$1 page=$2 scan=$3 cam=$4 share=$5
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
frames=6 batch=400
mkdir "$work/made" "$work/spoilt"
"$page" $puzzle 3 0.05 1 0.5 2 0 >"$work/page.pgm"
"$damage" make "$work/page.pgm" "$work/made" $frames || exit 1

# One line for each file that came out as $1, a pattern in the JSON of sudoku-scan.
lines_with() {
    grep -c -e "$1" "$work/out"
}

read_photos() {
    run "$scan" --format=json "$work/spoilt"/*
    sure=$(grep '"status":"ok"' "$work/out" | grep -c -v -F "\"cells\":\"$puzzle\"")
    [ "$sure" -eq 0 ] || fail "sure of other digits: $(grep '"status":"ok"' "$work/out" |
        grep -v -F "\"cells\":\"$puzzle\"" | cut -c -600)"
    right=$((right + $(lines_with '"status":"ok"') - sure))
    wrong=$((wrong + sure))
    uncertain=$((uncertain + $(lines_with '"status":"uncertain"')))
    none=$((none + $(grep '"grids":\[\]' "$work/out" | grep -c -v '"reason":"unreadable"')))
    unreadable=$((unreadable + $(lines_with '"reason":"unreadable"')))
    said=$((said + $(lines_with '"damage":"')))
    case $status in 0 | 1 | 4 | 7) ;; *) fail "status $status" ;; esac
    [ "$(wc -l <"$work/out")" -eq "$(ls "$work/spoilt" | wc -l)" ] || fail 'not a line a photo'
}

# Whether the puzzle that was printed is the one of the sound film, but for cells that are named as unclear.
lacks_digits() {
    cut -d ' ' -f 1 "$work/out" | sed 's/\./[.1-9]/g' >"$work/pattern"
    expect_err_has 'may lack digits in covered or unclear cells: r'
    echo $puzzle | grep -q -x -f "$work/pattern"
}

read_films() {
    for film in "$work/spoilt"/*; do
        run "$cam" --headless --quiet --oneshot "--input=$film"
        case $status in
        0) if [ "$(cut -d ' ' -f 1 "$work/out")" = "$puzzle" ]; then right=$((right + 1)); else
            wrong=$((wrong + 1))
            fail 'sure of other digits'
        fi ;;
        1) unreadable=$((unreadable + 1)) ;;
        7) if lacks_digits; then uncertain=$((uncertain + 1)); else
            wrong=$((wrong + 1))
            fail 'digits that are not there'
        fi ;;
        9) none=$((none + 1)) ;;
        *) fail "status $status" ;;
        esac
        [ ! -s "$work/err" ] || said=$((said + 1))
    done
}

# try KIND FILE: every 97th byte, or some that are spread evenly.
try() {
    size=$(wc -c <"$2")
    right=0 wrong=0 uncertain=0 none=0 unreadable=0 said=0
    step=97 first=0
    [ "$share" = --full ] || step=$((size * share / $3 + 1))
    while [ $first -lt "$size" ]; do
        rm -f "$work/spoilt"/*
        "$damage" "$1" "$2" $first $step $batch "$work/spoilt" || exit 1
        case $2 in *.mjpeg | *.y4m) read_films ;; *) read_photos ;; esac
        first=$((first + batch * step))
    done
    printf '%-6s %-5s %6d %6d %6d %6d %6d %6d %6d\n' "${2##*.}" "$1" \
        $((right + wrong + uncertain + none + unreadable)) $right $wrong $uncertain $none \
        $unreadable $said
}

printf '%-6s %-5s %6s %6s %6s %6s %6s %6s %6s\n' format how files right wrong unsure no-one \
    error said
for format in ${scan:+jpg jpeg png adam7 bmp pgm} ${cam:+mjpeg y4m}; do
    sound=$work/made/page.$format
    some=30
    case $format in
    mjpeg | y4m)
        some=6
        run "$cam" --headless --quiet --oneshot "--input=$sound"
        ;;
    *) run "$scan" "$sound" ;;
    esac
    expect_status 0
    [ "$(cut -d ' ' -f 1 "$work/out")" = "$puzzle" ] || fail 'the sound file is not read'
    try cut "$sound" $some
    try flip "$sound" $some
done

# In one block of a given is noise that looks like other digits, which rules forbid: they do not tell that the
# cell is blank.
if [ "$scan" ]; then
    rm -f "$work/spoilt"/*
    "$damage" flip "$work/made/page.jpg" 2139 1 1 "$work/spoilt" || exit 1
    read_photos
fi

# A block of a given is another digit, or blank: nothing tells but that it is brighter than paper.
if [ "$scan" ]; then
    rm -f "$work/spoilt"/*
    "$damage" flip "$work/made/page.jpg" 5220 1 1 "$work/spoilt" || exit 1
    "$damage" flip "$work/made/page.jpeg" 1240 1 1 "$work/spoilt" || exit 1
    read_photos
    [ "$(lines_with 'brighter than the paper')" -eq 2 ] || fail 'a block is not told from paper'
fi

# A puzzle that was read before the place where a film is cut short is an answer; the rest of the film is
# missed all the same by who asked for all of it.
for format in ${cam:+mjpeg y4m}; do
    film=$work/cut.$format
    cp "$work/made/page.$format" "$film"
    case $format in
    mjpeg) head -c 1000 "$work/made/page.mjpeg" >>"$film" ;;
    y4m) printf 'FRAME\nabc' >>"$film" ;;
    esac
    run "$cam" --headless --quiet --oneshot "--input=$film"
    expect_status 0
    expect_out_has "^$puzzle "
    expect_no_err
    run "$cam" --headless --quiet "--input=$film"
    expect_status 1
    expect_out_has "^$puzzle "
    expect_err_has " $frames: cut short"
    head -c 1500 "$work/made/page.$format" >"$film"
    run "$cam" --headless --quiet --oneshot "--input=$film"
    expect_status 1
    expect_no_out
    expect_err_has ' 0: cut short'
done
finish
