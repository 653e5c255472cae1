/* Designs of apps: fixed colors, lines and sizes, as a player sees them on every page. */
#ifndef TESTS_PAGES_PAGE_DESIGN_H
#define TESTS_PAGES_PAGE_DESIGN_H

#include <stdbool.h>

/* Colors are RGB, lengths are in cells; half the width of lines is given. */
struct page_design {
    const char *name;
    bool held_out; /* only measured: nothing was tuned to its pages */
    float cell[3], other_box[3], line[3], box_line[3];
    float ink[3], typed_ink[3], note_ink[3];
    float selected[3], peer[3], same[3];
    float thin, thick, height, note_height, note_pitch;
};

enum { PAGE_DESIGNS = 10 };

extern const struct page_design page_designs[PAGE_DESIGNS];

#endif
