/* What printers put around digits, below and behind them.
 *
 * All are ink as the digits are, but for shadows, which are gray. */
#ifndef TESTS_PAGES_PAGE_ORNAMENT_H
#define TESTS_PAGES_PAGE_ORNAMENT_H

#include <stdbool.h>
#include <stdint.h>

#include <sudokuvision/reader.h>

#include "pages/page_glyph.h"

enum page_ornament_kind {
    PAGE_ORNAMENT_NONE = 0,
    PAGE_ORNAMENT_RING = 1,   /* a circle around the digit */
    PAGE_ORNAMENT_BOX = 2,    /* a square around it */
    PAGE_ORNAMENT_RULE = 3,   /* a line below it */
    PAGE_ORNAMENT_HOLLOW = 4, /* its outline alone */
    PAGE_ORNAMENT_SHADOW = 5, /* a shadow to its lower right */
    PAGE_ORNAMENT_KINDS = 6,
};

struct page_ornament {
    enum page_ornament_kind kind;
    float reach; /* of a ring or box from the middle, in cells; of a rule in heights */
    float pen;   /* half of the width of its lines, in cells */
    float away;  /* of a rule or shadow from the digit, in cells */
    float gray;  /* of a shadow, beside the ink */
    bool cells[SVISION_CELLS];
};

/* Chooses how all digits of a page, or some, are adorned. Digits get the HEIGHT, in cells, that
 * they have room for. */
void page_ornament_choose(enum page_ornament_kind kind, uint64_t *random, float *height,
                          struct page_ornament *ornament);

/* How much of (X, Y), in cells from the middle of CELL, is ink of DIGIT of FACE, HEIGHT cells high,
 * and of what adorns it, 0..1. */
float page_ornament_ink(const struct page_ornament *ornament, const struct page_face *face,
                        unsigned cell, unsigned digit, float height, float x, float y);

#endif
