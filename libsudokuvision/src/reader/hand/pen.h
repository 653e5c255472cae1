/* Detects crossed-out digits by the width of their strokes.
 *
 * A pen draws strokes of constant width. Where strokes or another digit cross out a digit, the ink
 * is wider and encloses pieces of paper. This also holds for shapes outside any training set. */
#ifndef READER_HAND_PEN_H
#define READER_HAND_PEN_H

#include "digits/orientation.h"
#include "reader/reading.h"

struct pen_mark {
    float unevenness; /* fine_ink_unevenness() */
    unsigned holes;   /* fine_ink_holes() */
};

/* Measures the mark in PATCH (CELL_PIXELS); false if there is none. */
bool pen_measure(const uint8_t *patch, struct pen_mark *mark);

/* Adds this evidence to the odds that marks of GLYPHS in cells without print are crossed out.
 * Samples those that may be from GRID again, TURN quarter turns from the reading. */
void pen_weigh(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
               const struct svision_reading *reading, struct cell_glyph *glyphs);

#endif
