#!/bin/sh
# The table of options, the manual and completions say the same. Usage: test_options.sh MAN TOOL...
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
man=$1
shift

# The options of --help in the file $1: -x,--name=ARGUMENT, one a line.
options_of_help() {
    sed -n 's/^ \{2,6\}\(-[^ ]*\( --[^ ]*\)\{0,1\}\).*/\1/p' "$1" | tr -d ' '
}

# Those that the manual's page in $1 describes: the lines after .TP that begin with a dash.
options_of_page() {
    sed -n '/^\.TP/{n;s/^\.BR\{0,1\} \\-/-/p;}' "$1" | sed 's/\\f.//g; s/\\-/-/g; s/[" ]//g'
}

# The names that the argument of an option may be, as the file $1 for fish has them.
names_of_arguments() {
    sed -n "s/.* -a '\([^']*\)'.*/\1/p" "$1" | tr ' ' '\n'
}

for tool in "$@"; do
    name=$(basename "$tool")
    run "$tool" --help
    expect_status 0
    [ -z "$(awk 'length > 80' "$work/out")" ] || fail "help is wider than 80 columns"
    options_of_help "$work/out" | sort >"$work/help"
    [ "$(wc -l <"$work/help")" -gt 5 ] || fail "no options found in the help"
    options_of_page "$man/$name.1" | sort >"$work/page"
    cmp -s "$work/help" "$work/page" ||
        fail "the manual has other options: $(diff "$work/help" "$work/page")"

    run "$tool" --completion=fish
    expect_status 0
    [ "$(wc -l <"$work/out")" -eq "$(wc -l <"$work/help")" ] || fail "not all options are completed"
    names_of_arguments "$work/out" >"$work/names"
    grep -q -x bash "$work/names" || fail "no names found"
    sed 's/\\f.//g; s/\\-/-/g' "$man/$name.1" >"$work/text"
    while read -r word; do
        grep -q -w -e "$word" "$work/text" || fail "the manual does not know $word"
    done <"$work/names"

    # Help and version that could not be written are no success.
    if [ -w /dev/full ]; then
        for option in --help --version --completion=bash; do
            status=0
            command="$name $option >/dev/full"
            "$tool" $option >/dev/full 2>"$work/err" || status=$?
            expect_status 1
            expect_err_has 'standard output: '
        done
    fi
    run "$tool" --nothing
    expect_status 1
    expect_err_has "^$name: .*--nothing"
    run "$tool" --completion=csh
    expect_status 1
    expect_err_has 'completion=csh: expected bash, fish or zsh'

    # Shells take what is made for them, where they are there.
    for shell in bash fish zsh; do
        run "$tool" --completion=$shell
        expect_status 0
        if command -v $shell >/dev/null; then
            mv "$work/out" "$work/complete"
            run $shell -n "$work/complete"
            expect_status 0
            expect_no_err
        fi
    done
done

# What bash completes in the words given, of which the last is being typed.
complete_in_bash() {
    run "$1" --completion=bash
    mv "$work/out" "$work/complete"
    run bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        '"_$(basename "$1" | tr - _)"'; echo "${COMPREPLY[*]}"' bash "$work/complete" "$@"
}
if command -v bash >/dev/null; then
    complete_in_bash "$1" --format = g
    expect_out 'grid giant'
    complete_in_bash "$1" -f p
    expect_out 'pretty pencilmarks png pdf'
    complete_in_bash "$1" --engine =
    expect_out 'auto simple logic cdcl dlx engine9'
    complete_in_bash "$1" --ver
    expect_out '--version'
fi
# A misspelled argument, a part of one, or an option brings up the name that it is near to.
for case in \
    'solve --steps=xwing X-Wing' 'solve --steps=n1,sword-fish Swordfish' 'solve --steps=skyscaper Skyscraper' \
    'solve --engine=cdlc cdcl' 'solve --input=gird grid' 'solve --format=jason json' 'solve --format=pretyt pretty' \
    'solve --variant=windoko windoku' 'solve --variant=diagonal,samuria samurai' 'solve --color=alway always' \
    'solve --rate=hodkou hodoku' 'solve --explain=candidate candidates' 'solve --candidates=ture true' \
    'solve --paper=leter letter' 'solve --solutions=lst last' 'solve --completion=bsh bash' \
    'gen --technique=xwing X-Wing' 'gen --technique=x-wing,naked-tripel Naked.Triple' 'gen --level=unfiar unfair' \
    'gen --symmetry=rotate18 rotate180' 'gen --format=csvv csv' 'gen --variant=girandolla girandola' \
    'play --technique=xwing X-Wing' 'play --level=extrem extreme' 'play --export=jsn json' \
    'scan --format=jsno json' 'scan --completion=zhs zsh' 'cam --completion=fihs fish' \
    'solve --repare --repair' 'gen --canonial --canonical' 'solve --formt=line --format' 'play --samurei --samurai'; do
    part=${case%% *} argument=${case#* } wanted=${case##* }
    argument=${argument% *}
    for tool in "$@"; do
        [ "$(basename "$tool")" = "sudoku-$part" ] || continue
        run "$tool" "$argument"
        expect_status 1
        expect_err_has "did you mean $wanted?\$"
    done
done
run "$1" --steps=qqqqqq
expect_status 1
grep -q 'did you mean' "$work/err" && fail 'a suggestion that is not near'
# A known option without its argument, or with one too many, is not misspelled.
for argument in --format --help=x; do
    run "$1" $argument
    expect_status 1
    expect_err_has 'argument'
    grep -q 'did you mean' "$work/err" && fail "$argument: a suggestion for the right name"
done
finish
