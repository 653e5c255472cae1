# shellcheck shell=sh
# What writes files, in all forms; sourced after cli/harness.sh by tests that have $solve, $scan and
# $cam (empty where they were not built) and $page.
# shellcheck disable=SC2154
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
mkdir "$work/there"
echo 'what was there' >"$work/old"

# each_writer ACTION: calls ACTION NAME COMMAND... for each; NAME is the file in there/ that it
# writes.
each_writer() {
    "$1" answer.txt "$solve" --output="$work/there/answer.txt" $puzzle
    # It lies beside, for it is built wherever sudoku-solve is.
    "$1" made.txt "$(dirname "$solve")/sudoku-gen" --seed=1 --output="$work/there/made.txt"
    for form in svg png; do
        if draws "$solve" $form; then
            "$1" answer.$form "$solve" --format=$form --size=40 --output="$work/there/answer.$form" $puzzle
        fi
    done
    if [ -n "$scan" ]; then
        "$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/photo.pgm"
        "$1" paint.jpg "$scan" --overlay="$work/there/paint.jpg" "$work/photo.pgm"
        "$1" paint.png "$scan" --overlay="$work/there/paint.png" "$work/photo.pgm"
    fi
    if [ -n "$cam" ]; then
        printf 'YUV4MPEG2 W4 H4 F10:1 Ip A1:1 Cmono\nFRAME\naaaabbbbccccdddd' >"$work/first.y4m"
        {
            cat "$work/first.y4m"
            printf 'FRAME\neeeeffffgggghhhh'
        } >"$work/clip.y4m"
        "$1" copy.y4m "$cam" --headless --input="$work/clip.y4m" --record="$work/there/copy.y4m"
    fi
}

# sound NAME COMMAND...: keeps in sound and sound.out what comes when nothing happens.
sound() {
    name=$1
    shift
    rm -f "$work/there"/*
    run "$@"
    expect_status 0
    cp "$work/there/$name" "$work/sound"
    cp "$work/out" "$work/sound.out"
}

# Recordings keep the whole frames that were written before.
is_start_of_recording() {
    case $name in *.y4m) ;; *) return 1 ;; esac
    cmp -s "$work/there/$name" "$work/first.y4m"
}

# Nothing but the file is there; it is whole, old or new, and new where all went well.
expect_old_or_new() {
    [ "$(ls "$work/there")" = "$name" ] || fail "left over: $(ls "$work/there")"
    if cmp -s "$work/there/$name" "$work/sound"; then return; fi
    [ "$status" -ne 0 ] || fail 'status 0, but nothing was written'
    cmp -s "$work/there/$name" "$work/old" || is_start_of_recording ||
        fail "$name is neither the old nor the new file"
}
