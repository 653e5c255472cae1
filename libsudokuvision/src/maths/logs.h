/* Sums of probabilities given by their logarithms. */
#ifndef MATHS_LOGS_H
#define MATHS_LOGS_H

#include <math.h>

/* The logarithm of 2: of the odds of what is as likely right as wrong, and the most by which the
 * logarithm of a sum exceeds that of the larger of two. */
#define LOGS_TWO logf(2)

/* Returns log(e^A + e^B). */
static inline float logs_add(float a, float b)
{
    return fmaxf(a, b) + log1pf(expf(-fabsf(a - b)));
}

/* Returns the logarithm of the sum of the exponentials of COUNT (1 or more) VALUES, with a single
 * log(). */
static inline float logs_sum(const float *values, unsigned count)
{
    float best = values[0], sum = 0;
    for (unsigned i = 1; i < count; i++)
        best = values[i] > best ? values[i] : best;
    if (isinf(best))
        return best;
    for (unsigned i = 0; i < count; i++)
        sum += expf(values[i] - best);
    return best + logf(sum);
}

/* Returns the logarithm of the density of a normal distribution, without its constant, at AWAY from
 * the mean; SPREAD is the standard deviation. */
static inline float logs_normal(float away, float spread)
{
    return -0.5F * away * away / (spread * spread) - logf(spread);
}

#endif
