/* Forms of text that other programs read and the library reads but does not write: the tools make
 * them of what it does write. */
#ifndef CLI_TEXT_FORMS_H
#define CLI_TEXT_FORMS_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "cli/text/buffer.h"

/* Numbers beside those of enum sudoku_text_format. */
enum form {
    FORM_SS = 100,      /* Simple Sudoku's .ss: rows in a frame of ASCII; boxes, sides up to 35 */
    FORM_LIBRARY = 101, /* a line of HoDoKu's technique library; sides up to 9 */
};

/* The name of FORMAT, the library's or one of these; NULL: there is none. */
const char *form_name(enum sudoku_text_format format);

/* The format called NAME. False: there is none. */
bool form_from_name(const char *name, enum sudoku_text_format *format);

/* Whether FORMAT is one of these. */
bool form_is_own(enum sudoku_text_format format);

/* Adds BOARD in its form, which is one of these. False: it has none for such a board, and nothing
 * was added. */
bool form_add(struct buffer *out, const struct sudoku_layout *layout,
              const struct sudoku_text_board *board);

#endif
