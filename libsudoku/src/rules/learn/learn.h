/* Search that learns a clause from each contradiction, and starts anew now and then. */
#ifndef RULES_LEARN_LEARN_H
#define RULES_LEARN_LEARN_H

#include "engine/limiter.h"
#include "rules/learn/analyze.h"

enum learn_result {
    LEARN_PAUSED,  /* the budget is spent */
    LEARN_OVER,    /* there is no other solution */
    LEARN_STOPPED, /* by a limit, or by the caller */
    LEARN_FULL,    /* there is no room for clauses */
};

struct rule_learning {
    const struct program *program;
    struct learn_trail trail;
    struct learn_clauses clauses;
    struct learn_explainer explainer;
    struct learn_analysis analysis;
    struct learn_activity activity;
    uint64_t *due;     /* a bit per narrower */
    uint32_t followed; /* the number of events whose consequences are drawn */
    unsigned restarts;
    unsigned until_restart; /* contradictions */
    uint64_t effort;        /* cells of all narrowers that ran, other than for explanations */
};

/* Is passed each solution; true to stop. */
typedef bool learn_report(void *user, const sudoku_valueset *sets);

/* Allocates the memory for PROGRAM from ARENA; false if it is short. */
bool learn_create(struct rule_learning *learning, const struct program *program,
                  struct arena *arena);

/* Begins anew with SETS, none empty. */
void learn_start(struct rule_learning *learning, const sudoku_valueset *sets);

/* Searches until narrowers have run on BUDGET cells, counted from learn_start(), or the result is
 * known. */
enum learn_result learn_run(struct rule_learning *learning, uint64_t budget,
                            struct limiter *limiter, learn_report *report, void *user);

#endif
