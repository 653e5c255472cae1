#!/bin/sh
# sudoku-gen as it is used. Usage: test_sudoku_gen.sh SUDOKU_GEN SUDOKU_SOLVE
# shellcheck source=tests/cli/harness.sh
. "$(dirname "$0")/harness.sh"
gen=$1 solve=$2

# Every puzzle in the output has one solution, and there are $1 of them; more arguments are for
# sudoku-solve.
expect_puzzles() {
    wanted=$1
    shift
    cp "$work/out" "$work/puzzles"
    "$solve" --unique --quiet "$@" "$work/puzzles" >"$work/found" 2>&1
    [ "$(grep -c 'one solution' "$work/found")" -eq "$wanted" ] ||
        fail "not $wanted puzzles with one solution: $(head -n 3 "$work/found")"
    [ "$(wc -l <"$work/found")" -eq "$wanted" ] || fail "more than $wanted puzzles"
}

# Givens of each puzzle on a line.
count_givens() {
    tr -d '.\n' <"$1" | wc -c
}

run "$gen" --count=20 --seed=5
expect_status 0
expect_no_err
expect_puzzles 20
cp "$work/out" "$work/first"

# A puzzle's own seed makes it alone.
run "$gen" --seed=9
sed -n 5p "$work/first" | cmp -s - "$work/out" || fail 'seed 9 is not the fifth puzzle of seed 5'
run "$gen" --count=20 --seed=6
[ "$(sed -n 20p "$work/out")" != "$(sed -n 20p "$work/first")" ] || fail 'the seed does nothing'
run "$gen"
cp "$work/out" "$work/one"
sleep 0.01
run "$gen"
cmp -s "$work/out" "$work/one" && fail 'the same puzzle without a seed'

# None can spare a given.
run "$gen" --minimize "$work/first"
expect_status 0
cmp -s "$work/out" "$work/first" || fail 'puzzles were not minimal'

# Levels, scores and techniques are those that sudoku-solve tells.
for level in easy medium hard unfair extreme; do
    run "$gen" --level=$level --count=2 --seed=3 --format=json
    expect_status 0
    sed 's/.*"puzzle":"\([^"]*\)".*"level":"\([^"]*\)","score":\([0-9]*\).*/\1 \2 \3/' "$work/out" |
        while read -r puzzle named score; do
            [ "$("$solve" --rate "$puzzle")" = "$named $score" ] || echo "$puzzle"
            [ "$(echo "$named" | tr 'EMHU' 'emhu')" = $level ] || echo "$named"
        done >"$work/wrong"
    [ ! -s "$work/wrong" ] || fail "level $level: $(cat "$work/wrong")"
done
run "$gen" --rating=300-320 --count=2 --seed=1 --format=json
expect_status 0
expect_out_has '"score":3[012][0-9]'
# Givens: how many, and where.
# Numbers of givens are spread over the whole range.
run "$gen" --clues=32-36 --count=30 --seed=1 --format=json
expect_status 0
for clues in 32 33 34 35 36; do
    grep -q "\"clues\":$clues," "$work/out" || fail "no puzzle has $clues givens"
done
! grep -qv '"clues":3[2-6],' "$work/out" || fail 'a puzzle has another number of givens'
run "$gen" --symmetry=rotate180 --minimal --seed=1
expect_status 0
expect_puzzles 1
tr -d '\n' <"$work/out" | sed 's/[1-9]/#/g' >"$work/cells"
rev "$work/cells" | cmp -s - "$work/cells" || fail 'givens do not lie evenly'
run "$gen" --minimize "$work/puzzles"
cmp -s "$work/out" "$work/puzzles" || fail 'a given could be spared'
cat >"$work/pattern" <<'END'
1..1..1..
.1..1..1.
..1..1..1
1..1..1..
.1..1..1.
..1..1..1
1..1..1..
.1..1..1.
..1..1..1
END
run "$gen" --pattern="$work/pattern" --seed=2
expect_status 0
expect_puzzles 1
tr -d '\n' <"$work/pattern" >"$work/cells"
[ "$(tr -d '\n' <"$work/out" | sed 's/[1-9]/1/g')" = "$(cat "$work/cells")" ] ||
    fail 'givens lie elsewhere'

printf '\n' >"$work/none"
run "$gen" --pattern="$work/none"
expect_status 1
expect_err_has 'none: expected a board, found none'

# Other boards and forms.
run "$gen" --box=2x3 --count=2 --seed=1 --format=grid
expect_status 0
expect_puzzles 2 --box=2x3
run "$gen" --variant=diagonal --seed=1
expect_status 0
expect_puzzles 1 --variant=diagonal

# What cannot be had is said, and how near it came.
run "$gen" --clues=17 --attempts=50 --seed=1
expect_status 7
expect_no_out
expect_err_has 'made 0 of 1 in 50 attempts; others had 2[0-9] to [0-9]* givens'
run "$gen" --level=easy --rating=100-150 --attempts=20 --seed=1
expect_status 7
expect_no_out
expect_err_has 'were Easy; .*those of the level scored [0-9]* to [0-9]*$'
run "$gen" --level=extreme --technique=n2,bf4 --attempts=20 --seed=2
expect_status 7
expect_err_has 'had no Jellyfish in their path'
# How many solutions the nearest puzzle of a pattern has: no digits on a diagonal leave fewer.
printf '1...\n.1..\n..1.\n...1\n' >"$work/diagonal"
run "$gen" --pattern="$work/diagonal" --box=2x2 --attempts=3 --seed=1
expect_status 7
expect_no_out
for a in 1 2 3 4; do
    for b in 1 2 3 4; do
        for c in 1 2 3 4; do
            printf "$a....$b....$c....%d\n" 1 2 3 4
        done
    done
done >"$work/diagonals"
fewest=$("$solve" --count --box=2x2 --quiet "$work/diagonals" 2>/dev/null | grep -o '[0-9]*$' | grep -v '^0$' | sort -n | head -n 1)
expect_err_has "made 0 of 1 in 3 attempts; 3 had several solutions, the nearest $fewest\$"
run "$gen" --level=easy --score=801-900 --seed=1
expect_status 1
expect_no_out
expect_err_has '--score: a puzzle that is Easy scores up to 800'

# Where no board keeps all the rules that is said, and not tried again.
run "$gen" --box=2x3 --variant=diagonal,disjoint --seed=1
expect_status 7
expect_no_out
expect_err_has 'made 0 of 1 in 1 attempts; no board keeps all the rules$'

# What no puzzle is gets no attempt.
while read -r option message; do
    # Some are two options.
    # shellcheck disable=SC2046
    run "$gen" $(echo "$option" | tr , ' ')
    expect_status 1
    expect_no_out
    expect_err_has "$message"
done <<'END'
--level=easy,--technique=x-wing --technique: X-Wing is Hard, and so is a puzzle that needs it, not Easy
--level=easy,--needs=x-wing --needs: X-Wing is Hard, and so is a puzzle that needs it, not Easy
--level=medium,--hardest-step=xy --hardest-step: XY-Wing is Hard, and so is a puzzle that needs it, not Medium
--score=100-120,--technique=x-wing --technique: X-Wing alone scores 140, more than --score allows
--clues=10-16 --clues: a puzzle with one solution has 17 givens or more
--clues=2,--box=2x2 --clues: a puzzle with one solution has 3 givens or more
--clues=17,--box=2x2 --clues: the board has 16 cells
--clues=154,--variant=twodoku --clues: the board has 153 cells
END
# Joined boards have more cells than one of them.
run "$gen" --clues=100-153 --variant=twodoku --seed=1
expect_status 0
sed 's/1/./g; s/^\./1/' "$work/pattern" >"$work/bare"
run "$gen" --pattern="$work/bare"
expect_status 1
expect_err_has '^sudoku-gen: --pattern has [0-9]* givens; a puzzle with one solution has 17 or more'
# Two lines without givens could be exchanged; extra units may forbid that.
awk 'BEGIN { for (i = 0; i < 9; i++) print i == 3 || i == 5 ? "........." : "111111111" }' >"$work/rows"
run "$gen" --pattern="$work/rows"
expect_status 1
expect_err_has 'no givens in rows 4 and 6, which could be exchanged'
awk 'BEGIN { for (i = 0; i < 9; i++) print "1111111.." }' >"$work/columns"
run "$gen" --pattern="$work/columns"
expect_status 1
expect_err_has 'no givens in columns 8 and 9, which could be exchanged'
awk 'BEGIN { for (i = 0; i < 9; i++) print "11.11.11." }' >"$work/apart"
run "$gen" --pattern="$work/apart" --seed=1
expect_status 0
run "$gen" --pattern="$work/columns" --variant=diagonal --seed=1
expect_status 0

# Time is bounded: by the size of boards, and as asked.
run "$gen" --box=6x6 --seed=1 --attempts=1
expect_status 0
expect_puzzles 1 --box=6x6
for request in --technique=jellyfish --box=8x8,--minimal --box=6x6,--clues=400-500; do
    # shellcheck disable=SC2046
    run "$gen" $(echo "$request" | tr , ' ') --count=1000000 --timeout=0.2 --seed=1
    expect_status 7
    expect_err_has 'made [0-9]* of 1000000 in [0-9]* attempts.*; the time limit was reached'
done
"$gen" --box=6x6 --seed=1 --format=grid >"$work/large"
run "$gen" --minimize --box=6x6 --timeout=0.2 "$work/large"
expect_status 7
expect_no_out
expect_err_has 'large:1: not finished in time'

# A signal ends it wherever it is: while grids are drawn, givens left out, and puzzles rated.
for request in --count=1000000 --technique=jellyfish,--count=1000000 --box=8x8,--minimal \
    --box=4x4,--level=extreme,--count=1000 --minimize,--box=6x6,"$work/large"; do
    for seconds in 0 0.05 0.3; do
        command="$gen $request, interrupted after $seconds s"
        # Shells have SIGINT ignored by what they start behind them.
        env --default-signal true 2>/dev/null || break
        # shellcheck disable=SC2046
        env --default-signal "$gen" $(echo "$request" | tr , ' ') --seed=1 >"$work/out" 2>"$work/err" &
        wait_for_program $! "$gen"
        sleep 0.1
        sleep $seconds
        kill -INT $!
        wait $!
        status=$?
        runs=$((runs + 1))
        expect_status 130
        expect_no_err
    done
done

# The canonical form is that of all equivalents.
run "$gen" --canonical --seed=1 "$work/first"
expect_status 0
sort -u "$work/out" >"$work/canonical"
[ "$(wc -l <"$work/canonical")" -eq 20 ] || fail 'canonical forms are the same'
tr '123456789' '912345678' <"$work/first" | awk '{print substr($0, 28) substr($0, 1, 27)}' >"$work/other"
run "$gen" --canonical "$work/other"
sort -u "$work/out" | cmp -s - "$work/canonical" || fail 'equivalents have other forms'

# Puzzles of files that are none.
input=$work/wrong
echo '55..............................................................................1' >"$input"
run "$gen" --minimize
expect_status 6
expect_err_has 'standard input:1: the givens break a rule'
echo '5...............................................................................1' >"$input"
run "$gen" --minimize -
expect_status 5
input=/dev/null
run "$gen" --minimize "$work/missing"
expect_status 1
expect_err_has 'missing: '
# Other boxes and units than those of the classic board have other equivalents.
for board in --box=2x3 --box=1x9 --box=9x1 --variant=diagonal; do
    run "$gen" --canonical $board "$work/first"
    expect_status 1
    expect_no_out
    expect_err_has 'canonical is for classic puzzles'
done
run "$gen" --canonical --box=3x3 "$work/first"
expect_status 0
# Candidates say more than givens, of which there are none beside them.
"$solve" --convert --format=pencilmarks "$(head -n 1 "$work/first")" >"$work/candidates"
for task in --canonical --minimize; do
    run "$gen" $task "$work/candidates"
    expect_status 6
    expect_no_out
    expect_err_has 'candidates:1: expected givens, found candidates alone'
done
sets="[1],[2],[3],[4],[3],[4],[1],[2,3],[2],[1],[4],[3],[4],[3],[2],[1]"
echo "{\"puzzle\":\"1.34341.2143432.\",\"candidates\":[$sets]}" >"$work/narrowed"
run "$gen" --box=2x2 --minimize "$work/narrowed"
expect_status 6
expect_no_out
expect_err_has 'narrowed:1: expected givens, found candidates, which narrow them'
run "$gen" puzzle.txt
expect_status 1
expect_err_has 'files are for --minimize and --canonical'
run "$gen" --level=brutal
expect_status 1
expect_err_has 'level=brutal: expected easy, medium, hard, unfair or extreme'
run "$gen" --clues=30-20
expect_status 1
run "$gen" --count=3 --output="$work/made"
expect_status 0
expect_no_out
[ "$(wc -l <"$work/made")" -eq 3 ] || fail 'not three puzzles in the file'
expect_no_leftover made
# Sheets have the puzzles on the first pages and the solutions on the last; they are nothing for files
# that are changed.
run "$gen" --format=pdf --count=6 --seed=7 --title=Sunday --paper=letter --output="$work/six.pdf"
if ! grep -q 'this build does not make sheets' "$work/err"; then
    expect_status 0
    expect_no_out
    [ "$(head -c 5 "$work/six.pdf")" = %PDF- ] || fail 'no PDF'
    [ "$(grep -a -c '^<< /Type /Page %\|/Type /Page$' "$work/six.pdf")" -eq 3 ] || fail 'not three pages'
    grep -a -q 'MediaBox \[ 0 0 612' "$work/six.pdf" || fail 'not letter'
    grep -a -q 'Title (Sunday)' "$work/six.pdf" || fail 'no title'
    ! grep -a -q CreationDate "$work/six.pdf" || fail 'a date, which differs from day to day'
    run "$gen" --format=pdf --per-page=6 --count=6 --seed=7
    expect_status 0
    [ "$(grep -a -c '^<< /Type /Page %\|/Type /Page$' "$work/out")" -eq 2 ] || fail 'not two pages'
    run "$gen" --format=pdf --output="$work/%d.pdf"
    expect_status 1
    expect_err_has 'a PDF document has all pages, without %d'
    run "$gen" --format=pdf --minimize "$work/made"
    expect_status 1
    expect_err_has 'sheets are for new puzzles'
fi
# The same pages as one SVG document; solutions upside down leave no page for them.
run "$gen" --format=svg --count=6 --seed=7 --title='Sun & moon'
if ! grep -q 'this build does not make sheets' "$work/err"; then
    expect_status 0
    [ "$(grep -c '<svg id="page-' "$work/out")" -eq 3 ] || fail 'not three pages'
    [ "$(tail -n 1 "$work/out")" = '</svg>' ] || fail 'no end of the document'
    grep -q '<title>Sun &amp; moon</title>' "$work/out" || fail 'no title'
    ! grep -q 'scale(-' "$work/out" || fail 'something upside down'
    cp "$work/out" "$work/three.svg"
    run "$gen" --format=svg --count=6 --seed=7 --solutions=below
    expect_status 0
    [ "$(grep -c '<svg id="page-' "$work/out")" -eq 2 ] || fail 'not two pages'
    [ "$(grep -c 'scale(-' "$work/out")" -eq 6 ] || fail 'not six solutions upside down'
    run "$gen" --format=svg --count=6 --seed=7 --solutions=none
    [ "$(grep -c '<svg id="page-' "$work/out")" -eq 2 ] || fail 'not two pages without solutions'
    ! grep -q 'scale(-' "$work/out" || fail 'solutions that nobody wants'
    [ "$(grep -c '<g transform' "$work/out")" -eq 6 ] || fail 'not six boards'
    # A name with a place for a number makes each page a file of its own.
    run "$gen" --format=svg --count=6 --seed=7 --title='Sun & moon' --output="$work/page-%02d.svg"
    expect_status 0
    expect_no_out
    [ ! -e "$work/page-04.svg" ] || fail 'a fourth page'
    for page in 1 2 3; do
        [ "$(grep -c '<svg id="page-' "$work/page-0$page.svg")" -eq 1 ] || fail "page $page is not one page"
        [ "$(tail -n 1 "$work/page-0$page.svg")" = '</svg>' ] || fail "no end of page $page"
        sed '1d;$d' "$work/page-0$page.svg" | grep '<path' >>"$work/paths"
    done
    grep '<path' "$work/three.svg" | cmp -s - "$work/paths" || fail 'other pages than one below the other'
    run "$gen" --format=svg --count=6 --output="$work/nowhere/%d.svg"
    expect_status 1
    expect_err_has 'nowhere/1.svg: No such file'
    run "$gen" --format=svg --canonical "$work/made"
    expect_status 1
    expect_err_has 'format=svg: sheets are for new puzzles'
fi
run "$gen" --solutions=beside
expect_status 1
expect_err_has 'last, below or none'
# Large boards without boxes, where a cell's lines alone say what it can be, keep more givens.
run "$gen" --box=64x1 --seed=1 --format=grid
expect_status 0
[ "$(tr -s ' .|+-' '\n' <"$work/out" | grep -c '[0-9]')" -gt 3500 ] || fail 'too few givens'
# A file without a puzzle is told.
: >"$work/empty"
run "$gen" --minimize "$work/empty"
expect_status 6
expect_no_out
expect_err_has 'empty:1:1: expected a puzzle, found none'
# A jigsaw: regions of a file in place of boxes, in every use of the board.
printf '%s\n' AAAB ACBB CCBD CDDD >"$work/map"
run "$gen" --regions="$work/map" --count=5 --seed=1
expect_status 0
cp "$work/out" "$work/jigsaws"
run "$solve" --regions="$work/map" --unique --quiet "$work/jigsaws"
expect_status 0
run "$gen" --regions="$work/map" --minimize "$work/jigsaws"
expect_status 0
# JSON says the shape of its board, and is read with it.
"$solve" --regions="$work/map" "$work/jigsaws" >"$work/solved"
for shape in "--regions=$work/map" --box=3x2 --variant=diagonal; do
    "$gen" "$shape" --count=5 --seed=1 --format=json >"$work/made.json"
    run "$solve" --unique --quiet "$work/made.json"
    expect_status 0
    run "$solve" "$shape" --convert --format=json "$work/made.json"
    expect_status 0
    cp "$work/out" "$work/converted.json"
    "$solve" "$work/made.json" >"$work/shaped"
    run "$solve" "$work/converted.json"
    expect_status 0
    cmp -s "$work/out" "$work/shaped" || fail "$shape: other solutions"
    case $shape in --reg*) cmp -s "$work/out" "$work/solved" || fail 'not the solutions of the lines' ;; esac
done
run "$gen" --minimize "$work/made.json"
expect_status 6
expect_err_has 'a board with extra units, expected --variant'
run "$gen" --regions="$work/map" --canonical "$work/jigsaws"
expect_status 1
expect_err_has 'canonical is for classic puzzles'
run "$gen" --regions="$work/map" --box=2x2
expect_status 1
expect_err_has '--box and --regions exclude each other'
# Lines through the same boxes could be exchanged; through other regions they could not.
printf '%s\n' .... .... 1234 1234 >"$work/lower"
run "$gen" --regions="$work/map" --pattern="$work/lower" --seed=1
expect_status 0
run "$gen" --box=2x2 --pattern="$work/lower" --seed=1
expect_status 1
expect_err_has 'could be exchanged'
finish
