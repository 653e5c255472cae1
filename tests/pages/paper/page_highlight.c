#include "pages/paper/page_highlight.h"

#include <math.h>

#include "model/random.h"

/* Of a window: half the width of its bars, and the softness of its edges. */
#define BAR  0.006F
#define SOFT 0.006F

static void add(enum page_shine_kind kind, float longest, uint64_t *random,
                struct page_highlight *highlight)
{
    struct page_shine *shine = &highlight->shine[highlight->count];
    if (highlight->count == PAGE_HIGHLIGHTS)
        return;
    highlight->count++;
    shine->kind = kind;
    shine->x = random_between(random, 0.1F, 0.9F);
    shine->y = random_between(random, 0.1F, 0.9F);
    float turn = random_between(random, 0, 3.1415927F);
    shine->cosine = cosf(turn);
    shine->sine = sinf(turn);
    shine->width = random_between(random, 0.2F, 1) * longest;
    shine->height = random_between(random, 0.2F, 1) * longest;
    shine->light = random_between(random, 80, 400);
}

void page_highlight_choose(const struct page_settings *settings, uint64_t *random,
                           struct page_highlight *highlight)
{
    highlight->count = 0;
    for (unsigned i = 0; i < settings->spots; i++)
        add(PAGE_SPOT, 0.045F, random, highlight);
    for (unsigned i = 0; i < settings->streaks; i++)
        add(PAGE_STREAK, 0.05F, random, highlight);
    for (unsigned i = 0; i < settings->windows; i++)
        add(PAGE_WINDOW, 0.25F, random, highlight);
}

/* 1 inside a window of half sizes WIDTH and HEIGHT, 0 outside and on its bars. */
static float window_at(float along, float across, float width, float height)
{
    float inside = fminf(width - fabsf(along), height - fabsf(across));
    float bars = fminf(fabsf(along), fabsf(across)) - BAR;
    return fminf(fmaxf(fminf(inside, bars) / SOFT, 0), 1);
}

static float shine_at(const struct page_shine *shine, float x, float y)
{
    float dx = x - shine->x, dy = y - shine->y;
    float along = dx * shine->cosine + dy * shine->sine;
    float across = dy * shine->cosine - dx * shine->sine;
    if (shine->kind == PAGE_WINDOW)
        return shine->light * window_at(along, across, shine->width, shine->height);
    float away = across * across / (shine->height * shine->height);
    if (shine->kind == PAGE_SPOT)
        away += along * along / (shine->width * shine->width);
    return shine->light * expf(-away);
}

float page_highlight_at(const struct page_highlight *highlight, float x, float y)
{
    float sum = 0;
    for (unsigned i = 0; i < highlight->count; i++)
        sum += shine_at(&highlight->shine[i], x, y);
    return sum;
}
