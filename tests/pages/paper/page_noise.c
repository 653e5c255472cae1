#include "pages/paper/page_noise.h"

#include <math.h>

#include "model/random.h"

float page_noise_hash(unsigned seed, int a, int b)
{
    uint64_t state = seed + (uint64_t)(a + 1000) * 2654435761U + (uint64_t)(b + 1000) * 40503U;
    random_next(&state);
    return random_between(&state, 0, 1);
}

static float smooth(float from, float to, float share)
{
    return from + (to - from) * share * share * (3 - 2 * share);
}

float page_noise_at(unsigned seed, float x, float y)
{
    int a = (int)floorf(x), b = (int)floorf(y);
    float across = x - (float)a, down = y - (float)b;
    float above = smooth(page_noise_hash(seed, a, b), page_noise_hash(seed, a + 1, b), across);
    float below =
        smooth(page_noise_hash(seed, a, b + 1), page_noise_hash(seed, a + 1, b + 1), across);
    return smooth(above, below, down);
}
