/* Which boxes a grid has.
 *
 * Lines around boxes are heavier; where they are all alike, the rules tell. */
#ifndef READER_BOARD_BOX_SHAPE_H
#define READER_BOARD_BOX_SHAPE_H

#include "detect/grid.h"
#include "reader/kbest.h"

struct box_shape_question {
    const struct grid *grid;
    unsigned turn; /* quarter turns from how the grid lies to how it is read */
    const struct posterior *posterior;
};

/* Gives the kind, one of those that SPACE has solvers for, and its board in *BOARD. *OTHER_WAY:
 * boxes of another form would do as well. */
const struct board_size *box_shape_solve(const struct box_shape_question *question,
                                         struct kbest *space, struct assignment *board,
                                         bool *other_way);

#endif
