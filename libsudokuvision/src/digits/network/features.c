#include "digits/network/features.h"

#include <math.h>

enum {
    SIDE = BLOB_CROP,
    DIRECTIONS = FEATURE_DIRECTIONS,
    BLOCKS = FEATURE_BLOCKS,
    GRAY = FEATURE_GRAY,
    GRAY_START = FEATURE_GRADIENT,
    PLACE_START = FEATURE_SHAPE,
};

static void normalize(float *values, int count, float length)
{
    float square = 0;
    for (int i = 0; i < count; i++)
        square += values[i] * values[i];
    float scale = square > 0 ? length / sqrtf(square) : 0;
    for (int i = 0; i < count; i++)
        values[i] *= scale;
}

/* Sums of 2 x 2 pixels of CROP. */
static void add_fours(const float crop[SIDE][SIDE], float *sums)
{
    for (int y = 0; y < GRAY; y++) {
        const float *upper = crop[2 * y], *lower = crop[2 * y + 1];
        for (int x = 0; x < GRAY; x++)
            sums[y * GRAY + x] = upper[2 * x] + upper[2 * x + 1] + lower[2 * x] + lower[2 * x + 1];
    }
}

void features_measure(const struct blob *blob, float *features)
{
    kernels_best()->gradients(blob->crop[0], features);
    for (int i = 0; i < FEATURE_GRADIENT; i++)
        features[i] = sqrtf(features[i]);
    normalize(features, FEATURE_GRADIENT, 1);
    add_fours(blob->crop, features + GRAY_START);
    normalize(features + GRAY_START, GRAY * GRAY, 0.7F);
    float *place = features + PLACE_START;
    place[0] = (float)(blob->height - 18) / 16;
    place[1] = (float)(blob->width - 11) / 16;
    place[2] = ((float)blob->left + 0.5F * (float)(blob->width - 1) - 15.5F) / 8;
    place[3] = ((float)blob->top + 0.5F * (float)(blob->height - 1) - 15.5F) / 8;
}

void features_turn(const float *features, float *turned)
{
    /* Column x, row y moves to column last - y, row x. */
    for (int y = 0; y < BLOCKS; y++) {
        for (int x = 0; x < BLOCKS; x++) {
            const float *from = features + (y * BLOCKS + x) * DIRECTIONS;
            float *to = turned + (x * BLOCKS + BLOCKS - 1 - y) * DIRECTIONS;
            for (int direction = 0; direction < DIRECTIONS; direction++)
                to[(direction + 2) % DIRECTIONS] = from[direction];
        }
    }
    for (int y = 0; y < GRAY; y++)
        for (int x = 0; x < GRAY; x++)
            turned[GRAY_START + x * GRAY + GRAY - 1 - y] = features[GRAY_START + y * GRAY + x];
    const float *from = features + PLACE_START;
    float *to = turned + PLACE_START;
    to[0] = (from[1] * 16 + 11 - 18) / 16;
    to[1] = (from[0] * 16 + 18 - 11) / 16;
    to[2] = -from[3];
    to[3] = from[2];
}
