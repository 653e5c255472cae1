/* Frames of a camera, timed through the tracker.
 *
 * The tracker's stages stand beside OpenCV's blocks on the same frames. */
#ifndef BENCH_VISION_FILM_H
#define BENCH_VISION_FILM_H

#include <stdbool.h>

#include "vision/table.h"

/* Shows a page that moves, and one at rest under cameras of more and less noise, WIDTH x HEIGHT, to
 * a tracker ROUNDS times and prints TABLE, which is work room. */
bool film_time(struct table *table, unsigned width, unsigned height, unsigned rounds);

#endif
