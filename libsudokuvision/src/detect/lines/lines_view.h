/* The lattice in which the lines of a grid are measured, and the shifts of its crossings. */
#ifndef DETECT_LINES_LINES_VIEW_H
#define DETECT_LINES_LINES_VIEW_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "board_size.h"
#include "image/plane.h"

enum { LINES_CELL = 24 /* samples per cell, in both directions */ };

enum lines_direction { LINES_ACROSS = 0, LINES_DOWN = 1 };

/* Shifts of the crossings from the square lattice, in cells: node[LINES_DOWN] to the right and
 * node[LINES_ACROSS] down, each [row][column], since the lines of that direction determine it. */
struct lines_shift {
    float node[2][BOARD_MAX_SIDE + 1][BOARD_MAX_SIDE + 1]; /* [LINES_ACROSS]: down */
};

/* The shift, across lines of DIRECTION, of crossing PLACE of LINE. */
static inline float *lines_node(struct lines_shift *shift, unsigned direction, unsigned line,
                                unsigned place)
{
    return direction == LINES_ACROSS ? &shift->node[LINES_ACROSS][line][place]
                                     : &shift->node[LINES_DOWN][place][line];
}

/* Stores the shift of the place (X, Y) in a lattice of SIDE cells in MOVE, by direction: between
 * the crossings around it. */
void lines_shift_at(const struct lines_shift *shift, unsigned side, double x, double y,
                    double move[2]);

/* Returns the largest shift of a crossing in a lattice of SIDE cells, in one direction. */
float lines_farthest(const struct lines_shift *shift, unsigned side);

/* A view of the lattice (0..side, 0..side), which the map takes to the plane. */
struct lines_view {
    const struct plane *plane;
    struct svision_homography map;
    bool is_bent; /* lines are measured at the shifted positions of their cells */
};

#endif
