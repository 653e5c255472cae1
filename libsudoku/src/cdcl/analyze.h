/* Conflict analysis: the clause learned from a conflict.
 *
 * The clause is that of the first unique implication point (J. Marques-Silva, K. Sakallah, "GRASP",
 * IEEE Transactions on Computers 48, 1999, section 3; L. Zhang et al., ICCAD 2001), minimized by
 * shrink.h. */
#ifndef CDCL_ANALYZE_H
#define CDCL_ANALYZE_H

#include "cdcl/trail.h"

struct learned_clause {
    /* Literals in trail->analysis.literals, all false. Only the first is of the last level; the
     * second is of the highest level among the others. */
    uint32_t count;
    uint32_t level; /* of the second literal; 0 without one */
    uint32_t glue;  /* number of levels among the literals */
};

/* Analyzes a conflict after at least one decision. Bumps the activity of the variables involved. */
struct learned_clause cdcl_analyze(struct trail *trail);

#endif
