#include "strokes.h"

#include <math.h>

enum { MAX_POINTS = 18 };

/* A digit is one line through these points: x from 0 to 0.8, y from 0 (top) to 1. */
static const struct {
    unsigned count;
    float point[MAX_POINTS][2];
} digits[10] = {
    [1] = {3, {{0.22F, 0.2F}, {0.47F, 0}, {0.47F, 1}}},
    [2] = {10,
           {{0.1F, 0.25F},
            {0.14F, 0.1F},
            {0.28F, 0},
            {0.5F, 0},
            {0.65F, 0.08F},
            {0.7F, 0.25F},
            {0.64F, 0.42F},
            {0.4F, 0.68F},
            {0.1F, 1},
            {0.72F, 1}}},
    [3] = {14,
           {{0.1F, 0.12F},
            {0.25F, 0.02F},
            {0.45F, 0},
            {0.62F, 0.07F},
            {0.67F, 0.23F},
            {0.58F, 0.4F},
            {0.34F, 0.47F},
            {0.6F, 0.54F},
            {0.71F, 0.72F},
            {0.65F, 0.9F},
            {0.48F, 1},
            {0.28F, 0.99F},
            {0.13F, 0.92F},
            {0.08F, 0.86F}}},
    [4] = {4, {{0.55F, 1}, {0.55F, 0}, {0.08F, 0.7F}, {0.75F, 0.7F}}},
    [5] = {11,
           {{0.66F, 0},
            {0.19F, 0},
            {0.14F, 0.46F},
            {0.34F, 0.37F},
            {0.55F, 0.4F},
            {0.69F, 0.54F},
            {0.71F, 0.72F},
            {0.63F, 0.9F},
            {0.46F, 1},
            {0.27F, 0.99F},
            {0.1F, 0.89F}}},
    [6] = {14,
           {{0.62F, 0.03F},
            {0.42F, 0.04F},
            {0.22F, 0.23F},
            {0.11F, 0.5F},
            {0.1F, 0.72F},
            {0.2F, 0.92F},
            {0.4F, 1},
            {0.6F, 0.94F},
            {0.71F, 0.78F},
            {0.7F, 0.6F},
            {0.57F, 0.46F},
            {0.4F, 0.42F},
            {0.22F, 0.5F},
            {0.11F, 0.66F}}},
    [7] = {3, {{0.08F, 0}, {0.72F, 0}, {0.3F, 1}}},
    [8] = {17,
           {{0.4F, 0.46F},
            {0.2F, 0.36F},
            {0.14F, 0.2F},
            {0.22F, 0.05F},
            {0.4F, 0},
            {0.58F, 0.05F},
            {0.66F, 0.2F},
            {0.6F, 0.36F},
            {0.4F, 0.46F},
            {0.18F, 0.57F},
            {0.1F, 0.75F},
            {0.2F, 0.94F},
            {0.4F, 1},
            {0.6F, 0.94F},
            {0.7F, 0.75F},
            {0.62F, 0.57F},
            {0.4F, 0.46F}}},
    [9] = {14,
           {{0.18F, 0.97F},
            {0.38F, 0.96F},
            {0.58F, 0.77F},
            {0.69F, 0.5F},
            {0.7F, 0.28F},
            {0.6F, 0.08F},
            {0.4F, 0},
            {0.2F, 0.06F},
            {0.09F, 0.22F},
            {0.1F, 0.4F},
            {0.23F, 0.54F},
            {0.4F, 0.58F},
            {0.58F, 0.5F},
            {0.69F, 0.34F}}},
};

/* Height of a digit and half the width of its strokes, in cells. */
#define HEIGHT      0.56F
#define HALF_STROKE 0.042F

static float distance(const float *a, const float *b, float x, float y)
{
    float dx = b[0] - a[0], dy = b[1] - a[1];
    float along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
    along = fminf(fmaxf(along, 0), 1);
    return hypotf(x - a[0] - along * dx, y - a[1] - along * dy);
}

float strokes_cover(unsigned digit, float x, float y, float pixel)
{
    float nearest = 9;
    x = (x - 0.5F) / HEIGHT + 0.4F;
    y = (y - 0.5F) / HEIGHT + 0.5F;
    for (unsigned i = 0; i + 1 < digits[digit].count; i++)
        nearest =
            fminf(nearest, distance(digits[digit].point[i], digits[digit].point[i + 1], x, y));
    float inside = HALF_STROKE - nearest * HEIGHT;
    return fminf(fmaxf(inside / pixel + 0.5F, 0), 1);
}
