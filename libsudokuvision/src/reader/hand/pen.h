/* Whether the strokes of a digit are as wide everywhere, as a pen draws them.
 *
 * Where strokes go through a digit, or another one lies over it, they cross and run beside each
 * other, and the ink is wider there. That holds for forms that no network has seen. */
#ifndef READER_HAND_PEN_H
#define READER_HAND_PEN_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* By how much the width of the strokes of the mark that PATCH (CELL_PIXELS) shows differs along
 * their middle, as a share of it; negative: there is no mark. */
float pen_unevenness(const uint8_t *patch);

/* Adds that to the odds that GLYPHS, of the cells of READING that are not printed, were crossed
 * out: of those that may be, looked at again in GRID, TURN quarter turns from the picture. */
void pen_look(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
              const struct svision_reading *reading, struct cell_glyph *glyphs);

#endif
