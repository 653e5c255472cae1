/* What identifies a puzzle among others: the last columns of a CSV row, the last members of a JSON
 * object. */
#ifndef CLI_TEXT_IDENTITY_H
#define CLI_TEXT_IDENTITY_H

#include <stdint.h>

#include "cli/text/buffer.h"

struct identity {
    uint64_t number;  /* the one in its text, else its place in the input, from 1 */
    const char *name; /* not terminated */
    size_t name_length;
    const char *file;
    uint64_t line;       /* from 1 */
    const char *comment; /* not terminated */
    size_t comment_length;
    const char *error; /* why there is no answer; NULL: there is one */
};

/* The columns of identity_add_csv(), without a line feed. */
extern const char identity_csv_header[];

/* Adds the fields, without a comma before them or a line feed. */
void identity_add_csv(const struct identity *identity, struct buffer *out);

/* Adds the members, each with a comma before it; "name" and "error" only if there is one. */
void identity_add_json(const struct identity *identity, struct buffer *out);

#endif
