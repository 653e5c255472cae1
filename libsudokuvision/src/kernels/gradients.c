/* The histogram of gradients in blocks; see features.h. */
#include "kernels/kernel.h"

#include <string.h>

#ifdef __AVX2__
#include <immintrin.h>
#endif

enum { SIDE = 16, DIRECTIONS = 8, BLOCKS = 4, PADDED = SIDE + 2 };

/* Weights of pixel X (Y) of 16 in each of four blocks, which overlap by half. */
static const float shares[SIDE][BLOCKS] = {
    {0.625F, 0, 0, 0},      {0.875F, 0, 0, 0},      {0.875F, 0.125F, 0, 0}, {0.625F, 0.375F, 0, 0},
    {0.375F, 0.625F, 0, 0}, {0.125F, 0.875F, 0, 0}, {0, 0.875F, 0.125F, 0}, {0, 0.625F, 0.375F, 0},
    {0, 0.375F, 0.625F, 0}, {0, 0.125F, 0.875F, 0}, {0, 0, 0.875F, 0.125F}, {0, 0, 0.625F, 0.375F},
    {0, 0, 0.375F, 0.625F}, {0, 0, 0.125F, 0.875F}, {0, 0, 0, 0.875F},      {0, 0, 0, 0.625F},
};

/* Splits the gradients of a row into axes and diagonals. Directions are counted from the right,
 * clockwise on the screen, in steps of 45 degrees. */
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

/* Range of pixels with a weight in a block, along either side. */
static inline int first_of(int block)
{
    return block > 0 ? 4 * block - 2 : 0;
}

static inline int end_of(int block)
{
    return block < BLOCKS - 1 ? 4 * block + 6 : SIDE;
}

/* Numbers added together as a vector: of a row, and of DIRECTIONS. */
#if defined(__AVX512F__)
enum { LANES = 16, NARROW = 8 };
#elif defined(__AVX2__)
enum { LANES = 8, NARROW = 8 };
#else
enum { LANES = 4, NARROW = 4 };
#endif
typedef float vector __attribute__((vector_size(LANES * sizeof(float))));
typedef float narrow __attribute__((vector_size(NARROW * sizeof(float))));

/* Adds the rows of BLOCK, each direction separately, with sums in registers. */
static inline __attribute__((always_inline)) void
gather_rows(const float parts[SIDE][DIRECTIONS][SIDE], int block, float sums[DIRECTIONS][SIDE])
{
    for (int i = 0; i < DIRECTIONS; i++) {
        vector sum[SIDE / LANES] = {{0}}, part;
        for (int y = first_of(block); y < end_of(block); y++) {
            for (int k = 0; k < SIDE / LANES; k++) {
                memcpy(&part, &parts[y][i][k * LANES], sizeof part);
                sum[k] += shares[y][block] * part;
            }
        }
        memcpy(sums[i], sum, sizeof sum);
    }
}

#if defined(__AVX512F__)
/* Transposes by interleaving the first four of eight vectors with the last four, three times. */
static inline void turn(const float sums[DIRECTIONS][SIDE], float turned[SIDE][DIRECTIONS])
{
    const __m512i lower = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    const __m512i upper = _mm512_add_epi32(lower, _mm512_set1_epi32(8));
    __m512 from[DIRECTIONS], to[DIRECTIONS];
    memcpy(from, sums, sizeof from);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < DIRECTIONS / 2; i++) {
            to[2 * i] = _mm512_permutex2var_ps(from[i], lower, from[i + DIRECTIONS / 2]);
            to[2 * i + 1] = _mm512_permutex2var_ps(from[i], upper, from[i + DIRECTIONS / 2]);
        }
        memcpy(from, to, sizeof from);
    }
    memcpy(turned, from, sizeof from);
}
#else
static inline void turn(const float sums[DIRECTIONS][SIDE], float turned[SIDE][DIRECTIONS])
{
    for (int x = 0; x < SIDE; x++)
        for (int i = 0; i < DIRECTIONS; i++)
            turned[x][i] = sums[i][x];
}
#endif

/* Adds the columns of BLOCK, all directions. */
static inline __attribute__((always_inline)) void
gather_columns(const float turned[SIDE][DIRECTIONS], int block, float *histogram)
{
    enum { PARTS = DIRECTIONS / NARROW };
    narrow sum[PARTS] = {{0}}, part;
    for (int x = first_of(block); x < end_of(block); x++) {
        for (int k = 0; k < PARTS; k++) {
            memcpy(&part, &turned[x][k * NARROW], sizeof part);
            sum[k] += shares[x][block] * part;
        }
    }
    memcpy(histogram, sum, sizeof sum);
}

void KERNEL(gradients)(const float *crop, float *histogram)
{
    float padded[PADDED][PADDED] = {{0}}, parts[SIDE][DIRECTIONS][SIDE];
    for (int y = 0; y < SIDE; y++)
        memcpy(padded[y + 1] + 1, crop + y * SIDE, SIDE * sizeof *crop);
    for (int y = 0; y < SIDE; y++)
        split_row(padded[y], padded[y + 1], padded[y + 2], parts[y]);
    for (int row = 0; row < BLOCKS; row++) {
        float sums[DIRECTIONS][SIDE], turned[SIDE][DIRECTIONS];
        gather_rows((const float(*)[DIRECTIONS][SIDE])parts, row, sums);
        turn((const float(*)[SIDE])sums, turned);
        for (int column = 0; column < BLOCKS; column++)
            gather_columns((const float(*)[DIRECTIONS])turned, column,
                           histogram + (row * BLOCKS + column) * DIRECTIONS);
    }
}
