#include "reader/certainty/cells/faint.h"

#include <math.h>
#include <string.h>

#include "board_size.h"
#include "image/threshold.h"
#include "maths/stat.h"
#include "reader/certainty/cells/blanks.h"

/* Minimum correlation of a cell with the print of its digit in the solution, in standard deviations
 * above the mean correlation of blank cells with other digits. Of 538 readings of photos without
 * faint print one has more than 4, 4.1; print of 4 % of the usual darkness in noise or at the edge
 * of a shadow has 6 to 8. */
#define MIN_CORRELATION 4.5F
/* Minimum standard deviation, for screens, whose blank cells are alike. */
#define MIN_SPREAD 0.06F
/* Maximum depth that counts, relative to the median depth in the cell, but at least noise: the edge
 * of a shadow counts no more than a faint stroke. */
#define MAX_DEPTH 2.5F

enum {
    HALF = CELL_SIDE / 2, /* side of a cell at half its size, which suppresses noise */
    REACH = 2,            /* of a pixel's surroundings, beyond both sides of a stroke */
    SIDE = HALF - 2 * REACH,
    SHIFT = 1, /* maximum offset of print from its usual place */
    WINDOW = SIDE - 2 * SHIFT,
    WINDOW_PIXELS = WINDOW * WINDOW,
};

/* How much darker the inside of a cell is than its surroundings, relative to them. */
struct relief {
    float depth[SIDE][SIDE];
};

/* The mean relief of the print of each digit as a vector of length 1; 0 for absent digits. */
struct mean_print {
    float depth[BOARD_MAX_ANSWERS][WINDOW_PIXELS];
};

/* The correlations of blank cells with digits other than the solution's. */
struct chance {
    double sum, squares;
    unsigned count;
};

/* Puts the smaller number of each pair in A and the larger one in B. */
static void sort_pairs(float *restrict a, float *restrict b)
{
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        float low = a[i] < b[i] ? a[i] : b[i];
        b[i] = a[i] < b[i] ? b[i] : a[i];
        a[i] = low;
    }
}

/* Returns the median of NINE pictures at each pixel; reorders them (Smith, Implementing median
 * filters in XC4000E FPGAs, 1996). */
static const float *median_of_nine(float nine[9][SIDE * SIDE])
{
    static const uint8_t pairs[][2] = {{1, 2}, {4, 5}, {7, 8}, {0, 1}, {3, 4}, {6, 7}, {1, 2},
                                       {4, 5}, {7, 8}, {0, 3}, {5, 8}, {4, 7}, {3, 6}, {1, 4},
                                       {2, 5}, {4, 7}, {4, 2}, {6, 4}, {4, 2}};
    for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        sort_pairs(nine[pairs[i][0]], nine[pairs[i][1]]);
    return nine[4];
}

/* Stores PATCH at half its size. */
static void halve(const uint8_t *patch, float brightness[HALF][HALF])
{
    for (unsigned y = 0; y < HALF; y++) {
        for (unsigned x = 0; x < HALF; x++) {
            const uint8_t *four = patch + 2 * y * CELL_SIDE + 2 * x;
            brightness[y][x] =
                1 + (float)(four[0] + four[1] + four[CELL_SIDE] + four[CELL_SIDE + 1]);
        }
    }
}

/* Compares each pixel of PATCH with the median around it: for a stroke that of the paper on both
 * sides, at the edge of a shadow that of the pixel's own side. */
static void find_relief(const uint8_t *patch, struct relief *relief)
{
    float brightness[HALF][HALF], around[9][SIDE * SIDE];
    halve(patch, brightness);
    for (unsigned i = 0; i < 9; i++)
        for (unsigned y = 0; y < SIDE; y++)
            memcpy(around[i] + y * SIDE, &brightness[y + i / 3 * REACH][i % 3 * REACH],
                   SIDE * sizeof around[i][0]);
    const float *usual = median_of_nine(around);
    for (unsigned y = 0; y < SIDE; y++)
        for (unsigned x = 0; x < SIDE; x++)
            relief->depth[y][x] = 1 - brightness[y + REACH][x + REACH] / usual[y * SIDE + x];
}

/* Limits the depth of RELIEF. */
static void flatten(struct relief *relief)
{
    float depth[SIDE * SIDE];
    for (unsigned i = 0; i < SIDE * SIDE; i++)
        depth[i] = fabsf(relief->depth[i / SIDE][i % SIDE]);
    float most = fmaxf(MAX_DEPTH * stat_median(depth, SIDE * SIDE), THRESHOLD_NOISE);
    for (unsigned y = 0; y < SIDE; y++)
        for (unsigned x = 0; x < SIDE; x++)
            relief->depth[y][x] = fminf(fmaxf(relief->depth[y][x], -most), most);
}

/* Returns the product of vectors A and B, summed in parallel lanes. */
static float product(const float *a, const float *b)
{
    enum { LANES = 20 };
    _Static_assert(WINDOW_PIXELS % LANES == 0, "lanes end with the window");
    float sums[LANES] = {0}, all = 0;
    for (unsigned first = 0; first < WINDOW_PIXELS; first += LANES)
        for (unsigned i = 0; i < LANES; i++)
            sums[i] += a[first + i] * b[first + i];
    for (unsigned i = 0; i < LANES; i++)
        all += sums[i];
    return all;
}

/* Makes the length of VECTOR 1, unless it is 0. */
static void normalize(float *vector)
{
    float length = sqrtf(product(vector, vector));
    for (unsigned i = 0; i < WINDOW_PIXELS && length > 0; i++)
        vector[i] /= length;
}

/* Copies the part of RELIEF moved by DOWN and ACROSS to WINDOW as a vector of length 1. */
static void cut_window(const struct relief *relief, unsigned down, unsigned across, float *window)
{
    for (unsigned y = 0; y < WINDOW; y++)
        memcpy(window + (size_t)y * WINDOW, &relief->depth[y + down][across],
               WINDOW * sizeof *window);
    normalize(window);
}

/* Returns the patch of CELL of READING, of PATCHES in the order of the picture. */
static const uint8_t *patch_of(const uint8_t (*patches)[CELL_PIXELS],
                               const struct svision_reading *reading, unsigned cell)
{
    return patches[board_turn_cell(reading->size->side, cell, reading->turn)];
}

static void find_print(const uint8_t (*patches)[CELL_PIXELS], const struct svision_reading *reading,
                       struct mean_print *print)
{
    memset(print, 0, sizeof *print);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        float window[WINDOW_PIXELS], *sum = print->depth[reading->cells[i]];
        struct relief relief;
        if (!reading->cells[i])
            continue;
        find_relief(patch_of(patches, reading, i), &relief);
        cut_window(&relief, SHIFT, SHIFT, window);
        for (unsigned k = 0; k < WINDOW_PIXELS; k++)
            sum[k] += window[k];
    }
    for (unsigned digit = 1; digit <= reading->size->side; digit++)
        normalize(print->depth[digit]);
}

/* Stores the correlation of RELIEF with the print of each digit up to SIDE, where it is best, in
 * LIKENESS. */
static void compare(const struct relief *relief, const struct mean_print *print, unsigned side,
                    float *likeness)
{
    for (unsigned digit = 0; digit <= side; digit++)
        likeness[digit] = -1;
    for (unsigned shift = 0; shift < (2 * SHIFT + 1) * (2 * SHIFT + 1); shift++) {
        float window[WINDOW_PIXELS];
        cut_window(relief, shift / (2 * SHIFT + 1), shift % (2 * SHIFT + 1), window);
        for (unsigned digit = 1; digit <= side; digit++)
            likeness[digit] = fmaxf(likeness[digit], product(window, print->depth[digit]));
    }
}

/* Adds the LIKENESS of a blank cell to digits up to SIDE other than RIGHT to CHANCE. Returns the
 * likeness to RIGHT, or -1 if another digit is as likely. */
static float weigh_cell(const float *likeness, unsigned side, unsigned right, struct chance *chance)
{
    float best = -1;
    for (unsigned digit = 1; digit <= side; digit++) {
        if (digit == right)
            continue;
        chance->sum += (double)likeness[digit];
        chance->squares += (double)likeness[digit] * (double)likeness[digit];
        chance->count++;
        best = fmaxf(best, likeness[digit]);
    }
    return likeness[right] > best ? likeness[right] : -1;
}

/* Returns the correlation that CHANCE does not explain. */
static float find_limit(const struct chance *chance)
{
    double count = fmax(chance->count, 1), mean = chance->sum / count;
    float spread = sqrtf((float)fmax(chance->squares / count - mean * mean, 0));
    return (float)mean + MIN_CORRELATION * fmaxf(spread, MIN_SPREAD);
}

bool faint_find(const uint8_t (*patches)[CELL_PIXELS], const struct svision_reading *reading,
                uint8_t *faint)
{
    float likeness[BOARD_MAX_ANSWERS], right[BOARD_MAX_CELLS];
    struct chance chance = {0, 0, 0};
    struct mean_print print;
    bool found = false;
    unsigned side = reading->size->side;
    find_print(patches, reading, &print);
    for (unsigned i = 0; i < side * side; i++) {
        struct relief relief;
        right[i] = -1;
        if (!blanks_has(reading, i))
            continue;
        find_relief(patch_of(patches, reading, i), &relief);
        flatten(&relief);
        compare(&relief, &print, side, likeness);
        right[i] = weigh_cell(likeness, side, reading->solution[i], &chance);
    }
    float limit = find_limit(&chance);
    for (unsigned i = 0; i < side * side; i++) {
        faint[i] = right[i] >= limit;
        found = found || faint[i];
    }
    return found;
}
