/* Small weighted least-squares problems, solved by their normal equations. */
#ifndef MATHS_LINEAR_H
#define MATHS_LINEAR_H

#include <stdbool.h>

enum { LINEAR_MAX = 16 };

struct linear {
    unsigned size;
    double matrix[LINEAR_MAX][LINEAR_MAX + 1]; /* the last column is the right-hand side */
};

/* Starts a problem with SIZE (1..LINEAR_MAX) unknowns. */
void linear_start(struct linear *linear, unsigned size);

/* Adds the equation sum of ROW[i] * unknown[i] = VALUE, whose squared residual has WEIGHT. */
void linear_add(struct linear *linear, const double *row, double value, double weight);

/* Adds WEIGHT times the square of each unknown (ridge regression). */
void linear_add_ridge(struct linear *linear, double weight);

/* Solves for the SIZE UNKNOWNS and destroys the problem. Returns false, with UNKNOWNS unchanged, if
 * they are not determined. */
bool linear_solve(struct linear *linear, double *unknowns);

#endif
