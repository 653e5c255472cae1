/* Figures of boards of side 9 that share cells: where there are cells, and where boards begin.
 *
 * Places count from the first row and column of the figure. */
#ifndef TEXT_READ_JOINED_FIGURE_H
#define TEXT_READ_JOINED_FIGURE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/text.h>

/* The limits of sudoku_layout_create_joined(). */
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

/* Boards that share cells. */
struct text_joined {
    bool is_wanted;            /* or such puzzles are refused */
    struct text_figure named;  /* of every puzzle; without boards: found out from each one */
    struct text_figure figure; /* of the puzzle at hand */
    uint8_t cells[SUDOKU_MAX_CELLS];
};

void text_figure_start(struct text_figure *figure);

/* Marks a cell, for text_figure_find(). */
void text_figure_mark(struct text_figure *figure, unsigned row, unsigned column);

/* Adds a board at a place up to 255. False: there is one already, or no room. */
bool text_figure_add(struct text_figure *figure, unsigned row, unsigned column);

/* True if the place, which may be any, is a cell. */
bool text_figure_has(const struct text_figure *figure, unsigned row, unsigned column);

/* The number of cells; of those before a place, row by row. */
unsigned text_figure_count(const struct text_figure *figure);
unsigned text_figure_number(const struct text_figure *figure, unsigned row, unsigned column);

/* Finds the fewest boards that the cells SEEN can be of, all connected by boxes that they share;
 * each may lack some cells. False: there are fewer than two, or several such figures, or the cells
 * fill a rectangle, as a larger board does. */
bool text_figure_find(const struct text_figure *seen, struct text_figure *figure);

/* True if FIGURE may be SEEN but for a few cells missing or too many. */
bool text_figure_resembles(const struct text_figure *figure, const struct text_figure *seen);

/* True if FIGURE and OTHER have the same boards, in any order. */
bool text_figure_equals(const struct text_figure *figure, const struct text_figure *other);

#endif
