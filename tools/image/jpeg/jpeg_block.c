#include "image/jpeg/jpeg_block.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = PIXELS_BLOCK, LEVELS = 256, SIDE = 9 };

/* Maximum number of blocks across a cell; smaller blocks cannot be mistaken for part of a digit. */
enum { MAX_BLOCKS_PER_CELL = 8 };

/* Minimum excess brightness of a block over its surroundings, as a share of the contrast of print,
 * and as a multiple of that of any other block. */
static const double min_excess = 0.115, min_ratio = 1.6;

struct place {
    unsigned row, column;
};

/* The brightest block, and the brightest one not adjacent to it. */
struct brightest {
    int first, second;
    struct place at;
};

static unsigned level_at(const struct pixels *pixels, unsigned x, unsigned y)
{
    const uint8_t *pixel = pixels->data + ((size_t)y * pixels->width + x) * pixels->channels;
    return pixel[pixels->channels / 2]; /* green, which dominates luminance */
}

/* Returns the level below which SHARE of the pixels lie, by the histogram LEVELS. */
static unsigned find_quantile(const unsigned *levels, double share)
{
    unsigned total = 0, below = 0, level = 0;
    for (unsigned i = 0; i < LEVELS; i++)
        total += levels[i];
    while (level < LEVELS - 1 && (below += levels[level]) <= share * total)
        level++;
    return level;
}

static unsigned brightest_in(const struct pixels *pixels, unsigned row, unsigned column)
{
    unsigned brightest = 0;
    for (unsigned y = BLOCK * row; y < BLOCK * (row + 1); y++) {
        for (unsigned x = BLOCK * column; x < BLOCK * (column + 1); x++) {
            unsigned level = level_at(pixels, x, y);
            brightest = level > brightest ? level : brightest;
        }
    }
    return brightest;
}

/* Returns the maximum level of each whole block, row by row; the caller frees them. NULL if memory
 * is short. */
static uint8_t *find_levels(const struct pixels *pixels)
{
    unsigned rows = pixels->height / BLOCK, columns = pixels->width / BLOCK;
    uint8_t *levels = malloc((size_t)rows * columns + 1);
    for (unsigned row = 0; levels && row < rows; row++)
        for (unsigned column = 0; column < columns; column++)
            levels[(size_t)row * columns + column] = (uint8_t)brightest_in(pixels, row, column);
    return levels;
}

/* Returns how much brighter the block at PLACE is than its neighbors, except the brightest one,
 * which may share the damage. */
static int excess_at(const uint8_t *levels, unsigned columns, struct place place)
{
    const uint8_t *middle = levels + (size_t)place.row * columns + place.column;
    int first = 0, second = 0;
    for (unsigned i = 0; i < 9; i++) {
        int level = i == 4 ? 0 : middle[((int)(i / 3) - 1) * (int)columns + (int)(i % 3) - 1];
        if (level > first) {
            second = first;
            first = level;
        } else if (level > second) {
            second = level;
        }
    }
    return *middle - second;
}

/* True if all of the block at PLACE lies on one side of each edge. */
static bool is_within(const double corners[8], struct place place)
{
    unsigned turns = 0;
    for (unsigned i = 0; i < 16; i++) {
        const double *from = corners + 2 * (i / 4), *to = corners + 2 * ((i / 4 + 1) % 4);
        double x = BLOCK * (place.column + i % 2), y = BLOCK * (place.row + i / 2 % 2);
        turns += (to[0] - from[0]) * (y - from[1]) > (to[1] - from[1]) * (x - from[0]);
    }
    return turns == 0 || turns == 16;
}

static unsigned apart(unsigned a, unsigned b)
{
    return a > b ? a - b : b - a;
}

static void update_brightest(struct brightest *found, struct place place, int excess)
{
    bool is_near = apart(place.row, found->at.row) < 2 && apart(place.column, found->at.column) < 2;
    if (excess > found->first) {
        found->second = is_near ? found->second : found->first;
        found->first = excess;
        found->at = place;
    } else if (excess > found->second && !is_near) {
        found->second = excess;
    }
}

/* Returns the difference in level between paper and print, within the bounding box of the
 * corners. */
static double contrast(const struct pixels *pixels, const double corners[8])
{
    unsigned levels[LEVELS] = {0};
    double low[2] = {corners[0], corners[1]}, high[2] = {corners[0], corners[1]};
    for (unsigned i = 2; i < 8; i++) {
        low[i % 2] = fmin(low[i % 2], corners[i]);
        high[i % 2] = fmax(high[i % 2], corners[i]);
    }
    for (unsigned y = 0; y < pixels->height; y++)
        for (unsigned x = 0; x < pixels->width; x++)
            if (x >= low[0] && x < high[0] && y >= low[1] && y < high[1])
                levels[level_at(pixels, x, y)]++;
    return (double)find_quantile(levels, 0.75) - find_quantile(levels, 0.02) + 1;
}

/* True if blocks are large relative to cells. */
static bool has_large_blocks(const double corners[8])
{
    double around = 0;
    for (unsigned i = 0; i < 4; i++) {
        const double *from = corners + 2 * i, *to = corners + 2 * ((i + 1) % 4);
        around += hypot(to[0] - from[0], to[1] - from[1]);
    }
    return around / 4 / SIDE <= MAX_BLOCKS_PER_CELL * BLOCK;
}

/* Finds the blocks within the corners that are brightest relative to their neighbors. */
static struct brightest find_brightest(const struct pixels *pixels, const uint8_t *levels,
                                       const double corners[8])
{
    struct brightest found = {0, 0, {0, 0}};
    unsigned rows = pixels->height / BLOCK, columns = pixels->width / BLOCK;
    for (unsigned row = 1; row + 1 < rows; row++) {
        for (unsigned column = 1; column + 1 < columns; column++) {
            struct place place = {row, column};
            int excess = excess_at(levels, columns, place);
            if (excess > found.second && is_within(corners, place))
                update_brightest(&found, place, excess);
        }
    }
    return found;
}

bool jpeg_block_stands_out(const struct pixels *pixels, const double corners[8])
{
    if (!pixels->has_blocks || !has_large_blocks(corners))
        return false;
    uint8_t *levels = find_levels(pixels);
    if (!levels)
        return false;
    struct brightest found = find_brightest(pixels, levels, corners);
    free(levels);
    return found.first > min_ratio * found.second &&
           found.first > min_excess * contrast(pixels, corners);
}
