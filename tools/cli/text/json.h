/* Strings of JSON (RFC 8259, section 7). */
#ifndef CLI_TEXT_JSON_H
#define CLI_TEXT_JSON_H

#include "cli/text/buffer.h"

/* Appends TEXT in quotation marks; bytes that are not UTF-8, as in file names, become U+FFFD. */
void json_add_string(struct buffer *out, const char *text);

#endif
