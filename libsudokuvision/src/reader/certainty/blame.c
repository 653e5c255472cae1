#include "reader/certainty/blame.h"

#include <math.h>

/* Minimum share of the likeliest cell's probability of being misread, for a cell to be named. */
#define MIN_SHARE 0.5F

static void doubt(struct svision_reading *reading, unsigned cell, enum reading_doubt what)
{
    if (cell < BLAME_NONE && reading->doubt[cell] < what)
        reading->doubt[cell] = (uint8_t)what;
}

void blame(struct svision_reading *reading, enum svision_reason reason, unsigned cell)
{
    struct svision_diagnosis *diagnosis = &reading->diagnosis;
    doubt(reading, cell, reason == SVISION_REASON_GLARE ? READING_LIT : READING_NAMED);
    if (diagnosis->reason == SVISION_REASON_NONE || diagnosis->reason == reason) {
        diagnosis->reason = reason;
        if (cell < BLAME_NONE)
            diagnosis->cells[cell] = 1;
    }
}

void blame_cells(struct svision_reading *reading, enum svision_reason reason, const uint8_t *cells)
{
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (cells[i])
            blame(reading, reason, i);
}

void blame_hidden(struct svision_reading *reading, enum svision_reason reason, unsigned cell)
{
    blame(reading, reason, cell);
    doubt(reading, cell, READING_HIDES);
}

void blame_by_picture(struct svision_reading *reading, enum svision_reason reason, unsigned cell,
                      bool still)
{
    if (still)
        blame(reading, reason, cell);
    doubt(reading, cell, READING_HIDES);
}

void blame_likeliest(struct svision_reading *reading, enum svision_reason reason,
                     const float *wrong,
                     void (*name_cell)(struct svision_reading *, enum svision_reason, unsigned))
{
    float most = 0;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        most = fmaxf(most, wrong[i]);
    for (unsigned i = 0; i < board_size_cells(reading->size); i++)
        if (wrong[i] >= MIN_SHARE * most)
            name_cell(reading, reason, i);
}
