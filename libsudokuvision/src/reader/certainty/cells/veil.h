/* Cells under tape, tracing paper or correction fluid, which fades print and the lines around it.
 */
#ifndef READER_CERTAINTY_VEIL_H
#define READER_CERTAINTY_VEIL_H

#include "detect/grid.h"
#include "reader/reading.h"

/* Sets VEILED to 1 for cells of READING with paler lines than those around its print, else to 0.
 * GRID is TURN quarter turns from the reading. */
void veil_find(const struct grid *grid, unsigned turn, const struct svision_reading *reading,
               uint8_t *veiled);

#endif
