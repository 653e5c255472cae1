/* Fixed-point layers: every set equals a direct computation. */
#include <math.h>

#include "kernels/inputs.h"
#include "kernels/kernels.h"

enum { INPUTS = 60, UNITS = 448, MOST_ROWS = 2 * KERNEL_BATCH + 1 };

struct drawn {
    int16_t inputs[MOST_ROWS * INPUTS], weights[INPUTS * UNITS];
    int32_t bias[UNITS];
};

/* A number from -MOST to MOST; in some rounds only these two. */
static int draw_number(unsigned round, int most)
{
    return round % 4 == 0 ? (chance(2) ? most : -most) : (int)chance(2 * (unsigned)most + 1) - most;
}

/* Weights as large as sums allow, and inputs with many zeros. */
static void draw(unsigned round, struct drawn *drawn)
{
    const int most_weight = INT32_MAX / KERNEL_MAX_INPUT / INPUTS - 1;
    for (unsigned i = 0; i < MOST_ROWS * INPUTS; i++)
        drawn->inputs[i] =
            chance(1 + round % 3) ? 0 : (int16_t)draw_number(round, KERNEL_MAX_INPUT);
    for (unsigned i = 0; i < INPUTS * UNITS; i++)
        drawn->weights[i] = (int16_t)draw_number(round, most_weight);
    for (unsigned i = 0; i < UNITS; i++)
        drawn->bias[i] = draw_number(round, KERNEL_MAX_INPUT);
}

static int64_t sum_of(const struct drawn *drawn, unsigned row, const struct kernel_layer *layer,
                      unsigned unit)
{
    const int16_t *inputs = drawn->inputs + (size_t)row * layer->inputs;
    int64_t sum = drawn->bias[unit];
    for (unsigned i = 0; i < layer->inputs; i++)
        sum += inputs[i] * drawn->weights[2 * (i / 2 * layer->units + unit) + i % 2];
    return sum;
}

/* For ROWS rows, with nothing written beyond. */
static void check_sums(const struct drawn *drawn, unsigned rows, const struct kernel_layer *layer)
{
    static int32_t sums[MOST_ROWS * UNITS + 1];
    for (unsigned set = 0; kernels_set(set); set++) {
        memset(sums, 0, sizeof sums);
        kernels_set(set)->sum_inputs(drawn->inputs, rows, layer, sums);
        for (unsigned row = 0; row < rows; row++)
            for (unsigned unit = 0; unit < layer->units; unit++)
                CHECK_EQ(sums[row * layer->units + unit], sum_of(drawn, row, layer, unit));
        CHECK_EQ(sums[rows * layer->units], 0);
    }
}

static void sums_are_exact_with_every_set_and_any_number_of_rows(void)
{
    static struct drawn drawn;
    for (unsigned round = 0; round < ROUNDS; round++) {
        const unsigned inputs = 2 * chance(INPUTS / 2 + 1), units = 32 * (1 + chance(UNITS / 32));
        const struct kernel_layer layer = {drawn.weights, drawn.bias, inputs, units};
        draw(round, &drawn);
        check_sums(&drawn, round % (MOST_ROWS + 1), &layer);
    }
}

static void numbers_are_rounded_within_their_bounds(void)
{
    static const float edges[] = {4,     -4, 3.99994F, -3.99994F, 1e9F,
                                  -1e9F, 0,  -0.0F,    INFINITY,  -INFINITY};
    float numbers[MOST];
    int16_t whole[MOST];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const unsigned count = chance(MOST);
        for (unsigned i = 0; i < count; i++)
            numbers[i] = chance(9) ? 16 * share() - 8 : edges[chance(sizeof edges / sizeof *edges)];
        for (unsigned set = 0; kernels_set(set); set++) {
            kernels_set(set)->quantize(numbers, count, 8192, whole);
            for (unsigned i = 0; i < count; i++)
                CHECK_EQ(whole[i], lroundf(fminf(fmaxf(8192 * numbers[i], -KERNEL_MAX_INPUT),
                                                 KERNEL_MAX_INPUT)));
        }
    }
}

static int32_t rectified(int32_t sum, unsigned bits)
{
    int64_t value = sum > 0 ? llround(ldexp(sum, -(int)bits)) : 0;
    return (int32_t)(value < KERNEL_MAX_INPUT ? value : KERNEL_MAX_INPUT);
}

static void units_are_rectified_sums(void)
{
    int32_t sums[UNITS];
    int16_t values[UNITS];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const unsigned count = 32 * (1 + chance(UNITS / 32)), bits = 1 + chance(14);
        for (unsigned i = 0; i < count; i++)
            sums[i] = draw_number(round, round % 3 ? INT32_MAX / 2 : 1 << 15);
        sums[chance(count)] = round % 2 ? INT32_MAX : INT32_MIN;
        for (unsigned set = 0; kernels_set(set); set++) {
            kernels_set(set)->rectify(sums, count, bits, values);
            for (unsigned i = 0; i < count; i++)
                CHECK_EQ(values[i], rectified(sums[i], bits));
        }
    }
}

int main(void)
{
    sums_are_exact_with_every_set_and_any_number_of_rows();
    numbers_are_rounded_within_their_bounds();
    units_are_rectified_sums();
    return check_result();
}
