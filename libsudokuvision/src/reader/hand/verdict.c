#include "reader/hand/verdict.h"

#include <math.h>

#include "maths/logs.h"
#include "reader/hand/entries.h"
#include "reader/posterior.h"

/* Minimum log odds of an entry called right, which is wrong for one in 5000. */
#define MIN_RIGHT 8.5F

/* Correction of the log odds that a mark is crossed out: 2.7 by a logistic regression, and a little
 * more, which halves the number of crossed-out marks called right. It applies to right entries
 * only; a crossed-out mistake still deserves attention. */
#define CROSSED_BIAS 3.0F

/* Maximum number and share of entries that contradict a certain solution; if both are exceeded, the
 * print is doubtful or the entries belong to another puzzle. */
#define MAX_MISTAKES       4
#define MAX_MISTAKEN_SHARE 0.34F

/* Returns the log likelihood ratio of DIGIT in CELL and any other digit. The mark may also be no
 * entry, or one that was crossed out; this reduces evidence in either direction. */
static float evidence_for(const float *digits, const struct svision_reading *reading, unsigned cell,
                          unsigned digit)
{
    float other = reading->other[cell], crossed = reading->crossed[cell];
    float wrong = hand_digits_mean_other(digits, digit);
    if (digits[digit] > wrong)
        return fmaxf(digits[digit] - logs_add(wrong, logs_add(other, crossed + CROSSED_BIAS)), 0);
    if (entries_probability(reading, cell, digits, digit) < CONFIDENCE_MIN)
        return 0;
    return fminf(logs_add(digits[digit], logs_add(other, crossed)) - wrong, 0);
}

static enum svision_verdict weigh(float evidence)
{
    float odds = evidence + logf((1 - MISTAKE_SHARE) / MISTAKE_SHARE);
    if (odds >= MIN_RIGHT)
        return SVISION_VERDICT_RIGHT;
    /* Even odds suffice for a mistake: they are wrong for one in 4000 right entries of 239 photos.
     */
    return odds <= 0 ? SVISION_VERDICT_MISTAKE : SVISION_VERDICT_UNDECIDED;
}

bool svision_entries_judge(const uint8_t *entries, const float *evidence, const uint8_t *expected,
                           unsigned cells, uint8_t *verdicts)
{
    unsigned count = 0, mistakes = 0;
    if (!entries || !evidence || !expected || !verdicts)
        return false;
    for (unsigned i = 0; i < cells; i++) {
        verdicts[i] = SVISION_VERDICT_NONE;
        if (!entries[i])
            continue;
        bool known = expected[i] && expected[i] < SVISION_ENTRY_DIGITS;
        verdicts[i] = (uint8_t)(known ? weigh(evidence[SVISION_ENTRY_DIGITS * i + expected[i]])
                                      : SVISION_VERDICT_UNDECIDED);
        mistakes += verdicts[i] == SVISION_VERDICT_MISTAKE;
        count++;
    }
    bool credible =
        mistakes <= MAX_MISTAKES || (float)mistakes <= MAX_MISTAKEN_SHARE * (float)count;
    for (unsigned i = 0; i < cells && !credible; i++)
        if (entries[i])
            verdicts[i] = SVISION_VERDICT_UNDECIDED;
    return credible;
}

bool verdicts_weigh(struct svision_reading *reading)
{
    return svision_entries_judge(reading->seen, reading->evidence[0], reading->expected,
                                 board_size_cells(reading->size), reading->verdict);
}

bool verdicts_find(const struct cell_glyph *glyphs, struct svision_reading *reading)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (!reading->entries[i])
            continue;
        float digits[10];
        hand_digits(glyphs[i].hand, digits);
        reading->seen[i] = (uint8_t)hand_digits_likeliest(digits);
        for (unsigned digit = 1; digit < SVISION_ENTRY_DIGITS; digit++)
            reading->evidence[i][digit] = evidence_for(digits, reading, i, digit);
    }
    return verdicts_weigh(reading);
}
