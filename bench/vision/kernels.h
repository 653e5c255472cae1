/* Loops for the instruction sets: the choice of one, and the speedup by vectors. */
#ifndef BENCH_VISION_KERNELS_H
#define BENCH_VISION_KERNELS_H

#include <stdbool.h>

/* Restricts this program's reader to the kernels of instruction set NAME: portable, sse, avx2,
 * avx512 or neon. Returns false, with a message on stderr, if this processor lacks it. */
bool kernels_choose(const char *name);

/* Downscales a row as often as a 1080p frame has rows, with plain loops and with vector kernels in
 * turn, and prints the ratio. Returns false if memory is short. */
bool kernels_time(unsigned rounds);

#endif
