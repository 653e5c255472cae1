/* Order statistics, by Hoare's quickselect (Find, Algorithm 65, CACM 1961): linear on average, and
 * it leaves the numbers in another order. */
#ifndef MATHS_STAT_H
#define MATHS_STAT_H

#include <stddef.h>

/* The number at RANK (0..COUNT-1) of NUMBERS in ascending order. */
float stat_select(float *numbers, size_t count, size_t rank);
double stat_select_double(double *numbers, size_t count, size_t rank);

/* Where the smallest of NUMBERS (COUNT, 1 or more) is, the first of several. */
size_t stat_argmin(const float *numbers, size_t count);

/* The median of NUMBERS, the upper one of two; 0 where there are none. */
float stat_median(float *numbers, size_t count);

#endif
