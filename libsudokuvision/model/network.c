#include "learn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adam.h"
#include "random.h"

enum {
    BATCH = 128,
    PARAMETERS = sizeof(struct hand_network) / sizeof(float),
};

static void answer(const struct hand_network *network, const struct network_shape *shape,
                   const float *features, float *hidden, float *shares)
{
    float total = 0, most = -INFINITY;
    memcpy(hidden, network->hidden_bias, sizeof network->hidden_bias);
    memcpy(shares, network->answer_bias, sizeof network->answer_bias);
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < shape->hidden; k++)
            hidden[k] += features[i] * network->hidden[i][k];
    for (unsigned k = 0; k < shape->hidden; k++) {
        hidden[k] = fmaxf(hidden[k], 0);
        for (unsigned c = 0; c < shape->answers; c++)
            shares[c] += hidden[k] * network->answer[k][c];
    }
    for (unsigned c = 0; c < shape->answers; c++)
        most = fmaxf(most, shares[c]);
    for (unsigned c = 0; c < shape->answers; c++)
        total += shares[c] = expf(shares[c] - most);
    for (unsigned c = 0; c < shape->answers; c++)
        shares[c] /= total;
}

static void add_gradient(const struct hand_network *network, const struct network_shape *shape,
                         const float *features, unsigned label, struct hand_network *gradient)
{
    float hidden[HAND_HIDDEN], slope[HAND_COLUMNS];
    answer(network, shape, features, hidden, slope);
    for (unsigned c = 0; c < shape->answers; c++) {
        slope[c] -= c == label ? 0.98F : 0.02F / (float)(shape->answers - 1);
        gradient->answer_bias[c] += slope[c];
    }
    for (unsigned k = 0; k < shape->hidden; k++) {
        float back = 0;
        for (unsigned c = 0; c < shape->answers; c++) {
            back += slope[c] * network->answer[k][c];
            gradient->answer[k][c] += slope[c] * hidden[k];
        }
        hidden[k] = hidden[k] > 0 ? back : 0;
        gradient->hidden_bias[k] += hidden[k];
    }
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < shape->hidden; k++)
            gradient->hidden[i][k] += features[i] * hidden[k];
}

static double error(const struct hand_network *network, const struct network_shape *shape,
                    const struct samples *samples)
{
    size_t wrong = 0;
    for (size_t i = 0; i < samples->count; i++) {
        float hidden[HAND_HIDDEN], shares[HAND_COLUMNS];
        unsigned best = 0;
        answer(network, shape, samples->features[i], hidden, shares);
        for (unsigned c = 1; c < shape->answers; c++)
            best = shares[c] > shares[best] ? c : best;
        wrong += best != samples->label[i];
    }
    return (double)wrong / (double)samples->count;
}

static void start(const struct network_shape *shape, uint64_t *seed, struct hand_network *network)
{
    memset(network, 0, sizeof *network);
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < shape->hidden; k++)
            network->hidden[i][k] = 0.2F * random_normal(seed);
    for (unsigned k = 0; k < shape->hidden; k++)
        for (unsigned c = 0; c < shape->answers; c++)
            network->answer[k][c] = 0.2F * random_normal(seed);
}

bool learn_network(const struct samples *train, const struct samples *check,
                   const struct network_shape *shape, unsigned epochs, uint64_t seed,
                   struct hand_network *network)
{
    static struct hand_network gradient;
    struct adam adam;
    size_t batches = train->count / BATCH, steps = epochs * batches;
    bool ready = adam_open(&adam, PARAMETERS);
    start(shape, &seed, network);
    for (size_t step = 0; ready && step < steps; step++) {
        memset(&gradient, 0, sizeof gradient);
        for (unsigned i = 0; i < BATCH; i++) {
            size_t sample = random_below(&seed, (unsigned)train->count);
            add_gradient(network, shape, train->features[sample], train->label[sample], &gradient);
        }
        for (size_t i = 0; i < PARAMETERS; i++)
            adam.gradient[i] = ((float *)&gradient)[i] / BATCH;
        adam_step(&adam, (float *)network,
                  1e-3F * (1 + cosf(3.1415927F * (float)step / (float)steps)));
        if ((step + 1) % (batches * 4) == 0 || step + 1 == steps)
            printf("network: step %zu of %zu, %.3f %% wrong on others\n", step + 1, steps,
                   100 * error(network, shape, check));
        fflush(stdout);
    }
    adam_close(&adam);
    return ready;
}
