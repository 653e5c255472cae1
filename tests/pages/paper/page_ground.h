/* Printing under the digits of a page, paler than they are. */
#ifndef TESTS_PAGES_PAGE_GROUND_H
#define TESTS_PAGES_PAGE_GROUND_H

#include <stdint.h>

#include "pages/ink/page_glyph.h"
#include "pages/page_settings.h"

enum { PAGE_SHAPES = 10, PAGE_BENDS = 7 };

struct page_ground {
    enum page_ground_kind kind;
    unsigned seed;
    float light;   /* of its ink; that of paper is 1 */
    float pitch;   /* of dots and parts of a picture, in cells */
    float tint[3]; /* the light left by a picture */
    unsigned shapes;
    struct page_shape {
        unsigned points;
        float x[PAGE_BENDS], y[PAGE_BENDS]; /* path of a thermometer, from its bulb on */
        float radius, width;                /* of a ring around its first point */
    } shape[PAGE_SHAPES];
};

void page_ground_choose(enum page_ground_kind kind, uint64_t *random, struct page_ground *ground);

/* Darkens the RGB of the paper at (X, Y), in cells of the grid. Digits are of FACE. */
void page_ground_tint(const struct page_ground *ground, const struct page_face *face, float x,
                      float y, float rgb[3]);

#endif
