/* Text and pictures around the grids of a newspaper page. Letters are digits of the page's face, in
 * words of several lengths, with some headings. */
#ifndef TESTS_PAGES_PAGE_CLUTTER_H
#define TESTS_PAGES_PAGE_CLUTTER_H

#include "pages/ink/page_glyph.h"

struct page_clutter {
    float share; /* printed share of the page, 0: none */
    float line;  /* height of a line of text, in cells */
    unsigned seed;
};

void page_clutter_choose(float share, uint64_t *random, struct page_clutter *clutter);

/* The ink at (X, Y), 0..1; a grid is at 0..9 in both directions. Letters are of FACE. */
float page_clutter_ink(const struct page_clutter *clutter, const struct page_face *face, float x,
                       float y);

#endif
