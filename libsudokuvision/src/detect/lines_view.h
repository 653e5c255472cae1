/* Where the lines of a grid are looked at: a lattice in the picture, and how far its crossings are
 * moved. */
#ifndef DETECT_LINES_VIEW_H
#define DETECT_LINES_VIEW_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "board_size.h"
#include "image/plane.h"

enum { LINES_CELL = 24 /* samples of a cell, in both directions */ };

enum lines_direction { LINES_ACROSS = 0, LINES_DOWN = 1 };

/* How far the crossings lie from the square lattice, in cells: [row][column], x to the right (1)
 * and y down (0), in that order of the direction that measures it. */
struct lines_shift {
    float node[2][BOARD_MAX_SIDE + 1][BOARD_MAX_SIDE + 1]; /* [LINES_ACROSS]: down */
};

/* How far the crossing PLACE of LINE is moved in DIRECTION. */
static inline float *lines_node(struct lines_shift *shift, unsigned direction, unsigned line,
                                unsigned place)
{
    return direction == LINES_ACROSS ? &shift->node[LINES_ACROSS][line][place]
                                     : &shift->node[LINES_DOWN][place][line];
}

/* Where the lattice (0..side, 0..side) is looked at: the map takes it into the plane. */
struct lines_view {
    const struct plane *plane;
    struct svision_homography map;
    bool is_bent; /* lines are looked at where their own cells are, however far they have moved */
};

#endif
