/* Logistic regression on features of cells. */
#ifndef MODEL_LEARNER_REGRESSION_H
#define MODEL_LEARNER_REGRESSION_H

#include <stdbool.h>
#include <stddef.h>

enum { REGRESSION_SIGNS = 16 };

struct regression_sample {
    float signs[REGRESSION_SIGNS];
    float offset; /* log odds that are known besides the features */
    float weight; /* frequency of the sample */
    bool is_true;
    bool check; /* held out from training */
};

/* Zero-initialize it; regression_free() frees it. */
struct regression {
    unsigned signs;
    size_t count, room;
    struct regression_sample *samples;
};

/* Adds SAMPLE with its features SIGNS. Returns false if memory runs out. */
bool regression_add(struct regression *regression, struct regression_sample sample,
                    const float *signs);

/* Stores the weights of the features. Returns false if they are not determined. */
bool regression_learn(const struct regression *regression, float *weights);

/* Prints the share of true ones among the held-out samples, by their probability given WEIGHTS. */
void regression_print(const struct regression *regression, const float *weights);

void regression_free(struct regression *regression);

#endif
