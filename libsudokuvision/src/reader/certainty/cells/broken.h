/* Broken print.
 *
 * Digits with thin strokes fall apart where these fade, for example all 7s of a face alike. A part
 * differs from whole digits in size and place and is mistaken for an entry, candidates or nothing.
 * The rules cannot detect this as long as the other clues leave one solution. */
#ifndef READER_CERTAINTY_BROKEN_H
#define READER_CERTAINTY_BROKEN_H

#include "reader/posterior.h"
#include "reader/reading.h"

/* Sets BROKEN to 1 for cells that READING has without print but whose mark in GLYPHS may be part of
 * a digit, else to 0. POSTERIOR distinguishes these from candidates. */
void broken_find(const struct cell_glyph *glyphs, const struct posterior *posterior,
                 const struct svision_reading *reading, uint8_t *broken);

#endif
