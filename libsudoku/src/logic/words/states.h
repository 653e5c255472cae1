/* Candidates that chains have shown to be true or false. */
#ifndef LOGIC_WORDS_STATES_H
#define LOGIC_WORDS_STATES_H

#include <stdbool.h>

#include <sudoku/logic.h>

#include "logic/topology.h"

/* A candidate that is true ("on") or false. */
struct state {
    const struct sudoku_node *node; /* a single candidate */
    bool is_on;
};

/* States by cell. */
struct states {
    sudoku_digitset digits[2][LOGIC_MAX_CELLS];
};

static inline struct state state_at_start(const struct sudoku_link *link)
{
    return (struct state){&link->from, !link->is_strong};
}

static inline struct state state_at_end(const struct sudoku_link *link)
{
    return (struct state){&link->to, link->is_strong};
}

static inline bool state_same_candidate(struct state a, struct state b)
{
    return a.node->cells[0] == b.node->cells[0] && a.node->digit == b.node->digit;
}

static inline bool state_is_same(struct state a, struct state b)
{
    return a.is_on == b.is_on && state_same_candidate(a, b);
}

static inline bool state_is_contrary(struct state a, struct state b)
{
    return a.is_on != b.is_on && state_same_candidate(a, b);
}

static inline void states_add(struct states *states, struct state state)
{
    sudoku_digitset *digits = &states->digits[state.is_on][state.node->cells[0]];
    *digits = sudoku_digitset_add(*digits, state.node->digit);
}

static inline bool states_has(const struct states *states, struct state state)
{
    return sudoku_digitset_has(states->digits[state.is_on][state.node->cells[0]],
                               state.node->digit);
}

#endif
