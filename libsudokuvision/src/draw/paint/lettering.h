/* Text, digits and candidates in a cell, drawn glyph by glyph. */
#ifndef DRAW_PAINT_LETTERING_H
#define DRAW_PAINT_LETTERING_H

#include <sudoku/digitset.h>

#include "draw/draw_pen.h"

/* True if the arguments of the public functions that draw text are in range; otherwise the error is
 * recorded. */
bool lettering_is_sound(const char *text, struct svision_point center, double height);

/* True if SYMBOLS is NULL or SIDE printable ASCII characters other than space. */
bool lettering_are_symbols(const char *symbols, unsigned side);

/* Draws TEXT (UTF-8) with its ink centered at (x, y), HEIGHT high, or lower if it would be wider
 * than WIDTH. */
void lettering_text(const struct draw_pen *pen, const char *text, float x, float y, float height,
                    float width, svision_color color);

/* The symbols of a board's digits. */
struct digit_names {
    unsigned side;
    /* One per digit; NULL: 1..9 A..Z up to side 35, otherwise numbers. */
    const char *symbols;
    bool numbers; /* above 9, except for a 0 among the symbols */
    int offset;   /* of the name of a digit from the digit; 0 if there are symbols */
};

/* Draws DIGIT, with the symbols of NAMES, in the middle of a cell of SIZE. */
void lettering_digit(const struct draw_pen *pen, unsigned digit, const struct digit_names *names,
                     float x, float y, float size, svision_color color);

/* Draws candidate DIGIT at its place in a cell of SIZE around (x, y): in rows, like the keys of a
 * telephone. */
void lettering_candidate(const struct draw_pen *pen, unsigned digit,
                         const struct digit_names *names, float x, float y, float size,
                         svision_color color);

/* Draws all candidates of SET. */
void lettering_candidates(const struct draw_pen *pen, sudoku_digitset set,
                          const struct digit_names *names, float x, float y, float size,
                          svision_color color);

/* Returns the center of candidate DIGIT, in cells from the center of the cell. */
struct svision_point lettering_candidate_at(unsigned side, unsigned digit);

/* Returns the width available to each candidate in a cell of SIZE. */
float lettering_candidate_room(unsigned side, float size);

#endif
