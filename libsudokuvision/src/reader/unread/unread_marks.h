/* Printed marks other than digits. They are reported but not read; they belong to puzzles with
 * further rules, whose digits alone may have several solutions. */
#ifndef READER_UNREAD_UNREAD_MARKS_H
#define READER_UNREAD_UNREAD_MARKS_H

#include "reader/unread/mark_set.h"

struct grid;
struct cell_ink;
struct pyramid;
struct svision_reading;

/* Returns the marks in the GRID of READING, whose print and writing must be set. INK is work memory
 * for all cells. */
struct unread_marks unread_marks_find(const struct pyramid *pyramid, const struct grid *grid,
                                      const struct svision_reading *reading, struct cell_ink *ink);

/* Adds the numbers outside GRID to UNREAD. */
void unread_marks_find_outside(const struct pyramid *pyramid, const struct grid *grid,
                               unsigned turn, struct unread_marks *unread);

#endif
