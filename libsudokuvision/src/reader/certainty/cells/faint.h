/* Digits printed so faintly that they are read as blank, for example in a second color. Print that
 * shows through from the other side is as faint, but its digits are arbitrary, whereas printed
 * digits agree with the solution. */
#ifndef READER_CERTAINTY_FAINT_H
#define READER_CERTAINTY_FAINT_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets FAINT to 1 for blank cells of READING whose marks, by MODEL, are likeliest to be the digit
 * of its only solution, else to 0. READING shows GRID in PYRAMID; GLYPHS are in reading order.
 * False if those digits may agree by chance. */
bool faint_find(const struct pyramid *pyramid, const struct grid *grid,
                const struct cell_glyph *glyphs, const struct classifier *model,
                const struct svision_reading *reading, uint8_t *faint);

#endif
