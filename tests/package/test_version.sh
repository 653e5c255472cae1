#!/bin/sh
# meson.build has the project's version, its licence and its address; who needs them elsewhere says the same.
#
# usage: test_version.sh SOURCE_ROOT VERSION URL
set -u

cd "$1" || exit 1
version=$2 url=$3
status=0

# File $1 says $3 where sed finds it by the expression $2; no file is no contradiction: archives leave out debian/.
says()
{
    [ -e "$1" ] || return 0
    found=$(sed -n "$2" "$1" | head -n 1)
    [ "$found" = "$3" ] || { echo "$1 says '$found', and meson.build '$3'"; status=1; }
}

says NEWS.md 's/^## \([0-9.]*\).*/\1/p' "$version"
says CITATION.cff 's/^version: //p' "$version"
says CITATION.cff 's/^url: //p' "$url"
says bindings/python/pyproject.toml 's/^version = "\(.*\)"/\1/p' "$version"
for crate in bindings/rust/*/Cargo.toml; do
    says "$crate" 's/^version = "\(.*\)"/\1/p' "$version"
done
says packaging/homebrew/sudoku.rb 's|.*/sudoku-\(.*\)\.tar\.xz"|\1|p' "$version"
says packaging/homebrew/sudoku.rb 's/^  homepage "\(.*\)"/\1/p' "$url"
says packaging/nix/default.nix 's/^  version = "\(.*\)";/\1/p' "$version"
says packaging/nix/default.nix 's/^    homepage = "\(.*\)";/\1/p' "$url"
says debian/changelog '1s/^[^(]*(\([^-)]*\).*/\1/p' "$version"
says debian/control 's/^Homepage: //p' "$url"
says debian/copyright 's/^Source: //p' "$url"

# Names of packages are those of sonames.
for library in libsudoku:sudoku libsudokuvision:sudokuvision; do
    name=${library%:*}
    major=$(sed -n 's/^#define [A-Z]*_API_VERSION_MAJOR //p' "$name/include/${library#*:}/version.h")
    [ ! -e debian ] || [ -f "debian/$name$major.install" ] || { echo "debian/ has no package $name$major"; status=1; }
done
exit $status
