#include "digits/network/struck.h"

#include <string.h>

#include "digits/network/model_data.h"
#include "maths/logs.h"

/* Log share of crossed-out marks relative to digits in the training set of the reading network
 * (model/train_hand.c): one in 44. */
#define TAUGHT_CROSSED (-3.8F)

/* The log odds according to the network that reads digits. */
static float reading_odds(const float *scores)
{
    float digits = logs_sum(scores + HAND_PRINTED + 1, HAND_DIGITS);
    return scores[HAND_CROSSED] - digits - TAUGHT_CROSSED;
}

/* Combines the odds of both networks by their geometric mean, a logarithmic opinion pool (Genest &
 * Zidek 1986): each takes unknown shapes for crossed-out ones. Only this network distinguishes the
 * ways. */
void struck_score_batch(const struct struck_network *network, const struct hand_mark *marks,
                        unsigned count, float odds[][STRUCK_WAYS])
{
    model_await(network, network->answer_bits != 0);
    const struct layer first = LAYER(network, first), answer = LAYER(network, answer);
    int16_t inputs[HAND_BATCH * FEATURE_COUNT] = {0}, units[HAND_BATCH * STRUCK_UNITS];
    hand_enter(marks, count, inputs);
    layer_pass(&first, count, inputs, units);
    layer_leave(&answer, count, units, STRUCK_WAYS, odds[0]);
    for (unsigned mark = 0; mark < count; mark++) {
        float beyond = 0.5F * (reading_odds(marks[mark].scores) - struck_total_odds(odds[mark]));
        for (unsigned way = 0; way < STRUCK_WAYS; way++)
            odds[mark][way] += beyond;
    }
}

void struck_score(const struct struck_network *network, const float *features, const float *scores,
                  float odds[STRUCK_WAYS])
{
    float own[HAND_ANSWERS], both[1][STRUCK_WAYS];
    memcpy(own, scores, sizeof own);
    struck_score_batch(network, &(struct hand_mark){features, own}, 1, both);
    memcpy(odds, both, sizeof both);
}

float struck_total_odds(const float odds[STRUCK_WAYS])
{
    return logs_add(odds[STRUCK_BY_STROKES], odds[STRUCK_BY_DIGIT]);
}
