/* The speedup by vectors. */
#ifndef BENCH_VISION_KERNELS_H
#define BENCH_VISION_KERNELS_H

#include <stdbool.h>

/* Downscales a row as often as a 1080p frame has rows, with plain loops and with vector kernels in
 * turn, and prints the ratio. Returns false if memory is short. */
bool kernels_time(unsigned rounds);

#endif
