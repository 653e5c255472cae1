#include "pages/paper/page_dirt.h"

#include <math.h>

#include "model/random.h"

/* Width of the other side's edges in cells, since paper scatters light. */
#define SOFT 0.035F
/* Square of the distance at which a stain ends, in its radii. */
#define FAR 9

static void choose_stain(uint64_t *random, struct page_dirt *dirt, unsigned i)
{
    dirt->stain[i].x = random_between(random, 0, 9);
    dirt->stain[i].y = random_between(random, 0, 9);
    dirt->stain[i].long_radius = random_between(random, 0.08F, 0.6F);
    dirt->stain[i].short_radius = dirt->stain[i].long_radius * random_between(random, 0.2F, 1);
    float turn = random_between(random, 0, 3.1415927F);
    dirt->stain[i].cosine = cosf(turn);
    dirt->stain[i].sine = sinf(turn);
    dirt->stain[i].dark = random_between(random, 0.03F, 0.35F);
}

void page_dirt_choose(float dark, unsigned stains, uint64_t *random, struct page_dirt *dirt)
{
    *dirt = (struct page_dirt){.dark = dark, .stains = stains};
    if (dark > 0) {
        dirt->height = random_between(random, 0.5F, 0.68F);
        dirt->x = random_between(random, 0, 1);
        dirt->y = random_between(random, 0, 1);
        float filled = random_chance(random, 0.3F) ? 0.9F : 0.35F;
        for (unsigned i = 0; i < 100; i++) {
            bool there = random_chance(random, filled);
            dirt->digits[i / 10][i % 10] = there ? (uint8_t)(1 + random_below(random, 9)) : 0;
            dirt->share[i / 10][i % 10] = random_between(random, 0.4F, 1);
        }
    }
    for (unsigned i = 0; i < stains; i++)
        choose_stain(random, dirt, i);
}

/* The mirrored print at a point. */
static float back_at(const struct page_dirt *dirt, const struct page_face *face, float x, float y)
{
    x += dirt->x;
    y += dirt->y;
    if (x < 0 || y < 0 || x >= 10 || y >= 10)
        return 0;
    unsigned column = (unsigned)x, row = (unsigned)y, digit = dirt->digits[row][column];
    float u = 0.5F - (x - floorf(x) - 0.5F) / dirt->height;
    float v = 0.5F + (y - floorf(y) - 0.5F) / dirt->height;
    if (!digit || u < 0 || v < 0 || u >= 1 || v >= 1)
        return 0;
    return dirt->share[row][column] *
           (float)face
               ->cover[digit][(unsigned)(v * PAGE_GLYPH_SIDE)][(unsigned)(u * PAGE_GLYPH_SIDE)] /
           255;
}

/* Whether no ink of the other side is within SOFT of (X, Y): all around it is in one cell, blank or
 * beside its digit. */
static bool is_bare(const struct page_dirt *dirt, float x, float y)
{
    x += dirt->x;
    y += dirt->y;
    float u = x - floorf(x), v = y - floorf(y);
    float far = fmaxf(fabsf(u - 0.5F), fabsf(v - 0.5F)), margin = 2 * SOFT;
    if (x < margin || y < margin || x >= 10 - margin || y >= 10 - margin || far >= 0.5F - margin)
        return false;
    return !dirt->digits[(unsigned)y][(unsigned)x] || far >= dirt->height / 2 + margin;
}

/* The mean of the mirrored print around a point. */
static float soft_back_at(const struct page_dirt *dirt, const struct page_face *face, float x,
                          float y)
{
    float back = 0;
    if (!(dirt->dark > 0) || is_bare(dirt, x, y))
        return 0;
    for (int i = 0; i < 9; i++)
        back +=
            back_at(dirt, face, x + SOFT * (float)(i % 3 - 1), y + SOFT * (float)(i / 3 - 1)) / 9;
    return back;
}

float page_dirt_at(const struct page_dirt *dirt, const struct page_face *face, float x, float y)
{
    float light = 1 - dirt->dark * soft_back_at(dirt, face, x, y);
    for (unsigned i = 0; i < dirt->stains; i++) {
        float dx = x - dirt->stain[i].x, dy = y - dirt->stain[i].y;
        if (dx * dx + dy * dy > FAR * dirt->stain[i].long_radius * dirt->stain[i].long_radius)
            continue;
        float cosine = dirt->stain[i].cosine, sine = dirt->stain[i].sine;
        float along = (dx * cosine + dy * sine) / dirt->stain[i].long_radius;
        float across = (dy * cosine - dx * sine) / dirt->stain[i].short_radius;
        float away = along * along + across * across;
        light *= 1 - dirt->stain[i].dark * (away < FAR ? expf(-away) : 0);
    }
    return 1 - light;
}
