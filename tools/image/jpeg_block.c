#include "image/jpeg_block.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = PIXELS_BLOCK, LEVELS = 256, SIDE = 9 };

/* A block of a file is too small to be taken for a part of a digit where a cell has more of them in
 * a row. */
enum { MOST_IN_A_CELL = 8 };

/* How much brighter than around it a block is, as a share of what print is darker, and how often as
 * much as any other. */
static const double least = 0.15, times = 1.5;

struct place {
    unsigned row, column;
};

/* The brightest blocks, the second away from the first. */
struct brightest {
    double first, second;
    struct place at;
};

static unsigned level_at(const struct pixels *pixels, unsigned x, unsigned y)
{
    const uint8_t *pixel = pixels->data + ((size_t)y * pixels->width + x) * pixels->channels;
    return pixel[pixels->channels / 2]; /* green, which is most of brightness */
}

/* The level below which SHARE of the pixels are that LEVELS count. */
static unsigned level_of(const unsigned *levels, double share)
{
    unsigned total = 0, below = 0, level = 0;
    for (unsigned i = 0; i < LEVELS; i++)
        total += levels[i];
    while (level < LEVELS - 1 && (below += levels[level]) <= share * total)
        level++;
    return level;
}

/* How much brighter the block at PLACE is than what lies around it. */
static double excess_at(const struct pixels *pixels, struct place place)
{
    unsigned levels[LEVELS] = {0}, brightest = 0;
    unsigned left = BLOCK * (place.column - 1), top = BLOCK * (place.row - 1);
    for (unsigned y = 0; y < 3 * BLOCK; y++) {
        for (unsigned x = 0; x < 3 * BLOCK; x++) {
            unsigned level = level_at(pixels, left + x, top + y);
            if (y / BLOCK != 1 || x / BLOCK != 1)
                levels[level]++;
            else if (level > brightest)
                brightest = level;
        }
    }
    return (double)brightest - level_of(levels, 0.95);
}

/* Whether all of the block at PLACE lies on one side of each edge. */
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

static void note(struct brightest *found, struct place place, double excess)
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

/* How much darker than paper print is, within the rectangle around the corners. */
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
    return (double)level_of(levels, 0.75) - level_of(levels, 0.02) + 1;
}

/* Whether blocks are large beside cells. */
static bool are_large(const double corners[8])
{
    double around = 0;
    for (unsigned i = 0; i < 4; i++) {
        const double *from = corners + 2 * i, *to = corners + 2 * ((i + 1) % 4);
        around += hypot(to[0] - from[0], to[1] - from[1]);
    }
    return around / 4 / SIDE <= MOST_IN_A_CELL * BLOCK;
}

bool jpeg_block_stands_out(const struct pixels *pixels, const double corners[8])
{
    struct brightest found = {0, 0, {0, 0}};
    unsigned rows = pixels->height / BLOCK, columns = pixels->width / BLOCK;
    if (!pixels->has_blocks || !are_large(corners))
        return false;
    for (unsigned row = 1; row + 1 < rows; row++)
        for (unsigned column = 1; column + 1 < columns; column++)
            if (is_within(corners, (struct place){row, column}))
                note(&found, (struct place){row, column},
                     excess_at(pixels, (struct place){row, column}));
    return found.first > times * found.second && found.first > least * contrast(pixels, corners);
}
