/* The features of a mark for classifiers.
 *
 * Of 196 numbers, 128 are a histogram of gradients in 4 x 4 blocks and 8 directions, each gradient
 * split between its two neighboring directions (Liu, Nakashima, Sako & Fujisawa, Handwritten digit
 * recognition: benchmarking of state-of-the-art techniques, Pattern Recognition 36, 2003, section
 * 3.2: parallelogram decomposition), 64 are brightness, 4 are size and position. A quarter turn of
 * the mark permutes them. */
#ifndef DIGITS_NETWORK_FEATURES_H
#define DIGITS_NETWORK_FEATURES_H

#include "digits/mark/blob.h"

enum {
    FEATURE_DIRECTIONS = 8,
    FEATURE_BLOCKS = 4,
    FEATURE_GRAY = 8,
    FEATURE_GRADIENT = FEATURE_BLOCKS * FEATURE_BLOCKS * FEATURE_DIRECTIONS,
    FEATURE_SHAPE =
        FEATURE_GRADIENT + FEATURE_GRAY * FEATURE_GRAY, /* number of features that describe shape */
    FEATURE_COUNT = FEATURE_SHAPE + 4,
};

/* Computes FEATURES (FEATURE_COUNT) of BLOB, which contains a mark. */
void features_measure(const struct blob *blob, float *features);

/* Computes the features TURNED after a quarter turn clockwise. */
void features_turn(const float *features, float *turned);

#endif
