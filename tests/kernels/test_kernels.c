/* The inner loops: every set gives what the plain one gives, and that is what is meant. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

#include "image/warp.h"
#include "kernels/kernels.h"
#include "support/check.h"

enum { ROUNDS = 200, MOST = 700 };

static uint32_t random_state = 1;

/* 0..LIMIT-1. */
static unsigned chance(unsigned limit)
{
    random_state = random_state * 1664525U + 1013904223U;
    return (unsigned)((uint64_t)(random_state >> 4) * limit >> 28);
}

static float share(void)
{
    return (float)chance(1 << 20) / (1 << 20);
}

/* COUNT bytes that end where the memory does, so that a byte read too far is found. */
static uint8_t *make_bytes(size_t count)
{
    uint8_t *bytes = malloc(count);
    for (size_t i = 0; bytes && i < count; i++)
        bytes[i] = (uint8_t)chance(256);
    return bytes;
}

static void there_is_a_plain_set_and_a_best_one(void)
{
    unsigned count = 0;
    bool listed = false;
    CHECK(kernels_set(0) != NULL);
    for (; kernels_set(count); count++)
        listed = listed || kernels_set(count) == kernels_best();
    CHECK(listed);
    CHECK(kernels_set(count + 1) == NULL);
}

static struct ray any_ray(const struct plane *plane)
{
    struct ray ray = {(float)plane->width * (2 * share() - 0.5F),
                      2 * share() - 1,
                      (float)plane->height * (2 * share() - 0.5F),
                      2 * share() - 1,
                      1,
                      0};
    if (chance(2))
        ray.w1 = (share() - 0.5F) * 0.02F;
    return ray;
}

static void check_samples(const struct plane *plane, const struct ray *ray, unsigned count)
{
    float s[MOST];
    uint8_t plain[MOST], other[MOST];
    for (unsigned i = 0; i < count; i++)
        s[i] = (float)i - 3.25F;
    kernels_set(0)->sample(plane, ray, s, count, plain);
    for (unsigned set = 1; kernels_set(set); set++) {
        kernels_set(set)->sample(plane, ray, s, count, other);
        CHECK(memcmp(plain, other, count) == 0);
    }
    for (unsigned i = 0; i < count; i++) {
        float w = ray->w0 + ray->w1 * s[i];
        float scale = 1 / (fabsf(w) > 1e-6F ? w : 1e-6F);
        int expected = warp_sample(plane, (ray->x0 + ray->x1 * s[i]) * scale,
                                   (ray->y0 + ray->y1 * s[i]) * scale);
        CHECK_EQ(plain[i], expected);
    }
}

static void samples_lie_between_pixels(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned width = 1 + chance(round < 50 ? 6 : 90), height = 1 + chance(round < 50 ? 6 : 90);
        size_t stride = width + chance(3);
        uint8_t *pixels = make_bytes(stride * (height - 1) + width);
        const struct plane plane = {pixels, width, height, stride};
        const struct ray ray = any_ray(&plane);
        CHECK(pixels != NULL);
        if (pixels)
            check_samples(&plane, &ray, 1 + chance(200));
        free(pixels);
    }
}

static void bytes_are_added(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned count = chance(MOST);
        uint8_t *bytes = make_bytes(count + 1);
        CHECK(bytes != NULL);
        for (unsigned set = 0; bytes && kernels_set(set); set++) {
            uint16_t sums[MOST];
            for (unsigned i = 0; i < count; i++)
                sums[i] = (uint16_t)(i * 7);
            kernels_set(set)->add_bytes(bytes + 1, count, sums);
            for (unsigned i = 0; i < count; i++)
                CHECK_EQ(sums[i], i * 7 + bytes[i + 1]);
        }
        free(bytes);
    }
}

struct found {
    float offset[MOST], clearness[MOST], background[MOST];
};

static void the_same_lines_are_found(void)
{
    static float profile[KERNEL_SAMPLES * MOST];
    static struct found plain, other;
    for (unsigned round = 0; round < ROUNDS; round++) {
        const struct profiles profiles = {profile, 1 + chance(200), 2 + chance(10)};
        unsigned samples = 2 * profiles.reach + 1;
        for (unsigned i = 0; i < samples * profiles.count; i++)
            profile[i] = (float)(chance(3570)) / 14;
        kernels_set(0)->find_lines(&profiles, plain.offset, plain.clearness, plain.background);
        for (unsigned set = 1; kernels_set(set); set++) {
            kernels_set(set)->find_lines(&profiles, other.offset, other.clearness,
                                         other.background);
            CHECK(memcmp(&plain, &other, sizeof plain) == 0);
        }
    }
}

static void a_dark_line_is_found_where_it_is(void)
{
    enum { COUNT = 7, REACH = 5, SAMPLES = 2 * REACH + 1 };
    float profile[SAMPLES][COUNT], offset[COUNT], clearness[COUNT], background[COUNT];
    for (int i = 0; i < SAMPLES; i++)
        for (int k = 0; k < COUNT; k++)
            profile[i][k] = abs(i - REACH - (k - 3)) == 0 ? 50 : 200;
    const struct profiles profiles = {profile[0], COUNT, REACH};
    kernels_best()->find_lines(&profiles, offset, clearness, background);
    for (int k = 0; k < COUNT; k++) {
        CHECK(fabsf(offset[k] - (float)(k - 3)) < 1e-3F);
        CHECK(fabsf(clearness[k] - 0.75F) < 1e-3F);
        CHECK(fabsf(background[k] - 200) < 1e-3F);
    }
}

/* A cell with PATTERN 0: noise, 1: a flat one, 2: a dark square in the middle. */
static void draw_patch(unsigned pattern, uint8_t *patch)
{
    for (unsigned i = 0; i < KERNEL_PATCH * KERNEL_PATCH; i++) {
        unsigned x = i % KERNEL_PATCH, y = i / KERNEL_PATCH;
        bool inside = x >= 12 && x < 20 && y >= 12 && y < 20;
        patch[i] = pattern == 0 ? (uint8_t)chance(256) : pattern == 2 && inside ? 50 : 200;
    }
}

static void cells_are_as_dark_with_every_set(void)
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

static void shapes_are_alike_with_every_set(void)
{
    enum { CROP = 256, BINS = 128, ROWS = 40, COLUMNS = 96 };
    float crop[CROP], plain[BINS], other[BINS], numbers[ROWS * COLUMNS];
    const struct kernel_matrix matrix = {numbers, ROWS, COLUMNS};
    for (unsigned i = 0; i < CROP; i++)
        crop[i] = chance(3) ? 1.25F * share() : 0;
    for (unsigned i = 0; i < ROWS * COLUMNS; i++)
        numbers[i] = share() - 0.5F;
    for (unsigned set = 1; kernels_set(set); set++) {
        kernels_set(0)->gradients(crop, plain);
        kernels_set(set)->gradients(crop, other);
        CHECK(memcmp(plain, other, sizeof plain) == 0);
        kernels_set(0)->multiply(crop, &matrix, plain);
        kernels_set(set)->multiply(crop, &matrix, other);
        CHECK(memcmp(plain, other, COLUMNS * sizeof *plain) == 0);
        kernels_set(0)->distances(crop, &matrix, plain);
        kernels_set(set)->distances(crop, &matrix, other);
        CHECK(memcmp(plain, other, COLUMNS * sizeof *plain) == 0);
    }
}

/* Brightness that rises to the right has its gradients there: 2 steps a pixel inside. */
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

static void brightness_is_the_same_with_every_set(void)
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

/* Of what is covered, by hand. */
static double mean_between(const float *numbers, unsigned width, double start, double end)
{
    double sum = 0;
    for (unsigned x = 0; x < width; x++)
        sum += fmax(fmin(end, x + 1) - fmax(start, x), 0) * (double)numbers[x];
    return sum / (end - start);
}

static void shrunken_rows_are_means_of_what_they_cover(void)
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

static void dark_is_what_is_below_the_mean_of_the_window(void)
{
    enum { LONG = 2500, WINDOW = 63 };
    static uint32_t columns[LONG + WINDOW], kept[LONG + WINDOW];
    static uint8_t row[LONG], mask[LONG];
    for (unsigned round = 0; round < 60; round++) {
        const struct mean_window window = {3 + 2 * chance(31), 100 + chance(925)};
        unsigned count = 1 + chance(round % 3 ? 300 : LONG);
        for (unsigned i = 0; i < count; i++)
            row[i] = (uint8_t)chance(256);
        for (unsigned i = 0; i < count + window.side; i++)
            kept[i] = chance(255 * window.side);
        for (unsigned set = 0; kernels_set(set); set++) {
            memcpy(columns, kept, sizeof columns);
            kernels_set(set)->find_darker(row, count, &window, columns, mask);
            for (unsigned i = 0; i < count; i++) {
                uint64_t sum = 0;
                for (unsigned k = 0; k < window.side; k++)
                    sum += columns[i + k];
                CHECK_EQ(mask[i],
                         (uint64_t)row[i] * window.side * window.side * 1024 < window.factor * sum);
            }
            kernels_set(set)->slide(row, mask, count, columns);
            for (unsigned i = 0; i < count; i++)
                CHECK_EQ(columns[i], kept[i] + row[i] - mask[i]);
        }
    }
}

static void bytes_are_compared_raised_and_flipped(void)
{
    static uint8_t one[MOST], other[MOST], tops[MOST], mask[MOST], flipped[MOST];
    for (unsigned round = 0; round < ROUNDS; round++) {
        const uint32_t limit = chance(1025);
        const uint8_t flip = (uint8_t)chance(256);
        unsigned count = chance(MOST);
        for (unsigned i = 0; i < count; i++) {
            one[i] = (uint8_t)chance(256);
            other[i] = (uint8_t)chance(256);
        }
        for (unsigned set = 0; kernels_set(set); set++) {
            memcpy(tops, other, count);
            kernels_set(set)->compare(one, other, count, limit, mask);
            kernels_set(set)->raise(one, count, tops);
            kernels_set(set)->flip(one, count, flip, flipped);
            for (unsigned i = 0; i < count; i++) {
                CHECK_EQ(mask[i], one[i] * 1024U < other[i] * limit);
                CHECK_EQ(tops[i], one[i] > other[i] ? one[i] : other[i]);
                CHECK_EQ(flipped[i], one[i] ^ flip);
            }
        }
    }
}

static void check_raised_ahead(const struct kernels *kernels, unsigned count, unsigned ahead)
{
    uint8_t *bytes = make_bytes((size_t)count + ahead), *raised = malloc((size_t)count + ahead);
    CHECK(bytes && raised);
    if (bytes && raised) {
        memcpy(raised, bytes, (size_t)count + ahead);
        kernels->raise_ahead(raised, count, ahead);
        for (unsigned i = 0; i < count + ahead; i++) {
            bool higher = i < count && bytes[i + ahead] > bytes[i];
            CHECK_EQ(raised[i], higher ? bytes[i + ahead] : bytes[i]);
        }
    }
    free(bytes);
    free(raised);
}

static void bytes_are_raised_to_those_ahead(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned count = chance(MOST), ahead = 1 + chance(8);
        for (unsigned set = 0; kernels_set(set); set++)
            check_raised_ahead(kernels_set(set), count, ahead);
    }
}

static void bits_say_which_bytes_are_not_0(void)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned count = 1 + chance(MOST);
        uint64_t bits[MOST / 64 + 1];
        uint8_t *bytes = make_bytes(count);
        for (unsigned i = 0; bytes && i < count; i++)
            bytes[i] = chance(2) ? 0 : bytes[i];
        for (unsigned set = 0; bytes && kernels_set(set); set++) {
            memset(bits, 0x5A, sizeof bits);
            kernels_set(set)->pack(bytes, count, bits);
            for (unsigned i = 0; i < count / 64 * 64 + 64; i++)
                CHECK_EQ(bits[i / 64] >> i % 64 & 1, i < count && bytes[i] != 0);
        }
        free(bytes);
    }
}

int main(void)
{
    there_is_a_plain_set_and_a_best_one();
    brightness_is_the_same_with_every_set();
    halves_are_means_of_four();
    shrunken_rows_are_means_of_what_they_cover();
    dark_is_what_is_below_the_mean_of_the_window();
    bytes_are_compared_raised_and_flipped();
    bytes_are_raised_to_those_ahead();
    bits_say_which_bytes_are_not_0();
    samples_lie_between_pixels();
    bytes_are_added();
    the_same_lines_are_found();
    a_dark_line_is_found_where_it_is();
    cells_are_as_dark_with_every_set();
    a_dark_square_stands_out_of_its_paper();
    ranks_are_those_of_the_sorted_numbers();
    shapes_are_alike_with_every_set();
    gradients_point_to_what_is_darker();
    return check_result();
}
