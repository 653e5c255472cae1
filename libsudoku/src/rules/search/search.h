/* Depth-first search with propagation, one copy of the sets a level; if it takes long, search that
 * learns clauses takes turns with it. */
#ifndef RULES_SEARCH_H
#define RULES_SEARCH_H

#include "rules/learn/learn.h"
#include "rules/search/branch.h"

struct rule_search {
    const struct program *program;
    struct rule_propagation propagation;
    sudoku_valueset *levels; /* cell_count + 1 times cell_count */
    uint16_t *decision;      /* by level: the cell that was given a value to reach it */
    struct branch_weights weights;
    uint8_t *solution;
    unsigned level;                 /* the number of decisions */
    bool is_over;                   /* all has been tried */
    uint64_t first_turn;            /* the effort before the search that learns begins */
    uint64_t patience;              /* the number of contradictions before a pass of trials */
    struct arena *arena;            /* for the search that learns */
    struct rule_learning *learning; /* NULL: not yet needed, or memory is short */
    bool is_first_known;
    uint8_t *first; /* the first solution of a search for a few */
};

/* How many solutions are wanted: at most two, or all. */
enum search_wanted { SEARCH_FEW, SEARCH_ALL };

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

/* Passes each solution to CALLBACK, of which there are at most two if FEW are wanted. Returns
 * SUDOKU_OK when there is no other; SUDOKU_CANCELLED if CALLBACK stopped the search;
 * limiter->status if a limit did; SUDOKU_ERR_INTERNAL if a solution breaks the definition of a
 * rule. */
enum sudoku_status search_run(struct rule_search *search, const sudoku_valueset *candidates,
                              enum search_wanted wanted, struct limiter *limiter,
                              sudoku_solution_callback *callback, void *user);

#endif
