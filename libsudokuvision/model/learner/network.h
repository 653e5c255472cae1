/* Networks of rectified units, and how they learn: layers of filters, if any, then dense ones.
 *
 * Gradient descent by Adam (Kingma & Ba, 2015) on the cross-entropy. */
#ifndef MODEL_LEARNER_NETWORK_H
#define MODEL_LEARNER_NETWORK_H

#include <stdbool.h>

#include "model/samples/samples.h"

enum { NETWORK_LAYERS = 4 };

/* SIDE is that of the maps which filters look at (filters.h), 0 of a dense layer; USED of its UNITS
 * answer, the others, up to a multiple of 32, stay 0. */
struct network_layer {
    unsigned side, used;
    unsigned inputs, units; /* of filters the maps that they look at, and that they leave */
};

struct network {
    unsigned layers;
    struct network_layer layer[NETWORK_LAYERS];
    unsigned dropped; /* of 256 hidden dense units, while it learns */
    float *numbers;   /* of each layer weights, a row an input, then biases */
    size_t count;
};

/* Takes memory for COUNT LAYERS, of which SIDE and USED are asked; the first one takes so many
 * INPUTS, or maps. False: it is short. */
bool network_open(struct network *network, unsigned inputs, const struct network_layer *layers,
                  unsigned count);

void network_close(struct network *network);

/* Learns from TRAIN in EPOCHS rounds, in each step without some of its hidden units (Srivastava,
 * Hinton, Krizhevsky, Sutskever & Salakhutdinov, Dropout, 2014), and prints how it does on CHECK
 * now and then. */
bool network_learn(struct network *network, const struct samples *train,
                   const struct samples *check, unsigned epochs, uint64_t seed);

/* Divides the answers by the temperature at which SAMPLES are likeliest (Guo, Pleiss, Sun &
 * Weinberger, On calibration of modern neural networks, 2017). False: memory is short. */
bool network_calibrate(struct network *network, const struct samples *samples);

#endif
