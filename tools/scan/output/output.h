/* Output of sudoku-scan: text and picture files. */
#ifndef SCAN_OUTPUT_OUTPUT_H
#define SCAN_OUTPUT_OUTPUT_H

#include "scan/picture.h"

/* Appends the readings in the format of OPTIONS to OUT, and to result->err why there is none or one
 * is uncertain. Each of several photos has an answer with its name. */
void scan_output_text(const struct scan_options *options, struct scan_result *result,
                      struct buffer *out);

/* Likewise for an unreadable photo; result->message says why. */
void scan_output_failure(const struct scan_options *options, const struct scan_result *result,
                         struct buffer *out);

/* Writes the requested pictures. Returns false with a message in result->err if one failed. */
bool scan_output_pictures(const struct scan_options *options, const struct scan_result *result);

#endif
