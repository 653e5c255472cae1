/* What sudoku-scan writes.
 *
 * Takes what was read from a photo, gives text and picture files, fails with a message. */
#ifndef SCAN_OUTPUT_H
#define SCAN_OUTPUT_H

#include "scan_picture.h"

/* Adds the readings in the format of OPTIONS to OUT, and to result->err why there is none or why
 * one is uncertain. */
void scan_output_text(const struct scan_options *options, const struct scan_result *result,
                      struct buffer *out);

/* Writes the pictures that OPTIONS ask for. False: result->err says why one is missing. */
bool scan_output_pictures(const struct scan_options *options, const struct scan_result *result);

#endif
