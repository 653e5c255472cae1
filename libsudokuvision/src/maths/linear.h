/* Small weighted least-squares problems by their normal equations. */
#ifndef MATHS_LINEAR_H
#define MATHS_LINEAR_H

#include <stdbool.h>

enum { LINEAR_MAX = 10 };

struct linear {
    unsigned size;
    double matrix[LINEAR_MAX][LINEAR_MAX + 1]; /* the last column is the right-hand side */
};

/* Starts a problem with SIZE (1..LINEAR_MAX) unknowns. */
void linear_start(struct linear *linear, unsigned size);

/* Adds the equation sum of ROW[i] * unknown[i] = VALUE, whose squared fault counts WEIGHT times. */
void linear_add(struct linear *linear, const double *row, double value, double weight);

/* Adds the preference that every unknown be 0, with WEIGHT (ridge regression). */
void linear_add_ridge(struct linear *linear, double weight);

/* Stores the SIZE unknowns in UNKNOWNS and uses the problem up. False: not determined, and
 * UNKNOWNS is as it was. */
bool linear_solve(struct linear *linear, double *unknowns);

#endif
