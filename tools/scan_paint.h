/* Pictures that go with a reading.
 *
 * Takes what was read from a photo, gives pictures, ends the program where memory is short. */
#ifndef SCAN_PAINT_H
#define SCAN_PAINT_H

#include "scan_picture.h"

/* The photo, as it was decoded, with the solutions of its readings painted on it: green where the
 * reading is sure, red where it is not. */
void scan_paint_overlay(const struct scan_options *options, const struct scan_result *result,
                        struct pixels *picture);

/* The first reading's grid, straightened. */
void scan_paint_rectified(const struct scan_result *result, struct pixels *picture);

#endif
