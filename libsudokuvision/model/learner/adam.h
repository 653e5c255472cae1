/* Gradient descent with adaptive moments (Kingma & Ba, Adam, 2015, algorithm 1). */
#ifndef MODEL_LEARNER_ADAM_H
#define MODEL_LEARNER_ADAM_H

#include <stdbool.h>
#include <stddef.h>

struct adam {
    float *gradient; /* the caller adds to it; adam_step() clears it */
    float *mean;
    float *square;
    size_t count;
    unsigned steps;
};

bool adam_open(struct adam *adam, size_t count);

void adam_close(struct adam *adam);

/* Moves PARAMETERS by RATE against the gradient of a batch. */
void adam_step(struct adam *adam, float *parameters, float rate);

#endif
