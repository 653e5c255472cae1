#include "digits/hand.h"

#include <math.h>

void hand_score(const struct hand_network *network, const float *features, float *scores)
{
    const struct kernels *kernels = kernels_best();
    const struct kernel_matrix first = {network->hidden[0], FEATURE_COUNT, HAND_HIDDEN};
    const struct kernel_matrix second = {network->answer[0], HAND_HIDDEN, HAND_COLUMNS};
    float hidden[HAND_HIDDEN], answers[HAND_COLUMNS], best = -INFINITY, total = 0;
    kernels->multiply(features, &first, hidden);
    for (unsigned i = 0; i < HAND_HIDDEN; i++)
        hidden[i] = fmaxf(hidden[i] + network->hidden_bias[i], 0);
    kernels->multiply(hidden, &second, answers);
    for (unsigned i = 0; i < HAND_ANSWERS; i++) {
        answers[i] += network->answer_bias[i];
        best = fmaxf(best, answers[i]);
    }
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        total += expf(answers[i] - best);
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        scores[i] = answers[i] - best - logf(total);
}
