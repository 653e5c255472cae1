#include "image/noise.h"

#include <math.h>
#include <stdlib.h>

/* Sums the absolute second differences, in both directions at once, of COUNT pixels of OWN between
 * the rows ABOVE and BELOW. */
static uint64_t sum_row(const uint8_t *own, const uint8_t *above, const uint8_t *below,
                        unsigned count)
{
    uint64_t sum = 0;
    for (unsigned x = 1; x + 1 < count; x++) {
        int bend = above[x - 1] - 2 * above[x] + above[x + 1] -
                   2 * (own[x - 1] - 2 * own[x] + own[x + 1]) + below[x - 1] - 2 * below[x] +
                   below[x + 1];
        sum += (unsigned)abs(bend);
    }
    return sum;
}

float noise_measure(const struct plane *plane)
{
    uint64_t sum = 0;
    if (plane->width < 3 || plane->height < 3)
        return 0;
    for (unsigned y = 1; y + 1 < plane->height; y++) {
        const uint8_t *own = plane->pixels + (size_t)y * plane->stride;
        sum += sum_row(own, own - plane->stride, own + plane->stride, plane->width);
    }
    /* The second difference of noise has six times its deviation, and its mean magnitude is sqrt(2
     * / pi) times that. */
    double count = (plane->width - 2.0) * (plane->height - 2.0);
    return (float)(sqrt(acos(-1) / 2) / 6 * (double)sum / count);
}
