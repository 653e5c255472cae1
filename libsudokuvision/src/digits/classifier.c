#include "digits/classifier.h"

#include <math.h>
#include <string.h>

void classifier_score(const struct classifier *model, const float *features, float *scores)
{
    float point[CLASSIFIER_DIMENSIONS], closeness[CLASSIFIER_TEMPLATES],
        shares[CLASSIFIER_TEMPLATES], sums[CLASSIFIER_MAX_CLASSES] = {0};
    float nearest = -INFINITY, total = 0;
    const struct kernels *kernels = kernels_best();
    const struct kernel_matrix projection = {model->projection[0], FEATURE_COUNT,
                                             CLASSIFIER_DIMENSIONS};
    const struct kernel_matrix templates = {model->templates[0], CLASSIFIER_DIMENSIONS,
                                            CLASSIFIER_TEMPLATES};
    kernels->multiply(features, &projection, point);
    memcpy(closeness, model->bias, sizeof model->bias);
    kernels->distances(point, &templates, closeness);
    for (unsigned i = 0; i < CLASSIFIER_TEMPLATES; i++)
        nearest = closeness[i] > nearest ? closeness[i] : nearest;
    kernels->exponentials(closeness, CLASSIFIER_TEMPLATES, nearest, shares);
    for (unsigned i = 0; i < CLASSIFIER_TEMPLATES; i++)
        sums[model->label[i]] += shares[i];
    for (unsigned i = 0; i < model->classes; i++)
        total += sums[i];
    for (unsigned i = 0; i < model->classes; i++)
        scores[i] = logf(fmaxf(sums[i] / total, 1e-9F));
}
