/* What sudoku-scan writes.
 *
 * Takes what was read from a photo, gives text on standard output and picture files, fails with a
 * message on stderr. */
#ifndef SCAN_OUTPUT_H
#define SCAN_OUTPUT_H

#include "scan_picture.h"

/* Writes the readings in the format of OPTIONS, and to stderr why there is none or why one is
 * uncertain. */
bool scan_output_text(const struct scan_options *options, const struct scan_result *result);

/* Writes the pictures that OPTIONS ask for. */
bool scan_output_pictures(const struct scan_options *options, const struct scan_result *result);

#endif
