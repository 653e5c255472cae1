/* Rows times matrices, and distances to their columns. */
#include "kernels/kernel.h"

#include <string.h>

/* Columns whose sums stay in registers. */
enum { LANES = 32 };

void KERNEL(multiply)(const float *row, const struct kernel_matrix *matrix, float *result)
{
    for (unsigned first = 0; first < matrix->columns; first += LANES) {
        const float *numbers = matrix->numbers + first;
        float sums[LANES] = {0};
        for (unsigned i = 0; i < matrix->rows; i++, numbers += matrix->columns)
            for (unsigned lane = 0; lane < LANES; lane++)
                sums[lane] += row[i] * numbers[lane];
        memcpy(result + first, sums, sizeof sums);
    }
}

void KERNEL(distances)(const float *point, const struct kernel_matrix *matrix, float *result)
{
    for (unsigned first = 0; first < matrix->columns; first += LANES) {
        const float *numbers = matrix->numbers + first;
        float sums[LANES];
        memcpy(sums, result + first, sizeof sums);
        for (unsigned i = 0; i < matrix->rows; i++, numbers += matrix->columns) {
            for (unsigned lane = 0; lane < LANES; lane++) {
                float difference = point[i] - numbers[lane];
                sums[lane] -= difference * difference;
            }
        }
        memcpy(result + first, sums, sizeof sums);
    }
}
