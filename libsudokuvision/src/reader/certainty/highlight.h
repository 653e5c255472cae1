/* Cells that a highlight burns white, and whether it is so strong that lines vanish in it. */
#ifndef READER_CERTAINTY_HIGHLIGHT_H
#define READER_CERTAINTY_HIGHLIGHT_H

#include "digits/orientation.h"

enum highlight {
    HIGHLIGHT_NONE = 0,
    HIGHLIGHT_WHITE = 1,  /* part of the cell is white, though the page is not */
    HIGHLIGHT_STRONG = 2, /* and lines are gone there */
};

/* Sets LIGHT of the cells of SIDE x SIDE, in the order of reading. PATCHES are in the picture's
 * order, TURN quarter turns from the reading; GLYPHS in the order of reading. */
void highlight_find(const uint8_t (*patches)[CELL_PIXELS], unsigned side, unsigned turn,
                    const struct cell_glyph *glyphs, enum highlight *light);

#endif
