/* Extended rectangle: two lines and three or four pairs of cells, one of each line, that share all
 * their other units. If both lines held the same three or four digits there, they could be
 * exchanged. So one of the cells holds another digit, and what excludes all others goes. */
#ifndef LOGIC_UNIQUENESS_EXTENDED_RECTANGLE_H
#define LOGIC_UNIQUENESS_EXTENDED_RECTANGLE_H

#include "logic/search.h"

/* Square boards. */
bool extended_rectangle_find(struct search *search);

#endif
