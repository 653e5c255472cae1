/* Rows times matrices, and distances to their columns. */
#include "kernels/kernel.h"

#include <string.h>

/* Columns whose sums stay in registers: where a matrix has as many, and of the rest. */
#if defined(__AVX512F__)
enum { WIDE = 128 };
#elif defined(__AVX2__)
enum { WIDE = 64 };
#else
enum { WIDE = 32 };
#endif
enum { LANES = 32, HALF = WIDE > LANES ? WIDE / 2 : LANES };

/* A row of a matrix, and what it is multiplied by; without numbers: there are no more. */
struct factor {
    const float *numbers;
    float value;
};

/* Sums LANES columns, from FIRST on, into RESULT. */
static inline __attribute__((always_inline)) void
sum_columns(const struct factor *factor, unsigned first, unsigned lanes, float *result)
{
    float sums[WIDE] = {0};
    for (; factor->numbers; factor++) {
        const float value = factor->value, *numbers = factor->numbers + first;
        for (unsigned lane = 0; lane < lanes; lane++)
            sums[lane] += value * numbers[lane];
    }
    memcpy(result + first, sums, lanes * sizeof *sums);
}

/* Zeros add nothing: of a layer's inputs most are. */
void KERNEL(multiply)(const float *row, const struct kernel_matrix *matrix, float *result)
{
    struct factor factors[KERNEL_ROWS + 1];
    unsigned count = 0, first = 0;
    for (unsigned i = 0; i < matrix->rows; i++) {
        factors[count].numbers = matrix->numbers + (size_t)i * matrix->columns;
        factors[count].value = row[i];
        count += row[i] != 0;
    }
    factors[count].numbers = NULL;
    for (; first + WIDE <= matrix->columns; first += WIDE)
        sum_columns(factors, first, WIDE, result);
    for (; first + HALF <= matrix->columns; first += HALF)
        sum_columns(factors, first, HALF, result);
    for (; first < matrix->columns; first += LANES)
        sum_columns(factors, first, LANES, result);
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
