/* Depth-first search with propagation, one copy of the sets a level. */
#ifndef RULES_SEARCH_H
#define RULES_SEARCH_H

#include "engine/limiter.h"
#include "rules/search/branch.h"

struct rule_search {
    const struct program *program;
    struct rule_propagation propagation;
    sudoku_valueset *levels; /* cell_count + 1 times cell_count */
    uint16_t *decision;      /* by level: the cell that was given a value to reach it */
    struct branch_weights weights;
    uint8_t *solution;
};

/* Allocates the memory for PROGRAM from ARENA; false if it is short. */
bool search_create(struct rule_search *search, const struct program *program, struct arena *arena);

/* Sets level 0 to the start values restricted by CANDIDATES (NULL: not); false if a cell has none.
 */
bool search_restrict(struct rule_search *search, const sudoku_valueset *candidates);

/* Propagates the start values restricted by CANDIDATES (NULL: not); false if they are refuted.
 * search_sets() has the result. */
bool search_propagate(struct rule_search *search, const sudoku_valueset *candidates);

static inline const sudoku_valueset *search_sets(const struct rule_search *search)
{
    return search->levels;
}

/* Passes each solution to CALLBACK. Returns SUDOKU_OK when there is no other; SUDOKU_CANCELLED if
 * CALLBACK stopped the search; limiter->status if a limit did; SUDOKU_ERR_INTERNAL if a solution
 * breaks the definition of a rule. */
enum sudoku_status search_run(struct rule_search *search, const sudoku_valueset *candidates,
                              struct limiter *limiter, sudoku_solution_callback *callback,
                              void *user);

#endif
