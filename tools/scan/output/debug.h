/* What the stages report: their times, and for --debug their pictures as files. */
#ifndef SCAN_OUTPUT_DEBUG_H
#define SCAN_OUTPUT_DEBUG_H

#include "scan/picture.h"

/* Makes the folder of --debug where it is not there. False: a message says why not. */
bool scan_debug_open(const struct scan_options *options);

/* Writes the pictures of what was read in the end. */
void scan_debug_finish(const struct scan_options *options, struct scan_result *result);

/* The reader's trace function; USER is the struct scan_result that is being read. */
void scan_debug_trace(void *user, enum svision_stage stage, double seconds,
                      const struct svision_image *picture);

#endif
