/* Reasons of assignments: the other variables of the clause, group or placement. */
#ifndef CDCL_EXPLAIN_H
#define CDCL_EXPLAIN_H

#include "cdcl/trail.h"

/* Lists in analysis.antecedents the variables whose values imply that of VARIABLE. Returns their
 * number: 0 for a decision or a fact. */
uint32_t explain_variable(struct trail *trail, uint32_t variable);

/* Same for the conflict. */
uint32_t explain_conflict(struct trail *trail);

/* True if the value of VARIABLE follows from marked variables and facts alone. */
bool explain_is_redundant(struct trail *trail, uint32_t variable);

#endif
