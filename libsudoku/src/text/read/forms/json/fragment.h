/* Where a JSON text begins in a line, and lines that are left of one whose beginning is lost: a
 * board there may be the solution of a puzzle that is lost as well. */
#ifndef TEXT_READ_FORMS_JSON_FRAGMENT_H
#define TEXT_READ_FORMS_JSON_FRAGMENT_H

#include <stdbool.h>
#include <stddef.h>

#include "text/read/lines/lines.h"

/* The first array or object in LINE, at its start or after '='; its length if there is none. */
size_t text_json_opening(const struct text_line *line);

/* True if LINE begins a JSON text rather than a section. */
bool text_json_begins(const struct text_line *line);

/* True if LINE, in no object, has a key with an array that is cut or is of no puzzle. */
bool text_json_is_rest(const struct text_line *line);

/* True if the COUNT cells at AT in LINE, its only board, are the value of a key that is of no
 * puzzle; or if they are full, and their key is cut, one of their quotation marks is lost, or they
 * end an object or a member that did not begin in LINE. */
bool text_json_is_solution(const struct text_line *line, size_t at, size_t count);

/* True if LINE ends strings, lists or objects and holds nothing else; for text_line_after(). */
bool text_json_is_end(const struct text_line *line, const void *unused);

#endif
