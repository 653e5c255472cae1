/* Boards in which two digits have changed their names.
 *
 * The rules do not know digits by their shape: a board in which every 4 is a 9, and every 9 a 4,
 * has as many solutions as before. So what the rules say for a reading, they say for that board as
 * well, and a font whose 4 looks like the 9 of others is read wrongly in all its cells at once. */
#ifndef READER_CERTAINTY_RENAMING_H
#define READER_CERTAINTY_RENAMING_H

#include "digits/orientation.h"
#include "reader/kbest.h"

/* The likeliest one. */
struct renaming {
    float lead; /* of the names as they are read, a logarithm; RENAMING_NONE without digits */
    uint8_t digit[2];
};

/* More than any lead is. */
#define RENAMING_NONE 100.0F

/* Finds the likeliest renaming of CELLS of SIDE by their GLYPHS. Print of one font is no witness
 * twice, so that all cells of one digit count as one, by their mean. */
struct renaming renaming_find(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells);

/* Makes RENAMING the rival of BOARD, which has one solution, where it is the likelier one. */
void renaming_rival(const struct renaming *renaming, unsigned side, struct assignment *board);

#endif
