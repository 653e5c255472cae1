/* The borders that are drawn between the cells of a grid, and the boxes or regions they enclose. */
#ifndef TEXT_READ_BOARD_WALLS_H
#define TEXT_READ_BOARD_WALLS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/digitset.h>

#include "text/read/lines/lines.h"
#include "text/symbols.h"

/* Columns of text, in characters, in which the strokes of a frame are seen. */
enum { TEXT_WALLS_WIDTH = 512, TEXT_WALLS_WORDS = TEXT_WALLS_WIDTH / 64 };

/* All zeros: no border. The first index of the arrays is the weight: light, strong. */
struct text_walls {
    uint64_t beside[2][SUDOKU_MAX_SIDE]; /* by row; bit C: between columns C and C + 1 */
    uint64_t below[2][SUDOKU_MAX_SIDE];  /* the same, bit C: between this row and the next one */
    uint64_t lines[2]; /* bit R: a line of the frame is between rows R and R + 1 */
    /* The strokes of the lines since the last row, by column of text. */
    bool has_strokes;
    uint64_t strokes[2][TEXT_WALLS_WORDS];
};

/* What the walls enclose. */
enum text_walls_shape {
    TEXT_WALLS_NOTHING,
    TEXT_WALLS_BOXES,
    TEXT_WALLS_REGIONS,
    TEXT_WALLS_OTHER
};

/* Adds a border of WEIGHT before cell COLUMN, not the first, of ROW. */
void text_walls_add_beside(struct text_walls *walls, unsigned row, unsigned column,
                           enum text_border weight);

/* Adds LINE of the frame, with strokes up to WEIGHT, below ROW. */
void text_walls_add_line(struct text_walls *walls, unsigned row, const struct text_line *line,
                         enum text_border weight);

/* Adds the borders between LINE, which is a row of cells, and ROW above it. */
void text_walls_add_below(struct text_walls *walls, unsigned row, const struct text_line *line,
                          bool by_symbols);

/* The same for a row of COUNT cells in the columns of text PLACES. */
void text_walls_add_below_at(struct text_walls *walls, unsigned row, const size_t *places,
                             unsigned count);

/* Finds what the borders of a grid of SIDE enclose: boxes of *BOX_ROWS rows and *BOX_COLUMNS
 * columns, else zeros; or SIDE connected REGIONS of SIDE cells each, numbered as they first appear
 * (room for SIDE * SIDE); or something else. */
enum text_walls_shape text_walls_find(const struct text_walls *walls, unsigned side,
                                      unsigned *box_rows, unsigned *box_columns, uint8_t *regions);

/* Numbers the regions that SIDE * SIDE LABELS name in the order in which they appear. False: they
 * are not SIDE connected regions of SIDE cells each. */
bool text_walls_number(const uint8_t *labels, unsigned side, uint8_t *regions);

#endif
