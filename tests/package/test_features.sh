#!/bin/sh
# What cannot be built is left out with its reason; what is asked for by name has to be built.
#
# usage: test_features.sh SOURCE_ROOT
set -u
export LC_ALL=C

source=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
unset DESTDIR CFLAGS CXXFLAGS LDFLAGS PKG_CONFIG_PATH
# A system without any library of others.
mkdir "$scratch/none"
export PKG_CONFIG_LIBDIR="$scratch/none"

setup()
{
    meson setup "$scratch/$1" "$source" -Dtests=false -Dbench=false -Ddocs=false "$2" >"$scratch/log" 2>&1
}

# The log has a line that the pattern $1 finds.
says()
{
    grep -q -e "$1" "$scratch/log" || { cat "$scratch/log"; echo "the log lacks: $1"; exit 1; }
}

setup auto -Dpictures=disabled || { cat "$scratch/log"; exit 1; }
says 'pictures by sudoku-solve *: no: -Dpictures=disabled'
says 'sudoku-scan *: no: needs libjpeg, libpng'
says 'pictures in WebP *: no: needs .*libwebp'
says 'pictures in HEIC *: no: needs .*libheif'
says 'sudoku-cam *: no: needs libjpeg, libpng'

if setup enabled -Dscan=enabled; then
    echo "-Dscan=enabled is content without libjpeg"
    exit 1
fi
says 'ERROR:.*-Dscan=enabled needs libjpeg, libpng'

# The libraries alone are tested, too: so they are for processors whose tools nobody builds.
for vision in true false; do
    if ! meson setup "$scratch/libraries-$vision" "$source" -Dtools=false -Dbench=false -Dvision=$vision \
        >"$scratch/log" 2>&1; then
        cat "$scratch/log"
        exit 1
    fi
    says 'Build targets in project'
done
