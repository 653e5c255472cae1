/* How dark a cell is against its paper. */
#include "kernel.h"

#include <string.h>

enum {
    SIDE = KERNEL_PATCH,
    PIXELS = SIDE * SIDE,
    MARGIN = KERNEL_MARGIN,
    INNER = SIDE - 2 * MARGIN,
    HALF = 7, /* of the closing's window */
    PADDED = SIDE + 2 * HALF,
    ROOM = 64, /* bytes of a padded row, its pixels from HALF on */
};

static inline uint8_t brighter(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

/* 3 x 3 mean; the edges are repeated. */
static void smooth(const uint8_t *patch, uint8_t *smoothed)
{
    for (int y = 0; y < SIDE; y++) {
        const uint8_t *row = patch + y * SIDE;
        const uint8_t *above = y > 0 ? row - SIDE : row, *below = y + 1 < SIDE ? row + SIDE : row;
        uint16_t sums[SIDE + 2];
        for (int x = 0; x < SIDE; x++)
            sums[x + 1] = (uint16_t)(above[x] + row[x] + below[x]);
        sums[0] = sums[1];
        sums[SIDE + 1] = sums[SIDE];
        for (int x = 0; x < SIDE; x++) {
            /* A ninth, exact below 2^12. */
            uint32_t sum = (uint32_t)sums[x] + sums[x + 1] + sums[x + 2] + 4;
            smoothed[y * SIDE + x] = (uint8_t)((sum * 7282) >> 16);
        }
    }
}

/* The brightest of 15 x 15; around the patch there is nothing bright. Each step doubles the window
 * (van Herk's sums are not needed for one as small), the last one makes eight fifteen. */
static void dilate(const uint8_t *in, uint8_t flip, uint8_t *out)
{
    uint8_t a[PADDED][ROOM] = {{0}}, b[PADDED][ROOM];
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            a[y + HALF][x + HALF] = in[y * SIDE + x] ^ flip;
    for (int y = 0; y + 1 < PADDED; y++)
        for (int x = 0; x < ROOM; x++)
            b[y][x] = brighter(a[y][x], a[y + 1][x]);
    for (int y = 0; y + 3 < PADDED; y++)
        for (int x = 0; x < ROOM; x++)
            a[y][x] = brighter(b[y][x], b[y + 2][x]);
    for (int y = 0; y + 7 < PADDED; y++)
        for (int x = 0; x < ROOM; x++)
            b[y][x] = brighter(a[y][x], a[y + 4][x]);
    for (int y = 0; y < SIDE; y++) {
        uint8_t two[ROOM] = {0}, four[ROOM] = {0}, eight[ROOM] = {0}, row[ROOM];
        for (int x = 0; x < ROOM; x++)
            row[x] = brighter(b[y][x], b[y + 7][x]);
        for (int x = 0; x < ROOM - 1; x++)
            two[x] = brighter(row[x], row[x + 1]);
        for (int x = 0; x < ROOM - 2; x++)
            four[x] = brighter(two[x], two[x + 2]);
        for (int x = 0; x < ROOM - 4; x++)
            eight[x] = brighter(four[x], four[x + 4]);
        for (int x = 0; x < SIDE; x++)
            out[y * SIDE + x] = brighter(eight[x], eight[x + 7]) ^ flip;
    }
}

int16_t KERNEL(select)(const int16_t *numbers, unsigned count, unsigned rank)
{
    /* The largest number that at most RANK numbers are below, bit by bit. */
    int found = INT16_MIN;
    for (int step = 32768; step > 0; step /= 2) {
        int16_t limit = (int16_t)(found + step), below = 0;
        for (unsigned i = 0; i < count; i++)
            below = (int16_t)(below + (numbers[i] < limit));
        found = (unsigned)below <= rank ? limit : found;
    }
    return (int16_t)found;
}

static void look_at_paper(const uint8_t *paper, struct darkness *darkness)
{
    uint8_t least = 255, most = 0;
    unsigned sum = 0;
    for (int y = MARGIN; y < SIDE - MARGIN; y++) {
        for (int x = MARGIN; x < SIDE - MARGIN; x++) {
            uint8_t value = paper[y * SIDE + x];
            least = value < least ? value : least;
            most = value > most ? value : most;
            sum += value;
        }
    }
    darkness->least = least;
    darkness->most = most;
    darkness->paper = (float)sum / (INNER * INNER);
}

/* What is brighter than the paper by more than half counts as half. */
static void measure_depth(const uint8_t *patch, const uint8_t *paper, int16_t *depth)
{
    for (int i = 0; i < PIXELS; i++) {
        float background = paper[i] > 8 ? paper[i] : 8;
        float value = (background - (float)patch[i]) * KERNEL_DEPTH / background;
        value = value > -KERNEL_DEPTH / 2 ? value : -KERNEL_DEPTH / 2;
        depth[i] = (int16_t)value;
    }
}

static int16_t usual_depth(const int16_t *depth)
{
    int16_t inner[INNER * INNER];
    for (int y = 0; y < INNER; y++)
        memcpy(inner + y * INNER, depth + (y + MARGIN) * SIDE + MARGIN, INNER * sizeof *inner);
    return KERNEL(select)(inner, INNER * INNER, (unsigned)((float)(INNER * INNER - 1) * 0.35F));
}

/* The depth that 3 % of the inner part reach, averaged over 3 x 3. */
static int16_t find_ink(const int16_t *depth)
{
    int16_t inner[INNER * INNER];
    for (int y = 0; y < INNER; y++) {
        const int16_t *row = depth + (y + MARGIN) * SIDE + MARGIN - 1;
        int32_t sums[INNER + 2];
        for (int x = 0; x < INNER + 2; x++)
            sums[x] = row[x - SIDE] + row[x] + row[x + SIDE];
        for (int x = 0; x < INNER; x++)
            inner[y * INNER + x] = (int16_t)(((sums[x] + sums[x + 1] + sums[x + 2]) * 7282) >> 16);
    }
    return KERNEL(select)(inner, INNER * INNER, (unsigned)((float)(INNER * INNER - 1) * 0.97F));
}

void KERNEL(darken)(const uint8_t *patch, struct darkness *darkness)
{
    uint8_t smoothed[PIXELS], bright[PIXELS], paper[PIXELS];
    smooth(patch, smoothed);
    dilate(smoothed, 0x00, bright);
    dilate(bright, 0xFF, paper);
    look_at_paper(paper, darkness);
    measure_depth(patch, paper, darkness->depth);
    int16_t base = usual_depth(darkness->depth);
    for (int i = 0; i < PIXELS; i++)
        darkness->depth[i] = (int16_t)(darkness->depth[i] - base);
    darkness->ink = find_ink(darkness->depth);
}
