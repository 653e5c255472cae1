/* How likely nobody has written on a page, and what looks written is print. */
#ifndef READER_CERTAINTY_UNTOUCHED_H
#define READER_CERTAINTY_UNTOUCHED_H

#include "reader/posterior.h"
#include "reader/reading.h"

/* The logarithm of the odds of that, where EVIDENCE, one as well, speaks for a writer, and is
 * looked for in so many PLACES, in one of which something looks written by chance. */
float untouched_odds(unsigned places, float evidence);

/* The probability that nobody has; 0 where nothing in READING looks written. Cells that are VEILED
 * (veil_find()) are no sign of a writer; what is TYPED (typed_find()) is one by its ink. */
float untouched_probability(const struct posterior *posterior,
                            const struct svision_reading *reading, const uint8_t *veiled,
                            const bool *typed);

#endif
