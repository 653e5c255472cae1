#include "model/learner/adam.h"

#include <math.h>
#include <stdlib.h>

bool adam_open(struct adam *adam, size_t count)
{
    *adam = (struct adam){
        .gradient = calloc(count, sizeof(float)),
        .mean = calloc(count, sizeof(float)),
        .square = calloc(count, sizeof(float)),
        .count = count,
    };
    return adam->gradient && adam->mean && adam->square;
}

void adam_close(struct adam *adam)
{
    free(adam->gradient);
    free(adam->mean);
    free(adam->square);
}

void adam_step(struct adam *adam, float *parameters, float rate)
{
    adam->steps++;
    float mean_scale = 1 / (1 - powf(0.9F, (float)adam->steps));
    float square_scale = 1 / (1 - powf(0.999F, (float)adam->steps));
    for (size_t i = 0; i < adam->count; i++) {
        float gradient = adam->gradient[i];
        adam->mean[i] = 0.9F * adam->mean[i] + 0.1F * gradient;
        adam->square[i] = 0.999F * adam->square[i] + 0.001F * gradient * gradient;
        parameters[i] -=
            rate * adam->mean[i] * mean_scale / (sqrtf(adam->square[i] * square_scale) + 1e-8F);
        adam->gradient[i] = 0;
    }
}
