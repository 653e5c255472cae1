#include "model/samples/augment.h"

#include <math.h>
#include <string.h>

#include "digits/mark/cells.h"
#include "model/random.h"

enum { SIDE = CELL_SIDE };

void augment_corners(uint64_t *random, struct svision_point corners[4])
{
    double turn = 0.06 * (double)random_normal(random);
    double slant = 0.10 * (double)random_normal(random);
    double across = exp(0.06 * (double)random_normal(random));
    double down = exp(0.06 * (double)random_normal(random));
    struct svision_point middle = {0, 0};
    for (unsigned i = 0; i < 4; i++) {
        middle.x += corners[i].x / 4;
        middle.y += corners[i].y / 4;
    }
    for (unsigned i = 0; i < 4; i++) {
        double y = down * (corners[i].y - middle.y);
        double x = across * (corners[i].x - middle.x) + slant * y;
        corners[i].x = middle.x + cos(turn) * x - sin(turn) * y;
        corners[i].y = middle.y + sin(turn) * x + cos(turn) * y;
    }
}

/* The interpolated value of PATCH at (X, Y), with its edge pixels repeated beyond. */
static float value_at(const uint8_t *patch, float x, float y)
{
    x = fminf(fmaxf(x, 0), SIDE - 1.001F);
    y = fminf(fmaxf(y, 0), SIDE - 1.001F);
    int left = (int)x, top = (int)y;
    const uint8_t *at = patch + top * SIDE + left;
    x -= (float)left;
    y -= (float)top;
    return (1 - y) * ((1 - x) * at[0] + x * at[1]) + y * ((1 - x) * at[SIDE] + x * at[SIDE + 1]);
}

/* Bends by slow waves, as in handwriting.c. */
static void bend(uint64_t *random, uint8_t *patch)
{
    uint8_t flat[CELL_PIXELS];
    float far_x = 0.5F * random_normal(random), far_y = 0.5F * random_normal(random);
    float across = random_between(random, -0.35F, 0.35F);
    float down = random_between(random, -0.35F, 0.35F);
    float start = random_between(random, 0, 6.2831853F);
    memcpy(flat, patch, sizeof flat);
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) {
            float phase = start + across * (float)x + down * (float)y;
            float value =
                value_at(flat, (float)x + far_x * sinf(phase), (float)y + far_y * cosf(phase));
            patch[y * SIDE + x] = (uint8_t)(value + 0.5F);
        }
    }
}

/* The minimum, or the maximum, of the pixel at I of FLAT and its neighbors. */
static uint8_t extreme(const uint8_t *flat, unsigned i, bool darkest)
{
    static const int beside[4] = {-1, 1, -SIDE, SIDE};
    uint8_t best = flat[i];
    for (unsigned k = 0; k < 4; k++) {
        uint8_t other = flat[(int)i + beside[k]];
        best = (other < best) == darkest ? other : best;
    }
    return best;
}

/* Moves each pixel that is not at the edge towards the darkest neighbor (brightest if SHARE is
 * negative). */
static void thicken(float share, uint8_t *patch)
{
    uint8_t flat[CELL_PIXELS];
    memcpy(flat, patch, sizeof flat);
    for (unsigned y = 1; y + 1 < SIDE; y++) {
        for (unsigned x = 1; x + 1 < SIDE; x++) {
            unsigned i = y * SIDE + x;
            float other = extreme(flat, i, share > 0);
            patch[i] = (uint8_t)((float)flat[i] + fabsf(share) * (other - (float)flat[i]) + 0.5F);
        }
    }
}

/* Moves each pixel towards the mean of its neighborhood or, if SHARE is negative, away from it. */
static void blur(float share, uint8_t *patch)
{
    uint8_t flat[CELL_PIXELS];
    memcpy(flat, patch, sizeof flat);
    for (unsigned y = 1; y + 1 < SIDE; y++) {
        for (unsigned x = 1; x + 1 < SIDE; x++) {
            const uint8_t *at = flat + y * SIDE + x;
            float beside = (float)(at[-1] + at[1] + at[-SIDE] + at[SIDE]) / 4;
            float value = (float)*at + share * (beside - (float)*at);
            patch[y * SIDE + x] = (uint8_t)(fminf(fmaxf(value, 0), 255) + 0.5F);
        }
    }
}

static void add_noise(float noise, uint64_t *random, uint8_t *patch)
{
    for (unsigned i = 0; i < CELL_PIXELS; i++) {
        float value = (float)patch[i] + noise * random_normal(random);
        patch[i] = (uint8_t)(fminf(fmaxf(value, 0), 255) + 0.5F);
    }
}

void augment_patch(uint64_t *random, uint8_t *patch)
{
    if (random_chance(random, 0.6F))
        bend(random, patch);
    if (random_chance(random, 0.5F))
        thicken(random_between(random, -0.6F, 0.7F), patch);
    if (random_chance(random, 0.4F))
        blur(random_between(random, -0.4F, 0.6F), patch);
    if (random_chance(random, 0.3F))
        add_noise(random_between(random, 0, 4), random, patch);
}
