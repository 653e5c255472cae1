/* Wings of three strong links, each within a cell of two candidates or between the two places of a
 * digit in a unit: the ends of the chain see a candidate. */
#ifndef LOGIC_WINGS_LINK_WING_H
#define LOGIC_WINGS_LINK_WING_H

#include "logic/search.h"

/* Variants, by their links. W-Wings (cell, unit, cell) and XY-Wings (three cells) are in wing.h. */
enum {
    LINK_WING_M, /* cell, unit, unit; the ends have one digit */
    LINK_WING_S, /* unit, cell, unit; the ends have two digits */
    LINK_WING_L, /* unit, unit, unit; the ends have one digit, and the middle another */
    LINK_WING_H  /* cell, cell, unit */
};

bool link_wing_find(struct search *search);

#endif
