#include "reader/hand/verdict.h"

#include <math.h>

#include "maths/logs.h"

/* Logarithm of the number of digits that a wrong entry may be. */
#define WRONG_DIGITS 2.08F

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

static unsigned likeliest(const float *digits)
{
    unsigned best = 1;
    for (unsigned digit = 2; digit <= 9; digit++)
        best = digits[digit] > digits[best] ? digit : best;
    return best;
}

/* The logarithm of the likelihood ratio of what belongs into CELL and of any other digit. What is
 * no entry that stands, which it may be as well, is neither right nor a mistake: it speaks against
 * both. */
static float evidence_for(const float *digits, const struct svision_reading *reading, unsigned cell)
{
    unsigned digit = reading->expected[cell];
    float other = reading->other[cell], crossed = reading->crossed[cell];
    float others[9] = {0};
    unsigned count = 0;
    for (unsigned k = 1; k <= 9; k++)
        if (k != digit)
            others[count++] = digits[k];
    float wrong = logs_sum(others, count) - WRONG_DIGITS;
    if (digits[digit] > wrong)
        return fmaxf(digits[digit] - logs_add(wrong, logs_add(other, crossed + UNTOLD)), 0);
    return fminf(logs_add(digits[digit], logs_add(other, crossed)) - wrong, 0);
}

static enum svision_verdict weigh(float evidence)
{
    float odds = evidence + logf((1 - VERDICT_MISTAKE_SHARE) / VERDICT_MISTAKE_SHARE);
    if (odds >= MIN_RIGHT)
        return SVISION_VERDICT_RIGHT;
    return odds <= MAX_MISTAKE ? SVISION_VERDICT_MISTAKE : SVISION_VERDICT_UNDECIDED;
}

void verdicts_weigh(struct svision_reading *reading)
{
    unsigned entries = 0, mistakes = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        reading->verdict[i] = SVISION_VERDICT_NONE;
        if (!reading->seen[i])
            continue;
        reading->verdict[i] = (uint8_t)weigh(reading->evidence[i]);
        mistakes += reading->verdict[i] == SVISION_VERDICT_MISTAKE;
        entries++;
    }
    if (mistakes > MAX_MISTAKES && (float)mistakes > MAX_MISTAKEN_SHARE * (float)entries)
        reading->solution_is_sure = false;
}

void verdicts_find(const struct cell_glyph *glyphs, struct svision_reading *reading)
{
    bool solved = reading->expected[0] != 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        if (!reading->entries[i])
            continue;
        float digits[10];
        hand_digits(glyphs[i].hand, digits);
        reading->seen[i] = (uint8_t)likeliest(digits);
        float evidence = solved ? evidence_for(digits, reading, i) : 0;
        reading->evidence[i] = reading->stands[i] ? evidence : fmaxf(evidence, 0);
    }
    verdicts_weigh(reading);
}
