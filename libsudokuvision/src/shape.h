/* What a classifier sees of a mark.
 *
 * Takes a mark, gives 196 numbers, never fails. 128 are a histogram of gradients in 4 x 4 blocks
 * and 8 directions, each gradient split between its two neighbouring directions (Liu, Nakashima,
 * Sako & Fujisawa, Handwritten digit recognition: benchmarking of state-of-the-art techniques,
 * Pattern Recognition 36, 2003, section 3.2: parallelogram decomposition), 64 are brightness, 4 are
 * size and place. A quarter turn of the mark permutes them. */
#ifndef SHAPE_H
#define SHAPE_H

#include "blob.h"

enum {
    SHAPE_DIRECTIONS = 8,
    SHAPE_BLOCKS = 4,
    SHAPE_GREY = 8,
    SHAPE_GRADIENT = SHAPE_BLOCKS * SHAPE_BLOCKS * SHAPE_DIRECTIONS,
    SHAPE_COUNT = SHAPE_GRADIENT + SHAPE_GREY * SHAPE_GREY + 4,
};

/* Fills FEATURES (SHAPE_COUNT) from BLOB, in which a mark was found. */
void shape_measure(const struct blob *blob, float *features);

/* Fills TURNED with what FEATURES would be after a quarter turn clockwise. */
void shape_turn(const float *features, float *turned);

#endif
