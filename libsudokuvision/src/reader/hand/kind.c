#include "reader/hand/kind.h"

#include <math.h>

#include "maths/logs.h"
#include "maths/stat.h"

struct kind_style kind_style_usual(const struct marks_measure *measure, float base)
{
    return (struct kind_style){base + measure->mean, hypotf(measure->between, measure->within),
                               false};
}

struct kind_style kind_style_seen(const struct marks_measure *measure, float middle, float *values,
                                  size_t count)
{
    float spread = stat_spread(middle, values, count);
    return (struct kind_style){middle, fmaxf(spread, measure->within), true};
}

float kind_odds(const struct kind_style *other, const struct marks_measure *measure,
                const struct kind_style *style, float value)
{
    float away = (value - style->middle) / style->spread, freedom = measure->freedom;
    float density = -0.5F * (freedom + 1) * log1pf(away * away / freedom) - logf(style->spread);
    return logs_normal(value - other->middle, other->spread) - density;
}
