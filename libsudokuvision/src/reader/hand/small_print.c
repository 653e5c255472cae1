#include "reader/hand/small_print.h"

#include <math.h>

#include "maths/logs.h"
#include "maths/stat.h"
#include "reader/hand/kind.h"
#include "reader/hand/odds.h"

enum { MIN_NOTES = 3 };
/* Minimum expected number of candidates in print on a screen: on drawn screens two that are likely,
 * or three of which one is. */
#define SCREEN_NOTES 1.5F
/* Log odds of print by shape at which a small mark is equally likely handwritten. */
#define MIN_SHAPE 2.0F
/* Rounds in which the share of candidates is estimated from the marks themselves. */
enum { ROUNDS = 4 };

/* Heights of the digits of a page. */
struct heights {
    float digit[10]; /* of each digit; [0]: the median of all */
};

static float height_of(const struct cell_glyph *glyph)
{
    return (float)glyph->blob.height;
}

/* Returns the printed digit that GLYPH looks like; 0 if none. */
static unsigned digit_of(const struct cell_glyph *glyph)
{
    const float *scores = glyph->hand;
    unsigned best = 1;
    if (!glyph->scored || glyph->blob.aside)
        return 0;
    for (unsigned digit = 2; digit <= 9; digit++)
        best = scores[HAND_PRINTED + digit] > scores[HAND_PRINTED + best] ? digit : best;
    float printed = scores[HAND_PRINTED + best];
    bool likely = printed > hand_best(scores, HAND_WRITTEN) && printed > scores[HAND_NONE] &&
                  printed > scores[HAND_CANDIDATES];
    return likely ? best : 0;
}

/* Returns the median height of marks that look like digits and are at least MIN high; 0 if none. */
static float median_height(const struct cell_glyph *glyphs, unsigned count, float min)
{
    float heights[SVISION_CELLS];
    size_t found = 0;
    for (unsigned i = 0; i < count; i++) {
        if (digit_of(&glyphs[i]) && height_of(&glyphs[i]) >= min)
            heights[found++] = height_of(&glyphs[i]);
    }
    return found ? stat_median(heights, found) : 0;
}

/* Returns a lower bound on the height of digits, which candidates beside the tallest would have; 0
 * if there are none. */
static float find_min(const struct cell_glyph *glyphs, unsigned count)
{
    float tallest = 0;
    for (unsigned i = 0; i < count; i++)
        if (digit_of(&glyphs[i]))
            tallest = fmaxf(tallest, height_of(&glyphs[i]));
    return expf(marks_model.note_height.mean) * tallest;
}

/* Measures the height of each digit: its maximum if it is lower than others in its face, since the
 * rest may be candidates. */
static struct heights measure(const struct cell_glyph *glyphs, unsigned count)
{
    struct heights heights = {{0}};
    float min = find_min(glyphs, count), median = median_height(glyphs, count, min);
    for (unsigned i = 0; i < count; i++) {
        float *own = &heights.digit[digit_of(&glyphs[i])];
        *own = fmaxf(*own, height_of(&glyphs[i]));
    }
    for (unsigned digit = 1; digit <= 9; digit++) {
        float own = heights.digit[digit];
        heights.digit[digit] = own >= min && own < median ? own : median;
    }
    heights.digit[0] = median;
    return heights;
}

/* Candidates of a page. */
struct notes {
    struct kind_style height; /* logarithm, relative to digits */
    float cells;              /* number of cells with candidates */
};

bool small_print_is_note(const struct cell_glyph *glyph)
{
    return glyph->scored && glyph->hand[HAND_CANDIDATES] > -LOGS_TWO;
}

bool small_print_is_usual(float height)
{
    const struct marks_measure *measure = &marks_model.note_height;
    return fabsf(height - measure->mean) < 3 * measure->between;
}

/* Measures marks that are candidates by shape or place; USUAL is the height of digits. */
static struct notes survey(const struct cell_glyph *glyphs, unsigned count, float usual)
{
    const struct marks_measure *measure = &marks_model.note_height;
    struct notes notes = {kind_style_usual(measure, 0), STAT_UNSEEN};
    float heights[SVISION_CELLS];
    size_t found = 0;
    for (unsigned i = 0; i < count; i++) {
        float height = logf(height_of(&glyphs[i]) / usual);
        notes.cells += small_print_is_note(&glyphs[i]);
        if (glyphs[i].scored && glyphs[i].blob.aside && small_print_is_usual(height))
            heights[found++] = height;
    }
    if (found >= MIN_NOTES)
        notes.height = kind_style_seen(measure, stat_median(heights, found), heights, found);
    return notes;
}

/* Returns the log likelihood ratio of a candidate among NOTES and a digit, for a mark RATIO times
 * as high as digits. */
static float evidence_of(const struct notes *notes, float ratio)
{
    const struct marks_measure *print = &marks_model.print_height;
    const struct kind_style style = {0, print->within, true};
    return kind_odds(&notes->height, print, &style, logf(ratio));
}

/* Returns the log odds of a printed candidate. SMALL are those against a printed digit and SHAPE
 * those of handwriting against print, since handwriting has any size. */
static float odds_of(float small, float shape)
{
    return fminf(fmaxf(fminf(small, -shape - MIN_SHAPE), -MIXTURE_MAX), MIXTURE_MAX);
}

/* Adds the prior to the evidence SMALL, and limits it by SHAPE to ODDS. The prior is the expected
 * number of lone candidates: those implied by the cells with candidates and those found, by
 * expectation maximization. */
static void weigh_prior(const struct cell_glyph *glyphs, const struct notes *notes, float digits,
                        unsigned count, const float *shape, float *small, float *odds)
{
    float lone = 0, prior = 0;
    for (unsigned round = 0; round < ROUNDS; round++) {
        prior = logf((SMALL_PRINT_LONE * notes->cells + lone) / fmaxf(digits + 1 - lone, 1));
        lone = 0;
        for (unsigned i = 0; i < count; i++)
            if (!glyphs[i].blob.aside)
                lone += 1 / (1 + expf(-odds_of(prior + small[i], shape[i])));
    }
    for (unsigned i = 0; i < count; i++) {
        small[i] = fminf(prior + small[i], MIXTURE_MAX);
        odds[i] = odds_of(small[i], shape[i]);
    }
}

/* True if the mark is complete and at a place where no digit is printed: it is a candidate of any
 * size. */
static bool is_in_corner(const struct cell_glyph *glyph)
{
    return glyph->scored && glyph->blob.aside && !glyph->blob.over;
}

void small_print_weigh(const struct cell_glyph *glyphs, unsigned count, const float *shape,
                       float *small, float *odds)
{
    const struct heights heights = measure(glyphs, count);
    float digits = 0;
    for (unsigned i = 0; i < count; i++)
        small[i] = odds[i] = -2 * MIXTURE_MAX;
    if (heights.digit[0] > 0) {
        const struct notes notes = survey(glyphs, count, heights.digit[0]);
        for (unsigned i = 0; i < count; i++) {
            unsigned digit = digit_of(&glyphs[i]);
            digits += digit != 0;
            if (is_in_corner(&glyphs[i]))
                small[i] = 2 * MIXTURE_MAX;
            else if (glyphs[i].scored)
                small[i] = evidence_of(&notes, height_of(&glyphs[i]) / heights.digit[digit]);
        }
        weigh_prior(glyphs, &notes, digits, count, shape, small, odds);
    }
    for (unsigned i = 0; i < count; i++) {
        small[i] = fmaxf(small[i], -MIXTURE_MAX);
        odds[i] = fmaxf(odds[i], -MIXTURE_MAX);
    }
}

/* Odds below even do not add up: entries by hand are many. */
bool small_print_is_on_screen(const float *odds, const uint8_t *givens, unsigned count)
{
    float expected = 0;
    for (unsigned i = 0; i < count; i++)
        if (!givens[i] && odds[i] > 0)
            expected += 1 / (1 + expf(-odds[i]));
    return expected >= SCREEN_NOTES;
}
