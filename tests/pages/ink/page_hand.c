#include "pages/ink/page_hand.h"

#include <math.h>

#include "model/random.h"
#include "model/samples/strokes.h"

/* Draws the lines of each digit with a pen of WIDTH. */
static void draw_face(float width, uint64_t *random, struct page_face *face)
{
    struct strokes strokes;
    for (unsigned digit = 1; digit <= 9; digit++) {
        strokes_draw(STROKES_LEARNED, digit, random, &strokes);
        for (unsigned i = 0; i < PAGE_GLYPH_SIDE * PAGE_GLYPH_SIDE; i++) {
            float x = (float)(i % PAGE_GLYPH_SIDE) / PAGE_GLYPH_SIDE - 0.5F;
            float y = (float)(i / PAGE_GLYPH_SIDE) / PAGE_GLYPH_SIDE - 0.5F;
            float near = strokes_distance(&strokes, x, y);
            float cover = fminf(fmaxf((width / 2 - near) * PAGE_GLYPH_SIDE + 0.5F, 0), 1);
            face->cover[digit][i / PAGE_GLYPH_SIDE][i % PAGE_GLYPH_SIDE] = (uint8_t)(255 * cover);
        }
    }
}

/* Slant and size are those of the hand, with small variations in each digit. */
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
    draw_face(random_between(random, 0.10F, 0.13F), random, &hand->face);
    for (unsigned i = 0; i < SVISION_CELLS; i++) {
        hand->cells[i].digit = 0;
        if (cells[i] || !random_chance(random, share))
            continue;
        write_digit(solution[i], slant, height, random, &hand->cells[i]);
        cells[i] = solution[i];
    }
}

void page_hand_mistake(unsigned count, uint64_t *random, uint8_t *cells, struct page_hand *hand)
{
    unsigned written[SVISION_CELLS], left = 0;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (hand->cells[i].digit)
            written[left++] = i;
    for (; count > 0 && left > 0; count--) {
        unsigned pick = random_below(random, left), cell = written[pick];
        unsigned digit = 1 + (hand->cells[cell].digit + random_below(random, 8)) % 9;
        hand->cells[cell].digit = digit;
        cells[cell] = (uint8_t)digit;
        written[pick] = written[--left];
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
