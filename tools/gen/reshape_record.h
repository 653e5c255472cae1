/* A changed puzzle of a file as text, a row of CSV, an object of JSON or a line of a pattern. */
#ifndef GEN_RESHAPE_RECORD_H
#define GEN_RESHAPE_RECORD_H

#include "cli/options/pattern.h"
#include "cli/text/identity.h"
#include "gen/options.h"

struct reshape_record {
    const struct gen_options *options;
    const struct sudoku_layout *layout;
    const uint8_t *puzzle; /* of the file; NULL: it could not be read */
    const uint8_t *answer; /* the changed puzzle; NULL: there is none */
    const struct identity *identity;
};

/* What the letters of a pattern stand for. */
extern const struct pattern_letter reshape_letters[];

/* Whether OPTIONS ask for CSV, JSON or a pattern. */
bool reshape_record_is_wanted(const struct gen_options *options);

/* Adds the names of the columns of CSV, with a line feed. */
void reshape_record_add_header(const struct gen_options *options, struct buffer *out);

/* Adds RECORD. Of a text without an answer nothing is added, with --keep-going an empty line. */
void reshape_record_add(const struct reshape_record *record, struct buffer *out);

#endif
