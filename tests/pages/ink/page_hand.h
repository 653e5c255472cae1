/* Handwritten digits on a board. Each digit has its own slant, size and place, and its strokes are
 * uneven. */
#ifndef TESTS_PAGES_PAGE_HAND_H
#define TESTS_PAGES_PAGE_HAND_H

#include <sudokuvision/reader.h>

#include "pages/ink/page_glyph.h"

/* One digit, in cells. */
struct page_scrawl {
    unsigned digit; /* 0: none */
    float height, width, slant, x, y, waver, phase;
};

struct page_hand {
    struct page_face face;
    struct page_scrawl cells[SVISION_CELLS];
};

/* Writes the digits of SOLUTION into a SHARE of the blank CELLS; updates CELLS too. */
void page_hand_write(float share, const uint8_t *solution, uint64_t *random, uint8_t *cells,
                     struct page_hand *hand);

/* Makes COUNT of the digits wrong, or all if there are fewer; updates CELLS too. */
void page_hand_mistake(unsigned count, uint64_t *random, uint8_t *cells, struct page_hand *hand);

/* The share of (X, Y), in cells of the grid, covered by ink, 0..1. */
float page_hand_ink(const struct page_hand *hand, float x, float y);

#endif
