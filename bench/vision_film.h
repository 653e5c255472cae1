/* Frames of a camera, timed through the tracker.
 *
 * Takes a size, gives a table of the tracker's stages beside OpenCV's blocks on the same frames,
 * fails when memory is short or OpenCV does. */
#ifndef VISION_FILM_H
#define VISION_FILM_H

#include <stdbool.h>

#include "vision_table.h"

/* Shows a moving page WIDTH x HEIGHT to a tracker ROUNDS times and prints TABLE, which is work
 * room. */
bool film_time(struct table *table, unsigned width, unsigned height, unsigned rounds);

#endif
