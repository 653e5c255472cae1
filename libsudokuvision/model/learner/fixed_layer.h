/* Fixed-point layers (digits/network/layer.h) of trained networks. */
#ifndef MODEL_LEARNER_FIXED_LAYER_H
#define MODEL_LEARNER_FIXED_LAYER_H

#include <stdbool.h>
#include <stdint.h>

#include "digits/network/layer.h"

struct fixed_layer {
    const char *name;
    int16_t *weights;
    int32_t *bias;
    unsigned *bits;
    unsigned inputs, units;
    bool is_first; /* inputs are not rectified, and have LAYER_ENTRY fractional bits */
};

/* Layer NAME of NETWORK. */
#define FIXED_LAYER(network, name, is_first)                                                       \
    ((struct fixed_layer){#name, (network)->name[0][0], (network)->name##_bias,                    \
                          &(network)->name##_bits,                                                 \
                          2 * sizeof(network)->name / sizeof(network)->name[0],                    \
                          sizeof(network)->name[0] / sizeof(network)->name[0][0], is_first})

/* Fills LAYER with NUMBERS in the order of struct network, taken to five digits and rounded to as
 * many bits as cannot overflow any sum. Returns the numbers of the next layer. */
const float *fixed_layer_fill(const struct fixed_layer *layer, const float *numbers);

/* Writes a table of COUNT LAYERS, fields of a struct, to the file at PATH, preceded by HEAD, which
 * says how it was learned and ends with the struct's name. Returns false with errno set on failure.
 */
bool fixed_layers_write(const char *path, const char *head, const struct fixed_layer *layers,
                        unsigned count);

#endif
