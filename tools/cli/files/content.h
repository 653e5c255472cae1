/* What a file is, by its first bytes. */
#ifndef CLI_FILES_CONTENT_H
#define CLI_FILES_CONTENT_H

#include <stdbool.h>
#include <stddef.h>

/* As many bytes tell. */
enum { CONTENT_BYTES = 12 };

enum content {
    CONTENT_OTHER = 0, /* text, or what is not known */
    CONTENT_PICTURE = 1,
    CONTENT_GZIP = 2,
    CONTENT_ARCHIVE = 3 /* compressed in another way */
};

/* What begins with LENGTH bytes of DATA; *NAME is that of its format, or NULL. */
enum content content_of(const void *data, size_t length, const char **name);

/* Whether what begins with LENGTH bytes of DATA, of no format above, may be text in ASCII or any
 * encoding that extends it. */
bool content_is_text(const void *data, size_t length);

#endif
