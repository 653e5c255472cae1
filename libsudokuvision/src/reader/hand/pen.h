/* Whether the strokes of a digit are as wide everywhere, as a pen draws them, and go around little
 * paper.
 *
 * Where strokes go through a digit, or another one lies over it, they cross and run beside each
 * other: the ink is wider there, and goes around paper. That holds for forms that no network has
 * seen. */
#ifndef READER_HAND_PEN_H
#define READER_HAND_PEN_H

#include "digits/orientation.h"
#include "reader/reading.h"

struct pen_mark {
    float unevenness; /* by how much the width of strokes differs along their middle: of that */
    unsigned holes;   /* pieces of paper that ink goes around */
};

/* Measures the mark that PATCH (CELL_PIXELS) shows. False: there is none. */
bool pen_measure(const uint8_t *patch, struct pen_mark *mark);

/* Adds what that says to the odds that GLYPHS, of the cells of READING that are not printed, were
 * crossed out: of those that may be, looked at again in GRID, TURN quarter turns from the picture.
 */
void pen_look(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
              const struct svision_reading *reading, struct cell_glyph *glyphs);

#endif
