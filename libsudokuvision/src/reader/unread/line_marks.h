/* Marks on the lines of a grid: dots and letters in the middle of a cell's border, such as those of
 * a kropki puzzle, and strokes that go on from cell to cell, as thermometers, arrows and diagonals
 * do. */
#ifndef READER_UNREAD_LINE_MARKS_H
#define READER_UNREAD_LINE_MARKS_H

#include <stdbool.h>

#include "reader/reading.h"
#include "reader/unread/cell_ink.h"

/* Mark the cells of READING between which such marks lie in MARKED. False: there are none. */
bool line_marks_find_dots(const struct cell_ink *ink, const struct svision_reading *reading,
                          uint8_t *marked);
bool line_marks_find_strokes(const struct cell_ink *ink, const struct svision_reading *reading,
                             uint8_t *marked);

#endif
