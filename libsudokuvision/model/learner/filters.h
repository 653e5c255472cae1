/* Filters of 3 x 3 over maps, of whose answers the largest of each 2 x 2 goes on, rectified: a
 * layer of a convolutional network (LeCun, Bottou, Bengio & Haffner, Gradient-based learning
 * applied to document recognition, 1998), and how it learns.
 *
 * Maps lie pixel by pixel, a pixel's numbers side by side; beyond their edge are zeros. */
#ifndef MODEL_LEARNER_FILTERS_H
#define MODEL_LEARNER_FILTERS_H

#include <stdint.h>

struct filters {
    unsigned side;  /* of the maps, even; at most FILTERS_SIDE */
    unsigned maps;  /* that they look at; at most FILTERS_UNITS */
    unsigned units; /* how many filters there are: a multiple of 32, at most FILTERS_UNITS */
};

enum { FILTERS_SIDE = 16, FILTERS_UNITS = 32 };

/* Weights of each filter: an even number. */
unsigned filters_rows(const struct filters *filters);

/* Stores what FILTERS with WEIGHTS, a row of units for each weight, then biases, leave of MAPS in
 * LEFT, and in WINNER which of the four was the largest. */
void filters_pass(const struct filters *filters, const float *weights, const float *maps,
                  float *left, uint8_t *winner);

/* Adds to GRADIENT what COUNT such passes (a multiple of 8) say, by the SLOPES of the loss by what
 * they left; and stores its slopes by MAPS in MAP_SLOPES, where that is not NULL. */
void filters_learn(const struct filters *filters, const float *weights, unsigned count,
                   const float *maps, const uint8_t *winners, const float *slopes, float *gradient,
                   float *map_slopes);

#endif
