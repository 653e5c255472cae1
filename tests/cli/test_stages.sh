#!/bin/sh
# The example that uses the stages alone reads a page. Usage: stages_test.sh STAGES PAGE
set -u
stages=$1 page=$2
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
status=0

# DEGREES TILT SCALE BLUR NOISE SHADOW
for view in '0 0 1 0 0 0' '4 0.1 1 0.5 3 0.2' '-6 0.2 0.9 1 2 0'; do
    # shellcheck disable=SC2086
    read=$("$page" $puzzle $view | "$stages")
    if [ "$read" != "$puzzle" ]; then
        echo "read from $view: $read"
        status=1
    fi
done
if printf 'no picture' | "$stages" >/dev/null 2>&1; then
    echo "no picture, but read"
    status=1
fi
exit $status
