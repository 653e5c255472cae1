#!/bin/sh
# Runs the commands of README.md's code blocks in a fresh clone, without network, and says how long it took from the
# clone to the first solved photo. Ends with the number of commands.
#
# usage: try_readme.sh SOURCE_ROOT SCRATCH
#
# Commands are the lines of blocks `sh`, those after `$ ` in blocks `console`, and single lines that are indented by
# four. What needs the network or another system's packages is skipped, and the whole test suite, too.
set -u
export LC_ALL=C

source=$1 scratch=$2
rm -rf "$scratch" && mkdir -p "$scratch" && scratch=$(cd "$scratch" && pwd) || exit 1
passed=0 failed=0 skipped=0
clone=$scratch/clone

# Where root may, what runs has no network.
if unshare -n true 2>/dev/null; then alone='unshare -n'; else alone=''; fi

commands_of()
{
    awk '
        /^```/ { block = block ? "" : substr($0, 4) " "; next }
        block == "sh " { print; next }
        block == "console " && /^\$ / { print substr($0, 3); next }
        !block && /^    [^ ]/ { print substr($0, 5) }' "$1" | sed 's/[[:space:]]*#.*//' | grep .
}

# Writes the README's programs to folder $2, each under the name by which the README compiles it.
write_programs()
{
    mkdir -p "$2"
    commands_of "$1" | sed -n 's/^cc \([a-z_]*\.c\) .*/\1/p' >"$scratch/programs.txt"
    awk -v folder="$2" -v names="$scratch/programs.txt" '
        /^```c$/ { getline name <names; inside = 1; next }
        /^```/ { inside = 0 }
        inside { print >(folder "/" name) }' "$1"
}

# What the README installs goes here, and is found from here on.
export DESTDIR="$scratch/installed"
bin=$DESTDIR/usr/local/bin
export PATH="$bin:$clone/build-release/tools:$PATH"

# Lets compilers and programs find the libraries that were installed.
show_libraries()
{
    libraries=$(find "$DESTDIR" -name 'libsudoku.so' 2>/dev/null | head -n 1)
    [ -n "$libraries" ] || return 0
    export LD_LIBRARY_PATH="${libraries%/*}" PKG_CONFIG_PATH="${libraries%/*}/pkgconfig"
}

# Runs one line of the README as it stands, with files for its FILE and PHOTO, where its own are.
try()
{
    line=$(echo "$1" | sed 's|FILE|examples/puzzle.txt|; s|PHOTO|examples/photo.jpg|') place=$clone sysroot=''
    case $line in
    sudo\ * | apt* | brew\ * | nix* | git\ clone* | pip* | sudoku-cam | sudoku-play | \
        './run test'* | './run setup'* | './run package'* | './run pictures'*)
        skipped=$((skipped + 1)) && echo "skipped $line"
        return
        ;;
    cc\ *) place=$scratch/programs sysroot=$DESTDIR ;;
    esac
    begin=$(date +%s)
    if (cd "$place" && show_libraries && PKG_CONFIG_SYSROOT_DIR=$sysroot $alone sh -c "$line") \
        >"$scratch/log" 2>&1 </dev/null; then
        passed=$((passed + 1)) && echo "ok      $line ($(($(date +%s) - begin)) s)"
    else
        failed=$((failed + 1)) && echo "FAILED  $line; its end:" && tail -n 20 "$scratch/log" | sed 's/^/    /'
    fi
}

start=$(date +%s)
git clone --quiet "$source" "$clone" || exit 1
commands_of "$clone/README.md" >"$scratch/commands"
write_programs "$clone/README.md" "$scratch/programs"
[ -s "$scratch/commands" ] || { echo "README.md has no commands"; exit 1; }
while read -r line <&3; do
    try "$line"
    if [ "$line" = './run demo' ]; then
        [ -s "$clone/build-release/solved.png" ] || { echo "FAILED  no photo was solved"; failed=$((failed + 1)); }
        # In a pipe they would be another shell's.
        times >"$scratch/times"
        seconds=$(awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4) }' "$scratch/times")
        echo "from clone to solved photo: $(($(date +%s) - start)) s, $seconds s of processors"
    fi
done 3<"$scratch/commands"
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
