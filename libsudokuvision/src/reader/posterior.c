#include "reader/posterior.h"

#include <math.h>

#include "digits/network/models.h"
#include "maths/stat.h"
#include "reader/certainty/certainty_model.h"
#include "reader/hand/mixture.h"
#include "reader/hand/small_print.h"

/* Largest cost of an answer. */
#define MAX_COST 14.0F

/* Size and center of the typical digit of a grid. */
struct typical {
    float height, x, y;
};

static float middle_x(const struct blob *blob)
{
    return (float)blob->left + 0.5F * (float)(blob->width - 1);
}

static float middle_y(const struct blob *blob)
{
    return (float)blob->top + 0.5F * (float)(blob->height - 1);
}

static struct typical find_typical(const struct cell_glyph *glyphs, unsigned cells,
                                   const float *hand)
{
    float height[BOARD_MAX_CELLS], x[BOARD_MAX_CELLS], y[BOARD_MAX_CELLS];
    size_t count = 0;
    for (unsigned i = 0; i < cells; i++) {
        const struct blob *blob = &glyphs[i].blob;
        if (!glyphs[i].scored || glyphs[i].ratio < 0.5F || glyphs[i].scores[0] > -1 ||
            (hand && hand[i] > 0))
            continue;
        height[count] = (float)blob->height;
        x[count] = middle_x(blob);
        y[count++] = middle_y(blob);
    }
    if (count == 0)
        return (struct typical){18, 15.5F, 15.5F};
    return (struct typical){stat_median(height, count), stat_median(x, count),
                            stat_median(y, count)};
}

/* Log odds from a measurement that differs from the usual value by more than FREE: one for each
 * UNIT, at most MAX_COST. */
static float excess(float value, float free, float unit, float most)
{
    return 1.5F * fminf(fmaxf((value - free) / unit, 0), most);
}

/* Log odds of a blank cell from the size and place of the mark, at most 5. */
static float strangeness(const struct blob *blob, const struct typical *typical)
{
    float height = fabsf(logf((float)blob->height / fmaxf(typical->height, 1)));
    float sum = excess(height, 0.25F, 0.1F, 4) +
                excess(fabsf(middle_x(blob) - typical->x), 4, 1.5F, 2) +
                excess(fabsf(middle_y(blob) - typical->y), 3, 1.5F, 2);
    return fminf(sum, 5);
}

/* Log odds of a digit from the darkness of GLYPH. */
static float darkness_odds(const struct cell_glyph *glyph)
{
    return fminf(fmaxf((glyph->ratio - 0.4F) / 0.05F, -6), 2.5F);
}

static float blank_odds(const struct cell_glyph *glyph, float strange)
{
    if (!glyph->scored || glyph->blob.aside)
        return MAX_COST;
    float junk = expf(glyph->scores[0]);
    float odds = logf(junk + 1e-6F) - logf(1 - junk + 1e-6F);
    return odds - darkness_odds(glyph) + strange;
}

/* The digits that GLYPH certainly shows if they are correct in its cell, printed or handwritten: it
 * is nothing else, such as a candidate (log odds NOTE), and not another digit written by mistake.
 */
static sudoku_digitset find_filled(const struct cell_glyph *glyph, float note)
{
    const float *scores = glyph->hand;
    float digits[10], all = 0;
    float other = expf(scores[HAND_NONE] - darkness_odds(glyph)) + expf(scores[HAND_CANDIDATES]) +
                  expf(scores[HAND_CROSSED]);
    sudoku_digitset filled = SUDOKU_DIGITSET_EMPTY;
    hand_digits(scores, digits);
    for (unsigned digit = 1; digit <= 9; digit++)
        all += expf(digits[digit]);
    for (unsigned digit = 1; digit <= 9; digit++) {
        float own = expf(digits[digit]);
        float mistake = MISTAKE_SHARE / 8 * (all - own);
        if (other + mistake + expf(note) * own < expf(-POSTERIOR_CLEAR) * (1 - MISTAKE_SHARE) * own)
            filled = sudoku_digitset_add(filled, digit);
    }
    return filled;
}

/* Log odds that the cell is blank or the mark handwritten, whose log odds are HAND: for odds a and
 * b, those of either are (1 + a) (1 + b) - 1. */
static float odds_of_either(float nothing, float hand)
{
    float both = log1pf(expf(nothing)) + log1pf(expf(hand));
    return both > MAX_COST ? both : logf(expm1f(both));
}

/* Log odds that GLYPH, if printed, is digit K. With HAS_HANDS two classifiers judge it by the same
 * features, so that their errors are correlated: their odds are combined as a product of powers, a
 * logarithmic opinion pool (Genest & Zidek, Combining Probability Distributions, 1986). */
static float digit_odds(const struct cell_glyph *glyph, const struct classifier *model,
                        bool has_hands, unsigned k)
{
    if (has_hands)
        return certainty_model.table * glyph->scores[k] +
               certainty_model.network * glyph->hand[HAND_PRINTED + k];
    return model == &digits_model ? certainty_model.sharpness * glyph->scores[k] : glyph->scores[k];
}

/* Stores the costs of the digits; DIGIT is the cost of GLYPH being a digit at all. */
static void weigh_digits(const struct cell_glyph *glyph, const struct classifier *model,
                         bool has_hands, float digit, struct posterior *posterior, unsigned cell)
{
    unsigned scores = model->classes > posterior->answers ? model->classes : posterior->answers;
    float odds[BOARD_MAX_ANSWERS] = {0}, all = 0;
    for (unsigned k = 1; glyph->scored && k < scores; k++) {
        odds[k] = digit_odds(glyph, model, has_hands, k);
        all += expf(odds[k]);
    }
    for (unsigned k = 1; k < posterior->answers; k++) {
        float own = glyph->scored ? logf(all) - odds[k] : MAX_COST;
        posterior->cost[cell][k] = fminf(digit + own, MAX_COST);
    }
}

void posterior_weigh(const struct cell_glyph *glyphs, unsigned side, const struct classifier *model,
                     const struct mixture *hand, struct posterior *posterior)
{
    unsigned cells = side * side;
    struct typical typical = find_typical(glyphs, cells, hand ? hand->odds : NULL);
    posterior->side = side;
    posterior->answers = side + 1;
    for (unsigned i = 0; i < cells; i++) {
        float strange = glyphs[i].scored ? strangeness(&glyphs[i].blob, &typical) : 0;
        float odds = blank_odds(&glyphs[i], strange);
        posterior->nothing[i] = odds;
        float note = hand ? hand->note[i] : -MIXTURE_MAX;
        posterior->note[i] = note;
        posterior->filled[i] = fmaxf(odds, note) < -POSTERIOR_CLEAR ? sudoku_digitset_all(side)
                                                                    : SUDOKU_DIGITSET_EMPTY;
        if (hand && glyphs[i].scored) {
            posterior->filled[i] |= find_filled(&glyphs[i], note);
            odds = odds_of_either(odds_of_either(odds, hand->odds[i]), fmaxf(note, hand->small[i]));
        }
        posterior->hand[i] = hand ? hand->odds[i] : -MIXTURE_MAX;
        posterior->shape[i] = hand ? hand->shape[i] : -MIXTURE_MAX;
        posterior->whole[i] = hand ? hand->whole[i] : -MIXTURE_WHOLE;
        posterior->strangeness[i] = strange;
        posterior->blank[i] = odds;
        float digit = log1pf(expf(odds)); /* cost of "not blank" */
        posterior->cost[i][0] = fminf(log1pf(expf(-odds)), MAX_COST);
        weigh_digits(&glyphs[i], model, hand != NULL, digit, posterior, i);
    }
}
