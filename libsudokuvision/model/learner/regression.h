/* A logistic regression on what is known of cells. */
#ifndef MODEL_LEARNER_REGRESSION_H
#define MODEL_LEARNER_REGRESSION_H

#include <stdbool.h>
#include <stddef.h>

enum { REGRESSION_SIGNS = 16 };

struct regression_sample {
    float signs[REGRESSION_SIGNS];
    float weight; /* how often such a one counts */
    bool is_true;
    bool check; /* kept for the check: nothing is learned from it */
};

/* All 0: empty. regression_free() takes what it grew to. */
struct regression {
    unsigned signs;
    size_t count, room;
    struct regression_sample *samples;
};

/* Adds SAMPLE with SIGNS. False: memory is short. */
bool regression_add(struct regression *regression, struct regression_sample sample,
                    const float *signs);

/* Stores the weights of the signs. False: they are not determined. */
bool regression_learn(const struct regression *regression, float *weights);

/* Prints how many of the samples kept for the check are true, by what WEIGHTS foretell. */
void regression_print(const struct regression *regression, const float *weights);

void regression_free(struct regression *regression);

#endif
