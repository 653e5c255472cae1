#include "digits/struck.h"

#include "maths/logs.h"

/* The logarithm of how many marks are crossed out, of those that are digits, in the lesson of the
 * network that reads these (model/train_hand.c): one in 44. */
#define TAUGHT_CROSSED (-3.8F)

/* The odds by the network alone. */
static void weigh_alone(const struct struck_network *network, const float *features,
                        float odds[STRUCK_WAYS])
{
    const struct layer first = LAYER(network, first), answer = LAYER(network, answer);
    int16_t inputs[FEATURE_COUNT], units[STRUCK_UNITS];
    layer_enter(features, FEATURE_COUNT, inputs);
    layer_pass(&first, inputs, units);
    layer_leave(&answer, units, STRUCK_WAYS, odds);
}

/* The odds by what the network that reads digits says. */
static float reading_odds(const float *scores)
{
    float digits = logs_sum(scores + HAND_PRINTED + 1, HAND_DIGITS);
    return scores[HAND_CROSSED] - digits - TAUGHT_CROSSED;
}

/* The geometric mean of both, a logarithmic opinion pool (Genest & Zidek 1986): a form that one of
 * them does not know looks crossed out to it. In which way, only the one says. */
void struck_weigh(const struct struck_network *network, const float *features, const float *scores,
                  float odds[STRUCK_WAYS])
{
    weigh_alone(network, features, odds);
    float beyond = 0.5F * (reading_odds(scores) - struck_any(odds));
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        odds[way] += beyond;
}

float struck_any(const float odds[STRUCK_WAYS])
{
    return logs_add(odds[STRUCK_BY_STROKES], odds[STRUCK_BY_DIGIT]);
}
