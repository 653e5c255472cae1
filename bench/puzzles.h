/* Puzzles for benchmarks: read from files, and made unpredictable.
 *
 * Files hold one classic puzzle of 81 characters a line. */
#ifndef BENCH_PUZZLES_H
#define BENCH_PUZZLES_H

#include <stddef.h>
#include <stdint.h>

enum { PUZZLE_STRIDE = 82 }; /* 81 characters and a newline */

struct puzzles {
    char *texts;
    size_t count;
};

/* Reads the lines of NAME that begin with 81 cells. Negative on failure. */
int puzzles_read(struct puzzles *puzzles, const char *name);

void puzzles_free(struct puzzles *puzzles);

/* Puts the puzzles in random order and replaces each by a random equivalent: digits renamed, rows,
 * columns, bands and stacks exchanged, transposed or not. The same SEED gives the same. */
void puzzles_shuffle(struct puzzles *puzzles, uint64_t seed);

#endif
