/* Unique rectangles: four cells in two rows, two columns and two boxes cannot all keep to the same
 * two digits, or the puzzle had two solutions. */
#ifndef LOGIC_UNIQUENESS_RECTANGLE_H
#define LOGIC_UNIQUENESS_RECTANGLE_H

#include "logic/search.h"

enum rectangle_type {
    RECTANGLE_TYPE_1 = 1,  /* one corner has other digits */
    RECTANGLE_TYPE_2,      /* two corners of a side have the same other digit */
    RECTANGLE_TYPE_3,      /* the others of two corners make a naked subset with more cells */
    RECTANGLE_TYPE_4,      /* one of the two digits must be in two corners of a side */
    RECTANGLE_TYPE_5,      /* as type 2, across or in three corners */
    RECTANGLE_TYPE_6,      /* two corners across, and one digit is locked to the rectangle */
    RECTANGLE_HIDDEN,      /* one digit is locked in the row and the column of a corner */
    RECTANGLE_AVOIDABLE_1, /* corners that were placed, not given: one is open */
    RECTANGLE_AVOIDABLE_2  /* and two are */
};

bool rectangle_find(struct search *search);

#endif
