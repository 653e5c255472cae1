/* What the stages report.
 *
 * Takes a stage's time and picture, gives sums of times and, for --debug, picture files; a file
 * that cannot be written makes the photo fail with a message. */
#ifndef SCAN_DEBUG_H
#define SCAN_DEBUG_H

#include "scan_picture.h"

/* The reader's trace function; USER is the struct scan_result that is being read. */
void scan_debug_trace(void *user, enum svision_stage stage, double seconds,
                      const struct svision_image *picture);

/* The name of STAGE, such as "grey". */
const char *scan_debug_stage(enum svision_stage stage);

#endif
