/* Layers of the handwriting networks in fixed point.
 *
 * Integers are half as long as floats, which matters because most of the time is spent loading
 * weights, and exact, so that each processor may add in its own order. Inputs of the first layer
 * have 16 bits with LAYER_ENTRY fractional bits, those of others LAYER_POINT. Weights have as many
 * fractional bits as cannot overflow any sum (model/learner/fixed_layer.c), which changes log
 * probabilities by a hundredth. */
#ifndef DIGITS_NETWORK_LAYER_H
#define DIGITS_NETWORK_LAYER_H

#include "kernels/kernels.h"

enum { LAYER_ENTRY = 13, LAYER_POINT = 11 };

/* Struct fields of a layer NAME from INPUTS (an even number) to UNITS (a multiple of 32), as in
 * struct kernel_layer. Its sums have NAME_bits fractional bits beyond LAYER_POINT. */
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

/* Maximum number of units of a hidden layer, and of rows that pass one together, reading the
 * weights once. */
enum { LAYER_UNITS = KERNEL_ROWS, LAYER_ROWS = KERNEL_BATCH };

/* Converts COUNT numbers to the inputs of a layer. */
void layer_enter(const float *numbers, unsigned count, int16_t *inputs);

/* Computes the rectified units of LAYER, inputs of the next one, for each of ROWS consecutive rows
 * of INPUTS. */
void layer_pass(const struct layer *layer, unsigned rows, const int16_t *inputs, int16_t *units);

/* Computes the first COUNT units of the last LAYER, not rectified. */
void layer_leave(const struct layer *layer, unsigned rows, const int16_t *inputs, unsigned count,
                 float *answers);

#endif
