/* Puzzles of boards that share cells. Boards of a named figure may also follow one another. */
#ifndef TEXT_READ_JOINED_JOINED_H
#define TEXT_READ_JOINED_JOINED_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/text.h>

#include "text/read/joined/figure.h"

struct text_work;

/* Takes the places that OPTIONS name. False: bad argument. */
bool text_joined_take(const struct sudoku_text_options *options, struct text_joined *joined);

/* The value of CHARACTER, a digit or a blank: TEXT_ZERO for 0. */
uint8_t text_joined_value(char character);

/* True if the figure of the puzzle in line NUMBER has no more cells than a board may have, and is
 * the named one, if any. False: the error is set. */
bool text_joined_fits(const struct text_work *work, uint64_t number);

/* Makes the puzzle, which begins on line NUMBER, of the values in the cells of WORK. SUDOKU_OK, or
 * SUDOKU_ERR_TEXT. */
enum sudoku_status text_joined_give(struct text_work *work, enum sudoku_text_format format,
                                    uint64_t number);

/* Reads one puzzle of any kind. */
typedef enum sudoku_status text_joined_read(void *user);

/* Reads the next puzzle of the named figure by READ: all of it, or board after board. If one board
 * is wrong, the others are left out as well. */
enum sudoku_status text_joined_next(struct text_work *work, text_joined_read *read, void *user);

#endif
