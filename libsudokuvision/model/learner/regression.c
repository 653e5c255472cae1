#include "model/learner/regression.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "maths/linear.h"

/* Weight of the ridge penalty. */
#define RIDGE  0.01
#define ROUNDS 20
/* Least improvement of a step, as a share of the cost. */
#define ROUNDING 1e-9

enum { ROOM = 4096, BINS = 7 };

bool regression_add(struct regression *regression, struct regression_sample sample,
                    const float *signs)
{
    if (regression->count == regression->room) {
        size_t room = 2 * regression->room + ROOM;
        struct regression_sample *samples = realloc(regression->samples, room * sizeof *samples);
        if (!samples)
            return false;
        regression->samples = samples;
        regression->room = room;
    }
    memcpy(sample.signs, signs, regression->signs * sizeof *signs);
    regression->samples[regression->count++] = sample;
    return true;
}

static double odds_of(const struct regression_sample *sample, unsigned signs, const double *weights)
{
    double odds = (double)sample->offset;
    for (unsigned k = 0; k < signs; k++)
        odds += weights[k] * (double)sample->signs[k];
    return odds;
}

static double share_of(double odds)
{
    return 1 / (1 + exp(-odds));
}

/* Returns the negative log likelihood of the samples to learn from, given WEIGHTS, and the penalty.
 */
static double cost_of(const struct regression *regression, const double *weights)
{
    double cost = 0;
    for (unsigned k = 0; k < regression->signs; k++)
        cost += RIDGE / 2 * weights[k] * weights[k];
    for (size_t i = 0; i < regression->count; i++) {
        const struct regression_sample *sample = &regression->samples[i];
        double odds = odds_of(sample, regression->signs, weights);
        odds = sample->is_true ? -odds : odds;
        if (!sample->check)
            cost += (double)sample->weight * (fmax(odds, 0) + log1p(exp(-fabs(odds))));
    }
    return cost;
}

/* Moves UNKNOWNS to NEXT, or half as far, and so on, until their cost is not higher. */
static void step(const struct regression *regression, double *next, double *unknowns)
{
    enum { HALVINGS = 30 };
    double cost = cost_of(regression, unknowns) * (1 + ROUNDING);
    for (unsigned i = 0; i < HALVINGS && cost_of(regression, next) > cost; i++)
        for (unsigned k = 0; k < regression->signs; k++)
            next[k] = (next[k] + unknowns[k]) / 2;
    memcpy(unknowns, next, regression->signs * sizeof *unknowns);
}

/* Iteratively reweighted least squares (McCullagh & Nelder, Generalized Linear Models, 2.5). */
bool regression_learn(const struct regression *regression, float *weights)
{
    double unknowns[REGRESSION_SIGNS] = {0}, next[REGRESSION_SIGNS], row[REGRESSION_SIGNS];
    for (unsigned round = 0; round < ROUNDS; round++) {
        struct linear linear;
        linear_start(&linear, regression->signs);
        linear_add_ridge(&linear, RIDGE);
        for (size_t i = 0; i < regression->count; i++) {
            const struct regression_sample *sample = &regression->samples[i];
            double odds = odds_of(sample, regression->signs, unknowns), share = share_of(odds);
            double spread = fmax(share * (1 - share), 1e-6);
            for (unsigned k = 0; k < regression->signs; k++)
                row[k] = (double)sample->signs[k];
            if (!sample->check)
                linear_add(&linear, row,
                           odds - (double)sample->offset + (sample->is_true - share) / spread,
                           spread * (double)sample->weight);
        }
        if (!linear_solve(&linear, next))
            return false;
        step(regression, next, unknowns);
    }
    for (unsigned k = 0; k < regression->signs; k++)
        weights[k] = (float)unknowns[k];
    return true;
}

void regression_print(const struct regression *regression, const float *weights)
{
    static const double bounds[BINS] = {0.0001, 0.001, 0.01, 0.05, 0.2, 0.5, 1};
    double foretold[BINS] = {0}, cells[BINS] = {0}, right[BINS] = {0}, exact[REGRESSION_SIGNS];
    for (unsigned k = 0; k < regression->signs; k++)
        exact[k] = (double)weights[k];
    for (size_t i = 0; i < regression->count; i++) {
        const struct regression_sample *sample = &regression->samples[i];
        double share = share_of(odds_of(sample, regression->signs, exact));
        unsigned bin = 0;
        while (bin < BINS - 1 && share > bounds[bin])
            bin++;
        if (!sample->check)
            continue;
        foretold[bin] += (double)sample->weight * share;
        cells[bin] += (double)sample->weight;
        right[bin] += (double)sample->weight * sample->is_true;
    }
    puts("up to      cells  foretold     are filled");
    for (unsigned i = 0; i < BINS; i++)
        printf("%.4f  %8.1f  %10.2f  %10.1f\n", bounds[i], cells[i], foretold[i], right[i]);
}

void regression_free(struct regression *regression)
{
    free(regression->samples);
    regression->samples = NULL;
    regression->count = regression->room = 0;
}
