#include "reader/certainty/untouched.h"

#include <math.h>

#include "reader/hand/entries.h"

/* A page is untouched or written on, as a whole: one digit that is hardly more likely a hand's than
 * print is no sign of a writer where it is alone, and likely an entry where there are others. Of so
 * many printed digits, one that is damaged looks like a hand's by chance; and what pales the lines
 * around a cell pales print there. */
float untouched_probability(const struct posterior *posterior,
                            const struct svision_reading *reading, const uint8_t *veiled)
{
    float odds = ENTRIES_UNTOUCHED, printed = 1;
    bool written = false;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        printed += reading->writing[i] == SVISION_WRITING_PRINT;
        if (reading->writing[i] <= SVISION_WRITING_PRINT)
            continue;
        written = true;
        odds -= veiled[i] ? 0 : fmaxf(posterior->blank[i], 0);
    }
    return written ? 1 / (1 + expf(-odds - logf(printed))) : 0;
}
