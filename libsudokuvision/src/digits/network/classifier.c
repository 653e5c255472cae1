#include "digits/network/classifier.h"

#include <math.h>
#include <string.h>

#include "digits/network/model_data.h"

/* The maximum of CLOSENESS, computed in parallel lanes. */
static float find_nearest(const float *closeness)
{
    enum { LANES = 16 };
    _Static_assert(CLASSIFIER_TEMPLATES % LANES == 0, "lanes end with the templates");
    float nearest[LANES];
    memcpy(nearest, closeness, sizeof nearest);
    for (unsigned first = LANES; first < CLASSIFIER_TEMPLATES; first += LANES)
        for (unsigned i = 0; i < LANES; i++)
            nearest[i] = closeness[first + i] > nearest[i] ? closeness[first + i] : nearest[i];
    for (unsigned i = 1; i < LANES; i++)
        nearest[0] = nearest[i] > nearest[0] ? nearest[i] : nearest[0];
    return nearest[0];
}

/* Adds the share of each template to the sum of its label. Adjacent templates of one label are
 * summed in a register. */
static void add_shares(const unsigned char *label, const float *shares, float *sums)
{
    for (unsigned i = 0; i < CLASSIFIER_TEMPLATES;) {
        const unsigned char own = label[i];
        float sum = sums[own];
        for (; i < CLASSIFIER_TEMPLATES && label[i] == own; i++)
            sum += shares[i];
        sums[own] = sum;
    }
}

void classifier_score(const struct classifier *model, const float *features, float *scores)
{
    float point[CLASSIFIER_DIMENSIONS], closeness[CLASSIFIER_TEMPLATES],
        shares[CLASSIFIER_TEMPLATES], sums[CLASSIFIER_MAX_CLASSES] = {0}, total = 0;
    const struct kernels *kernels = kernels_best();
    model_await(model, model->classes != 0);
    const struct kernel_matrix projection = {model->projection[0], FEATURE_COUNT,
                                             CLASSIFIER_DIMENSIONS};
    const struct kernel_matrix templates = {model->templates[0], CLASSIFIER_DIMENSIONS,
                                            CLASSIFIER_TEMPLATES};
    kernels->multiply(features, &projection, point);
    memcpy(closeness, model->bias, sizeof model->bias);
    kernels->distances(point, &templates, closeness);
    kernels->exponentials(closeness, CLASSIFIER_TEMPLATES, find_nearest(closeness), shares);
    add_shares(model->label, shares, sums);
    for (unsigned i = 0; i < model->classes; i++)
        total += sums[i];
    for (unsigned i = 0; i < model->classes; i++)
        scores[i] = logf(fmaxf(sums[i] / total, 1e-9F));
}
