/* Digits that stand out by size or place: written by hand, or none at all. */
#ifndef READER_CERTAINTY_OUTLIERS_H
#define READER_CERTAINTY_OUTLIERS_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Sets OUTLIERS to 1 for those that READING takes for print, by POSTERIOR, else to 0; SPACE has the
 * solvers. False: there are none, or what they are is no doubt about the reading. */
bool outliers_find(struct kbest *space, const struct posterior *posterior,
                   const struct svision_reading *reading, uint8_t *outliers);

#endif
