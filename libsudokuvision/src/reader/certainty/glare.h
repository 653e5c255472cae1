/* Cells in overexposed light, and whether it would hide print. The lines show this: light adds as
 * much to ink as to them. */
#ifndef READER_CERTAINTY_GLARE_H
#define READER_CERTAINTY_GLARE_H

#include "digits/orientation.h"
#include "reader/reading.h"

enum glare {
    GLARE_NONE = 0,
    GLARE_WHITE = 1,  /* part of the cell is white, but print would be seen */
    GLARE_DROWNS = 2, /* print may be gone */
};

/* Sets GLARE of the cells, in the order of READING, of which the cells are set. PATCHES are in the
 * picture's order, TURN quarter turns from the reading; GLYPHS in its order. */
void glare_find(const uint8_t (*patches)[CELL_PIXELS], unsigned turn,
                const struct cell_glyph *glyphs, const struct svision_reading *reading,
                enum glare *glare);

#endif
