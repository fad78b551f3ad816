#!/bin/sh
# Cuts the fonts in this folder out of Debian's fonts-noto-core and fonts-junicode; see README.md.
set -eu
cd "$(dirname "$0")"
subset() {
    pyftsubset "$1" --unicodes="$2" --output-file="$3" --layout-features= --no-hinting --desubroutinize \
        --name-IDs=0,1,2,5,13,14 --notdef-outline
}
# a to s, the digits, ½, × and the en dash: coordinates, counts and results.
subset /usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf "U+0061-0073,U+0030-0039,U+00BD,U+00D7,U+2013" NotoSerif-Bold.subset.ttf
# The long-branch runes of "tafl" (ᛏᛅᚠᛚ) for the corners and ᚴ, for "konungr", on the throne.
subset /usr/share/fonts/opentype/junicode/JunicodeTwoBeta-Bold.otf "U+16CF,U+16C5,U+16A0,U+16DA,U+16B4" JunicodeTwoBeta-Bold.subset.otf
