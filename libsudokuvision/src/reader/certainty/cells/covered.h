/* Blank cells under an object: a cup, a pen, a slip of paper. It hides digits and lines: places of
 * the lines around the cell are missing. Lines may be printed with breaks, so that cells with
 * print, which nothing covers, show how many a cell of the page lacks by chance. */
#ifndef READER_CERTAINTY_COVERED_H
#define READER_CERTAINTY_COVERED_H

#include "image/pyramid.h"
#include "reader/reading.h"

/* Sets COVERED to 1 for covered blank cells of READING, whose cells and crossings must be set, else
 * to 0. Skips boards of more than LINE_MAX_SIDE rows. */
void covered_find(const struct pyramid *pyramid, const struct svision_reading *reading,
                  uint8_t *covered);

#endif
