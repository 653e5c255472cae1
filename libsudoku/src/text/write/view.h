/* A board for the writers of text. */
#ifndef TEXT_WRITE_VIEW_H
#define TEXT_WRITE_VIEW_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "text/read/board/alphabet.h"

/* A board to write; its arguments were checked. */
struct text_view {
    const struct sudoku_layout *layout;
    const uint8_t *cells;              /* NULL: the single ones of CANDIDATES */
    const uint8_t *givens;             /* NULL: all were given */
    const sudoku_digitset *candidates; /* NULL: those that CELLS leaves */
    bool color;
    const char *symbols; /* of the digits from 1 on; NULL: the usual ones */
};

/* True if boards of LAYOUT are written. */
bool text_view_fits(const struct sudoku_layout *layout);

/* True if the digits of VIEW have symbols, not only numbers; the symbol of DIGIT, '.' for 0. */
bool text_view_has_symbols(const struct text_view *view);
char text_view_symbol(const struct text_view *view, unsigned digit);

/* The digit in CELL, or 0; the candidates of CELL; true if its digit was found, not given. */
unsigned text_view_digit(const struct text_view *view, unsigned cell);
sudoku_digitset text_view_set(const struct text_view *view, unsigned cell);
bool text_view_is_found(const struct text_view *view, unsigned cell);

/* Writes the digit of CELL as a symbol, or a number of two places if it has none; '.' for none. */
void text_out_cell(struct text_out *out, const struct text_view *view, unsigned cell);

/* Writes the whole board as one line of symbols, or of numbers with spaces between, without a line
 * feed. */
void text_out_line(struct text_out *out, const struct text_view *view);

/* Writes the candidates SET of a cell on a board of SIDE. Returns the number of characters. */
size_t text_out_set(struct text_out *out, sudoku_digitset set, unsigned side);

#endif
