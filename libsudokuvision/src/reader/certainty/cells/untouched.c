#include "reader/certainty/cells/untouched.h"

#include <math.h>

/* Prior log odds of an untouched page. */
#define UNTOUCHED 1.5F

float untouched_odds(unsigned places, float evidence)
{
    return UNTOUCHED + logf((float)places + 1) - evidence;
}

/* True if CELL has genuine candidates: crumbs look like candidates, but hardly like the digit of
 * the solution. */
static bool are_candidates(const struct svision_reading *reading, unsigned cell)
{
    unsigned own = reading->solution[cell]; /* 0: the board has no solution */
    return reading->writing[cell] == SVISION_MARK_CANDIDATES && own &&
           sudoku_digitset_has(reading->candidates[cell], own);
}

/* Returns the log odds of handwriting on the page from CELL. A stain changes the darkness, color or
 * stroke of print but not its shape; an effect that fades the lines around a cell also fades its
 * print. */
static float evidence_of(const struct posterior *posterior, const struct svision_reading *reading,
                         const uint8_t *veiled, const bool *typed, unsigned cell)
{
    float blank = fmaxf(posterior->blank[cell], 0);
    if (veiled[cell])
        return 0;
    if (typed[cell])
        return blank;
    if (reading->writing[cell] == SVISION_MARK_ENTRY)
        return fminf(blank, fmaxf(posterior->shape[cell], 0));
    return are_candidates(reading, cell) ? blank : 0;
}

/* Returns the logarithm of the number of ways to choose COUNT of ALL digits. */
static float log_choices(unsigned count, unsigned all)
{
    float sum = 0;
    for (unsigned i = 1; i <= count; i++)
        sum += logf((float)(all - count + i) / (float)i);
    return sum;
}

/* Either the whole page is untouched, and each mark is damaged print or a crumb, or it has
 * handwriting. A digit slightly likelier handwritten than printed proves little alone, but is
 * probably an entry among others. The more digits are printed, the likelier some of them look
 * handwritten by chance. */
float untouched_probability(const struct posterior *posterior,
                            const struct svision_reading *reading, const uint8_t *veiled,
                            const bool *typed)
{
    unsigned printed = 0, marks = 0;
    bool written = false;
    float evidence = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        printed += reading->writing[i] == SVISION_MARK_GIVEN;
        if (reading->writing[i] <= SVISION_MARK_GIVEN)
            continue;
        float own = evidence_of(posterior, reading, veiled, typed, i);
        evidence += own;
        marks += own > 0;
        written = written || reading->writing[i] == SVISION_MARK_ENTRY;
    }
    float odds = UNTOUCHED + log_choices(marks, printed + marks) - evidence;
    return written ? 1 / (1 + expf(-odds)) : 0;
}
