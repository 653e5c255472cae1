/* Cells in which light drowns what is printed: the paper is bright, and lines around them are gone.
 */
#ifndef READER_CERTAINTY_GLARE_H
#define READER_CERTAINTY_GLARE_H

#include "detect/grid.h"
#include "digits/orientation.h"

/* Sets DROWNED to 1 for the cells, in the order of reading, of GRID that lie in such light, else to
 * 0. GRID is TURN quarter turns from the reading; GLYPHS in the order of reading. */
void glare_find(const struct grid *grid, unsigned turn, const struct cell_glyph *glyphs,
                uint8_t *drowned);

#endif
