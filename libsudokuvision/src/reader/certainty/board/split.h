/* The probability that everything read as print is printed. Handwritten digits that resemble print
 * leave the solution unchanged, so the rules cannot detect them. */
#ifndef READER_CERTAINTY_SPLIT_H
#define READER_CERTAINTY_SPLIT_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Stores in BY_HAND (BOARD_MAX_CELLS) the probability that each printed digit of READING is
 * handwritten; returns the probability that none is. It is 1 unless the page has handwriting and
 * the puzzle one solution. */
float split_probability(struct kbest *space, const struct posterior *posterior,
                        const struct svision_reading *reading, float *by_hand);

#endif
