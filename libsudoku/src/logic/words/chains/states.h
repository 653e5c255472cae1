/* Candidates that chains have shown to be true or false. */
#ifndef LOGIC_WORDS_STATES_H
#define LOGIC_WORDS_STATES_H

#include <stdbool.h>

#include <sudoku/logic.h>

#include "logic/topology.h"

/* A candidate, or a group of them, that is true ("on") or false. */
struct state {
    const struct sudoku_node *node;
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
    bool is_same = a.node->digit == b.node->digit && a.node->cell_count == b.node->cell_count;
    for (size_t i = 0; is_same && i < a.node->cell_count; i++)
        is_same = a.node->cells[i] == b.node->cells[i];
    return is_same;
}

static inline bool state_is_same(struct state a, struct state b)
{
    return a.is_on == b.is_on && state_same_candidate(a, b);
}

static inline bool state_is_contrary(struct state a, struct state b)
{
    return a.is_on != b.is_on && state_same_candidate(a, b);
}

/* Adds STATE. Which cell of a group that is true holds the digit is not known: nothing is added. */
static inline void states_add(struct states *states, struct state state)
{
    const struct sudoku_node *node = state.node;
    for (size_t i = 0; i < (state.is_on && node->cell_count > 1 ? 0 : node->cell_count); i++) {
        sudoku_digitset *digits = &states->digits[state.is_on][node->cells[i]];
        *digits = sudoku_digitset_add(*digits, node->digit);
    }
}

/* True if STATES has STATE; a group that is true is never known. */
static inline bool states_has(const struct states *states, struct state state)
{
    const struct sudoku_node *node = state.node;
    bool has = !state.is_on || node->cell_count == 1;
    for (size_t i = 0; has && i < node->cell_count; i++)
        has = sudoku_digitset_has(states->digits[state.is_on][node->cells[i]], node->digit);
    return has;
}

#endif
