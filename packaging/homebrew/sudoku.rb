# Homebrew: brew install --HEAD ./packaging/homebrew/sudoku.rb
# There is no formula of stb: without its headers in include/stb no photos are read.
# Apple's linker knows no version scripts, which the libraries are linked with.
class Sudoku < Formula
  desc "Solve sudokus from text, photos and cameras; libraries and tools"
  homepage "https://sudoku.example"
  url "https://sudoku.example/releases/sudoku-0.1.0.tar.xz"
  # Of the archive that `meson dist` made; filled in with a release.
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://sudoku.example/sudoku.git", branch: "main"

  depends_on "meson" => :build
  depends_on "ninja" => :build
  depends_on "pkgconf" => :build
  depends_on "cairo"
  depends_on "pango"
  depends_on "jpeg-turbo"
  depends_on "libheif"
  depends_on "libpng"
  depends_on :linux
  depends_on "ncurses"
  depends_on "sdl2"
  depends_on "webp"
  depends_on "zlib"

  def install
    system "meson", "setup", "build", "-Dtests=false", "-Dbench=false", *std_meson_args
    system "meson", "compile", "-C", "build", "--verbose"
    system "meson", "install", "-C", "build"
  end

  test do
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert_equal solution, shell_output("#{bin}/sudoku-solve #{puzzle}").strip
  end
end
