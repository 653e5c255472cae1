#include "pages/ink/page_ornament.h"

#include <math.h>

#include "model/random.h"

void page_ornament_choose(enum page_ornament_kind kind, uint64_t *random, float *height,
                          struct page_ornament *ornament)
{
    *ornament = (struct page_ornament){.kind = kind};
    if (kind == PAGE_ORNAMENT_NONE)
        return;
    bool all = random_chance(random, 0.5F);
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        ornament->cells[i] = all || random_chance(random, 0.5F);
    ornament->reach = random_between(random, 0.34F, 0.42F);
    ornament->pen = random_between(random, 0.012F, 0.025F);
    ornament->away = random_between(random, 0.04F, 0.08F);
    ornament->gray = random_between(random, 0.3F, 0.6F);
    if (kind == PAGE_ORNAMENT_RING || kind == PAGE_ORNAMENT_BOX)
        *height *= random_between(random, 0.7F, 0.85F);
}

static float print_at(const struct page_face *face, unsigned digit, float height, float x, float y)
{
    float u = x / height + 0.5F, v = y / height + 0.5F;
    if (!digit || u < 0 || v < 0 || u >= 1 || v >= 1)
        return 0;
    unsigned row = (unsigned)(v * PAGE_GLYPH_SIDE), column = (unsigned)(u * PAGE_GLYPH_SIDE);
    return (float)face->cover[digit][row][column] / 255;
}

/* The ink of a line at the distance AWAY from its middle. */
static float line_ink(const struct page_ornament *ornament, float away)
{
    return fabsf(away) < ornament->pen ? 1 : 0;
}

/* The digit widened by the pen, without the original digit. */
static float outline_ink(const struct page_ornament *ornament, const struct page_face *face,
                         unsigned digit, float height, float x, float y)
{
    enum { AROUND = 12 };
    float most = 0;
    for (int i = 0; i < AROUND; i++) {
        float angle = 6.2831853F * (float)i / AROUND, far = 2 * ornament->pen;
        most = fmaxf(most,
                     print_at(face, digit, height, x + far * cosf(angle), y + far * sinf(angle)));
    }
    return fmaxf(most - print_at(face, digit, height, x, y), 0);
}

float page_ornament_ink(const struct page_ornament *ornament, const struct page_face *face,
                        unsigned cell, unsigned digit, float height, float x, float y)
{
    float ink = print_at(face, digit, height, x, y);
    if (!digit || !ornament->cells[cell])
        return ink;
    switch (ornament->kind) {
    case PAGE_ORNAMENT_RING:
        return fmaxf(ink, line_ink(ornament, hypotf(x, y) - ornament->reach));
    case PAGE_ORNAMENT_BOX:
        return fmaxf(ink, line_ink(ornament, fmaxf(fabsf(x), fabsf(y)) - ornament->reach));
    case PAGE_ORNAMENT_RULE:
        return fabsf(x) > ornament->reach * height
                   ? ink
                   : fmaxf(ink, line_ink(ornament, y - height / 2 - ornament->away));
    case PAGE_ORNAMENT_HOLLOW:
        return outline_ink(ornament, face, digit, height, x, y);
    case PAGE_ORNAMENT_SHADOW:
        return fmaxf(ink, ornament->gray * print_at(face, digit, height, x - ornament->away,
                                                    y - ornament->away));
    default:
        return ink;
    }
}
