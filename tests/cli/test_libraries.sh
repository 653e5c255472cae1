#!/bin/sh
# Libraries that most work does not need are loaded on first use: linked ones would be loaded at each
# start. Usage: test_libraries.sh TOOL...
command -v ldd >/dev/null || exit 77
failed=0
for tool; do
    if ldd "$tool" | grep -E 'lib(cairo|pango|fontconfig|glib|heif|SDL)'; then
        echo "$tool: linked with libraries that it rarely needs"
        failed=1
    fi
done
exit $failed
