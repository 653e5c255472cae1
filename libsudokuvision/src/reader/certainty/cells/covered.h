/* Blank cells under an object: a cup, a pen, a slip of paper. It hides digits and lines: a line
 * around the cell is missing along a stretch. Print has such gaps in one side of a cell in a
 * thousand; if it has many, they are ignored. */
#ifndef READER_CERTAINTY_COVERED_H
#define READER_CERTAINTY_COVERED_H

#include "image/pyramid.h"
#include "reader/reading.h"

/* Sets COVERED to 1 for covered blank cells of READING, whose cells and crossings must be set, else
 * to 0. Skips boards of more than LINE_MAX_SIDE rows. */
void covered_find(const struct pyramid *pyramid, const struct svision_reading *reading,
                  uint8_t *covered);

#endif
