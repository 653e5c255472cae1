/* Clauses from contradictions: the first unique implication point (Marques-Silva and Sakallah,
 * GRASP, 1996). */
#ifndef RULES_LEARN_ANALYZE_H
#define RULES_LEARN_ANALYZE_H

#include "rules/learn/activity.h"
#include "rules/learn/explain.h"

struct learn_analysis {
    struct learn_trail *trail;
    struct learn_explainer *explainer;
    struct learn_activity *activity;
    bool *is_marked;      /* by event */
    unsigned marked;      /* events that are left */
    unsigned marked_last; /* those on LAST_LEVEL */
    unsigned last_level;  /* of the premises */
    uint16_t *fact;       /* of the clause: the opposites of the premises, the latest first */
    unsigned count;       /* of facts; 0: nothing is possible */
    unsigned level;       /* of the second fact; 0: there is none */
};

/* Allocates the memory from ARENA; false if it is short. */
bool learn_analysis_create(struct learn_analysis *analysis, struct learn_trail *trail,
                           struct learn_explainer *explainer, struct learn_activity *activity,
                           struct arena *arena);

/* Finds the clause by which PREMISES exclude each other. Raises the activity of all facts that
 * take part. */
void learn_analyze(struct learn_analysis *analysis, const struct learn_premises *premises);

#endif
