/* Strings of JSON (RFC 8259, section 7). */
#ifndef CLI_TEXT_JSON_H
#define CLI_TEXT_JSON_H

#include "cli/text/buffer.h"

/* Adds TEXT in quotation marks; bytes that are no UTF-8, such as in names of files, become
 * U+FFFD. */
void json_add_string(struct buffer *out, const char *text);

#endif
