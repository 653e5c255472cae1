/* Networks of dense layers with rectified units, and how they learn.
 *
 * Gradient descent by Adam (Kingma & Ba, 2015) on the cross-entropy. */
#ifndef MODEL_LEARNER_NETWORK_H
#define MODEL_LEARNER_NETWORK_H

#include <stdbool.h>

#include "model/samples/samples.h"

enum { NETWORK_LAYERS = 3 };

struct network {
    unsigned layers;
    unsigned units[NETWORK_LAYERS + 1]; /* inputs, then those of each layer: multiples of 32 */
    unsigned used[NETWORK_LAYERS + 1];  /* of them; the others stay 0 */
    unsigned dropped;                   /* of 256 hidden units, while it learns */
    float *numbers;                     /* of each layer weights, a row an input, then biases */
    size_t count;
};

/* Takes memory for LAYERS layers, the last one with room for ANSWERS; UNITS are those of the hidden
 * ones. False: it is short. */
bool network_open(struct network *network, unsigned layers, const unsigned *units,
                  unsigned answers);

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
