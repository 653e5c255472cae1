/* Candidates too faint, or too close to the border of their cell, to be read as such: on a page
 * with candidates, a cell without a digit whose marks are as small and as dark holds candidates
 * too. */
#ifndef READER_HAND_FAINT_NOTES_H
#define READER_HAND_FAINT_NOTES_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Marks cells of READING with such marks as candidates, and clears their DOUBT
 * (entries_read()). DARKNESS is of the cells of SIDE x SIDE, TURN quarter turns from the reading;
 * GLYPHS are in reading order. */
void faint_notes_find(const struct darkness *darkness, unsigned side, unsigned turn,
                      const struct cell_glyph *glyphs, struct svision_reading *reading,
                      float *doubt);

#endif
