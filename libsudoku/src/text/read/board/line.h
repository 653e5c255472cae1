/* Puzzles on one line. */
#ifndef TEXT_READ_BOARD_LINE_H
#define TEXT_READ_BOARD_LINE_H

#include "text/read/work.h"

/* Takes the symbols at the start of TEXT, at most SUDOKU_MAX_CELLS, into CELLS as usual digits.
 * Returns their number; *HIGHEST is the highest digit, at least 9. */
size_t text_take_symbols(const char *text, size_t length, uint8_t *cells, unsigned *highest);

/* The fast path of collections: reads a line that begins with more symbols than a row can have, as
 * many as a board has cells. False: LINE needs a closer look. */
bool text_read_plain_line(struct text_work *work, const struct text_line *line,
                          enum sudoku_status *status);

/* Reads any puzzle on a line. SUDOKU_OK, or SUDOKU_ERR_TEXT with *ERROR. */
enum sudoku_status text_read_line(struct text_work *work, const struct text_line *line,
                                  const struct text_plan *plan);

#endif
