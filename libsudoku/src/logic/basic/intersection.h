/* Locked candidates: a digit that one of two crossing units can hold only in the crossing is
 * excluded from the rest of the other. */
#ifndef LOGIC_BASIC_INTERSECTION_H
#define LOGIC_BASIC_INTERSECTION_H

#include "logic/search.h"

/* Variants: the unit that confines its digit to the crossing. */
enum intersection_variant {
    /* A box or another unit of its kind points along a line. */
    INTERSECTION_POINTING,
    /* A line claims the digit in a box. */
    INTERSECTION_CLAIMING
};

bool intersection_find(struct search *search);

#endif
