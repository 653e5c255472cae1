#include "reader/hand/entries.h"

#include <math.h>
#include <string.h>

#include "digits/network/struck.h"
#include "maths/logs.h"
#include "reader/hand/entry_style.h"
#include "reader/hand/small_print.h"
#include "reader/posterior.h"

/* Prior share of right digits in the search for entries, where a wrong digit must not be mistaken
 * for a stain. */
#define WRITTEN_SHARE 0.4F

struct entry {
    enum svision_mark writing;
    uint8_t digit; /* of SVISION_MARK_ENTRY */
    float doubt;   /* negative logarithm of the probability of the digit, or of there being none */
    /* Log likelihoods on the scale of hand_digits(). */
    float other;   /* of no entry */
    float crossed; /* of a crossed-out entry */
    float several; /* of several candidates */
    float none;    /* of neither candidates nor an entry */
};

/* The answers: nothing, the digits 1 to 9, candidates, crossed out; then any digit, a lone
 * candidate, and a digit that is erased, crossed out by strokes, or overwritten by another. */
enum { NOTHING, CANDIDATES = 10, CROSSED, WRITTEN, NOTE, GHOST, STRUCK, OVERWRITTEN, ANSWERS };

/* Returns the log odds that GLYPH is several candidates rather than a digit. */
static float candidates_odds(const struct cell_glyph *glyph, const struct entry_style *style)
{
    float signs[CANDIDATES_SIGNS], odds = 0;
    entry_style_describe(glyph, style, signs);
    for (unsigned i = 0; i < CANDIDATES_SIGNS; i++)
        odds += marks_model.candidates[i] * signs[i];
    return odds;
}

/* Returns the log odds that GLYPH, a digit, is a lone candidate. */
static float note_odds(const struct cell_glyph *glyph, const struct entry_style *style)
{
    float height = entry_style_height(glyph);
    return style->note +
           kind_odds(&style->note_height, &marks_model.entry_height, &style->height, height);
}

/* Returns the log odds that a digit with darkness RATIO was erased, and what is left is as pale as
 * a stain. */
static float ghost_odds(float ratio, const struct entry_style *style)
{
    const struct marks_measure *stain = &marks_model.stain_dark;
    const struct kind_style remains = {stain->mean, stain->within, false};
    float dark = logf(ratio);
    if (!style->dark.seen || dark > style->dark.middle)
        return -INFINITY;
    return logf(marks_model.erased) +
           kind_odds(&remains, &marks_model.entry_dark, &style->dark, dark);
}

/* Returns the log prior of DIGIT if the share SHARE of digits is right; SOLUTION is the right one,
 * 0 if unknown. */
static float prior_of(unsigned digit, unsigned solution, float share)
{
    if (!solution)
        return logf(1.0F / 9);
    return logf(digit == solution ? share : (1 - share) / 8);
}

/* Stores in ODDS the log odds that a digit was crossed out in each way. */
static void weigh_struck(const struct cell_glyph *glyph, float odds[STRUCK_WAYS])
{
    memcpy(odds, glyph->struck, STRUCK_WAYS * sizeof *odds);
    if (isnan(odds[0]))
        struck_score(&struck_model, glyph->features, glyph->hand, odds);
    for (unsigned way = 0; way < STRUCK_WAYS; way++)
        odds[way] += logf(MISTAKE_SHARE); /* crossed-out digits are wrong entries */
}

/* Sets the log likelihood of each answer. NOTE holds the log odds that GLYPH is a printed candidate
 * and HAND the log share of entries of its kind. */
static void weigh(const struct cell_glyph *glyph, float note, float hand, unsigned solution,
                  const struct entry_style *style, float *value)
{
    const float *scores = glyph->hand;
    float digits[10], written[10], struck[STRUCK_WAYS];
    /* Without the evidence of this mark itself. */
    float untouched = style->untouched + entry_style_evidence(glyph);
    hand_digits(scores, digits);
    float digit_sum = logs_sum(digits + 1, 9);
    float candidates = digit_sum + candidates_odds(glyph, style);
    /* The odds share out the likelihood of both, whose sum is at most that of the network: what is
     * neither may be as unlike digits as unlike candidates. */
    float gain =
        fmaxf(logs_add(digit_sum, candidates) - logs_add(digit_sum, scores[HAND_CANDIDATES]), 0);
    value[NOTHING] =
        scores[HAND_NONE] + gain + entry_style_stain_odds(glyph) + logs_add(style->open, untouched);
    for (unsigned digit = 1; digit <= 9; digit++) {
        value[digit] = hand + prior_of(digit, solution, 1 - RARE) + digits[digit];
        written[digit] = hand + prior_of(digit, solution, WRITTEN_SHARE) + digits[digit];
    }
    value[WRITTEN] = logs_sum(written + 1, 9);
    float any = prior_of(0, 0, 0) + digit_sum;
    value[NOTE] = any + logs_add(note_odds(glyph, style), note);
    value[GHOST] = hand + any + ghost_odds(glyph->ratio, style);
    weigh_struck(glyph, struck);
    value[STRUCK] = hand + any + struck[STRUCK_BY_STROKES];
    value[OVERWRITTEN] = hand + any + struck[STRUCK_BY_DIGIT];
    value[CANDIDATES] = candidates + fminf(style->open, 0);
    value[CROSSED] = scores[HAND_CROSSED] + gain + logf(MISTAKE_SHARE);
}

/* Returns the log likelihood that a mark is no entry, not even a crossed-out one, on the scale of
 * hand_digits(). */
static float find_none(const float *value)
{
    float none = logs_add(value[NOTHING], logs_add(value[CANDIDATES], value[CROSSED]));
    return logs_add(none + prior_of(0, 0, 0), logs_add(value[NOTE], value[GHOST]));
}

float entries_probability(const struct svision_reading *reading, unsigned cell,
                          const float digits[10], unsigned expected)
{
    float right = digits[expected], others = hand_digits_mean_other(digits, expected);
    float written = logs_add(logf(WRITTEN_SHARE) + right, logf(1 - WRITTEN_SHARE) + others);
    float read = logs_add(logf(1 - RARE) + right, logf(RARE) + others);
    /* Several candidates resemble any digit, not only the wrong one that is seen. */
    float several = reading->several[cell] + prior_of(0, 0, 0);
    float other = logs_add(several + written - read, reading->none[cell]);
    return 1 / (1 + expf(other - written));
}

/* Reads GLYPH, which is no given; NOTE and HAND are as for weigh(). SOLUTION is the right digit,
 * since most entries are right; 0 if unknown. */
static struct entry read_entry(const struct cell_glyph *glyph, float note, float hand,
                               unsigned solution, const struct entry_style *style)
{
    static const unsigned kinds[] = {WRITTEN, NOTHING, CANDIDATES, CROSSED};
    float value[ANSWERS], other = -INFINITY;
    unsigned kind = WRITTEN;
    struct entry entry = {SVISION_MARK_NONE, 0, 0, 0, 0, 0, 0};
    if (!glyph->scored)
        return entry;
    weigh(glyph, note, hand, solution, style, value);
    unsigned digit = hand_digits_likeliest(value);
    float digits = logs_sum(value + 1, 9);
    entry.other = find_none(value) - hand;
    entry.crossed = logs_add(value[STRUCK], value[OVERWRITTEN]) - hand;
    entry.several = value[CANDIDATES] - hand;
    entry.none = logs_add(value[NOTE], logs_add(value[NOTHING], value[CROSSED])) - hand;
    /* Several candidates look like wrong digits, but not like stains. */
    value[CANDIDATES] = logs_add(value[CANDIDATES] + value[WRITTEN] - digits, value[NOTE]);
    for (unsigned i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        other = kinds[i] == WRITTEN ? other : logs_add(other, value[kinds[i]]);
        kind = value[kinds[i]] > value[kind] ? kinds[i] : kind;
    }
    float odds = other - value[WRITTEN];
    entry.doubt = log1pf(expf(kind == WRITTEN ? odds : -odds));
    /* Only a digit can be crossed out, and this adds no doubt about the handwriting. If one digit
     * overwrites another, the mark remains an entry of an uncertain digit. */
    if (kind == WRITTEN && value[STRUCK] > value[WRITTEN])
        kind = STRUCK;
    if (kind == CANDIDATES)
        entry.writing = SVISION_MARK_CANDIDATES;
    else if (kind == WRITTEN)
        entry.writing = SVISION_MARK_ENTRY;
    else if (kind != NOTHING)
        entry.writing = SVISION_MARK_CROSSED_OUT;
    if (kind == WRITTEN) {
        entry.digit = (uint8_t)digit;
        entry.doubt += fmaxf(digits - value[digit], 0);
    }
    return entry;
}

void entries_read(const struct cell_glyph *glyphs, const float *note, const bool *typed,
                  struct svision_reading *reading, float *doubt)
{
    memset(doubt, 0, BOARD_MAX_CELLS * sizeof *doubt);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        reading->writing[i] = reading->cells[i] ? SVISION_MARK_GIVEN : SVISION_MARK_NONE;
    if (!reading->has_hands)
        return;
    struct entry_style style = entry_style_find(glyphs, note, typed, reading);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (reading->cells[i])
            continue;
        float hand = typed[i] ? 0 : style.hand;
        struct entry entry = read_entry(&glyphs[i], note[i], hand, reading->expected[i], &style);
        reading->writing[i] = (uint8_t)entry.writing;
        reading->entries[i] = entry.digit;
        reading->other[i] = entry.other;
        reading->crossed[i] = entry.crossed;
        reading->several[i] = entry.several;
        reading->none[i] = entry.none;
        doubt[i] = entry.doubt;
    }
}
