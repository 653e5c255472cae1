/* Text written as snprintf() does.
 *
 * Takes characters, gives as many of them as fit and the length of all, never fails. */
#ifndef TEXT_OUT_H
#define TEXT_OUT_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/text.h>

struct text_out {
    char *data;
    size_t size;
    size_t length; /* of the whole text, whether it fits or not */
};

void text_out_char(struct text_out *out, char character);
void text_out_string(struct text_out *out, const char *string);

/* NUMBER in decimal, with spaces before it up to WIDTH. */
void text_out_number(struct text_out *out, uint64_t number, unsigned width);

/* CHARACTER, COUNT times. */
void text_out_fill(struct text_out *out, char character, size_t count);

/* Terminates the text and gives its length. */
size_t text_out_end(struct text_out *out);

/* A board to write, after its arguments were checked. */
struct text_view {
    const struct sudoku_layout *layout;
    const uint8_t *cells;              /* NULL: the single ones of CANDIDATES */
    const uint8_t *givens;             /* NULL: all were given */
    const sudoku_digitset *candidates; /* NULL: those that CELLS leaves */
    bool colour;
};

/* The digit in CELL, or 0; the candidates of CELL; whether its digit was found, not given. */
unsigned text_view_digit(const struct text_view *view, unsigned cell);
sudoku_digitset text_view_set(const struct text_view *view, unsigned cell);
bool text_view_is_found(const struct text_view *view, unsigned cell);

/* The digit of CELL as a symbol or, over side 35, as a number of two places; '.' for none. */
void text_out_cell(struct text_out *out, const struct text_view *view, unsigned cell);

/* The whole board as one line of symbols, or of numbers with spaces between; no line feed. */
void text_out_line(struct text_out *out, const struct text_view *view);

/* The candidates SET of a cell on a board of SIDE; gives how many characters that is. */
size_t text_out_set(struct text_out *out, sudoku_digitset set, unsigned side);

/* Framed boards. */
void text_out_pretty(struct text_out *out, const struct text_view *view);
void text_out_candidates(struct text_out *out, const struct text_view *view);

#endif
