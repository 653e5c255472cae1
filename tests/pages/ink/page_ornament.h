/* Ornaments around, below and behind digits. All have the ink of the digits except shadows, which
 * are gray. */
#ifndef TESTS_PAGES_PAGE_ORNAMENT_H
#define TESTS_PAGES_PAGE_ORNAMENT_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/reader.h>

#include "pages/ink/page_glyph.h"

enum page_ornament_kind {
    PAGE_ORNAMENT_NONE = 0,
    PAGE_ORNAMENT_RING = 1,   /* a circle around the digit */
    PAGE_ORNAMENT_BOX = 2,    /* a square around it */
    PAGE_ORNAMENT_RULE = 3,   /* a line below it */
    PAGE_ORNAMENT_HOLLOW = 4, /* only its outline */
    PAGE_ORNAMENT_SHADOW = 5, /* a shadow to its lower right */
    PAGE_ORNAMENT_KINDS = 6,
};

struct page_ornament {
    enum page_ornament_kind kind;
    float reach; /* distance of a ring or box from the middle, in cells; length of a rule in heights
                  */
    float pen;   /* half the width of its lines, in cells */
    float away;  /* distance of a rule or shadow from the digit, in cells */
    float gray;  /* of a shadow, as a share of the ink */
    bool cells[SVISION_CELLS];
};

/* Chooses the ornament of all or some digits of a page. Digits get the HEIGHT, in cells, that
 * leaves room for it. */
void page_ornament_choose(enum page_ornament_kind kind, uint64_t *random, float *height,
                          struct page_ornament *ornament);

/* The share of (X, Y), in cells from the middle of CELL, covered by DIGIT of FACE, HEIGHT cells
 * high, and its ornament, 0..1. */
float page_ornament_ink(const struct page_ornament *ornament, const struct page_face *face,
                        unsigned cell, unsigned digit, float height, float x, float y);

#endif
