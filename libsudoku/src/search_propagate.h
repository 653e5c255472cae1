/* All that follows from an assignment.
 *
 * Takes a state with assignments that are not propagated yet, gives the fixpoint over groups and
 * learned clauses, fails with a conflict. Over groups that is elimination, naked singles and
 * hidden singles. */
#ifndef SEARCH_PROPAGATE_H
#define SEARCH_PROPAGATE_H

#include "search_state.h"

/* False: conflict, noted in the state. */
bool search_propagate(struct search *search);

#endif
