#include "cause.h"

#include <stdbool.h>

#include "focus.h"

static bool see_each_other(unsigned a, unsigned b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

/* What CELL looks like, the rules left aside; 0 for blank. */
static unsigned likeliest(const struct svision_reading *reading, unsigned cell)
{
    unsigned best = 0;
    for (unsigned value = 1; value < 10; value++)
        if (reading->cost[cell][value] < reading->cost[cell][best])
            best = value;
    return best;
}

/* Where a digit was overruled because another one forbids it, both are to blame. */
static void name_conflict(struct svision_reading *reading)
{
    uint8_t overruled[SVISION_CELLS];
    for (unsigned i = 0; i < SVISION_CELLS; i++)
        overruled[i] = reading->suspect[i];
    for (unsigned a = 0; a < SVISION_CELLS; a++) {
        unsigned digit = likeliest(reading, a);
        if (!overruled[a] || digit == 0)
            continue;
        for (unsigned b = 0; b < SVISION_CELLS; b++) {
            if (b == a || !see_each_other(a, b) || likeliest(reading, b) != digit)
                continue;
            reading->suspect[b] = 1;
            reading->reason = SVISION_REASON_CONFLICT;
        }
    }
}

void cause_name(const struct pyramid *pyramid, unsigned touched, struct svision_reading *reading)
{
    if (reading->reason < SVISION_REASON_FAINT)
        return;
    if (touched) {
        /* Part of a grid may have been taken for the whole. */
        reading->edges = touched;
        reading->reason = SVISION_REASON_CUT_OFF;
    } else if (focus_is_lost(pyramid, reading)) {
        reading->reason = SVISION_REASON_BLURRED;
    } else if (reading->reason == SVISION_REASON_OVERRULED) {
        name_conflict(reading);
    }
}
