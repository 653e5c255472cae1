/* Empty Rectangle: a box has places for a digit in only one row and one column, and a strong link
 * leads from one of these lines to a cell that the other sees. Variant 1: two of them in one box at
 * once. */
#ifndef LOGIC_FISH_EMPTY_RECTANGLE_H
#define LOGIC_FISH_EMPTY_RECTANGLE_H

#include "logic/search.h"

enum empty_rectangle_variant { EMPTY_RECTANGLE_ONE, EMPTY_RECTANGLE_DUAL };

bool empty_rectangle_find(struct search *search);

#endif
