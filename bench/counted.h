/* Number of engine9's rounds per puzzle. */
#ifndef BENCH_COUNTED_H
#define BENCH_COUNTED_H

#include <stdbool.h>
#include <stdint.h>

struct counted {
    uint64_t before;           /* rounds up to the first branch */
    uint64_t all;              /* rounds of all boards, until a second solution or the end */
    uint64_t path;             /* of these, dependent rounds: the longest path down the tree */
    uint64_t guesses, refuted; /* branches, and boards refuted by a round */
};

/* Counts the rounds on one board; several boards that share the puzzle take as many in total, or
 * more. TEXT has 81 cells. Not thread-safe. */
struct counted count_rounds(const char *text);

/* True if a single puzzle stays on one board because it probably has many solutions. */
bool counted_is_alone(const char *text);

#endif
