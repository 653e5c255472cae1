/* A form in which programs other than this one write puzzles with rules.
 *
 * Each form is rewritten in dot notation, for the reader that makes rules of it (rules/text). */
#ifndef RULES_FORMS_FORM_H
#define RULES_FORMS_FORM_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/status.h>
#include <sudoku/text.h>

#include "common/text_out.h"

/* Maximum side of a board with rules. */
enum { FORM_MAX_SIDE = 16 };

/* A puzzle that is being rewritten. */
struct form_writer {
    const char *whole; /* the caller's text, for the places of errors */
    size_t start;      /* of the puzzle in it */
    const char *text;  /* of the puzzle, LENGTH bytes */
    size_t length;
    bool is_packed;          /* TEXT was unpacked: its places are none of the caller's text */
    struct text_out dots;    /* the puzzle in dot notation */
    struct text_out ignored; /* names of what was left out, with commas between */
    bool has_rule;           /* the puzzle has something that boards of digits lack, such as a rule
                                that restricts no cell */
    struct sudoku_text_error *error;
};

/* Fills the error, at byte AT of the text, and returns SUDOKU_ERR_TEXT. */
__attribute__((format(printf, 3, 4))) enum sudoku_status
form_fail(struct form_writer *writer, size_t at, const char *format, ...);

/* The rows of the boxes that a board of SIDE has in dot notation. */
unsigned form_box_rows(unsigned side);

/* True if the cells A and B of a board of SIDE, row by row, have a border in common. */
bool form_are_neighbors(unsigned side, unsigned a, unsigned b);

/* Begins an item of the kind NAME. */
void form_item(struct form_writer *writer, const char *name);

/* Adds an argument to it: a number, a cell (row and column from 0), COUNT cells of a board of SIDE.
 */
void form_number(struct form_writer *writer, int number);
void form_cell(struct form_writer *writer, unsigned row, unsigned column);
void form_cells(struct form_writer *writer, unsigned side, const unsigned *cells, unsigned count);

/* Writes a given of VALUE, or a cell restricted to the bits of VALUES, where bit 1 stands for 1. */
void form_given(struct form_writer *writer, unsigned row, unsigned column, unsigned value);
void form_restriction(struct form_writer *writer, unsigned row, unsigned column, unsigned values);

/* Writes a board of SIDE, and its REGIONS, a number below SIDE for each cell; NULL: boxes. */
void form_board(struct form_writer *writer, unsigned side, const unsigned char *regions);

/* Writes a cage of SUM, which may be 0: then values only differ. A cage of one cell without a sum
 * is none. */
void form_cage(struct form_writer *writer, unsigned side, const unsigned *cells, unsigned count,
               unsigned sum);

/* Notes that NAME was left out, once. */
void form_ignore(struct form_writer *writer, const char *name);

#endif
