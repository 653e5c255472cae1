/* Generated sets of puzzles that collections lack: refuted ones and ones with many solutions. */
#ifndef BENCH_MADE_H
#define BENCH_MADE_H

#include "puzzles.h"

/* Makes the set described by NAME, the same for a SEED:
 *
 *     random:N    100000 boards of N random givens that break no rule, most without a solution
 *     solution:N  100000 times N cells of a random solved grid
 *     less:FILE   the puzzles of FILE, each without one of its givens
 *     wrong:FILE  the puzzles of FILE, one given of each changed so that it breaks no rule
 *
 * Any other NAME is a file of puzzles. Returns a negative number on failure. */
int made_read(struct puzzles *puzzles, const char *name, uint64_t seed);

#endif
