#!/bin/sh
# Lists the font files that the tables are learned from, one path a line. With --packages it lists
# the Debian packages that bring them.
#
# usage: apt-get install $(fonts.sh --packages)
#        fonts.sh >FONTS && build/libsudokuvision/model/train FONTS digits_model.c 240000 14
#                           build/libsudokuvision/model/train FONTS letters_model.c 240000 14 16
#
# Other fonts on the machine are left out: the same packages give the same tables.
set -u
export LC_ALL=C

packages='
fonts-adf-accanthis fonts-adf-baskervald fonts-adf-gillius fonts-adf-universalis fonts-beteckna
fonts-bebas-neue fonts-cabin fonts-cantarell fonts-comfortaa fonts-croscore
fonts-crosextra-caladea fonts-crosextra-carlito fonts-dejavu-core fonts-dejavu-extra
fonts-ebgaramond fonts-firacode fonts-freefont-ttf fonts-hack fonts-inconsolata fonts-junicode
fonts-lato fonts-liberation fonts-liberation2 fonts-linuxlibertine fonts-lmodern fonts-lobster
fonts-noto-core fonts-open-sans fonts-play fonts-quicksand fonts-roboto-unhinted fonts-sil-andika
fonts-sil-charis fonts-sil-gentium fonts-texgyre fonts-urw-base35
'

if [ "${1:-}" = --packages ]; then
    # One a line.
    # shellcheck disable=SC2086
    printf '%s\n' $packages
    exit
fi
# shellcheck disable=SC2086
dpkg -s $packages >/dev/null || exit 1
# shellcheck disable=SC2086
dpkg -L $packages | grep -E '\.(ttf|otf)$' | sort -u | grep -viE 'emoji|symbol|math|dingbat|D050000L|barcode'
