/* 3 x 3 filters over maps with 2 x 2 maximum pooling and rectification: a layer of a convolutional
 * network (LeCun, Bottou, Bengio & Haffner, Gradient-based learning applied to document
 * recognition, 1998), and its training.
 *
 * Maps are stored pixel by pixel, with the channels of a pixel adjacent; they are zero beyond their
 * edges. */
#ifndef MODEL_LEARNER_FILTERS_H
#define MODEL_LEARNER_FILTERS_H

#include <stdint.h>

struct filters {
    unsigned side;  /* of the maps, even; at most FILTERS_SIDE */
    unsigned maps;  /* number of input maps; at most FILTERS_UNITS */
    unsigned units; /* number of filters: a multiple of 32, at most FILTERS_UNITS */
};

enum { FILTERS_SIDE = 16, FILTERS_UNITS = 32 };

/* Returns the number of weights per filter, which is even. */
unsigned filters_rows(const struct filters *filters);

/* Applies FILTERS with WEIGHTS (a row of units per weight, then biases) to MAPS. Stores the pooled
 * result in LEFT, and in WINNER which of four outputs was the largest. */
void filters_pass(const struct filters *filters, const float *weights, const float *maps,
                  float *left, uint8_t *winner);

/* Backpropagates COUNT passes (a multiple of 8): adds to GRADIENT, given SLOPES, the derivatives of
 * the loss with respect to the results, and stores those with respect to MAPS in MAP_SLOPES unless
 * NULL. */
void filters_learn(const struct filters *filters, const float *weights, unsigned count,
                   const float *maps, const uint8_t *winners, const float *slopes, float *gradient,
                   float *map_slopes);

#endif
