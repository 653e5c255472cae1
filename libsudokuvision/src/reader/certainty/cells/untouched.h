/* The probability that nobody has written on a page, and that apparent handwriting is print. */
#ifndef READER_CERTAINTY_UNTOUCHED_H
#define READER_CERTAINTY_UNTOUCHED_H

#include "reader/posterior.h"
#include "reader/reading.h"

/* Returns the log odds of an untouched page, given log odds EVIDENCE of handwriting found among
 * PLACES, some of which look handwritten by chance. */
float untouched_odds(unsigned places, float evidence);

/* Returns the probability that nobody has written on the page; 0 if nothing in READING looks
 * handwritten. VEILED cells (veil_find()) are no evidence of handwriting; TYPED digits
 * (typed_find()) are evidence by their ink. */
float untouched_probability(const struct posterior *posterior,
                            const struct svision_reading *reading, const uint8_t *veiled,
                            const bool *typed);

#endif
