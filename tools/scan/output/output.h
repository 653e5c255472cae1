/* What sudoku-scan writes: text and picture files. */
#ifndef SCAN_OUTPUT_OUTPUT_H
#define SCAN_OUTPUT_OUTPUT_H

#include "scan/picture.h"

/* Adds the readings in the format of OPTIONS to OUT, and to result->err why there is none or why
 * one is uncertain. Of several photos each has its answer, with its name. */
void scan_output_text(const struct scan_options *options, struct scan_result *result,
                      struct buffer *out);

/* The same for a photo that cannot be read: result->message says why. */
void scan_output_failure(const struct scan_options *options, const struct scan_result *result,
                         struct buffer *out);

/* Writes the pictures that OPTIONS ask for. False: result->err says why one is missing. */
bool scan_output_pictures(const struct scan_options *options, const struct scan_result *result);

#endif
