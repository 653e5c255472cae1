#include "digits/hand.h"

#include <math.h>

#include "maths/logs.h"

/* Of the digits that people write, those that look like another one: of 8000 in photos some twenty
 * are taken for one at odds of a hundred to one, mostly such as people misread as well. */
#define MISLEADING 0.005F

/* No sum of two probabilities is more than twice the larger one: a logarithm. */
#define LOG_TWO 0.7F

/* What a layer makes of INPUTS: OUTPUTS (COLUMNS). */
static void pass(const float *inputs, unsigned rows, const float *weights, const float *bias,
                 unsigned columns, float *outputs)
{
    const struct kernel_matrix matrix = {weights, rows, columns};
    kernels_best()->multiply(inputs, &matrix, outputs);
    for (unsigned i = 0; i < columns; i++)
        outputs[i] += bias[i];
}

static void rectify(float *values, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        values[i] = values[i] > 0 ? values[i] : 0;
}

void hand_score(const struct hand_network *network, const float *features, float *scores)
{
    float first[HAND_FIRST], second[HAND_SECOND], answers[HAND_COLUMNS];
    float best = -INFINITY, total = 0;
    pass(features, FEATURE_COUNT, network->first[0], network->first_bias, HAND_FIRST, first);
    rectify(first, HAND_FIRST);
    pass(first, HAND_FIRST, network->second[0], network->second_bias, HAND_SECOND, second);
    rectify(second, HAND_SECOND);
    pass(second, HAND_SECOND, network->answer[0], network->answer_bias, HAND_COLUMNS, answers);
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        best = fmaxf(best, answers[i]);
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        total += expf(answers[i] - best);
    for (unsigned i = 0; i < HAND_ANSWERS; i++)
        scores[i] = answers[i] - best - logf(total);
}

float hand_best(const float *scores, unsigned writer)
{
    float best = scores[writer + 1];
    for (unsigned digit = 2; digit <= 9; digit++)
        best = fmaxf(best, scores[writer + digit]);
    return best;
}

float hand_likeliest(const float *scores)
{
    float best = -INFINITY;
    for (unsigned digit = 1; digit <= 9; digit++) {
        float printed = scores[HAND_PRINTED + digit], written = scores[HAND_WRITTEN + digit];
        if ((printed > written ? printed : written) + LOG_TWO > best)
            best = fmaxf(best, logs_add(printed, written));
    }
    return best;
}

void hand_digits(const float *scores, float digits[10])
{
    float sum = 0;
    for (unsigned digit = 1; digit <= 9; digit++)
        sum += digits[digit] =
            expf(scores[HAND_PRINTED + digit]) + expf(scores[HAND_WRITTEN + digit]);
    for (unsigned digit = 1; digit <= 9; digit++)
        digits[digit] = logf((1 - MISLEADING) * digits[digit] + MISLEADING / 9 * sum + 1e-30F);
    digits[0] = -INFINITY;
}
