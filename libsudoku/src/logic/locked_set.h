/* Locked sets: cells of a unit with as many digits as cells, so that these hold all the digits. */
#ifndef LOGIC_LOCKED_SET_H
#define LOGIC_LOCKED_SET_H

#include "logic/position.h"

/* Peers and their possible digits, with a maximum matching of both. */
struct matching {
    unsigned count;
    unsigned cells[LOGIC_MAX_SIDE];
    unsigned digits[LOGIC_MAX_SIDE]; /* possible digits of the cell */
    unsigned taken;                  /* matched digits */
    unsigned cell_of[LOGIC_MAX_SIDE];
};

/* Matches each cell of MATCHING, whose cells and digits are set, with a digit of its own. Returns
 * false if there are too few digits. */
bool matching_find(struct matching *matching);

/* Returns the indices of the cells, as bits, of the smallest locked set with cell I, or 0 if there
 * is none. All cells must be matched. */
unsigned matching_locked_set(const struct matching *matching, unsigned i);

#endif
