/* A changed puzzle as text, CSV row, JSON object or line of a pattern. */
#ifndef GEN_RESHAPE_RECORD_H
#define GEN_RESHAPE_RECORD_H

#include "cli/options/pattern.h"
#include "cli/text/identity.h"
#include "gen/options.h"

struct reshape_record {
    const struct gen_options *options;
    const struct sudoku_layout *layout;
    const uint8_t *puzzle; /* as read; NULL: unreadable */
    const uint8_t *answer; /* the changed puzzle; NULL: none */
    const struct identity *identity;
};

/* True if OPTIONS request CSV, JSON or a pattern. */
bool reshape_record_is_wanted(const struct gen_options *options);

/* Appends the CSV header with a line feed. */
void reshape_record_add_header(const struct gen_options *options, struct buffer *out);

/* Appends RECORD. As text, a missing answer is nothing, or an empty line with --keep-going. */
void reshape_record_add(const struct reshape_record *record, struct buffer *out);

#endif
