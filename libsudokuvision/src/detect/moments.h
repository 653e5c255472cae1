/* Sums over the segments of one direction of a grid's lines, of which polynomials are fitted. */
#ifndef DETECT_MOMENTS_H
#define DETECT_MOMENTS_H

#include "board_size.h"

enum { MOMENTS_POWERS = 7 };

/* Powers of the places in a lattice of SIDE cells, which reaches from -1 to 1: of the middles of
 * cells, along lines, and of lines. */
struct moments_places {
    unsigned side;
    double along[BOARD_MAX_SIDE][MOMENTS_POWERS], across[BOARD_MAX_SIDE + 1][MOMENTS_POWERS];
};

/* Sums of the weight, and of the weighted offset, times across^q along^p, at [q][p]. */
struct moments {
    double weight[MOMENTS_POWERS][MOMENTS_POWERS], offset[MOMENTS_POWERS][MOMENTS_POWERS];
};

void moments_place(unsigned side, struct moments_places *places);

/* Adds up what a polynomial of DEGREE 2 or 3 needs: weights up to twice the degree in p and in q,
 * offsets up to the degree; others are not set. The segments come line after line. */
void moments_find(const struct moments_places *places, const float *offset, const double *weights,
                  unsigned degree, struct moments *moments);

#endif
