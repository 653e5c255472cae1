/* Unique rectangles: four cells in two rows, two columns and two boxes cannot all be limited to the
 * same two digits, or the puzzle would have two solutions. */
#ifndef LOGIC_UNIQUENESS_RECTANGLE_H
#define LOGIC_UNIQUENESS_RECTANGLE_H

#include "logic/search.h"
#include "logic/uniqueness/rectangle_list.h"

bool rectangle_find(struct search *search);

#endif
