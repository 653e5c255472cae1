/* Reports of the stages: their times, and pictures for --debug. */
#ifndef SCAN_OUTPUT_DEBUG_H
#define SCAN_OUTPUT_DEBUG_H

#include "scan/picture.h"

/* Creates the folder of --debug if necessary. Returns false after a message on failure. */
bool scan_debug_open(const struct scan_options *options);

/* Writes the pictures and the judges' votes of the final readings. */
void scan_debug_finish(const struct scan_options *options, struct scan_result *result);

/* Trace function of the reader; USER is the current struct scan_result. */
void scan_debug_trace(void *user, enum svision_stage stage, double seconds,
                      const struct svision_image *picture);

#endif
