#include "learn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adam.h"
#include "random.h"

enum {
    HIDDEN = 48,
    CLASSES = CLASSIFIER_CLASSES,
    BATCH = 128,
    PARAMETERS = (FEATURE_COUNT + 1) * HIDDEN + (HIDDEN + 1) * CLASSES,
};

struct network {
    float first[FEATURE_COUNT][HIDDEN];
    float first_bias[HIDDEN];
    float second[HIDDEN][CLASSES];
    float second_bias[CLASSES];
};

static void answer(const struct network *network, const float *features, float *hidden,
                   float *shares)
{
    float total = 0, most = -INFINITY;
    memcpy(hidden, network->first_bias, sizeof network->first_bias);
    memcpy(shares, network->second_bias, sizeof network->second_bias);
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < HIDDEN; k++)
            hidden[k] += features[i] * network->first[i][k];
    for (unsigned k = 0; k < HIDDEN; k++) {
        hidden[k] = fmaxf(hidden[k], 0);
        for (unsigned c = 0; c < CLASSES; c++)
            shares[c] += hidden[k] * network->second[k][c];
    }
    for (unsigned c = 0; c < CLASSES; c++)
        most = fmaxf(most, shares[c]);
    for (unsigned c = 0; c < CLASSES; c++)
        total += shares[c] = expf(shares[c] - most);
    for (unsigned c = 0; c < CLASSES; c++)
        shares[c] /= total;
}

static void add_gradient(const struct network *network, const float *features, unsigned label,
                         struct network *gradient)
{
    float hidden[HIDDEN], slope[CLASSES];
    answer(network, features, hidden, slope);
    for (unsigned c = 0; c < CLASSES; c++) {
        slope[c] -= c == label ? 0.98F : 0.02F / (CLASSES - 1);
        gradient->second_bias[c] += slope[c];
    }
    for (unsigned k = 0; k < HIDDEN; k++) {
        float back = 0;
        for (unsigned c = 0; c < CLASSES; c++) {
            back += slope[c] * network->second[k][c];
            gradient->second[k][c] += slope[c] * hidden[k];
        }
        hidden[k] = hidden[k] > 0 ? back : 0;
        gradient->first_bias[k] += hidden[k];
    }
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < HIDDEN; k++)
            gradient->first[i][k] += features[i] * hidden[k];
}

static double error(const struct network *network, const struct samples *samples)
{
    size_t wrong = 0;
    for (size_t i = 0; i < samples->count; i++) {
        float hidden[HIDDEN], shares[CLASSES];
        unsigned best = 0;
        answer(network, samples->features[i], hidden, shares);
        for (unsigned c = 1; c < CLASSES; c++)
            best = shares[c] > shares[best] ? c : best;
        wrong += best != samples->label[i];
    }
    return (double)wrong / (double)samples->count;
}

bool learn_network(const struct samples *train, const struct samples *check, unsigned epochs,
                   uint64_t seed)
{
    static struct network network, gradient;
    struct adam adam;
    size_t batches = train->count / BATCH, steps = epochs * batches;
    bool ready = adam_open(&adam, PARAMETERS);
    for (size_t i = 0; i < FEATURE_COUNT * HIDDEN; i++)
        (&network.first[0][0])[i] = 0.2F * random_normal(&seed);
    for (size_t i = 0; i < HIDDEN * CLASSES; i++)
        (&network.second[0][0])[i] = 0.2F * random_normal(&seed);
    for (size_t step = 0; ready && step < steps; step++) {
        memset(&gradient, 0, sizeof gradient);
        for (unsigned i = 0; i < BATCH; i++) {
            size_t sample = random_below(&seed, (unsigned)train->count);
            add_gradient(&network, train->features[sample], train->label[sample], &gradient);
        }
        for (size_t i = 0; i < PARAMETERS; i++)
            adam.gradient[i] = ((float *)&gradient)[i] / BATCH;
        adam_step(&adam, (float *)&network,
                  1e-3F * (1 + cosf(3.1415927F * (float)step / (float)steps)));
    }
    printf("network: %.3f %% wrong on other faces\n", 100 * error(&network, check));
    adam_close(&adam);
    return ready;
}
