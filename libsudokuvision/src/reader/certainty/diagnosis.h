/* A problem, its place, and its texts. no_grid.c finds problems without a reading, confidence.c
 * those of readings, and guidance.c of the tracker those of tracked puzzles. */
#ifndef READER_CERTAINTY_DIAGNOSIS_H
#define READER_CERTAINTY_DIAGNOSIS_H

#include <sudokuvision/diagnosis.h>

#include "board_size.h"

struct svision_diagnosis {
    enum svision_reason reason;
    unsigned edges;                 /* sum of enum svision_edge */
    unsigned digit;                 /* of a conflict of two cells: their common digit; else 0 */
    unsigned side;                  /* of the reading; 0: there is none */
    uint8_t cells[BOARD_MAX_CELLS]; /* 1 for those that the reason speaks of */
};

/* Nothing is wrong with a reading of SIDE; 0: there is none. */
void diagnosis_clear(struct svision_diagnosis *diagnosis, unsigned side);

#endif
