/* Whether a picture is sharp.
 *
 * Takes grey copies of a picture, and a grid in it or none, gives whether edges are too wide to
 * read, never fails. An edge's width is its height by its steepest slope. */
#ifndef FOCUS_H
#define FOCUS_H

#include <stdbool.h>

#include <sudokuvision/reader.h>

#include "pyramid.h"

/* Whether the lines of READING are blurred, in either direction: motion spreads only one. */
bool focus_is_lost(const struct pyramid *pyramid, const struct svision_reading *reading);

/* Whether the whole picture is, with no grid to measure: the sharpest edges of most parts that show
 * anything are wide. PICTURE has no padding and at most PYRAMID_DETECT_SIDE pixels a side; WORK has
 * room for a quarter of its pixels. */
bool focus_is_picture_blurred(const struct plane *picture, uint8_t *work);

#endif
