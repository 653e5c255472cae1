/* Sums of probabilities that are known by their logarithms. */
#ifndef MATHS_LOGS_H
#define MATHS_LOGS_H

#include <math.h>

/* The logarithm of e^A + e^B. */
static inline float logs_add(float a, float b)
{
    return fmaxf(a, b) + log1pf(expf(-fabsf(a - b)));
}

#endif
