/* Why a variable has its value: the others of the clause, or of what stands for one. */
#ifndef CDCL_EXPLAIN_H
#define CDCL_EXPLAIN_H

#include "cdcl/trail.h"

/* Lists the variables whose values are the reason for that of VARIABLE in analysis.antecedents, and
 * gives their number: 0 for a decision or a fact. */
uint32_t explain_variable(struct trail *trail, uint32_t variable);

/* The same for the conflict. */
uint32_t explain_conflict(struct trail *trail);

/* Whether VARIABLE has its value because of marked variables and facts alone. */
bool explain_is_redundant(struct trail *trail, uint32_t variable);

#endif
