/* The probability that everything read as print is printed. Handwritten digits like print change no
 * solution and rules cannot detect them, since the puzzle is valid without them, as without some of
 * the print. */
#ifndef READER_CERTAINTY_SPLIT_H
#define READER_CERTAINTY_SPLIT_H

#include "reader/kbest.h"
#include "reader/reading.h"

/* Stores in BY_HAND (BOARD_MAX_CELLS) the probability that each digit which READING has as print is
 * by hand; gives that of none being. Only where somebody has written on the page, and the puzzle
 * has one solution, is that in question. */
float split_probability(struct kbest *space, const struct posterior *posterior,
                        const struct svision_reading *reading, float *by_hand);

#endif
