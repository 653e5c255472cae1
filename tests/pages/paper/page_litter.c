#include "pages/paper/page_litter.h"

#include <math.h>
#include <string.h>

#include "model/random.h"

/* The edge of a tape in cells, and the share of light it takes. */
#define EDGE      0.02F
#define EDGE_DARK 0.2F
/* Magnification in the middle of a drop. */
#define MAGNIFIED 0.4F

static const float cellophane[3] = {235, 225, 190};
static const float metal[3] = {140, 140, 150};
static const float coffee[3] = {110, 75, 40};
static const float ballpoint[3] = {40, 50, 110};
static const float shade[3] = {30, 30, 35};
static const float opaque[6][3] = {{250, 240, 120}, {245, 180, 200}, {250, 250, 250},
                                   {100, 60, 35},   {25, 25, 30},    {235, 165, 40}};

static void choose_thing(enum page_litter_kind kind, uint64_t *random, struct page_thing *thing)
{
    /* Smallest and largest lengths and widths by kind, in cells. */
    static const float size[][4] = {
        [PAGE_LITTER_TAPE] = {20, 20, 0.3F, 1},
        [PAGE_LITTER_STAPLE] = {0.3F, 0.7F, 0.03F, 0.04F},
        [PAGE_LITTER_CRUMB] = {0.05F, 0.3F, 0.05F, 0.3F},
        [PAGE_LITTER_RING] = {1.2F, 4.2F, 0.06F, 0.2F},
        [PAGE_LITTER_STROKE] = {0.3F, 3, 0.015F, 0.03F},
        [PAGE_LITTER_FOLD] = {20, 20, 0.15F, 0.5F},
        [PAGE_LITTER_DROP] = {0.2F, 0.9F, 0.1F, 0.2F},
        [PAGE_LITTER_CUP] = {0.8F, 2.5F, 0, 0},
        [PAGE_LITTER_SLIP] = {0.6F, 1.5F, 0.6F, 1.5F},
        [PAGE_LITTER_PEN] = {2, 4, 0.16F, 0.35F},
    };
    thing->kind = kind;
    thing->x = random_between(random, 0, 9);
    thing->y = random_between(random, 0, 9);
    float turn = random_between(random, 0, 3.1415927F);
    thing->cosine = cosf(turn);
    thing->sine = sinf(turn);
    thing->length = random_between(random, size[kind][0], size[kind][1]);
    thing->width = random_between(random, size[kind][2], size[kind][3]);
    thing->dark = random_between(random, 0.2F, 0.7F);
    if (kind == PAGE_LITTER_STAPLE || kind == PAGE_LITTER_STROKE)
        thing->dark = random_between(random, 0.6F, 1);
    if (kind >= PAGE_LITTER_CUP)
        memcpy(thing->color, opaque[random_below(random, 6)], sizeof thing->color);
}

void page_litter_choose(enum page_litter_kind kind, unsigned count, uint64_t *random,
                        struct page_litter *litter)
{
    litter->count = kind == PAGE_LITTER_NONE ? 0 : count < PAGE_THINGS ? count : PAGE_THINGS;
    for (unsigned i = 0; i < litter->count; i++)
        choose_thing(kind, random, &litter->thing[i]);
}

static void blend(const float color[3], float share, float rgb[3])
{
    for (unsigned i = 0; i < 3; i++)
        rgb[i] += share * (color[i] - rgb[i]);
}

/* A drop has a dark rim below and a highlight above. */
static void shine(float along, float across, float radius, float dark, float rgb[3])
{
    const float white[3] = {255, 255, 255};
    float rim = hypotf(along, across) / radius;
    if (rim < 1 && across > 0)
        blend(coffee, 0.4F * dark * rim * rim, rgb);
    if (hypotf(along, across + 0.5F * radius) < 0.25F * radius)
        blend(white, 0.9F, rgb);
}

/* Covers RGB at (ALONG, ACROSS) from the middle of THING. */
static void cover(const struct page_thing *thing, float along, float across, float rgb[3])
{
    float away, length = thing->length, width = thing->width;
    bool on_line = fabsf(along) < length && fabsf(across) < width;
    switch (thing->kind) {
    case PAGE_LITTER_NONE:
        break;
    case PAGE_LITTER_TAPE:
        if (on_line)
            blend(cellophane, thing->dark, rgb);
        if (on_line && fabsf(across) > width - EDGE)
            blend(coffee, EDGE_DARK, rgb);
        break;
    case PAGE_LITTER_STAPLE:
        if (on_line)
            blend(metal, thing->dark, rgb);
        break;
    case PAGE_LITTER_STROKE:
        if (on_line)
            blend(ballpoint, thing->dark, rgb);
        break;
    case PAGE_LITTER_CRUMB:
        if (hypotf(along / length, across / width) < 1)
            blend(coffee, thing->dark, rgb);
        break;
    case PAGE_LITTER_RING:
        away = (hypotf(along, across) - length) / width;
        blend(coffee, thing->dark * expf(-away * away), rgb);
        break;
    case PAGE_LITTER_FOLD:
        if (on_line && across > 0)
            blend(shade, 0.6F * thing->dark * (1 - across / width), rgb);
        break;
    case PAGE_LITTER_DROP:
        shine(along, across, length, thing->dark, rgb);
        break;
    case PAGE_LITTER_CUP:
        if (hypotf(along, across) < length)
            blend(thing->color, 1, rgb);
        break;
    case PAGE_LITTER_SLIP:
    case PAGE_LITTER_PEN:
        if (on_line)
            blend(thing->color, 1, rgb);
        break;
    }
}

void page_litter_refract(const struct page_litter *litter, float *x, float *y)
{
    for (unsigned i = 0; i < litter->count; i++) {
        const struct page_thing *thing = &litter->thing[i];
        if (thing->kind != PAGE_LITTER_DROP)
            continue;
        float dx = *x - thing->x, dy = *y - thing->y, away = hypotf(dx, dy) / thing->length;
        if (away >= 1)
            continue;
        float larger = 1 - MAGNIFIED * (1 - away * away);
        *x = thing->x + larger * dx;
        *y = thing->y + larger * dy;
    }
}

void page_litter_cover(const struct page_litter *litter, float x, float y, float rgb[3])
{
    for (unsigned i = 0; i < litter->count; i++) {
        const struct page_thing *thing = &litter->thing[i];
        float dx = x - thing->x, dy = y - thing->y;
        float along = dx * thing->cosine + dy * thing->sine;
        float across = dy * thing->cosine - dx * thing->sine;
        cover(thing, along, across, rgb);
    }
}
