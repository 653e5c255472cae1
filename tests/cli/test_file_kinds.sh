#!/bin/sh
# Files that a tool does not read are called by what they are, and the tool that reads them is named.
# Usage: test_file_kinds.sh PATH-OF-sudoku-solve PATH-OF-sudoku-gen [PATH-OF-sudoku-scan [PATH-OF-sudoku-cam]]
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
solve=$(absolute "$1") gen=$(absolute "$2") scan=$(absolute "${3:-}") cam=$(absolute "${4:-}")
cd "$work" || exit 1

printf '\377\330\377\340 and more' >jpeg
printf '%%PDF-1.4 and more' >pdf
printf '\000\000\000\040ftypisom and more' >mp4
printf 'RIFF\020\047\000\000AVI LIST and more' >avi
printf 'YUV4MPEG2 W4 H4 F10:1\n' >y4m
printf 'sudoku-play 1 #bcb5b4ce\nshape 9\n' >game
printf 'PK\003\004 and more' >zip
: >empty
mkdir folder
if command -v gzip >/dev/null; then echo text | gzip -c >gzip; fi

# refuses FILE MESSAGE COMMAND...: the command fails, and says so.
refuses() {
    file=$1 message=$2
    shift 2
    [ -e "$file" ] || return 0
    run "$@"
    [ "$status" -ne 0 ] || fail 'status 0'
    expect_no_out
    expect_err_has "${file}[:0-9]*: .*$message"
}

for tool in "$solve" "$gen --minimize"; do
    for row in 'jpeg:a picture (JPEG): use sudoku-scan' 'pdf:a picture (PDF): use sudoku-scan' \
        'mp4:a video (MP4): use sudoku-cam' 'avi:a video (AVI): use sudoku-cam' 'y4m:a video (y4m): use sudoku-cam' \
        'game:a game of sudoku-play' 'zip:compressed (ZIP)' 'empty:expected a puzzle' 'folder:Is a directory' \
        'nothing:No such file'; do
        # A tool and its option.
        # shellcheck disable=SC2086
        refuses "${row%%:*}" "${row#*:}" $tool "${row%%:*}"
    done
done
refuses gzip 'compressed with gzip: gzip -dc' "$gen" --minimize gzip
for tool in ${scan:+"$scan"} ${cam:+"$cam --headless --quiet --input"}; do
    for row in 'game:a game of sudoku-play' 'zip:compressed (ZIP), not a picture' 'gzip:compressed (gzip)' \
        'empty:the file is empty'; do
        # shellcheck disable=SC2086
        refuses "${row%%:*}" "${row#*:}" $tool "${row%%:*}"
    done
done
[ -z "$scan" ] || for row in 'mp4:a video (MP4): use sudoku-cam' 'y4m:a video (y4m): use sudoku-cam' 'folder:Is a directory'; do
    refuses "${row%%:*}" "${row#*:}" "$scan" "${row%%:*}"
done
[ -z "$cam" ] || for row in 'mp4:unsupported video format (MP4)' 'avi:unsupported video format (AVI)' \
    'pdf:a PDF; sudoku-scan reads' 'folder:no pictures'; do
    refuses "${row%%:*}" "${row#*:}" "$cam" --headless --quiet --input "${row%%:*}"
done
finish
