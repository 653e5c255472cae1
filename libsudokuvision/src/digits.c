#include "digits.h"

#include <math.h>
#include <string.h>

static void project(const struct digits_model *model, const float *features, float *point)
{
    memset(point, 0, DIGITS_DIMENSIONS * sizeof *point);
    for (unsigned i = 0; i < SHAPE_COUNT; i++)
        for (unsigned k = 0; k < DIGITS_DIMENSIONS; k++)
            point[k] += features[i] * model->projection[i][k];
}

static void compare(const struct digits_model *model, const float *point, float *closeness)
{
    memcpy(closeness, model->bias, sizeof model->bias);
    for (unsigned k = 0; k < DIGITS_DIMENSIONS; k++) {
        for (unsigned i = 0; i < DIGITS_TEMPLATES; i++) {
            float difference = point[k] - model->templates[k][i];
            closeness[i] -= difference * difference;
        }
    }
}

void digits_classify(const struct digits_model *model, const float *features, float *scores)
{
    float point[DIGITS_DIMENSIONS], closeness[DIGITS_TEMPLATES], sums[DIGITS_MOST] = {0};
    float nearest = -INFINITY, total = 0;
    project(model, features, point);
    compare(model, point, closeness);
    for (unsigned i = 0; i < DIGITS_TEMPLATES; i++)
        nearest = fmaxf(nearest, closeness[i]);
    for (unsigned i = 0; i < DIGITS_TEMPLATES; i++)
        sums[model->label[i]] += expf(closeness[i] - nearest);
    for (unsigned i = 0; i < model->classes; i++)
        total += sums[i];
    for (unsigned i = 0; i < model->classes; i++)
        scores[i] = logf(fmaxf(sums[i] / total, 1e-9F));
}
