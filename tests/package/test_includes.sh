#!/bin/sh
# usage: test_includes.sh ROOT TREE...
# No file pair (NAME.c and NAME.h) of the trees below ROOT includes another that leads back to it,
# and within a tree each tag of a struct, enum or union is defined once. Tools and examples include
# their own headers and installed ones, nothing else of the libraries. The folders of libsudoku are
# floors: a file includes those of its own floor and of floors below it.
set -u
root=$1
shift

# Prints what is wrong in the trees $2... of the folder $1.
check()
{
    (
        cd "$1" || exit
        shift
        find "$@" -name '*.[ch]' | sort | awk '
function pair_of(file) { sub(/\.[ch]$/, "", file); return file }

# The file that NAME means in FILE: beside it, or from one of the roots that the compiler is given.
function resolve(file, name,    folder, tree, n, i, root)
{
    folder = file; sub(/\/[^\/]*$/, "", folder)
    tree = file; sub(/\/.*/, "", tree)
    n = split(folder " . " tree "/src " tree "/include libsudoku/include libsudokuvision/include " \
              tree, root, " ")
    for (i = 1; i <= n; i++) {
        path = root[i] == "." ? name : root[i] "/" name
        if (path in known)
            return path
    }
    return ""
}

# Whether FILE may include TO by LINE: TO is a header of the system where it is empty.
function may_include(file, line, to,    tree)
{
    tree = file; sub(/\/.*/, "", tree)
    if (tree != "tools" && tree != "examples")
        return 1
    if (line ~ /"/)
        return index(to, tree "/") == 1
    return line !~ /<sudoku/ || to ~ /^libsudoku(vision)?\/include\//
}

# The folder of FILE below libsudoku/src, or nothing.
function folder_of(file)
{
    if (file !~ /^libsudoku\/src\/[^\/]+\//)
        return ""
    sub(/^libsudoku\/src\//, "", file); sub(/\/.*/, "", file)
    return file
}

# The floors of libsudoku from the lowest.
function list_floors(    name, n, i)
{
    n = split("board engine text rules propagation cdcl dlx engine9 solver counting logic generate", name, " ")
    for (i = 1; i <= n; i++)
        floor[name[i]] = i
}

function check_floors(file, to,    from, below_it)
{
    from = folder_of(file); below_it = folder_of(to)
    if (from != "" && !(from in floor))
        print file " is on no floor: add " from " to the list in this test"
    else if (below_it != "" && (from == "" ? file ~ /^common\// : floor[below_it] > floor[from]))
        print file " includes " to " of a higher floor"
}

function note_include(file, line,    name, to, from)
{
    name = line
    sub(/^[ \t]*#[ \t]*include[ \t]*["<]/, "", name); sub(/[">].*/, "", name)
    to = resolve(file, name)
    if (!may_include(file, line, to))
        print file " includes " name ", which is not installed"
    if (to == "")
        return
    check_floors(file, to)
    includes++
    from = pair_of(file); to = pair_of(to)
    if (from != to && !((from, to) in edge)) {
        edge[from, to] = 1
        below[from] = below[from] " " to
    }
}

function note_tag(file, line,    word, n, i, tree, key)
{
    tree = file; sub(/\/.*/, "", tree)
    if (tree == "tests" || tree == "bench")
        return # many programs
    n = split(line, word, /[ \t]+/)
    for (i = 1; i < n && word[i] !~ /^(struct|enum|union)$/; i++)
        ;
    key = tree " " word[i + 1]
    tags++
    if (key in place)
        print word[i + 1] " is defined in " place[key] " and " file
    place[key] = file
}

# Depth first; STATE 1: on the way, 2: done.
function visit(pair, way,    word, n, i)
{
    state[pair] = 1
    n = split(below[pair], word, " ")
    for (i = 1; i <= n; i++) {
        if (state[word[i]] == 1)
            print "a circle:" substr(way, index(way " ", " " word[i] " ")) " " word[i]
        else if (!state[word[i]])
            visit(word[i], way " " word[i])
    }
    state[pair] = 2
}

{ known[$0] = 1; file[++files] = $0 }
END {
    list_floors()
    for (f = 1; f <= files; f++) {
        while ((getline line < file[f]) > 0) {
            if (line ~ /^[ \t]*#[ \t]*include/)
                note_include(file[f], line)
            else if (line ~ /^[ \t]*([a-z]+ )*(struct|enum|union) [A-Za-z0-9_]+ *\{/)
                note_tag(file[f], line)
        }
        close(file[f])
    }
    for (f = 1; f <= files; f++)
        if (!state[pair_of(file[f])])
            visit(pair_of(file[f]), " " pair_of(file[f]))
    if (!includes || !tags)
        print "nothing was looked at"
}'
    )
}

fail()
{
    printf '%s\n' "$*" >&2
    exit 1
}

found=$(check "$root" "$@")
[ -z "$found" ] || fail "$found"

# It sees a circle and a second tag where there is one.
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/tree/src/a" "$folder/tree/src/b"
echo 'struct first {' >"$folder/tree/src/a/one.h"
echo '#include "b/two.h"' >"$folder/tree/src/a/one.c"
echo '#include "b/three.h"' >"$folder/tree/src/b/two.h"
echo 'static const struct second { int x; } s;' >"$folder/tree/src/b/three.h"
found=$(check "$folder" tree)
[ -z "$found" ] || fail "sound files: $found"
echo '#include "../a/one.h"' >"$folder/tree/src/b/three.c"
echo '#include "a/one.h"' >>"$folder/tree/src/b/three.h"
case $(check "$folder" tree) in
"a circle: tree/src/a/one tree/src/b/two tree/src/b/three tree/src/a/one") ;;
*) fail "a circle was not seen: $(check "$folder" tree)" ;;
esac
rm "$folder/tree/src/b/three.h"
echo 'enum first { FIRST };' >"$folder/tree/src/b/three.h"
case $(check "$folder" tree) in
"first is defined in "*) ;;
*) fail "a second tag was not seen: $(check "$folder" tree)" ;;
esac
rm -r "$folder/tree"

# It sees an include of a higher floor, and a folder that is on none.
mkdir -p "$folder/libsudoku/src/board" "$folder/libsudoku/src/solver" "$folder/libsudoku/src/attic"
echo 'struct low {' >"$folder/libsudoku/src/board/low.h"
echo 'struct high {' >"$folder/libsudoku/src/solver/high.h"
echo '#include "board/low.h"' >"$folder/libsudoku/src/solver/high.c"
found=$(check "$folder" libsudoku)
[ -z "$found" ] || fail "sound floors: $found"
echo '#include "solver/high.h"' >"$folder/libsudoku/src/board/low.c"
case $(check "$folder" libsudoku) in
"libsudoku/src/board/low.c includes libsudoku/src/solver/high.h of a higher floor"*) ;;
*) fail "a higher floor was not seen: $(check "$folder" libsudoku)" ;;
esac
rm "$folder/libsudoku/src/board/low.c"
echo '#include "board/low.h"' >"$folder/libsudoku/src/attic/lost.c"
case $(check "$folder" libsudoku) in
"libsudoku/src/attic/lost.c is on no floor"*) ;;
*) fail "a folder on no floor was not seen" ;;
esac
rm -r "$folder/libsudoku"

# It sees a tool that looks into a library.
mkdir -p "$folder/tools/cli" "$folder/libsudoku/src/text" "$folder/libsudoku/include/sudoku"
echo 'struct shown {' >"$folder/libsudoku/include/sudoku/text.h"
echo 'struct hidden {' >"$folder/libsudoku/src/text/lines.h"
echo '#include <sudoku/text.h>' >"$folder/tools/cli/board.h"
echo '#include "cli/board.h"' >"$folder/tools/cli/board.c"
found=$(check "$folder" tools libsudoku)
[ -z "$found" ] || fail "a sound tool: $found"
for line in '#include "text/lines.h"' '#include "../../libsudoku/src/text/lines.h"' \
    '#include <sudoku/lines.h>'; do
    echo "$line" >"$folder/tools/cli/board.c"
    case $(check "$folder" tools libsudoku) in
    "tools/cli/board.c includes "*) ;;
    *) fail "not seen: $line" ;;
    esac
done
