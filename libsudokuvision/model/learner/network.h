/* Networks of rectified units and their training: layers of filters, if any, then dense ones.
 *
 * Gradient descent by Adam (Kingma & Ba, 2015) on the cross-entropy. */
#ifndef MODEL_LEARNER_NETWORK_H
#define MODEL_LEARNER_NETWORK_H

#include <stdbool.h>

#include "model/samples/samples.h"

enum { NETWORK_LAYERS = 4 };

/* SIDE is that of the maps of filters (filters.h), 0 for a dense layer. USED of its UNITS have
 * outputs; the others, up to a multiple of 32, stay 0. */
struct network_layer {
    unsigned side, used;
    unsigned inputs, units; /* for filters, the numbers of input and output maps */
};

struct network {
    unsigned layers;
    struct network_layer layer[NETWORK_LAYERS];
    unsigned dropped; /* of 256 hidden dense units, during training */
    float *numbers;   /* for each layer, the weights, a row per input, then the biases */
    size_t count;
};

/* Allocates a network of COUNT LAYERS, with SIDE and USED set, and INPUTS inputs or maps. Returns
 * false if memory runs out. */
bool network_open(struct network *network, unsigned inputs, const struct network_layer *layers,
                  unsigned count);

void network_close(struct network *network);

/* Trains on TRAIN in EPOCHS rounds with dropout (Srivastava, Hinton, Krizhevsky, Sutskever &
 * Salakhutdinov, Dropout, 2014), and prints the error on CHECK now and then. Returns false if
 * memory runs out. */
bool network_learn(struct network *network, const struct samples *train,
                   const struct samples *check, unsigned epochs, uint64_t seed);

/* Divides the outputs by the temperature that makes SAMPLES most likely (Guo, Pleiss, Sun &
 * Weinberger, On calibration of modern neural networks, 2017). Returns false if memory runs out. */
bool network_calibrate(struct network *network, const struct samples *samples);

#endif
