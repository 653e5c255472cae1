/* Weights that make a fit robust to outliers. */
#ifndef MATHS_ROBUST_H
#define MATHS_ROBUST_H

#include <stddef.h>

/* Stores in WEIGHTS the weight of each of COUNT measurements in the next fit, given their DISTANCES
 * from the last one: BASE[i] / (1 + (DISTANCES[i] / s)^2), where s is the greater of MIN_SCALE and
 * 1.5 times the median distance of those with BASE > 0 (iteratively reweighted least squares with
 * Cauchy's weights: Holland & Welsch, Robust Regression Using Iteratively Reweighted Least-Squares,
 * Communications in Statistics A6, 1977). BASE NULL: all 1. */
void robust_weigh(const double *base, const double *distances, size_t count, double min_scale,
                  double *weights);

#endif
