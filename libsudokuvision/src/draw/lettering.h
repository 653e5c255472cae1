/* Text, digits and candidates in a cell.
 *
 * Glyphs go one by one to a pen. */
#ifndef DRAW_LETTERING_H
#define DRAW_LETTERING_H

#include <sudoku/digitset.h>

#include "draw/draw_pen.h"

/* Whether the arguments of the public functions that draw text are in their ranges; else the reason
 * is stored. */
bool lettering_is_sound(const char *text, struct svision_point center, double height);

/* Whether SYMBOLS are SIDE characters of ASCII, none of them a space or a control character; or
 * NULL. */
bool lettering_are_symbols(const char *symbols, unsigned side);

/* TEXT (UTF-8) with its ink in the middle of (x, y), HEIGHT high, lower where it would be wider
 * than WIDTH. */
void lettering_text(const struct draw_pen *pen, const char *text, float x, float y, float height,
                    float width, svision_color color);

/* How the digits of a board are written. */
struct digit_names {
    unsigned side;
    /* One for each digit; NULL: 1..9 A..Z up to side 35, else numbers. */
    const char *symbols;
    bool numbers; /* past 9, but for a 0 among the symbols */
};

/* DIGIT, written as NAMES say, in the middle of a cell of SIZE. */
void lettering_digit(const struct draw_pen *pen, unsigned digit, const struct digit_names *names,
                     float x, float y, float size, svision_color color);

/* Candidate DIGIT at its place in a cell of SIZE around (x, y): in rows like the keys of a
 * telephone. */
void lettering_candidate(const struct draw_pen *pen, unsigned digit,
                         const struct digit_names *names, float x, float y, float size,
                         svision_color color);

/* The same with all candidates of SET. */
void lettering_candidates(const struct draw_pen *pen, sudoku_digitset set,
                          const struct digit_names *names, float x, float y, float size,
                          svision_color color);

/* The middle of candidate DIGIT's room, in cells from the middle of the cell. */
struct svision_point lettering_candidate_at(unsigned side, unsigned digit);

/* How wide the room of each candidate is in a cell of SIZE. */
float lettering_candidate_room(unsigned side, float size);

#endif
