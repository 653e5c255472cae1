#!/bin/sh
# Every file, folder and program of the project that the documents name is there. A name may be a path
# from the root, the end of one, or a pattern.
#
# usage: test_documents.sh SOURCE_ROOT
set -u
export LC_ALL=C

cd "$1" || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
status=0
find . \( -name .git -o -type d -name 'build*' ! -name 'build' \) -prune -o -print |
    sed 's|^\.||' >"$scratch/files"

# The words in backticks of document $1 that look like files of the project: sources and scripts, paths that
# begin in its folders, programs of tests and benchmarks; and what its links lead to.
named()
{
    # shellcheck disable=SC2016
    grep -o '`[^`]*`' "$1" | tr -d '`' | tr ' ' '\n' | sed 's/[,;:]*$//; s/\[.*//' | grep -E \
        -e '^[A-Za-z0-9_./*-]+\.(c|h|cc|sh|py|md|map|abi|awk|ini|build)$' \
        -e '^(common|libsudoku|libsudokuvision|tools|tests|bench|examples|packaging|docs|web|src)/' \
        -e '^(test|bench|fuzz)_[a-z0-9_]+$' | grep -v '[A-Z]\{4,\}'
    grep -o '](\([^)#:]*\))' "$1" | sed "s|^](|$(dirname "$1")/|; s|)\$||; s|^\./||; s|^docs/\.\./||; s|/\./|/|"
}

# $1 as a pattern for grep of the list of files, a star being any name.
pattern()
{
    echo "$1" | sed 's|/$||; s|\.|\\.|g; s|\*|[^/]*|g'
}

count=0
for document in *.md docs/*.md */README.md; do
    [ -f "$document" ] || continue
    named "$document" | sort -u >"$scratch/names"
    while read -r name; do
        count=$((count + 1))
        case $name in
        test_* | bench_* | fuzz_*) wanted="$(pattern "${name%.*}")\\.\\(c\\|sh\\|h\\|cc\\)" ;;
        *) wanted=$(pattern "$name") ;;
        esac
        grep -q "/$wanted\$" "$scratch/files" || { echo "$document: there is no $name"; status=1; }
    done <"$scratch/names"
done
[ $count -gt 50 ] || { echo "only $count names were found"; status=1; }
exit $status
