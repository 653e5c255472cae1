/* Digits printed so faintly that they are taken for blank paper, as a second color may be.
 *
 * Print that shines through from the other side is as faint, but says anything: what is printed
 * agrees with the solution. */
#ifndef READER_CERTAINTY_FAINT_H
#define READER_CERTAINTY_FAINT_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Sets FAINT to 1 for the cells that READING, with one solution, takes for blank, and in which a
 * digit of it shows, by MODEL; else to 0. GRID lies in PYRAMID, TURN quarter turns from the
 * reading; GLYPHS are in its order. False: nothing shows, or what shows is no part of the puzzle.
 */
bool faint_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                const struct cell_glyph *glyphs, const struct classifier *model,
                const struct svision_reading *reading, uint8_t *faint);

#endif
