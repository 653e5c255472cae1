/* Cells of a unit that have no more digits than they are: each of the digits stands in one. */
#ifndef LOGIC_LOCKED_SET_H
#define LOGIC_LOCKED_SET_H

#include "logic/position.h"

/* Cells that all see each other, and the digits that they may take, with as many of both as can be
 * paired. */
struct matching {
    unsigned count;
    unsigned cells[LOGIC_MAX_SIDE];
    unsigned digits[LOGIC_MAX_SIDE]; /* that the cell may take */
    unsigned taken;                  /* digits that are paired */
    unsigned cell_of[LOGIC_MAX_SIDE];
};

/* Pairs each cell of MATCHING, whose cells and digits are there, with a digit of its own. False:
 * they have too few. */
bool matching_find(struct matching *matching);

/* The numbers of the cells, as bits, of the smallest locked set with cell number I; 0: there is
 * none. All cells are paired. */
unsigned matching_locked_set(const struct matching *matching, unsigned i);

#endif
