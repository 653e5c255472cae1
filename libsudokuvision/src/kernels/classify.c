/* Matrix products, distances to the columns of a matrix, and their exponentials. */
#include "kernels/kernel.h"

#include <string.h>

/* Numbers of columns whose sums stay in registers: usually, and for the remainder. */
#if defined(__AVX512F__)
enum { WIDE = 128 };
#elif defined(__AVX2__)
enum { WIDE = 64 };
#else
enum { WIDE = 32 };
#endif
enum { LANES = 32, HALF = WIDE > LANES ? WIDE / 2 : LANES };

/* A row of a matrix and its factor; NULL ends the list. */
struct factor {
    const float *numbers;
    float value;
};

/* Sums LANES columns from FIRST on into RESULT. */
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

/* Skips zeros, which most of a layer's inputs are. */
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

/* Returns e to the power of X, from KERNEL_MIN_EXPONENT to 0, more accurately than a float: 2 to
 * the nearest integer, times the series of the remainder, at most half the logarithm of 2, up to
 * the ninth power. */
static inline double exponential(double x)
{
    const double round = 0x1.8p52; /* a sum with this has no fractional bits */
    const double whole = x * 0x1.71547652b82fep0 + round;
    const double r = x - (whole - round) * 0x1.62e42fefa39efp-1;
    double power = 1.0 / 362880, scale;
    uint64_t bits;
    power = power * r + 1.0 / 40320;
    power = power * r + 1.0 / 5040;
    power = power * r + 1.0 / 720;
    power = power * r + 1.0 / 120;
    power = power * r + 1.0 / 24;
    power = power * r + 1.0 / 6;
    power = power * r + 0.5;
    power = power * r + 1;
    power = power * r + 1;
    memcpy(&bits, &whole, sizeof bits);
    bits = (bits << 52) + (UINT64_C(1023) << 52);
    memcpy(&scale, &bits, sizeof scale);
    return power * scale;
}

void KERNEL(exponentials)(const float *numbers, unsigned count, float top, float *powers)
{
    for (unsigned i = 0; i < count; i++) {
        const float x = numbers[i] - top;
        const double power = exponential(x > KERNEL_MIN_EXPONENT ? (double)x : 0);
        powers[i] = x > KERNEL_MIN_EXPONENT ? (float)power : 0;
    }
}
