/* A glance at what is known of a grid anyway, for marks besides digits: most pages have none, and
 * need not be looked at more finely. */
#ifndef READER_UNREAD_GLANCE_H
#define READER_UNREAD_GLANCE_H

#include <stdbool.h>

#include "digits/orientation.h"
#include "reader/reading.h"

/* What glance_sees_marks() looks at. */
struct glance {
    const struct pyramid *pyramid;
    const struct grid *grid;
    const uint8_t (*patches)[CELL_PIXELS]; /* of the cells, in the picture's order */
    const struct cell_glyph *glyphs;       /* in the order of reading */
};

/* Whether numbers may stand beside the grid. */
bool glance_sees_outside(const struct glance *glance);

/* Whether there may be marks in it besides the digits of READING. */
bool glance_sees_marks(const struct glance *glance, const struct svision_reading *reading);

#endif
