/* A plain version of engine9's search, for counting its steps. */
#ifndef TESTS_ENGINE9_REFERENCE_WALK_H
#define TESTS_ENGINE9_REFERENCE_WALK_H

#include <stdbool.h>
#include <stdint.h>

struct walk {
    uint64_t before, all, path, guesses, refuted;
    unsigned solutions; /* at most two */
    bool plentiful;     /* likely to have many, and nothing is refuted yet */
};

/* Walks the tree of a puzzle of 81 digits (0: none) to its second solution or to the end.
 * PLENTIFUL: it is likely to have many solutions. */
struct walk reference_walk(const uint8_t *board, bool plentiful);

#endif
