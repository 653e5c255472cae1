#!/bin/sh
# Lists the font files that the digit table is learned from, one path a line.
#
# usage: fonts.sh >FONTS; build/libsudokuvision/model/train FONTS digits_model.c 240000 14
#
# Debian packages: fonts-dejavu-core fonts-dejavu-extra fonts-liberation fonts-liberation2
# fonts-freefont-ttf fonts-urw-base35 fonts-open-sans fonts-roboto-unhinted fonts-lato
# fonts-noto-core fonts-texgyre fonts-cantarell fonts-crosextra-carlito fonts-crosextra-caladea
# fonts-firacode fonts-hack fonts-inconsolata fonts-junicode fonts-linuxlibertine fonts-ebgaramond
# fonts-quicksand fonts-cabin fonts-comfortaa fonts-play fonts-croscore fonts-sil-gentium
# fonts-sil-charis fonts-sil-andika fonts-beteckna fonts-bebas-neue fonts-lobster fonts-lmodern
# fonts-adf-gillius fonts-adf-universalis fonts-adf-accanthis fonts-adf-baskervald
export LC_ALL=C
find /usr/share/fonts /usr/share/texmf/fonts -name '*.ttf' -o -name '*.otf' | sort |
    grep -viE 'emoji|symbol|math|dingbat|D050000L|barcode'
