/* The histogram of gradients in blocks; features.h says what it is for. */
#include "kernels/kernel.h"

#include <string.h>

enum { SIDE = 16, DIRECTIONS = 8, BLOCKS = 4, PADDED = SIDE + 2 };

/* How much pixel X (Y) of 16 gives to each block of four: blocks overlap by half. */
static const float shares[SIDE][BLOCKS] = {
    {0.625F, 0, 0, 0},      {0.875F, 0, 0, 0},      {0.875F, 0.125F, 0, 0}, {0.625F, 0.375F, 0, 0},
    {0.375F, 0.625F, 0, 0}, {0.125F, 0.875F, 0, 0}, {0, 0.875F, 0.125F, 0}, {0, 0.625F, 0.375F, 0},
    {0, 0.375F, 0.625F, 0}, {0, 0.125F, 0.875F, 0}, {0, 0, 0.875F, 0.125F}, {0, 0, 0.625F, 0.375F},
    {0, 0, 0.375F, 0.625F}, {0, 0, 0.125F, 0.875F}, {0, 0, 0, 0.875F},      {0, 0, 0, 0.625F},
};

/* Splits the gradients of a row into axes and diagonals. Directions count from the right, clockwise
 * on the screen, in steps of 45 degrees. */
static void split_row(const float *above, const float *row, const float *below,
                      float parts[DIRECTIONS][SIDE])
{
    for (int x = 0; x < SIDE; x++) {
        float gx = row[x + 2] - row[x], gy = below[x + 1] - above[x + 1];
        float ax = gx > 0 ? gx : -gx, ay = gy > 0 ? gy : -gy;
        float shorter = ax < ay ? ax : ay, longer = ax < ay ? ay : ax;
        float axis = longer - shorter, diagonal = 1.41421356F * shorter;
        float across = ax >= ay ? axis : 0, down = ax >= ay ? 0 : axis;
        float right = gx > 0 ? diagonal : 0, left = gx > 0 ? 0 : diagonal;
        parts[0][x] = gx > 0 ? across : 0;
        parts[4][x] = gx > 0 ? 0 : across;
        parts[2][x] = gy > 0 ? down : 0;
        parts[6][x] = gy > 0 ? 0 : down;
        parts[1][x] = gy > 0 ? right : 0;
        parts[7][x] = gy > 0 ? 0 : right;
        parts[3][x] = gy > 0 ? left : 0;
        parts[5][x] = gy > 0 ? 0 : left;
    }
}

/* Adds the rows that a block gets something of. */
static void gather_rows(const float *parts, int block, float *sums)
{
    memset(sums, 0, DIRECTIONS * SIDE * sizeof *sums);
    int first = 4 * block - 2 > 0 ? 4 * block - 2 : 0;
    int end = 4 * block + 6 < SIDE ? 4 * block + 6 : SIDE;
    for (int y = first; y < end; y++)
        for (int i = 0; i < DIRECTIONS * SIDE; i++)
            sums[i] += shares[y][block] * parts[y * DIRECTIONS * SIDE + i];
}

void KERNEL(gradients)(const float *crop, float *histogram)
{
    float padded[PADDED][PADDED] = {{0}}, parts[SIDE][DIRECTIONS][SIDE];
    for (int y = 0; y < SIDE; y++)
        memcpy(padded[y + 1] + 1, crop + y * SIDE, SIDE * sizeof *crop);
    for (int y = 0; y < SIDE; y++)
        split_row(padded[y], padded[y + 1], padded[y + 2], parts[y]);
    for (int row = 0; row < BLOCKS; row++) {
        float sums[DIRECTIONS * SIDE], turned[SIDE][DIRECTIONS];
        gather_rows(parts[0][0], row, sums);
        for (int x = 0; x < SIDE; x++)
            for (int i = 0; i < DIRECTIONS; i++)
                turned[x][i] = sums[i * SIDE + x];
        for (int column = 0; column < BLOCKS; column++) {
            float *block = histogram + (row * BLOCKS + column) * DIRECTIONS;
            memset(block, 0, DIRECTIONS * sizeof *block);
            for (int x = 0; x < SIDE; x++)
                for (int i = 0; i < DIRECTIONS; i++)
                    block[i] += shares[x][column] * turned[x][i];
        }
    }
}
