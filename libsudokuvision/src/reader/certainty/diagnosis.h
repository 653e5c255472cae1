/* A problem, its place and its texts. no_grid.c diagnoses pictures without a grid, confidence.c
 * readings, and the tracker's guidance.c tracked puzzles. */
#ifndef READER_CERTAINTY_DIAGNOSIS_H
#define READER_CERTAINTY_DIAGNOSIS_H

#include <sudokuvision/diagnosis.h>

#include "board_size.h"

struct svision_diagnosis {
    enum svision_reason reason;
    unsigned edges;                 /* sum of enum svision_edge */
    unsigned digit;                 /* common digit of two conflicting cells; else 0 */
    unsigned side;                  /* of the reading; 0 without one */
    uint8_t cells[BOARD_MAX_CELLS]; /* 1 for each cell named */
};

/* Resets DIAGNOSIS to no problem with a reading of SIDE; 0 without a reading. */
void diagnosis_clear(struct svision_diagnosis *diagnosis, unsigned side);

#endif
