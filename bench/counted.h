/* How many rounds of engine9 a puzzle takes. */
#ifndef BENCH_COUNTED_H
#define BENCH_COUNTED_H

#include <stdbool.h>
#include <stdint.h>

struct counted {
    uint64_t before; /* rounds up to the first branch */
    uint64_t all;    /* rounds of all boards, until a second solution or the end */
    uint64_t path;   /* those of them that wait for each other: the longest way down the tree */
    uint64_t guesses, refuted; /* branches, and boards that a round refuted */
};

/* Counts on one board: where several share the puzzle they take as many together, or more. TEXT has
 * 81 cells. Not thread-safe. */
struct counted count_rounds(const char *text);

/* Whether a single puzzle stays on one board, as it is likely to have many solutions. */
bool counted_is_alone(const char *text);

#endif
