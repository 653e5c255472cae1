/* Puzzles for benchmarks, read from files and randomized.
 *
 * Files hold one classic puzzle of 81 characters per line. */
#ifndef BENCH_PUZZLES_H
#define BENCH_PUZZLES_H

#include <stddef.h>
#include <stdint.h>

enum { PUZZLE_STRIDE = 82 }; /* 81 characters and a newline */

struct puzzles {
    char *texts;
    size_t count;
};

/* Reads the lines of NAME that begin with 81 cells. Returns a negative number on failure. */
int puzzles_read(struct puzzles *puzzles, const char *name);

void puzzles_free(struct puzzles *puzzles);

/* Shuffles the puzzles and replaces each by a random equivalent: digits renamed, rows, columns,
 * bands and stacks exchanged, possibly transposed. The same SEED gives the same result. */
void puzzles_shuffle(struct puzzles *puzzles, uint64_t seed);

#endif
