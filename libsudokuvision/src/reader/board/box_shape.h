/* Which boxes a grid has. Lines around boxes are heavier; if all lines are alike, the digits
 * decide. */
#ifndef READER_BOARD_BOX_SHAPE_H
#define READER_BOARD_BOX_SHAPE_H

#include "detect/grid.h"
#include "reader/kbest.h"

/* Factor by which lines around boxes are clearly heavier than the others. */
#define BOX_SHAPE_HEAVIER 1.2F

struct box_shape_question {
    const struct grid *grid;
    unsigned turn; /* quarter turns from the grid to the reading */
    const struct posterior *posterior;
};

/* Returns the kind of boxes, one that SPACE has a solver for, and stores its board in *BOARD.
 * *OTHER_WAY: boxes of another shape are possible as well. */
const struct board_size *box_shape_solve(const struct box_shape_question *question,
                                         struct kbest *space, struct assignment *board,
                                         bool *other_way);

#endif
