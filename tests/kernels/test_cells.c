/* The ink of a cell and its shape: every set equals the plain one. */
#include <math.h>
#include <stdbool.h>

#include "kernels/inputs.h"
#include "kernels/kernels.h"

/* A cell with PATTERN 0: noise, 1: uniform, 2: a dark square in the middle. */
static void draw_patch(unsigned pattern, uint8_t *patch)
{
    for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++) {
        unsigned x = i % KERNEL_PATCH, y = i / KERNEL_PATCH;
        bool inside = x >= 12 && x < 20 && y >= 12 && y < 20;
        patch[i] = pattern == 0 ? (uint8_t)chance(256) : pattern == 2 && inside ? 50 : 200;
    }
}

static void every_set_measures_the_same_darkness(void)
{
    static struct darkness plain, other;
    uint8_t patch[KERNEL_PATCH * KERNEL_PATCH];
    for (unsigned round = 0; round < ROUNDS; round++) {
        draw_patch(round % 3, patch);
        memset(&plain, 0, sizeof plain);
        memset(&other, 0, sizeof other);
        kernels_set(0)->darken(patch, &plain);
        for (unsigned set = 1; kernels_set(set); set++) {
            kernels_set(set)->darken(patch, &other);
            CHECK(memcmp(&plain, &other, sizeof plain) == 0);
        }
    }
}

static void a_dark_square_stands_out_of_its_paper(void)
{
    static struct darkness dark;
    uint8_t patch[KERNEL_PATCH * KERNEL_PATCH];
    draw_patch(2, patch);
    kernels_best()->darken(patch, &dark);
    CHECK_EQ(dark.depth[16 * KERNEL_PATCH + 16], KERNEL_DEPTH * 3 / 4);
    CHECK_EQ(dark.depth[2 * KERNEL_PATCH + 2], 0);
    CHECK_EQ(dark.ink, KERNEL_DEPTH * 3 / 4);
    CHECK_EQ(dark.darkest, 200);
    CHECK_EQ(dark.brightest, 200);
    CHECK(dark.paper == 200);
}

static void marks_depths_above_a_limit(void)
{
    int16_t depth[KERNEL_PATCH * KERNEL_PATCH];
    uint32_t rows[KERNEL_PATCH];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const int16_t limit = (int16_t)((int)chance(round % 2 ? 16 : 6000) - 8);
        for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++)
            depth[i] = (int16_t)(limit + (int)chance(round % 3 ? 4000 : 3) - 1);
        for (unsigned set = 0; kernels_set(set); set++) {
            kernels_set(set)->find_deeper(depth, limit, rows);
            for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++)
                CHECK_EQ(rows[i / KERNEL_PATCH] >> i % KERNEL_PATCH & 1, depth[i] > limit);
        }
    }
}

static void a_mark_is_isolated_within_its_bits(void)
{
    int16_t depth[KERNEL_PATCH * KERNEL_PATCH];
    uint32_t near[KERNEL_PATCH];
    float values[KERNEL_PATCH * KERNEL_PATCH];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const float scale = 1 / (1 + 4096 * share());
        for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++)
            depth[i] = (int16_t)((int)chance(6144) - 2048);
        for (unsigned y = 0; y < KERNEL_PATCH; y++)
            near[y] = chance(3) ? chance(UINT32_MAX) : 0;
        for (unsigned set = 0; kernels_set(set); set++) {
            kernels_set(set)->isolate(depth, near, scale, values);
            for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++) {
                bool inside = near[i / KERNEL_PATCH] >> i % KERNEL_PATCH & 1 && depth[i] > 0;
                float value = (float)depth[i] * scale;
                CHECK(values[i] == (!inside ? 0 : value < KERNEL_FULL ? value : KERNEL_FULL));
            }
        }
    }
}

/* Positions along a side, some of them outside. */
static void draw_steps(struct kernel_steps *steps)
{
    for (unsigned i = 0; i < KERNEL_CROP; i++) {
        bool inside = chance(8) > 0;
        steps->before[i] = inside ? (int32_t)chance(KERNEL_PATCH - 1) : 0;
        steps->next[i] = inside ? share() : 0;
        steps->own[i] = inside ? 1 - steps->next[i] : 0;
    }
}

static void check_crop(float values[KERNEL_PATCH][KERNEL_PATCH], const struct kernel_steps *across,
                       const struct kernel_steps *down, float crop[KERNEL_CROP][KERNEL_CROP])
{
    for (unsigned i = 0; i < KERNEL_CROP * KERNEL_CROP; i++) {
        unsigned row = i / KERNEL_CROP, column = i % KERNEL_CROP;
        const float *upper = values[down->before[row]] + across->before[column];
        const float *lower = upper + KERNEL_PATCH;
        float own = down->own[row], next = down->next[row];
        float left = upper[0] * own + lower[0] * next, right = upper[1] * own + lower[1] * next;
        float pixel = left * across->own[column] + right * across->next[column];
        CHECK(fabsf(crop[row][column] - pixel) < 1e-6F);
    }
}

static void crops_interpolate_pixels(void)
{
    float values[KERNEL_PATCH][KERNEL_PATCH], plain[KERNEL_CROP][KERNEL_CROP],
        other[KERNEL_CROP][KERNEL_CROP];
    struct kernel_steps across, down;
    for (unsigned round = 0; round < ROUNDS; round++) {
        for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++)
            values[i / KERNEL_PATCH][i % KERNEL_PATCH] = share();
        draw_steps(&across);
        draw_steps(&down);
        kernels_set(0)->crop(values[0], &across, &down, plain[0]);
        check_crop(values, &across, &down, plain);
        for (unsigned set = 1; kernels_set(set); set++) {
            kernels_set(set)->crop(values[0], &across, &down, other[0]);
            CHECK(memcmp(plain, other, sizeof plain) == 0);
        }
    }
}

static int ascending(const void *a, const void *b)
{
    return *(const int16_t *)a - *(const int16_t *)b;
}

static void ranks_are_those_of_the_sorted_numbers(void)
{
    int16_t numbers[MOST], sorted[MOST];
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned count = 1 + chance(MOST - 1), spread = round % 2 ? 65536 : 7;
        for (unsigned i = 0; i < count; i++)
            sorted[i] = numbers[i] = (int16_t)((int)chance(spread) - (int)spread / 2);
        qsort(sorted, count, sizeof *sorted, ascending);
        unsigned rank = chance(count);
        for (unsigned set = 0; kernels_set(set); set++)
            CHECK_EQ(kernels_set(set)->select(numbers, count, rank), sorted[rank]);
    }
}

static void every_set_computes_the_same_gradients(void)
{
    enum { CROP = 256, BINS = 128, ROWS = 40, COLUMNS = 224 };
    float crop[CROP], plain[COLUMNS] = {0}, other[COLUMNS] = {0}, numbers[ROWS * COLUMNS];
    const struct kernel_matrix matrix = {numbers, ROWS, COLUMNS};
    for (unsigned i = 0; i < CROP; i++)
        crop[i] = chance(3) ? 1.25F * share() : 0;
    for (unsigned i = 0; i < ROWS * COLUMNS; i++)
        numbers[i] = share() - 0.5F;
    for (unsigned set = 1; kernels_set(set); set++) {
        kernels_set(0)->gradients(crop, plain);
        kernels_set(set)->gradients(crop, other);
        CHECK(memcmp(plain, other, BINS * sizeof *plain) == 0);
        kernels_set(0)->multiply(crop, &matrix, plain);
        kernels_set(set)->multiply(crop, &matrix, other);
        CHECK(memcmp(plain, other, COLUMNS * sizeof *plain) == 0);
        kernels_set(0)->distances(crop, &matrix, plain);
        kernels_set(set)->distances(crop, &matrix, other);
        CHECK(memcmp(plain, other, COLUMNS * sizeof *plain) == 0);
    }
}

/* The gradients of brightness rising to the right point there, with 2 steps per inner pixel. */
static void gradients_point_to_what_is_darker(void)
{
    float crop[16][16], histogram[128], right = 0, rest = 0;
    for (unsigned y = 0; y < 16; y++)
        for (unsigned x = 0; x < 16; x++)
            crop[y][x] = y >= 4 && y < 12 ? (float)x / 16 : 0;
    kernels_best()->gradients(crop[0], histogram);
    for (unsigned block = 5; block < 7; block++) {
        right += histogram[8 * block];
        rest += histogram[8 * block + 4];
    }
    CHECK(right > 1);
    CHECK(rest == 0);
}

static void every_set_rounds_exponentials_equally(void)
{
    float numbers[MOST], plain[MOST], other[MOST];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const unsigned count = chance(MOST);
        const float top = 50 * share() - 25;
        for (unsigned i = 0; i < count; i++)
            numbers[i] = chance(9) ? top - 25 * share() : top - (float)chance(3) * 1e9F;
        kernels_set(0)->exponentials(numbers, count, top, plain);
        for (unsigned i = 0; i < count; i++) {
            float power = numbers[i] - top > KERNEL_MIN_EXPONENT ? expf(numbers[i] - top) : 0;
            CHECK(fabsf(plain[i] - power) <= 1.2e-7F * power);
        }
        for (unsigned set = 1; kernels_set(set); set++) {
            kernels_set(set)->exponentials(numbers, count, top, other);
            CHECK(memcmp(plain, other, count * sizeof *plain) == 0);
        }
    }
}

int main(void)
{
    every_set_measures_the_same_darkness();
    a_dark_square_stands_out_of_its_paper();
    marks_depths_above_a_limit();
    a_mark_is_isolated_within_its_bits();
    ranks_are_those_of_the_sorted_numbers();
    crops_interpolate_pixels();
    every_set_computes_the_same_gradients();
    gradients_point_to_what_is_darker();
    every_set_rounds_exponentials_equally();
    return check_result();
}
