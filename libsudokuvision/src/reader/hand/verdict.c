#include "reader/hand/verdict.h"

#include <math.h>

#include "maths/logs.h"
#include "reader/hand/entries.h"
#include "reader/posterior.h"

/* Logarithms of the odds that an entry is right: from which it is called so, one in 5000 wrongly;
 * and up to which it is called a mistake, where that is likelier: of right entries in 239 photos,
 * one in 4000. */
#define MIN_RIGHT   8.5F
#define MAX_MISTAKE 0.0F

/* The logarithm of how much likelier a mark was crossed out than its odds say: 2.7 by a logistic
 * regression, and a little more, with which half as many that were are called right. Nothing is
 * called right that may be; a mistake is one to look at all the same. */
#define UNTOLD 3.0F

/* Where more entries contradict the solution than this, and than this share, the print is to be
 * doubted, or they are another puzzle's. */
#define MAX_MISTAKES       4
#define MAX_MISTAKEN_SHARE 0.34F

/* The logarithm of the likelihood ratio of DIGIT in CELL and of any other digit. What is no entry
 * that stands, which it may be as well, is neither right nor a mistake: it speaks against both. */
static float evidence_for(const float *digits, const struct svision_reading *reading, unsigned cell,
                          unsigned digit)
{
    float other = reading->other[cell], crossed = reading->crossed[cell];
    float wrong = hand_digits_mean_other(digits, digit);
    if (digits[digit] > wrong)
        return fmaxf(digits[digit] - logs_add(wrong, logs_add(other, crossed + UNTOLD)), 0);
    if (entries_probability(reading, cell, digits, digit) < CONFIDENCE_MIN)
        return 0;
    return fminf(logs_add(digits[digit], logs_add(other, crossed)) - wrong, 0);
}

static enum svision_verdict weigh(float evidence)
{
    float odds = evidence + logf((1 - MISTAKE_SHARE) / MISTAKE_SHARE);
    if (odds >= MIN_RIGHT)
        return SVISION_VERDICT_RIGHT;
    return odds <= MAX_MISTAKE ? SVISION_VERDICT_MISTAKE : SVISION_VERDICT_UNDECIDED;
}

bool svision_entries_judge(const uint8_t *entries, const float *evidence, const uint8_t *expected,
                           unsigned cells, uint8_t *verdicts)
{
    unsigned count = 0, mistakes = 0;
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

void verdicts_weigh(struct svision_reading *reading)
{
    if (!svision_entries_judge(reading->seen, reading->evidence[0], reading->expected,
                               board_size_cells(reading->size), reading->verdict))
        reading->solution_is_sure = false;
}

void verdicts_find(const struct cell_glyph *glyphs, struct svision_reading *reading)
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
    verdicts_weigh(reading);
}
