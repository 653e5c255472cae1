/* Pictures of a reading. Out of memory ends the program. */
#ifndef SCAN_OUTPUT_PAINT_H
#define SCAN_OUTPUT_PAINT_H

#include "scan/picture.h"

/* Paints the solutions of all readings on the decoded photo: green if the reading is certain, else
 * red. */
void scan_paint_overlay(const struct scan_options *options, const struct scan_result *result,
                        struct pixels *picture);

/* Rectifies the grid of the first reading. */
void scan_paint_rectified(const struct scan_result *result, struct pixels *picture);

#endif
