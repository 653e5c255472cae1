/* Blank cells under an object: a cup, a pen, a slip of paper. It hides digits and lines: a line
 * around the cell is missing along a stretch. Print has such gaps in one side of a cell in a
 * thousand; if it has many, they are ignored. */
#ifndef READER_CERTAINTY_COVERED_H
#define READER_CERTAINTY_COVERED_H

#include "image/pyramid.h"
#include "reader/reading.h"

/* Makes such cells of READING, of which the cells and the crossings are set, the reason why it is
 * not sure. Boards of more than LINE_MAX_SIDE rows are not looked at. */
void covered_blame(const struct pyramid *pyramid, struct svision_reading *reading);

#endif
