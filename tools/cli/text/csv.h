/* Fields of CSV (RFC 4180, section 2). */
#ifndef CLI_TEXT_CSV_H
#define CLI_TEXT_CSV_H

#include "cli/text/buffer.h"

/* Adds TEXT of LENGTH bytes in quotation marks. */
void csv_add_field(struct buffer *out, const char *text, size_t length);

#endif
