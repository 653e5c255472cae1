/* Boards as text, written by the library. Memory that runs out ends the program with a message. */
#ifndef CLI_TEXT_BOARD_H
#define CLI_TEXT_BOARD_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "cli/text/buffer.h"

/* The layout of a board as it was read, which the caller destroys; with boxes that do not fit SIDE
 * (0: not known) the most nearly square ones take their place. */
struct sudoku_layout *board_layout(unsigned side, unsigned box_rows, unsigned box_columns);

/* The same of a board with REGIONS, as sudoku_layout_options takes them, in place of boxes. */
struct sudoku_layout *board_layout_regions(unsigned side, const uint8_t *regions);

/* Adds BOARD. False: its format has no form for such a board, and nothing was added. */
bool board_add(struct buffer *out, const struct sudoku_layout *layout,
               const struct sudoku_text_board *board);

/* SYMBOLS, in which a 0 may stand for the highest digit, or NULL, where a line of CELLS leaves open
 * whether a 0 is one or an empty cell: a letter of another digit tells. */
const char *board_line_symbols(const char *symbols, const uint8_t *cells, unsigned side);

/* Adds the symbols of CELLS, row by row, without a line feed; SYMBOLS are those of the digits, NULL
 * the usual ones. */
void board_add_symbols(struct buffer *out, const struct sudoku_layout *layout, const uint8_t *cells,
                       const char *symbols);

/* Adds the members of a JSON object that say what shape LAYOUT has, each with a comma before it: as
 * the text reader takes "box", "regions", "variants" and "parts". */
void board_add_shape(struct buffer *out, const struct sudoku_layout *layout);

/* Adds COUNT classic boards, 81 cells each one after the other, on a line each, with dots for empty
 * cells. */
void board_add_lines(struct buffer *out, const uint8_t *cells, size_t count);

#endif
