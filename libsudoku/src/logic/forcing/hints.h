/* All hints of forcing chains within a chain, each conclusion once, by the best of its hints. */
#ifndef LOGIC_FORCING_HINTS_H
#define LOGIC_FORCING_HINTS_H

#include "logic/forcing/hint.h"
#include "logic/implications/graph.h"

enum {
    FORCING_MAX_HINTS = 1024,
    FORCING_MAX_PATHS = 1 << 16,
    FORCING_HINT_WORDS = FORCING_MAX / 64
};

struct forcing_listed {
    struct forcing_hint hint;
    unsigned number; /* of the hint in the order of discovery */
    unsigned first; /* its candidates in the list of paths, off and on in turn, if it is one path */
    unsigned count;
    uint64_t gone[FORCING_HINT_WORDS]; /* the candidates that it eliminates */
};

struct forcing_hints {
    const struct forcing_graph *graph;
    unsigned count;
    unsigned number;
    struct forcing_listed listed[FORCING_MAX_HINTS];
    uint16_t order[FORCING_MAX_HINTS]; /* the best first, once they are sorted */
    /* One more than the index of the hint that eliminates only this candidate, by [0], or all
     * others of its cell, by [1]; 0: none. */
    uint16_t of_target[2][FORCING_MAX];
    unsigned paths_end;
    uint16_t paths[FORCING_MAX_PATHS];
};

/* Empties HINTS for those of GRAPH. */
void forcing_hints_clear(struct forcing_hints *hints, const struct forcing_graph *graph);

/* Adds HINT, whose target is on or off, with the COUNT candidates of PATH, unless the same
 * conclusion has a better one. */
void forcing_hints_add(struct forcing_hints *hints, const struct forcing_hint *hint,
                       const uint16_t *path, unsigned count);

/* The same for a cycle that eliminates ELIMINATED, cells of each digit. */
void forcing_hints_add_cycle(struct forcing_hints *hints, const struct forcing_hint *hint,
                             const struct cellset *eliminated, const uint16_t *path,
                             unsigned count);

/* Fills the order. */
void forcing_hints_sort(struct forcing_hints *hints);

#endif
