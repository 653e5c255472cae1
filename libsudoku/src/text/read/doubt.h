/* Boards that may be something else than a puzzle: a solution, a map of regions, a part of a larger
 * board. */
#ifndef TEXT_READ_DOUBT_H
#define TEXT_READ_DOUBT_H

#include "text/read/work.h"

/* Checks that the puzzle, with which LINE, the last one, begins, is the only board it can be: no
 * solution of a puzzle that was lost, since it is not full or there are no pairs, records or rests
 * of JSON around, and no part of a board that goes on in the next line. SUDOKU_OK, or
 * SUDOKU_ERR_TEXT. */
enum sudoku_status text_doubt_line(struct text_work *work, struct text_line *line);

/* Checks that the cells of the puzzle are no map of regions, no numbers of columns, no drawn pencil
 * marks; a single candidate counts as a digit, since other formats write it as one. SUDOKU_OK, or
 * SUDOKU_ERR_TEXT. */
enum sudoku_status text_doubt_cells(const struct text_work *work);

/* True if PUZZLE has a digit in every cell. */
bool text_is_full_board(const struct sudoku_text_puzzle *puzzle);

/* True if PUZZLE is full and HEADING has a word for solutions in its name. */
bool text_is_named_solution(const struct text_heading *heading,
                            const struct sudoku_text_puzzle *puzzle);

/* True if CELLS prove that they were read as they were written: side 9, a symmetric pattern, and
 * one solution. */
bool text_is_proper(const uint8_t *cells, unsigned side, const struct sudoku_allocator *allocator);

/* The number of symbols in LINE if it is a single token, else 0. */
size_t text_lone_cells(const struct text_line *line);

#endif
