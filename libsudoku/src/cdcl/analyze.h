/* What a contradiction teaches.
 *
 * The clause says what the first unique implication point of the conflict excludes (J.
 * Marques-Silva, K. Sakallah, "GRASP", IEEE Transactions on Computers 48, 1999, section 3; L.
 * Zhang et al., ICCAD 2001), shortened by shrink.h. */
#ifndef CDCL_ANALYZE_H
#define CDCL_ANALYZE_H

#include "cdcl/trail.h"

struct learned_clause {
    /* Literals in trail->analysis.literals, all of them false. Only the first is of the last
     * level; the second became false last of the others. */
    uint32_t count;
    uint32_t level; /* of the second; 0 without one */
    uint32_t glue;  /* levels among them */
};

/* Call it in a conflict after the first decision. Bumps the activity of what took part. */
struct learned_clause cdcl_analyze(struct trail *trail);

#endif
