/* Marks on a page besides print and handwriting: print of the other side that shines through, and
 * stains. */
#ifndef TESTS_PAGES_PAGE_DIRT_H
#define TESTS_PAGES_PAGE_DIRT_H

#include "pages/ink/page_glyph.h"

enum { PAGE_STAINS = 24 };

struct page_dirt {
    float dark;             /* of the other side's print, 0..1 */
    float height;           /* of its digits, in cells */
    float x, y;             /* place of its cells */
    uint8_t digits[10][10]; /* 0: none */
    float share[10][10];    /* of that darkness */
    unsigned stains;
    struct {
        float x, y, long_radius, short_radius, dark;
        float cosine, sine; /* of the angle by which it is turned */
    } stain[PAGE_STAINS];
};

/* Chooses the other side, with digits of darkness up to DARK (0..1), and STAINS, at most
 * PAGE_STAINS. */
void page_dirt_choose(float dark, unsigned stains, uint64_t *random, struct page_dirt *dirt);

/* The share of light missing at (X, Y), in cells of the grid; print has FACE. */
float page_dirt_at(const struct page_dirt *dirt, const struct page_face *face, float x, float y);

#endif
