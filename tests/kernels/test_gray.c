/* Color conversion and reduction: every set equals the plain one. */
#include <math.h>

#include "kernels/inputs.h"
#include "kernels/kernels.h"

static void every_set_computes_the_same_brightness(void)
{
    uint8_t *pixels = make_bytes((size_t)4 * MOST), plain[MOST] = {0}, other[MOST];
    for (unsigned round = 0; round < ROUNDS && pixels; round++) {
        enum luma_order order = (enum luma_order)chance(3);
        unsigned count = chance(MOST), step = order == LUMA_RGBA ? 4 : 3;
        uint8_t *from = pixels + (size_t)step * (MOST - count) + (4 - step) * (size_t)MOST;
        for (unsigned set = 0; kernels_set(set); set++) {
            const struct kernels *kernels = kernels_set(set);
            kernels->luma(from, count, order, set ? other : plain);
            CHECK(set == 0 || memcmp(plain, other, count) == 0);
            kernels->every_second(from, count / 2, other);
            CHECK(count < 2 || other[count / 2 - 1] == from[2 * (count / 2 - 1)]);
        }
        for (unsigned i = 0; i < count; i++) {
            const uint8_t *at = from + (size_t)i * step;
            unsigned red = at[order == LUMA_BGR ? 2 : 0], blue = at[order == LUMA_BGR ? 0 : 2];
            CHECK_EQ(plain[i], (77 * red + 150 * at[1] + 29 * blue) / 256);
        }
    }
    CHECK(pixels != NULL);
    free(pixels);
}

static void halves_are_means_of_four(void)
{
    uint8_t *rows = make_bytes((size_t)4 * MOST), half[MOST];
    for (unsigned round = 0; round < ROUNDS && rows; round++) {
        unsigned count = chance(MOST);
        const uint8_t *upper = rows, *lower = rows + (size_t)4 * MOST - 2 * (size_t)count;
        for (unsigned set = 0; kernels_set(set); set++) {
            kernels_set(set)->halve(upper, lower, count, half);
            for (size_t i = 0; i < count; i++)
                CHECK_EQ(half[i],
                         (upper[2 * i] + upper[2 * i + 1] + lower[2 * i] + lower[2 * i + 1] + 2) /
                             4);
        }
    }
    CHECK(rows != NULL);
    free(rows);
}

/* The mean of the covered range, computed directly. */
static double mean_between(const float *numbers, unsigned width, double start, double end)
{
    double sum = 0;
    for (unsigned x = 0; x < width; x++)
        sum += fmax(fmin(end, x + 1) - fmax(start, x), 0) * (double)numbers[x];
    return sum / (end - start);
}

static void shrunken_rows_are_means_of_the_covered_range(void)
{
    static float plain[MOST], other[MOST];
    uint8_t small[MOST] = {0}, other_small[MOST] = {0}, *bytes = make_bytes(MOST);
    for (unsigned round = 0; round < ROUNDS && bytes; round++) {
        unsigned width = 1 + chance(MOST), count = 1 + chance(width);
        float weight = share(), ratio = (float)width / (float)count;
        for (unsigned set = 0; kernels_set(set); set++) {
            const struct kernels *kernels = kernels_set(set);
            float *sums = set ? other : plain;
            memset(sums, 0, sizeof plain);
            kernels->add_weighted(bytes, width, weight, sums);
            kernels->add_weighted(bytes + MOST - width, width, 1 - weight, sums);
            kernels->shrink(sums, width, ratio, 1 / ratio, count, set ? other_small : small);
            CHECK(set == 0 || memcmp(plain, other, sizeof plain) == 0);
            CHECK(set == 0 || memcmp(small, other_small, count) == 0);
        }
        for (unsigned i = 0; i < count; i++) {
            double mean = mean_between(plain, width, i * (double)ratio, (i + 1) * (double)ratio);
            CHECK(fabs(small[i] - mean) < 0.51);
        }
    }
    CHECK(bytes != NULL);
    free(bytes);
}

int main(void)
{
    every_set_computes_the_same_brightness();
    halves_are_means_of_four();
    shrunken_rows_are_means_of_the_covered_range();
    return check_result();
}
