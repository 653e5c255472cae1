/* Propagation: values of single sets leave the cells that differ, and rules narrow the sets of
 * their cells, until nothing changes. */
#ifndef RULES_PROPAGATE_H
#define RULES_PROPAGATE_H

#include "rules/search/program.h"

enum { PROPAGATE_NO_RULE = -1 };

struct rule_propagation {
    const struct program *program;
    sudoku_valueset *sets; /* by cell; those of the current level of the search */
    uint64_t *due;         /* a bit per narrower */
    uint16_t *single;      /* cells with one value that is still to leave their peers */
    unsigned single_count;
    uint64_t effort; /* the number of cells of all narrowers that ran */
    int failed_rule; /* the narrower that failed last, or PROPAGATE_NO_RULE */
    unsigned failed_cell;
};

/* Allocates the memory for PROGRAM from ARENA; false if it is short. */
bool propagation_create(struct rule_propagation *propagation, const struct program *program,
                        struct arena *arena);

/* Makes everything due: SETS are new. False if a cell has no value. */
bool propagation_start(struct rule_propagation *propagation, sudoku_valueset *sets);

/* Narrows CELL to SET, a part of its values; false if SET is empty. CELL then keeps its values: if
 * it was decided, backtracking reads there which value to exclude. */
bool propagation_set(struct rule_propagation *propagation, unsigned cell, sudoku_valueset set);

/* Runs what is due; false if there is a contradiction, after which nothing is due. */
bool propagation_run(struct rule_propagation *propagation);

/* Forgets what is due. */
void propagation_clear(struct rule_propagation *propagation);

#endif
