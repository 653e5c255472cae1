/* Text forms of other programs that the library reads but does not write. */
#ifndef CLI_TEXT_FORMS_H
#define CLI_TEXT_FORMS_H

#include <stdbool.h>

#include <sudoku/text.h>

#include "cli/text/buffer.h"

/* Numbers in addition to enum sudoku_text_format. */
enum form {
    FORM_SS = 100,      /* Simple Sudoku's .ss: rows in a frame of ASCII; boxes, sides up to 35 */
    FORM_LIBRARY = 101, /* a line of HoDoKu's technique library; sides up to 9 */
};

/* Returns the name of FORMAT, the library's or one of these, or NULL. */
const char *form_name(enum sudoku_text_format format);

/* Stores the format called NAME. Returns false if there is none. */
bool form_from_name(const char *name, enum sudoku_text_format *format);

/* True if FORMAT is one of these. */
bool form_is_own(enum sudoku_text_format format);

/* Appends BOARD in its form, one of these. Returns false, and appends nothing, if it cannot be
 * represented. */
bool form_add(struct buffer *out, const struct sudoku_layout *layout,
              const struct sudoku_text_board *board);

#endif
