/* User text, which may not be UTF-8, for formats that require it. */
#ifndef CLI_TEXT_UTF8_H
#define CLI_TEXT_UTF8_H

#include "cli/text/buffer.h"

/* The length of the UTF-8 sequence (RFC 3629, section 4) at TEXT, or 0. */
size_t utf8_length(const char *text);

/* Appends TEXT with each byte that is not UTF-8 replaced by U+FFFD. */
void utf8_add(struct buffer *out, const char *text);

#define UTF8_REPLACEMENT "\xEF\xBF\xBD"

#endif
