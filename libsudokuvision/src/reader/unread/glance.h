/* A cheap test for marks other than digits, from data that reading computes anyway. Most pages have
 * none and need no closer examination. */
#ifndef READER_UNREAD_GLANCE_H
#define READER_UNREAD_GLANCE_H

#include <stdbool.h>

#include "digits/orientation.h"
#include "reader/reading.h"

/* The input of the tests below. */
struct glance {
    const struct pyramid *pyramid;
    const struct grid *grid;
    const uint8_t (*patches)[CELL_PIXELS]; /* of the cells, in picture order */
    const struct cell_glyph *glyphs;       /* in reading order */
    struct cell_ink *ink;                  /* work memory for all cells */
};

/* True if there may be numbers outside the grid. */
bool glance_sees_outside(const struct glance *glance);

/* True if the grid may hold marks other than the digits of READING. */
bool glance_sees_marks(const struct glance *glance, const struct svision_reading *reading);

#endif
