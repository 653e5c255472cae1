#!/bin/sh
# Games under faults: every n-th call that may fail, fails, while sudoku-play answers about its games and
# while a game is begun, played and taken up again in a terminal. It does not crash; games that were
# kept stay as they were; what is left of the one that is played is a game; and an answer that lacks
# something says so.
# Usage: test_play.sh PRELOAD SUDOKU-PLAY [--full]
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/../cli/harness.sh"
preload=$1 play=$2 full=${3:-}
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
export XDG_DATA_HOME="$work/data" TERM=xterm LC_ALL=C.UTF-8 PRELOAD="$preload" PLAY="$play" WORK="$work"
command -v script >/dev/null || { echo 'no script(1)'; exit 77; }

# The program with a fault, from a terminal or not.
cat >"$work/broken" <<'END'
#!/bin/sh
LD_PRELOAD=$PRELOAD exec "$PLAY" "$@"
END
chmod +x "$work/broken"

# play_keys KEYS COMMAND...: runs it in a terminal, with these keys.
play_keys() {
    keys=$1
    shift
    runs=$((runs + 1))
    command="$* (keys $keys)"
    printf '%s' "$keys" | script -qec "$*" /dev/null >"$work/out" 2>"$work/err"
    status=$?
}

# The next number after $1: all of the first, where programs begin, then some.
next() {
    if [ "$full" ] || [ "$1" -lt 6 ]; then echo $(($1 + 1)); else echo $(($1 + $1 / 2)); fi
}

# Each kept game is the one it was: the first, and one that was played.
fresh() {
    rm -rf "$XDG_DATA_HOME"
    cp -r "$work/kept" "$XDG_DATA_HOME"
    rm -f "$work/mark"
}

# break_all NAME WHAT: does WHAT with each n-th call failing.
break_all() {
    for call in malloc write open read close fsync rename ftruncate; do
        n=1 count=0
        export FAULT=$call FAULT_MARK="$work/mark"
        while :; do
            fresh
            export FAULT_NUMBER=$n
            "$2"
            [ -e "$work/mark" ] || break
            command="$call $n of $command"
            [ "$status" -le 1 ] || fail "status $status"
            "expect_$2"
            count=$((count + 1))
            n=$(next "$n")
        done
        printf '%-12s %-10s %4d failures, the last below number %d\n' "$1" $call $count "$n"
    done
}

# ------------------------------------------------------------------------------------- answers

expect_untouched() {
    diff -r "$work/kept" "$XDG_DATA_HOME" >"$work/diff" || fail "changed: $(cat "$work/diff")"
}

ask() {
    # Two words at most.
    # shellcheck disable=SC2086
    run "$work/broken" $question
}

expect_ask() {
    expect_untouched
    [ "$status" -ne 0 ] || cmp -s "$work/out" "$work/sound" || [ -s "$work/err" ] ||
        fail 'done without a word, but not all of it'
    [ "$status" -eq 0 ] || [ -s "$work/err" ] || fail 'no word about it'
}

# --------------------------------------------------------------------------------------- games

# The terminal is left as often as it is entered, if it takes what is written.
expect_terminal_back() {
    escape=$(printf '\033')
    for way in h l; do
        tr "$escape" '\n' <"$work/out" | grep -c "^\[?1049$way" >"$work/count$way"
    done
    [ "$call" = write ] || cmp -s "$work/counth" "$work/countl" || fail 'the terminal was not left'
}

# The game that is played is one, as far as it came; all others are as they were.
expect_games() {
    expect_terminal_back
    unset FAULT
    for game in "$XDG_DATA_HOME"/sudoku-play/*.game; do
        cmp -s "$game" "$work/kept/sudoku-play/${game##*/}" && continue
        before=$command
        run "$play" --export=text "$game"
        [ "$status" -eq 0 ] || fail "${game##*/} is no game any more: $(cat "$game")"
        command=$before
        case ${game##*/} in
        old.game | other.game)
            head -n "$(wc -l <"$work/kept/sudoku-play/${game##*/}")" "$game" |
                cmp -s - "$work/kept/sudoku-play/${game##*/}" || fail "${game##*/} lost what was played" ;;
        esac
    done
    export FAULT="$call"
    left=$(find "$XDG_DATA_HOME/sudoku-play" -type f ! -name '*.game')
    [ -z "$left" ] || [ "${left##*/}" = settings ] || fail "left over: $left"
    for game in old.game other.game; do
        [ -e "$XDG_DATA_HOME/sudoku-play/$game" ] || fail "$game is gone"
    done
}

begin() {
    play_keys 4q "$work/broken --tui $puzzle"
}

expect_begin() {
    expect_games
}

resume() {
    play_keys 4q "$work/broken --tui $XDG_DATA_HOME/sudoku-play/old.game"
}

expect_resume() {
    expect_games
}

# ------------------------------------------------------------------------------------------ all

mkdir -p "$work/data"
play_keys 4q "$play --tui $puzzle"
expect_status 0
mv "$work/data/sudoku-play"/*.game "$work/data/sudoku-play/old.game" || exit 1
cp "$work/data/sudoku-play/old.game" "$work/data/sudoku-play/other.game"
cp -r "$work/data" "$work/kept"
# What a file has no room for is told when the game is left, too; what is in the file is a game.
fresh
right=$(printf '\033[C')
keys=12345678912345678912
play_keys "4${right}$keys${right}$keys${right}$keys${right}${keys}q" "ulimit -f 1; exec $play --tui $XDG_DATA_HOME/sudoku-play/old.game"
expect_status 1
expect_out_has 'the game was not saved to its end: File too large'
run "$play" --export=text "$XDG_DATA_HOME/sudoku-play/old.game"
expect_status 0
for question in --list --statistics --export=text --export=svg --export=json; do
    fresh
    run "$play" $question
    expect_status 0
    cp "$work/out" "$work/sound"
    break_all "$question" ask
done
break_all begin begin
break_all resume resume
finish
