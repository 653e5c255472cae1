/* Texts without blanks and comments, and places in the original. */
#ifndef RULES_TEXT_BLANKS_H
#define RULES_TEXT_BLANKS_H

#include "rules/text/reader.h"

/* Returns RAW without the blanks and comments at its front. */
struct text_slice blanks_skip(struct text_slice raw);

/* Copies RAW without blanks and without lines that begin with '#' to TEXT, of RAW's length. Returns
 * the length of the copy. */
size_t blanks_remove(struct text_slice raw, char *text);

/* Finds the line and the column, from 1, of byte PLACE of the copy in RAW. */
void blanks_place(struct text_slice raw, size_t place, uint64_t *line, uint64_t *column);

#endif
