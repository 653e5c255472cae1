/* Boards that are no puzzles, and what they are instead. */
#ifndef TEXT_READ_BOARD_NO_PUZZLE_H
#define TEXT_READ_BOARD_NO_PUZZLE_H

#include <stdbool.h>
#include <stdint.h>

/* Whether CELLS of a board of SIDE are a map of regions, maybe a damaged one: more than half of
 * them are filled, with half as many values as a row has cells at least, and equal ones lie side
 * by side, which no two digits may. */
bool text_is_region_map(const uint8_t *cells, unsigned side);

/* Whether the first row of CELLS counts the columns of a board that lacks a row: one of its numbers
 * stands once more in its column. */
bool text_is_headed(const uint8_t *cells, unsigned side);

/* Whether CELLS of side 8, 27 or 64 have no digit over 4, 9 or 16, but more than one: pencil marks
 * of a smaller board, drawn as a square in each cell. */
bool text_is_drawn_marks(const uint8_t *cells, unsigned side);

/* Whether CELLS of side 5, 10, 17 and so on are a square one with numbers at its sides, or blanks,
 * and a line twice: one row with digits is the same as the one above. */
bool text_has_row_twice(const uint8_t *cells, unsigned side);

#endif
