/* Rows times matrices, and distances to their columns. */
#include "kernels/kernel.h"

#include <string.h>

/* Columns whose sums stay in registers. */
enum { LANES = 32 };

/* Zeros add nothing: of a layer's inputs most are. */
void KERNEL(multiply)(const float *row, const struct kernel_matrix *matrix, float *result)
{
    struct {
        float factor;
        uint32_t start; /* of its numbers */
    } used[KERNEL_ROWS + 1];
    unsigned count = 0;
    for (unsigned i = 0; i < matrix->rows; i++) {
        used[count].factor = row[i];
        used[count].start = i * matrix->columns;
        count += row[i] != 0;
    }
    used[count].factor = 0;
    for (unsigned first = 0; first < matrix->columns; first += LANES) {
        const float *numbers = matrix->numbers + first;
        float sums[LANES] = {0};
        for (unsigned i = 0; used[i].factor != 0; i++) {
            const float factor = used[i].factor, *columns = numbers + used[i].start;
            for (unsigned lane = 0; lane < LANES; lane++)
                sums[lane] += factor * columns[lane];
        }
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
