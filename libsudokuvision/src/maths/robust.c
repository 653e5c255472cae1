#include "maths/robust.h"

#include <math.h>

#include "maths/stat.h"

void robust_weigh(const double *base, const double *distances, size_t count, double min_scale,
                  double *weights)
{
    size_t seen = 0;
    double scale = min_scale;
    for (size_t i = 0; i < count; i++)
        if (!base || base[i] > 0)
            weights[seen++] = distances[i];
    if (seen)
        scale = fmax(scale, 1.5 * stat_select_double(weights, seen, seen / 2));
    for (size_t i = 0; i < count; i++) {
        double ratio = distances[i] / scale;
        weights[i] = (base ? base[i] : 1) / (1 + ratio * ratio);
    }
}
