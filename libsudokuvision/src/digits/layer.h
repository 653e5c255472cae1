/* Layers of the networks that know handwriting, in whole numbers: half as long as floats, as most
 * of the time goes into loading them, and exact, so that every processor may add in its own order.
 *
 * What goes into the first layer, and into others, are numbers of 16 bits of which so many lie
 * behind the point. Weights have as many there as leave no sum room to overflow
 * (model/learner/whole_layer.c): logarithms of probabilities move by a hundredth. */
#ifndef DIGITS_LAYER_H
#define DIGITS_LAYER_H

#include "kernels/kernels.h"

enum { LAYER_ENTRY = 13, LAYER_POINT = 11 };

/* Fields of a struct, a layer NAME of INPUTS (an even number) to UNITS (a multiple of 32), as those
 * of struct kernel_layer; its sums have so many bits behind the point beyond LAYER_POINT. */
#define LAYER_FIELDS(name, inputs, units)                                                          \
    int16_t name[(inputs) / 2][units][2];                                                          \
    int32_t name##_bias[units];                                                                    \
    unsigned name##_bits

struct layer {
    struct kernel_layer sums;
    unsigned bits;
};

/* Layer NAME of NETWORK. */
#define LAYER(network, name)                                                                       \
    ((struct layer){{(network)->name[0][0], (network)->name##_bias,                                \
                     2 * sizeof(network)->name / sizeof(network)->name[0],                         \
                     sizeof(network)->name[0] / sizeof(network)->name[0][0]},                      \
                    (network)->name##_bits})

/* Most units of a hidden layer, and most rows of numbers that go through one at a time, each for
 * itself: that reads the weights once. */
enum { LAYER_UNITS = KERNEL_ROWS, LAYER_ROWS = KERNEL_BATCH };

/* Makes COUNT numbers what goes into a layer. */
void layer_enter(const float *numbers, unsigned count, int16_t *inputs);

/* The units of LAYER, rectified: what goes into the next one; of so many ROWS of INPUTS, one after
 * the other. */
void layer_pass(const struct layer *layer, unsigned rows, const int16_t *inputs, int16_t *units);

/* The first COUNT units of the last LAYER as they are. */
void layer_leave(const struct layer *layer, unsigned rows, const int16_t *inputs, unsigned count,
                 float *answers);

#endif
