#include "pages/page_hand.h"

#include <math.h>

#include "model/random.h"

/* A hand keeps its slant and size; each digit differs from that a little. */
static void write_digit(unsigned digit, float slant, float height, uint64_t *random,
                        struct page_scrawl *scrawl)
{
    scrawl->digit = digit;
    scrawl->height = height * random_between(random, 0.85F, 1.15F);
    scrawl->width = scrawl->height * random_between(random, 0.8F, 1.2F);
    scrawl->slant = slant + random_between(random, -0.15F, 0.15F);
    scrawl->x = random_between(random, -0.12F, 0.12F);
    scrawl->y = random_between(random, -0.12F, 0.12F);
    scrawl->waver = random_between(random, 0, 0.04F);
    scrawl->phase = random_between(random, 0, 6.2831853F);
}

void page_hand_write(float share, const uint8_t *solution, uint64_t *random, uint8_t *cells,
                     struct page_hand *hand)
{
    float slant = random_between(random, -0.3F, 0.2F), height = random_between(random, 0.45F, 0.7F);
    page_face_draw(0, random_between(random, -0.3F, 0.4F), &hand->face);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        hand->cells[i].digit = 0;
        if (cells[i] || !random_chance(random, share))
            continue;
        write_digit(solution[i], slant, height, random, &hand->cells[i]);
        cells[i] = solution[i];
    }
}

float page_hand_ink(const struct page_hand *hand, float x, float y)
{
    if (x < 0 || y < 0 || x >= 9 || y >= 9)
        return 0;
    const struct page_scrawl *scrawl = &hand->cells[(unsigned)y * 9 + (unsigned)x];
    if (!scrawl->digit)
        return 0;
    float u = x - floorf(x) - 0.5F - scrawl->x, v = y - floorf(y) - 0.5F - scrawl->y;
    u += scrawl->slant * v + scrawl->waver * sinf(9 * v + scrawl->phase);
    v += scrawl->waver * sinf(7 * u + scrawl->phase);
    u = u / scrawl->width + 0.5F;
    v = v / scrawl->height + 0.5F;
    if (u < 0 || v < 0 || u >= 1 || v >= 1)
        return 0;
    unsigned row = (unsigned)(v * PAGE_GLYPH_SIDE), column = (unsigned)(u * PAGE_GLYPH_SIDE);
    return (float)hand->face.cover[scrawl->digit][row][column] / 255;
}
