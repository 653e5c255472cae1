/* Order statistics by Hoare's quickselect (Find, Algorithm 65, CACM 1961), which takes linear time
 * on average and reorders the numbers. */
#ifndef MATHS_STAT_H
#define MATHS_STAT_H

#include <stddef.h>

/* Added to a count from which a mean is estimated (after Jeffreys, Theory of Probability, 1961). */
#define STAT_UNSEEN 0.5F

/* Returns the number at RANK (0..COUNT-1) of NUMBERS in ascending order. */
float stat_select(float *numbers, size_t count, size_t rank);
double stat_select_double(double *numbers, size_t count, size_t rank);

/* Returns the index of the first minimum of NUMBERS (COUNT >= 1). */
size_t stat_argmin(const float *numbers, size_t count);

/* Returns the median of NUMBERS, the upper one of two; 0 if COUNT is 0. */
float stat_median(float *numbers, size_t count);

/* Replaces NUMBERS by their distances from MIDDLE and returns the standard deviation that these
 * show if they are normal, by the median, which outliers hardly change. */
float stat_spread(float middle, float *numbers, size_t count);

#endif
