#!/bin/sh
# Pages of PDF files. Usage: test_sudoku_scan_pdf.sh PATH-OF-sudoku-scan PATH-OF-sudoku-gen
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
scan=$(absolute "$1") gen=$(absolute "$2")
cd "$work" || exit 1

# Without pdftoppm the message says what would help.
printf '%%PDF-1.4\nno more' >broken.pdf
run env PATH=/nonexistent "$scan" broken.pdf
expect_status 1
expect_err_has 'broken.pdf: .*pdftoppm, which is not installed .package poppler-utils'

# One that hangs, or writes what is no picture, or half of one, ends in an error.
mkdir bin
for what in 'printf "P6\n4 4\n255\nabc"' 'echo what; exit 0' 'echo wrong >&2; exit 3' 'kill -9 $$'; do
    printf '#!/bin/sh\n%s\n' "$what" >bin/pdftoppm
    chmod +x bin/pdftoppm
    run env PATH="$work/bin:$PATH" "$scan" broken.pdf
    expect_status 1
    expect_err_has 'broken.pdf: pdftoppm '
done

if ! command -v pdftoppm >/dev/null || ! "$gen" --format=pdf --seed=1 --output=one.pdf 2>/dev/null; then
    echo 'no pdftoppm, or no PDF in this build'
    [ "$failures" -eq 0 ] && exit 77
    finish
fi
run "$scan" broken.pdf
expect_status 1
expect_err_has 'broken.pdf: pdftoppm could not draw it: Syntax'

# Each page is read as a photo of its own, and named.
"$gen" --count=3 --seed=2 --format=pdf --per-page=1 --solutions=none --output=sheet.pdf
"$gen" --count=3 --seed=2 >puzzles.txt
run "$scan" sheet.pdf
expect_status 0
expect_no_err
cut -c 1-81 out | tr . 0 >read.txt
tr . 0 <puzzles.txt >made.txt
cmp -s read.txt made.txt || fail 'the puzzles are others'
expect_out_has ' sheet.pdf:3$'
run "$scan" --overlay='%f.png' sheet.pdf
expect_status 0
for page in 1 2 3; do
    [ -s "sheet-$page.png" ] || fail "no sheet-$page.png"
done
run "$scan" --overlay=all.png sheet.pdf
expect_status 1
expect_err_has 'pages of a PDF, the name needs %f'

# Other input in the place of a name, and pages of one puzzle.
input=sheet.pdf
run "$scan" -
expect_status 1
expect_err_has 'a PDF; sudoku-scan reads PDF files by name'
input=/dev/null
run "$scan" --same sheet.pdf sheet.pdf
expect_status 1
expect_err_has 'without --same'
finish
