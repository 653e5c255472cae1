/* What is left of an object in JSON whose beginning is lost: what stands there may be the solution
 * of a puzzle that is lost, too. */
#ifndef TEXT_READ_FORMS_JSON_REST_H
#define TEXT_READ_FORMS_JSON_REST_H

#include "text/read/forms/json/text.h"

/* Whether LINE, in no object, has a key whose array follows, and which is cut or stands for no
 * puzzle. */
bool text_json_is_rest(const struct text_line *line);

/* Whether the COUNT cells at AT in LINE, which has no further board, are the value of a key that
 * stands for no puzzle; or full, and of one that is cut, or with a quotation mark at one side only,
 * or before the end of an object or of a member that did not begin in LINE. */
bool text_json_is_solution(const struct text_line *line, size_t at, size_t count);

/* Whether LINE ends a string, a list or an object and is nothing else; for text_line_after(). */
bool text_json_is_end(const struct text_line *line, const void *unused);

/* Whether the board in the table, which is in no object, is full, and goes on with an object that
 * never began, or ends it: it may be the solution in that. */
bool json_ends_lost_solution(struct json_walk *walk);

#endif
