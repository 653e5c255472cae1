/* Cells that lie under something through which print is paler: tape, tracing paper, correction
 * fluid. The lines around them are paler, too. */
#ifndef READER_CERTAINTY_VEIL_H
#define READER_CERTAINTY_VEIL_H

#include "detect/grid.h"
#include "reader/reading.h"

/* Sets VEILED to 1 for such cells of READING, whose lines are paler than those around its print,
 * else to 0. GRID is TURN quarter turns from the reading. */
void veil_find(const struct grid *grid, unsigned turn, const struct svision_reading *reading,
               uint8_t *veiled);

#endif
