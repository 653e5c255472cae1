/* Propagation of assignments through groups and learned clauses, to the fixpoint or a conflict.
 *
 * Over groups that is elimination, naked singles and hidden singles. */
#ifndef CDCL_PROPAGATE_H
#define CDCL_PROPAGATE_H

#include "cdcl/trail.h"

/* Returns false for a conflict, recorded in the trail. */
bool cdcl_propagate(struct trail *trail);

#endif
