#include "digits/network/hand.h"

#include <math.h>

#include "maths/logs.h"

/* Share of handwritten digits that resemble another one: about twenty of 8000 in photos are
 * mistaken at odds of a hundred to one, most of them by people as well. */
#define MISLEADING 0.005F

void hand_enter(const struct hand_mark *marks, unsigned count, int16_t *inputs)
{
    for (unsigned i = 0; i < count; i++)
        layer_enter(marks[i].features, FEATURE_COUNT, inputs + (size_t)i * FEATURE_COUNT);
}

void hand_score_batch(const struct hand_network *network, const struct hand_mark *marks,
                      unsigned count)
{
    const struct layer first = LAYER(network, first), second = LAYER(network, second),
                       answer = LAYER(network, answer);
    int16_t inputs[HAND_BATCH * FEATURE_COUNT] = {0};
    int16_t units[HAND_BATCH * HAND_FIRST], next[HAND_BATCH * HAND_SECOND];
    float answers[HAND_BATCH * HAND_ANSWERS];
    hand_enter(marks, count, inputs);
    layer_pass(&first, count, inputs, units);
    layer_pass(&second, count, units, next);
    layer_leave(&answer, count, next, HAND_ANSWERS, answers);
    for (unsigned mark = 0; mark < count; mark++) {
        const float *own = answers + (size_t)mark * HAND_ANSWERS;
        float total = logs_sum(own, HAND_ANSWERS);
        for (unsigned i = 0; i < HAND_ANSWERS; i++)
            marks[mark].scores[i] = own[i] - total;
    }
}

void hand_score(const struct hand_network *network, const float *features, float *scores)
{
    hand_score_batch(network, &(struct hand_mark){features, scores}, 1);
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
        if ((printed > written ? printed : written) + LOGS_TWO > best)
            best = fmaxf(best, logs_add(printed, written));
    }
    return best;
}

unsigned hand_read(const float *scores, float likely)
{
    const float may_be = logf(likely) - LOGS_TWO;
    for (unsigned digit = 1; digit <= 9; digit++) {
        float printed = scores[HAND_PRINTED + digit], written = scores[HAND_WRITTEN + digit];
        float larger = printed > written ? printed : written;
        if (larger >= may_be && expf(printed) + expf(written) >= likely)
            return digit;
    }
    return 0;
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

unsigned hand_digits_likeliest(const float digits[10])
{
    unsigned best = 1;
    for (unsigned digit = 2; digit <= 9; digit++)
        best = digits[digit] > digits[best] ? digit : best;
    return best;
}

float hand_digits_mean_other(const float digits[10], unsigned digit)
{
    float others[9] = {0};
    unsigned count = 0;
    for (unsigned k = 1; k <= 9; k++)
        if (k != digit)
            others[count++] = digits[k];
    return logs_sum(others, count) - logf((float)count);
}
