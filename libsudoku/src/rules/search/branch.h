/* The choice of what to try next, by how often cells were part of contradictions. */
#ifndef RULES_SEARCH_BRANCH_H
#define RULES_SEARCH_BRANCH_H

#include "rules/search/propagate.h"

struct branch_weights {
    const struct program *program;
    float *weight; /* by cell: its part in contradictions, recent ones more, times its factor */
    float *factor; /* by cell: its priority */
    float step;    /* what the next contradiction adds */
};

/* The value to try in a cell. */
struct branch {
    unsigned cell; /* cell_count: none is open */
    sudoku_valueset value;
};

/* Allocates the memory for PROGRAM from ARENA; false if it is short. */
bool branch_create(struct branch_weights *weights, const struct program *program,
                   struct arena *arena);

/* Sets the weights to those of a search that begins. */
void branch_reset(struct branch_weights *weights);

/* Adds to the weights of DECISION, the cell whose value was tried or excluded last, and of the
 * cells of the rule that failed in PROPAGATION after that. */
void branch_blame(struct branch_weights *weights, const struct rule_propagation *propagation,
                  unsigned decision);

/* Chooses among the open cells of SETS. Auxiliary cells come last. */
struct branch branch_choose(const struct branch_weights *weights, const sudoku_valueset *sets);

#endif
