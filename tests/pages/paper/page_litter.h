/* Objects on a page: tape, staples, crumbs, cup rings, pen strokes and folds; drops of water, which
 * magnify; and opaque cups, slips of paper and pens. */
#ifndef TESTS_PAGES_PAGE_LITTER_H
#define TESTS_PAGES_PAGE_LITTER_H

#include <stdint.h>

#include "pages/page_settings.h"

enum { PAGE_THINGS = 16 };

struct page_litter {
    unsigned count;
    struct page_thing {
        enum page_litter_kind kind;
        float x, y, length, width, dark, color[3];
        float cosine, sine; /* of the angle by which it is turned */
    } thing[PAGE_THINGS];
};

/* Chooses COUNT objects of KIND. */
void page_litter_choose(enum page_litter_kind kind, unsigned count, uint64_t *random,
                        struct page_litter *litter);

/* Moves (X, Y), in cells of the grid, to the point seen there through drops. */
void page_litter_refract(const struct page_litter *litter, float *x, float *y);

/* Covers the RGB of the page at (X, Y), in cells of the grid. */
void page_litter_cover(const struct page_litter *litter, float x, float y, float rgb[3]);

#endif
