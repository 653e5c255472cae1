/* All that follows from an assignment.
 *
 * Groups and learned clauses are followed to their fixpoint or to a conflict. Over groups that is
 * elimination, naked singles and hidden singles. */
#ifndef CDCL_PROPAGATE_H
#define CDCL_PROPAGATE_H

#include "cdcl/trail.h"

/* False: conflict, noted in the state. */
bool cdcl_propagate(struct trail *trail);

#endif
