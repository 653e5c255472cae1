#include "reader/hand/mixture.h"

#include <math.h>
#include <string.h>

#include "maths/stat.h"
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

/* Weights of the measures and the shape of a mark, which are not independent, and the bound on the
 * log odds by shape. */
#define SHARE_OF_MEASURES 0.6F
#define SHARE_OF_SHAPE    0.7F
#define MAX_SHAPE         4.0F
/* Maximum log odds of handwriting for a shape that is not repeated, since print may be damaged. A
 * repeated shape adds nothing unless every digit must certainly be print. */
#define MAX_REPETITION 3.0F
/* Minimum darkness of marks that the kinds are fitted to. Fainter marks are mostly neither kind but
 * are classified too. */
#define MIN_RATIO 0.2F

struct sample {
    unsigned cell;
    float shape; /* log odds of handwriting, by the network */
    float hand;  /* present probability of handwriting */
    float value[MEASURES];
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

/* Appends the faint marks, or the others, after the first FOUND of SAMPLES; returns their new
 * number. */
static unsigned collect(const struct cell_glyph *glyphs, unsigned count, bool faint, unsigned found,
                        struct sample *samples)
{
    for (unsigned i = 0; i < count; i++) {
        const struct cell_glyph *glyph = &glyphs[i];
        if (!glyph->scored || (glyph->ratio < MIN_RATIO) != faint)
            continue;
        struct sample *sample = &samples[found++];
        sample->cell = i;
        float shape = SHARE_OF_SHAPE * shape_of(glyph);
        sample->shape = fminf(fmaxf(shape, -MAX_SHAPE), MAX_SHAPE);
        sample->hand = 1 / (1 + expf(-sample->shape));
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

static float limited(float odds, float min, float max)
{
    return fminf(fmaxf(odds, min), max);
}

static float odds_of(const struct sample *sample, const struct kind *print, const struct kind *hand)
{
    float odds =
        SHARE_OF_MEASURES * (density(hand, sample->value) - density(print, sample->value)) +
        logf(hand->share / print->share) + sample->shape;
    return limited(odds, -MIXTURE_WHOLE, MIXTURE_WHOLE);
}

/* Adds the evidence of repeated shapes. */
static void add_repetition(const struct cell_glyph *glyphs, unsigned count, struct mixture *mixture)
{
    float own[SVISION_CELLS];
    repetition_weigh(glyphs, count, mixture->odds, own);
    for (unsigned i = 0; i < count; i++) {
        float repeats = limited(own[i], -MIXTURE_MAX, MAX_REPETITION);
        float odds = mixture->odds[i] + fmaxf(repeats, 0);
        float whole = mixture->whole[i] + repeats;
        float shape = glyphs[i].scored ? shape_of(&glyphs[i]) + repeats : -MIXTURE_MAX;
        mixture->odds[i] = limited(odds, -MIXTURE_MAX, MIXTURE_MAX);
        mixture->shape[i] = limited(shape, -MIXTURE_MAX, MIXTURE_MAX);
        mixture->whole[i] = limited(whole, -MIXTURE_WHOLE, MIXTURE_WHOLE);
    }
}

void mixture_fit(const struct cell_glyph *glyphs, unsigned count, struct mixture *mixture)
{
    float *odds = mixture->odds;
    struct sample samples[SVISION_CELLS];
    struct kind print, hand;
    float middle[MEASURES], values[SVISION_CELLS];
    unsigned found = collect(glyphs, count, false, 0, samples);
    unsigned all = collect(glyphs, count, true, found, samples);
    for (unsigned i = 0; i < count; i++) {
        odds[i] = -MIXTURE_MAX;
        mixture->whole[i] = -MIXTURE_WHOLE;
    }
    for (unsigned k = 0; k < MEASURES && found; k++) {
        for (unsigned i = 0; i < found; i++)
            values[i] = samples[i].value[k];
        middle[k] = stat_median(values, found);
    }
    for (unsigned round = 0; round < ROUNDS && found; round++) {
        fit_kind(samples, found, PRINT, middle, &print);
        fit_kind(samples, found, HAND, middle, &hand);
        for (unsigned i = 0; i < all; i++) {
            float own = limited(odds_of(&samples[i], &print, &hand), -MIXTURE_MAX, MIXTURE_MAX);
            samples[i].hand = 1 / (1 + expf(-own));
            odds[samples[i].cell] = own;
        }
    }
    if (found)
        use_seen_variance(&print);
    for (unsigned i = 0; i < all && found; i++)
        mixture->whole[samples[i].cell] = odds_of(&samples[i], &print, &hand);
    add_repetition(glyphs, count, mixture);
    small_print_weigh(glyphs, count, mixture->shape, mixture->small, mixture->note);
}
