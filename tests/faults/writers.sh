# shellcheck shell=sh
# What writes files, in all forms; sourced after cli/harness.sh by tests that have $solve, $scan and
# $cam (empty where they were not built) and $page.
# shellcheck disable=SC2154
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
mkdir "$work/there"
# The status of what is asked, when nothing happens.
wanted=0
echo 'what was there' >"$work/old"
[ -z "$scan" ] || "$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/photo.pgm"

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

# solves NAME OPTION...: calls $action with sudoku-solve, which writes NAME.
solves() {
    name=$1
    shift
    "$action" "$name" "$solve" --output="$work/there/$name" "$@"
}

# gens NAME OPTION...: the same with sudoku-gen.
gens() {
    name=$1
    shift
    "$action" "$name" "$(dirname "$solve")/sudoku-gen" --output="$work/there/$name" "$@"
}

# each_question ACTION: calls ACTION NAME COMMAND... as each_writer does, for what may be asked.
each_question() {
    action=$1 twice=5$(echo $puzzle | cut -c 2-8)5$(echo $puzzle | cut -c 10-)
    easy=$(echo $puzzle | sed 's/^53/../')
    for question in --explain --explain=candidates --hint=1 --hint --check --rate --rate=se --backbone \
        --candidates --candidates=true --count --unique --estimate=20 --steps=0000,0100 --convert; do
        solves question.txt $question $puzzle
    done
    wanted=6
    solves wrong.json --check --format=json "$twice"
    wanted=0
    solves repaired.txt --repair "$twice"
    solves completed.txt --repair "$easy"
    for question in --explain --rate --all --repair; do
        solves question.json $question --format=json $puzzle
    done
    gens made.json --format=json --level=hard --seed=1
    echo $puzzle >"$work/puzzle.txt"
    gens less.txt --minimize --seed=1 "$work/puzzle.txt"
    gens least.txt --canonical "$work/puzzle.txt"
    if draws "$solve" pdf; then
        solves sheet.pdf --format=pdf --convert --per-page=2 $puzzle $puzzle
        solves hint.svg --hint --format=svg $puzzle
        gens sheet.pdf --format=pdf --count=3 --per-page=2 --seed=1
    fi
    if draws "$solve" svg; then
        gens sheet.svg --format=svg --count=2 --solutions=below --seed=1
    fi
    if [ -n "$scan" ]; then
        "$action" check.png "$scan" --check --overlay="$work/there/check.png" "$work/photo.pgm"
        "$action" hint.png "$scan" --hint --overlay="$work/there/hint.png" "$work/photo.pgm"
        "$action" flat.png "$scan" --rectified="$work/there/flat.png" "$work/photo.pgm"
    fi
}

# sound NAME COMMAND...: keeps in sound and sound.out what comes when nothing happens.
sound() {
    name=$1
    shift
    rm -f "$work/there"/*
    run "$@"
    expect_status $wanted
    cp "$work/there/$name" "$work/sound"
    cp "$work/out" "$work/sound.out"
}

# Recordings keep the whole frames that were written before.
is_start_of_recording() {
    case $name in *.y4m) ;; *) return 1 ;; esac
    cmp -s "$work/there/$name" "$work/first.y4m"
}

# Whether FILE $1 is what it is when nothing happens. Documents say when they were made.
is_whole() {
    case $name in
    *.pdf)
        grep -av /CreationDate "$1" >"$work/undated"
        grep -av /CreationDate "$work/sound" | cmp -s - "$work/undated"
        ;;
    *) cmp -s "$1" "$work/sound" ;;
    esac
}

# Nothing but the file is there; it is whole, old or new, and new where all went well.
expect_old_or_new() {
    [ "$(ls "$work/there")" = "$name" ] || fail "left over: $(ls "$work/there")"
    if is_whole "$work/there/$name"; then return; fi
    [ "$status" -ne $wanted ] || fail "status $wanted, but nothing was written"
    cmp -s "$work/there/$name" "$work/old" || is_start_of_recording ||
        fail "$name is neither the old nor the new file"
}
