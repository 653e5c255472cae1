/* Scenes without a grid, drawn from a seed: what a camera sees most of the time.
 *
 * Columns of text, tables, calendars, crosswords, boards, tiles or bricks, house fronts, faces,
 * noise, clutter, pages of text and keyboards, seen at an angle. */
#ifndef BENCH_VISION_SCENE_H
#define BENCH_VISION_SCENE_H

#include "image/imageio.h"

enum { SCENE_KINDS = 12 };

extern const char *const scene_names[SCENE_KINDS];

/* Makes scene SEED, of kind SEED % SCENE_KINDS. Free PHOTO with pixels_free(). */
bool scene_make(unsigned seed, struct pixels *photo);

#endif
