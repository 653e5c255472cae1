/* The chains nested in those of a closure. Equal ones have the same key and count once. */
#ifndef LOGIC_IMPLICATIONS_NEST_H
#define LOGIC_IMPLICATIONS_NEST_H

#include "logic/implications/graph.h"

/* Each excludes another candidate, so that there is room for all. */
enum { FORCING_MAX_NESTED = FORCING_MAX, FORCING_NEST_WORDS = FORCING_MAX_NESTED / 64 };

struct forcing_nest {
    unsigned count;
    uint64_t keys[FORCING_MAX_NESTED];
    unsigned lengths[FORCING_MAX_NESTED];
    /* Those on the way to each candidate, or the second of a clash, by [is_on][slot]. */
    uint64_t within[2][FORCING_MAX + 1][FORCING_NEST_WORDS];
};

/* Sets the chains on the way to SLOT to those of its COUNT PARENTS, numbers 2 * slot + is_on. */
void forcing_nest_join(struct forcing_nest *nest, unsigned slot, bool is_on,
                       const uint16_t *parents, unsigned count);

/* Adds a chain with KEY and LENGTH on the way to CANDIDATE, which it excludes, once. */
void forcing_nest_add(struct forcing_nest *nest, unsigned candidate, uint64_t key, unsigned length);

/* Chains already counted. */
struct forcing_counted {
    unsigned count;
    uint64_t keys[LOGIC_MAX_SIDE * FORCING_MAX_NESTED];
};

/* The total length of the chains on the way to SLOT that are not COUNTED yet; adds them to it. */
unsigned forcing_nest_count(const struct forcing_nest *nest, unsigned slot, bool is_on,
                            struct forcing_counted *counted);

#endif
