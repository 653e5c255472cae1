/* Boards as text, written by the library. Memory that runs out ends the program with a message. */
#ifndef CLI_TEXT_BOARD_H
#define CLI_TEXT_BOARD_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "cli/text/buffer.h"

/* Returns the layout of a board as read, which the caller destroys; boxes that do not fit SIDE (0:
 * unknown) are replaced by the most nearly square ones. */
struct sudoku_layout *board_layout(unsigned side, unsigned box_rows, unsigned box_columns);

/* The same for a board with REGIONS, as in sudoku_layout_options, instead of boxes. */
struct sudoku_layout *board_layout_regions(unsigned side, const uint8_t *regions);

/* Appends BOARD. Returns false, and appends nothing, if its format cannot represent it. */
bool board_add(struct buffer *out, const struct sudoku_layout *layout,
               const struct sudoku_text_board *board);

/* Returns SYMBOLS, or NULL if a 0 in a line of CELLS would be ambiguous, the highest digit or an
 * empty cell: a letter of another digit resolves that. */
const char *board_line_symbols(const char *symbols, const uint8_t *cells, unsigned side);

/* Appends the symbols of CELLS, row by row, without a line feed; SYMBOLS are those of the digits,
 * NULL for the usual ones. */
void board_add_symbols(struct buffer *out, const struct sudoku_layout *layout, const uint8_t *cells,
                       const char *symbols);

/* Appends the JSON members that describe the shape of LAYOUT, each after a comma, as the text
 * reader accepts them: "box", "regions", "variants" and "parts". */
void board_add_shape(struct buffer *out, const struct sudoku_layout *layout);

/* Appends COUNT classic boards, 81 cells each, one per line, with dots for empty cells. */
void board_add_lines(struct buffer *out, const uint8_t *cells, size_t count);

#endif
