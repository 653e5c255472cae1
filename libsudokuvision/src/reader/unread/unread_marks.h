/* Printed marks other than digits, which are not read: those of a puzzle that has other rules
 * besides, so that its digits alone may have several solutions. */
#ifndef READER_UNREAD_UNREAD_MARKS_H
#define READER_UNREAD_UNREAD_MARKS_H

#include "reader/unread/mark_set.h"

struct grid;
struct pyramid;
struct svision_reading;

/* What is printed in the GRID of READING, in which print and writing are set, besides digits; */
struct unread_marks unread_marks_find(const struct pyramid *pyramid, const struct grid *grid,
                                      const struct svision_reading *reading);

/* and what stands beside it, added to UNREAD. */
void unread_marks_find_outside(const struct pyramid *pyramid, const struct grid *grid,
                               unsigned turn, struct unread_marks *unread);

#endif
