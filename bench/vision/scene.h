/* Scenes without a grid, drawn from a seed: what a camera sees most of the time.
 *
 * Pages of text, tables, calendars, crosswords, boards, tiles, house fronts, faces, clutter and
 * noise, seen at an angle. */
#ifndef BENCH_VISION_SCENE_H
#define BENCH_VISION_SCENE_H

#include "image/imageio.h"

enum { SCENE_KINDS = 10 };

/* Makes scene SEED, of kind SEED % SCENE_KINDS. Free PHOTO with pixels_free(). */
bool scene_make(unsigned seed, struct pixels *photo);

#endif
