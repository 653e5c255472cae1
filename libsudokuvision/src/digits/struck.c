#include "digits/struck.h"

#include "maths/logs.h"

float struck_odds(const struct struck_network *network, const float *features)
{
    const struct kernel_matrix matrix = {network->first[0], FEATURE_COUNT, STRUCK_UNITS};
    float units[STRUCK_UNITS], sum = -INFINITY;
    kernels_best()->multiply(features, &matrix, units);
    for (unsigned i = 0; i < STRUCK_UNITS; i++)
        units[i] = fmaxf(units[i] + network->first_bias[i], 0);
    for (unsigned way = 0; way < STRUCK_WAYS; way++) {
        float odds = network->answer_bias[way];
        for (unsigned i = 0; i < STRUCK_UNITS; i++)
            odds += units[i] * network->answer[way][i];
        sum = logs_add(sum, odds);
    }
    return sum;
}
