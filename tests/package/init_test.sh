#!/bin/sh
# Prints a program that begins each struct with its _INIT. A struct that leads with its size and has
# none is a failure.
#
# usage: init_test.sh HEADER...
set -eu

cat "$@" | awk '
/^struct [a-z0-9_]* \{$/ { name = $2; members = 0 }
name != "" && /;$/ && ++members == 1 && /^    size_t size;$/ { sized[++count] = name }
/^\};$/ { name = "" }
/^#define [A-Z0-9_]*_INIT / { macro = $2; has[tolower(macro)] = macro }
END {
    for (i = 1; i <= count; i++) {
        macro = toupper(sized[i]) "_INIT"
        if (!(tolower(macro) in has)) {
            print "struct " sized[i] " has no " macro > "/dev/stderr"
            failed = 1
        }
        lines = lines "    struct " sized[i] " value" i " = " macro ";\n"
        lines = lines "    if (value" i ".size != sizeof value" i ")\n        return 1;\n"
    }
    if (count == 0 || failed)
        exit 1
    printf "int main(void)\n{\n%s    return 0;\n}\n", lines
}' >"${TMPDIR:-/tmp}/init_test.$$" || { rm -f "${TMPDIR:-/tmp}/init_test.$$"; exit 1; }
for header in "$@"; do
    echo "#include <$(basename "$(dirname "$header")")/$(basename "$header")>"
done
cat "${TMPDIR:-/tmp}/init_test.$$"
rm -f "${TMPDIR:-/tmp}/init_test.$$"
