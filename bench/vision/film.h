/* Frames of a camera, timed through the tracker.
 *
 * The tracker's stages are listed beside OpenCV's blocks on the same frames. */
#ifndef BENCH_VISION_FILM_H
#define BENCH_VISION_FILM_H

#include <stdbool.h>

#include "vision/table.h"

/* Shows a moving page, and a page at rest under cameras of more and less noise, WIDTH x HEIGHT, to
 * a tracker for ROUNDS, and prints TABLE, which is working memory. */
bool film_time(struct table *table, unsigned width, unsigned height, unsigned rounds);

#endif
