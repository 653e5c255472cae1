#include "pages/paper/page_ground.h"

#include <math.h>
#include <string.h>

#include "model/random.h"
#include "pages/paper/page_noise.h"

/* Of a thermometer, in cells. */
#define BULB 0.38F
#define TUBE 0.13F
/* Height of digits behind a box, in cells. */
#define NUMBER 2.4F
/* The same for the sums of cages. */
#define SUM 0.22F

static void choose_ring(uint64_t *random, struct page_shape *ring)
{
    ring->points = 1;
    ring->x[0] = random_between(random, -1.5F, 10.5F);
    ring->y[0] = random_between(random, -1.5F, 10.5F);
    ring->radius = random_between(random, 0.3F, 3);
    ring->width = random_between(random, 0.03F, 0.14F);
}

/* Chooses a path between neighboring cells until there is no free one. */
static void choose_thermometer(uint64_t *random, struct page_shape *way)
{
    unsigned bends = 2 + random_below(random, PAGE_BENDS - 1);
    int column = (int)random_below(random, 9), row = (int)random_below(random, 9);
    for (way->points = 0; way->points < bends; way->points++) {
        way->x[way->points] = (float)column + 0.5F;
        way->y[way->points] = (float)row + 0.5F;
        column += (int)random_below(random, 3) - 1;
        row += (int)random_below(random, 3) - 1;
        if (column < 0 || row < 0 || column > 8 || row > 8) {
            way->points++;
            return;
        }
    }
}

void page_ground_choose(enum page_ground_kind kind, uint64_t *random, struct page_ground *ground)
{
    memset(ground, 0, sizeof *ground);
    ground->kind = kind;
    if (kind == PAGE_GROUND_NONE)
        return;
    ground->seed = random_below(random, 1U << 30);
    ground->light = random_between(random, 0.55F, 0.9F);
    ground->pitch = kind == PAGE_GROUND_SCREEN ? random_between(random, 0.04F, 0.1F)
                                               : random_between(random, 1, 3.5F);
    for (unsigned i = 0; i < 3; i++)
        ground->tint[i] = kind == PAGE_GROUND_PICTURE ? random_between(random, 0.75F, 1) : 1;
    bool rings = kind == PAGE_GROUND_PICTURE, ways = kind == PAGE_GROUND_THERMOMETERS;
    ground->shapes = rings ? random_below(random, 9) : ways ? 2 + random_below(random, 5) : 0;
    for (unsigned i = 0; i < ground->shapes; i++) {
        if (rings)
            choose_ring(random, &ground->shape[i]);
        else
            choose_thermometer(random, &ground->shape[i]);
    }
}

/* Dots of a halftone screen at 45 degrees, under every other box. */
static bool on_dot(const struct page_ground *ground, float x, float y)
{
    if (((int)floorf(x / 3) + (int)floorf(y / 3)) % 2)
        return false;
    float u = (x + y) * 0.7071F / ground->pitch, v = (x - y) * 0.7071F / ground->pitch;
    float share = 1 - ground->light;
    return hypotf(u - roundf(u), v - roundf(v)) < sqrtf(share / 3.1415927F);
}

static float from_way(const struct page_shape *way, float x, float y)
{
    float least = 100;
    for (unsigned i = 0; i + 1 < way->points; i++) {
        float dx = way->x[i + 1] - way->x[i], dy = way->y[i + 1] - way->y[i];
        float square = fmaxf(dx * dx + dy * dy, 1e-6F);
        float share = ((x - way->x[i]) * dx + (y - way->y[i]) * dy) / square;
        share = fminf(fmaxf(share, 0), 1);
        least = fminf(least, hypotf(x - way->x[i] - share * dx, y - way->y[i] - share * dy));
    }
    return least;
}

static bool on_shape(const struct page_ground *ground, float x, float y)
{
    for (unsigned i = 0; i < ground->shapes; i++) {
        const struct page_shape *shape = &ground->shape[i];
        float away = hypotf(x - shape->x[0], y - shape->y[0]);
        if (shape->radius > 0 ? fabsf(away - shape->radius) < shape->width
                              : away < BULB || from_way(shape, x, y) < TUBE)
            return true;
    }
    return false;
}

/* The share of (X, Y) covered by a digit as large as its box. */
static float number_at(const struct page_face *face, float x, float y)
{
    unsigned column = (unsigned)(x / 3), row = (unsigned)(y / 3);
    float u = (x - 3 * (float)column - 1.5F) / NUMBER + 0.5F;
    float v = (y - 3 * (float)row - 1.5F) / NUMBER + 0.5F;
    if (u < 0 || v < 0 || u >= 1 || v >= 1)
        return 0;
    unsigned pixel_x = (unsigned)(u * PAGE_GLYPH_SIDE), pixel_y = (unsigned)(v * PAGE_GLYPH_SIDE);
    return (float)face->cover[1 + 3 * row + column][pixel_y][pixel_x] / 255;
}

/* Cages of two cells, with a number of one digit in the corner. */
static float cage_at(const struct page_ground *ground, const struct page_face *face, float x,
                     float y)
{
    float u = x - 2 * floorf(x / 2), v = y - floorf(y);
    float edge = fminf(fminf(u, 2 - u), fminf(v, 1 - v));
    bool dash = fmodf(x + y, 0.2F) < 0.12F;
    unsigned digit = 1 + (unsigned)(8.99F * page_noise_hash(ground->seed, (int)(x / 2), (int)y));
    unsigned column = (unsigned)((u - 0.1F) / SUM * PAGE_GLYPH_SIDE);
    unsigned row = (unsigned)((v - 0.1F) / SUM * PAGE_GLYPH_SIDE);
    if (u >= 0.1F && v >= 0.1F && column < PAGE_GLYPH_SIDE && row < PAGE_GLYPH_SIDE)
        return 2 * (float)face->cover[digit][row][column] / 255;
    return dash && fabsf(edge - 0.07F) < 0.012F ? 2 : 0;
}

/* The share of its ink at (X, Y). */
static float ink_at(const struct page_ground *ground, const struct page_face *face, float x,
                    float y)
{
    switch (ground->kind) {
    case PAGE_GROUND_NONE:
        return 0;
    case PAGE_GROUND_SCREEN:
        return on_dot(ground, x, y) ? 2 : 0;
    case PAGE_GROUND_PICTURE:
        return 0.5F * page_noise_at(ground->seed, x / ground->pitch, y / ground->pitch) +
               (on_shape(ground, x, y) ? 0.5F : 0);
    case PAGE_GROUND_THERMOMETERS:
        return on_shape(ground, x, y);
    case PAGE_GROUND_NUMBERS:
        return number_at(face, x, y);
    case PAGE_GROUND_DIAGONALS:
        return fabsf(x - y) < 0.03F || fabsf(x + y - 9) < 0.03F;
    case PAGE_GROUND_SHADES:
        return page_noise_hash(ground->seed, (int)x, (int)y) < 0.3F;
    case PAGE_GROUND_CAGES:
        return cage_at(ground, face, x, y);
    }
    return 0;
}

void page_ground_tint(const struct page_ground *ground, const struct page_face *face, float x,
                      float y, float rgb[3])
{
    if (ground->kind == PAGE_GROUND_NONE || x < 0 || y < 0 || x >= 9 || y >= 9)
        return;
    float ink = ink_at(ground, face, x, y);
    for (unsigned i = 0; i < 3; i++)
        rgb[i] *= fmaxf(1 - ink * (1 - ground->light), 0) * ground->tint[i];
}
