/* The numbers that several judges of a reading weigh, and the probability that they make together.
 */
#ifndef READER_CERTAINTY_HEARING_H
#define READER_CERTAINTY_HEARING_H

#include "reader/certainty/evidence.h"

struct hearing {
    const struct evidence *evidence;
    const struct svision_reading *reading;
    float filled[BOARD_MAX_CELLS];  /* probability that print was missed in a cell */
    float by_hand[BOARD_MAX_CELLS]; /* probability that a printed digit is handwritten */
    float board;                    /* probability that no rival board is right */
    float empty;                    /* that no print was missed */
    float untouched;                /* that nobody has written on the page */
    float split;                    /* that everything read as print is printed */
};

/* Computes the numbers of a hearing. Its cells, marks and solutions must be set. */
void hearing_open(const struct evidence *evidence, const struct svision_reading *reading,
                  struct hearing *hearing);

/* Returns the probability that the print is read correctly unless a judge knows more. */
float hearing_probability(const struct hearing *hearing);

/* The parts of that probability. */
enum hearing_part { HEARING_NONE, HEARING_BOARD, HEARING_EMPTY, HEARING_WRITTEN, HEARING_SPLIT };

/* Returns the least likely part of a reading with one solution that is not likely enough to be
 * sure; HEARING_NONE for others. */
enum hearing_part hearing_weakest(const struct hearing *hearing);

/* Returns the probability of the least likely part. */
float hearing_least(const struct hearing *hearing);

#endif
