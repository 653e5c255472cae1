#include "tracker/cover/relight.h"

#include <math.h>
#include <stdbool.h>

#include "digits/mark/piece.h"
#include "maths/stat.h"

enum {
    SIDE = APPEARANCE_SIDE,
    PITCH = APPEARANCE_PITCH,
    ROOM = SIDE * PITCH,
    STROKE = 2, /* places around one, more than lines and digits fill */
};

/* The places within REACH of one, in a cell. */
struct surroundings {
    unsigned top, bottom, left, right;
};

static struct surroundings around(unsigned row, unsigned column, unsigned reach)
{
    return (struct surroundings){
        .top = row > reach ? row - reach : 0,
        .bottom = row + reach < SIDE ? row + reach : SIDE - 1,
        .left = column > reach ? column - reach : 0,
        .right = column + reach < SIDE ? column + reach : SIDE - 1,
    };
}

/* Stores in TO the maximum around each place of FROM, or the minimum. */
static void spread(const uint8_t *from, bool brightest, uint8_t *to)
{
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        struct surroundings near = around(i / SIDE, i % SIDE, STROKE);
        uint8_t best = from[i / SIDE * PITCH + i % SIDE];
        for (unsigned y = near.top; y <= near.bottom; y++)
            for (unsigned x = near.left; x <= near.right; x++)
                if ((from[y * PITCH + x] > best) == brightest)
                    best = from[y * PITCH + x];
        to[i / SIDE * PITCH + i % SIDE] = best;
    }
}

/* The median darkness of the lines around a cell, given the DEPTH of each place. */
static float line_depth(const float *depth)
{
    float lines[4 * (SIDE - 1)];
    unsigned count = 0;
    for (unsigned i = 0; i + 1 < SIDE; i++) {
        lines[count++] = depth[i];
        lines[count++] = depth[i * PITCH + SIDE - 1];
        lines[count++] = depth[(SIDE - 1) * PITCH + i + 1];
        lines[count++] = depth[(i + 1) * PITCH];
    }
    return stat_median(lines, count);
}

/* Finds the paper of WAS: its closing has no print, but keeps the edges of shadows. */
static void find_paper(const uint8_t *was, bool *paper)
{
    uint8_t wide[ROOM], closed[ROOM];
    float depth[ROOM] = {0};
    spread(was, true, wide);
    spread(wide, false, closed);
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned i = row * PITCH; i < row * PITCH + SIDE; i++)
            depth[i] = 1 - (float)was[i] / fmaxf(closed[i], 1);
    float bound = PIECE_SHARE * line_depth(depth);
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned i = row * PITCH; i < row * PITCH + SIDE; i++)
            paper[i] = depth[i] <= bound;
}

/* The median change of brightness of the paper nearest to ROW and COLUMN. */
static float light_at(const float *ratio, const bool *paper, unsigned row, unsigned column)
{
    float ratios[SIDE * SIDE];
    unsigned count = 0;
    for (unsigned reach = 1; reach < SIDE && count == 0; reach++) {
        struct surroundings near = around(row, column, reach);
        for (unsigned y = near.top; y <= near.bottom; y++)
            for (unsigned x = near.left; x <= near.right; x++)
                if (paper[y * PITCH + x])
                    ratios[count++] = ratio[y * PITCH + x];
    }
    return count ? stat_median(ratios, count) : 1;
}

void relight(const uint8_t *was, const uint8_t *now, uint8_t *lit)
{
    bool paper[ROOM];
    float ratio[ROOM];
    find_paper(was, paper);
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned i = row * PITCH; i < row * PITCH + SIDE; i++)
            ratio[i] = fmaxf(now[i], 1) / fmaxf(was[i], 1);
    for (unsigned i = 0; i < SIDE * SIDE; i++) {
        unsigned place = i / SIDE * PITCH + i % SIDE;
        float value = (float)now[place] / light_at(ratio, paper, i / SIDE, i % SIDE);
        lit[place] = (uint8_t)fminf(value + 0.5F, UINT8_MAX);
    }
}
