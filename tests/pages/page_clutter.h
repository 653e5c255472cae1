/* What stands around the grids of a newspaper's page.
 *
 * Lines of letters, which are digits of the page's face, in words of several lengths, a heading
 * here and there, and pictures. */
#ifndef TESTS_PAGES_PAGE_CLUTTER_H
#define TESTS_PAGES_PAGE_CLUTTER_H

#include "pages/page_glyph.h"

struct page_clutter {
    float share; /* of the page that is printed, 0: none */
    float line;  /* height of a line of text, in cells */
    unsigned seed;
};

void page_clutter_choose(float share, uint64_t *random, struct page_clutter *clutter);

/* The ink at (X, Y), 0..1; a grid lies at 0..9 in both directions. Letters are of FACE. */
float page_clutter_ink(const struct page_clutter *clutter, const struct page_face *face, float x,
                       float y);

#endif
