#include "pages/paper/page_wear.h"

#include <math.h>
#include <string.h>

#include "model/random.h"
#include "pages/paper/page_noise.h"

/* How fast ink ends at a flake. */
#define EDGE 16
/* Square of the distance from which a patch removes no ink, in sizes of the patch. */
#define FAR 20

/* Chooses COUNT of the digits CELLS, none twice, which lack a share of their ink between LOW and
 * HIGH. */
static void fade(unsigned count, float low, float high, const uint8_t *cells, uint64_t *random,
                 struct page_wear *wear)
{
    unsigned printed[SVISION_CELLS], left = 0;
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        if (cells[i])
            printed[left++] = i;
    for (; count > 0 && left > 0; count--) {
        unsigned pick = random_below(random, left);
        wear->paleness[printed[pick]] = random_between(random, low, high);
        printed[pick] = printed[--left];
    }
}

void page_wear_choose(const struct page_settings *settings, const uint8_t *cells, uint64_t *random,
                      struct page_wear *wear)
{
    memset(wear, 0, sizeof *wear);
    for (unsigned i = 0; i < SVISION_CELLS && settings->uneven > 0; i++)
        wear->paleness[i] = settings->uneven * random_between(random, 0, 1);
    fade(settings->pale, 0.6F, 0.96F, cells, random, wear);
    fade(settings->covered, 1, 1, cells, random, wear);
    if (settings->flaked > 0) {
        wear->flaked = 1 - settings->flaked;
        wear->grain = random_between(random, 0.04F, 0.15F);
        wear->seed = random_below(random, 1U << 30);
    }
    for (unsigned i = 0; i < settings->rubbed && i < PAGE_PATCHES; i++) {
        wear->patches++;
        wear->patch[i].x = random_between(random, 0, 9);
        wear->patch[i].y = random_between(random, 0, 9);
        wear->patch[i].width = random_between(random, 0.3F, 1.3F);
        wear->patch[i].height = random_between(random, 0.3F, 1.3F);
        wear->patch[i].lost = random_between(random, 0.7F, 1);
    }
}

float page_wear_at(const struct page_wear *wear, float x, float y)
{
    float left = 1;
    if (wear->flaked > 0) {
        float noise = page_noise_at(wear->seed, x / wear->grain, y / wear->grain);
        left -= fminf(fmaxf((noise - wear->flaked) * EDGE, 0), 1);
    }
    for (unsigned i = 0; i < wear->patches; i++) {
        float dx = (x - wear->patch[i].x) / wear->patch[i].width;
        float dy = (y - wear->patch[i].y) / wear->patch[i].height;
        if (dx * dx + dy * dy < FAR)
            left *= 1 - wear->patch[i].lost * expf(-dx * dx - dy * dy);
    }
    return 1 - left;
}
