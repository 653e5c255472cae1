/* Overexposed cells, and whether the light would hide print. The grid lines show this, since light
 * adds as much to them as to ink. */
#ifndef READER_CERTAINTY_GLARE_H
#define READER_CERTAINTY_GLARE_H

#include "digits/orientation.h"
#include "image/pyramid.h"
#include "reader/reading.h"

/* Minimum gray value of saturated pixels. */
enum { GLARE_SATURATED = 245 };

enum glare {
    GLARE_NONE = 0,
    GLARE_WHITE = 1,  /* part of the cell is white, but print would be visible */
    GLARE_DROWNS = 2, /* print may be invisible */
};

/* Sets GLARE of each cell of READING, whose cells and crossings must be set. GLARE and GLYPHS are
 * in reading order. */
void glare_find(const struct pyramid *pyramid, const struct cell_glyph *glyphs,
                const struct svision_reading *reading, enum glare *glare);

#endif
