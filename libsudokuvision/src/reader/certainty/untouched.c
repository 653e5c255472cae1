#include "reader/certainty/untouched.h"

#include <math.h>

/* The logarithm of the odds for a page of which nothing is known. */
#define UNTOUCHED 1.5F

float untouched_odds(unsigned places, float evidence)
{
    return UNTOUCHED + logf((float)places + 1) - evidence;
}

/* Whether candidates in CELL are some: crumbs look like candidates, but hardly like the one that
 * belongs there. */
static bool are_candidates(const struct svision_reading *reading, unsigned cell)
{
    unsigned own = reading->solution[cell]; /* 0: the board has no solution */
    return reading->writing[cell] == SVISION_MARK_CANDIDATES && own &&
           sudoku_digitset_has(reading->candidates[cell], own);
}

/* Log odds of a writer from CELL. A stain or damage changes darkness, color or stroke of print, but
 * does not give it the shape of handwriting too; an effect that makes lines around the cell pale
 * makes its print pale too. */
static float sign_of(const struct posterior *posterior, const struct svision_reading *reading,
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

/* A page is untouched or written on, as a whole: one digit that is hardly more likely a hand's than
 * print is no sign of a writer where it is alone, and likely an entry where there are others. Of so
 * many printed digits, one that is damaged looks like a hand's by chance. */
float untouched_probability(const struct posterior *posterior,
                            const struct svision_reading *reading, const uint8_t *veiled,
                            const bool *typed)
{
    unsigned printed = 0;
    float evidence = 0;
    bool written = false;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        printed += reading->writing[i] == SVISION_MARK_GIVEN;
        if (reading->writing[i] <= SVISION_MARK_GIVEN)
            continue;
        written = written || reading->writing[i] == SVISION_MARK_ENTRY;
        evidence += sign_of(posterior, reading, veiled, typed, i);
    }
    return written ? 1 / (1 + expf(-untouched_odds(printed, evidence))) : 0;
}
