/* Candidates that guard a puzzle against a deadly pattern: one of them is true. */
#ifndef LOGIC_UNIQUENESS_GUARD_H
#define LOGIC_UNIQUENESS_GUARD_H

#include "logic/search.h"

struct guard {
    struct cellset excluded[LOGIC_MAX_SIDE]; /* by digit: what every guardian excludes */
};

/* Starts GUARD without a guardian: all candidates are excluded. */
void guard_start(struct guard *guard, const struct position *position);

/* Adds the guardian DIGIT of CELL. */
void guard_add(struct guard *guard, const struct topology *topology, unsigned cell, unsigned digit);

/* Eliminates what all guardians exclude in the step under construction. */
void guard_eliminate(const struct guard *guard, struct search *search);

#endif
