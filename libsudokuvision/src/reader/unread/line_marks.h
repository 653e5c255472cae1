/* Marks across the lines of a grid: dots and letters on the middle of a border, as in kropki, and
 * strokes that run from cell to cell: thermometers, arrows and diagonals. */
#ifndef READER_UNREAD_LINE_MARKS_H
#define READER_UNREAD_LINE_MARKS_H

#include <stdbool.h>

#include "reader/reading.h"
#include "reader/unread/cell_ink.h"

/* Set MARKED for the cells of READING on both sides of a mark; false if there are none. */
bool line_marks_find_dots(const struct cell_ink *ink, const struct svision_reading *reading,
                          uint8_t *marked);
bool line_marks_find_strokes(const struct cell_ink *ink, const struct svision_reading *reading,
                             uint8_t *marked);

#endif
