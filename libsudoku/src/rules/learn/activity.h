/* How often facts took part in contradictions, recent ones counting more (variable state
 * independent decaying sum; Moskewicz and others, Chaff, 2001). */
#ifndef RULES_LEARN_ACTIVITY_H
#define RULES_LEARN_ACTIVITY_H

#include "rules/learn/trail.h"

struct learn_activity {
    const struct program *program;
    float *of_pair; /* by fact / 2 */
    float step;     /* what the next contradiction adds */
};

/* Allocates the memory for PROGRAM from ARENA; false if it is short. */
bool learn_activity_create(struct learn_activity *activity, const struct program *program,
                           struct arena *arena);

/* Forgets all contradictions. */
void learn_activity_clear(struct learn_activity *activity);

/* Counts that FACT takes part in the contradiction at hand. */
static inline void learn_activity_raise(struct learn_activity *activity, unsigned fact)
{
    activity->of_pair[fact / 2] += activity->step;
}

/* Makes all contradictions so far count less. */
void learn_activity_age(struct learn_activity *activity);

/* Returns the most active fact that an open cell of SETS has a value, on auxiliary cells only if no
 * other is open; LEARN_UNKNOWN if none is. */
unsigned learn_activity_choose(const struct learn_activity *activity, const sudoku_valueset *sets);

#endif
