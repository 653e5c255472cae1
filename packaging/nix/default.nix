# nix-build packaging/nix
{ pkgs ? import <nixpkgs> { } }:

pkgs.stdenv.mkDerivation {
  pname = "sudoku";
  version = "0.1.0";
  src = pkgs.lib.cleanSource ../..;

  outputs = [ "out" "dev" "doc" "man" ];
  nativeBuildInputs = [ pkgs.meson pkgs.ninja pkgs.pkg-config pkgs.python3 ];
  buildInputs = [ pkgs.libjpeg pkgs.libpng pkgs.stb pkgs.SDL2 pkgs.cairo pkgs.pango pkgs.ncurses pkgs.zlib pkgs.libwebp pkgs.libheif ];
  # It is loaded by name.
  NIX_LDFLAGS = "-rpath ${pkgs.lib.getLib pkgs.libheif}/lib -rpath ${pkgs.lib.getLib pkgs.pango}/lib";
  mesonFlags = [ "-Dbench=false" "-Dtests=false" ];

  meta = {
    description = "Solves sudokus from text, photos and cameras: libraries and tools";
    homepage = "https://sudoku.example";
    license = pkgs.lib.licenses.mit;
    platforms = pkgs.lib.platforms.linux;
    mainProgram = "sudoku-solve";
  };
}
