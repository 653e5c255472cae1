/* Locked candidates: where two units cross, what one holds there only leaves the other. */
#ifndef LOGIC_BASIC_INTERSECTION_H
#define LOGIC_BASIC_INTERSECTION_H

#include "logic/search.h"

/* Variants: which unit confines its digit to the crossing. */
enum intersection_variant {
    /* A box or another unit of its kind points along a line. */
    INTERSECTION_POINTING,
    /* A line claims the digit in a box. */
    INTERSECTION_CLAIMING
};

bool intersection_find(struct search *search);

#endif
