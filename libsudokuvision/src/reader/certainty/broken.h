/* Print of which only a part was seen.
 *
 * A face with thin strokes falls apart where they fade, in each of its 7s alike, and a part is
 * neither as large as the other digits nor where they are: it is taken for an entry, for candidates
 * or for nothing. The rules object to none of them, as long as the other clues leave one solution.
 */
#ifndef READER_CERTAINTY_BROKEN_H
#define READER_CERTAINTY_BROKEN_H

#include "reader/posterior.h"
#include "reader/reading.h"

/* Sets BROKEN to 1 for cells without print in READING in which a mark of GLYPHS stands that may be
 * a part of a digit, by POSTERIOR where there may be candidates, else to 0. */
void broken_find(const struct cell_glyph *glyphs, const struct posterior *posterior,
                 const struct svision_reading *reading, uint8_t *broken);

#endif
