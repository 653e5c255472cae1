/* Layers in whole numbers (digits/layer.h), made of those that were learned. */
#ifndef MODEL_LEARNER_WHOLE_LAYER_H
#define MODEL_LEARNER_WHOLE_LAYER_H

#include <stdbool.h>
#include <stdint.h>

#include "digits/layer.h"

struct whole_layer {
    const char *name;
    int16_t *weights;
    int32_t *bias;
    unsigned *bits;
    unsigned inputs, units;
    bool is_first; /* inputs are no rectified ones, and have LAYER_ENTRY bits */
};

/* Layer NAME of NETWORK. */
#define WHOLE_LAYER(network, name, is_first)                                                       \
    ((struct whole_layer){#name, (network)->name[0][0], (network)->name##_bias,                    \
                          &(network)->name##_bits,                                                 \
                          2 * sizeof(network)->name / sizeof(network)->name[0],                    \
                          sizeof(network)->name[0] / sizeof(network)->name[0][0], is_first})

/* Fills LAYER with NUMBERS as struct network has them, to five digits, rounded to as many bits as
 * leave no sum room to overflow. Gives the numbers of the next layer. */
const float *whole_layer_fill(const struct whole_layer *layer, const float *numbers);

/* Writes a table of COUNT LAYERS, the fields of a struct, to the file at PATH: HEAD, which says how
 * it was learned and ends with the struct's name, stands before them. False: errno says why. */
bool whole_layers_write(const char *path, const char *head, const struct whole_layer *layers,
                        unsigned count);

#endif
