#include "cause.h"

#include <stdbool.h>
#include <string.h>

#include "focus.h"
#include "peers.h"

/* What CELL looks like, the rules left aside; 0 for blank. */
static unsigned likeliest(const struct svision_reading *reading, unsigned cell)
{
    unsigned best = 0;
    for (unsigned value = 1; value <= reading->side; value++)
        if (reading->cost[cell][value] < reading->cost[cell][best])
            best = value;
    return best;
}

/* Where a digit was overruled because another one forbids it, both are to blame. */
static void name_conflict(struct svision_reading *reading)
{
    unsigned cells = reading->side * reading->side;
    uint8_t overruled[SVISION_MAX_CELLS];
    memcpy(overruled, reading->suspect, sizeof overruled);
    for (unsigned a = 0; a < cells; a++) {
        unsigned digit = overruled[a] ? likeliest(reading, a) : 0;
        for (unsigned b = 0; digit && b < cells; b++) {
            if (b == a || !peers(reading, a, b) || likeliest(reading, b) != digit)
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
