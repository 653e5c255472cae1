#include "reader/hand/mixture.h"

#include <math.h>
#include <string.h>

#include "maths/stat.h"
#include "reader/hand/marks_model.h"
#include "reader/hand/repetition.h"
#include "reader/hand/small_print.h"

/* Rounds of expectation maximization. */
enum { ROUNDS = 12 };

/* The measures of a mark. */
enum measure { DARKNESS, BLUE, RED, HEIGHT, STROKE, PLACE_X, PLACE_Y, MEASURES };

/* The prior of a kind, and its weights as numbers of marks. */
struct prior {
    float spread[MEASURES]; /* logarithms, gray values, and pixels of 32 in a cell */
    float spread_weight, mean_weight, share_weight;
};

enum { PRINT, HAND, KINDS };

static const struct prior priors[KINDS] = {
    {{0.08F, 2.0F, 2.0F, 0.05F, 0.12F, 1.0F, 0.8F}, 3, 0.6F, 1},
    {{0.45F, 14.0F, 14.0F, 0.22F, 0.35F, 2.5F, 2.5F}, 3, 3, 0.1F},
};

/* Minimum darkness of marks that the kinds are fitted to. Fainter marks are mostly neither kind but
 * are classified too. */
#define MIN_RATIO 0.2F

/* Maximum log odds of handwriting for a shape that no print repeats, by shape alone, since print
 * may be damaged. */
#define MAX_DISTANT 3.0F

struct sample {
    unsigned cell;
    float hand; /* present probability of handwriting */
    float value[MEASURES];
    float *signs; /* WRITING_SIGNS */
};

struct kind {
    float mean[MEASURES], variance[MEASURES], share;
    float seen[MEASURES]; /* the variance without its lower bound */
    float scale;          /* logarithm of the density at the mean */
};

static float log_sum(const float *scores, unsigned first, unsigned count)
{
    float sum = 0;
    for (unsigned i = first; i < first + count; i++)
        sum += expf(scores[i]);
    return logf(sum + 1e-6F);
}

/* Returns twice the area divided by the length of the edge, in pixels of the patch. Sums each
 * column separately first, for SIMD. */
static float stroke_width(const struct blob *blob)
{
    float areas[BLOB_CROP] = {0}, edges[BLOB_CROP] = {0}, area = 0, edge = 0;
    for (unsigned y = 1; y < BLOB_CROP; y++) {
        const float *row = blob->crop[y], *above = blob->crop[y - 1];
        for (unsigned x = 1; x < BLOB_CROP; x++) {
            areas[x] += row[x];
            edges[x] += fabsf(row[x] - row[x - 1]) + fabsf(row[x] - above[x]);
        }
    }
    for (unsigned x = 1; x < BLOB_CROP; x++) {
        area += areas[x];
        edge += edges[x];
    }
    int longer = blob->width > blob->height ? blob->width : blob->height;
    return 2 * area / fmaxf(edge, 1) * (float)longer / (BLOB_CROP - 2);
}

static void measure(const struct cell_glyph *glyph, float *value)
{
    const struct blob *blob = &glyph->blob;
    value[DARKNESS] = logf(fmaxf(glyph->ratio, 0.05F));
    value[BLUE] = glyph->color.blue;
    value[RED] = glyph->color.red;
    value[HEIGHT] = logf((float)blob->height);
    value[STROKE] = logf(fmaxf(stroke_width(blob), 0.5F));
    value[PLACE_X] = (float)blob->left + 0.5F * (float)blob->width;
    value[PLACE_Y] = (float)blob->top + 0.5F * (float)blob->height;
}

/* Returns the network's log odds of handwriting for the shape of GLYPH. */
static float shape_of(const struct cell_glyph *glyph)
{
    float print = log_sum(glyph->hand, HAND_PRINTED + 1, 9);
    return log_sum(glyph->hand, HAND_WRITTEN + 1, HAND_ANSWERS - HAND_WRITTEN - 1) - print;
}

/* Returns the log odds of handwriting by SIGNS and WEIGHTS. */
static float weigh(const float weights[WRITING_SIGNS], const float signs[WRITING_SIGNS])
{
    float odds = 0;
    for (unsigned i = 0; i < WRITING_SIGNS; i++)
        odds += weights[i] * signs[i];
    return odds;
}

/* Appends the faint marks, or the others, after the first FOUND of SAMPLES; returns their new
 * number. SIGNS are those of all cells. */
static unsigned collect(const struct cell_glyph *glyphs, unsigned count, bool faint, unsigned found,
                        float (*signs)[WRITING_SIGNS], struct sample *samples)
{
    for (unsigned i = 0; i < count; i++) {
        const struct cell_glyph *glyph = &glyphs[i];
        if (!glyph->scored || (glyph->ratio < MIN_RATIO) != faint)
            continue;
        struct sample *sample = &samples[found++];
        sample->cell = i;
        sample->signs = signs[i];
        signs[i][WRITING_SHAPE] = shape_of(glyph);
        signs[i][WRITING_CONSTANT] = 1;
        sample->hand = 1 / (1 + expf(-weigh(marks_model.uncompared, signs[i])));
        measure(glyph, sample->value);
    }
    return found;
}

static float share_of(const struct sample *sample, unsigned kind)
{
    return kind == HAND ? sample->hand : 1 - sample->hand;
}

/* Fits mean and variance of measure K to the samples of kind NUMBER, which weigh TOTAL. With few of
 * them, the prior spread and the MIDDLE of all samples dominate. */
static void fit_measure(const struct sample *samples, unsigned count, unsigned number, unsigned k,
                        float total, float middle, struct kind *kind)
{
    const struct prior *prior = &priors[number];
    float sum = prior->mean_weight * middle, square = 0;
    for (unsigned i = 0; i < count; i++)
        sum += share_of(&samples[i], number) * samples[i].value[k];
    float mean = sum / (total + prior->mean_weight);
    for (unsigned i = 0; i < count; i++) {
        float away = samples[i].value[k] - mean;
        square += share_of(&samples[i], number) * away * away;
    }
    square += prior->spread_weight * prior->spread[k] * prior->spread[k];
    kind->mean[k] = mean;
    kind->seen[k] = square / (total + prior->spread_weight);
    kind->variance[k] = fmaxf(kind->seen[k], priors[PRINT].spread[k] * priors[PRINT].spread[k]);
}

static void set_scale(struct kind *kind)
{
    kind->scale = 0;
    for (unsigned k = 0; k < MEASURES; k++)
        kind->scale -= 0.5F * logf(kind->variance[k]);
}

static void fit_kind(const struct sample *samples, unsigned count, unsigned number,
                     const float *middle, struct kind *kind)
{
    float total = 0;
    for (unsigned i = 0; i < count; i++)
        total += share_of(&samples[i], number);
    kind->share = (total + priors[number].share_weight) / ((float)count + 1.1F);
    for (unsigned k = 0; k < MEASURES; k++)
        fit_measure(samples, count, number, k, total, middle[k], kind);
    set_scale(kind);
}

/* Removes the lower bound on the variance, which keeps the fit from separating kinds by noise. */
static void use_seen_variance(struct kind *kind)
{
    memcpy(kind->variance, kind->seen, sizeof kind->variance);
    set_scale(kind);
}

/* Returns the logarithm of the density at VALUE, with each measure limited to four deviations. */
static float density(const struct kind *kind, const float *value)
{
    float sum = kind->scale;
    for (unsigned k = 0; k < MEASURES; k++) {
        float away = value[k] - kind->mean[k];
        sum -= 0.5F * fminf(away * away / kind->variance[k], 16);
    }
    return sum;
}

/* Sets the signs of SAMPLE that compare the kinds PRINT and HAND. */
static void compare_kinds(const struct kind *print, const struct kind *hand, struct sample *sample)
{
    sample->signs[WRITING_MEASURES] = density(hand, sample->value) - density(print, sample->value);
    sample->signs[WRITING_SHARE] = logf(hand->share / print->share);
}

/* Finds the MIDDLE of each measure of COUNT samples. */
static void find_middle(const struct sample *samples, unsigned count, float *middle)
{
    float values[SVISION_CELLS];
    for (unsigned k = 0; k < MEASURES; k++) {
        for (unsigned i = 0; i < count; i++)
            values[i] = samples[i].value[k];
        middle[k] = stat_median(values, count);
    }
}

/* Fits both kinds to the first FOUND of ALL samples, at least one, and sets the ODDS of their
 * cells. */
static void fit_kinds(struct sample *samples, unsigned found, unsigned all, struct kind *print,
                      struct kind *hand, float *odds)
{
    float middle[MEASURES];
    find_middle(samples, found, middle);
    for (unsigned round = 0; round < ROUNDS; round++) {
        fit_kind(samples, found, PRINT, middle, print);
        fit_kind(samples, found, HAND, middle, hand);
        for (unsigned i = 0; i < all; i++) {
            compare_kinds(print, hand, &samples[i]);
            float own = weigh(marks_model.uncompared, samples[i].signs);
            samples[i].hand = 1 / (1 + expf(-own));
            odds[samples[i].cell] = own;
        }
    }
}

/* The marks of a page as its mixture is fitted. */
struct page_fit {
    struct sample samples[SVISION_CELLS];
    unsigned found, all; /* number of dark marks, which are first, and of all */
    struct kind print, hand;
    float signs[SVISION_CELLS][WRITING_SIGNS];
};

/* Fits a mixture to COUNT GLYPHS. */
static void fit_marks(const struct cell_glyph *glyphs, unsigned count, struct page_fit *fit)
{
    float odds[SVISION_CELLS];
    memset(fit->signs, 0, sizeof fit->signs);
    for (unsigned i = 0; i < count; i++)
        odds[i] = -MIXTURE_MAX;
    fit->found = collect(glyphs, count, false, 0, fit->signs, fit->samples);
    fit->all = collect(glyphs, count, true, fit->found, fit->signs, fit->samples);
    if (fit->found)
        fit_kinds(fit->samples, fit->found, fit->all, &fit->print, &fit->hand, odds);
    repetition_describe(glyphs, count, odds, fit->signs);
}

void mixture_describe(const struct cell_glyph *glyphs, unsigned count,
                      float (*signs)[WRITING_SIGNS])
{
    struct page_fit fit;
    fit_marks(glyphs, count, &fit);
    memcpy(signs, fit.signs, count * sizeof *signs);
}

/* Returns the log odds of handwriting by SIGNS. */
static float odds_of(const float signs[WRITING_SIGNS])
{
    bool compared = signs[WRITING_COMPARED] != 0;
    return weigh(compared ? marks_model.compared : marks_model.uncompared, signs);
}

/* Returns the log odds of handwriting by SIGNS, of shape alone. */
static float shape_odds(const float signs[WRITING_SIGNS])
{
    return signs[WRITING_SHAPE] + fminf(weigh(marks_model.distance, signs), MAX_DISTANT);
}

/* Returns ODDS within -MAX..MAX. */
static float limited(float odds, float max)
{
    return fminf(fmaxf(odds, -max), max);
}

void mixture_fit(const struct cell_glyph *glyphs, unsigned count, struct mixture *mixture)
{
    struct page_fit fit;
    fit_marks(glyphs, count, &fit);
    for (unsigned i = 0; i < count; i++) {
        mixture->odds[i] = mixture->shape[i] = -MIXTURE_MAX;
        mixture->whole[i] = -MIXTURE_WHOLE;
    }
    for (unsigned i = 0; i < fit.all; i++) {
        unsigned cell = fit.samples[i].cell;
        mixture->shape[cell] = limited(shape_odds(fit.signs[cell]), MIXTURE_MAX);
        if (fit.found)
            mixture->odds[cell] = limited(odds_of(fit.signs[cell]), MIXTURE_MAX);
    }
    if (fit.found)
        use_seen_variance(&fit.print);
    for (unsigned i = 0; i < fit.all && fit.found; i++) {
        unsigned cell = fit.samples[i].cell;
        compare_kinds(&fit.print, &fit.hand, &fit.samples[i]);
        mixture->whole[cell] = limited(odds_of(fit.signs[cell]), MIXTURE_WHOLE);
    }
    small_print_weigh(glyphs, count, mixture->shape, mixture->small, mixture->note);
}
