/* Digits that stand out by size or place: handwriting, or no digits at all. */
#ifndef READER_CERTAINTY_OUTLIERS_H
#define READER_CERTAINTY_OUTLIERS_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Sets OUTLIERS to 1 for digits of READING that stand out by POSTERIOR, else to 0; SPACE has the
 * solvers. False if there are none or they do not affect the solution. */
bool outliers_find(struct kbest *space, const struct posterior *posterior,
                   const struct svision_reading *reading, uint8_t *outliers);

#endif
