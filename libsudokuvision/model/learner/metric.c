#include "model/learner/metric.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/learner/adam.h"
#include "model/random.h"

enum {
    DIMENSIONS = CLASSIFIER_DIMENSIONS,
    TEMPLATES = CLASSIFIER_TEMPLATES,
    BATCH = 128,
    /* templates of class 0, which is the most diverse; the other classes share the rest */
    JUNK_TEMPLATES = 34,
    PARAMETERS = (FEATURE_COUNT + TEMPLATES) * DIMENSIONS + TEMPLATES,
};

#define RATE      2e-3F
#define SMOOTHING 0.02F

/* The parameters of the model, in Adam's order. */
struct metric {
    float projection[FEATURE_COUNT][DIMENSIONS];
    float templates[DIMENSIONS][TEMPLATES];
    float bias[TEMPLATES];
};

/* The class of each template. */
struct labels {
    unsigned classes;
    uint8_t of[TEMPLATES];
};

static float wanted(unsigned classes, unsigned class, unsigned label)
{
    return class == label ? 1 - SMOOTHING : SMOOTHING / (float)(classes - 1);
}

static void shuffle(size_t *order, size_t count, uint64_t *random)
{
    for (size_t i = count; i > 1; i--) {
        size_t k = random_below(random, (unsigned)i), kept = order[i - 1];
        order[i - 1] = order[k];
        order[k] = kept;
    }
}

static void project(const struct metric *metric, const float *features, float *point)
{
    memset(point, 0, DIMENSIONS * sizeof *point);
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < DIMENSIONS; k++)
            point[k] += features[i] * metric->projection[i][k];
}

/* Computes the derivative of the loss with respect to each template's closeness: its share of the
 * softmax minus its share of the target of its class. */
static void loss_by_closeness(const struct metric *metric, const struct labels *labels,
                              const float *point, unsigned label, float *slope)
{
    float closeness[TEMPLATES], of_class[CLASSIFIER_MAX_CLASSES] = {0}, nearest = -INFINITY,
                                total = 0;
    memcpy(closeness, metric->bias, sizeof closeness);
    for (unsigned k = 0; k < DIMENSIONS; k++) {
        for (unsigned i = 0; i < TEMPLATES; i++) {
            float difference = point[k] - metric->templates[k][i];
            closeness[i] -= difference * difference;
        }
    }
    for (unsigned i = 0; i < TEMPLATES; i++)
        nearest = fmaxf(nearest, closeness[i]);
    for (unsigned i = 0; i < TEMPLATES; i++) {
        closeness[i] = expf(closeness[i] - nearest);
        of_class[labels->of[i]] += closeness[i];
        total += closeness[i];
    }
    for (unsigned i = 0; i < TEMPLATES; i++) {
        unsigned class = labels->of[i];
        slope[i] = closeness[i] / total - wanted(labels->classes, class, label) * closeness[i] /
                                              fmaxf(of_class[class], 1e-30F);
    }
}

/* Adds the derivatives for one sample. The slopes sum to 0, so the point itself cancels in the
 * derivative with respect to the point. */
static void add_gradient(const struct metric *metric, const struct labels *labels,
                         const float *features, unsigned label, struct metric *gradient)
{
    float point[DIMENSIONS], slope[TEMPLATES], by_point[DIMENSIONS];
    project(metric, features, point);
    loss_by_closeness(metric, labels, point, label, slope);
    for (unsigned k = 0; k < DIMENSIONS; k++) {
        float sum = 0;
        for (unsigned i = 0; i < TEMPLATES; i++) {
            sum += slope[i] * metric->templates[k][i];
            gradient->templates[k][i] += 2 * slope[i] * (point[k] - metric->templates[k][i]);
        }
        by_point[k] = 2 * sum;
    }
    for (unsigned i = 0; i < TEMPLATES; i++)
        gradient->bias[i] += slope[i];
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < DIMENSIONS; k++)
            gradient->projection[i][k] += features[i] * by_point[k];
}

static void label_templates(struct labels *labels)
{
    for (unsigned i = 0; i < TEMPLATES; i++)
        labels->of[i] =
            i < JUNK_TEMPLATES ? 0 : (uint8_t)(1 + (i - JUNK_TEMPLATES) % (labels->classes - 1));
}

/* Starts from a random projection, with the images of random samples of each class as templates. */
static void start(const struct samples *train, const uint8_t *label, uint64_t *random,
                  struct metric *metric)
{
    for (unsigned i = 0; i < FEATURE_COUNT; i++)
        for (unsigned k = 0; k < DIMENSIONS; k++)
            metric->projection[i][k] = random_normal(random);
    for (unsigned i = 0; i < TEMPLATES; i++) {
        float point[DIMENSIONS];
        size_t sample;
        do
            sample = random_below(random, (unsigned)train->count);
        while (train->label[sample] != label[i]);
        project(metric, samples_row(train, sample), point);
        for (unsigned k = 0; k < DIMENSIONS; k++)
            metric->templates[k][i] = point[k];
        metric->bias[i] = 0;
    }
}

/* The error rate of MODEL on SAMPLES. */
static double share_wrong(const struct classifier *model, const struct samples *samples)
{
    size_t wrong = 0;
    for (size_t i = 0; i < samples->count; i++) {
        float scores[CLASSIFIER_MAX_CLASSES];
        unsigned best = 0;
        classifier_score(model, samples_row(samples, i), scores);
        for (unsigned class = 1; class < model->classes; class ++)
            best = scores[class] > scores[best] ? class : best;
        wrong += best != samples->label[i];
    }
    return (double)wrong / (double)(samples->count ? samples->count : 1);
}

static void store(const struct metric *metric, const uint8_t *label, struct classifier *model)
{
    memcpy(model->projection, metric->projection, sizeof model->projection);
    memcpy(model->templates, metric->templates, sizeof model->templates);
    memcpy(model->bias, metric->bias, sizeof model->bias);
    memcpy(model->label, label, sizeof model->label);
}

static float rate_at(size_t step, size_t steps)
{
    return RATE * 0.5F * (1 + cosf(3.1415927F * (float)step / (float)steps));
}

bool metric_learn(const struct samples *train, const struct samples *check, unsigned epochs,
                  uint64_t seed, struct classifier *model)
{
    struct adam adam;
    struct metric *metric = malloc(sizeof *metric), *gradient = calloc(1, sizeof *gradient);
    size_t *order = malloc(train->count * sizeof *order), batches = train->count / BATCH;
    struct labels labels = {.classes = model->classes};
    bool ready = adam_open(&adam, PARAMETERS) && metric && gradient && order;
    label_templates(&labels);
    for (size_t i = 0; ready && i < train->count; i++)
        order[i] = i;
    if (ready)
        start(train, labels.of, &seed, metric);
    for (unsigned epoch = 0; ready && epoch < epochs; epoch++) {
        shuffle(order, train->count, &seed);
        for (size_t batch = 0; batch < batches; batch++) {
            memset(gradient, 0, sizeof *gradient);
            for (size_t i = batch * BATCH; i < (batch + 1) * BATCH; i++)
                add_gradient(metric, &labels, samples_row(train, order[i]), train->label[order[i]],
                             gradient);
            for (size_t i = 0; i < PARAMETERS; i++)
                adam.gradient[i] = ((float *)gradient)[i] / BATCH;
            adam_step(&adam, (float *)metric,
                      rate_at(epoch * batches + batch, (size_t)epochs * batches));
        }
        store(metric, labels.of, model);
        printf("metric: epoch %2u, %.3f %% wrong on other faces\n", epoch + 1,
               100 * share_wrong(model, check));
        fflush(stdout);
    }
    adam_close(&adam);
    free(metric);
    free(gradient);
    free(order);
    return ready;
}
