/* The probability that nobody has written on a page, and that apparent handwriting is print. */
#ifndef READER_CERTAINTY_UNTOUCHED_H
#define READER_CERTAINTY_UNTOUCHED_H

#include "reader/posterior.h"
#include "reader/reading.h"

/* Log odds of that, given log odds EVIDENCE of a writer found in one of PLACES; in some of them
 * print looks handwritten by chance. */
float untouched_odds(unsigned places, float evidence);

/* The probability that nobody has written; 0 if nothing in READING looks handwritten. Cells that
 * are VEILED (veil_find()) are no evidence of a writer; TYPED digits (typed_find()) are evidence by
 * their ink. */
float untouched_probability(const struct posterior *posterior,
                            const struct svision_reading *reading, const uint8_t *veiled,
                            const bool *typed);

#endif
