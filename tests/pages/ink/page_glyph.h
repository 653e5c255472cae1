/* Digits of synthetic pages. Face 0 is drawn here, the others are fonts of this machine that
 * FreeType finds, if any. */
#ifndef TESTS_PAGES_PAGE_GLYPH_H
#define TESTS_PAGES_PAGE_GLYPH_H

#include <stdbool.h>
#include <stdint.h>

enum { PAGE_GLYPH_SIDE = 96 };

struct page_face {
    /* Coverage of digits 1..9, each PAGE_GLYPH_SIDE high and centered. */
    uint8_t cover[10][PAGE_GLYPH_SIDE][PAGE_GLYPH_SIDE];
};

/* Printed digits: Latin, Persian and Arabic. */
enum page_script { PAGE_LATIN = 0, PAGE_PERSIAN = 1, PAGE_ARABIC = 2 };

/* Draws SCRIPT with the font file PATH. False: digits are missing, or there is no FreeType; FACE is
 * overwritten. */
bool page_face_load(enum page_script script, const char *path, struct page_face *face);

/* Draws face NUMBER of SCRIPT; a number without a font on this machine gives face 0. BOLD (0..1) is
 * the weight of face 0. True: it is a font. */
bool page_face_draw(enum page_script script, unsigned number, float bold, struct page_face *face);

#endif
