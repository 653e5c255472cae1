#!/bin/sh
# Prints block $3 (from 1) of language $2 in document $1.
awk -v opening="\`\`\`$2" -v wanted="$3" '
    $0 == opening { number++; inside = number == wanted; next }
    /^```$/ { inside = 0 }
    inside' "$1"
