/* The premises of a fact: earlier facts that it follows from. */
#ifndef RULES_LEARN_EXPLAIN_H
#define RULES_LEARN_EXPLAIN_H

#include "rules/learn/clauses.h"

/* Places of events on the trail. */
struct learn_premises {
    uint32_t *place;
    unsigned count;
};

struct learn_explainer {
    const struct program *program;
    const struct learn_trail *trail;
    const struct learn_clauses *clauses;
    struct learn_premises premises;
    uint64_t effort; /* the number of cells of all narrowers that ran */
};

/* Allocates the memory for the trail and clauses given from ARENA; false if it is short. */
bool learn_explainer_create(struct learn_explainer *explainer, const struct learn_trail *trail,
                            const struct learn_clauses *clauses, struct arena *arena);

/* Returns the premises of EVENT without those of level 0, until the next call. */
const struct learn_premises *learn_explain(struct learn_explainer *explainer,
                                           const struct learn_event *event);

/* Returns the premises of the contradiction on the trail likewise. */
const struct learn_premises *learn_explain_conflict(struct learn_explainer *explainer);

#endif
