/* What vectors win. */
#ifndef BENCH_VISION_KERNELS_H
#define BENCH_VISION_KERNELS_H

#include <stdbool.h>

/* Shrinks a row of a frame of 1080p as often as a frame has them, with plain loops and with those
 * for this processor in turn, and prints the ratio. False: memory is short. */
bool kernels_time(unsigned rounds);

#endif
