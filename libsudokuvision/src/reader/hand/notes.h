/* Candidates at fixed places, three rows of three, as on screens and in books. A single one in its
 * cell may be an entry; on a page with many it is recognized by its size, ink, place and digit. */
#ifndef READER_HAND_NOTES_H
#define READER_HAND_NOTES_H

#include "digits/orientation.h"
#include "reader/reading.h"

/* Minimum height of a note relative to others of its page; lower marks are the ends of others. */
#define NOTES_MIN_HEIGHT 0.6F
/* Maximum height of a note relative to print or entries; apps draw them .3 to .65 as high. */
#define NOTES_MAX_HEIGHT 0.75F

/* Marks open cells of READING with such notes as candidates, if the page has enough of them, and
 * adapts their DOUBT (entries_read()). DARKNESS is of the cells of GRID, TURN quarter turns from
 * the reading; GLYPHS are in reading order. */
void notes_find(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                const struct darkness *darkness, const struct cell_glyph *glyphs,
                struct svision_reading *reading, float *doubt);

#endif
