/* What is on a page besides print and hand: the print of its other side, and stains. */
#ifndef TESTS_PAGES_PAGE_DIRT_H
#define TESTS_PAGES_PAGE_DIRT_H

#include "pages/page_glyph.h"

enum { PAGE_STAINS = 24 };

struct page_dirt {
    float dark;             /* of the other side's print, 0..1 */
    float height;           /* of its digits, in cells */
    float x, y;             /* where its cells lie */
    uint8_t digits[10][10]; /* 0: none */
    float share[10][10];    /* of that darkness */
    unsigned stains;
    struct {
        float x, y, long_radius, short_radius, turn, dark;
    } stain[PAGE_STAINS];
};

/* Chooses the other side, as DARK (0..1) as at most some of its digits are, and STAINS, at most
 * PAGE_STAINS. */
void page_dirt_choose(float dark, unsigned stains, uint64_t *random, struct page_dirt *dirt);

/* The share of the light that is lost at (X, Y), in cells of the grid, where print has FACE. */
float page_dirt_at(const struct page_dirt *dirt, const struct page_face *face, float x, float y);

#endif
