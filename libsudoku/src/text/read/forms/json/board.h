/* The board of an object in a JSON text. */
#ifndef TEXT_READ_FORMS_JSON_BOARD_H
#define TEXT_READ_FORMS_JSON_BOARD_H

#include "text/read/forms/json/text.h"

/* Gives the board in the reader's table, which ended in line END, with all that its object says of
 * it: symbols, shape, parts and candidates. */
void json_board_give(struct json_walk *walk, uint64_t end);

#endif
