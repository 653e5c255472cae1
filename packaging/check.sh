#!/bin/sh
# Makes what is released and tries it as those do who get it: the archive, Debian's packages, and files for others.
# Ends with the number of checks.
#
# usage: check.sh FOLDER [STEP]...    STEP: files, archive, debian, again, root; all, where none is named
#
# FOLDER is where all of it is made. `again` compares with what `debian` made, and `root` installs that.
set -u
export LC_ALL=C

folder=$1
shift
source=$(cd "$(dirname "$0")/.." && pwd) || exit 1
mkdir -p "$folder" && folder=$(cd "$folder" && pwd) || exit 1
cd "$source" || exit 1
version=$(sed -n "s/^  version: '\(.*\)',/\1/p" meson.build)
package=libsudoku
passed=0 failed=0 skipped=0 archive_is_made=false

# Runs a check called $1, of which the rest of the arguments is the command; its output is in FOLDER/NAME.log.
check()
{
    name=$1
    log=$folder/$(echo "$name" | tr -c 'A-Za-z0-9\n' '-').log
    shift
    "$@" >"$log" 2>&1
    case $? in
    0) passed=$((passed + 1)) && echo "ok      $name" ;;
    77) skipped=$((skipped + 1)) && echo "skipped $name: $(tail -n 1 "$log")" ;;
    *)
        failed=$((failed + 1))
        echo "FAILED  $name; the end of $log:"
        tail -n 40 "$log" | sed 's/^/    /'
        return 1
        ;;
    esac
}

# A check needs command $1.
need()
{
    command -v "$1" >/dev/null || { echo "no $1"; exit 77; }
}

# ---------------------------------------------------------------------- what only others can run

yaml_is_sound()
(
    need python3
    python3 -c 'import yaml' || exit 77
    python3 -c 'import sys, yaml
for name in sys.argv[1:]:
    with open(name) as file:
        jobs = yaml.safe_load(file).get("jobs", {"": {"steps": [{"run": ""}]}})
    for job in jobs.values():
        assert all("run" in step or "uses" in step for step in job["steps"]), name' .github/workflows/*.yml CITATION.cff
)

formula_is_sound()
(
    need ruby
    ruby -c packaging/homebrew/sudoku.rb
)

nix_is_sound()
(
    need nix-instantiate
    nix-instantiate --parse packaging/nix/default.nix
)

step_files()
{
    check 'workflow and citation are YAML' yaml_is_sound
    check 'formula is Ruby' formula_is_sound
    check 'nix file parses' nix_is_sound
}

# ------------------------------------------------------------------------------------ the archive

# From a clone, since only what is committed is released.
make_archive()
(
    rm -rf "$folder/clone" "$folder/archive" && mkdir "$folder/archive" || exit 1
    git clone --quiet "$source" "$folder/clone" && cd "$folder/clone" || exit 1
    meson setup build -Dtests=false -Dtools=false -Dvision=false -Dbench=false &&
        meson dist -C build --no-tests &&
        cp "build/meson-dist/sudoku-$version.tar.xz" "$folder/archive/"
)

# It has all that it needs, and nothing that is Debian's.
build_archive()
(
    cd "$folder/archive" && tar xf "sudoku-$version.tar.xz" && cd "sudoku-$version" || exit 1
    if [ -e debian ]; then
        echo "the archive holds debian/"
        exit 1
    fi
    meson setup build --buildtype=release -Db_ndebug=true -Dbench=false && meson compile -C build
)

test_archive()
(
    cd "$folder/archive/sudoku-$version" || exit 1
    meson test -C build --no-rebuild --print-errorlogs
)

# Once a run.
have_archive()
{
    $archive_is_made || check 'archive is made' make_archive && archive_is_made=true
}

step_archive()
{
    have_archive &&
        check 'archive builds alone' build_archive &&
        check 'archive passes its tests' test_archive
}

# ------------------------------------------------------------------------------ Debian's packages

# Builds the packages below folder $1, of the archive and of debian/ as it is committed.
build_packages()
(
    need dpkg-buildpackage
    rm -rf "${1:?}" && mkdir -p "$1/tree" || exit 1
    cp "$folder/archive/sudoku-$version.tar.xz" "$1/${package}_$version.orig.tar.xz" &&
        tar xf "$1/${package}_$version.orig.tar.xz" -C "$1/tree" --strip-components=1 &&
        cp -R "$folder/clone/debian" "$1/tree/" && cd "$1/tree" || exit 1
    # What else somebody has installed is no part of a package.
    export PATH=/usr/sbin:/usr/bin:/sbin:/bin
    DEB_BUILD_OPTIONS="nocheck parallel=$(nproc)" dpkg-buildpackage -us -uc
)

# But that pybuild keeps Python from compiling, which packages do once they are installed.
has_no_warning()
(
    if grep -i 'warning' "$folder/packages-are-built.log" | grep -v 'byte-compiling is disabled'; then exit 1; fi
)

# Runs lintian, for which informal remarks are no failure.
lintian_is_content()
(
    need lintian
    lintian --allow-root --info --fail-on error,warning "$folder"/first/*.changes
)

step_debian()
{
    have_archive && check 'packages are built' build_packages "$folder/first" || return
    check 'build has no warning' has_no_warning
    check 'lintian is content' lintian_is_content
}

# At another time, in another place and with other settings of its user.
build_again()
(
    umask 077
    export TZ=Pacific/Kiritimati LANG=C.UTF-8 USER=somebody
    build_packages "$folder/a-longer-name/second"
)

# Every package is the same, byte for byte.
compare_packages()
(
    status=0 count=0
    for file in "$folder"/first/*.deb; do
        count=$((count + 1))
        cmp "$file" "$folder/a-longer-name/second/$(basename "$file")" || status=1
    done
    echo "$count packages"
    [ $count -ge 6 ] && [ $status -eq 0 ]
)

step_again()
{
    check 'packages are built again' build_again && check 'packages are reproducible' compare_packages
}

# Debian's name of the release that runs here.
release_name()
{
    # shellcheck disable=SC1091
    (. /etc/os-release && echo "$VERSION_CODENAME")
}

# A system of its own with nothing but the packages and what they depend on.
make_root()
(
    need mmdebstrap
    [ "$(id -u)" -eq 0 ] || { echo "only root makes a root"; exit 77; }
    [ -n "$(ls "$folder"/first/*.deb 2>/dev/null)" ] || { echo "no packages: step debian makes them"; exit 1; }
    # What the first pass installed would serve the second, too.
    rm -rf "${folder:?}/root" &&
        mmdebstrap --variant=apt --include=apt-utils "$(release_name)" "$folder/root"
)

# Debian's own runner installs the packages that each test names, and runs it. What is mounted goes with the
# namespace.
test_root()
(
    need autopkgtest
    set --
    for file in "$folder"/first/*.deb; do
        case $file in *-dbgsym_*) ;; *) set -- "$@" "$file" ;; esac
    done
    # The paths are arguments of the inner shell.
    # shellcheck disable=SC2016
    unshare --mount sh -c 'root=$1 && shift && mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" &&
        exec autopkgtest --setup-commands="apt-get update" "$@" -- chroot "$root"' sh "$folder/root" "$@" "$folder/first/tree/"
)

step_root()
{
    check 'clean root is made' make_root && check 'packages work in a clean root' test_root
}

[ $# -gt 0 ] || set -- files archive debian again root
for step in "$@"; do
    case $step in
    files | archive | debian | again | root) "step_$step" ;;
    *) echo "no step is called $step" && failed=$((failed + 1)) ;;
    esac
done
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed -eq 0 ]
