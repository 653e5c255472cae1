/* Pictures that go with a reading. Memory that runs out ends the program. */
#ifndef SCAN_OUTPUT_PAINT_H
#define SCAN_OUTPUT_PAINT_H

#include "scan/picture.h"

/* The photo, as it was decoded, with the solutions of its readings painted on it: green where the
 * reading is sure, red where it is not. */
void scan_paint_overlay(const struct scan_options *options, const struct scan_result *result,
                        struct pixels *picture);

/* The first reading's grid, straightened. */
void scan_paint_rectified(const struct scan_result *result, struct pixels *picture);

#endif
