/* Weights that keep wrong measurements from spoiling a fit. */
#ifndef MATHS_ROBUST_H
#define MATHS_ROBUST_H

#include <stddef.h>

/* Stores in WEIGHTS what each of COUNT measurements counts in the next fit, given how far it is
 * from the last one: BASE[i] / (1 + (DISTANCES[i] / s)^2), where s is 1.5 times the median distance
 * of those whose BASE is over 0, at least MIN_SCALE (iteratively reweighted least squares with
 * Cauchy's weights: Holland & Welsch, Robust Regression Using Iteratively Reweighted Least-Squares,
 * Communications in Statistics A6, 1977). BASE NULL: 1 for all. */
void robust_weigh(const double *base, const double *distances, size_t count, double min_scale,
                  double *weights);

#endif
