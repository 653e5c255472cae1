/* Text, digits and candidates in a cell.
 *
 * Takes what is to be written and where, gives the glyphs one by one to a pen, never fails. */
#ifndef LETTERING_H
#define LETTERING_H

#include <sudoku/digitset.h>

#include "draw_pen.h"

/* TEXT (UTF-8) with its ink in the middle of (x, y), HEIGHT high, lower where it would be wider
 * than WIDTH. */
void lettering_text(const struct draw_pen *pen, const char *text, float x, float y, float height,
                    float width, svision_colour colour);

/* DIGIT of a board of SIDE in the middle of a cell of SIZE: 1..9 A..Z up to side 35, else a
 * number. */
void lettering_digit(const struct draw_pen *pen, unsigned digit, unsigned side, float x, float y,
                     float size, svision_colour colour);

/* The candidates of SET, in rows like the keys of a telephone, in a cell of SIZE around (x, y). */
void lettering_candidates(const struct draw_pen *pen, sudoku_digitset set, unsigned side, float x,
                          float y, float size, svision_colour colour);

/* How wide the room of each candidate is in a cell of SIZE. */
float lettering_candidate_room(unsigned side, float size);

#endif
