/* Frames of a camera that is being aimed: scenes without a grid, timed through the tracker. */
#ifndef BENCH_VISION_AIM_H
#define BENCH_VISION_AIM_H

#include <stdbool.h>

#include "vision/table.h"

/* Moves a camera of 640 x 480 over scenes of all kinds for ROUNDS and prints the times of its
 * frames, of each kind and of all. TABLE is working memory. */
bool aim_time(struct table *table, unsigned rounds);

#endif
