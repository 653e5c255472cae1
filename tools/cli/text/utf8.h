/* Text of users, of which some is no UTF-8, for formats that take nothing else. */
#ifndef CLI_TEXT_UTF8_H
#define CLI_TEXT_UTF8_H

#include "cli/text/buffer.h"

/* Length of the UTF-8 sequence (RFC 3629, section 4) at TEXT, 0 where there is none. */
size_t utf8_length(const char *text);

/* Adds TEXT, of which each byte that is no UTF-8 becomes U+FFFD. */
void utf8_add(struct buffer *out, const char *text);

#define UTF8_REPLACEMENT "\xEF\xBF\xBD"

#endif
