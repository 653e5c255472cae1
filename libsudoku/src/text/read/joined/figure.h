/* Boards of side 9 that share cells, as they lie: which places are cells, and where boards begin.
 *
 * Places count from the first row and column of the figure. */
#ifndef TEXT_READ_JOINED_FIGURE_H
#define TEXT_READ_JOINED_FIGURE_H

#include <stdbool.h>
#include <stdint.h>

/* As many boards, and as far apart, as sudoku_layout_create_joined() takes. */
enum {
    TEXT_FIGURE_BOARD = 9,
    TEXT_FIGURE_BOARDS = 255,
    TEXT_FIGURE_SIDE = 255 + TEXT_FIGURE_BOARD,
    TEXT_FIGURE_WORDS = (TEXT_FIGURE_SIDE + 63) / 64
};

struct text_figure {
    unsigned rows; /* of the smallest rectangle around the cells */
    unsigned columns;
    unsigned place_count;
    uint16_t places[2 * TEXT_FIGURE_BOARDS]; /* row and column of each board */
    uint64_t cells[TEXT_FIGURE_SIDE][TEXT_FIGURE_WORDS];
};

void text_figure_start(struct text_figure *figure);

/* Makes the place a cell: of no board, for text_figure_find(). */
void text_figure_mark(struct text_figure *figure, unsigned row, unsigned column);

/* Adds a board that begins at a place up to 255. False: there is one already, or no room. */
bool text_figure_add(struct text_figure *figure, unsigned row, unsigned column);

/* Whether the place, which may be any, is a cell. */
bool text_figure_has(const struct text_figure *figure, unsigned row, unsigned column);

/* How many cells there are; how many come before a place, row by row. */
unsigned text_figure_count(const struct text_figure *figure);
unsigned text_figure_number(const struct text_figure *figure, unsigned row, unsigned column);

/* Finds the fewest boards that the cells SEEN can be of, of which every two share boxes with each
 * other or through others; each may lack some cells. False: there is no figure of two or more, or
 * more than one; and what fills a rectangle is none, as a larger board does so, too. */
bool text_figure_find(const struct text_figure *seen, struct text_figure *figure);

/* Whether FIGURE may be SEEN, though a few cells are missing or too many. */
bool text_figure_resembles(const struct text_figure *figure, const struct text_figure *seen);

/* Whether FIGURE and OTHER have the same boards, in any order. */
bool text_figure_equals(const struct text_figure *figure, const struct text_figure *other);

#endif
