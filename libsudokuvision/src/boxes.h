/* Which boxes a grid has.
 *
 * Takes a grid and what is believed of its cells, gives its kind and the likeliest board of that
 * kind, never fails. Lines around boxes are heavier; where they are all alike, the rules tell. */
#ifndef BOXES_H
#define BOXES_H

#include "assign.h"
#include "grid.h"

struct boxes_question {
    const struct grid *grid;
    unsigned turn; /* quarter turns from how the grid lies to how it is read */
    const struct belief *belief;
};

/* Gives the kind, one of those that SPACE has solvers for, and its board in *BOARD. *OTHER_WAY:
 * boxes of another form would do as well. */
const struct kind *boxes_solve(const struct boxes_question *question, struct assign_space *space,
                               struct assignment *board, bool *other_way);

#endif
