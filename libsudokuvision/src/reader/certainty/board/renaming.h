/* Boards with the names of two digits exchanged. The rules do not depend on the shapes of digits: a
 * board with every 4 and 9 exchanged has as many solutions as before. Rules therefore support that
 * board as much as the reading, and a font whose 4 looks like other fonts' 9 is misread in all
 * cells at once. */
#ifndef READER_CERTAINTY_RENAMING_H
#define READER_CERTAINTY_RENAMING_H

#include "digits/orientation.h"
#include "reader/kbest.h"

/* The likeliest exchange of two digits. */
struct renaming {
    float lead; /* log odds of the board against the exchange; INFINITY without digits */
    uint8_t digit[2];
};

/* Finds the likeliest renaming of CELLS of SIDE by their GLYPHS. Cells of one digit in one font are
 * not independent evidence, so only their mean counts. */
struct renaming renaming_find(const struct cell_glyph *glyphs, unsigned side, const uint8_t *cells);

/* Makes RENAMING the rival of BOARD, which has one solution, if it is likelier than the present
 * rival. */
void renaming_rival(const struct renaming *renaming, unsigned side, struct assignment *board);

#endif
