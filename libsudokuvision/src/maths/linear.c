#include "maths/linear.h"

#include <math.h>
#include <string.h>

void linear_start(struct linear *linear, unsigned size)
{
    memset(linear, 0, sizeof *linear);
    linear->size = size;
}

void linear_add(struct linear *linear, const double *row, double value, double weight)
{
    for (unsigned i = 0; i < linear->size; i++) {
        double factor = weight * row[i];
        if (factor == 0)
            continue;
        for (unsigned k = i; k < linear->size; k++)
            linear->matrix[i][k] += factor * row[k];
        linear->matrix[i][linear->size] += factor * value;
    }
}

void linear_add_ridge(struct linear *linear, double weight)
{
    for (unsigned i = 0; i < linear->size; i++)
        linear->matrix[i][i] += weight;
}

/* Computes the Cholesky factor in the upper triangle, including the right-hand side. Returns false
 * if the matrix is not positive definite within rounding errors. */
static bool factorize(struct linear *linear)
{
    unsigned size = linear->size;
    for (unsigned i = 0; i < size; i++) {
        double *row = linear->matrix[i], diagonal = row[i];
        for (unsigned above = 0; above < i; above++) {
            const double *done = linear->matrix[above];
            for (unsigned k = i; k <= size; k++)
                row[k] -= done[i] * done[k];
        }
        if (!isfinite(row[i]) || !(row[i] > 1e-13 * diagonal))
            return false;
        double root = sqrt(row[i]);
        for (unsigned k = i; k <= size; k++)
            row[k] /= root;
    }
    return true;
}

bool linear_solve(struct linear *linear, double *unknowns)
{
    if (!factorize(linear))
        return false;
    unsigned size = linear->size;
    for (unsigned i = size; i-- > 0;) {
        double value = linear->matrix[i][size];
        for (unsigned k = i + 1; k < size; k++)
            value -= linear->matrix[i][k] * unknowns[k];
        unknowns[i] = value / linear->matrix[i][i];
    }
    return true;
}
