/* A board put together from lines of cells.
 *
 * The first line that does not fit is an error with place and reason. Tokens such as 12 may be a
 * number or two candidates, so both readings run side by side until one fails or the text ends. */
#ifndef TEXT_READ_BOARD_GRID_H
#define TEXT_READ_BOARD_GRID_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/lines/lines.h"
#include "text/read/lines/tokens.h"

/* One of the two readings. */
struct text_reading {
    bool has_failed;
    size_t cells; /* read so far */
    struct sudoku_text_error error;
};

struct text_grid {
    unsigned side;
    bool by_symbols;
    size_t count;          /* cells so far */
    uint8_t *numbers;      /* the caller's, side * side; values until the grid is finished */
    sudoku_digitset *sets; /* the caller's, side * side */
    const struct text_alphabet *named; /* the symbols that the caller named; its side is 0: none */
    struct text_reading as_numbers;
    struct text_reading as_sets;
    size_t band_rows; /* rows between blank lines, 0: not known */
    bool are_letters; /* all cells so far, blanks aside */
    bool has_minus_one;
    bool has_numbers;  /* of several digits */
    bool has_lists;    /* some cell spells candidates rather than a digit */
    bool prefers_sets; /* where both readings are possible */
    bool has_frame;
    bool has_dashes; /* '-' stands for blanks */
    bool has_uneven_columns;
    /* Bit C: a border between columns C and C + 1, rows alike; light ones, strong ones. */
    uint64_t columns[2];
    uint64_t rows[2];
};

/* Begins a board of SIDE in NUMBERS and SETS, of which the symbols NAMED are known (side 0: none).
 */
void text_grid_start(struct text_grid *grid, unsigned side, bool by_symbols,
                     const struct text_alphabet *named, uint8_t *numbers, sudoku_digitset *sets);

/* Adds LINE, which must hold EXPECTED cells: side of them or all. False: *ERROR. */
bool text_grid_add(struct text_grid *grid, const struct text_line *line, size_t expected,
                   struct sudoku_text_error *error);

/* Reads CELL of LINE as the next one of a board without candidates; an empty one is a blank. BORDER
 * is that between it and the cell on its left. False: *ERROR. */
bool text_grid_add_cell(struct text_grid *grid, const struct text_line *line,
                        const struct text_cell *cell, enum text_border border,
                        struct sudoku_text_error *error);

/* Whether LINE, of a frame, has the corners . : ' of grids of candidates. */
bool text_has_corners(const struct text_line *line);

/* Notes a line of the frame above the next row. */
void text_grid_add_frame(struct text_grid *grid, const struct text_line *line,
                         enum text_border weight);

/* Decides which digits the symbols of the complete board GRID are, which began on line FIRST_LINE;
 * ALPHABET is as for text_alphabet_choose(). False: *ERROR. */
bool text_grid_finish(struct text_grid *grid, uint64_t first_line, struct text_alphabet *alphabet,
                      struct sudoku_text_error *error);

/* Puts in the place of *ERROR, which says that cells or rows are missing, what was wrong before
 * that: letters in a row or two make no puzzle of letters. */
void text_grid_explain(const struct text_grid *grid, struct sudoku_text_error *error);

/* Whether the complete board GRID was written as candidates. */
bool text_grid_has_candidates(const struct text_grid *grid);

/* The boxes that the frame shows, or zeros. */
void text_grid_boxes(const struct text_grid *grid, unsigned *rows, unsigned *columns);

#endif
