/* Sums over the segments of one direction, for fitting polynomials. */
#ifndef DETECT_MESH_MOMENTS_H
#define DETECT_MESH_MOMENTS_H

#include "board_size.h"

enum { MOMENTS_POWERS = 7 };

/* Powers of positions in a lattice of SIDE cells, scaled to -1..1: of the centers of cells, along
 * lines, and of lines. */
struct moments_places {
    unsigned side;
    double along[BOARD_MAX_SIDE][MOMENTS_POWERS], across[BOARD_MAX_SIDE + 1][MOMENTS_POWERS];
};

/* Sums of the weight, and of the weighted offset, times across^q along^p, at [q][p]. */
struct moments {
    double weight[MOMENTS_POWERS][MOMENTS_POWERS], offset[MOMENTS_POWERS][MOMENTS_POWERS];
};

void moments_place(unsigned side, struct moments_places *places);

/* Sums the terms for a polynomial of DEGREE 2 or 3: weights up to twice the degree in p and q,
 * offsets up to the degree; other elements are 0. Segments are stored line by line. */
void moments_find(const struct moments_places *places, const float *offset, const double *weights,
                  unsigned degree, struct moments *moments);

#endif
