/* Objects in place of cells, and what is said of a board beside its cells: its shape, rules,
 * whether something is refused. */
#ifndef TEXT_READ_FORMS_JSON_PIECES_H
#define TEXT_READ_FORMS_JSON_PIECES_H

#include "text/read/forms/json/text.h"

/* Takes an object that stands for a cell, such as {"value": 5, "given": true}, and leaves its value
 * as the string at hand; that is empty where it has none. The region that it names is one of the
 * board's. */
void json_take_cell(struct json_walk *walk);

/* Takes the value that follows, that of KEY, into the reader's json.shape. Behind the boards of the
 * same object it is refused: those were given without it. */
void json_take_shape(struct json_walk *walk, enum json_shape_key key);

/* Refuses the boards in what is open where what was said of their shape has a fault. */
void json_refuse(struct json_walk *walk);

/* Takes the string at hand, which stands from COLUMN on, for a rule, and refuses such boards, but
 * where it says that the rule is off. */
void json_say_rule(struct json_walk *walk, uint64_t column);

/* Whether something inside what so many brackets as DEPTH hold was refused; marks all that is open.
 */
bool json_is_refused(const struct text_json *json, unsigned depth);
void json_mark_refused(struct text_json *json);

/* Whether boards inside what is open were given already; marks it. */
bool json_has_given(const struct text_json *json);
void json_mark_given(struct text_json *json, bool is_given);

#endif
