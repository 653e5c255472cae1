#include "model/learner/filters.h"

#include <math.h>
#include <string.h>

#include "kernels/kernels.h"

/* Maximum number of positions processed together, and of weights per filter. */
enum { PLACES = KERNEL_ROWS, MAX_ROWS = 9 * FILTERS_UNITS, POOLED = 4 };

unsigned filters_rows(const struct filters *filters)
{
    return (9 * filters->maps + 1) / 2 * 2;
}

/* The pixel of position I; four positions that are pooled together are adjacent. */
static unsigned place_x(const struct filters *filters, unsigned i)
{
    return 2 * (i / POOLED % (filters->side / 2)) + i % 2;
}

static unsigned place_y(const struct filters *filters, unsigned i)
{
    return 2 * (i / POOLED / (filters->side / 2)) + i % POOLED / 2;
}

/* Offset in the maps of element K of the window around position I; negative beyond the edge. */
static int neighbor(const struct filters *filters, unsigned i, unsigned k)
{
    int x = (int)place_x(filters, i) + (int)(k % 3) - 1;
    int y = (int)place_y(filters, i) + (int)(k / 3) - 1, side = (int)filters->side;
    return x < 0 || y < 0 || x >= side || y >= side ? -1 : (y * side + x) * (int)filters->maps;
}

/* Copies the window around position I of MAPS to WINDOW. */
static void take_window(const struct filters *filters, const float *maps, unsigned i, float *window)
{
    memset(window, 0, filters_rows(filters) * sizeof *window);
    for (unsigned k = 0; k < 9; k++) {
        int from = neighbor(filters, i, k);
        if (from >= 0)
            memcpy(window + (size_t)k * filters->maps, maps + from, filters->maps * sizeof *maps);
    }
}

void filters_pass(const struct filters *filters, const float *weights, const float *maps,
                  float *left, uint8_t *winner)
{
    unsigned rows = filters_rows(filters), units = filters->units;
    const struct kernel_matrix matrix = {weights, rows, units};
    const float *bias = weights + (size_t)rows * units;
    float window[MAX_ROWS], answers[FILTERS_UNITS];
    for (unsigned i = 0; i < filters->side * filters->side; i++) {
        if (i % POOLED == 0 && i > 0) {
            left += units;
            winner += units;
        }
        take_window(filters, maps, i, window);
        kernels_best()->multiply(window, &matrix, answers);
        for (unsigned unit = 0; unit < units; unit++) {
            float answer = fmaxf(answers[unit] + bias[unit], 0);
            if (i % POOLED == 0 || answer > left[unit]) {
                left[unit] = answer;
                winner[unit] = (uint8_t)(i % POOLED);
            }
        }
    }
}

/* Positions processed together: their windows, and the derivatives of the loss with respect to
 * their outputs. */
struct places {
    float window[PLACES][MAX_ROWS];
    float slope[PLACES * FILTERS_UNITS];
    float turned[PLACES];                    /* one element of all windows */
    float weights[FILTERS_UNITS * MAX_ROWS]; /* transposed */
};

/* Only the largest of four outputs was passed on. */
static void list_slopes(const struct filters *filters, const uint8_t *winners, const float *slopes,
                        float *list)
{
    unsigned units = filters->units;
    for (unsigned i = 0; i < filters->side * filters->side; i++)
        for (unsigned unit = 0; unit < units; unit++) {
            size_t at = (size_t)(i / POOLED) * units + unit;
            list[(size_t)i * units + unit] = winners[at] == i % POOLED ? slopes[at] : 0;
        }
}

static void add_gradient(const struct filters *filters, unsigned count, struct places *places,
                         float *gradient)
{
    unsigned rows = filters_rows(filters), units = filters->units;
    const struct kernel_matrix by_place = {places->slope, count, units};
    float sums[FILTERS_UNITS];
    for (unsigned row = 0; row < rows; row++, gradient += units) {
        for (unsigned i = 0; i < count; i++)
            places->turned[i] = places->window[i][row];
        kernels_best()->multiply(places->turned, &by_place, sums);
        for (unsigned unit = 0; unit < units; unit++)
            gradient[unit] += sums[unit];
    }
    for (unsigned i = 0; i < count; i++)
        for (unsigned unit = 0; unit < units; unit++)
            gradient[unit] += places->slope[(size_t)i * units + unit];
}

/* Adds the derivatives with respect to the windows of COUNT positions, from the first on, to those
 * with respect to the maps. */
static void add_map_slopes(const struct filters *filters, const float *slopes,
                           const float *turned_weights, float *map_slopes)
{
    unsigned rows = filters_rows(filters), units = filters->units;
    const struct kernel_matrix matrix = {turned_weights, units, rows};
    float window[MAX_ROWS];
    for (unsigned i = 0; i < filters->side * filters->side; i++) {
        kernels_best()->multiply(slopes + (size_t)i * units, &matrix, window);
        for (unsigned k = 0; k < 9; k++) {
            int to = neighbor(filters, i, k);
            for (unsigned map = 0; to >= 0 && map < filters->maps; map++)
                map_slopes[to + (int)map] += window[k * filters->maps + map];
        }
    }
}

void filters_learn(const struct filters *filters, const float *weights, unsigned count,
                   const float *maps, const uint8_t *winners, const float *slopes, float *gradient,
                   float *map_slopes)
{
    static struct places places;
    unsigned rows = filters_rows(filters), units = filters->units;
    unsigned pixels = filters->side * filters->side, group = PLACES / pixels;
    size_t width = (size_t)pixels * filters->maps, left = (size_t)pixels / POOLED * units;
    for (unsigned row = 0; row < rows; row++)
        for (unsigned unit = 0; unit < units; unit++)
            places.weights[(size_t)unit * rows + row] = weights[(size_t)row * units + unit];
    if (map_slopes)
        memset(map_slopes, 0, count * width * sizeof *map_slopes);
    for (unsigned sample = 0; sample < count; sample++) {
        unsigned first = sample % group * pixels;
        float *list = places.slope + (size_t)first * units;
        for (unsigned i = 0; i < pixels; i++)
            take_window(filters, maps + sample * width, i, places.window[first + i]);
        list_slopes(filters, winners + sample * left, slopes + sample * left, list);
        if (map_slopes)
            add_map_slopes(filters, list, places.weights, map_slopes + sample * width);
        if ((sample + 1) % group == 0)
            add_gradient(filters, group * pixels, &places, gradient);
    }
}
