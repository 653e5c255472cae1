/* Blank cells under an object: a cup, a pen, a slip of paper. It hides digits and lines: a line
 * around the cell is missing along a stretch. Print has such gaps in one side of a cell in a
 * thousand; if it has many, they are ignored. */
#ifndef READER_CERTAINTY_COVERED_H
#define READER_CERTAINTY_COVERED_H

#include "image/pyramid.h"
#include "reader/reading.h"

/* Makes covered cells the reason why READING, with its cells and crossings set, is uncertain. Skips
 * boards of more than LINE_MAX_SIDE rows. */
void covered_blame(const struct pyramid *pyramid, struct svision_reading *reading);

#endif
