#include "digits.h"

#include <math.h>
#include <string.h>

/* exp() of less than this does not count. */
#define LEAST_EXPONENT (-24.0F)

void digits_classify(const struct digits_model *model, const float *features, float *scores)
{
    float point[DIGITS_DIMENSIONS], closeness[DIGITS_TEMPLATES], sums[DIGITS_MOST] = {0};
    float nearest = -INFINITY, total = 0;
    const struct kernels *kernels = kernels_best();
    const struct matrix projection = {model->projection[0], SHAPE_COUNT, DIGITS_DIMENSIONS};
    const struct matrix templates = {model->templates[0], DIGITS_DIMENSIONS, DIGITS_TEMPLATES};
    kernels->multiply(features, &projection, point);
    memcpy(closeness, model->bias, sizeof model->bias);
    kernels->distances(point, &templates, closeness);
    for (unsigned i = 0; i < DIGITS_TEMPLATES; i++)
        nearest = closeness[i] > nearest ? closeness[i] : nearest;
    for (unsigned i = 0; i < DIGITS_TEMPLATES; i++)
        if (closeness[i] - nearest > LEAST_EXPONENT)
            sums[model->label[i]] += expf(closeness[i] - nearest);
    for (unsigned i = 0; i < model->classes; i++)
        total += sums[i];
    for (unsigned i = 0; i < model->classes; i++)
        scores[i] = logf(fmaxf(sums[i] / total, 1e-9F));
}
