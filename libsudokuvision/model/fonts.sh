#!/bin/sh
# Lists the font files that the tables are learned from, one path a line; with "arabic" those for
# the table of Persian and Arabic digits, with "unseen" others, from which no table of marks is
# learned, to tell how sure the reader may be of faces that it never saw. With --packages it lists
# the Debian packages that bring all of them.
#
# usage: apt-get install $(fonts.sh --packages)
#        fonts.sh >FONTS && build/libsudokuvision/model/train FONTS digits_model.c 600000 14
#                           build/libsudokuvision/model/train FONTS letters_model.c 600000 14 letters
#                           build/libsudokuvision/model/train FONTS numerals_model.c 600000 14 numerals
#        fonts.sh arabic >FONTS && build/libsudokuvision/model/train FONTS arabic_model.c 600000 28 arabic
#        fonts.sh unseen >FONTS && build/tests/pages/train_certainty FONTS certainty_model.c
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
# Their Latin digits are those of others.
arabic='
fonts-arabeyes fonts-dejavu-core fonts-dejavu-extra fonts-farsiweb fonts-freefarsi
fonts-freefont-ttf fonts-hosny-amiri fonts-hosny-thabit fonts-kacst fonts-kacst-one fonts-lemonada
fonts-nafees fonts-noto-core fonts-paktype fonts-sil-harmattan fonts-sil-lateef
fonts-sil-scheherazade
'
unseen='
fonts-adf-berenis fonts-adf-ikarius fonts-adf-oldania fonts-adf-romande fonts-adf-tribun
fonts-adf-verana fonts-b612 fonts-century-catalogue fonts-courier-prime fonts-dosis
fonts-gfs-artemisia fonts-gfs-didot fonts-gfs-neohellenic fonts-goudybookletter
fonts-jetbrains-mono fonts-jura fonts-lindenhill fonts-monoid fonts-mononoki fonts-oldstandard
fonts-oxygen fonts-paratype fonts-prociono fonts-roboto-slab fonts-sil-doulos
fonts-tlwg-kinnari-otf fonts-tlwg-loma-otf fonts-vollkorn
'

case ${1:-} in
--packages)
    # One a line.
    # shellcheck disable=SC2086
    printf '%s\n' $packages $arabic $unseen | sort -u
    exit
    ;;
arabic) packages=$arabic ;;
unseen) packages=$unseen ;;
esac
# shellcheck disable=SC2086
dpkg -s $packages >/dev/null || exit 1
# shellcheck disable=SC2086
dpkg -L $packages | grep -E '\.(ttf|otf)$' | sort -u | grep -viE 'emoji|symbol|math|dingbat|D050000L|barcode'
