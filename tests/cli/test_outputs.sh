#!/bin/sh
# Where results go: links, long names, streams that are closed or full, and signals that come while
# a tool waits. Usage: test_outputs.sh SUDOKU-SOLVE SUDOKU-SCAN|"" SUDOKU-CAM|"" PAGE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$1 scan=$2 cam=$3 page=$4
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179

expect_solution() {
    expect_status 0
    printf '%s\n' $solution | cmp -s - "$1" || fail "no solution in $1"
}

# A symbolic link stays, and its target is replaced, whether it was there or not.
mkdir "$work/folder"
echo old >"$work/folder/target"
ln -s folder/target "$work/link"
ln -s link "$work/chain"
run "$solve" --output="$work/chain" $puzzle
expect_solution "$work/folder/target"
if [ ! -L "$work/link" ] || [ ! -L "$work/chain" ]; then fail 'a link became a file'; fi
ln -s folder/new "$work/dangling"
run "$solve" --output="$work/dangling" $puzzle
expect_solution "$work/folder/new"
[ -L "$work/dangling" ] || fail 'the link became a file'
ln -s loop "$work/loop"
run "$solve" --output="$work/loop" $puzzle
expect_status 1
expect_err_has 'loop: Too many levels'

# A file with two names keeps both, with a content that is shorter or longer.
for old in short "$(head -c 3000 /dev/zero | tr '\0' x)"; do
    printf '%s' "$old" >"$work/one"
    ln -f "$work/one" "$work/two"
    run "$solve" --output="$work/one" $puzzle
    expect_solution "$work/one"
    expect_solution "$work/two"
    rm "$work/one" "$work/two"
done

# Names as long as the file system takes them.
long=$(printf '%0255d' 0)
run "$solve" --output="$work/$long" $puzzle
expect_solution "$work/$long"
rm "$work/$long"

# A name of standard output means that: nothing written there before is lost.
echo before >"$work/log"
sh -c '"$0" --output="$2" "$1" >>"$2"' "$solve" $puzzle "$work/log"
[ "$(cat "$work/log")" = "$(printf 'before\n%s' $solution)" ] || fail 'the log was replaced'

# Pipes are written, and directories are not.
mkfifo "$work/fifo"
cat "$work/fifo" >"$work/piped" &
run "$solve" --output="$work/fifo" $puzzle
wait $!
expect_solution "$work/piped"
run "$solve" --output="$work/folder" $puzzle
expect_status 1
expect_err_has 'folder: Is a directory'

# What cannot be said is an error, and does not go into files that are opened later.
for tool in "$solve" ${scan:+"$scan"} ${cam:+"$cam"}; do
    for option in --help --version; do
        run sh -c '"$0" "$1" >/dev/full' "$tool" $option
        expect_status 1
        expect_err_has 'standard output: No space left'
        run sh -c '"$0" "$1" >&-' "$tool" $option
        expect_status 1
        expect_err_has 'standard output: Bad file descriptor'
    done
done
run sh -c '"$0" --output="$1" "$2" 5..5 2>&-' "$solve" "$work/answers" $puzzle
printf '%s\n' $solution | cmp -s - "$work/answers" || [ ! -e "$work/answers" ] ||
    fail 'messages in the answers'
run sh -c '"$0" --stats --output="$1" "$2" 2>&-' "$solve" "$work/answers" $puzzle
expect_solution "$work/answers"
run sh -c '"$0" --output="$1" "$2" <&- >&- 2>&-' "$solve" "$work/closed" $puzzle
expect_solution "$work/closed"
run sh -c '"$0" <&-' "$solve"
expect_status 1
expect_err_has 'stdin: Bad file descriptor'

# The first signal ends a tool that waits: for input of which a part came, or for a reader. State S
# is that of a process that sleeps; in it the tool may be anywhere on its way there.
waits_and_ends() {
    "$@" <&5 &
    waiting=$!
    until [ "$(cut -d ' ' -f 3 "/proc/$waiting/stat")" = S ]; do sleep 0.01; done
    kill -TERM $waiting
    wait $waiting
    status=$?
    expect_status 143
}
if [ -r /proc/self/stat ]; then
    # Both ends stay open here: nobody hangs up.
    mkfifo "$work/silent"
    exec 5<>"$work/silent"
    command='tools that wait for input'
    printf '%081d\n' 0 >&5
    waits_and_ends "$solve" --count=1 >/dev/null
    [ -z "$scan" ] || waits_and_ends "$scan" - >"$work/out" 2>"$work/err"
    [ -z "$cam" ] ||
        waits_and_ends "$cam" --headless --input=- >"$work/out" 2>"$work/err"
    command='a tool that waits for a reader'
    empty=$(printf '%081d' 0)
    waits_and_ends "$solve" --all "$empty" >&5 2>"$work/err"
    exec 5>&-
fi

if [ -n "$scan" ]; then
    # A picture never takes the place of the photo, nor of another picture.
    "$page" $puzzle 12 0.1 1 0.5 3 0 >"$work/photo.pgm"
    run "$scan" --overlay="$work/photo.png" "$work/photo.pgm"
    expect_status 0
    cp "$work/photo.png" "$work/kept.png"
    for name in photo.png ./photo.png %f.png; do
        run "$scan" --overlay="$work/$name" "$work/photo.png"
        expect_status 1
        expect_err_has 'this would overwrite the photo'
        run "$scan" --rectified="$work/$name" "$work/photo.png"
        expect_status 1
        cmp -s "$work/photo.png" "$work/kept.png" || fail 'the photo was overwritten'
    done
    run "$scan" --overlay="$work/both.png" --rectified="$work/./both.png" "$work/photo.pgm"
    expect_status 1
    expect_err_has 'this would overwrite the overlay'
    # Nor are other photos overwritten, of which some were not read yet.
    mkdir "$work/photos"
    cp "$work/photo.pgm" "$work/photos/a.pgm"
    for name in a-answer.png a-01-gray.png; do
        cp "$work/photo.pgm" "$work/photos/$name"
        run "$scan" --overlay="$work/photos/%f-answer.png" --debug="$work/photos" \
            "$work/photos/a.pgm" "$work/photos/$name"
        expect_status 1
        expect_err_has "a.*: this would overwrite the photo .*$name"
        cmp -s "$work/photo.pgm" "$work/photos/$name" || fail "$name was overwritten"
        rm "$work/photos/$name"
    done
fi
finish
