#include "pages/paper/page_clutter.h"

#include <math.h>

#include "model/random.h"
#include "pages/paper/page_noise.h"

#define FREE   0.5F /* empty margin around a grid, in cells */
#define COLUMN 4.2F /* width of a column of text, in cells */

void page_clutter_choose(float share, uint64_t *random, struct page_clutter *clutter)
{
    clutter->share = share;
    if (!(share > 0))
        return;
    clutter->line = random_between(random, 0.35F, 0.6F);
    clutter->seed = random_below(random, 1U << 30);
}

static float letter_ink(const struct page_clutter *clutter, const struct page_face *face, float x,
                        float y, float size)
{
    int row = (int)floorf(y / size), column = (int)floorf(x / (0.55F * size));
    float choice = page_noise_hash(clutter->seed, column, row);
    if (choice < 0.2F)
        return 0;
    unsigned digit = 1 + (unsigned)(choice * 8.99F);
    float u = (x / (0.55F * size) - (float)column - 0.5F) * 0.8F + 0.5F;
    float v = (y / size - (float)row - 0.1F) / 0.7F;
    if (v < 0 || v >= 1)
        return 0;
    return (float)face
               ->cover[digit][(unsigned)(v * PAGE_GLYPH_SIDE)][(unsigned)(u * PAGE_GLYPH_SIDE)] /
           255;
}

float page_clutter_ink(const struct page_clutter *clutter, const struct page_face *face, float x,
                       float y)
{
    bool beside = x > -FREE && x < 9 + FREE && y > -FREE && y < 9 + FREE;
    if (!(clutter->share > 0) || beside)
        return 0;
    int block = (int)floorf(x / COLUMN), part = (int)floorf(y / 3);
    float kind = page_noise_hash(clutter->seed + 1, block, part);
    float gutter = x / COLUMN - (float)block;
    if (kind > clutter->share)
        return 0;
    if (kind < 0.15F * clutter->share)
        return 0.5F + 0.4F * sinf(3 * x + (float)part) * sinf(2 * y);
    if (gutter > 0.93F)
        return 0;
    return letter_ink(clutter, face, x, y, kind < 0.3F * clutter->share ? 1.5F : clutter->line);
}
